"""What moderators of servers did to matches, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3

import msgspec

from store.database import Database


class Entry(msgspec.Struct, frozen=True):
    """What a moderator did in which server to which match, about which seat, why and when; `reason` is a user's text.

    Calls for a judge and what judges did stand here too; `user` is 0 for what happened by itself, `facts` JSON without names.
    """

    guild: int | None
    match: int | None
    user: int
    action: str
    about: int | None
    reason: str
    at: float
    facts: str = "{}"


class Listed(msgspec.Struct, frozen=True):
    """A match of a server as moderators find it in a list."""

    code: str
    game: str
    status: str
    channel: int
    parent: int | None


COLUMNS = ", ".join(Entry.__struct_fields__)


def insert(db: sqlite3.Connection, entry: Entry) -> int:
    """Keep what a moderator did; return the number of the entry."""
    marks = ", ".join("?" for _ in Entry.__struct_fields__)
    done = db.execute(f"INSERT INTO moderation ({COLUMNS}) VALUES ({marks})", msgspec.structs.astuple(entry))  # noqa: S608  # our own columns
    assert done.lastrowid is not None
    return done.lastrowid


def latest(db: sqlite3.Connection, match: int) -> int | None:
    """Return the number of the newest entry about a match, as the running transaction sees it."""
    row = db.execute("SELECT max(id) FROM moderation WHERE match = ?", (match,)).fetchone()
    return None if row[0] is None else int(row[0])


async def of_match(db: Database, match: int) -> dict[int, Entry]:
    """Return what was done to a match by the entries' numbers, in order."""
    rows = await db.read(f"SELECT id, {COLUMNS} FROM moderation WHERE match = ? ORDER BY id", match)  # noqa: S608  # our own columns
    return {row[0]: Entry(*row[1:]) for row in rows}


async def looked(db: Database, match: int, user: int) -> bool:
    """Return whether a user has looked at all hands of a match as its judge."""
    query = "SELECT 1 FROM moderation WHERE match = ? AND user = ? AND action = 'look' LIMIT 1"
    return bool(await db.read(query, match, user))


async def of_guild(db: Database, guild: int, *, limit: int, skip: int) -> list[tuple[Entry, str]]:
    """Return what was done in a server, the newest first, each with its match's code."""
    columns = ", ".join(f"moderation.{name}" for name in Entry.__struct_fields__)
    rows = await db.read(
        f"SELECT {columns}, coalesce(matches.code, '') FROM moderation LEFT JOIN matches ON matches.id = moderation.match"  # noqa: S608  # our own columns
        " WHERE moderation.guild = ? ORDER BY moderation.id DESC LIMIT ? OFFSET ?",
        guild,
        limit,
        skip,
    )
    return [(Entry(*row[:-1]), row[-1]) for row in rows]


async def count(db: Database, guild: int) -> int:
    """Return how many entries the log of a server has."""
    rows = await db.read("SELECT count(*) FROM moderation WHERE guild = ?", guild)
    return int(rows[0][0])


async def running(db: Database, guild: int, limit: int) -> list[Listed]:
    """Return the running and the frozen matches of a server, the newest first."""
    rows = await db.read(
        "SELECT code, game, status, channel, parent FROM matches WHERE guild = ? AND status IN ('playing', 'frozen')"
        " ORDER BY id DESC LIMIT ?",
        guild,
        limit,
    )
    return [Listed(*row) for row in rows]


def mute(db: sqlite3.Connection, match: int, *, muted: bool) -> None:
    """Ping nobody in a match from now on, or do so again."""
    db.execute("UPDATE matches SET muted = ? WHERE id = ?", (int(muted), match))
