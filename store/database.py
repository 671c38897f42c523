"""The database of the bot: one SQLite file, opened by one process at a time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import aiosqlite
from filelock import lock_descriptor

from store.errors import (
    DatabaseCorruptError,
    DatabaseLockedError,
    DatabaseNewerError,
    DatabaseUnwritableError,
    StoreClosedError,
    StoreFailedError,
    is_environment,
    primary_code,
)
from store.files import copy, read_only
from store.migrations import load, migrate, version_of
from store.writer import T, Work, Writer

APPLICATION_ID = 0x41524254
""""ARBT", in the file's header (SQLite's `application_id`): tells the bot's database from any other."""

BUSY_TIMEOUT = 5_000
"""Milliseconds to wait for another program, such as a shell that reads the file."""

_JOURNAL_LIMIT = 64 * 1024 * 1024  # bytes of write-ahead log kept on disk after a rush


class Database:
    """An open database: `write` runs transactions, `read` runs queries, `backup` makes copies. `open` creates one."""

    def __init__(
        self, path: Path, writer: Writer, reader: aiosqlite.Connection, lock: FileIO, now: Callable[[], float]
    ) -> None:
        self.path = path
        self.now = now
        """The clock that rows and backups are stamped by: unix seconds."""
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, now: Callable[[], float] = time.time) -> Database:
        """Open the file, creating it and its folder if missing, check it and bring its schema up to date.

        Raises DatabaseLockedError if another process has it, DatabaseNewerError if a newer version of the bot made it,
        DatabaseCorruptError if it is damaged or not the bot's (all three leave it as it is), DatabaseUnwritableError if it or
        its folder cannot be written, StoreFailedError if a migration failed (undone) or the disk is full.
        """
        # Until close() the lock is held by this descriptor; the file stays, since removing it would be a race.
        path, lock = await asyncio.to_thread(_lock, path)
        writer = Writer(lambda: _prepare(path))
        try:
            await writer.start()
            reader = await _open_reader(path)
        except BaseException:
            await writer.close()
            lock.close()
            raise
        return cls(path, writer, reader, lock, now)

    async def write(self, work: Work[T]) -> T:
        """Run the work in one transaction in the writer's thread; return its result once it is durable.

        The work gets the connection. It must neither commit nor keep the connection. It may run any statement and raise any
        exception: then this work alone is rolled back, and the same exception is raised here. Raises StoreFailedError if the disk
        or the file refused, TransactionMisusedError if the work began or ended a transaction, StoreClosedError after close().
        """
        return await self._writer.write(work)

    async def read(self, sql: str, *params: Any) -> list[sqlite3.Row]:
        """Return all rows of one query, which sees every commit made before the call and changes nothing.

        Raises StoreFailedError if the disk or the file refused, StoreClosedError after close(), sqlite3.Error for a wrong query.
        """
        if self._closed:
            raise StoreClosedError("the database is closed")
        try:
            return list(await self._reader.execute_fetchall(sql, params))
        except sqlite3.Error as error:
            if is_environment(error) and primary_code(error) != sqlite3.SQLITE_READONLY:
                raise StoreFailedError(f"the database could not be read: {error}") from error
            raise

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
        """Finish the waiting writes, close all connections and release the lock. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        # The writer closes last: the last connection of a file empties its write-ahead log, which a reader cannot.
        await self._reader.close()
        await self._writer.close()
        self._lock.close()


@contextlib.contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold the lock of the database at this path while the context lasts, so that no bot opens it.

    Raises the errors of `Database.open`.
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


def _prepare(path: Path) -> sqlite3.Connection:
    """Return the writer's connection to a checked and migrated database."""
    steps = load()
    inspect(path, newest=len(steps))
    try:
        with contextlib.ExitStack() as unless_ready:
            # IMMEDIATE, not autocommit: should SQLite roll back by itself within a work, what follows there must not
            # be committed piece by piece.
            connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT / 1000, isolation_level="IMMEDIATE")
            unless_ready.callback(connection.close)
            _make_durable(connection, path)
            # Every opening writes, so that a read-only or full disk fails here and not at the first choice.
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("PRAGMA foreign_keys = OFF")
            migrate(connection, steps)
            connection.execute("PRAGMA foreign_keys = ON")
            connection.row_factory = sqlite3.Row
            unless_ready.pop_all()
    except sqlite3.Error as error:
        if primary_code(error) in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            raise DatabaseUnwritableError(f"{path} cannot be written: {error}") from error
        raise StoreFailedError(f"{path} could not be opened: {error}") from error
    return connection


def _make_durable(connection: sqlite3.Connection, path: Path) -> None:
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseUnwritableError(
            f"{path} is on a disk without SQLite's write-ahead log (it offers: {mode}): put ARBITER_DATA on another disk"
        )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA journal_size_limit = {_JOURNAL_LIMIT}")


def inspect(path: Path, newest: int) -> None:
    """Raise DatabaseCorruptError or DatabaseNewerError if the file must not be used.

    The file is opened read only, so it stays as it is. Raises StoreFailedError if it cannot be read.
    """
    # Without a log beside it the file is complete; `immutable` keeps SQLite from creating a log.
    alone = not any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    uri = read_only(path) + ("&immutable=1" if alone else "")
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT / 1000)) as connection:
            problems = [row[0] for row in connection.execute("PRAGMA quick_check(3)") if row[0] != "ok"]
            if alone and path.stat().st_size % connection.execute("PRAGMA page_size").fetchone()[0]:
                problems.append("its last page is cut short")  # quick_check reads zeros there, and may not mind
            version = version_of(connection)
            owner = connection.execute("PRAGMA application_id").fetchone()[0]
            empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    except sqlite3.DatabaseError as error:
        if primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise DatabaseCorruptError(f"{path} is damaged or not a database: {error}") from error
        raise StoreFailedError(f"{path} could not be read: {error}") from error
    if problems:
        raise DatabaseCorruptError(f"{path} is damaged: {'; '.join(problems)}")
    if owner != APPLICATION_ID and not (empty and owner == 0 and version == 0):
        raise DatabaseCorruptError(f"{path} is a database of another program")
    if version > newest:
        raise DatabaseNewerError(
            f"{path} was made by a newer version of the bot (format {version}, known here {newest}):"
            " start that version, or restore an older backup"
        )


async def _open_reader(path: Path) -> aiosqlite.Connection:
    reader = await aiosqlite.connect(read_only(path), uri=True, timeout=BUSY_TIMEOUT / 1000, isolation_level=None)
    try:
        await reader.execute("PRAGMA query_only = ON")
    except BaseException:
        await reader.close()
        raise
    reader.row_factory = sqlite3.Row
    return reader
