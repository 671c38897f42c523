"""The database in one SQLite file, opened by one process at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import aiosqlite
from filelock import lock_descriptor

from store.copying import copy
from store.database import Database, Sizes, T, Work
from store.errors import (
    DamagedError,
    DatabaseLockedError,
    DatabaseUnwritableError,
    StoreClosedError,
    StoreFailedError,
    is_environment,
    primary_code,
)
from store.files import lenient, read_only
from store.starting import BUSY_TIMEOUT, Start, check, prepare
from store.writer import Writer

UNREADABLE = "Could not decode to UTF-8"
"""The beginning of the error for a text that is damaged."""

log = logging.getLogger(__name__)


class SqliteDatabase(Database):
    """An open file: besides what any database does, `backup` makes copies. `open` creates one."""

    def __init__(
        self,
        path: Path,
        writer: Writer,
        reader: aiosqlite.Connection,
        lock: FileIO,
        now: Callable[[], float],
        start: Start,
    ) -> None:
        super().__init__(str(path), now, start.damaged)
        self.path = path
        self._keeper = start.keeper
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, now: Callable[[], float] = time.time) -> SqliteDatabase:
        """Open the file, creating it and its folder if missing, check it and bring its schema up to date.

        Raises DatabaseLockedError if another process has it, DatabaseNewerError if a newer version of the bot made it,
        DatabaseCorruptError if it is damaged or not the bot's, DatabaseMissingError if it is empty and was not (all four leave it
        as it is), DatabaseUnwritableError if it or its folder cannot be written, StoreFailedError if a migration failed (undone)
        or the disk is full.
        """
        # Until close() the lock is held by this descriptor; the file stays, since removing it would be a race.
        path, lock = await asyncio.to_thread(_lock, path)
        try:
            start = await asyncio.to_thread(check, path)
        except BaseException:
            lock.close()
            raise
        writer = Writer(lambda: prepare(path, start), start.keeper)
        try:
            await writer.start()
            reader = await _open_reader(path)
        except BaseException:
            await writer.close()
            start.keeper.close()
            lock.close()
            raise
        return cls(path, writer, reader, lock, now, start)

    async def write(self, work: Work[T]) -> T:
        """Run the work in the writer's thread, as `Database.write` says.

        Raises besides TransactionMisusedError if the work began or ended a transaction.
        """
        try:
            return await self._writer.write(work)
        except DamagedError as error:
            self.on_damage(error)
            raise

    async def read(self, sql: str, *params: Any) -> list[sqlite3.Row]:
        """Return all rows of one query, as `Database.read` says. Raises sqlite3.Error for a wrong one."""
        if self._closed:
            raise StoreClosedError("the database is closed")
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        except sqlite3.Error as error:
            if UNREADABLE in str(error):
                return await self._read_damaged(sql, params)
            if is_environment(error) and primary_code(error) != sqlite3.SQLITE_READONLY:
                raise StoreFailedError(f"the database could not be read: {error}") from error
            raise

    async def _read_damaged(self, sql: str, params: tuple[Any, ...]) -> list[sqlite3.Row]:
        """Return the rows of a query with texts that are no texts any more: their digests will not fit."""
        log.error("damaged: a text is no UTF-8, read by: %s", sql)
        self._reader.text_factory = lenient
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        finally:
            self._reader.text_factory = str

    async def sizes(self) -> Sizes:
        """Return the sizes of the file and its write-ahead log. Raises OSError."""
        return await asyncio.to_thread(_sizes, self.path)

    async def backup(self, target: Path) -> None:
        """Write a checked copy of the database as it is now; an older file of that name is replaced in one step.

        Neither the event loop nor the writer waits for it. Raises StoreFailedError if it cannot be written (an older file
        stays then), StoreClosedError after close(), ValueError if the target is the database itself. If the caller is
        cancelled, the copy is finished all the same.
        """
        if self._closed:
            raise StoreClosedError("the database is closed")
        await asyncio.to_thread(copy, self.path, target)

    async def close(self) -> None:
        """Finish the waiting writes, close all connections and release the lock, as `Database.close` says."""
        if self._closed:
            return
        self._closed = True
        # The writer closes last: the last connection of a file empties its write-ahead log, which a reader cannot.
        await self._reader.close()
        await self._writer.close()
        self._keeper.close()
        self._lock.close()


def _sizes(path: Path) -> Sizes:
    wal = Path(f"{path}-wal")
    return Sizes(path.stat().st_size, wal.stat().st_size if wal.exists() else 0)


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection that reads one view of a file while the context lasts. Raises sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(read_only(path), uri=True, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        db.execute("BEGIN")
        yield db


@contextlib.contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold the lock of the database at this path while the context lasts, so that no bot opens it.

    Raises the errors of `SqliteDatabase.open`.
    """
    _, lock = _lock(path)
    with lock:
        yield


def _lock(path: Path) -> tuple[Path, FileIO]:
    """Take the lock of the database: a file beside it that holds the process number of its owner.

    Returns the absolute path of the database and the open lock file. The database file exists afterwards.
    """
    path = path.absolute()
    try:
        if not path.parent.exists():
            path.parent.mkdir(parents=True)
        lock = _open_private(Path(f"{path}.lock"))
    except OSError as error:
        raise DatabaseUnwritableError(f"{path}.lock cannot be written: {error.strerror}") from error
    try:
        if not lock_descriptor(lock.fileno(), blocking=False):
            with lock:
                raise DatabaseLockedError(
                    f"{path} is in use by another process of the bot (number {_holder(lock)}): stop it first"
                )
        # Only after taking the lock: closing a descriptor of the file would drop the locks of a connection in this process.
        _open_private(path).close()
        lock.truncate(0)
        lock.write(b"\n%d\n" % os.getpid())
    except OSError as error:
        lock.close()
        raise DatabaseUnwritableError(f"{path} cannot be written: {error.strerror}") from error
    return path, lock


def _holder(lock: FileIO) -> str:
    """Return the process number of the owner of a lock.

    It stands after an empty line: Windows locks the first byte, and no other process can read it.
    """
    try:
        content = lock.read()
    except OSError:
        lock.seek(1)
        content = lock.read()
    return content.decode("ascii", "replace").strip() or "unknown"


def _open_private(path: Path) -> FileIO:
    """Open a file, and create it readable for its owner alone: the database holds the secrets of running matches."""
    return FileIO(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")


async def _open_reader(path: Path) -> aiosqlite.Connection:
    reader = await aiosqlite.connect(read_only(path), uri=True, timeout=BUSY_TIMEOUT / 1000, isolation_level=None)
    try:
        await reader.execute("PRAGMA query_only = ON")
    except BaseException:
        await reader.close()
        raise
    reader.row_factory = sqlite3.Row
    return reader
