"""The right of one process to write to a PostgreSQL database, and what it has written last.

The right is a lock of the session that writes. Who loses the session loses the lock with it and may take it again, unless
another process has had it meanwhile: what this one has in memory may be out of date then, and it must stop.

Each transaction notes its number in the database. So it can be read after a lost answer whether the transaction was made. The
numbers that the server itself gives to transactions do not tell: after a crash it gives those again of which its log has nothing.
"""

from __future__ import annotations

import time
import uuid
from typing import Any

import psycopg

from store.clauses import FACT, SET_FACT
from store.errors import DatabaseLockedError, DatabaseTakenError, StoreFailedError
from store.postgres.connection import run

NUMBER = 0x41524254
"""The number of the lock: "ARBT"."""

WRITER = "writer"
"""The fact that names the process that writes, and the number of its last transaction."""

PATIENCE = 3.0
"""Seconds to wait for a session that is ending, such as that of a bot that was killed a moment ago."""

_AGAIN = 0.05
"""Seconds between two tries."""

_TAKEN = "another process of the bot has taken the database meanwhile: this one must stop"

_HOLDER = (
    "SELECT activity.pid, CAST(activity.backend_start AS TEXT) AS began, coalesce(host(activity.client_addr), 'here') AS at"
    " FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid"
    " JOIN pg_database AS own ON own.oid = held.database AND own.datname = current_database()"
    " WHERE held.locktype = 'advisory' AND held.classid = 0 AND held.objid = ? AND held.objsubid = 1 AND held.granted"
)


class Claim:
    """A process's right to write, by the lock of this number."""

    def __init__(self, number: int = NUMBER) -> None:
        self._number = number
        self._fact = WRITER if number == NUMBER else f"{WRITER} {number}"
        self._name = uuid.uuid4().hex
        self._count = 0
        self._former: tuple[int, str] | None = None

    def take(self, connection: psycopg.Connection[Any]) -> None:
        """Take the lock for a session. Raises DatabaseLockedError if another process has it."""
        until = time.monotonic() + PATIENCE
        while not self._lock(connection):
            if time.monotonic() > until:
                holder = run(connection, _HOLDER, (self._number,)).fetchone()
                who = f"process {holder['pid']} of the server, from {holder['at']}" if holder else "unknown"
                raise DatabaseLockedError(
                    f"the database is in use by another process of the bot ({who}): stop it first, only one can write"
                )
            time.sleep(_AGAIN)

    def sign(self, connection: psycopg.Connection[Any]) -> None:
        """Note in the database that this process writes from now on. The schema must be there."""
        run(
            connection,
            SET_FACT,
            (self._fact, self._note),
        )

    def take_again(self, connection: psycopg.Connection[Any]) -> None:
        """Take the lock for a new session, and end the former one if the server has not noticed that it is gone.

        Raises DatabaseTakenError if another process has or had the lock, StoreFailedError if the former session does not end.
        """
        until = time.monotonic() + PATIENCE
        while not self._lock(connection):
            holder = run(connection, _HOLDER, (self._number,)).fetchone()
            if holder is not None:
                if (holder["pid"], holder["began"]) != self._former:
                    raise DatabaseTakenError(_TAKEN)
                run(connection, "SELECT pg_terminate_backend(CAST(? AS integer))", (holder["pid"],))
            if time.monotonic() > until:
                raise StoreFailedError("the server does not end the bot's own former session")
            time.sleep(_AGAIN)
        if not self._last_note(connection).startswith(f"{self._name} "):
            raise DatabaseTakenError(_TAKEN)

    def note_next(self, connection: psycopg.Connection[Any]) -> Any:
        """Note the number of a transaction in it; return the cursor, for `check`."""
        self._count += 1
        return run(
            connection,
            "UPDATE facts SET value = ? WHERE key = ? AND value LIKE ?",
            (self._note, self._fact, f"{self._name} %"),
        )

    def check(self, noted: Any) -> None:
        """Raise DatabaseTakenError if a note was not made: its place has that of another process."""
        if noted.rowcount != 1:
            raise DatabaseTakenError(_TAKEN)

    def was_made(self, connection: psycopg.Connection[Any]) -> bool:
        """Return whether the last transaction was made. This session must have the lock: the former one is over then."""
        return self._last_note(connection) == self._note

    @property
    def _note(self) -> str:
        return f"{self._name} {self._count}"

    def _last_note(self, connection: psycopg.Connection[Any]) -> str:
        row = run(connection, FACT, (self._fact,)).fetchone()
        return "" if row is None else str(row[0])

    def _lock(self, connection: psycopg.Connection[Any]) -> bool:
        """Try to take the lock; return whether this session has it now. It is the former one of the next."""
        if not run(connection, "SELECT pg_try_advisory_lock(CAST(? AS bigint))", (self._number,)).fetchone()[0]:
            return False
        row = run(
            connection,
            "SELECT pid, CAST(backend_start AS TEXT) FROM pg_stat_activity WHERE pid = pg_backend_pid()",
        ).fetchone()
        self._former = (row[0], row[1])
        return True
