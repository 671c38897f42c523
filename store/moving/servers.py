"""A PostgreSQL as a source or a target of a move."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import psycopg

from store.errors import StoreFailedError, TargetUsedError
from store.migrations import load
from store.moving.content import Digest, Table, digest_of
from store.postgres.claim import Claim
from store.postgres.connection import connect
from store.postgres.refusals import opening_error
from store.postgres.schema import check_server, prepare, version_of

AT_ONCE = 1_000
"""Rows that the server sends together."""


@contextlib.contextmanager
def source(url: str, *, alone: bool = True) -> Iterator[psycopg.Connection[Any]]:
    """Return a connection that reads one view of a database of this version; `alone` no bot opens it meanwhile.

    Raises StoreFailedError if another version of the bot made it, and the errors of `PostgresDatabase.open`.
    """
    with _opened(url, alone=alone) as connection:
        found = version_of(connection)
        if not found:
            raise StoreFailedError("the database is empty: there is nothing to move")
        if found != len(load()):
            raise StoreFailedError(
                f"the database is of another version of the bot (format {found}, known here {len(load())}):"
                " start this version on it once, then stop it"
            )
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield connection


@contextlib.contextmanager
def target(url: str) -> Iterator[psycopg.Connection[Any]]:
    """Return a connection that writes, in one transaction, a database with the schema; it is committed if the context ends well.

    Raises TargetUsedError if there are tables already, and the errors of `PostgresDatabase.open`.
    """
    with _opened(url, alone=True) as connection:
        there = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()").fetchone()[0]
        if there:
            raise TargetUsedError(f"the database is not empty: it has {there} tables")
        with connection.transaction():
            prepare(connection)
            yield connection


@contextlib.contextmanager
def _opened(url: str, *, alone: bool) -> Iterator[psycopg.Connection[Any]]:
    try:
        with contextlib.closing(connect(url)) as connection:
            check_server(connection)
            if alone:
                Claim().take(connection)
            connection.execute("SET idle_in_transaction_session_timeout = 0")
            yield connection
    except psycopg.Error as error:
        raise opening_error(url, error) from error


def rows(connection: psycopg.Connection[Any], table: Table) -> Iterator[Sequence[Any]]:
    """Yield the rows of a table, some at a time."""
    connection.execute(f"DECLARE moved NO SCROLL CURSOR FOR {table.query}")
    while found := connection.execute(f"FETCH {AT_ONCE} FROM moved").fetchall():
        yield from found
    connection.execute("CLOSE moved")


def digests(connection: psycopg.Connection[Any], tables: Sequence[Table]) -> dict[str, Digest]:
    """Return the digest of each table."""
    return {table.name: digest_of(rows(connection, table)) for table in tables}


def numbers(connection: psycopg.Connection[Any], tables: Sequence[Table]) -> dict[str, int]:
    """Return the number of the last row of each table that is numbered, 0 for one that never had any."""
    found = {}
    for table in tables:
        if table.is_numbered:
            sequence = _sequence(connection, table.name)
            (found[table.name],) = connection.execute(
                f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"  # noqa: S608  # the server's own name
            ).fetchone()
    return found


def store(connection: psycopg.Connection[Any], table: Table, found: Iterable[tuple[Any, ...]]) -> None:
    """Store the rows of a table."""
    quoted = ", ".join(f'"{column}"' for column in table.columns)
    with connection.cursor() as cursor, cursor.copy(f"COPY {table.name} ({quoted}) FROM STDIN") as copied:
        for row in found:
            try:
                copied.write_row(row)
            except psycopg.DataError as error:
                raise StoreFailedError(f"a row of {table.name} cannot be stored in a PostgreSQL: {error}") from error


def set_numbers(connection: psycopg.Connection[Any], wanted: Mapping[str, int]) -> None:
    """Let each table that is numbered go on behind this number."""
    for name, number in wanted.items():
        if number:
            connection.execute("SELECT setval(%s::regclass, %s)", (_sequence(connection, name), number))


def _sequence(connection: psycopg.Connection[Any], table: str) -> str:
    return str(connection.execute("SELECT pg_get_serial_sequence(%s, 'id')", (table,)).fetchone()[0])
