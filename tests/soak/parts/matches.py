"""The soak's parts that other commands play as well: whole games under the conformance suite, and matches of days."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random

from tests.engines.conformance.random_play import soak
from tests.engines.conformance.tables import TABLES
from tests.referee.match import mixed
from tests.soak.running import Found, Part


def play_suite(seed: str, _number: int, size: int) -> Found:
    """Play so many games under the whole suite, spread over all tables."""
    assert soak(size, Random(seed).getrandbits(32)), "a promise was broken; it is told above with its own seed"
    found = Found()
    found.figures["games"] = size
    return found


def play_mixed(seed: str, _number: int, size: int) -> Found:
    """Play so many matches of days, in which everything happens that the referee knows, clocks that jump among it."""
    logging.disable(logging.ERROR)
    rng, found = Random(seed), Found()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        for n in range(size):
            game = mixed.GAMES[n % len(mixed.GAMES)]
            done = asyncio.run(mixed.play(Path(folder), game, rng.getrandbits(32)))
            found.figures.update({name: count for name, count in done.items() if not name.endswith("refused")})
            found.figures["games"] += 1
    return found


PARTS = (
    Part("suite", "games", 40 * len(TABLES), len(TABLES), play_suite),
    Part("mixed", "games", 400, 4, play_mixed),
)
