"""A new database for tests that are not about the making of one: its file is migrated once a process, then copied."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from store.connection import Connection
from store.database import Database
from store.filling import fill_digests
from store.sqlite import SqliteDatabase


async def forge(database: Database, sql: str, *values: object) -> None:
    """Change stored rows and give them their digests: what is read then was never written, and is no damage."""

    def work(db: Connection) -> None:
        db.execute(sql, values)
        fill_digests(db)

    await database.write(work)


OVER_POSTGRES = os.environ.get("ARBITER_TEST_STORE") == "postgres"
"""Whether databases are those of a PostgreSQL."""

_NEW: list[bytes] = []
"""The file of a new database, once it was wanted: a dozen migrations take as long as the rest of many a test."""


async def open_database(path: Path, *, now: Callable[[], float] = time.time) -> Database:
    """Open the database at this path, as `SqliteDatabase.open` does; one that is not there yet is copied.

    `make test-postgres` opens one of a PostgreSQL in its place.
    """
    if OVER_POSTGRES:
        from tests.support.sql.stores import open_store  # needs psycopg

        return await open_store(path, now=now)
    await prepare_new()
    _lay(path)
    return await SqliteDatabase.open(path, now=now)


async def prepare_new() -> None:
    """Make the file of a new database, unless that is done. Processes that are forked afterwards have it."""
    if not _NEW:
        with TemporaryDirectory() as folder:
            new = Path(folder) / "new.db"
            await (await SqliteDatabase.open(new)).close()
            _NEW.append(_read(new))


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _lay(path: Path) -> None:
    if not path.exists():
        path.touch(0o600)
        path.write_bytes(_NEW[0])
