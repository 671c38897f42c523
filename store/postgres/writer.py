"""The one writer of a PostgreSQL database: a transaction for each work, and the truth about its commit.

A commit whose answer is lost may have been made. Before anybody is told, the server is asked: the old connection is ended there,
so that nothing more comes of it, and then the transaction's own state says what became of it.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import psycopg

from store.connection import Connection
from store.errors import StoreFailedError
from store.postgres.connection import WorkConnection, connect, run

log = logging.getLogger("arbiter.store")

PATIENCE = 30.0
"""Seconds for which a server that is away is asked what became of a commit."""

AGAIN = 0.2
"""Seconds between two such questions."""

T = TypeVar("T")


class _Own(NamedTuple):
    """A transaction and the server's process that has it."""

    xid: str
    process: int


class PostgresWriter:
    """Runs works one after another, in one thread. A lost connection is made anew for the next work."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.Connection[Any] | None = None

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run a work in a transaction and return its result once that is durable.

        Raises what the work raised, undone; StoreFailedError if the server refused, is away, or did not make the commit.
        """
        try:
            return self._write(self._ready(), work)
        except psycopg.OperationalError as error:
            raise StoreFailedError(f"the database could not be written: {error}") from error

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()

    def _ready(self) -> psycopg.Connection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._url)
        return self._connection

    def _write(self, connection: psycopg.Connection[Any], work: Callable[[Connection], T]) -> T:
        own = None
        try:
            with connection.pipeline() as pipeline:
                run(connection, "BEGIN")
                mine = run(connection, "SELECT CAST(pg_current_xact_id() AS TEXT), pg_backend_pid()")
                result = work(WorkConnection(connection, pipeline))
                own = _Own(*mine.fetchone())  # from here on the commit can be asked for
                pipeline.sync()
                run(connection, "COMMIT")
        except BaseException:
            if own is not None and connection.broken:
                if self._was_made(own):
                    return result
            else:
                self._roll_back(connection)
            raise
        return result

    def _roll_back(self, connection: psycopg.Connection[Any]) -> None:
        """Undo what a work has done; a connection that cannot is given up, and the server undoes it."""
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            with contextlib.suppress(psycopg.Error):
                connection.close()

    def _was_made(self, own: _Own) -> bool:
        """Return whether a commit whose answer was lost was made. Raises StoreFailedError if the server does not come back."""
        log.warning("the answer to a commit is lost: the database is asked what became of it")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(psycopg.OperationalError), connect(self._url) as fresh:
                # Only our own connections: the number may be that of another process by now.
                run(
                    fresh,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid = ? AND backend_xid = CAST(CAST(? AS xid8) AS xid)",
                    (own.process, own.xid),
                )
                state = run(fresh, "SELECT pg_xact_status(CAST(? AS xid8))", (own.xid,)).fetchone()[0]
                if state != "in progress":
                    log.warning("the commit whose answer was lost is %s", state)
                    return bool(state == "committed")
            time.sleep(AGAIN)
        raise StoreFailedError(
            "the answer to a commit was lost, and the database does not come back: it may have been made"
        )
