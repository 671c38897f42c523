"""Figures for the operator: matches, owed messages with their age."""

from __future__ import annotations

import msgspec

from store.clauses import only
from store.database import Database

LIVE = ("lobby", "playing", "frozen")
"""Statuses of open and frozen matches."""


class Backlog(msgspec.Struct, frozen=True):
    """The owed slots: their number, when the oldest was owed (unix seconds), and how many have failed more than once."""

    owed: int
    oldest: float | None
    failing: int


async def matches_by_status(db: Database) -> list[tuple[str, str, int]]:
    """Return game, status and number of the matches that are open or frozen."""
    rows = await db.read(
        "SELECT game, status, count(*) FROM matches WHERE status IN (?, ?, ?) GROUP BY game, status", *LIVE
    )
    return [(row[0], row[1], row[2]) for row in rows]


async def has_matches(db: Database) -> bool:
    """Return whether there is any match, of whatever status."""
    return bool(await db.read("SELECT 1 FROM matches LIMIT 1"))


async def without_place(db: Database, guild: int | None = None) -> list[tuple[str, str]]:
    """Return the codes of running matches that have lost their channel, each with the reason; of one server if given."""
    of_guild, values = only("guild", guild)
    rows = await db.read(
        "SELECT code, homeless FROM matches WHERE homeless IS NOT NULL AND status IN (?, ?, ?)"  # noqa: S608  # our own condition
        f"{of_guild} ORDER BY id",
        *LIVE,
        *values,
    )
    return [(row[0], row[1]) for row in rows]


async def frozen(db: Database, guild: int | None = None) -> list[str]:
    """Return the codes of matches frozen by a fault in their rules; of one server if given."""
    return [code for code, reason in await _frozen(db, guild) if reason != "damaged"]


async def damaged(db: Database, guild: int | None = None) -> list[str]:
    """Return the codes of matches frozen because what is stored of them is damaged; of one server if given."""
    return [code for code, reason in await _frozen(db, guild) if reason == "damaged"]


async def _frozen(db: Database, guild: int | None) -> list[tuple[str, str | None]]:
    of_guild, values = only("guild", guild)
    rows = await db.read(f"SELECT code, reason FROM matches WHERE status = 'frozen'{of_guild} ORDER BY id", *values)  # noqa: S608  # our own condition
    return [(row[0], row[1]) for row in rows]


async def backlog(db: Database, guild: int | None = None, *, public: bool = False) -> Backlog:
    """Return the backlog; of one server if given, and of `public` messages alone.

    Private messages are owed after a secret answer too, so a figure that players can see must leave them out.
    """
    of_guild, values = only("m.guild", guild)
    shown = " AND o.slot NOT LIKE '%:%'" if public else ""
    rows = await db.read(
        "SELECT count(*), min(created), coalesce(sum(CASE WHEN attempts > 1 THEN 1 ELSE 0 END), 0) FROM ("  # noqa: S608  # our own conditions
        " SELECT min(o.created) AS created, max(o.attempts) AS attempts"
        " FROM outbox AS o INDEXED BY outbox_owed JOIN matches AS m ON m.id = o.match"
        f" WHERE o.delivered IS NULL{of_guild}{shown} GROUP BY o.match, o.slot) AS slots",
        *values,
    )
    return Backlog(*rows[0])
