"""The messages that tournaments owe and those delivered: the same as `store.match.outbox`, by tournament."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from store.database import Database
from store.match.outbox import FORMER, Owed, Post


def owe(db: sqlite3.Connection, tournament: int, slots: Iterable[str], now: float) -> None:
    """Store that the messages of these slots are out of date."""
    db.executemany(
        "INSERT INTO tournament_outbox (tournament, slot, created, not_before) VALUES (?, ?, ?, ?)",
        [(tournament, slot, now, now) for slot in dict.fromkeys(slots)],
    )


def mark_sending(db: sqlite3.Connection, row: Owed, now: float) -> None:
    """Store that a send begins. After a crash the message is looked for before it is sent again."""
    db.execute(
        "UPDATE tournament_outbox SET sending = ?"
        " WHERE tournament = ? AND slot = ? AND id <= ? AND delivered IS NULL AND sending IS NULL",
        (now, row.match, row.slot, row.last),
    )


def settle(db: sqlite3.Connection, row: Owed, post: Post | None, failure: str | None, now: float) -> None:
    """Settle a slot up to the given row, with the delivered `post`, or given up with the reason of the `failure`."""
    db.execute(
        "UPDATE tournament_outbox SET delivered = ?, failure = ?"
        " WHERE tournament = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (now, failure, row.match, row.slot, row.last),
    )
    if post is not None:
        put_post(db, row.match, post)


def put_post(db: sqlite3.Connection, tournament: int, post: Post) -> None:
    """Store where the message of a slot is, and the digest of its content."""
    db.execute(
        "INSERT INTO tournament_posts (tournament, slot, channel, message, shows) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (tournament, slot) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " shows = excluded.shows",
        (tournament, post.slot, post.channel, post.message, post.shows),
    )


def forget(db: sqlite3.Connection, tournament: int, slot: str) -> None:
    """Delete the post of a message that no longer exists."""
    db.execute("DELETE FROM tournament_posts WHERE tournament = ? AND slot = ?", (tournament, slot))


def disown(db: sqlite3.Connection, tournament: int, slots: Iterable[str], now: float) -> None:
    """Move the messages of these slots to slots of their own, through which the sender deletes them; the next ones are new."""
    for slot in slots:
        row = db.execute(
            "SELECT message FROM tournament_posts WHERE tournament = ? AND slot = ?", (tournament, slot)
        ).fetchone()
        if row is not None:
            own = f"{FORMER}:{row[0]}"
            db.execute(
                "UPDATE tournament_posts SET slot = ?, shows = '' WHERE tournament = ? AND slot = ?",
                (own, tournament, slot),
            )
            owe(db, tournament, [own], now)


def drop(db: sqlite3.Connection, tournament: int, slots: Iterable[str], now: float) -> None:
    """Give up the messages of these slots and forget where they are: their reader had all data deleted."""
    rows = [(tournament, slot) for slot in slots]
    db.executemany(
        "UPDATE tournament_outbox SET delivered = ?, failure = 'erased'"
        " WHERE tournament = ? AND slot = ? AND delivered IS NULL",
        [(now, *row) for row in rows],
    )
    db.executemany("DELETE FROM tournament_posts WHERE tournament = ? AND slot = ?", rows)


def post_anew(db: sqlite3.Connection, tournament: int, now: float) -> None:
    """Forget the messages in the channel and owe them all in the new one; what is private stays where it is."""
    public = "tournament = ? AND slot NOT LIKE 'mine:%' AND slot NOT LIKE 'team:%' AND slot NOT LIKE 'hour:%'"
    public += f" AND slot NOT LIKE '{FORMER}:%'"
    found = db.execute(f"SELECT slot FROM tournament_posts WHERE {public} AND slot NOT LIKE 'news:%'", (tournament,))  # noqa: S608  # our own condition
    slots = [row[0] for row in found.fetchall()]
    db.execute(f"DELETE FROM tournament_posts WHERE {public}", (tournament,))  # noqa: S608  # our own condition
    owe(db, tournament, ["card", *slots], now)


def mark_failed(db: sqlite3.Connection, row: Owed, why: str, again: float) -> None:
    """Record a failed attempt; the slot stays owed and is not tried before `again`."""
    db.execute(
        "UPDATE tournament_outbox SET attempts = attempts + 1, failure = ?, not_before = ?"
        " WHERE tournament = ? AND slot = ? AND id <= ? AND delivered IS NULL",
        (why, again, row.match, row.slot, row.last),
    )


def retry_now(db: sqlite3.Connection, tournament: int, now: float) -> int:
    """Let all messages that wait after a failure be tried now; return how many there are."""
    return db.execute(
        "UPDATE tournament_outbox SET not_before = ? WHERE tournament = ? AND delivered IS NULL AND not_before > ?",
        (now, tournament, now),
    ).rowcount


async def owed(db: Database) -> list[Owed]:
    """Return every owed slot, oldest first. `Owed.match` is the tournament."""
    rows = await db.read(
        "SELECT tournament, slot, min(id), max(id), min(sending), max(attempts), max(not_before)"
        " FROM tournament_outbox WHERE delivered IS NULL GROUP BY tournament, slot ORDER BY min(id)"
    )
    return [Owed(*row) for row in rows]


async def post(db: Database, tournament: int, slot: str) -> Post | None:
    """Return the delivered message of a slot, None without one."""
    rows = await db.read(
        "SELECT slot, channel, message, shows FROM tournament_posts WHERE tournament = ? AND slot = ?", tournament, slot
    )
    return Post(*rows[0]) if rows else None


async def posts(db: Database, tournament: int) -> dict[str, Post]:
    """Return all delivered messages of a tournament by slot."""
    rows = await db.read("SELECT slot, channel, message, shows FROM tournament_posts WHERE tournament = ?", tournament)
    return {row[0]: Post(*row) for row in rows}


async def was_owed(db: Database, tournament: int, slot: str) -> bool:
    """Return whether a slot was ever owed, delivered or not."""
    rows = await db.read("SELECT 1 FROM tournament_outbox WHERE tournament = ? AND slot = ? LIMIT 1", tournament, slot)
    return bool(rows)


async def private_slots(db: Database, tournament: int, word: str) -> list[str]:
    """Return the slots with a word ("mine" of "mine:7") that have a message or are owed one."""
    rows = await db.read(
        "SELECT slot FROM tournament_posts WHERE tournament = ?1 AND slot LIKE ?2"
        " UNION SELECT slot FROM tournament_outbox WHERE tournament = ?1 AND slot LIKE ?2 AND delivered IS NULL",
        tournament,
        f"{word}:%",
    )
    return [row[0] for row in rows]
