"""The log of moderators' actions on matches, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import msgspec

from store.connection import Connection
from store.database import Database


class Entry(msgspec.Struct, frozen=True):
    """An action of a moderator on a match: server, seat, reason and time; `reason` is a user's text.

    Calls for a judge and actions of judges are entries too. `user` is 0 for an action of the bot itself. `facts` is JSON without
    names.
    """

    guild: int | None
    match: int | None
    user: int
    action: str
    about: int | None
    reason: str
    at: float
    facts: str = "{}"


class ListedMatch(msgspec.Struct, frozen=True):
    """A match of a server in the moderators' list."""

    code: str
    game: str
    status: str
    channel: int
    parent: int | None


COLUMNS = ", ".join(Entry.__struct_fields__)


def insert(db: Connection, entry: Entry) -> int:
    """Store an entry; return its number."""
    marks = ", ".join("?" for _ in Entry.__struct_fields__)
    row = db.execute(
        f"INSERT INTO moderation ({COLUMNS}) VALUES ({marks}) RETURNING id",  # noqa: S608  # our own columns
        msgspec.structs.astuple(entry),
    ).fetchone()
    return int(row[0])


def latest(db: Connection, match: int) -> int | None:
    """Return the number of the newest entry about a match, read in the running transaction."""
    row = db.execute("SELECT max(id) FROM moderation WHERE match = ?", (match,)).fetchone()
    return None if row[0] is None else int(row[0])


async def of_match(db: Database, match: int) -> dict[int, Entry]:
    """Return the entries about a match by their numbers, in order."""
    rows = await db.read(f"SELECT id, {COLUMNS} FROM moderation WHERE match = ? ORDER BY id", match)  # noqa: S608  # our own columns
    return {row[0]: Entry(*row[1:]) for row in rows}


async def has_seen_hands(db: Database, match: int, user: int) -> bool:
    """Return whether a user has looked at all hands of a match as its judge."""
    query = "SELECT 1 FROM moderation WHERE match = ? AND user = ? AND action = 'look' LIMIT 1"
    return bool(await db.read(query, match, user))


async def of_guild(db: Database, guild: int, *, limit: int, skip: int) -> list[tuple[Entry, str]]:
    """Return the entries of a server, the newest first, each with its match's code."""
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


async def running(db: Database, guild: int, limit: int) -> list[ListedMatch]:
    """Return the running and frozen matches of a server, the newest first."""
    rows = await db.read(
        "SELECT code, game, status, channel, parent FROM matches WHERE guild = ? AND status IN ('playing', 'frozen')"
        " ORDER BY id DESC LIMIT ?",
        guild,
        limit,
    )
    return [ListedMatch(*row) for row in rows]


def mute(db: Connection, match: int, *, muted: bool) -> None:
    """Turn the pings of a match off or on again."""
    db.execute("UPDATE matches SET muted = ? WHERE id = ?", (int(muted), match))


async def judges_of(db: Database, tournament: int) -> set[int]:
    """Return the users who have taken a call, or stepped in, at a table of a tournament."""
    rows = await db.read(
        "SELECT DISTINCT moderation.user FROM moderation JOIN tournament_games ON tournament_games.match = moderation.match"
        " WHERE tournament_games.tournament = ? AND moderation.action IN ('take', 'stepin')",
        tournament,
    )
    return {row[0] for row in rows}
