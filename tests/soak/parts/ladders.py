"""Ladders, climbed by chance while the referee dies at random commits; their places are computed anew from their facts."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path

from tests.soak.ladders.climbing import play as play_one
from tests.soak.running import Found, Part

PIECE = 10
"""Ladders of a piece."""


def play(seed: str, number: int, size: int) -> Found:
    """Play so many ladders, one after the other."""
    logging.disable(logging.ERROR)  # what is refused and lost is what is tried here
    found = Found()
    for nth in range(size):
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            found.figures.update(asyncio.run(play_one(Path(folder), f"{seed} {number} {nth}")))
        found.figures["ladders"] += 1
    return found


PART = Part("ladders", "ladders", 200, PIECE, play)
