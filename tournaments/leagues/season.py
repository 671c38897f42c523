"""A season's table (TM-55)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec


class SeasonLine(msgspec.Struct, frozen=True):
    """A line of a season's table. `singles` are all scores, the best first; `total` sums those that count."""

    place: int
    person: int
    total: Fraction
    singles: tuple[Fraction, ...]


def tournament_scores(places: Mapping[int, int]) -> dict[int, Fraction]:
    """Return the scores of a tournament from its places: 100·(n − place)/(n − 1); alone, 0."""
    n = len(places)
    return {person: Fraction(100 * (n - place), n - 1) if n > 1 else Fraction(0) for person, place in places.items()}


def season_table(results: Sequence[Mapping[int, int]], best: int = 0) -> list[SeasonLine]:
    """Return the table of a season's tournaments, each given by its places. `best` is how many scores count, 0 for all."""
    return table_of_scores([tournament_scores(places) for places in results], best)


def table_of_scores(results: Sequence[Mapping[int, Fraction]], best: int = 0) -> list[SeasonLine]:
    """Return the table of a season's tournaments, each given by everybody's score: mates of a team have the same one.

    Equal totals are ordered by the best single scores in turn; who is still equal shares a place.
    """
    scores: dict[int, list[Fraction]] = {}
    for result in results:
        for person, score in result.items():
            scores.setdefault(person, []).append(score)
    lines = []
    for person, own in scores.items():
        singles = tuple(sorted(own, reverse=True))
        lines.append((sum(singles[: best or None], Fraction(0)), singles, person))
    lines.sort(key=lambda line: (line[0], line[1], -line[2]), reverse=True)
    return [
        SeasonLine(1 + sum((other[0], other[1]) > (total, singles) for other in lines), person, total, singles)
        for total, singles, person in lines
    ]
