"""Connections to PostgreSQL that read the statements of the store and give rows as it takes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import psycopg
from psycopg.adapt import Dumper, Loader

from store.postgres.dialect import in_postgres

TIMEOUTS = "-c idle_in_transaction_session_timeout=5000 -c lock_timeout=2000"
"""Milliseconds after which the server ends a transaction that its process has left alone, or that waits for another's rows."""

LOST_AFTER = 5
"""Seconds after which a server that does not answer counts as lost."""


def connect(url: str) -> psycopg.Connection[Any]:
    """Return a connection that begins no transaction by itself. Raises psycopg.OperationalError if there is no server."""
    connection: psycopg.Connection[Any] = psycopg.connect(
        url,
        autocommit=True,
        options=TIMEOUTS,
        connect_timeout=LOST_AFTER,
        tcp_user_timeout=LOST_AFTER * 1000,
        application_name="arbiter",
    )
    connection.adapters.register_dumper(int, _WholeDumper)
    connection.adapters.register_dumper(bool, _WholeDumper)
    connection.adapters.register_loader("numeric", _SumLoader)
    connection.adapters.register_loader("bool", _TruthLoader)
    return connection


class _WholeDumper(Dumper):  # type: ignore[misc]  # psycopg need not be there
    """Whole numbers and truths as the one type of whole numbers that the schema has."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: int) -> bytes:
        return str(int(obj)).encode()


class _SumLoader(Loader):  # type: ignore[misc]  # psycopg need not be there
    """Sums of whole numbers, which PostgreSQL gives a type without a bound."""

    def load(self, data: Any) -> int | float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


class _TruthLoader(Loader):  # type: ignore[misc]  # psycopg need not be there
    """Truths as the numbers 0 and 1."""

    def load(self, data: Any) -> int:
        return int(bytes(data) == b"t")


class PostgresRow:
    """A row, whose columns are found by place and by name."""

    __slots__ = ("_places", "_values")

    def __init__(self, values: Sequence[Any], places: dict[str, int]) -> None:
        self._values = tuple(values)
        self._places = places

    def __getitem__(self, column: Any, /) -> Any:
        return self._values[self._places[column] if isinstance(column, str) else column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        """Return the names of the columns."""
        return [*self._places]


def _rows(cursor: Any) -> Callable[[Sequence[Any]], PostgresRow]:
    """Return how rows of a cursor are made; of columns with the same name the first one is found by it."""
    places: dict[str, int] = {}
    for place, column in enumerate(cursor.description or ()):
        places.setdefault(column.name, place)
    return lambda values: PostgresRow(values, places)


def run(connection: psycopg.Connection[Any], sql: str, parameters: Sequence[Any] = ()) -> Any:
    """Run a statement of the store; return psycopg's cursor."""
    cursor = psycopg.RawCursor(connection, row_factory=_rows)
    return cursor.execute(in_postgres(sql), list(parameters))


class WorkCursor:
    """The cursor of a statement whose answer may still be on its way: asking for it waits."""

    def __init__(self, cursor: Any, pipeline: Any) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    @property
    def rowcount(self) -> int:
        """The number of rows that were changed."""
        self._pipeline.sync()
        return int(self._cursor.rowcount)

    def fetchone(self) -> Any:
        """Return the next row, None after the last."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        return list(self._cursor.fetchall())

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor.fetchall())

    def close(self) -> None:
        """Let go of the rows that are left."""
        self._cursor.close()


class WorkConnection:
    """The connection of a work (`store.connection.Connection`): statements go out at once, only who reads an answer waits.

    So a work costs as many journeys to the server as it has answers to read, not as many as it has statements. An error of a
    statement is raised where the next answer is read, before the commit at the latest.
    """

    def __init__(self, connection: psycopg.Connection[Any], pipeline: Any) -> None:
        self._connection = connection
        self._pipeline = pipeline

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> WorkCursor:
        """Run a statement."""
        return WorkCursor(run(self._connection, sql, parameters), self._pipeline)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> WorkCursor:
        """Run a statement once for each of several values; the cursor is that of the last."""
        done = psycopg.RawCursor(self._connection)
        for each in parameters:
            done = run(self._connection, sql, each)
        return WorkCursor(done, self._pipeline)
