"""The database in a PostgreSQL: `write` runs transactions, `read` runs queries, as `store.sqlite` does over a file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import psycopg

from store.connection import Row
from store.database import Database, Sizes, T, Work
from store.errors import DamagedError, DatabaseTakenError, StoreClosedError, StoreError, StoreFailedError
from store.postgres.claim import Claim
from store.postgres.connection import address_of
from store.postgres.news import News
from store.postgres.pool import Pool
from store.postgres.reader import PostgresReader
from store.postgres.refusals import opening_error
from store.postgres.writer import PostgresWriter

WRITERS, READERS = 4, 2
"""The sessions that write and those that read, each in a thread of its own."""


class PostgresDatabase(Database):
    """An open database of a PostgreSQL, for the one process that writes, or `shared` for one of several.

    `open` makes its schema. Its pages are compared by the server, rows with a digest as they are read.
    """

    def __init__(
        self, url: str, address: str, claim: Claim, writers: list[PostgresWriter], now: Callable[[], float]
    ) -> None:
        super().__init__(address, now)
        self.shared = claim.shared
        self._writing = Pool("change", writers)
        self._reading = Pool("query", [PostgresReader(url) for _ in range(READERS)])
        self._news = News(url, self._hear, self._look, self._stop) if claim.shared else None
        self._closed = False
        self._is_told = False

    @classmethod
    async def open(cls, url: str, *, now: Callable[[], float] = time.time, shared: bool = False) -> PostgresDatabase:
        """Connect to a database, take it for this process alone or `shared`, bring its schema up to date.

        Raises DatabaseUnwritableError if it cannot be reached or the role lacks rights, DatabaseLockedError if another process
        has it that is alone, or any other if this one is to be, and the errors of `store.postgres.schema`.
        """
        claim = Claim(shared=shared)
        writers = [PostgresWriter(url, claim, is_first=not n) for n in range(WRITERS)]
        return cls(url, await asyncio.to_thread(_opened, writers, url), claim, writers, now)

    async def write(self, work: Work[T]) -> T:
        """Run the work in a writing session, as `Database.write` says: again if others overtake it.

        So it must change nothing outside the database that it may not change twice. Raises DatabaseTakenError besides.
        """
        if self._closed:
            raise StoreClosedError("the database is closed")
        try:
            return await self._writing.run(lambda writer: writer.write(work))
        except DamagedError as error:
            self.on_damage(error)
            raise
        except StoreFailedError as error:
            taken = error if isinstance(error, DatabaseTakenError) else error.__cause__
            if isinstance(taken, DatabaseTakenError):
                self._stop(taken)
            raise

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """Return all rows of one query, as `Database.read` says. Raises psycopg.Error for a wrong one."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        return await self._reading.run(lambda reader: reader.read(sql, params))

    def tell(self, kind: str, number: int) -> None:
        """Tell other processes that something has changed, as `Database.tell` says."""
        if self._news is not None and not self._closed:
            self._news.tell(kind, number)

    def _hear(self, kind: str, number: int) -> None:
        if not self._closed:
            self.on_news(kind, number)

    def _look(self) -> None:
        if not self._closed:
            self.on_look()

    def _stop(self, error: StoreError) -> None:
        """Say once that this process must stop."""
        if not self._is_told and not self._closed:
            self._is_told = True
            self.on_lost(error)

    async def sizes(self) -> Sizes:
        """Return the size of the database; the log is that of the whole server. Raises StoreError."""
        rows = await self.read("SELECT pg_database_size(current_database())")
        return Sizes(rows[0][0], None)

    async def close(self) -> None:
        """Finish the waiting writes, close all connections and let go of the database, as `Database.close` says."""
        if self._closed:
            return
        self._closed = True
        if self._news is not None:
            await asyncio.to_thread(self._news.close)
        await self._writing.close()
        await self._reading.close()


def _opened(writers: list[PostgresWriter], url: str) -> str:
    """Open the first writing session, mark all; return the address for other processes. The others connect when needed."""
    try:
        connection, marks = writers[0].open(len(writers))
        for writer, mark in zip(writers, marks, strict=True):
            writer.mark = mark
        return address_of(connection, url)
    except psycopg.Error as error:
        raise opening_error(url, error) from error
