"""The changes of ratings by one match, and the messages that show them, in SQL."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from store.connection import Connection
from store.database import Database
from store.match import outbox


class StoredChange(msgspec.Struct, frozen=True):
    """The rating of somebody who began a match, before and after one of its games; the seat and their present name."""

    seat: int
    user: int
    name: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


async def of_match(db: Database, match: int) -> list[StoredChange]:
    """Return the changes by the games of a match in their order, by seat: of those alone who may stand in lists (TM-68)."""
    rows = await db.read(
        "SELECT s.seat, t.user, coalesce(p.name, ''), t.mu_before, t.sigma_before, t.mu, t.sigma FROM rating_steps t"
        " JOIN finished_seats s ON s.match = t.match AND s.nth = t.nth AND s.user = t.user AND s.sitter = 0"
        " LEFT JOIN players p ON p.user = t.user WHERE t.match = ? AND t.user > 0"
        " AND NOT EXISTS (SELECT 1 FROM preferences q WHERE q.user = t.user AND q.listed = 0) ORDER BY t.nth, s.seat",
        match,
    )
    return [StoredChange(*row) for row in rows]


def owe_messages(db: Connection, matches: Collection[int], slot: str, now: float) -> list[int]:
    """Owe the messages of a slot that were posted, or are owed already, at some matches; return these matches."""
    found = [
        match
        for match in matches
        if db.execute(
            "SELECT 1 FROM posts WHERE match = ? AND slot = ?"
            " UNION ALL SELECT 1 FROM outbox WHERE match = ? AND slot = ? AND delivered IS NULL",
            (match, slot, match, slot),
        ).fetchone()
    ]
    for match in found:
        outbox.owe(db, match, [slot], now)
    return found
