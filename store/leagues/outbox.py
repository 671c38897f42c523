"""The messages that ladders owe and those delivered: the same as `store.match.outbox`, by ladder."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from store.database import Database
from store.match.outbox import Owed, Post


def owe(db: sqlite3.Connection, ladder: int, slots: Iterable[str], now: float) -> None:
    """Store that the messages of these slots are out of date."""
    db.executemany(
        "INSERT INTO ladder_outbox (ladder, slot, created, not_before) VALUES (?, ?, ?, ?)",
        [(ladder, slot, now, now) for slot in dict.fromkeys(slots)],
    )


def mark_sending(db: sqlite3.Connection, row: Owed, now: float) -> None:
    """Store that a send begins. After a crash the message is looked for before it is sent again."""
    db.execute(
        "UPDATE ladder_outbox SET sending = ?"
        " WHERE ladder = ? AND slot = ? AND id <= ? AND delivered IS NULL AND sending IS NULL",
        (now, row.match, row.slot, row.last),
    )


def settle(db: sqlite3.Connection, row: Owed, post: Post | None, failure: str | None, now: float) -> None:
    """Settle a slot up to the given row, with the delivered `post`, or given up with the reason of the `failure`."""
    db.execute(
        "UPDATE ladder_outbox SET delivered = ?, failure = ?"
        " WHERE ladder = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (now, failure, row.match, row.slot, row.last),
    )
    if post is not None:
        put_post(db, row.match, post)


def put_post(db: sqlite3.Connection, ladder: int, post: Post) -> None:
    """Store where the message of a slot is, and the digest of its content."""
    db.execute(
        "INSERT INTO ladder_posts (ladder, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (ladder, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows",
        (ladder, post.slot, post.channel, post.message, post.shows),
    )


def forget(db: sqlite3.Connection, ladder: int, slot: str) -> None:
    """Delete the post of a message that no longer exists."""
    db.execute("DELETE FROM ladder_posts WHERE ladder = ? AND slot = ?", (ladder, slot))


def mark_failed(db: sqlite3.Connection, row: Owed, why: str, again: float) -> None:
    """Record a failed attempt; the slot stays owed and is not tried before `again`."""
    db.execute(
        "UPDATE ladder_outbox SET attempts = attempts + 1, failure = ?, not_before = ?"
        " WHERE ladder = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (why, again, row.match, row.slot, row.last),
    )


async def owed(db: Database) -> list[Owed]:
    """Return every owed slot, oldest first. `Owed.match` is the ladder."""
    rows = await db.read(
        "SELECT ladder, slot, min(id), max(id), min(sending), max(attempts), max(not_before)"
        " FROM ladder_outbox WHERE delivered IS NULL GROUP BY ladder, slot ORDER BY min(id)"
    )
    return [Owed(*row) for row in rows]


async def post(db: Database, ladder: int, slot: str) -> Post | None:
    """Return the delivered message of a slot, None without one."""
    rows = await db.read(
        "SELECT slot, channel, message, shows FROM ladder_posts WHERE ladder = ? AND slot = ?", ladder, slot
    )
    return Post(*rows[0]) if rows else None


async def posts(db: Database, ladder: int) -> dict[str, Post]:
    """Return all delivered messages of a ladder by slot."""
    rows = await db.read("SELECT slot, channel, message, shows FROM ladder_posts WHERE ladder = ?", ladder)
    return {row[0]: Post(*row) for row in rows}
