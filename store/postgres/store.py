"""The store over PostgreSQL: `write` runs transactions, `read` runs queries, as `store.database` does over SQLite."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from store.connection import Connection, Row
from store.errors import DamagedError, DatabaseUnwritableError, StoreClosedError, StoreFailedError
from store.postgres.connection import connect, run
from store.postgres.schema import prepare
from store.postgres.writer import PostgresWriter

log = logging.getLogger("arbiter.store")

T = TypeVar("T")


class PostgresStore:
    """An open database of a PostgreSQL server, for one process that writes. `open` makes its schema."""

    def __init__(self, url: str, now: Callable[[], float]) -> None:
        self.now = now
        """The clock that rows are stamped by: unix seconds."""
        self.damaged: tuple[DamagedError, ...] = ()
        """The rows that were found damaged when it was opened: none, a server compares its pages itself."""
        self.on_damage: Callable[[DamagedError], None] = lambda error: log.error("%s", error)
        """Called in the event loop with each damaged row that is read."""
        self._url = url
        self._writer = PostgresWriter(url)
        self._reader: psycopg.Connection[Any] | None = None
        # A thread each: a connection takes one statement at a time.
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, now: Callable[[], float] = time.time) -> PostgresStore:
        """Connect to a database and bring its schema up to date.

        Raises DatabaseUnwritableError if it cannot be reached, and the errors of `store.postgres.schema.prepare`.
        """
        await asyncio.to_thread(_prepare, url)
        return cls(url, now)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in one transaction; return its result once it is durable. Raises as `Database.write` does."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._writing, self._writer.write, work)
        except DamagedError as error:
            self.on_damage(error)
            raise

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """Return all rows of one query, which sees every commit made before the call. Raises as `Database.read` does."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, sql, params)

    def _read(self, sql: str, params: tuple[Any, ...]) -> list[Row]:
        for is_last in (False, True):
            try:
                if self._reader is None or self._reader.closed:
                    self._reader = connect(self._url)
                return list(run(self._reader, sql, params).fetchall())
            except psycopg.OperationalError as error:
                if is_last or (self._reader is not None and not self._reader.broken):
                    raise StoreFailedError(f"the database could not be read: {error}") from error
        raise AssertionError("the last try returns or raises")

    def checked(self, make: Callable[[Row], T], rows: Iterable[Row]) -> list[T]:
        """Return each row as `make` reads it. Raises DamagedError, after `on_damage`, if a row is not what was stored."""
        try:
            return [make(row) for row in rows]
        except DamagedError as error:
            self.on_damage(error)
            raise

    async def close(self) -> None:
        """Finish the waiting writes and close all connections. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writing.shutdown)
        await asyncio.to_thread(self._reading.shutdown)
        self._writer.close()
        if self._reader is not None:
            self._reader.close()


def _prepare(url: str) -> None:
    try:
        with connect(url) as connection:
            prepare(connection)
    except psycopg.OperationalError as error:
        raise DatabaseUnwritableError(f"the database cannot be reached: {error}") from error
