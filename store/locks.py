"""Locks for rules over several rows, such as how many tables somebody may have, within the running transaction.

A transaction of a PostgreSQL sees nothing of those that run beside it, so that two could each find room for one more. SQLite has
one writer and needs no lock.
"""

from __future__ import annotations

from typing import Literal

from store.connection import Connection

Kind = Literal["user", "guild", "book", "erasing", "outage"]
"""A user, a server, a book of ratings, the numbers in place of users who are deleted, the deadlines of all shards."""


def runs_beside_others(db: Connection) -> bool:
    """Return whether other transactions may run beside this one: one that began earlier may end later."""
    return getattr(db, "hold", None) is not None


def lock(db: Connection, kind: Kind, which: int | str) -> None:
    """Let no other transaction hold this lock until this one ends; wait for one that does."""
    hold = getattr(db, "hold", None)
    if hold is not None:
        hold(f"{kind} {which}")
