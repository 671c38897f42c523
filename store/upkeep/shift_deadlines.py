"""Moving deadlines after an outage in which nobody could reach the bot, or after the machine's clock was set.

Vacations stay: they are days of the calendar. Times of past events stay too, unless a wrong clock has put them into the
future, where they would block everything that is measured from them.
"""

from __future__ import annotations

from collections.abc import Callable

from store.connection import Connection
from store.judges import calls
from store.leagues import ladders
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
"""Times of past events from which deadlines are measured, by table."""

OUTBOXES = ("outbox", "tournament_outbox", "ladder_outbox", "season_outbox")
"""The tables of messages owed: none of them may wait for a time of the old clock."""


EXTENDED = (clocks, calls, lobbies, invitations, sitters)
"""The modules of what has deadlines by its match."""


def move_some(db: Connection, seconds: float, now: float, is_reached: Callable[[int | None], bool]) -> set[int]:
    """Move the deadlines of the servers for which `is_reached` is true; return their lobbies and running matches."""
    rows = db.execute("SELECT id, guild FROM matches WHERE status IN ('lobby', 'playing', 'frozen') ORDER BY id")
    found = {row[0] for row in rows.fetchall() if is_reached(row[1])}
    for match in sorted(found):
        db.execute("UPDATE matches SET revision = revision + 1 WHERE id = ?", (match,))
        for module in EXTENDED:
            module.extend_deadlines(db, seconds, match)
    ladders.delay(db, seconds, now, is_reached)
    if seconds < 0:
        _leave_no_future(db, now)
    return found


def move(db: Connection, seconds: float, now: float) -> None:
    """Move all deadlines by so many seconds; after a step back (less than 0) no stored time lies after `now`."""
    # The rows of matches change behind those who have them in memory; those that are over only by a step back.
    over = "" if seconds < 0 else " WHERE status IN ('lobby', 'playing', 'frozen')"
    db.execute(f"UPDATE matches SET revision = revision + 1{over}")  # noqa: S608  # our own condition
    for module in EXTENDED:
        module.extend_deadlines(db, seconds)
    ladders.delay(db, seconds, now)
    if seconds < 0:
        _leave_no_future(db, now)


def _leave_no_future(db: Connection, now: float) -> None:
    """Set times of the past that lie after `now` back to it."""
    for table, columns in PAST.items():
        for column in columns:
            db.execute(f"UPDATE {table} SET {column} = ?1 WHERE {column} > ?1", (now,))  # noqa: S608  # our own columns
    for table in OUTBOXES:
        for column in ("not_before", "sending"):
            db.execute(f"UPDATE {table} SET {column} = ?1 WHERE delivered IS NULL AND {column} > ?1", (now,))  # noqa: S608  # our own columns
