"""What a game gives to have its balance measured, and how its matches are spread over processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from boards.painting.layout import Scene

J = TypeVar("J")
T = TypeVar("T")


class Count(NamedTuple):
    """An option of the command: how many matches of a kind; `least` is the smallest number that makes sense."""

    name: str
    usual: int
    least: int
    help: str


class Asked(NamedTuple):
    """What is to be measured: the counts by name, the seed, on how many processes, and whose matches alone, if any are named."""

    counts: Mapping[str, int]
    seed: int
    jobs: int
    whose: Sequence[str]


@dataclass(frozen=True)
class Balance:
    """How the balance of a game is measured and told.

    `measure` plays the matches; of what it returns `summary` makes lines, `report` the page and `scene` the picture. `whose` are
    the names to which the matches can be limited, none where they cannot.
    """

    counts: Sequence[Count]
    measure: Callable[[Asked], Any]
    summary: Callable[[Any], Sequence[str]]
    report: Callable[[Any], str]
    scene: Callable[[Any], Scene]
    whose: Sequence[str] = ()


def command(game: str, counts: Mapping[str, int], seed: int) -> str:
    """Return the command that measures the same again."""
    said = " ".join(f"--{name} {count}" for name, count in counts.items())
    return f"python -m tools.balance {game} {said} --seed {seed}"


def spread(work: Callable[[J], T], jobs: Sequence[J], processes: int, *, portion: int = 1) -> list[T]:
    """Return what `work` makes of each job, in their order; a process gets so many jobs at a time."""
    if processes == 1:
        return [work(job) for job in jobs]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(work, jobs, chunksize=portion))
