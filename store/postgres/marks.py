"""Marks that say which transaction was the last of a session that writes: rows of `facts`, one for each session.

Each transaction notes its number there. So it can be read after a lost answer whether the transaction was made. Numbers that
the server itself gives to transactions do not tell: after a crash it gives those again that its log does not have. Whoever finds
no mark of its own may not write: somebody who is alone has taken the database.
"""

from __future__ import annotations

from typing import Any

import psycopg

from store.clauses import FACT, SET_FACT
from store.postgres.connection import run

WRITER = "writer"
"""The first word of the facts that are marks."""

OLD = 86_400
"""Seconds without a transaction after which the mark of a process is deleted that did not do so itself."""

_NOW = "CAST(extract(epoch FROM now()) AS bigint)"


GONE = psycopg.errors.DivisionByZero
"""The error of a transaction whose mark is not there any more, unless its work has made it by itself."""


class Mark:
    """The mark of a writing session: a count, and when it was raised last."""

    def __init__(self, process: str, session: int) -> None:
        self._key = f"{WRITER} {process} {session}"
        self._count = 0

    def set(self, connection: psycopg.Connection[Any]) -> None:
        """Store the mark for the first time."""
        run(connection, _SET, (self._key,))

    def is_there(self, connection: psycopg.Connection[Any]) -> bool:
        """Return whether the mark is stored still."""
        return self._stored(connection) is not None

    def note_next(self, connection: psycopg.Connection[Any]) -> None:
        """Note the number of a transaction in it; without a mark the transaction fails, with the error `GONE`."""
        self._count += 1
        run(connection, _NOTE, (str(self._count), self._key))

    def was_made(self, connection: psycopg.Connection[Any]) -> bool:
        """Return whether the last transaction was made. Its session must have ended."""
        return self._stored(connection) == self._count

    def _stored(self, connection: psycopg.Connection[Any]) -> int | None:
        row = run(connection, FACT, (self._key,)).fetchone()
        return None if row is None else int(str(row[0]).partition(" ")[0])


_SET = SET_FACT.replace("VALUES (?, ?)", f"VALUES (?, '0 ' || {_NOW})")
_RAISE = f"UPDATE facts SET value = ? || ' ' || {_NOW} WHERE key = ? RETURNING 1"  # noqa: S608  # our own words
_NOTE = f"WITH raised AS ({_RAISE}) SELECT 1 / count(*) FROM raised"  # noqa: S608  # our own words
"""The statement that raises a mark. Where there is none it fails, and the commit behind it is not carried out."""


def delete_marks(connection: psycopg.Connection[Any], process: str | None = None) -> None:
    """Delete the marks of one process, else those of all."""
    whose = "" if process is None else f" {process}"
    run(connection, "DELETE FROM facts WHERE key LIKE ?", (f"{WRITER}{whose}%",))


def forget_old(connection: psycopg.Connection[Any]) -> None:
    """Delete the marks of processes that have written nothing for a long time, by whatever session: they were killed."""
    process, last = "split_part(key, ' ', 2)", "CAST(split_part(value, ' ', 2) AS bigint)"
    living = f"SELECT {process} FROM facts WHERE key LIKE ? AND {last} >= {_NOW} - {OLD}"  # noqa: S608  # our own words
    sql = f"DELETE FROM facts WHERE key LIKE ? AND {process} NOT IN ({living})"  # noqa: S608  # our own words
    run(connection, sql, (f"{WRITER} %", f"{WRITER} %"))
