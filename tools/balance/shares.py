"""A share of games with its error, as reports of balance tell it."""

from __future__ import annotations

from typing import NamedTuple


class Share(NamedTuple):
    """A share of so many games or other things."""

    value: float
    count: int

    @property
    def error(self) -> float:
        """The standard error."""
        return float((self.value * (1 - self.value) / max(self.count, 1)) ** 0.5)

    def is_within(self, low: float, high: float) -> bool:
        """Return whether it is within bounds."""
        return low <= self.value <= high

    def __str__(self) -> str:
        return f"{self.value:.1%} ± {self.error:.1%}"


def share_of(part: float, count: int) -> Share:
    """Return a part of so many as a share; 0 of none."""
    return Share(part / count if count else 0.0, count)
