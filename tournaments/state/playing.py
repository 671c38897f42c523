"""Facts of rounds, tables and games."""

from __future__ import annotations

from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    Absent,
    CutMade,
    GameOver,
    GameStarted,
    GameVoided,
    Paired,
    RoundClosed,
    RoundPaired,
    RoundUndone,
    Ruled,
    TableOpened,
)
from tournaments.facts.record import Record
from tournaments.settings.formats import Pods, RoundRobin, Swiss
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision, finished, next_game
from tournaments.state.entering import take_draw
from tournaments.state.leaving import settle_leavers
from tournaments.state.model import CUT, MAIN, Game, Pairing, Report, Round, Ruling, State
from tournaments.state.points import points_before


def find_pairing(state: State, stage: int, number: int, table: int) -> Pairing:
    """Return a pairing by its place. Raise TournamentError if there is none."""
    pairing = state.pairing_of(stage, number, table)
    if pairing is None:
        raise TournamentError("pairing-unknown", "TM-01", stage=stage, round=number, table=table)
    return pairing


def check_places(state: State, pairing: Pairing, places: tuple[int, ...]) -> None:
    """Raise TournamentError if places are none of a pairing's sides."""
    if len(places) != len(pairing.sides) or pairing.is_bye:
        raise TournamentError("places-wrong", "TM-01", places=str(places))
    duel = len(places) == 2 and not isinstance(state.settings.format, Pods)
    if duel and places not in ((1, 2), (2, 1), (1, 1), (2, 2)):
        raise TournamentError("places-wrong", "TM-01", places=str(places))
    if not duel and not all(1 <= place <= len(places) for place in places):
        raise TournamentError("places-wrong", "TM-01", places=str(places))


def runs_together(state: State) -> bool:
    """Return whether all rounds of the main stage run at once: a round robin of days (TM-22)."""
    return isinstance(state.settings.format, RoundRobin) and isinstance(state.settings.pace, Days)


def pair_round(state: State, fact: RoundPaired, record: Record) -> None:
    """Add a paired round, the next of its stage."""
    _check_running(state)
    _check_round(state, fact)
    _check_sides(state, fact)
    if fact.by_hand:
        if not record.reason:
            raise TournamentError("reason-none", "TM-61")
        if record.actor and any(record.actor in pairing.sides for pairing in fact.pairings):
            raise TournamentError("own-pairing", "TM-60", entry=record.actor)
    take_draw(state, fact.draw)
    before = points_before(state, fact.round) if fact.stage == MAIN else {}
    pairings = [_pairing(fact, table, paired) for table, paired in enumerate(fact.pairings, 1)]
    gone = tuple(entry for entry in state.seeds if state.is_out(entry))
    made = Round(
        fact.stage, fact.round, fact.draw, record.at, pairings, before, gone, fact.half, fact.none, fact.by_hand
    )
    state.rounds[fact.stage, fact.round] = made
    settle_leavers(state, record.at)


def _pairing(fact: RoundPaired, table: int, paired: Paired) -> Pairing:
    return Pairing(fact.stage, fact.round, table, paired.sides, paired.node, paired.group, games=[], extensions=[])


def _check_round(state: State, fact: RoundPaired) -> None:
    number = state.paired_rounds(fact.stage) + 1
    if fact.stage != state.stage or fact.round != number:
        raise TournamentError("round-wrong", "TM-02", stage=fact.stage, round=fact.round, next=number)
    if fact.stage == MAIN and state.planned and number > state.planned:
        raise TournamentError("rounds-over", "TM-23", rounds=state.planned)
    last = state.rounds.get((fact.stage, number - 1))
    if last and not last.is_closed and not runs_together(state):
        raise TournamentError("round-open", "TM-02", round=number - 1)


