"""The sitters of each seat in each game of a match, in the order in which they took it over (TM-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engines.kernel.events import kind_of
from engines.kernel.state.model import Seat
from referee.match.notes import Absent, Left, Returned, Substituted
from store.connection import Connection
from store.match import history
from store.match.matches import SeatRow
from store.match.rows import EventRow
from store.seats.sitters import Sitter

LEFT, ABSENT, RETURNED, SUBSTITUTED = (kind_of(note) for note in (Left, Absent, Returned, Substituted))

Sat = Mapping[Seat, Sequence[int | None]]
"""The users who played each seat in one game, who began first and who ended last; None is a practice player."""


class _Facts(msgspec.Struct, frozen=True):
    """The facts of a note about a seat that are read here."""

    seat: Seat
    sitter: int = -1


class _Note(msgspec.Struct, frozen=True):
    """A stored note about a seat."""

    facts: _Facts


def sat_in_games(
    db: Connection, match: int, seats: Sequence[SeatRow], former: Sequence[Sitter], ends: Sequence[int]
) -> list[Sat]:
    """Return the sitters of all seats in each game of a match, one more than there are `ends`, the versions that ended a game.

    A note of the version that ended a game belongs to the next one: it was made after the end. Whoever left for good did so in
    the last game.
    """
    notes = history.events_of(db, match, (LEFT, ABSENT, RETURNED, SUBSTITUTED))
    owners = {seat.seat: _owners(seat, former) for seat in seats}
    number = dict.fromkeys(owners, 0)
    holder = {seat.seat: owners[seat.seat][0] if seat.entropy else None for seat in seats}
    found = list[Sat]()
    for end in [*ends, None]:
        sat = {seat: [user] for seat, user in holder.items()}
        while notes and (end is None or notes[0].version < end):
            facts = _facts(note := notes.pop(0))
            if note.kind == SUBSTITUTED:
                number[facts.seat] = facts.sitter + 1
            is_there = note.kind not in (LEFT, ABSENT)
            holder[facts.seat] = owners[facts.seat][number[facts.seat]] if is_there else None
            sat[facts.seat].append(holder[facts.seat])
        found.append(sat)
    for seat in seats:
        if seat.status == "left":
            found[-1] = {**found[-1], seat.seat: [*found[-1][seat.seat], None]}
    return found


def _owners(seat: SeatRow, former: Sequence[Sitter]) -> list[int | None]:
    """Return the persons of a seat in the order in which they had it; None alone if it never had one."""
    return [*(one.user for one in sorted(former, key=lambda one: one.nth) if one.seat == seat.seat), seat.user]


def _facts(note: EventRow) -> _Facts:
    return msgspec.json.decode(note.body, type=_Note).facts
