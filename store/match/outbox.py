"""The messages that matches owe and those delivered: the queries of `store.match.owed`, and those that know of seats."""

from __future__ import annotations

from collections.abc import Iterable

from store.connection import Connection
from store.database import Database
from store.match.owed import FORMER, Outbox, Owed, Post

# The index is named because SQLite, without statistics, would scan all rows that were ever delivered.
MATCHES = Outbox("match", "outbox", "posts", index="outbox_owed")

owe, mark_failed, disown = MATCHES.owe, MATCHES.mark_failed, MATCHES.disown
put_post, forget = MATCHES.put_post, MATCHES.forget
owed, post = MATCHES.owed, MATCHES.post


def mark_sending(db: Connection, owed: Iterable[Owed], now: float) -> None:
    """Store that sends begin. After a crash the messages are looked for before they are sent again."""
    for row in owed:
        MATCHES.mark_sending(db, row, now)


def mark_delivered(
    db: Connection, row: Owed, post: Post | None, failure: str | None, now: float, reader: int | None = None
) -> None:
    """Settle a slot up to the given row: with the delivered `post`, or given up with a `failure`, which deletes the old post.

    `reader` is the user whom a private message went to.
    """
    settle(db, row, failure, now)
    if post is None:
        forget(db, row.match, row.slot)
    else:
        put_post(db, row.match, post if reader is None else _for_reader(db, row.match, post, reader, now))


def settle(db: Connection, row: Owed, failure: str | None, now: float) -> None:
    """Settle a slot up to the given row, with the reason if it is given up; its post stays."""
    MATCHES.settle(db, row, None, failure, now)


def mark_edited(db: Connection, match: int, post: Post, now: float, reader: int | None) -> None:
    """Store the post of a message that was edited although nothing was owed to its slot; `reader` as in `mark_delivered`."""
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
