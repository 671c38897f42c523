"""An entry as pairing sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec

NO_MEETINGS: Mapping[int, int] = {}


class Player(msgspec.Struct, frozen=True):
    """An entry with the past that pairing looks at.

    `rank` is its place among the seeds, `met` how often it met whom. `floated` is 1 if it met more points last round, −1 if
    fewer, 0 otherwise. `surplus` is how many games more it went first than second, `last_second` when it was second last, 0 for
    never.
    """

    number: int
    rank: int
    points: Fraction = Fraction(0)
    met: Mapping[int, int] = NO_MEETINGS
    byes: int = 0
    floated: int = 0
    surplus: int = 0
    last_second: int = 0
    club: str = ""
    neighbours: Mapping[int, int] = NO_MEETINGS
    first_seats: int = 0
