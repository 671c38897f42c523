"""A writing session of a PostgreSQL database: a transaction for each work, and the truth about its commit.

A commit whose answer is lost may have been made. Before anybody is told, the server is asked: the old session is ended there, so
that nothing more comes of it, and then the database itself says what became of the transaction.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg

from store.connection import Connection
from store.errors import DatabaseTakenError, StoreDoubtfulError, StoreFailedError
from store.postgres.claim import Claim, end_former, session_of
from store.postgres.connection import WorkConnection, run
from store.postgres.line import Line
from store.postgres.marks import GONE, Mark
from store.postgres.refusals import OVERTAKEN, TAKEN_KEY, is_environment, without_values
from store.postgres.schema import check_server, prepare
from telemetry import measure

log = logging.getLogger("arbiter.store")

PATIENCE = 30.0
"""Seconds for which a server that is away is asked what became of a commit."""

AGAIN = 0.2
"""Seconds between two such questions."""

AWAY = 1.0
"""Seconds after a vain try to connect in which works fail at once: those that wait must not wait one after another."""

TRIES = 6
"""The times that a work is begun which others overtake: a deadlock, a row that is kept too long, one stored a moment ago."""

PAUSE = 0.02
"""Seconds until it is begun again, at most; twice as many each time."""

_DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
"""Commits wait for the disk, whatever the server does by default for others."""

T = TypeVar("T")


def tries_for(error: psycopg.Error) -> int:
    """Return how often a work is begun that fails so: once, unless another transaction has come in between."""
    if error.sqlstate == TAKEN_KEY:
        return 2  # what another has stored is seen by then; whoever does not look fails again
    return TRIES if error.sqlstate in OVERTAKEN else 1


class PostgresWriter:
    """Runs works one after another, each in a transaction. A lost connection is made anew for the next work.

    The first of a process's sessions holds its claim.
    """

    def __init__(self, url: str, claim: Claim, *, is_first: bool) -> None:
        self.line = Line(url)
        self.mark: Mark
        self._claim = claim
        self._is_first = is_first
        self._session: tuple[int, str] | None = None
        self._away_until = 0.0

    def open(self, count: int) -> tuple[psycopg.Connection[Any], list[Mark]]:
        """Connect, take the database for this process, bring its schema up to date; return the connection and marks for `count`.

        Raises psycopg.Error, DatabaseLockedError and the errors of `store.postgres.schema`.
        """
        connection = self.line.connect()
        try:
            check_server(connection)
            connection.execute(_DURABLE)
            self._session = session_of(connection)
            self._claim.take(connection)
            prepare(connection)
            return connection, self._claim.sign(connection, count)
        except BaseException:
            self.line.close()
            raise

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run a work in a transaction and return its result once that is durable. It runs again if others overtake it.

        Raises what the work raised, undone; StoreFailedError if the server refused, is away, or did not make the commit;
        DatabaseTakenError from when another process has had the database.
        """
        try:
            with self.line.working(), measure.timed("commit_seconds"):
                result = self._write_at_last(work)
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
        """Close the connection; the first one lets go of the database with it."""
        if self._is_first and self.line.connection is not None and self._claim.taken is None:
            try:
                self._claim.leave(self.line.connection)
            except psycopg.Error as error:
                log.info("the marks of this process stay: %s", without_values(error))
        self.line.close()

    def _write_at_last(self, work: Callable[[Connection], T]) -> T:
        for n in range(TRIES):
            try:
                return self._write(self._ready(), work)
            except psycopg.Error as error:
                if n >= tries_for(error) - 1:
                    raise
            measure.count("commit_repeats")
            time.sleep(random.uniform(0, PAUSE * 2**n))  # noqa: S311  # no secret
        raise AssertionError("the last try returns or raises")

    def _ready(self) -> psycopg.Connection[Any]:
        """Return the connection, made anew if it was lost."""
        if self._claim.taken is not None:
            raise self._claim.taken
        if self.line.connection is None or self.line.is_lost:
            if time.monotonic() < self._away_until:
                raise StoreFailedError("the database could not be written: the server is away")
            try:
                return self._connected_anew()
            except psycopg.OperationalError:
                self._away_until = time.monotonic() + AWAY
                raise
        return self.line.connection

    def _connected_anew(self) -> psycopg.Connection[Any]:
        """Return a new connection that may write. Raises psycopg.Error, DatabaseTakenError, and as `end_former` does."""
        fresh = self.line.connect()
        try:
            fresh.execute(_DURABLE)
            end_former(fresh, self._session)
            if self._session is not None:
                log.warning("the connection to the database was lost, and is made anew")
            self._session = session_of(fresh)
            if self._is_first:
                self._claim.take_again(fresh)
            self._claim.check(held=self.mark.is_there(fresh))
        except BaseException:
            self.line.close()
            raise
        return fresh

    def _write(self, connection: psycopg.Connection[Any], work: Callable[[Connection], T]) -> T:
        is_asked_for = False
        try:
            with connection.pipeline() as pipeline:
                run(connection, "BEGIN")
                self.mark.note_next(connection)
                result = work(WorkConnection(connection, pipeline))
                is_asked_for = True
                # In the same journey as what the work has sent last; where that fails, it is not carried out.
                answer = run(connection, "COMMIT")
            done = answer.statusmessage == "COMMIT"
        except psycopg.errors.PipelineAborted:
            self._roll_back(connection)
            done = False
        except BaseException as error:
            # An answer to the question that follows is one to the commit too: it was refused.
            answers = self._roll_back(connection)
            if not answers and is_asked_for and self._was_made():
                return result
            if answers and isinstance(error, GONE):
                self._claim.check(held=self.mark.is_there(connection))
            raise
        if not done:
            raise StoreFailedError("the database has undone a change, of which one statement had failed")
        return result

    def _roll_back(self, connection: psycopg.Connection[Any]) -> bool:
        """Undo what a work has done; return whether the server answers. If not, the connection is given up."""
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            self.line.close()
            return False
        return True

    def _was_made(self) -> bool:
        """Return whether a commit whose answer was lost was made. Raises StoreDoubtfulError if nobody can say."""
        log.warning("the answer to a commit is lost: the database is asked what became of it")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                made = self.mark.was_made(self._connected_anew())
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
