"""Messages owed and messages delivered.

An outbox row says that a slot of a match ("board", "turn", "panel:2" …) no longer shows the present state. It is written
in the transaction of the choice, so no message can be forgotten; what is sent is always the newest state, so rows of one
slot coalesce. `posts` remembers where each slot's message is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from store.database import Database


class Owed(msgspec.Struct, frozen=True):
    """A slot to bring up to date: its oldest and newest row, since when a send may be under way, how often it was tried."""

    match: int
    slot: str
    first: int
    last: int
    sending: float | None
    attempts: int
    not_before: float


class Post(msgspec.Struct, frozen=True):
    """A delivered message of a slot, and what it shows (a digest, to skip edits that change nothing)."""

    slot: str
    channel: int
    message: int
    shows: str


def owe(db: sqlite3.Connection, match: int, slots: Iterable[str], now: float) -> None:
    """Note that these slots must be brought up to date."""
    db.executemany(
        "INSERT INTO outbox (match, slot, created, not_before) VALUES (?, ?, ?, ?)",
        [(match, slot, now, now) for slot in slots],
    )


def mark_sending(db: sqlite3.Connection, owed: Iterable[Owed], now: float) -> None:
    """Note that a send is about to start, so that after a crash the message is looked for before it is sent again."""
    db.executemany(
        "UPDATE outbox SET sending = ? WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL AND sending IS NULL",
        [(now, row.match, row.slot, row.last) for row in owed],
    )


def delivered(db: sqlite3.Connection, row: Owed, post: Post | None, failure: str | None, now: float) -> None:
    """Settle a slot up to the row given: delivered as `post`, or given up with a reason, which forgets the old post."""
    db.execute(
        "UPDATE outbox SET delivered = ?, failure = ? WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (now, failure, row.match, row.slot, row.last),
    )
    if post is None:
        forget(db, row.match, row.slot)
    else:
        remember(db, row.match, post)


def remember(db: sqlite3.Connection, match: int, post: Post) -> None:
    """Keep where a slot's message is and what it shows."""
    db.execute(
        "INSERT INTO posts (match, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (match, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows",
        (match, post.slot, post.channel, post.message, post.shows),
    )


def forget(db: sqlite3.Connection, match: int, slot: str) -> None:
    """Forget a message that no longer exists."""
    db.execute("DELETE FROM posts WHERE match = ? AND slot = ?", (match, slot))


def failed(db: sqlite3.Connection, row: Owed, why: str, again: float) -> None:
    """Note a failed try; the slot stays owed and is tried again not before `again`."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, failure = ?, not_before = ?"
        " WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (why, again, row.match, row.slot, row.last),
    )


async def owed(db: Database, match: int | None = None) -> list[Owed]:
    """Return every slot that is owed, oldest first; of one match if given."""
    rows = await db.read(
        "SELECT match, slot, min(id), max(id), min(sending), max(attempts), max(not_before) FROM outbox"
        " WHERE delivered IS NULL AND (? IS NULL OR match = ?) GROUP BY match, slot ORDER BY min(id)",
        match,
        match,
    )
    return [Owed(*row) for row in rows]


async def post(db: Database, match: int, slot: str) -> Post | None:
    """Return the delivered message of a slot."""
    rows = await db.read("SELECT slot, channel, message, shows FROM posts WHERE match = ? AND slot = ?", match, slot)
    return Post(*rows[0]) if rows else None
