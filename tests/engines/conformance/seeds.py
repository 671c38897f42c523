"""Seeds of random play: fixed ones, or the one in ARBITER_SEED to reproduce a failure; and samples of long tests by it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

MOST = 20
"""Where the fixed seeds end that are played until everything has happened."""


def random_seeds(n: int) -> list[int]:
    """Return `n` seeds that are the same in every run, or only the one in the environment variable ARBITER_SEED."""
    given = os.environ.get("ARBITER_SEED")
    return [int(given)] if given else list(range(1, n + 1))


def counted(play: Callable[[int], Mapping[str, int]], n: int, more_than: Mapping[str, int]) -> dict[str, int]:
    """Play `random_seeds(n)`, and fixed seeds after them until all that is to happen has; return what has not, counted.

    What happens in one game at random is a matter of luck: a short one must not fail whoever has drawn it.
    """
    seeds, found = random_seeds(n), dict.fromkeys(more_than, 0)

    def missing() -> dict[str, int]:
        return {name: found[name] for name, least in more_than.items() if found[name] <= least}

    for seed in dict.fromkeys([*seeds, *range(1, MOST)]):
        if seed not in seeds and not missing():
            break
        played = play(seed)
        found = {name: found[name] + played[name] for name in found}
    return missing()


def sample(cases: Sequence[T], count: int) -> list[T]:
    """Return all cases of a long test, or with ARBITER_SEED so many that it draws, as `make test` does; `make soak` runs all."""
    given = os.environ.get("ARBITER_SEED")
    return Random(given).sample(list(cases), min(count, len(cases))) if given else list(cases)