def _check_sides(state: State, fact: RoundPaired) -> None:
    sides = [side for pairing in fact.pairings for side in pairing.sides]
    if (
        not (sides or fact.half or fact.none)
        or len({*sides}) != len(sides)
        or not {*sides} <= {*state.seeds_of(fact.stage)}
    ):
        raise TournamentError("sides-wrong", "TM-01")
    most = state.settings.seats[1] if isinstance(state.settings.format, Pods) and fact.stage == MAIN else 2
    if any(not 1 <= len(pairing.sides) <= max(most, 2) for pairing in fact.pairings):
        raise TournamentError("sides-wrong", "TM-01")
    away = {*fact.half, *fact.none}
    if away & {*sides}:
        raise TournamentError("sides-wrong", "TM-08")
    if isinstance(state.settings.format, Swiss | Pods) and fact.stage == MAIN:
        missing = {*state.active()} - {*sides} - away
        gone = {side for side in sides if state.is_out(side)}
        if missing or gone:
            raise TournamentError("sides-wrong", "TM-01", missing=len(missing), gone=len(gone))


def open_table(state: State, fact: TableOpened, record: Record) -> None:
    """Note the match of a game; a game has one at a time."""
    _check_running(state)
    pairing = _undecided(state, fact)
    if fact.nth != next_game(state, pairing) or any(game.nth == fact.nth for game in pairing.games):
        raise TournamentError("game-wrong", "TM-33", nth=fact.nth)
    pairing.games.append(Game(fact.nth, fact.code, record.at))


def start_game(state: State, fact: GameStarted, record: Record) -> None:
    """Note that a game runs."""
    game = _open_game(_undecided(state, fact), fact.nth)
    if game.started_at:
        raise TournamentError("game-wrong", "TM-34", nth=fact.nth)
    game.started_at = record.at


def finish_game(state: State, fact: GameOver, record: Record) -> None:
    """Note the result of a game; a second result of the same game is refused."""
    pairing = _undecided(state, fact)
    check_places(state, pairing, fact.places)
    if fact.nth != next_game(state, pairing):
        raise TournamentError("game-wrong", "TM-33", nth=fact.nth)
    first = fact.first or first_of_game(state, pairing, fact.nth)
    game = next((game for game in pairing.games if game.nth == fact.nth), None)
    if game is None:
        # A forfeit needs no table.
        game = Game(fact.nth)
        pairing.games.append(game)
    game.places, game.how, game.first = fact.places, fact.how, first
    game.report = Report(fact.places, fact.how) if record.by == "system" else None
    game.left, game.over_at = fact.left, record.at
    if fact.goes_on and decision(state, pairing) is None:
        pairing.games.append(Game(fact.nth + 1, game.code, game.opened_at, record.at))


def first_of_game(state: State, pairing: Pairing, nth: int) -> int:
    """Return the entry that goes first in a game, 0 for nobody: in game 1 the first side, then who lost before (TM-27)."""
    if not state.settings.first or len(pairing.sides) != 2:
        return 0
    first = pairing.sides[0]
    for game in finished(pairing)[: nth - 1]:
        if game.places in ((1, 2), (2, 1)):
            first = pairing.sides[game.places.index(2)]
        elif game.places == (1, 1):
            first = next(side for side in pairing.sides if side != (game.first or first))
    return first


def void_game(state: State, fact: GameVoided, record: Record) -> None:
    """Forget a game without a result: it is played again (TM-40).

    If it was the last game of a series that ended, its match is back in it (TM-33).
    """
    pairing = _undecided(state, fact)
    _check_actor(record, pairing)
    done = finished(pairing)
    last = done[-1] if done and done[-1].nth == fact.nth else None
    game = _open_game(pairing, fact.nth + 1 if last else fact.nth)
    if last is not None:
        if not game.code or game.code != last.code or record.by != "system":
            raise TournamentError("game-wrong", "TM-33", nth=fact.nth)
        last.places, last.left, last.over_at, last.report = (), (), 0, None
    pairing.games.remove(game)


def note_absent(state: State, fact: Absent, _record: Record) -> None:
    """Take entries out of a pod that has not begun (TM-31)."""
    pairing = _undecided(state, fact)
    begun = any(game.started_at for game in pairing.games)
    if not isinstance(state.settings.format, Pods) or begun or not {*fact.entries} <= {*pairing.sides}:
        raise TournamentError("absent-wrong", "TM-31")
    pairing.absent = (*pairing.absent, *(entry for entry in fact.entries if entry not in pairing.absent))


