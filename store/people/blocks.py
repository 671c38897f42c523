"""Blocks between users, who then never sit at one table, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Iterable

from store.connection import Connection
from store.database import Database


def block(db: Connection, user: int, blocked: int, now: float) -> None:
    """Store that a user blocks another one; a second block changes nothing."""
    db.execute("INSERT INTO blocks (user, blocked, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (user, blocked, now))


def unblock(db: Connection, user: int, blocked: int) -> bool:
    """Delete a block; return whether there was one."""
    return db.execute("DELETE FROM blocks WHERE user = ? AND blocked = ?", (user, blocked)).rowcount > 0


async def of_user(db: Database, user: int) -> list[int]:
    """Return the users whom a user has blocked, the newest first."""
    rows = await db.read("SELECT blocked FROM blocks WHERE user = ? ORDER BY at DESC, blocked", user)
    return [row[0] for row in rows]


async def around(db: Database, user: int) -> set[tuple[int, int]]:
    """Return the blocks by and against a user, as pairs of blocker and blocked user."""
    rows = await db.read("SELECT user, blocked FROM blocks WHERE user = ? OR blocked = ?", user, user)
    return {(row[0], row[1]) for row in rows}


async def between(db: Database, users: Iterable[int]) -> set[tuple[int, int]]:
    """Return the blocks among these users, as pairs of blocker and blocked user."""
    among = sorted(set(users))
    if not among:
        return set()  # not every database takes an empty list
    marks = ", ".join("?" for _ in among)
    query = f"SELECT user, blocked FROM blocks WHERE user IN ({marks}) AND blocked IN ({marks})"  # noqa: S608  # marks only
    return {(row[0], row[1]) for row in await db.read(query, *among, *among)}
