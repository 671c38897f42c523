"""Small helpers for measuring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter


def each(work: Callable[[], object], times: int) -> float:
    """Return the mean seconds of a call, the best of five rounds of `times` calls."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - start)
    return best / times


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below which `part` (0 to 1) of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def row(name: str, figure: str) -> None:
    """Print one line of a table."""
    print(f"  {name:<58}{figure:>24}", flush=True)
