"""The messages that matches owe and those delivered: the queries of `store.match.owed`, and those that know of seats."""

from __future__ import annotations

from collections.abc import Iterable

from store.connection import Connection
from store.database import Database
from store.match.owed import FORMER, Outbox, Owed, Post

# The index is named because SQLite, without statistics, would scan all rows that were ever delivered.
MATCHES = Outbox("match", "outbox", "posts", index="outbox_owed")

owe, mark_failed, disown = MATCHES.owe, MATCHES.mark_failed, MATCHES.disown
forget = MATCHES.forget
owed, post = MATCHES.owed, MATCHES.post

HELD = 20.0
"""Seconds for which others leave a message to the process that is about to post it for the first time."""


def mark_sending(db: Connection, owed: Iterable[Owed], now: float) -> None:
    """Store that sends begin. After a crash the messages are looked for before they are sent again."""
    for row in owed:
        MATCHES.mark_sending(db, row, now)


def claim(db: Connection, row: Owed, holder: str, now: float) -> bool:
    """Store that a process begins to post a slot's message; return False if another one is about to."""
    other = "SELECT 1 FROM outbox AS other WHERE other.match = ?3 AND other.slot = ?4 AND other.delivered IS NULL"
    claimed = db.execute(
        "UPDATE outbox SET sending = coalesce(sending, ?1), holder = ?2, held = ?1 + ?6"  # noqa: S608  # our own condition
        " WHERE match = ?3 AND slot = ?4 AND id <= ?5 AND delivered IS NULL"
        " AND (holder IS NULL OR holder = ?2 OR held <= ?1)"
        f" AND NOT EXISTS ({other} AND other.holder <> ?2 AND other.held > ?1)",
        (now, holder, row.match, row.slot, row.last, HELD),
    )
    return claimed.rowcount > 0


async def held_until(db: Database, match: int, slot: str, holder: str, now: float) -> float | None:
    """Return until when a slot is left to another process, which is about to post its message; None if it is not."""
    rows = await db.read(
        "SELECT max(held) FROM outbox WHERE match = ? AND slot = ? AND delivered IS NULL AND holder <> ? AND held > ?",
        *(match, slot, holder, now),
    )
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL


def put_post(db: Connection, match: int, post: Post) -> None:
    """Store where the message of a slot is, and the digest of its content, and count that."""
    db.execute(
        "INSERT INTO posts (match, slot, channel, message, shows, edits) VALUES (?, ?, ?, ?, ?, 1)"
        " ON CONFLICT (match, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows, edits = posts.edits + 1",
        (match, post.slot, post.channel, post.message, post.shows),
    )


EDITS = "SELECT edits FROM posts WHERE match = ? AND slot = ?"


async def edits(db: Database, match: int, slot: str) -> int:
    """Return how often a slot's message was posted or edited; 0 without one."""
    rows = await db.read(EDITS, match, slot)
    return rows[0][0] if rows else 0


def is_overtaken(db: Connection, match: int, slot: str, known: int | None, now: float) -> bool:
    """Return whether another process has posted or edited a slot's message since its edits were `known`; None: do not look.

    Nobody can say then which of both edits came last: the message is owed once more, whatever it shows.
    """
    if known is None:
        return False
    row = db.execute(EDITS, (match, slot)).fetchone()
    if (row[0] if row is not None else 0) == known:
        return False
    db.execute("UPDATE posts SET shows = '', edits = edits + 1 WHERE match = ? AND slot = ?", (match, slot))
    owe(db, match, [slot], now)
    return True


def mark_delivered(
    db: Connection,
    row: Owed,
    post: Post | None,
    failure: str | None,
    now: float,
    reader: int | None = None,
    known: int | None = None,
) -> None:
    """Settle a slot up to the given row: with the delivered `post`, or given up with a `failure`, which deletes the old post.

    `reader` is the user whom a private message went to; `known` is how often the message had been edited before.
    """
    settle(db, row, failure, now)
    if post is None:
        forget(db, row.match, row.slot)
    elif not is_overtaken(db, row.match, row.slot, known, now):
        put_post(db, row.match, post if reader is None else _for_reader(db, row.match, post, reader, now))


def settle(db: Connection, row: Owed, failure: str | None, now: float) -> None:
    """Settle a slot up to the given row, with the reason if it is given up; its post stays."""
    MATCHES.settle(db, row, None, failure, now)


def mark_edited(
    db: Connection, match: int, post: Post, now: float, reader: int | None, known: int | None = None
) -> None:
    """Store the post of a message that was edited although nothing was owed to its slot; the rest as in `mark_delivered`."""
    if is_overtaken(db, match, post.slot, known, now):
        return
    put_post(db, match, post if reader is None else _for_reader(db, match, post, reader, now))


def _for_reader(db: Connection, match: int, post: Post, reader: int, now: float) -> Post:
    """Return the post of a private message, moved to a slot of its own if its reader no longer has the seat."""
    query = "SELECT 1 FROM seats WHERE match = ? AND seat = ? AND user = ?"
    name, _, seat = post.slot.partition(":")
    if db.execute(query, (match, int(seat), reader)).fetchone() is not None:
        return post
    gone = f"{FORMER}:{post.message}" + (f":{seat}" if name == "panel" else "")
    owe(db, match, [gone], now)
    return Post(gone, post.channel, post.message, "")


def is_posted(db: Connection, match: int, slot: str) -> bool:
    """Return whether a slot has a message or is owed one, read in the running transaction."""
    row = db.execute(
        "SELECT 1 FROM posts WHERE match = ?1 AND slot = ?2"
        " UNION SELECT 1 FROM outbox WHERE match = ?1 AND slot = ?2 AND delivered IS NULL",
        (match, slot),
    ).fetchone()
    return row is not None


async def posted_slots(db: Database, match: int, name: str) -> list[str]:
    """Return the slots of a match with this name that have a message."""
    rows = await db.read("SELECT slot FROM posts WHERE match = ? AND slot LIKE ? ORDER BY slot", match, f"{name}%")
    return [row[0] for row in rows]
