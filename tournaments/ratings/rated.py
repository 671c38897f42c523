"""The games that count for ratings (TM-52, TM-53)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from tournaments.ratings.model import DAY

SAME_OPPONENTS = 3
"""Rated games a day of the same persons outside tournaments (TM-53)."""

Unrated = Literal[
    "imported", "practice", "no_result", "forfeit", "exempt", "options", "not_opened_as_rated", "same_opponents"
]


class Result(msgspec.Struct, frozen=True):
    """A finished game as the ratings see it. Persons are numbers of the caller's.

    `sides` are the persons who sat there at the start, `places` the sides' places, `left` who left their seat. A taker-over is in
    neither. `at` is the end in unix seconds; `order` breaks ties of it.
    """

    at: int
    order: int
    sides: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    left: tuple[int, ...] = ()
    tournament: bool = False
    opened_as_rated: bool = False
    standard: bool = True
    imported: bool = False
    practice: bool = False
    forfeit: bool = False
    exempt: bool = False


def reason_unrated(result: Result) -> Unrated | None:
    """Return why a game never counts, None if it may."""
    checks: tuple[tuple[bool, Unrated], ...] = (
        (result.imported, "imported"),
        (result.practice, "practice"),
        (not result.places, "no_result"),
        (result.forfeit, "forfeit"),
        (result.exempt, "exempt"),
        (not result.standard, "options"),
        (not (result.tournament or result.opened_as_rated), "not_opened_as_rated"),
    )
    return next((name for holds, name in checks if holds), None)


def rated_games(results: Iterable[Result]) -> Iterator[Result]:
    """Yield the games that count, in the order of their ends (TM-50)."""
    today: Counter[frozenset[int]] = Counter()
    day = -1
    for result in sorted(results, key=lambda result: (result.at, result.order)):
        if reason_unrated(result) is not None:
            continue
        if result.at // DAY != day:
            today.clear()
            day = result.at // DAY
        if not result.tournament:
            people = frozenset(person for side in result.sides for person in side)
            if today[people] >= SAME_OPPONENTS:
                continue
            today[people] += 1
        yield result


def rated_places(result: Result) -> tuple[int, ...]:
    """Return the places that are rated: players who left their seat are last (TM-53)."""
    last = len(result.sides) + 1
    return tuple(
        last if side and all(person in result.left for person in side) else place
        for side, place in zip(result.sides, result.places, strict=True)
    )
