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

FORMER = "former"
"""The name of slots with a private message of a user who no longer has the seat; the sender deletes the message."""


class Owed(msgspec.Struct, frozen=True):
    """A slot whose message is out of date.

    It has the slot's oldest and newest outbox row, since when a send may be under way, and the number of attempts.
    """

    match: int
    slot: str
    first: int
    last: int
    sending: float | None
    attempts: int
    not_before: float


class Post(msgspec.Struct, frozen=True):
    """The delivered message of a slot, with the digest of its content; an edit that would change nothing is skipped."""

    slot: str
    channel: int
    message: int
    shows: str


def owe(db: sqlite3.Connection, match: int, slots: Iterable[str], now: float) -> None:
    """Store that the messages of these slots are out of date."""
    db.executemany(
        "INSERT INTO outbox (match, slot, created, not_before) VALUES (?, ?, ?, ?)",
        [(match, slot, now, now) for slot in slots],
    )


def mark_sending(db: sqlite3.Connection, owed: Iterable[Owed], now: float) -> None:
    """Store that a send begins. After a crash the message is looked for before it is sent again."""
    db.executemany(
        "UPDATE outbox SET sending = ? WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL AND sending IS NULL",
        [(now, row.match, row.slot, row.last) for row in owed],
    )


def mark_delivered(
    db: sqlite3.Connection, row: Owed, post: Post | None, failure: str | None, now: float, reader: int | None = None
) -> None:
    """Settle a slot up to the given row: with the delivered `post`, or given up with a `failure`, which deletes the old post.

    `reader` is the user whom a private message went to.
    """
    settle(db, row, failure, now)
    if post is None:
        forget(db, row.match, row.slot)
    else:
        put_post(db, row.match, post if reader is None else _for_reader(db, row.match, post, reader, now))


def settle(db: sqlite3.Connection, row: Owed, failure: str | None, now: float) -> None:
    """Settle a slot up to the given row, with the reason if it is given up; its post stays."""
    db.execute(
        "UPDATE outbox SET delivered = ?, failure = ? WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (now, failure, row.match, row.slot, row.last),
    )


def mark_edited(db: sqlite3.Connection, match: int, post: Post, now: float, reader: int | None) -> None:
    """Store the post of a message that was edited although nothing was owed to its slot; `reader` as in `mark_delivered`."""
    put_post(db, match, post if reader is None else _for_reader(db, match, post, reader, now))


def put_post(db: sqlite3.Connection, match: int, post: Post) -> None:
    """Store where the message of a slot is, and the digest of its content."""
    db.execute(
        "INSERT INTO posts (match, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (match, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows",
        (match, post.slot, post.channel, post.message, post.shows),
    )


def _for_reader(db: sqlite3.Connection, match: int, post: Post, reader: int, now: float) -> Post:
    """Return the post of a private message, moved to a slot of its own if its reader no longer has the seat."""
    query = "SELECT 1 FROM seats WHERE match = ? AND seat = ? AND user = ?"
    name, _, seat = post.slot.partition(":")
    if db.execute(query, (match, int(seat), reader)).fetchone() is not None:
        return post
    gone = f"{FORMER}:{post.message}" + (f":{seat}" if name == "panel" else "")
    owe(db, match, [gone], now)
    return Post(gone, post.channel, post.message, "")


def forget(db: sqlite3.Connection, match: int, slot: str) -> None:
    """Delete the post of a message that no longer exists."""
    db.execute("DELETE FROM posts WHERE match = ? AND slot = ?", (match, slot))


def disown(db: sqlite3.Connection, match: int, slots: Iterable[str], now: float, handed_on: int | None = None) -> None:
    """Move the messages of these slots to slots of their own, through which the sender deletes them.

    `handed_on` is a seat that has a new user: its number goes into the slot, and the message becomes a note about that.
    """
    for slot in slots:
        row = db.execute("SELECT message FROM posts WHERE match = ? AND slot = ?", (match, slot)).fetchone()
        if row is not None:
            own = f"{FORMER}:{row[0]}" if handed_on is None else f"{FORMER}:{row[0]}:{handed_on}"
            db.execute("UPDATE posts SET slot = ?, shows = '' WHERE match = ? AND slot = ?", (own, match, slot))
            owe(db, match, [own], now)


def mark_failed(db: sqlite3.Connection, row: Owed, why: str, again: float) -> None:
    """Record a failed attempt; the slot stays owed and is not tried before `again`."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, failure = ?, not_before = ?"
        " WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (why, again, row.match, row.slot, row.last),
    )


async def owed(db: Database, match: int | None = None) -> list[Owed]:
    """Return every owed slot, oldest first; of one match if given."""
    columns = "match, slot, min(id), max(id), min(sending), max(attempts), max(not_before)"
    end = "delivered IS NULL GROUP BY match, slot ORDER BY min(id)"
    if match is not None:
        rows = await db.read(f"SELECT {columns} FROM outbox WHERE match = ? AND {end}", match)  # noqa: S608  # our own columns
    else:
        # The index is named because SQLite, without statistics, would scan all rows that were ever delivered.
        rows = await db.read(f"SELECT {columns} FROM outbox INDEXED BY outbox_owed WHERE {end}")  # noqa: S608  # our own columns
    return [Owed(*row) for row in rows]


async def post(db: Database, match: int, slot: str) -> Post | None:
    """Return the delivered message of a slot, None without one."""
    rows = await db.read("SELECT slot, channel, message, shows FROM posts WHERE match = ? AND slot = ?", match, slot)
    return Post(*rows[0]) if rows else None


def is_posted(db: sqlite3.Connection, match: int, slot: str) -> bool:
    """Return whether a slot has a message or is owed one, read in the running transaction."""
    row = db.execute(
        "SELECT 1 FROM posts WHERE match = ?1 AND slot = ?2"
        " UNION SELECT 1 FROM outbox WHERE match = ?1 AND slot = ?2 AND delivered IS NULL",
        (match, slot),
    ).fetchone()
    return row is not None


async def posted_slots(db: Database, match: int, name: str) -> list[str]:
    """Return the slots of a match with this name that have a message."""
    rows = await db.read("SELECT slot FROM posts WHERE match = ? AND slot GLOB ? ORDER BY slot", match, f"{name}*")
    return [row[0] for row in rows]
