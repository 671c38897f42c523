"""The messages that tournaments owe and those delivered: the queries of `store.match.owed`, and those that know of slots."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from store.connection import Connection
from store.database import Database
from store.match.owed import FORMER, Outbox

TOURNAMENTS = Outbox("tournament", "tournament_outbox", "tournament_posts")

owe, mark_sending, mark_failed = TOURNAMENTS.owe, TOURNAMENTS.mark_sending, TOURNAMENTS.mark_failed
settle, disown = TOURNAMENTS.settle, TOURNAMENTS.disown
put_post, forget = TOURNAMENTS.put_post, TOURNAMENTS.forget
owed, post, posts = TOURNAMENTS.owed, TOURNAMENTS.post, TOURNAMENTS.posts


def drop(db: Connection, tournament: int, slots: Iterable[str], now: float) -> None:
    """Give up the messages of these slots and forget where they are: their reader had all data deleted."""
    rows = [(tournament, slot) for slot in slots]
    db.executemany(
        "UPDATE tournament_outbox SET delivered = ?, failure = 'erased'"
        " WHERE tournament = ? AND slot = ? AND delivered IS NULL",
        [(now, *row) for row in rows],
    )
    db.executemany("DELETE FROM tournament_posts WHERE tournament = ? AND slot = ?", rows)


def post_anew(db: Connection, tournament: int, now: float) -> None:
    """Forget the messages in the channel and owe them all in the new one; what is private stays where it is."""
    public = "tournament = ? AND slot NOT LIKE 'mine:%' AND slot NOT LIKE 'team:%' AND slot NOT LIKE 'hour:%'"
    public += " AND slot NOT LIKE 'here:%'"
    public += f" AND slot NOT LIKE '{FORMER}:%'"
    found = db.execute(f"SELECT slot FROM tournament_posts WHERE {public} AND slot NOT LIKE 'news:%'", (tournament,))  # noqa: S608  # our own condition
    slots = [row[0] for row in found.fetchall()]
    db.execute(f"DELETE FROM tournament_posts WHERE {public}", (tournament,))  # noqa: S608  # our own condition
    owe(db, tournament, ["card", *slots], now)


def retry_now(db: Connection, tournament: int, now: float) -> int:
    """Let all messages that wait after a failure be tried now; return how many there are."""
    return db.execute(
        "UPDATE tournament_outbox SET not_before = ? WHERE tournament = ? AND delivered IS NULL AND not_before > ?",
        (now, tournament, now),
    ).rowcount


async def was_owed(db: Database, tournament: int, slot: str) -> bool:
    """Return whether a slot was ever owed, delivered or not."""
    rows = await db.read("SELECT 1 FROM tournament_outbox WHERE tournament = ? AND slot = ? LIMIT 1", tournament, slot)
    return bool(rows)


async def is_to_be_posted(db: Database, tournament: int, slots: Collection[str]) -> bool:
    """Return whether one of these slots is owed its first message, and no attempt to post it has failed yet."""
    marks = ", ".join("?" for _ in slots)
    first = (
        "SELECT 1 FROM tournament_posts AS posted WHERE posted.tournament = owed.tournament AND posted.slot = owed.slot"
    )
    rows = await db.read(
        f"SELECT slot FROM tournament_outbox AS owed WHERE tournament = ? AND slot IN ({marks}) AND delivered IS NULL"  # noqa: S608  # marks and our own condition
        f" AND NOT EXISTS ({first}) GROUP BY slot HAVING max(attempts) = 0 LIMIT 1",
        tournament,
        *slots,
    )
    return bool(rows)


async def posted_slots(db: Database, tournament: int, word: str) -> list[str]:
    """Return the slots with a word that have a message."""
    rows = await db.read(
        "SELECT slot FROM tournament_posts WHERE tournament = ? AND slot LIKE ?", tournament, f"{word}:%"
    )
    return [row[0] for row in rows]


async def private_slots(db: Database, tournament: int, word: str) -> list[str]:
    """Return the slots with a word ("mine" of "mine:7") that have a message or are owed one."""
    rows = await db.read(
        "SELECT slot FROM tournament_posts WHERE tournament = ?1 AND slot LIKE ?2"
        " UNION SELECT slot FROM tournament_outbox WHERE tournament = ?1 AND slot LIKE ?2 AND delivered IS NULL",
        tournament,
        f"{word}:%",
    )
    return [row[0] for row in rows]
