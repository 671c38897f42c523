"""The channels in which matches are shown, in SQL: lost channels, players who left a server, the bot's absence.

Writers take the connection of the running transaction.
"""

from __future__ import annotations

from store.connection import Connection
from store.database import Database

OPEN = "('lobby', 'playing', 'frozen')"
"""Statuses of matches that need a channel."""

OWN = ("panel", "remind", "notice", "former", "door", "thread")
"""Names of slots whose messages are not posted at the table: "panel" of "panel:2"."""

AT_TABLE = " AND ".join(f"slot <> '{name}' AND slot NOT LIKE '{name}:%'" for name in OWN)
"""The condition of all other slots."""


def set_homeless(db: Connection, match: int, why: str | None) -> None:
    """Store why the board of a match cannot be shown, None if it can."""
    db.execute("UPDATE matches SET homeless = ? WHERE id = ?", (why, match))


def move(db: Connection, match: int, guild: int, channel: int, parent: int | None) -> None:
    """Move a match to another channel; `parent` is the channel whose public thread that is."""
    db.execute("UPDATE matches SET guild = ?, channel = ?, parent = ? WHERE id = ?", (guild, channel, parent, match))


def forget_posts(db: Connection, match: int, channel: int) -> None:
    """Delete the posts of a match in a channel that no longer exists."""
    db.execute("DELETE FROM posts WHERE match = ? AND channel = ?", (match, channel))


def notices(db: Connection, match: int) -> list[str]:
    """Return the slots of the messages that told the players of a match about its channel."""
    found = db.execute("SELECT slot FROM posts WHERE match = ? AND slot LIKE 'notice:%' ORDER BY slot", (match,))
    return [slot for (slot,) in found]


def public_slots(db: Connection, match: int) -> list[str]:
    """Return the slots of a match that have a message at the table."""
    query = f"SELECT slot FROM posts WHERE match = ? AND {AT_TABLE} ORDER BY slot"  # noqa: S608  # our own names
    return [slot for (slot,) in db.execute(query, (match,))]


def retry_now(db: Connection, match: int, now: float) -> None:
    """Make all messages owed to a match due now."""
    db.execute("UPDATE outbox SET not_before = ? WHERE match = ? AND delivered IS NULL", (now, match))


def set_removed(db: Connection, guild: int, now: float | None) -> None:
    """Store since when the bot is no member of a server, None if it is one."""
    db.execute(
        "INSERT INTO guilds (guild, removed) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET removed = excluded.removed",
        (guild, now),
    )


def set_gone(db: Connection, match: int, seat: int, now: float | None) -> None:
    """Store since when the user of a seat is no member of the match's server, None if they are one."""
    db.execute("UPDATE seats SET gone = ? WHERE match = ? AND seat = ?", (now, match, seat))


# ---------------------------------------------------------------- reading


async def private_matches(db: Database, user: int) -> list[int]:
    """Return the open tables in a user's direct messages."""
    rows = await db.read(
        "SELECT m.id FROM matches m JOIN seats s ON s.match = m.id WHERE s.user = ? AND m.guild IS NULL"  # noqa: S608  # our own list
        f" AND m.status IN {OPEN} ORDER BY m.id",
        user,
    )
    return [row[0] for row in rows]


async def of_guild(db: Database, guild: int) -> list[int]:
    """Return the lobbies and running matches of a server."""
    rows = await db.read(f"SELECT id FROM matches WHERE guild = ? AND status IN {OPEN} ORDER BY id", guild)  # noqa: S608  # our own list
    return [row[0] for row in rows]


async def of_channel(db: Database, channel: int) -> list[int]:
    """Return the lobbies and running matches of a channel."""
    rows = await db.read(f"SELECT id FROM matches WHERE channel = ? AND status IN {OPEN} ORDER BY id", channel)  # noqa: S608  # our own list
    return [row[0] for row in rows]


