"""Tournaments of all formats, played by chance while the referee dies at random commits, and recomputed from their files."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path

from tests.soak.running import Found, Part
from tests.soak.tournaments.kinds import KINDS
from tests.soak.tournaments.playing import play as play_one

PIECE = len(KINDS)
"""Tournaments of a piece: one of each kind."""


def play(seed: str, number: int, size: int) -> Found:
    """Play so many tournaments, one of each kind after the other."""
    logging.disable(logging.ERROR)  # what is refused and lost is what is tried here
    found = Found()
    for nth in range(size):
        kind = KINDS[(number * PIECE + nth) % len(KINDS)]
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            found.figures.update(asyncio.run(play_one(Path(folder), kind, f"{seed} {nth}")))
        found.figures["tournaments"] += 1
        found.met.setdefault("kinds", set()).add(kind.name)
    return found


def _closes(found: Found) -> list[str]:
    return [f"no tournament of {kind.name} was played" for kind in KINDS if kind.name not in found.met["kinds"]]


PART = Part("tournaments", "tournaments", 500, PIECE, play, _closes)
