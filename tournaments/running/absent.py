"""The facts of a no-show (TM-35, TM-31), of flags that fell together (TM-36) and of a penalty (TM-63)."""

from __future__ import annotations

from collections.abc import Collection

from tournaments.errors import TournamentError
from tournaments.facts.kinds import Absent, AnyFact, Disqualified, GameOver, Penalised, Penalty, Ruled
from tournaments.settings.formats import Pods
from tournaments.state.deciding import BOTH_LOSE, by_seed, decision, finished, has_played, next_game, wins_of
from tournaments.state.model import Pairing, State
from tournaments.state.playing import find_pairing


def no_show(state: State, place: tuple[int, int, int], whole: bool, missing: Collection[int]) -> tuple[AnyFact, ...]:
    """Return the facts for entries that did not come to a table (stage, round, table).

    They lose the game, or with `whole` the pairing; if nobody came, all lose. Who has won a game because the other was not there
    is not lost with the pairing. A pod begins without them.
    """
    pairing = find_pairing(state, *place)
    gone = tuple(side for side in pairing.sides if side in missing)
    if not gone:
        return ()
    if isinstance(state.settings.format, Pods):
        return (Absent(*place, gone),)
    if whole:
        came = {
            side for game in finished(pairing) for side, p in zip(pairing.sides, game.places, strict=True) if p == 1
        }
        gone = tuple(side for side in gone if side not in came) or gone
    return (_lost(state, pairing, gone, whole),)


def out_of_time(state: State, place: tuple[int, int, int], missing: Collection[int]) -> tuple[AnyFact, ...]:
    """Return the facts for a pairing whose deadline has come while none of its games runs (TM-38).

    More wins take the pairing. With equal wins it is drawn, or whoever is not at the open table loses; `missing` are the sides
    that are not there. In elimination the better seed goes on where that decides nothing, unless nobody came.
    """
    pairing = find_pairing(state, *place)
    if isinstance(state.settings.format, Pods):
        return no_show(state, place, True, missing)
    one, other = wins_of(pairing)
    if one != other:
        return (Ruled(*place, (1, 2) if one > other else (2, 1), "played"),)
    gone = [side for side in pairing.sides if side in missing]
    played = has_played(pairing)
    if len(gone) == 1:
        return (_lost(state, pairing, gone, whole=True),)
    if not state.is_knockout(pairing.stage):
        places = (1, 1) if played else (BOTH_LOSE, BOTH_LOSE)
        return (Ruled(*place, places, "played" if played else "forfeit"),)
    if gone or not played:
        return (Ruled(*place, (BOTH_LOSE, BOTH_LOSE), "forfeit"),)
    return (Ruled(*place, by_seed(state, pairing), "played"),)


def both_late(state: State, place: tuple[int, int, int]) -> Ruled:
    """Return the fact for a pairing whose one match ended because the flags of both sides fell at the same moment (TM-36).

    Both have lost the pairing, whatever its score. In elimination somebody goes on: who has won more games, else the better seed.
    """
    pairing = find_pairing(state, *place)
    if not state.is_knockout(pairing.stage):
        return Ruled(*place, (BOTH_LOSE, BOTH_LOSE), "played")
    one, other = wins_of(pairing)
    return Ruled(*place, by_seed(state, pairing) if one == other else (1, 2) if one > other else (2, 1), "played")


def penalty(
    state: State, entry: int, kind: Penalty, place: tuple[int, int, int], points: str = "0"
) -> tuple[AnyFact, ...]:
    """Return the facts of a penalty: the penalty itself, and the game, pairing or tournament that it costs.

    `place` is the table at which it is given (stage, round, table).
    """
    stage, number, _ = place
    held = Penalised(entry, kind, stage, number, points)
    if kind in ("warning", "points"):
        return (held,)
    if kind == "out":
        return (held, Disqualified(entry))
    pairing = find_pairing(state, *place)
    if entry not in pairing.sides or decision(state, pairing) is not None or len(pairing.sides) != 2:
        raise TournamentError("penalty-table", "TM-63", entry=entry)
    return (held, _lost(state, pairing, (entry,), kind == "pairing"))


def _lost(state: State, pairing: Pairing, losers: Collection[int], whole: bool) -> GameOver | Ruled:
    places = tuple(BOTH_LOSE if side in losers else 1 for side in pairing.sides)
    if whole:
        return Ruled(pairing.stage, pairing.round, pairing.table, places, "forfeit")
    nth = next_game(state, pairing)
    return GameOver(pairing.stage, pairing.round, pairing.table, nth, places, "forfeit")
