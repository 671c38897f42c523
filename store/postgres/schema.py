"""The schema of a PostgreSQL database: made and brought up to date from the same migrations as SQLite's."""

from __future__ import annotations

from typing import Any

import psycopg

from store.errors import DatabaseCorruptError, DatabaseNewerError, StoreFailedError
from store.migrations import FILLS, load
from store.postgres.connection import WorkConnection, run
from store.postgres.ddl import FUNCTIONS, VERSION, ddl

_LOCK = 0x41524254
"""The number of the lock under which one process at a time brings the schema up to date."""


def prepare(connection: psycopg.Connection[Any]) -> None:
    """Apply the missing migrations, each in a transaction of its own.

    Raises DatabaseNewerError if a newer version of the bot made the schema, DatabaseCorruptError if the tables there are not the
    bot's, StoreFailedError if a migration failed and was undone.
    """
    steps = load()
    connection.execute("SELECT pg_advisory_lock(%s::bigint)", (_LOCK,))
    try:
        done = _version(connection)
        if done > len(steps):
            raise DatabaseNewerError(f"the database was made by a newer version of the bot: its schema is {done}")
        for step in steps[done:]:
            try:
                with connection.transaction():
                    connection.execute((FUNCTIONS if step.number == 1 else "") + ddl(step.sql))
                    if fill := FILLS.get(step.name):
                        with connection.pipeline() as pipeline:
                            fill(WorkConnection(connection, pipeline))
                    run(
                        connection,
                        "INSERT INTO facts (key, value) VALUES (?, ?)"
                        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                        (VERSION, str(step.number)),
                    )
            except psycopg.Error as error:
                raise StoreFailedError(f"migration {step.name} failed and was undone: {error}") from error
    finally:
        connection.execute("SELECT pg_advisory_unlock(%s::bigint)", (_LOCK,))


def _version(connection: psycopg.Connection[Any]) -> int:
    """Return the number of the last migration applied, 0 for an empty database."""
    tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    if not tables:
        return 0
    if ("facts",) not in tables:
        raise DatabaseCorruptError("the database has tables that are not the bot's: give it one of its own")
    row = run(connection, "SELECT value FROM facts WHERE key = ?", (VERSION,)).fetchone()
    if row is None:
        raise DatabaseCorruptError("the database does not say which schema it has")
    return int(row[0])
