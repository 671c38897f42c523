"""Seeds of random play: fixed ones, or the one in ARBITER_SEED to reproduce a failure; and samples of long tests by it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def random_seeds(n: int) -> list[int]:
    """Return `n` seeds that are the same in every run, or only the one in the environment variable ARBITER_SEED."""
    given = os.environ.get("ARBITER_SEED")
    return [int(given)] if given else list(range(1, n + 1))


def sample(cases: Sequence[T], count: int) -> list[T]:
    """Return all cases of a long test, or with ARBITER_SEED so many that it draws, as `make test` does; `make soak` runs all."""
    given = os.environ.get("ARBITER_SEED")
    return Random(given).sample(list(cases), min(count, len(cases))) if given else list(cases)
