"""The right of a process to write to a PostgreSQL database, alone or beside others.

The right is a lock of a session: exclusive for a process that is alone, shared for one of several, so that neither kind is let
in beside the other. What a process has in memory is out of date once somebody who is alone has had the database meanwhile, and
it must stop. That shows by its marks, which such a one deletes (`store.postgres.marks`).
"""

from __future__ import annotations

import time
import uuid
from typing import Any

import psycopg

from store.errors import DatabaseLockedError, DatabaseTakenError, StoreFailedError
from store.postgres.connection import run
from store.postgres.marks import Mark, delete_marks, forget_old

NUMBER = 0x41524254
"""The number of the lock: "ARBT"."""

PATIENCE = 3.0
"""Seconds to wait for a session that is ending, such as that of a bot that was killed a moment ago."""

AGAIN = 0.05
"""Seconds between two tries."""

_TAKEN = "another process of the bot has taken the database meanwhile: this one must stop"

_ALONE = "SELECT pg_try_advisory_lock(CAST(? AS bigint))"
_SHARED = "SELECT pg_try_advisory_lock_shared(CAST(? AS bigint))"

_HOLDER = (
    "SELECT activity.pid, coalesce(host(activity.client_addr), 'here') AS at"
    " FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid"
    " JOIN pg_database AS own ON own.oid = held.database AND own.datname = current_database()"
    " WHERE held.locktype = 'advisory' AND held.classid = 0 AND held.objid = ? AND held.objsubid = 1 AND held.granted"
    " ORDER BY activity.backend_start"
)


class Claim:
    """A process's right to write: `shared` beside others that have a shared one, else alone."""

    def __init__(self, *, shared: bool = False) -> None:
        self.shared = shared
        self.taken: DatabaseTakenError | None = None
        """Why this process may write no more, once that is so."""
        self._name = uuid.uuid4().hex
        self._sql = _SHARED if shared else _ALONE

    def take(self, connection: psycopg.Connection[Any]) -> None:
        """Take the lock for a session. Raises DatabaseLockedError if a process has it that excludes this one."""
        until = time.monotonic() + PATIENCE
        while not self._lock(connection):
            if time.monotonic() > until:
                holder = run(connection, _HOLDER, (NUMBER,)).fetchone()
                who = f"process {holder['pid']} of the server, from {holder['at']}" if holder else "unknown"
                alone = "one that wants to be alone (ARBITER_PROCESSES) is there already" if self.shared else ""
                raise DatabaseLockedError(
                    f"the database is in use by another process of the bot ({who}): stop it first,"
                    f" {alone or 'only one can write'}"
                )
            time.sleep(AGAIN)

    def take_again(self, connection: psycopg.Connection[Any]) -> None:
        """Take the lock for a new session in place of one that has ended. Raises DatabaseTakenError if another process has it."""
        until = time.monotonic() + PATIENCE
        while not self._lock(connection):
            self.check(held=time.monotonic() < until)
            time.sleep(AGAIN)

    def sign(self, connection: psycopg.Connection[Any], count: int) -> list[Mark]:
        """Set the marks of so many writing sessions in the database; return them. The schema must be there.

        A process that is alone deletes those of all others, which can write no more from then on.
        """
        marks = [Mark(self._name, n) for n in range(count)]
        with connection.transaction():
            if self.shared:
                forget_old(connection)
            else:
                delete_marks(connection)
            for mark in marks:
                mark.set(connection)
        return marks

    def leave(self, connection: psycopg.Connection[Any]) -> None:
        """Delete the marks of this process, which ends."""
        delete_marks(connection, self._name)

    def check(self, *, held: bool) -> None:
        """Raise DatabaseTakenError, now and from now on, unless what shows that the database is still this process's is there."""
        if not held:
            self.taken = self.taken or DatabaseTakenError(_TAKEN)
            raise self.taken

    def _lock(self, connection: psycopg.Connection[Any]) -> bool:
        """Try to take the lock; return whether this session has it now."""
        return bool(run(connection, self._sql, (NUMBER,)).fetchone()[0])


def end_former(connection: psycopg.Connection[Any], former: tuple[int, str] | None) -> None:
    """End the former session of a line if the server has not noticed that it is gone: nothing more comes of it then.

    Raises StoreFailedError if it does not end.
    """
    there = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND CAST(backend_start AS TEXT) = ?"
    until = time.monotonic() + PATIENCE
    while former is not None and run(connection, there, former).fetchone() is not None:
        if time.monotonic() > until:
            raise StoreFailedError("the server does not end the bot's own former session")
        time.sleep(AGAIN)


def session_of(connection: psycopg.Connection[Any]) -> tuple[int, str]:
    """Return the number of a session's process at the server, and when it began."""
    row = run(
        connection, "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    ).fetchone()
    return (row[0], row[1])
