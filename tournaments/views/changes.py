"""Changes that a press would make, shown before it is confirmed: places that move, pairings that change or go (TM-62)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from tournaments.facts.record import Record
from tournaments.standings.final import final_places
from tournaments.state.fold import fold
from tournaments.state.model import MAIN, State
from tournaments.state.points import points_of, rounds_counted


class Moved(msgspec.Struct, frozen=True):
    """An entry whose place or points change; places are 0 where there is none."""

    entry: int
    place_before: int
    place_after: int
    points_before: Fraction
    points_after: Fraction


class Repaired(msgspec.Struct, frozen=True):
    """A pairing whose sides change; no sides before or after means that it is not there."""

    stage: int
    round: int
    table: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class Changes(msgspec.Struct, frozen=True):
    """The difference between two states of a tournament. `rounds_gone` are rounds (stage, number) that are undone."""

    moved: tuple[Moved, ...]
    pairings: tuple[Repaired, ...]
    rounds_gone: tuple[tuple[int, int], ...]


def changes(before: State, after: State) -> Changes:
    """Return the differences between two states, the second a copy of the first with more records."""
    return Changes(_moved(before, after), _pairings(before, after), tuple(sorted({*before.rounds} - {*after.rounds})))


def changes_by(state: State, records: list[Record], facts: list[Record]) -> Changes:
    """Return the changes that further facts would make after a log, whose state is given.

    They have authors and reasons as records, and are numbered anew. Raise TournamentError at the first that is not possible.
    """
    more = [msgspec.structs.replace(one, n=n) for n, one in enumerate(facts, len(records) + 1)]
    return changes(state, fold(state.settings, [*records, *more]))


def _moved(before: State, after: State) -> tuple[Moved, ...]:
    old, new = _places(before), _places(after)
    old_points, new_points = _points(before), _points(after)
    found = [
        Moved(
            entry,
            old.get(entry, 0),
            new.get(entry, 0),
            old_points.get(entry, Fraction(0)),
            new_points.get(entry, Fraction(0)),
        )
        for entry in {**old, **new}
    ]
    changed = [one for one in found if one.place_before != one.place_after or one.points_before != one.points_after]
    return tuple(sorted(changed, key=lambda one: (one.place_after, one.entry)))


def _places(state: State) -> dict[int, int]:
    """Return the places by what counts so far; none before that."""
    closed = any(round_.is_closed for round_ in state.rounds.values())
    return final_places(state) if closed or rounds_counted(state) else {}


def _points(state: State) -> dict[int, Fraction]:
    if state.is_knockout(MAIN):
        return {}
    counted = rounds_counted(state)
    return points_of(state, counted) if counted else {}


def _pairings(before: State, after: State) -> tuple[Repaired, ...]:
    old, new = _sides(before), _sides(after)
    return tuple(
        Repaired(*place, old.get(place, ()), new.get(place, ()))
        for place in sorted({**old, **new})
        if old.get(place) != new.get(place)
    )


def _sides(state: State) -> dict[tuple[int, int, int], tuple[int, ...]]:
    return {
        (pairing.stage, pairing.round, pairing.table): pairing.sides
        for round_ in state.rounds.values()
        for pairing in round_.pairings
    }
