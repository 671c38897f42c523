"""Shares of wins, with the margin that the size of the sample allows (Wilson's interval at 95 %)."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959963984540054
"""Standard deviations on each side of 95 %."""


class Share(msgspec.Struct, frozen=True):
    """A share in percent, and the bounds between which it lies in truth with 95 % of certainty."""

    percent: int
    low: int
    high: int


def share(won: float, played: int) -> Share:
    """Return the share of won games. Raises ValueError for none played."""
    if played <= 0:
        raise ValueError("a share of nothing")
    p, square = won / played, Z * Z
    middle = (p + square / (2 * played)) / (1 + square / played)
    half = Z / (1 + square / played) * sqrt(p * (1 - p) / played + square / (4 * played * played))
    return Share(round(100 * p), round(100 * (middle - half)), round(100 * (middle + half)))
