"""A journal of a balance run: the results of jobs, a line each, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, TypeVar

import msgspec

J = TypeVar("J", bound=tuple[Any, ...])
T = TypeVar("T", bound=msgspec.Struct)

TOLD = 500
"""The number of results after which progress is told."""


def spread_on(work: Callable[[J], T], jobs: Sequence[J], processes: int, journal: Path, type_: type[T]) -> list[T]:
    """Return the result of `work` for each job, in order, from the journal or from one of the processes.

    A result is written as soon as it is there. A line that was cut off as the run was stopped counts for nothing.
    """
    found = read(journal, type_)
    left = [job for job in jobs if job not in found]
    if found:
        print(f"{len(jobs) - len(left):,} of {len(jobs):,} are in {journal}", file=sys.stderr)
    if left:
        journal.parent.mkdir(parents=True, exist_ok=True)
        _mend(journal)
        with journal.open("ab") as lines, ProcessPoolExecutor(processes) as pool:
            waiting = {pool.submit(work, job): job for job in left}
            try:
                for done, future in enumerate(as_completed(waiting), 1):
                    job, result = waiting[future], future.result()
                    found[job] = result
                    lines.write(msgspec.json.encode([job, result]) + b"\n")
                    lines.flush()
                    if done % TOLD == 0:
                        print(f"{done:,} of {len(left):,}", file=sys.stderr)
            except BaseException:
                pool.shutdown(cancel_futures=True)  # else all jobs that are left would be done for nothing
                raise
    return [found[job] for job in jobs]


def read(journal: Path, type_: type[T]) -> dict[Any, T]:
    """Return the results of a journal by job; none if there is no journal."""
    if not journal.exists():
        return {}
    found: dict[Any, T] = {}
    decoder = msgspec.json.Decoder(tuple[list[Any], type_])  # type: ignore[valid-type]  # a type at run time
    for line in journal.read_bytes().splitlines(keepends=True):
        if line.endswith(b"\n"):
            job, result = decoder.decode(line)
            found[tuple(job)] = result
    return found


def _mend(journal: Path) -> None:
    """Take a last line that was cut off out of a journal."""
    if journal.exists():
        whole, end, _cut = journal.read_bytes().rpartition(b"\n")
        journal.write_bytes(whole + end)
