"""Figures for whoever hosts the bot: how many matches there are, what is owed and for how long, how large the files are."""

from __future__ import annotations

from pathlib import Path

import msgspec

from store.database import Database
from store.upkeep import backup

LIVE = ("lobby", "playing", "frozen")
"""The states of a match that somebody still waits for."""


class Backlog(msgspec.Struct, frozen=True):
    """What is owed: slots, when the oldest was owed (unix seconds), and how many have failed more than once."""

    owed: int
    oldest: float | None
    failing: int


class Files(msgspec.Struct, frozen=True):
    """Bytes of the database and of its write-ahead log, backups there are, and when the newest was made (unix seconds)."""

    database: int
    log: int
    backups: int
    newest: float | None


async def matches_by_status(db: Database) -> list[tuple[str, str, int]]:
    """Return the games and states of matches that somebody waits for, with the number of each."""
    rows = await db.read(
        "SELECT game, status, count(*) FROM matches WHERE status IN (?, ?, ?) GROUP BY game, status", *LIVE
    )
    return [(row[0], row[1], row[2]) for row in rows]


async def without_place(db: Database, guild: int | None = None) -> list[tuple[str, str]]:
    """Return the codes of running matches whose place is lost, with why; of one server if given."""
    rows = await db.read(
        "SELECT code, homeless FROM matches WHERE homeless IS NOT NULL AND status IN (?, ?, ?)"
        " AND (?4 IS NULL OR guild = ?4) ORDER BY id",
        *LIVE,
        guild,
    )
    return [(row[0], row[1]) for row in rows]


async def frozen(db: Database, guild: int | None = None) -> list[str]:
    """Return the codes of matches that a fault in their rules has stopped; of one server if given."""
    rows = await db.read(
        "SELECT code FROM matches WHERE status = 'frozen' AND (?1 IS NULL OR guild = ?1) ORDER BY id", guild
    )
    return [row[0] for row in rows]


async def backlog(db: Database, guild: int | None = None, *, public: bool = False) -> Backlog:
    """Return what is owed; to the matches of one server if given, and of `public` messages alone.

    Private ones are behind after an answer that was sealed, of which nobody at a table may learn.
    """
    rows = await db.read(
        "SELECT count(*), min(created), coalesce(sum(attempts > 1), 0) FROM ("
        " SELECT min(o.created) AS created, max(o.attempts) AS attempts"
        " FROM outbox AS o INDEXED BY outbox_owed JOIN matches AS m ON m.id = o.match"
        " WHERE o.delivered IS NULL AND (?1 IS NULL OR m.guild = ?1)"
        " AND (?2 = 0 OR o.slot NOT GLOB '*:*') GROUP BY o.match, o.slot)",
        guild,
        int(public),
    )
    return Backlog(*rows[0])


def files(database: Path, folder: Path, now: float) -> Files:
    """Return how large the files of a database are, and what backups `folder` has up to now. Raises OSError."""
    wal = Path(f"{database}-wal")
    made = backup.backups(folder, now)
    return Files(
        database.stat().st_size, wal.stat().st_size if wal.exists() else 0, len(made), made[-1][0] if made else None
    )
