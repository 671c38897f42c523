"""Matches played out at random, with an undo on the way, to be looked back at."""

from __future__ import annotations

from random import Random

from engines.kernel.automatic.chance import random_keys
from referee.errors import RefusedError
from referee.match.live import Live
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST


async def played_out(hall: Hall, live: Live, seed: int, most: int = 2000) -> None:
    """Play a match at random, with an undo that all agree to on the way."""
    rng, wanted = Random(seed), True
    for step in range(most):
        if live.row.status != "playing":
            return
        if step >= 12 and wanted:
            wanted = not await undone(hall, live)
        asked = rng.choice(live.rules_and_match[1].asks)
        keys = random_keys(asked, rng)
        await hall.referee.choose(live.row.code, FIRST + asked.seat, asked.seat, asked.id, keys)


async def undone(hall: Hall, live: Live) -> bool:
    """Undo the first player's last choice; return whether it could be."""
    try:
        _, done = await hall.referee.undoing.undo_or_ask(live.row.code, FIRST)
    except RefusedError:
        return False
    request = None if done else await hall.referee.undoing.open_request(live)
    for seat in range(1, len(live.seats)):
        if request is not None:
            await hall.referee.undoing.answer(live.row.code, FIRST + seat, request.id, "agree")
    return True
