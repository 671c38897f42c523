"""The schema of a PostgreSQL database: made and brought up to date from the same migrations as SQLite's."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import Any

import psycopg

from store.clauses import FACT, SET_FACT
from store.errors import (
    DatabaseCorruptError,
    DatabaseLockedError,
    DatabaseNewerError,
    DatabaseUnwritableError,
    StoreFailedError,
)
from store.migrations import FILLS, Migration, load
from store.postgres.connection import WorkConnection, run
from store.postgres.ddl import FUNCTIONS, VERSION, ddl
from store.postgres.refusals import NO_RIGHTS, OVERTAKEN, is_environment, without_values
from store.proof.schema import Schema, expected, missing

OLDEST = 14
"""The oldest version of PostgreSQL that is tended by its makers."""

KEY = "1095909972, 1"
"""The key of the lock under which the schema is made."""

PATIENCE, AGAIN = 600.0, 0.1
"""Seconds to wait for another process that makes it, and between two looks."""

TRIES = 5
"""The times that a migration is begun while others use its tables."""


def check_server(connection: psycopg.Connection[Any]) -> None:
    """Raise DatabaseUnwritableError if a server or a database is not as the bot needs it."""
    version = connection.info.server_version // 10_000
    if version < OLDEST:
        raise DatabaseUnwritableError(f"the server is PostgreSQL {version}: the bot needs {OLDEST} or newer")
    standby, encoding = connection.execute(
        "SELECT pg_is_in_recovery(), pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database()"
    ).fetchone()
    if standby:
        raise DatabaseUnwritableError("the server is a standby that cannot be written: take the address of the primary")
    if encoding != "UTF8":
        raise DatabaseUnwritableError(
            f"the database is made for the encoding {encoding}: make it anew,"
            " CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0"
        )


def prepare(connection: psycopg.Connection[Any]) -> None:
    """Apply the missing migrations, each in a transaction of its own, and compare what is there with what they make.

    Of several processes that start together one does it, and the others wait.

    Raises DatabaseNewerError if a newer version of the bot made the schema, DatabaseCorruptError if the tables there are not the
    bot's or lack something, StoreFailedError if a migration failed and was undone.
    """
    steps = load()
    with _alone(connection):
        done = version_of(connection)
        if done > len(steps):
            raise newer_error(done, len(steps))
        for step in steps[done:]:
            _make(connection, step)
    lacking = missing(expected(steps), _of(connection))
    if lacking:
        raise DatabaseCorruptError(f"another program has changed the database: it lacks {', '.join(lacking)}")


@contextlib.contextmanager
def _alone(connection: psycopg.Connection[Any]) -> Iterator[None]:
    """Keep other processes from the schema while the context lasts; wait for one that is at it."""
    until = time.monotonic() + PATIENCE
    while not run(connection, f"SELECT pg_try_advisory_lock({KEY})").fetchone()[0]:
        if time.monotonic() > until:
            raise DatabaseLockedError("another process of the bot does not come to an end with the database's schema")
        time.sleep(AGAIN)
    try:
        yield
    finally:
        with contextlib.suppress(psycopg.Error):  # a session that is lost has no lock any more
            run(connection, f"SELECT pg_advisory_unlock({KEY})")


def _make(connection: psycopg.Connection[Any], step: Migration) -> None:
    """Apply a migration in a transaction; again if rows of its tables are in use by other processes."""
    for is_last in (*[False] * (TRIES - 1), True):
        try:
            with connection.transaction():
                _apply(connection, step)
        except psycopg.Error as error:
            if error.sqlstate in OVERTAKEN and not is_last:
                continue
            if error.sqlstate in NO_RIGHTS or is_environment(error):
                raise
            raise StoreFailedError(f"migration {step.name} failed and was undone: {without_values(error)}") from error
        return


def newer_error(done: int, known: int) -> DatabaseNewerError:
    """Return the error that another version of the bot made this schema."""
    return DatabaseNewerError(
        f"the database was made by a newer version of the bot (format {done}, known here {known}):"
        " start that version, or restore an older backup"
    )


def version_of(connection: psycopg.Connection[Any]) -> int:
    """Return the number of the last migration applied, 0 for an empty database. Raises DatabaseCorruptError."""
    tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    if not tables:
        return 0
    if ("facts",) not in tables:
        raise DatabaseCorruptError("the database has tables that are not the bot's: give it one of its own")
    row = run(connection, FACT, (VERSION,)).fetchone()
    if row is None:
        raise DatabaseCorruptError("the database does not say which schema it has")
    return int(row[0])


def _apply(connection: psycopg.Connection[Any], step: Migration) -> None:
    connection.execute((FUNCTIONS if step.number == 1 else "") + ddl(step.sql))
    if fill := FILLS.get(step.name):
        with connection.pipeline() as pipeline:
            fill(WorkConnection(connection, pipeline))
    run(connection, SET_FACT, (VERSION, str(step.number)))


def _of(connection: psycopg.Connection[Any]) -> Schema:
    """Return the schema of a database."""
    columns: dict[str, set[str]] = {}
    for table, column in connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    ):
        columns.setdefault(table, set()).add(column)
    indexes = connection.execute("SELECT indexname, tablename FROM pg_indexes WHERE schemaname = current_schema()")
    return Schema({name: frozenset(found) for name, found in columns.items()}, dict(indexes.fetchall()))
