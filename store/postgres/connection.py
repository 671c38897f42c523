"""Connections to PostgreSQL that read the statements of the store and give rows as it takes them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any
from urllib.parse import quote, urlencode

import psycopg
from psycopg.adapt import Dumper, Loader
from psycopg.conninfo import conninfo_to_dict

from store.errors import StoreFailedError
from store.postgres.dialect import in_postgres
from store.postgres.refusals import without_values

# Its lines quote errors with their details, rows among them. Those that matter are raised as well.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

LOST_AFTER = 5
"""Seconds after which a server counts as lost whose machine acknowledges nothing. One that only hangs has more time."""

OPTIONS = (
    "-c datestyle=ISO"
    " -c idle_in_transaction_session_timeout=5000"  # milliseconds for which a transaction may be left alone by its process
    " -c lock_timeout=2000"  # milliseconds for which it waits for another's rows
    " -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"  # a client that is gone lets go
)
"""Settings of a session at the server. Those of the address come after them and win."""

USUAL = {"connect_timeout": LOST_AFTER, "tcp_user_timeout": LOST_AFTER * 1000, "application_name": "arbiter"}
"""Parameters of a connection that the address may set otherwise."""

LONG_READING = "600s"
"""The time for which somebody who reads much may compute between two queries."""

READ_ONLY = "-c default_transaction_read_only=on"
"""The setting of a session that may change nothing."""


def connect(url: str, *, read_only: bool = False) -> psycopg.Connection[Any]:
    """Return a connection that begins no transaction by itself. Raises psycopg.OperationalError if there is no server."""
    given = conninfo_to_dict(url)
    options = f"{OPTIONS} {given.pop('options', '')} {READ_ONLY if read_only else ''}".strip()
    connection: psycopg.Connection[Any] = psycopg.connect(**{**USUAL, **given}, options=options, autocommit=True)
    connection.adapters.register_dumper(int, _WholeDumper)
    connection.adapters.register_dumper(bool, _WholeDumper)
    connection.adapters.register_loader("numeric", _SumLoader)
    connection.adapters.register_loader("bool", _TruthLoader)
    return connection


def address_of(connection: psycopg.Connection[Any], url: str) -> str:
    """Return an address by which another process reaches the same database, without this one's environment and files."""
    found = {name: value for name, value in connection.info.get_parameters().items() if name != "options"}
    if options := conninfo_to_dict(url).get("options"):
        found["options"] = options
    if connection.info.password:
        found["password"] = connection.info.password
    return f"postgresql://?{urlencode(found, quote_via=quote)}"


@contextlib.contextmanager
def reading(url: str) -> Iterator[WorkConnection]:
    """Return a connection that reads one view of the database while the context lasts. Raises StoreFailedError."""
    try:
        with contextlib.closing(connect(url)) as connection:
            connection.execute(f"SET idle_in_transaction_session_timeout = '{LONG_READING}'")
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            with connection.pipeline() as pipeline:
                yield WorkConnection(connection, pipeline)
    except psycopg.OperationalError as error:
        raise StoreFailedError(f"the database could not be read: {without_values(error)}") from error


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

    def hold(self, key: str) -> None:
        """Let no other transaction hold this key until this one ends; wait for one that does (`store.locks`)."""
        run(self._connection, "SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (key,))
