"""Calls for a judge in SQL, and whom players have refused as one. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Literal

import msgspec

from store.database import Database

Status = Literal["open", "taken", "ruled", "withdrawn", "lapsed", "over"]

LIVING = "status IN ('open', 'taken')"
"""Calls that are not over."""


class Call(msgspec.Struct, frozen=True):
    """A call: who called from which seat (None: a judge stepped in uncalled), who has taken it, what has become of it.

    `entry` is the number of the entry with its question; `frozen` if clocks stand for it; `late` if nobody came in time;
    `until` is when its present state ends by itself. Moments are unix seconds.
    """

    id: int
    match: int
    seat: int | None
    user: int | None
    judge: int | None
    entry: int
    status: Status
    frozen: int
    late: int
    at: float
    until: float


class Waiting(msgspec.Struct, frozen=True):
    """An open call of a server as judges find it in their queue; `judge` has taken it, None if nobody has."""

    code: str
    game: str
    channel: int
    judge: int | None
    at: float
    question: str


COLUMNS = ", ".join(Call.__struct_fields__)
OPEN = f"SELECT {COLUMNS} FROM calls WHERE match = ? AND {LIVING}"  # noqa: S608  # our own columns


def insert(db: sqlite3.Connection, new: Call) -> int:
    """Keep a new call, whose id does not count; return the one it gets."""
    names = Call.__struct_fields__[1:]
    marks = ", ".join("?" for _ in names)
    done = db.execute(
        f"INSERT INTO calls ({', '.join(names)}) VALUES ({marks})",  # noqa: S608  # our own columns
        msgspec.structs.astuple(new)[1:],
    )
    assert done.lastrowid is not None
    return done.lastrowid


def put(db: sqlite3.Connection, call: Call) -> None:
    """Keep what has become of a call."""
    db.execute(
        "UPDATE calls SET judge = ?, status = ?, frozen = ?, late = ?, until = ? WHERE id = ?",
        (call.judge, call.status, call.frozen, call.late, call.until, call.id),
    )


def open_call(db: sqlite3.Connection, match: int) -> Call | None:
    """Return the call of a match that is not over, as the running transaction sees it."""
    row = db.execute(OPEN, (match,)).fetchone()
    return Call(*row) if row else None


async def of_match(db: Database, match: int) -> Call | None:
    """Return the call of a match that is not over."""
    rows = await db.read(OPEN, match)
    return Call(*rows[0]) if rows else None


async def by_id(db: Database, call: int) -> Call | None:
    """Return a call."""
    rows = await db.read(f"SELECT {COLUMNS} FROM calls WHERE id = ?", call)  # noqa: S608  # our own columns
    return Call(*rows[0]) if rows else None


async def last_entry(db: Database, call: Call, besides: Collection[str]) -> int:
    """Return the number of a call's newest entry, its first one if there is no other; `besides` are others' actions."""
    marks = ", ".join("?" for _ in besides)
    rows = await db.read(
        "SELECT max(id) FROM moderation WHERE match = ?1 AND id >= ?2 AND id <"  # noqa: S608  # marks only
        " coalesce((SELECT min(entry) FROM calls WHERE match = ?1 AND entry > ?2), 9223372036854775807)"
        f" AND action NOT IN ({marks})",
        call.match,
        call.entry,
        *besides,
    )
    return int(rows[0][0])


async def made(db: Database, match: int, user: int) -> int:
    """Return how often a user has called a judge in a match, but for calls that a judge has ruled on."""
    rows = await db.read("SELECT count(*) FROM calls WHERE match = ? AND user = ? AND status <> 'ruled'", match, user)
    return int(rows[0][0])


async def due(db: Database, now: float) -> list[int]:
    """Return the matches with a call whose present state ends by itself now."""
    return [row[0] for row in await db.read(f"SELECT match FROM calls WHERE until <= ? AND {LIVING}", now)]  # noqa: S608  # our own words


async def next_moment(db: Database) -> float | None:
    """Return when the next call changes by itself, None if there is no such moment."""
    found = await db.read(f"SELECT min(until) FROM calls WHERE {LIVING}")  # noqa: S608  # our own words
    return None if found[0][0] is None else float(found[0][0])


def lend(db: sqlite3.Connection, seconds: float) -> None:
    """Let all calls wait so many seconds longer."""
    db.execute(f"UPDATE calls SET until = until + ? WHERE {LIVING}", (seconds,))  # noqa: S608  # our own words


async def of_guild(db: Database, guild: int) -> list[Waiting]:
    """Return the calls of a server's matches that are not over, those that nobody has taken and then the oldest first."""
    rows = await db.read(
        "SELECT code, game, channel, judge, calls.at, moderation.reason FROM calls JOIN matches ON matches.id = calls.match"  # noqa: S608  # our own words
        f" JOIN moderation ON moderation.id = calls.entry WHERE matches.guild = ? AND calls.{LIVING}"
        " ORDER BY judge IS NOT NULL, calls.id",
        guild,
    )
    return [Waiting(*row) for row in rows]


def refuse(db: sqlite3.Connection, match: int, user: int, judge: int, now: float) -> None:
    """Note that a person of a match does not want a judge in it."""
    db.execute("INSERT INTO refusals (match, user, judge, at) VALUES (?, ?, ?, ?)", (match, user, judge, now))


async def refused(db: Database, match: int) -> dict[int, int]:
    """Return whom persons of a match have refused as its judge."""
    return {row[0]: row[1] for row in await db.read("SELECT user, judge FROM refusals WHERE match = ?", match)}
