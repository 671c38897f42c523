"""Wishes of users to be called when a table opens, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import msgspec

from store.clauses import replacing
from store.connection import Connection
from store.database import Database


class Wish(msgspec.Struct, frozen=True):
    """The wish of a user to be called to tables of some games (ids with spaces between) on a server.

    It ends at `expires` (unix seconds) and holds between the minutes `start` and `finish` of the day in the IANA zone `zone`;
    None means at any time. `called` is when the user was last called, and `match` to which table.
    """

    user: int
    guild: int
    games: str
    start: int | None
    finish: int | None
    zone: str | None
    made: float
    expires: float
    called: float = 0.0
    match: int | None = None


COLUMNS = ", ".join(Wish.__struct_fields__)
REPLACING = replacing("user, guild", ("games", "start", "finish", "zone", "made", "expires"))


def keep(db: Connection, wish: Wish) -> None:
    """Store a wish in place of the user's earlier one on that server; the moment of the last call stays."""
    marks = ", ".join("?" for _ in Wish.__struct_fields__)
    db.execute(
        f"INSERT INTO wishes ({COLUMNS}) VALUES ({marks}){REPLACING}",  # noqa: S608  # our own columns
        msgspec.structs.astuple(wish),
    )


def drop(db: Connection, user: int, guild: int) -> Wish | None:
    """Delete a user's wish on a server; return the wish, None if there was none."""
    row = db.execute(f"SELECT {COLUMNS} FROM wishes WHERE user = ? AND guild = ?", (user, guild)).fetchone()  # noqa: S608  # our own columns
    db.execute("DELETE FROM wishes WHERE user = ? AND guild = ?", (user, guild))
    return Wish(*row) if row is not None else None


def call(db: Connection, wish: Wish, match: int, now: float) -> bool:
    """Record that a user is called to a table; return False, and do nothing, if their wish has changed or called meanwhile."""
    done = db.execute(
        "UPDATE wishes SET called = ?, match = ? WHERE user = ? AND guild = ? AND called = ? AND expires = ?",
        (now, match, wish.user, wish.guild, wish.called, wish.expires),
    )
    return done.rowcount == 1


def expired(db: Connection, now: float) -> None:
    """Delete the wishes that have ended. The message that called their users goes with its table."""
    db.execute("DELETE FROM wishes WHERE expires <= ?", (now,))


async def of(db: Database, user: int, guild: int) -> Wish | None:
    """Return a user's wish on a server."""
    rows = await db.read(f"SELECT {COLUMNS} FROM wishes WHERE user = ? AND guild = ?", user, guild)  # noqa: S608  # our own columns
    return Wish(*rows[0]) if rows else None


async def called_users(db: Database, match: int, moment: int) -> list[int]:
    """Return the users whom a table called at this moment (whole unix seconds) and whose wish still stands."""
    query = "SELECT user FROM wishes WHERE match = ? AND called >= ? AND called < ? ORDER BY user"
    return [row[0] for row in await db.read(query, match, moment, moment + 1)]


async def first_end(db: Database) -> float | None:
    """Return when the next wish expires, None without one."""
    rows = await db.read("SELECT min(expires) FROM wishes")
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL


async def last_call(db: Database, match: int) -> float | None:
    """Return when a table last called users by their wishes, None if never."""
    rows = await db.read("SELECT max(called) FROM wishes WHERE match = ?", match)
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL


async def waiting(db: Database, called_before: float) -> list[tuple[int, Wish]]:
    """Return the lobbies that match a wish of their server, each with the wish; the user who waits longest comes first.

    Users called to any table after `called_before`, or called to this one, are left out.
    """
    columns = ", ".join(f"wishes.{name}" for name in Wish.__struct_fields__)
    rows = await db.read(
        f"SELECT matches.id, {columns} FROM matches JOIN wishes ON wishes.guild = matches.guild"  # noqa: S608  # our own columns
        " WHERE matches.status = 'lobby' AND matches.tournament IS NULL AND matches.ladder IS NULL"
        " AND matches.homeless IS NULL AND matches.muted = 0"
        " AND wishes.called <= ? AND (wishes.match IS NULL OR wishes.match <> matches.id)"
        " AND ' ' || wishes.games || ' ' LIKE '% ' || matches.game || ' %'"
        " ORDER BY matches.id, wishes.called, wishes.made",
        called_before,
    )
    return [(row[0], Wish(*row[1:])) for row in rows]