def rule(state: State, fact: Ruled, record: Record) -> None:
    """Decide a pairing whatever its games (TM-40, TM-63)."""
    pairing = _undecided(state, fact)
    _check_actor(record, pairing)
    check_places(state, pairing, fact.places)
    if state.is_knockout(fact.stage) and fact.places == (1, 1):
        raise TournamentError("draw-knockout", "TM-16")
    pairing.ruling = Ruling(fact.places, fact.how, record.at)


def close_round(state: State, fact: RoundClosed, record: Record) -> None:
    """Close a round whose pairings are all decided."""
    found = state.rounds.get((fact.stage, fact.round))
    if found is None or found.is_closed:
        raise TournamentError("round-wrong", "TM-02", stage=fact.stage, round=fact.round)
    open_tables = [pairing.table for pairing in found.pairings if decision(state, pairing) is None]
    if open_tables:
        raise TournamentError("tables-open", "TM-38", table=open_tables[0], count=len(open_tables))
    if isinstance(state.settings.format, Pods) != (fact.draw is not None):
        raise TournamentError("draw-wrong", "TM-32")
    if fact.draw is not None:
        take_draw(state, fact.draw)
    found.closed_at, found.lots_draw = max(record.at, 1), fact.draw


def undo_round(state: State, fact: RoundUndone, record: Record) -> None:
    """Take the latest round back while none of its games is finished (TM-62)."""
    found = state.rounds.get((fact.stage, fact.round))
    if found is None or fact.stage != state.stage or fact.round != state.paired_rounds(fact.stage):
        raise TournamentError("undo-latest", "TM-62", round=fact.round)
    if not record.reason:
        raise TournamentError("reason-none", "TM-61")
    if found.is_closed or any(_has_result(pairing) for pairing in found.pairings):
        raise TournamentError("undo-finished", "TM-62", round=fact.round)
    del state.rounds[fact.stage, fact.round]


def _has_result(pairing: Pairing) -> bool:
    ruled = pairing.ruling is not None and not pairing.ruling.by_leaving
    return ruled or bool(finished(pairing))


def make_cut(state: State, fact: CutMade, _record: Record) -> None:
    """Begin the stage of the cut (TM-23)."""
    _check_running(state)
    cut = getattr(state.settings.format, "cut", 0)
    last = state.rounds.get((MAIN, state.planned))
    if not cut or state.stage == CUT or last is None or not last.is_closed:
        raise TournamentError("cut-early", "TM-23")
    active = {*state.active()}
    if not {*fact.seeds} <= active or len(fact.seeds) != min(cut, len(active)) or len({*fact.seeds}) != len(fact.seeds):
        raise TournamentError("cut-wrong", "TM-23")
    take_draw(state, fact.draw)
    state.cut_seeds, state.cut_draw = fact.seeds, fact.draw


def _undecided(state: State, fact: TableOpened | GameStarted | GameOver | GameVoided | Absent | Ruled) -> Pairing:
    pairing = find_pairing(state, fact.stage, fact.round, fact.table)
    found = state.rounds[fact.stage, fact.round]
    if state.phase != "running":
        raise TournamentError("not-running", "TM-02")
    if found.is_closed or decision(state, pairing) is not None:
        raise TournamentError("pairing-decided", "TM-48", table=fact.table)
    return pairing


def _open_game(pairing: Pairing, nth: int) -> Game:
    game = next((game for game in pairing.games if game.nth == nth and not game.places), None)
    if game is None:
        raise TournamentError("game-wrong", "TM-33", nth=nth)
    return game


def _check_running(state: State) -> None:
    if state.phase != "running":
        raise TournamentError("not-running", "TM-02")
    if state.paused:
        raise TournamentError("paused", "TM-02")


def _check_actor(record: Record, pairing: Pairing) -> None:
    if record.actor in pairing.sides and record.by in ("organiser", "judge"):
        raise TournamentError("own-pairing", "TM-60", entry=record.actor)
