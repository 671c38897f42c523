"""The duties of now: a function of the state and the time alone, so a restart forgets nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from tournaments.running.deadlines import check_in_over, no_show_game, no_show_pairing, round_deadline, time_up
from tournaments.running.start import has_place
from tournaments.settings.paces import Days
from tournaments.standings.bracket import bracket_of
from tournaments.state.deciding import decision, has_played, next_game
from tournaments.state.model import CUT, MAIN, Pairing, Round, State
from tournaments.state.playing import runs_together

Kind = Literal[
    "open_check_in",
    "start",
    "pair",
    "open_table",
    "no_show_game",
    "no_show_pairing",
    "time_up",
    "deadline",
    "close",
    "cut",
    "end",
]

STEPS: frozenset[Kind] = frozenset({"open_check_in", "start", "pair", "close", "cut", "end"})
"""The duties that an organiser sees as the next step; the others are done at tables."""


class Duty(msgspec.Struct, frozen=True):
    """Something to do from a moment on, in unix seconds. `table` and `nth` are 0 where it is about no table."""

    at: int
    kind: Kind
    stage: int = 0
    round: int = 0
    table: int = 0
    nth: int = 0


class NextStep(msgspec.Struct, frozen=True):
    """The one thing due for the organiser, None if there is none, and the tables that block it."""

    duty: Duty | None
    blocked_by: tuple[tuple[int, int, int], ...] = ()


def agenda(state: State) -> list[Duty]:
    """Return all duties in sight, whenever they fall due, in no particular order."""
    return list(_all(state))


def duties(state: State, now: int) -> list[Duty]:
    """Return the duties that are due at a time, the earliest first."""
    return sorted((duty for duty in _all(state) if duty.at <= now), key=_order)


def next_moment(state: State, now: int) -> int | None:
    """Return when the next duty falls due after a time, None if none is in sight."""
    return min((duty.at for duty in _all(state) if duty.at > now), default=None)


def next_step(state: State, now: int) -> NextStep:
    """Return the organiser's next step, and which tables (stage, round, table) it waits for."""
    due = [duty for duty in duties(state, now) if duty.kind in STEPS]
    if due:
        return NextStep(due[0])
    waiting = tuple(
        (pairing.stage, pairing.round, pairing.table)
        for round_ in _open_rounds(state)
        for pairing in round_.pairings
        if decision(state, pairing) is None
    )
    return NextStep(None, waiting)


def _order(duty: Duty) -> tuple[int, bool, str, int, int, int, int]:
    # Who is lost with the pairing is not first lost a game: that would open a table at which nobody is yet.
    return (duty.at, duty.kind == "no_show_game", duty.kind, duty.stage, duty.round, duty.table, duty.nth)


def _all(state: State) -> Iterator[Duty]:
    if state.paused:
        return
    if state.phase in ("open", "check_in"):
        yield from _before_start(state)
    elif state.phase == "running":
        yield from _of_rounds(state)
        yield from _at_tables(state)


def _before_start(state: State) -> Iterator[Duty]:
    closes = state.settings.entering.closes
    if state.phase == "open":
        if closes:
            yield Duty(closes, "open_check_in")
    elif len([entry for entry in has_place(state)[0] if entry.checked_in]) > 1:
        yield Duty(check_in_over(state), "start")


def _open_rounds(state: State) -> list[Round]:
    return [round_ for round_ in state.rounds.values() if not round_.is_closed]


def _of_rounds(state: State) -> Iterator[Duty]:
    rounds = _open_rounds(state)
    for round_ in rounds:
        if all(decision(state, pairing) is not None for pairing in round_.pairings):
            yield Duty(0, "close", round_.stage, round_.number)
    number = state.paired_rounds(state.stage) + 1
    if rounds and not (runs_together(state) and number <= state.planned):
        return
    if state.is_knockout(state.stage):
        over = bracket_of(state, state.stage).is_over
        yield Duty(0, "end") if over else Duty(0, "pair", state.stage, number)
    elif number <= state.planned and len(state.active()) > (0 if number == 1 else 1):
        yield Duty(0, "pair", MAIN, number)
    elif getattr(state.settings.format, "cut", 0) and len(state.active()) > 1 and number > state.planned:
        yield Duty(0, "cut", CUT)
    else:
        yield Duty(0, "end")


def _at_tables(state: State) -> Iterator[Duty]:
    for pairing, nth in tables_to_open(state):
        yield Duty(0, "open_table", pairing.stage, pairing.round, pairing.table, nth)
    for round_ in _open_rounds(state):
        for pairing in round_.pairings:
            if decision(state, pairing) is None:
                yield from _of_pairing(state, pairing)


def _of_pairing(state: State, pairing: Pairing) -> Iterator[Duty]:
    def duty(kind: Kind, at: int | None, nth: int = 0) -> Iterator[Duty]:
        if at is not None:
            yield Duty(at, kind, pairing.stage, pairing.round, pairing.table, nth)

    yield from duty("deadline", round_deadline(state, pairing))
    game = next((game for game in pairing.games if not game.places), None)
    if game is None:
        return
    if game.started_at:
        yield from duty("time_up", time_up(state, pairing, game), game.nth)
        return
    yield from duty("no_show_game", no_show_game(state, pairing, game), game.nth)
    if not has_played(pairing):
        yield from duty("no_show_pairing", no_show_pairing(state, pairing), game.nth)


def tables_to_open(state: State) -> list[tuple[Pairing, int]]:
    """Return the pairings whose next game has no table yet, with its number.

    In a round robin of days nobody gets more tables at once than the settings allow (TM-22); the earliest rounds come first.
    """
    pace = state.settings.pace
    most = pace.together if isinstance(pace, Days) and runs_together(state) else None
    pending = [
        (pairing, nth)
        for round_ in sorted(_open_rounds(state), key=lambda round_: (round_.stage, round_.number))
        for pairing in round_.pairings
        if (nth := next_game(state, pairing))
    ]
    busy = Counter(side for pairing, _ in pending if pairing.games for side in pairing.sides)
    found = []
    for pairing, nth in pending:
        if any(game.nth == nth for game in pairing.games):
            continue
        if most is not None and not pairing.games:
            if any(busy[side] >= most for side in pairing.sides):
                continue
            busy.update(pairing.sides)
        found.append((pairing, nth))
    return found
