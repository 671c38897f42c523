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
"""The name of slots whose message is the private one of somebody who no longer sits there: it is to go."""


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


def delivered(
    db: sqlite3.Connection, row: Owed, post: Post | None, failure: str | None, now: float, reader: int | None = None
) -> None:
    """Settle a slot up to the row given: delivered as `post`, or given up with a reason, which forgets the old post.

    `reader` is the user whom a private message went to.
    """
    settle(db, row, failure, now)
    if post is None:
        forget(db, row.match, row.slot)
    else:
        remember(db, row.match, post if reader is None else _for_reader(db, row.match, post, reader, now))


def settle(db: sqlite3.Connection, row: Owed, failure: str | None, now: float) -> None:
    """Settle a slot up to the row given, with the reason where it is given up; what was posted is remembered."""
    db.execute(
        "UPDATE outbox SET delivered = ?, failure = ? WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (now, failure, row.match, row.slot, row.last),
    )


def delivered_at_once(db: sqlite3.Connection, match: int, post: Post, now: float, reader: int | None) -> None:
    """Keep a message that was changed though nothing was owed to its slot; `reader` as in `delivered`."""
    remember(db, match, post if reader is None else _for_reader(db, match, post, reader, now))


def remember(db: sqlite3.Connection, match: int, post: Post) -> None:
    """Keep where a slot's message is and what it shows."""
    db.execute(
        "INSERT INTO posts (match, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (match, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows",
        (match, post.slot, post.channel, post.message, post.shows),
    )


def _for_reader(db: sqlite3.Connection, match: int, post: Post, reader: int, now: float) -> Post:
    """Return a private message; where somebody else sits there by now than who reads it, as `disown` makes it."""
    query = "SELECT 1 FROM seats WHERE match = ? AND seat = ? AND user = ?"
    name, _, seat = post.slot.partition(":")
    if db.execute(query, (match, int(seat), reader)).fetchone() is not None:
        return post
    gone = f"{FORMER}:{post.message}" + (f":{seat}" if name == "panel" else "")
    owe(db, match, [gone], now)
    return Post(gone, post.channel, post.message, "")


def forget(db: sqlite3.Connection, match: int, slot: str) -> None:
    """Forget a message that no longer exists."""
    db.execute("DELETE FROM posts WHERE match = ? AND slot = ?", (match, slot))


def disown(db: sqlite3.Connection, match: int, slots: Iterable[str], now: float, handed_on: int | None = None) -> None:
    """Make the messages of these slots nobody's, each in a slot of its own by which it is taken away.

    `handed_on` is a seat that somebody else plays now: then that slot names it, and the message becomes a note of that.
    """
    for slot in slots:
        row = db.execute("SELECT message FROM posts WHERE match = ? AND slot = ?", (match, slot)).fetchone()
        if row is not None:
            own = f"{FORMER}:{row[0]}" if handed_on is None else f"{FORMER}:{row[0]}:{handed_on}"
            db.execute("UPDATE posts SET slot = ?, shows = '' WHERE match = ? AND slot = ?", (own, match, slot))
            owe(db, match, [own], now)


def failed(db: sqlite3.Connection, row: Owed, why: str, again: float) -> None:
    """Note a failed try; the slot stays owed and is tried again not before `again`."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, failure = ?, not_before = ?"
        " WHERE match = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (why, again, row.match, row.slot, row.last),
    )


async def owed(db: Database, match: int | None = None) -> list[Owed]:
    """Return every slot that is owed, oldest first; of one match if given."""
    columns = "match, slot, min(id), max(id), min(sending), max(attempts), max(not_before)"
    end = "delivered IS NULL GROUP BY match, slot ORDER BY min(id)"
    if match is not None:
        rows = await db.read(f"SELECT {columns} FROM outbox WHERE match = ? AND {end}", match)  # noqa: S608  # our own columns
    else:
        # Told which index: without figures of its own, SQLite would walk through all that was ever delivered.
        rows = await db.read(f"SELECT {columns} FROM outbox INDEXED BY outbox_owed WHERE {end}")  # noqa: S608  # our own columns
    return [Owed(*row) for row in rows]


async def post(db: Database, match: int, slot: str) -> Post | None:
    """Return the delivered message of a slot."""
    rows = await db.read("SELECT slot, channel, message, shows FROM posts WHERE match = ? AND slot = ?", match, slot)
    return Post(*rows[0]) if rows else None


async def posted(db: Database, match: int, name: str) -> list[str]:
    """Return the slots of a match that begin so and have a message."""
    rows = await db.read("SELECT slot FROM posts WHERE match = ? AND slot GLOB ? ORDER BY slot", match, f"{name}*")
    return [row[0] for row in rows]
