"""The database in a PostgreSQL: `write` runs transactions, `read` runs queries, as `store.sqlite` does over a file."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg

from store.connection import Row
from store.database import Database, Sizes, T, Work
from store.errors import DamagedError, DatabaseTakenError, StoreClosedError, StoreFailedError
from store.postgres.claim import Claim
from store.postgres.connection import address_of, connect, run
from store.postgres.refusals import is_environment, opening_error, without_values
from store.postgres.writer import PostgresWriter
from store.writer import SLOW_SECONDS

log = logging.getLogger("arbiter.store")


class PostgresDatabase(Database):
    """An open database of a PostgreSQL, for the one process that writes. `open` makes its schema.

    Its pages are compared by the server, rows with a digest as they are read.
    """

    def __init__(self, url: str, address: str, writer: PostgresWriter, now: Callable[[], float]) -> None:
        super().__init__(address, now)
        self._url = url
        self._writer = writer
        self._reader: psycopg.Connection[Any] | None = None
        # A thread each: a connection takes one statement at a time.
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._closed = False
        self._lost = False
        self._slow: set[ThreadPoolExecutor] = set()

    @classmethod
    async def open(
        cls, url: str, *, now: Callable[[], float] = time.time, claim: Claim | None = None
    ) -> PostgresDatabase:
        """Connect to a database, take it for this process (by this claim, else the usual one), bring its schema up to date.

        Raises DatabaseUnwritableError if it cannot be reached or the role lacks rights, DatabaseLockedError if another process
        has it, and the errors of `store.postgres.schema`.
        """
        writer = PostgresWriter(url, claim or Claim())
        return cls(url, await asyncio.to_thread(_opened, writer, url), writer, now)

    async def write(self, work: Work[T]) -> T:
        """Run the work in the writer's thread, as `Database.write` says. Raises DatabaseTakenError besides."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        try:
            return await self._done(self._writing, self._writer.write, work)
        except DamagedError as error:
            self.on_damage(error)
            raise
        except StoreFailedError as error:
            taken = error if isinstance(error, DatabaseTakenError) else error.__cause__
            if isinstance(taken, DatabaseTakenError) and not self._lost:
                self._lost = True
                self.on_lost(taken)
            raise

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """Return all rows of one query, as `Database.read` says. Raises psycopg.Error for a wrong one."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        return await self._done(self._reading, self._read, sql, params)

    async def _done(self, thread: ThreadPoolExecutor, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a thread; log if the server keeps it waiting."""
        loop = asyncio.get_running_loop()
        slow = loop.call_later(SLOW_SECONDS, self._note_slow, thread)
        try:
            result = await loop.run_in_executor(thread, function, *arguments)
        finally:
            slow.cancel()
        self._slow.discard(thread)
        return result

    def _note_slow(self, thread: ThreadPoolExecutor) -> None:
        """Log once that a server is silent: its machine may answer for it, so that the connection does not count as lost."""
        if thread not in self._slow:
            self._slow.add(thread)
            what = "change" if thread is self._writing else "query"
            log.error("a %s has waited for %g s, and waits on: the server does not answer", what, SLOW_SECONDS)

    def _read(self, sql: str, params: tuple[Any, ...]) -> list[Row]:
        for is_last in (False, True):
            try:
                if self._reader is None or self._reader.closed:
                    self._reader = connect(self._url, read_only=True)
                return list(run(self._reader, sql, params).fetchall())
            except psycopg.Error as error:
                if not is_environment(without_values(error)):
                    raise
                # A connection that broke while nobody used it is no news: a second one is tried.
                if is_last or self._reader is None or not self._reader.broken:
                    raise StoreFailedError(f"the database could not be read: {error}") from error
        raise AssertionError("the last try returns or raises")

    async def sizes(self) -> Sizes:
        """Return the size of the database; the log is that of the whole server. Raises StoreError."""
        rows = await self.read("SELECT pg_database_size(current_database())")
        return Sizes(rows[0][0], None)

    async def close(self) -> None:
        """Finish the waiting writes, close all connections and let go of the database, as `Database.close` says."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writing.shutdown)
        await asyncio.to_thread(self._reading.shutdown)
        self._writer.close()
        if self._reader is not None:
            self._reader.close()


def _opened(writer: PostgresWriter, url: str) -> str:
    """Open the writer; return the address for other processes."""
    try:
        return address_of(writer.open(), url)
    except psycopg.Error as error:
        raise opening_error(url, error) from error
