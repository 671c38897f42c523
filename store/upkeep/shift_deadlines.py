"""Moving what waits: by a time in which nobody could reach the bot, or with a clock that was set.

Vacations stay: they are days of the calendar. So does when something happened, unless a clock that was wrong has put it
into the future, where it would keep what reckons by it from happening again.
"""

from __future__ import annotations

import sqlite3

from store.judges import calls
from store.lobby import invitations, lobbies
from store.match import clocks
from store.seats import sitters

PAST = {
    "seats": ("acted", "pinged", "gone"),
    "clocks": ("since", "fallen"),
    "matches": ("started", "paused"),
    "undos": ("at",),
    "offers": ("at",),
}
"""What has happened and is reckoned by, by table."""


def move(db: sqlite3.Connection, seconds: float, now: float) -> None:
    """Let what is waited for wait so many seconds more; after a step back (less than 0) nothing lies in the future of `now`."""
    clocks.lend(db, seconds)
    calls.lend(db, seconds)
    lobbies.lend(db, seconds)
    invitations.lend(db, seconds)
    sitters.lend(db, seconds)
    if seconds >= 0:
        return
    for table, columns in PAST.items():
        for column in columns:
            db.execute(f"UPDATE {table} SET {column} = ?1 WHERE {column} > ?1", (now,))  # noqa: S608  # our own columns
    db.execute("UPDATE outbox SET not_before = ?1 WHERE delivered IS NULL AND not_before > ?1", (now,))
    db.execute("UPDATE outbox SET sending = ?1 WHERE delivered IS NULL AND sending > ?1", (now,))
