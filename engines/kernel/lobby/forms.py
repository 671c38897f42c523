"""The forms in which games are played: ratings are kept apart for each, and a tournament is held in one (TM-49)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

Form = Literal["duel", "teams", "free_for_all"]


def form_of(seats: int, sides: Sequence[Collection[int]]) -> Form | None:
    """Return the form of a table with so many seats; None for sides of different sizes, which no rating compares.

    `sides` are the seats by side, nothing where everybody plays alone.
    """
    if len(sides) == 2 and seats > 2:
        return "teams" if len(sides[0]) == len(sides[1]) else None
    return "duel" if seats == 2 else "free_for_all"
