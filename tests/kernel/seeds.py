"""Seeds of random play: fixed ones, or the one in ARBITER_SEED to reproduce a failure."""

from __future__ import annotations

import os


def random_seeds(n: int) -> list[int]:
    """Return `n` seeds that are the same in every run, or only the one in the environment variable ARBITER_SEED."""
    given = os.environ.get("ARBITER_SEED")
    return [int(given)] if given else list(range(1, n + 1))
