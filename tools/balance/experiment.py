"""The types of a balance run, and spreading its matches over processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from boards.painting.layout import Scene

J = TypeVar("J")
T = TypeVar("T")


class Count(NamedTuple):
    """An option of the command: the number of matches of a kind; `least` is the smallest useful number."""

    name: str
    usual: int
    least: int
    help: str


class Request(NamedTuple):
    """The request for a balance run: counts by name, seed, number of processes, and the names to which matches are limited.

    `journal` is the folder in which a run that can be resumed keeps its results.
    """

    counts: Mapping[str, int]
    seed: int
    jobs: int
    whose: Sequence[str]
    journal: Path = Path("var/balance")


@dataclass(frozen=True)
class Balance:
    """The parts of a game's balance run.

    `measure` plays the matches and returns a run. From a run `summary` makes lines, `report` the page and `scene` the picture.
    `whose` has the names to which the matches can be limited, none if they cannot. `resumes`: a run that was stopped goes on.
    """

    counts: Sequence[Count]
    measure: Callable[[Request], Any]
    summary: Callable[[Any], Sequence[str]]
    report: Callable[[Any], str]
    scene: Callable[[Any], Scene]
    whose: Sequence[str] = ()
    resumes: bool = False


def command(game: str, counts: Mapping[str, int], seed: int) -> str:
    """Return the command line that repeats this run."""
    flags = " ".join(f"--{name} {count}" for name, count in counts.items())
    return f"python -m tools.balance {game} {flags} --seed {seed}"


def spread(work: Callable[[J], T], jobs: Sequence[J], processes: int, *, portion: int = 1) -> list[T]:
    """Return the result of `work` for each job, in order; a process gets `portion` jobs at a time."""
    if processes == 1:
        return [work(job) for job in jobs]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(work, jobs, chunksize=portion))
