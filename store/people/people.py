"""Players and servers: language, and whether direct messages reach them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

import msgspec

from store.database import Database


class Player(msgspec.Struct, frozen=True):
    """What is known of a user. `dm` is "unknown", "open" or "closed"; closed, none is sent before the moment `dm_next`."""

    user: int
    name: str
    language: str | None
    seen: float
    dm: str
    dm_next: float = 0.0


def meet(db: sqlite3.Connection, user: int, name: str, language: str, now: float) -> None:
    """Remember a user's present name and the language of their client."""
    db.execute(
        "INSERT INTO players (user, name, language, seen, dm) VALUES (?, ?, ?, ?, 'unknown')"
        " ON CONFLICT (user) DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen",
        (user, name, language, now),
    )


def set_dm(db: sqlite3.Connection, user: int, dm: str) -> None:
    """Note whether direct messages reach this user."""
    db.execute("UPDATE players SET dm = ? WHERE user = ?", (dm, user))


FIRST_REST, LAST_REST = 3600.0, 86400.0
"""Seconds after a refused direct message in which no further one is sent, doubled at each refusal in a row up to the last.

Discord bans an address that has 10,000 requests refused in ten minutes.
"""


DOUBLINGS = 5
"""Refusals in a row after which the rest is the last one."""


def refused(db: sqlite3.Connection, user: int, now: float) -> None:
    """Note that Discord has refused a direct message to this user: the next one is sent after a rest."""
    row = db.execute("SELECT dm_refused FROM players WHERE user = ?", (user,)).fetchone()
    if row is None:
        return
    rest = LAST_REST if row[0] >= DOUBLINGS else min(FIRST_REST * 2 ** row[0], LAST_REST)
    db.execute("UPDATE players SET dm_refused = dm_refused + 1, dm_next = ? WHERE user = ?", (now + rest, user))


def try_again(db: sqlite3.Connection, user: int) -> None:
    """Let the next direct message to this user be sent at once."""
    db.execute("UPDATE players SET dm_refused = 0, dm_next = 0 WHERE user = ?", (user,))


def rests(player: Player, now: float) -> bool:
    """Return whether no direct message is to be sent to a user now. A clock that was set back makes no rest longer."""
    return now < player.dm_next <= now + LAST_REST


async def player(db: Database, user: int) -> Player | None:
    """Return what is known of a user."""
    rows = await db.read("SELECT user, name, language, seen, dm, dm_next FROM players WHERE user = ?", user)
    return Player(*rows[0]) if rows else None


def reached(db: sqlite3.Connection, user: int) -> bool:
    """Return whether direct messages may reach a user, as far as the running transaction knows."""
    return db.execute("SELECT 1 FROM players WHERE user = ? AND dm = 'closed'", (user,)).fetchone() is None


async def unreached(db: Database, match: int) -> list[int]:
    """Return the seats of a match whose persons direct messages do not reach, of those who want any."""
    rows = await db.read(
        "SELECT seats.seat FROM seats JOIN players ON players.user = seats.user"
        " LEFT JOIN preferences ON preferences.user = seats.user"
        " WHERE seats.match = ? AND seats.status = 'human' AND players.dm = 'closed'"
        " AND preferences.delivery IS NOT 'channel' ORDER BY seats.seat",
        match,
    )
    return [row[0] for row in rows]


HEARTBEAT = "heartbeat"
"""The fact that says when the bot was last within reach."""


def set_fact(db: sqlite3.Connection, key: str, value: str) -> None:
    """Keep a fact of the bot's own, such as the hash of the commands last registered."""
    db.execute(
        "INSERT INTO facts (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def set_facts(db: sqlite3.Connection, facts: Mapping[str, str]) -> None:
    """Keep several facts of the bot's own at once."""
    for key, value in facts.items():
        set_fact(db, key, value)


async def fact(db: Database, key: str) -> str | None:
    """Return a fact of the bot's own."""
    rows = await db.read("SELECT value FROM facts WHERE key = ?", key)
    return rows[0][0] if rows else None
