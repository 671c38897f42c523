"""The open log (TM-61): its lines as a viewer may see them, each with the sides of the pairing that it is about."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tournaments.facts.kinds import (
    AbsenceAsked,
    AbsenceTakenBack,
    AnyFact,
    CheckedIn,
    Draw,
    Entered,
)
from tournaments.facts.record import Author, Record
from tournaments.settings.model import Settings
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import State
from tournaments.views.tournament import Viewer


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log. `sides` are those of the pairing that the fact is about, in the order of its places.

    `actor` is the author's entry, 0 if the author plays nothing here. `draw` is the draw in the fact, None without one.
    """

    n: int
    at: int
    by: Author
    actor: int
    reason: str
    fact: AnyFact
    sides: tuple[int, ...] = ()
    draw: Draw | None = None


def log_view(settings: Settings, records: Sequence[Record], viewer: Viewer) -> list[LogLine]:
    """Return the log as a viewer may see it, the oldest line first.

    Nobody but the entry itself and organisers sees an absence that was asked for a round which is not paired; presses' ids and
    fingerprints of what was brought are not in it.
    """
    state = empty_state(settings)
    found = []
    for record in records:
        sides = sides_of(state, record.fact)
        apply(state, record)
        draw = getattr(record.fact, "draw", None)
        found.append(
            LogLine(
                record.n,
                record.at,
                record.by,
                record.actor,
                record.reason,
                _open(record.fact),
                sides or sides_of(state, record.fact),
                draw,
            )
        )
    return [line for line in found if _is_shown(state, line.fact, viewer)]


def newest_lines(state: State, records: Sequence[Record], viewer: Viewer, count: int) -> list[LogLine]:
    """Return so many lines of a tournament's log as a viewer may see them, the newest first."""
    return log_view(state.settings, records, viewer)[: -count - 1 : -1]


def sides_of(state: State, fact: AnyFact) -> tuple[int, ...]:
    """Return the sides of the pairing that a fact is about, nothing for a fact about none."""
    table = getattr(fact, "table", 0)
    if not table:
        return ()
    found = state.pairing_of(getattr(fact, "stage", 0), getattr(fact, "round", 0), table)
    return found.sides if found else ()


def _open(fact: AnyFact) -> AnyFact:
    """Return a fact without what the log keeps to itself."""
    if isinstance(fact, CheckedIn):
        return CheckedIn(fact.entry)
    if isinstance(fact, Entered):
        return Entered(fact.entry, 0, fact.members)
    return fact


def _is_shown(state: State, fact: AnyFact, viewer: Viewer) -> bool:
    if not isinstance(fact, AbsenceAsked | AbsenceTakenBack):
        return True
    return viewer.organiser or viewer.entry == fact.entry or fact.round <= state.paired_rounds()
