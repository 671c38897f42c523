"""The one writer of a PostgreSQL database: a transaction for each work, and the truth about its commit.

A commit whose answer is lost may have been made. Before anybody is told, the server is asked: the old session is ended there, so
that nothing more comes of it, and then the database itself says what became of the transaction.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg

from store.connection import Connection
from store.errors import DatabaseTakenError, StoreDoubtfulError, StoreFailedError
from store.postgres.claim import Claim
from store.postgres.connection import WorkConnection, connect, run
from store.postgres.refusals import is_environment, without_values
from store.postgres.schema import check_server, prepare
from telemetry import measure

log = logging.getLogger("arbiter.store")

PATIENCE = 30.0
"""Seconds for which a server that is away is asked what became of a commit."""

AGAIN = 0.2
"""Seconds between two such questions."""

AWAY = 1.0
"""Seconds after a vain try to connect in which works fail at once: those that wait must not wait one after another."""

_DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
"""Commits wait for the disk, whatever the server does by default for others."""

T = TypeVar("T")


class PostgresWriter:
    """Runs works one after another, in one thread. A lost connection is made anew for the next work."""

    def __init__(self, url: str, claim: Claim) -> None:
        self._url = url
        self._claim = claim
        self._connection: psycopg.Connection[Any] | None = None
        self._away_until = 0.0
        self._taken: DatabaseTakenError | None = None

    def open(self) -> psycopg.Connection[Any]:
        """Connect, take the database for this process and bring its schema up to date; return the connection.

        Raises psycopg.Error, DatabaseLockedError and the errors of `store.postgres.schema`.
        """
        self._connection = connection = connect(self._url)
        try:
            check_server(connection)
            connection.execute(_DURABLE)
            self._claim.take(connection)
            prepare(connection)
            self._claim.sign(connection)
        except BaseException:
            self.close()
            raise
        return connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run a work in a transaction and return its result once that is durable.

        Raises what the work raised, undone; StoreFailedError if the server refused, is away, or did not make the commit;
        DatabaseTakenError from when another process has had the database.
        """
        try:
            with measure.timed("commit_seconds"):
                result = self._write(self._ready(), work)
            measure.observe("commit_batch_size", 1)
        except psycopg.Error as error:
            if not is_environment(without_values(error)):
                raise
            measure.count("commit_failures")
            raise StoreFailedError(f"the database could not be written: {error}") from error
        except StopIteration as error:  # a future cannot carry it, and the caller would wait forever
            raise RuntimeError("a work function raised StopIteration") from error
        return result

    def close(self) -> None:
        """Close the connection, and let go of the database with it."""
        if self._connection is not None:
            self._connection.close()

    def _ready(self) -> psycopg.Connection[Any]:
        """Return the connection, made anew if it was lost."""
        if self._taken is not None:
            raise self._taken
        if self._connection is None or self._connection.closed:
            if time.monotonic() < self._away_until:
                raise StoreFailedError("the database could not be written: the server is away")
            try:
                self._connection = self._connected_anew()
            except psycopg.OperationalError:
                self._away_until = time.monotonic() + AWAY
                raise
        return self._connection

    def _connected_anew(self) -> psycopg.Connection[Any]:
        """Return a new connection that has the lock. Raises psycopg.Error, and the errors of `Claim.take_again`."""
        fresh = connect(self._url)
        try:
            fresh.execute(_DURABLE)
            self._claim.take_again(fresh)
        except BaseException as error:
            fresh.close()
            if isinstance(error, DatabaseTakenError):
                self._taken = error
            raise
        log.warning("the connection to the database was lost, and is made anew")
        return fresh

    def _write(self, connection: psycopg.Connection[Any], work: Callable[[Connection], T]) -> T:
        is_asked_for = False
        try:
            with connection.pipeline() as pipeline:
                run(connection, "BEGIN")
                noted = self._claim.note_next(connection)
                result = work(WorkConnection(connection, pipeline))
                pipeline.sync()
                self._claim.check(noted)
                is_asked_for = True
                answer = run(connection, "COMMIT")
        except BaseException as error:
            if isinstance(error, DatabaseTakenError):
                self._taken = error
            # An answer to the question that follows is one to the commit too: it was refused.
            if not self._roll_back(connection) and is_asked_for and self._was_made():
                return result
            raise
        if answer.statusmessage != "COMMIT":
            raise StoreFailedError("the database has undone a change, of which one statement had failed")
        return result

    def _roll_back(self, connection: psycopg.Connection[Any]) -> bool:
        """Undo what a work has done; return whether the server answers. If not, the connection is given up."""
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            with contextlib.suppress(psycopg.Error):
                connection.close()
            return False
        return True

    def _was_made(self) -> bool:
        """Return whether a commit whose answer was lost was made. Raises StoreDoubtfulError if nobody can say."""
        log.warning("the answer to a commit is lost: the database is asked what became of it")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                self._connection = self._connected_anew()
                made = self._claim.was_made(self._connection)
            except DatabaseTakenError as error:
                raise StoreDoubtfulError(f"the answer to a commit was lost, and {error}") from error
            except (psycopg.Error, StoreFailedError):
                time.sleep(AGAIN)
                continue
            log.warning("the commit whose answer was lost was %s", "made" if made else "not made")
            return made
        raise StoreDoubtfulError(
            "the answer to a commit was lost, and the database does not come back: it may have been made"
        )
