"""Small helpers for measuring."""

from __future__ import annotations

import os
from asyncio import Handle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time, thread_time


def mean_seconds(work: Callable[[], object], times: int) -> float:
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


def spread(seconds: Sequence[float]) -> str:
    """Return p50, p95, p99 and the maximum of some times, in milliseconds."""
    if not seconds:
        return "nothing measured"
    parts = [quantile(seconds, part) * 1e3 for part in (0.5, 0.95, 0.99)]
    return " / ".join(f"{ms:.1f}" for ms in [*parts, max(seconds) * 1e3])


def row(name: str, figure: str) -> None:
    """Print one line of a table."""
    print(f"  {name:<58}{figure:>24}", flush=True)


@contextmanager
def turns() -> Iterator[list[float]]:
    """Note the processor time of each turn of the event loop within the block, in seconds: how long others wait for it.

    Other work on the machine hardly falsifies it, unlike waiting times.
    """
    seconds: list[float] = []
    run = Handle._run  # noqa: SLF001  # asyncio offers no other place at which turns begin and end

    def timed(handle: Handle) -> None:
        start = thread_time()
        run(handle)
        seconds.append(thread_time() - start)

    Handle._run = timed  # type: ignore[method-assign]  # noqa: SLF001  # put back below
    try:
        yield seconds
    finally:
        Handle._run = run  # type: ignore[method-assign]  # noqa: SLF001


class Machine:
    """The load of the machine from this object's creation to `load`: other processes falsify every figure."""

    def __init__(self) -> None:
        self._start = perf_counter()
        self._own = process_time()
        self._busy = busy()

    def load(self) -> str:
        """Return the processors that all processes and this one used on average; "?" where the system does not say."""
        seconds, cores = perf_counter() - self._start, os.cpu_count() or 1
        own = (process_time() - self._own) / seconds
        worked = self.worked()
        whole = f"{worked / seconds:.2f}" if worked is not None else "?"
        return f"{whole} of {cores} cores, this process {own:.2f}"

    def worked(self) -> float | None:
        """Return the seconds that all processors have worked since this object's creation, None where nobody says."""
        now = busy()
        return now - self._busy if now is not None and self._busy is not None else None


def busy() -> float | None:
    """Return the seconds that all processors have worked since the machine's start, None where the system does not say."""
    try:
        user, nice, system, _idle, _waiting, hard, soft, stolen, *_ = map(
            int, Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)[1:9]
        )
    except (OSError, ValueError):
        return None
    return (user + nice + system + hard + soft + stolen) / os.sysconf("SC_CLK_TCK")
