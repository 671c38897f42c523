"""Final standings in words, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.state.model import Seat


def seats_by_place(places: Sequence[Sequence[Seat]]) -> Iterator[tuple[int, Seat]]:
    """Yield each seat with its place, best first: seats that share one leave out the places after it, as in 1, 1, 3."""
    place = 1
    for seats in places:
        for seat in seats:
            yield place, seat
        place += len(seats)
