"""Weng and Lin's formula (Bradley-Terry, full pairing) once more in plain Python: the judge of the library."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001

Side = Sequence[tuple[float, float]]


def rate(sides: Sequence[Side], places: Sequence[int]) -> list[list[tuple[float, float]]]:
    """Return μ and σ of all after a game, without the division of TM-49."""
    wide = [[(mu, sqrt(sigma**2 + TAU**2)) for mu, sigma in side] for side in sides]
    mus = [sum(mu for mu, _ in side) for side in wide]
    variances = [sum(sigma**2 for _, sigma in side) for side in wide]
    after = []
    for i, side in enumerate(wide):
        omega = delta = 0.0
        for q in range(len(wide)):
            if q == i:
                continue
            c = sqrt(variances[i] + variances[q] + 2 * BETA**2)
            expected = 1 / (1 + exp((mus[q] - mus[i]) / c))
            score = 1.0 if places[i] < places[q] else 0.0 if places[i] > places[q] else 0.5
            omega += variances[i] / c * (score - expected)
            delta += sqrt(variances[i]) / c * (variances[i] / c**2) * expected * (1 - expected)
        after.append(
            [
                (mu + sigma**2 / variances[i] * omega, sigma * sqrt(max(1 - sigma**2 / variances[i] * delta, KAPPA)))
                for mu, sigma in side
            ]
        )
    return after
