"""Reports of users to the operator, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import msgspec

from store.connection import Connection
from store.database import Database


class Report(msgspec.Struct, frozen=True):
    """A report: its match with the code, the user's text, the match file, and the time (unix seconds)."""

    id: int
    match: int | None
    code: str | None
    text: str
    file: bytes | None
    at: float


def insert(db: Connection, match: int | None, user: int, text: str, file: bytes | None, now: float) -> int:
    """Store a report to be sent; return its number."""
    row = db.execute(
        "INSERT INTO reports (match, user, text, file, at) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (match, user, text, file, now),
    ).fetchone()
    return int(row[0])


def mark_sent(db: Connection, report: int, now: float) -> None:
    """Record that the operator has got a report."""
    db.execute("UPDATE reports SET sent = ? WHERE id = ?", (now, report))


def since(db: Connection, user: int, moment: float) -> int:
    """Return how many reports a user has made since a moment, read in the running transaction."""
    return int(db.execute("SELECT count(*) FROM reports WHERE user = ? AND at > ?", (user, moment)).fetchone()[0])


async def unsent(db: Database) -> list[Report]:
    """Return the reports that were not sent yet, the oldest first."""
    rows = await db.read(
        "SELECT reports.id, match, code, text, file, at FROM reports LEFT JOIN matches ON matches.id = reports.match"
        " WHERE sent IS NULL ORDER BY reports.id"
    )
    return [Report(*row) for row in rows]