async def places(db: Database) -> list[tuple[int, int, int]]:
    """Return match, server and channel of all lobbies and running matches of servers."""
    rows = await db.read(
        f"SELECT id, guild, channel FROM matches WHERE guild IS NOT NULL AND status IN {OPEN} ORDER BY id"  # noqa: S608  # our own list
    )
    return [(row[0], row[1], row[2]) for row in rows]


async def homeless(db: Database, guild: int) -> list[tuple[int, str]]:
    """Return the matches in any state whose board cannot be shown on a server, each with the reason."""
    rows = await db.read("SELECT id, homeless FROM matches WHERE guild = ? AND homeless IS NOT NULL ORDER BY id", guild)
    return [(row[0], row[1]) for row in rows]


async def removed_servers(db: Database) -> set[int]:
    """Return the servers that the bot was removed from."""
    return {row[0] for row in await db.read("SELECT guild FROM guilds WHERE removed IS NOT NULL")}


async def has_failed_message(db: Database, match: int) -> bool:
    """Return whether a message to the table of a match could not be delivered and is still owed."""
    rows = await db.read(
        f"SELECT 1 FROM outbox WHERE match = ? AND delivered IS NULL AND attempts > 0 AND {AT_TABLE} LIMIT 1",  # noqa: S608  # our own names
        match,
    )
    return bool(rows)


async def overdue_persons(db: Database) -> list[tuple[int, int, int, int]]:
    """Return match, server, seat and user of every player who was reminded in vain or whose flag is down."""
    rows = await db.read(
        "SELECT matches.id, matches.guild, seats.seat, seats.user FROM matches"
        " JOIN clocks ON clocks.match = matches.id AND (clocks.reminded > 0 OR clocks.fallen IS NOT NULL)"
        " JOIN seats ON seats.match = matches.id AND seats.seat = clocks.seat"
        " WHERE matches.status = 'playing' AND matches.guild IS NOT NULL AND coalesce(matches.homeless, '') <> 'server'"
        " AND seats.status = 'human' AND seats.user > 0 AND seats.gone IS NULL AND clocks.question IS NOT NULL"
        " ORDER BY matches.id, seats.seat"
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


async def absences(db: Database, user: int) -> list[tuple[int, int]]:
    """Return the running matches, each with its server, whose server a user has probably left."""
    rows = await db.read(
        "SELECT matches.id, matches.guild FROM seats JOIN matches ON matches.id = seats.match"
        " WHERE seats.user = ? AND seats.gone IS NOT NULL AND matches.status = 'playing' AND matches.guild IS NOT NULL",
        user,
    )
    return [(row[0], row[1]) for row in rows]


async def untouched(db: Database, since: float) -> list[int]:
    """Return the running matches whose board nobody has touched since a moment."""
    rows = await db.read(
        "SELECT id FROM matches WHERE status = 'playing' AND homeless IS NULL AND NOT EXISTS"
        " (SELECT 1 FROM outbox WHERE match = matches.id AND slot = 'board' AND coalesce(delivered, created) > ?)"
        " ORDER BY id",
        since,
    )
    return [row[0] for row in rows]


def with_running_clock(db: Connection) -> list[int]:
    """Return the running matches in which a clock runs."""
    rows = db.execute(
        "SELECT DISTINCT matches.id FROM matches JOIN clocks ON clocks.match = matches.id"
        " WHERE matches.status = 'playing' AND clocks.due IS NOT NULL AND clocks.fallen IS NULL AND clocks.rest IS NULL"
        " ORDER BY matches.id"
    )
    return [row[0] for row in rows]


async def posts(db: Database, match: int) -> list[tuple[str, int, int]]:
    """Return slot, channel and message of every message at the table of a match."""
    rows = await db.read(
        f"SELECT slot, channel, message FROM posts WHERE match = ? AND {AT_TABLE} ORDER BY slot",  # noqa: S608  # our own names
        match,
    )
    return [(row[0], row[1], row[2]) for row in rows]
