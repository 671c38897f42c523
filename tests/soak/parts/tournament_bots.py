"""Whole bots are killed between any two requests while a tournament is played: every message is there, and once."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random

from tests.soak.running import Found, Part
from tests.soak.tournaments.evening import play as play_one
from tests.soak.tournaments.kinds import KINDS

PLAYED = [kind for kind in KINDS if not kind.days]
"""Bots live by the clock on the wall: no tournament of days ends by it."""

A_TOURNAMENT = 12
"""Kills of a tournament at most."""


async def _play(seed: str, kills: int, found: Found) -> None:
    rng, left = Random(seed), kills
    while left > 0:
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            left -= await play_one(Path(folder), rng.choice(PLAYED), rng, min(left, A_TOURNAMENT), found)
        found.figures["tournaments"] += 1
    found.figures["deaths"] += kills - left


def play(seed: str, _number: int, size: int) -> Found:
    """Kill so many bots."""
    found = Found()
    logging.disable(logging.ERROR)  # the table hears connections break off
    asyncio.run(_play(seed, size, found))
    return found


PART = Part("tournament-bots", "deaths", 60, 6, play)
