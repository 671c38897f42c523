"""The order of pods (TM-32): sole first places, best results in turn, mean points of opponents."""

from __future__ import annotations

from fractions import Fraction

from tournaments.standings.scores import Scores


def pod_breaks(scores: Scores, entry: int) -> tuple[Fraction, ...]:
    """Return the tie-breaks of pods: sole first places, the results from the best on, the opponents' mean points."""
    rows = scores.rows[entry]
    sole = Fraction(sum(1 for row in rows if row.sole))
    results = sorted((row.points for row in rows), reverse=True)
    met = [
        scores.points[other]
        for row in rows
        if row.kind == "played"
        for other in row.opponents
        if other in scores.points
    ]
    mean = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
    return (sole, *results, mean)
