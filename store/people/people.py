"""Users: their language, and whether direct messages reach them; and facts that the bot stores for itself."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from store.clauses import FACT, SET_FACT
from store.connection import Connection
from store.database import Database


class Player(msgspec.Struct, frozen=True):
    """A user. `dm` is "unknown", "open" or "closed"; if it is closed, no direct message is sent before `dm_next`."""

    user: int
    name: str
    language: str | None
    seen: float
    dm: str
    dm_next: float = 0.0


def note_user(db: Connection, user: int, name: str, language: str, now: float) -> None:
    """Store a user's present name and the language of their client."""
    db.execute(
        "INSERT INTO players (user, name, language, seen, dm) VALUES (?, ?, ?, ?, 'unknown')"
        " ON CONFLICT (user) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen",
        (user, name, language, now),
    )


async def name_and_language(db: Database, user: int) -> tuple[str, str]:
    """Return a user's name and the language of their client as they are stored, empty ones for somebody unknown."""
    rows = await db.read("SELECT name, language FROM players WHERE user = ?", user)
    return (rows[0][0], rows[0][1] or "") if rows else ("", "")


def set_dm(db: Connection, user: int, dm: str) -> None:
    """Store whether direct messages reach this user."""
    db.execute("UPDATE players SET dm = ? WHERE user = ?", (dm, user))


FIRST_REST, LAST_REST = 3600.0, 86400.0
"""Seconds after a refused direct message in which no further one is sent, doubled at each refusal in a row up to the last.

Discord bans an address that has 10,000 requests refused in ten minutes.
"""


DOUBLINGS = 5
"""Refusals in a row after which the pause no longer grows."""


def note_dm_refused(db: Connection, user: int, now: float) -> None:
    """Record that Discord refused a direct message to this user; the next one waits."""
    row = db.execute("SELECT dm_refused FROM players WHERE user = ?", (user,)).fetchone()
    if row is None:
        return
    rest = LAST_REST if row[0] >= DOUBLINGS else min(FIRST_REST * 2 ** row[0], LAST_REST)
    db.execute("UPDATE players SET dm_refused = dm_refused + 1, dm_next = ? WHERE user = ?", (now + rest, user))


def allow_dm_now(db: Connection, user: int) -> None:
    """Allow the next direct message to this user at once."""
    db.execute("UPDATE players SET dm_refused = 0, dm_next = 0 WHERE user = ?", (user,))


def rests(player: Player, now: float) -> bool:
    """Return whether direct messages to a user must wait. A clock set back does not make the wait longer."""
    return now < player.dm_next <= now + LAST_REST


async def player(db: Database, user: int) -> Player | None:
    """Return a user, None if the bot has never met them."""
    rows = await db.read("SELECT user, name, language, seen, dm, dm_next FROM players WHERE user = ?", user)
    return Player(*rows[0]) if rows else None


def dm_may_reach(db: Connection, user: int) -> bool:
    """Return whether direct messages may reach a user, read in the running transaction."""
    return db.execute("SELECT 1 FROM players WHERE user = ? AND dm = 'closed'", (user,)).fetchone() is None


async def seats_without_dm(db: Database, match: int) -> list[int]:
    """Return the seats of a match whose users want direct messages that do not reach them."""
    rows = await db.read(
        "SELECT seats.seat FROM seats JOIN players ON players.user = seats.user"
        " LEFT JOIN preferences ON preferences.user = seats.user"
        " WHERE seats.match = ? AND seats.status = 'human' AND players.dm = 'closed'"
        " AND coalesce(preferences.delivery, 'dm') <> 'channel' ORDER BY seats.seat",
        match,
    )
    return [row[0] for row in rows]


HEARTBEAT = "heartbeat"
"""The fact with the last time at which the bot was connected."""


def set_fact(db: Connection, key: str, value: str) -> None:
    """Store a fact of the bot's own, such as the hash of the commands last registered."""
    db.execute(SET_FACT, (key, value))


def set_facts(db: Connection, facts: Mapping[str, str]) -> None:
    """Store several facts of the bot's own at once."""
    for key, value in facts.items():
        set_fact(db, key, value)


async def fact(db: Database, key: str) -> str | None:
    """Return a fact of the bot's own."""
    rows = await db.read(FACT, key)
    return rows[0][0] if rows else None
