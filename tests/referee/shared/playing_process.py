"""A process that plays matches of a shared PostgreSQL beside others: `python -m tests.referee.shared.playing_process`.

It gets the address, a seed and the codes of matches, whose players are the users 1, 2 and 3. It says that it is ready, waits for
a line, and prints every answer that was acknowledged: code, seat, question and keys.
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random

from engines.kernel.automatic.chance import random_keys
from referee.errors import RefusedError
from referee.service import Referee
from store.opening import open_database

MOST = 4000
"""Tries within which all matches end."""


async def play(address: str, seed: int, codes: list[str]) -> None:
    """Answer for everybody until all matches are over."""
    db = await open_database(address, shared=True)
    referee, rng = Referee(db), Random(seed)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for _ in range(MOST):
        if not codes:
            break
        live = await referee.live.by_code(rng.choice(codes))
        if live.row.status != "playing":
            codes.remove(live.row.code)
            continue
        asked = rng.choice(live.rules_and_match[1].asks)
        keys = random_keys(asked, rng)
        try:
            await referee.choose(live.row.code, 1 + asked.seat, asked.seat, asked.id, keys)
        except RefusedError:
            continue
        print(json.dumps([live.row.code, asked.seat, asked.id, [*keys]]), flush=True)
    await db.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
