"""Times a choice until it is durable, over SQLite and over a PostgreSQL of its own: `python -m benchmarks.databases`.

It needs PostgreSQL's programs and `requirements-postgres.txt`. Both write to the same disk and wait for it.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.timing import row, spread
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import decision_of
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from store.match.matches import NO_CLOCK
from store.opening import open_database
from tests.support.sql.postgres import cluster

CHOICES = 1_000
"""Choices on each side: a few dozen matches of Krendel by two persons, one after another."""

PEOPLE = 8
"""Persons who choose at once, each at a table of their own, in the second run."""

FIRST = 10**9
"""The id of the first person."""


async def begin_match(referee: Referee, first: int) -> Live:
    """Begin a match of this person and of the one with the next id; return it."""
    live = await referee.lobbies.open(
        "krendel",
        guild=1,
        channel=1,
        language="en",
        user=first,
        name="A",
        entropy="1",
        options={},
        practice=0,
        clock=NO_CLOCK,
    )
    await referee.lobbies.join(live.row.code, first + 1, "B", "2")
    return await referee.lobbies.start(live.row.code, first)


class Tables:
    """A referee whose matches are opened, played at random and timed."""

    def __init__(self, db: Database, rng: Random) -> None:
        self.referee = Referee(db)
        self.referee.live.wake_delivery = lambda _match: None
        self.rng = rng
        self.people = FIRST
        self.waits: list[float] = []

    async def play(self, choices: int) -> None:
        """Make that many choices, in as many matches as that takes, one after another."""
        code, seconds = "", []
        while len(seconds) < choices:
            live = await self.referee.live.by_code(code) if code else await self._match()
            code = live.row.code if live.row.status == "playing" else ""
            if not code:
                continue
            _, match = live.rules_and_match
            seat = self.rng.choice([one for one in live.seats if decision_of(match, one.seat) is not None])
            asked = decision_of(match, seat.seat)
            assert asked is not None
            assert seat.user is not None
            keys, begun = random_keys(asked, self.rng), perf_counter()
            await self.referee.choose(code, seat.user, seat.seat, asked.id, keys)
            seconds.append(perf_counter() - begun)
        self.waits += seconds

    async def _match(self) -> Live:
        self.people += 2
        return await begin_match(self.referee, self.people)


async def measure(name: str, address: str) -> None:
    """Measure and print the figures of a database."""
    db = await open_database(address)
    alone = Tables(db, Random(1))
    await alone.play(CHOICES // 10)
    alone.waits.clear()
    await alone.play(CHOICES)
    row(f"{name}, one by one, p50 / p95 / p99 / most", f"{spread(alone.waits)} ms")
    together = Tables(db, Random(2))
    begun = perf_counter()
    await asyncio.gather(*(together.play(CHOICES // PEOPLE) for _ in range(PEOPLE)))
    rate = len(together.waits) / (perf_counter() - begun)
    row(f"{name}, {PEOPLE} at once: {rate:.0f} a second", f"{spread(together.waits)} ms")
    await db.close()


async def main() -> None:
    """Measure both on one disk, one after the other."""
    print(f"{CHOICES} choices of Krendel each, until they are durable")
    with cluster(durable=True) as server, tempfile.TemporaryDirectory(dir=server.folder.parent) as folder:
        await measure("SQLite", str(Path(folder) / "arbiter.db"))
        await measure("PostgreSQL", server.copy_of("template1", "measured"))


if __name__ == "__main__":
    asyncio.run(main())
