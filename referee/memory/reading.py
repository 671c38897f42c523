"""Reads the past of persons beside the event loop: a short one in a thread, a long one in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.memory.known import AskProfile, AskYear, Past, answer_bytes
from referee.memory.year import Year
from store.database import Database
from store.ratings import past
from store.ratings.games import BookKey

log = logging.getLogger("arbiter.referee")

RECALLERS = Kind("memory", "the process that computes profiles", "referee.memory.worker")

SECONDS = 20.0
"""Seconds that a question may take."""

SHORT = 300
"""Games up to which a thread reads the past: it holds the event loop up for less than a process takes to start."""


class Pasts:
    """Answers questions about the past of persons. `close` ends the process."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.pool = Pool(RECALLERS, seconds=SECONDS)

    async def profile(self, user: int, guild: int, asker: int, rated: Sequence[BookKey]) -> Past:
        """Return the past of a person as their profile shows it to who asks, with the course of their rating in some books."""
        body = await self._ask(user, AskProfile(self.db.address, user, guild, asker, rated))
        return msgspec.msgpack.decode(body, type=Past)

    async def year(self, user: int, guild: int, year: int, unnamed: Collection[int]) -> Year:
        """Return the year of a person, without those who want to be named nowhere."""
        body = await self._ask(user, AskYear(self.db.address, user, guild, year, [*unnamed]))
        return msgspec.msgpack.decode(body, type=Year)

    async def _ask(self, user: int, asked: AskProfile | AskYear) -> bytes:
        body = msgspec.msgpack.encode(asked)
        if await past.count(self.db, user) > SHORT:
            try:
                return await self.pool.ask(body)
            except WorkerError as error:
                log.warning("a profile is computed beside the event loop: %s", error)
        return await asyncio.to_thread(answer_bytes, body)

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()
