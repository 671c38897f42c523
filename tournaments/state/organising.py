"""Facts of organisers and judges: corrections, penalties, extensions, pauses, the end."""

from __future__ import annotations

from fractions import Fraction

from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    Cancelled,
    Corrected,
    Downtime,
    Ended,
    Exempted,
    Extended,
    Fitted,
    Paused,
    Penalised,
    Resumed,
)
from tournaments.facts.record import Record
from tournaments.settings.paces import Days
from tournaments.state import model
from tournaments.state.deciding import decision, finished
from tournaments.state.entering import entry_of
from tournaments.state.model import Pairing, Ruling, State
from tournaments.state.playing import check_places, find_pairing


def correct(state: State, fact: Corrected, record: Record) -> None:
    """Correct the result of a game, or with `nth` 0 of a pairing (TM-62). Pairings of later rounds stay.

    In a bracket that is allowed until the next pairing of a side begins; the sides then change places there.
    """
    pairing = find_pairing(state, fact.stage, fact.round, fact.table)
    _check_author(record, pairing)
    check_places(state, pairing, fact.places)
    game = next((game for game in finished(pairing) if game.nth == fact.nth), None)
    before = decision(state, pairing)
    if before is None or (game is None and fact.nth):
        raise TournamentError("correct-none", "TM-62", table=fact.table)
    if game is None and state.is_knockout(fact.stage) and fact.places == (1, 1):
        raise TournamentError("draw-knockout", "TM-16")
    later = _later_pairings(state, pairing) if state.is_knockout(fact.stage) else []
    if any(one.ruling or any(game.started_at or game.places for game in one.games) for one in later):
        raise TournamentError("correct-late", "TM-62", table=fact.table)
    kept = (pairing.ruling, game.places if game else (), game.how if game else "played")
    if game is None:
        pairing.ruling = Ruling(fact.places, fact.how, record.at)
    else:
        game.places, game.how = fact.places, fact.how
    after = decision(state, pairing)
    knockout = state.is_knockout(fact.stage)
    undecided = after is None or (knockout and after.winner < 0)
    if undecided and (later or state.rounds[fact.stage, fact.round].is_closed):
        pairing.ruling = kept[0]
        if game is not None:
            game.places, game.how = kept[1], kept[2]
        raise TournamentError("correct-undo-first", "TM-62", table=fact.table)
    if fact.stage == model.MAIN and fact.round < state.paired_rounds():
        state.amended = True
    if later and after is not None and after.winner != before.winner:
        _change_places(pairing, later)


def _later_pairings(state: State, pairing: Pairing) -> list[Pairing]:
    return [
        other
        for round_ in state.in_stage(pairing.stage)
        if round_.number > pairing.round
        for other in round_.pairings
        if {*other.sides} & {*pairing.sides}
    ]


def _change_places(pairing: Pairing, later: list[Pairing]) -> None:
    one, other = pairing.sides
    turned = {one: other, other: one}
    for found in later:
        found.sides = tuple(turned.get(side, side) for side in found.sides)
        found.games = []


def penalise(state: State, fact: Penalised, record: Record) -> None:
    """Note a penalty; the deduction of points counts from its round on (TM-63)."""
    entry = entry_of(state, fact.entry)
    if not record.reason:
        raise TournamentError("reason-none", "TM-63")
    if record.actor == fact.entry:
        raise TournamentError("own-pairing", "TM-60", entry=fact.entry)
    points = Fraction(fact.points)
    if (points > 0) != (fact.penalty == "points"):
        raise TournamentError("penalty-points", "TM-63")
    if any(round_.is_closed and round_.number >= fact.round for round_ in state.in_stage(fact.stage)):
        raise TournamentError("penalty-late", "TM-48", round=fact.round)
    held = model.Penalised(entry.number, fact.penalty, fact.stage, fact.round, points, record.reason)
    state.penalties.append(held)


def extend(state: State, fact: Extended, record: Record) -> None:
    """Give a pairing or a round more time; players once a round (TM-39)."""
    found = state.rounds.get((fact.stage, fact.round))
    if found is None or found.is_closed or fact.seconds <= 0:
        raise TournamentError("extend-wrong", "TM-39")
    if fact.by == "players":
        pace = state.settings.pace
        pairing = find_pairing(state, fact.stage, fact.round, fact.table)
        if not isinstance(pace, Days) or fact.seconds > pace.extension:
            raise TournamentError("extend-wrong", "TM-39")
        if any(by == "players" for by, _ in pairing.extensions):
            raise TournamentError("extend-twice", "TM-39", table=fact.table)
        pairing.extensions.append(("players", fact.seconds))
    elif fact.table:
        pairing = find_pairing(state, fact.stage, fact.round, fact.table)
        _check_author(record, pairing)
        pairing.extensions.append(("organiser", fact.seconds))
    else:
        found.extensions.append(fact.seconds)


def exempt(state: State, fact: Exempted, record: Record) -> None:
    """Take a game out of the ratings (TM-52)."""
    pairing = find_pairing(state, fact.stage, fact.round, fact.table)
    _check_author(record, pairing)
    game = next((game for game in pairing.games if game.nth == fact.nth), None)
    if game is None:
        raise TournamentError("game-wrong", "TM-52", nth=fact.nth)
    game.exempt = True


def note_downtime(state: State, fact: Downtime, _record: Record) -> None:
    """Note a time that counts for nobody (TM-39)."""
    if fact.end <= fact.start:
        raise TournamentError("span-empty", "TM-39")
    state.downtimes.append((fact.start, fact.end))


def fit(state: State, fact: Fitted, _record: Record) -> None:
    """Note that numbers of the format have changed, before the start. The settings stand beside the log, so they have them."""
    if state.phase not in ("open", "check_in") or not fact.changes:
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)


def pause(state: State, _fact: Paused, record: Record) -> None:
    """Pause; time stands still until it is resumed."""
    if state.paused or state.phase not in ("open", "check_in", "running"):
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
    state.paused, state.paused_at = True, record.at


def resume(state: State, _fact: Resumed, record: Record) -> None:
    """End a pause: its time counts for nobody."""
    if not state.paused:
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
    state.paused = False
    if record.at > state.paused_at:
        state.downtimes.append((state.paused_at, record.at))


def cancel(state: State, _fact: Cancelled, record: Record) -> None:
    """Call a tournament off."""
    if state.phase in ("over", "cancelled"):
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
    if not record.reason:
        raise TournamentError("reason-none", "TM-61")
    state.phase, state.paused = "cancelled", False


def end(state: State, _fact: Ended, _record: Record) -> None:
    """End a tournament all of whose rounds are closed."""
    if state.phase != "running" or state.paused:
        raise TournamentError("phase-wrong", "TM-02", phase=state.phase)
    # Without a round it ends only when everybody has left.
    if any(not round_.is_closed for round_ in state.rounds.values()) or (not state.rounds and state.active()):
        raise TournamentError("round-open", "TM-02")
    state.phase = "over"


def _check_author(record: Record, pairing: Pairing) -> None:
    if record.actor in pairing.sides:
        raise TournamentError("own-pairing", "TM-60", entry=record.actor)
    if record.by in ("organiser", "judge") and not record.reason:
        raise TournamentError("reason-none", "TM-61")
