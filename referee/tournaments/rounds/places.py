"""The places that a match gives to the sides of its pairing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engines.kernel.state.model import Outcome
from referee.match.live import Live
from tournaments.state.deciding import present
from tournaments.state.model import Pairing

FLAGS = "flags"
"""The reason of a match that ended because the flags of all sides fell at the same moment."""


class Declared(msgspec.Struct, frozen=True):
    """A result that the rules did not give: the seats that have won, declared by a judge or by the fall of all flags."""

    winners: tuple[int, ...]


def result_of(live: Live) -> tuple[tuple[int, ...], ...] | None:
    """Return a finished match's seats from best to worst, None if it ended without a result.

    A declared result counts (TM-40): the first group are its winners, who may be none. A match that everybody left has one too:
    all share the last place.
    """
    row = live.row
    if row.result is not None and row.status == "over":
        return msgspec.json.decode(row.result, type=Outcome).places
    if row.result is not None:
        winners = msgspec.json.decode(row.result, type=Declared).winners
        return winners, tuple(seat.seat for seat in live.seats if seat.seat not in winners)
    if row.reason == "left" and row.started is not None:
        return (tuple(seat.seat for seat in live.seats),)
    return None


def left_entries(live: Live, entries: Mapping[int, int]) -> tuple[int, ...]:
    """Return the entries none of whose persons plays any more: they left for good, or a practice player has their seats."""
    stayed = {entries[seat.seat] for seat in live.humans if seat.seat in entries}
    return tuple(sorted({entry for entry in entries.values() if entry not in stayed}))


def places_of(
    pairing: Pairing, groups: Sequence[Sequence[int]], entries: Mapping[int, int], left: Sequence[int]
) -> tuple[int, ...]:
    """Return the places of a pairing's sides, 1 the best, equal numbers tied.

    `groups` are seats from best to worst; an empty first one means that nobody has won. Whoever left is last (TM-42, TM-53), and
    so is whoever was absent at the start (TM-31).
    """
    best = {
        entries[seat]: place for place, group in reversed([*enumerate(groups)]) for seat in group if seat in entries
    }
    worst = len(groups)
    ranks = {entry: (worst if entry in left else best.get(entry, worst)) for entry in present(pairing)}
    ranks |= dict.fromkeys(pairing.absent, worst + 1)
    nobody = groups[:1] == ((),)
    return tuple(1 + nobody + sum(other < ranks[side] for other in ranks.values()) for side in pairing.sides)
