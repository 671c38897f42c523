"""Opens a database by its address: a SQLite file, or a PostgreSQL, whose library is loaded for that alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from store import sqlite
from store.addresses import is_postgres
from store.connection import Connection
from store.database import Database
from store.errors import DatabaseLockedError, DriverMissingError

if TYPE_CHECKING:
    from store.postgres.survey import Survey


async def open_database(address: str, *, now: Callable[[], float] = time.time, shared: bool = False) -> Database:
    """Open the database for this process alone, or `shared` with others that do so too, and bring its schema up to date.

    Raises the errors of `SqliteDatabase.open` or of `PostgresDatabase.open`, DriverMissingError without psycopg,
    DatabaseLockedError for a file that is to be shared.
    """
    if not is_postgres(address):
        if shared:
            raise DatabaseLockedError(f"{address} is a file, which one process has alone: several need a PostgreSQL")
        return await sqlite.SqliteDatabase.open(Path(address), now=now)
    require_driver()
    from store.postgres.database import PostgresDatabase

    return await PostgresDatabase.open(address, now=now, shared=shared)


def reading(address: str) -> AbstractContextManager[Connection]:
    """Return a connection that reads one view of a database while the context lasts, whatever is written meanwhile.

    It may belong to another process than the one that writes. Raises an error of the engine, DriverMissingError without psycopg.
    """
    if not is_postgres(address):
        return sqlite.reading(Path(address))
    require_driver()
    from store.postgres import connection

    return connection.reading(address)


def surveyed(address: str) -> Survey:
    """Look at a PostgreSQL beside the bot. Raises StoreError if it cannot be used, DriverMissingError without psycopg."""
    require_driver()
    from store.postgres.survey import survey

    return survey(address)


def require_driver() -> None:
    """Raise DriverMissingError if the library for PostgreSQL cannot be loaded."""
    try:
        import psycopg  # noqa: F401  # whether it is there
    except ImportError as error:
        raise DriverMissingError(
            "the library for PostgreSQL cannot be loaded"
            f" ({error}): install it with pip install -r requirements-postgres.txt, or take ARBITER_DATABASE away"
        ) from error
