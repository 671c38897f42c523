"""Matches of earlier days played on."""

from __future__ import annotations

from random import Random

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from tests.referee.conftest import Room

LONGEST = 2000
"""Answers within which a match must have ended."""


async def finish(room: Room, code: str, rng: Random) -> None:
    """Let everybody answer at random, bots included, until the match has ended."""
    live = await room.referee.live.by_code(code)
    for _ in range(LONGEST):
        if live.row.status != "playing":
            break
        _, match = live.rules_and_match
        seat = rng.choice([s for s in live.seats if decision_of(match, s.seat) is not None])
        asked = decision_of(match, seat.seat)
        assert asked is not None
        keys = random_keys(asked, rng)
        if seat.status == "practice":
            await room.referee.choose_for_practice(live.row.id, seat.seat, asked.id, keys)
        else:
            assert seat.user is not None
            await room.referee.choose(code, seat.user, seat.seat, asked.id, keys)
        live = await room.referee.live.by_code(code)
    assert live.row.status == "over"
    assert live.row.result is not None
