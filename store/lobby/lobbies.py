"""The state of a lobby besides its seats, in SQL: its end, its ready check, its search for players.

Writers take the connection of the running transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from store.clauses import only
from store.connection import Connection
from store.database import Database

BEYOND = 1000
"""A number above all seats: seats that swap pass through higher numbers, so that none is taken twice."""


def set_expires(db: Connection, match: int, expires: float) -> None:
    """Set when a lobby closes if nobody touches it before."""
    db.execute("UPDATE matches SET expires = ? WHERE id = ?", (expires, match))


def extend_deadlines(db: Connection, seconds: float, match: int | None = None) -> None:
    """Move the ends of all lobbies and of their ready checks by so many seconds, or those of one."""
    more, value = only("id", match)
    db.execute(
        f"UPDATE matches SET expires = expires + ?, ready = ready + ? WHERE status = 'lobby'{more}",  # noqa: S608  # our own condition
        (seconds, seconds, *value),
    )


def set_clock(db: Connection, match: int, clock: str) -> None:
    """Store the clock terms of a lobby, in JSON."""
    db.execute("UPDATE matches SET clock = ? WHERE id = ?", (clock, match))


def set_packs(db: Connection, match: int, packs: str, options: str) -> None:
    """Store the content packs of a lobby (ids with spaces between) and the options (JSON) that go with them."""
    db.execute("UPDATE matches SET packs = ?, options = ? WHERE id = ?", (packs, options, match))


def set_search(db: Connection, match: int, now: float) -> None:
    """Store since when a lobby looks for players."""
    db.execute("UPDATE matches SET looking = ? WHERE id = ?", (now, match))


def begin_ready_check(db: Connection, match: int, until: float, user: int) -> None:
    """Begin a ready check that ends at `until`. The user who asks and all practice players are ready."""
    db.execute("UPDATE matches SET ready = ? WHERE id = ?", (until, match))
    db.execute(
        "UPDATE seats SET ready = CASE WHEN user IS NULL OR user = ? THEN 1 ELSE 0 END WHERE match = ?", (user, match)
    )


def mark_ready(db: Connection, match: int, user: int) -> None:
    """Mark a user as ready."""
    db.execute("UPDATE seats SET ready = 1 WHERE match = ? AND user = ?", (match, user))


def mark_here(db: Connection, match: int, user: int, press: str) -> None:
    """Mark a user as being at their tournament's table; the number of the press goes into the dice."""
    db.execute("UPDATE seats SET ready = 1, entropy = ? WHERE match = ? AND user = ?", (press, match, user))


def end_ready_check(db: Connection, match: int) -> None:
    """End a ready check."""
    db.execute("UPDATE matches SET ready = NULL WHERE id = ?", (match,))
    db.execute("UPDATE seats SET ready = 0 WHERE match = ?", (match,))


def move(db: Connection, match: int, moves: Mapping[int, int]) -> None:
    """Move users from some seats of a lobby to others; all other users stay."""
    away = [(BEYOND + new, match, old) for old, new in moves.items()]
    db.executemany("UPDATE seats SET seat = ? WHERE match = ? AND seat = ?", away)
    db.execute("UPDATE seats SET seat = seat - ? WHERE match = ? AND seat >= ?", (BEYOND, match, BEYOND))


def set_options(db: Connection, match: int, options: str) -> None:
    """Store the table options of a lobby, in JSON."""
    db.execute("UPDATE matches SET options = ? WHERE id = ?", (options, match))


def set_rated(db: Connection, match: int, *, rated: bool) -> None:
    """Store whether the result of a lobby's match is to count for the ratings."""
    db.execute("UPDATE matches SET rated = ? WHERE id = ?", (int(rated), match))


def slots_in_use(db: Connection, match: int, names: Sequence[str]) -> list[str]:
    """Return the slots with these names ("call" of "call:7") that have a message or are owed one."""
    rows = db.execute(
        "SELECT slot FROM posts WHERE match = ? UNION SELECT slot FROM outbox WHERE match = ? AND delivered IS NULL",
        (match, match),
    )
    return [slot for (slot,) in rows if slot.partition(":")[0] in names]


def forget_digest(db: Connection, match: int, slot: str) -> None:
    """Forget the digest of a slot's message, so that the next delivery edits the message, or posts it again if it is gone."""
    db.execute("UPDATE posts SET shows = '' WHERE match = ? AND slot = ?", (match, slot))


async def expired(db: Database, now: float) -> list[int]:
    """Return the ids of the lobbies that have expired."""
    rows = await db.read("SELECT id FROM matches WHERE status = 'lobby' AND expires <= ?", now)
    return [row[0] for row in rows]


async def overdue(db: Database, now: float) -> list[int]:
    """Return the ids of the lobbies whose ready check has ended."""
    rows = await db.read("SELECT id FROM matches WHERE status = 'lobby' AND ready <= ?", now)
    return [row[0] for row in rows]


async def next_due(db: Database) -> float | None:
    """Return when the next lobby expires or the next ready check ends, None without either."""
    rows = await db.read(
        "SELECT min(expires) FROM matches WHERE status = 'lobby' AND expires IS NOT NULL"
        " UNION SELECT min(ready) FROM matches WHERE status = 'lobby' AND ready IS NOT NULL"
    )
    return min((row[0] for row in rows if row[0] is not None), default=None)


async def all_open(db: Database) -> list[int]:
    """Return the ids of all lobbies."""
    return [row[0] for row in await db.read("SELECT id FROM matches WHERE status = 'lobby' ORDER BY id")]


async def hosted(db: Database, host: int, guild: int | None, channel: int) -> str | None:
    """Return the code of a host's open lobby on a server: the one of this channel if there is one, else the newest."""
    rows = await db.read(
        "SELECT code FROM matches WHERE status = 'lobby' AND host = ? AND guild = ?"
        " ORDER BY CASE WHEN channel = ? THEN 0 ELSE 1 END, id DESC LIMIT 1",
        host,
        guild,
        channel,
    )
    return str(rows[0][0]) if rows else None


def last_search(db: Connection, host: int) -> float | None:
    """Return when a host last looked for players at any table, None if never; read in the running transaction."""
    row = db.execute("SELECT max(looking) FROM matches WHERE host = ? AND looking IS NOT NULL", (host,)).fetchone()
    return None if row[0] is None else float(row[0])


def guilds_of(db: Connection, user: int) -> list[int | None]:
    """Return the server of each lobby and running match in which a user has chosen to sit, read in the running transaction."""
    rows = db.execute(
        "SELECT matches.guild FROM matches JOIN seats ON seats.match = matches.id"
        " WHERE seats.user = ? AND seats.status = 'human' AND matches.status IN ('lobby', 'playing')"
        " AND matches.tournament IS NULL AND matches.ladder IS NULL",
        (user,),
    )
    return [row[0] for row in rows]
