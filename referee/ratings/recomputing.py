"""Recomputes books of ratings that are out of date: after a correction, or with another version of the library (TM-54)."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.match.cache import LiveMatches
from referee.match.slots import RESULT
from referee.ratings.worker import Answer, Request
from store.connection import Connection
from store.errors import StoreError
from store.ratings import books, changes, sums
from store.ratings.books import BookState, Rated, RatedStep
from store.ratings.games import BookKey
from store.ratings.sums import CharacterSum, PersonSum, WinSum
from telemetry import measure
from tournaments.ratings.model import LIBRARY

log = logging.getLogger("arbiter.referee")

MODULE = "referee.ratings.worker"
"""The module that the process runs."""

SECONDS = 120.0
"""Seconds until the wait for a book ends. 100,000 games take a few."""

RECENT = 7 * 86400.0
"""Seconds after the end of a match in which its message follows its ratings; an older one stays as it is."""

RETRY_AFTER = 60.0
"""Seconds until a book that could not be recomputed is tried again."""


class Recomputing:
    """Recomputes ratings in a worker process; until then the old ones are shown. `now` is a clock in unix seconds.

    A change of a match's own transaction is seen by itself; whoever amends a result in another one calls `on_amended` then.
    """

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self.on_amended: Callable[[], None] = lambda: None
        self._knows_library = False
        # When a book that could not be recomputed is tried again.
        self._faulty: dict[BookKey, float] = {}

    async def run_due(self) -> float | None:
        """Recompute all books that are out of date; return when to try again those that could not be."""
        if not self._knows_library:
            await self.db.write(lambda db: books.mark_all_stale(db, LIBRARY))
            self._knows_library = True
        waiting = await self._ready()
        if waiting:
            pool = Pool(Kind("ratings", "the process that computes ratings", MODULE), seconds=SECONDS)
            try:
                for state in waiting:
                    await self._recompute_safely(pool, state)
            finally:
                await pool.close()
        # A book whose games changed meanwhile is still out of date.
        return self.now() if await self._ready() else min(self._faulty.values(), default=None)

    async def _ready(self) -> list[BookState]:
        """Return the books that are out of date, without those that have failed and are tried later."""
        now = self.now()
        # A later time than that means that the machine's clock was set back.
        self._faulty = {key: again for key, again in self._faulty.items() if now < again <= now + RETRY_AFTER}
        return [state for state in await books.stale(self.db) if state.key not in self._faulty]

    async def _recompute_safely(self, pool: Pool, state: BookState) -> None:
        """Recompute a book; one that cannot be is tried again later, and the others go on."""
        key = state.key
        try:
            await self._recompute(pool, state)
        except StoreError:
            raise
        except WorkerError as error:
            log.warning(
                "ratings cannot be recomputed server=%d game=%s form=%s: %s", key.guild, key.game, key.form, error
            )
            self._faulty[key] = self.now() + RETRY_AFTER
        except Exception:
            log.exception("ratings cannot be recomputed server=%d game=%s form=%s", key.guild, key.game, key.form)
            measure.count("faults", kind="job")
            self._faulty[key] = self.now() + RETRY_AFTER

    async def _recompute(self, pool: Pool, state: BookState) -> None:
        request = Request(self.db.address, state.key, self.now() - RECENT)
        reply = await pool.ask(msgspec.msgpack.encode(request))
        found = msgspec.msgpack.decode(reply, type=Answer)
        key, now = state.key, self.now()
        owed = await self.db.write(lambda db: _write(db, key, found, now))
        if owed is None:
            return
        log.info("ratings recomputed server=%d game=%s form=%s", key.guild, key.game, key.form)
        for match in owed:
            self.live.wake(match)


def _write(db: Connection, key: BookKey, found: Answer, now: float) -> list[int] | None:
    """Store a recomputed book; return the matches whose message with the result is out of date by that.

    Do nothing and return None if its games have changed since they were read.
    """
    books.hold(db, key)
    if not books.is_unchanged(db, key, found.version):
        return None
    books.drop_ratings(db, key)
    for chunk in found.ratings:
        books.put_ratings(db, key, msgspec.msgpack.decode(chunk, type=list[Rated]))
    books.drop_steps(db, key, found.since)
    for chunk in found.steps:
        books.put_steps(db, key, msgspec.msgpack.decode(chunk, type=list[RatedStep]))
    for chunk in found.people:
        sums.put_people(db, key, msgspec.msgpack.decode(chunk, type=list[PersonSum]))
    for chunk in found.characters:
        sums.put_characters(db, key, msgspec.msgpack.decode(chunk, type=list[CharacterSum]))
    for chunk in found.wins:
        sums.put_wins(db, key, msgspec.msgpack.decode(chunk, type=list[WinSum]))
    sums.set_counted(db, key, found.counted)
    books.mark_computed(db, key, LIBRARY)
    return changes.owe_messages(db, found.retold, RESULT, now)
