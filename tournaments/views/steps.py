"""The organiser's next step, what blocks it, and the deadlines of the tables that are not over (TM-35 to TM-39)."""

from __future__ import annotations

import msgspec

from tournaments.running.deadlines import (
    FOREVER,
    has_two_limits,
    no_show_game,
    no_show_pairing,
    round_deadline,
    time_up,
)
from tournaments.running.duties import Kind, next_moment, next_step
from tournaments.running.start import has_place
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision, has_played
from tournaments.state.model import Pairing, State


class Step(msgspec.Struct, frozen=True):
    """A thing to do: its kind, and the round that it is about. `at` is when it falls due, in unix seconds."""

    kind: Kind
    stage: int = 0
    round: int = 0
    at: int = 0


class TableTime(msgspec.Struct, frozen=True):
    """A pairing that is not over, and the moments that end it, None where there is none. `there` says that its game runs.

    `no_show_game` and `no_show_pairing` are over once the game runs.
    """

    stage: int
    round: int
    table: int
    sides: tuple[int, ...]
    opened: bool
    there: bool
    no_show_game: int | None = None
    no_show_pairing: int | None = None
    time_up: int | None = None
    deadline: int | None = None


class Steps(msgspec.Struct, frozen=True):
    """The facts that an organiser has to know now.

    `due` is the next step, None if there is none yet; then `blocked` has the pairings that it waits for. `next_at` is when
    something falls due by itself. Before the start `entries` counts those with a place, `checked_in` those who checked in,
    `waiting` those on the waiting list.
    """

    phase: str
    paused: bool
    due: Step | None
    blocked: tuple[TableTime, ...]
    next_at: int | None
    entries: int
    checked_in: int
    waiting: int


def steps(state: State, now: int) -> Steps:
    """Return the next step of a tournament and what blocks it."""
    found = next_step(state, now)
    duty = found.duty
    there, waiting = has_place(state)
    return Steps(
        state.phase,
        state.paused,
        Step(duty.kind, duty.stage, duty.round, duty.at) if duty else None,
        () if duty else open_tables(state),
        next_moment(state, now),
        len(there),
        sum(entry.checked_in for entry in there),
        len(waiting),
    )


def open_tables(state: State) -> tuple[TableTime, ...]:
    """Return all pairings that are not over, with their deadlines."""
    return tuple(
        table_time(state, pairing)
        for round_ in state.rounds.values()
        for pairing in round_.pairings
        if not round_.is_closed and decision(state, pairing) is None
    )


def table_time(state: State, pairing: Pairing) -> TableTime:
    """Return the deadlines of a pairing that is not over. A pause that lasts has no end, and so no deadline."""
    game = next((game for game in pairing.games if not game.places), None)
    runs = game is not None and bool(game.started_at)
    awaited = game is not None and not runs
    whole = isinstance(state.settings.pace, Days) or has_two_limits(state.settings)
    return TableTime(
        pairing.stage,
        pairing.round,
        pairing.table,
        pairing.sides,
        game is not None,
        runs,
        _ends(no_show_game(state, pairing, game)) if game and awaited else None,
        _ends(no_show_pairing(state, pairing)) if awaited and whole and not has_played(pairing) else None,
        _ends(time_up(state, pairing, game)) if game and runs else None,
        _ends(round_deadline(state, pairing)),
    )


def _ends(at: int | None) -> int | None:
    return at if at is not None and at < FOREVER else None
