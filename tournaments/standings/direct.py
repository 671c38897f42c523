"""Direct encounter (TM-46): the points of tied entries among themselves, if all of them have met."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tournaments.standings.scores import Scores


def direct_encounter(scores: Scores, tied: Sequence[int]) -> dict[int, Fraction]:
    """Return the points of each of some tied entries against the others, the mean of several meetings; all 0 if not all met."""
    group = {*tied}
    results: dict[tuple[int, int], list[Fraction]] = {}
    for entry in tied:
        for row in scores.rows[entry]:
            if row.kind == "played" or (scores.robin and row.opponents):
                for other in row.opponents:
                    if other in group:
                        results.setdefault((entry, other), []).append(row.points)
    if len(results) < len(tied) * (len(tied) - 1):
        return dict.fromkeys(tied, Fraction(0))
    sums = dict.fromkeys(tied, Fraction(0))
    for (entry, _), points in results.items():
        sums[entry] += sum(points, Fraction(0)) / len(points)
    return sums
