"""Calls for a judge, and the judges that players have refused, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from store.clauses import only
from store.connection import Connection
from store.database import Database

Status = Literal["open", "taken", "ruled", "withdrawn", "lapsed", "over"]

LIVING = "status IN ('open', 'taken')"
"""Statuses of open calls."""


class Call(msgspec.Struct, frozen=True):
    """A call for a judge: who called from which seat, which judge has taken it, and its state.

    `seat` is None if a judge joined uncalled. `entry` is the number of the log entry with the question. `frozen` tells that the
    call stops the clocks, `late` that nobody came in time. `until` is when the present state ends by itself. Times are unix
    seconds.
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
    """An open call in the judges' queue of a server; `judge` is the judge who took it, None if nobody has."""

    code: str
    game: str
    channel: int
    parent: int | None
    judge: int | None
    at: float
    question: str


COLUMNS = ", ".join(Call.__struct_fields__)
OPEN = f"SELECT {COLUMNS} FROM calls WHERE match = ? AND {LIVING}"  # noqa: S608  # our own columns


def insert(db: Connection, new: Call) -> int:
    """Store a new call, whose id is ignored; return the id it gets."""
    names = Call.__struct_fields__[1:]
    marks = ", ".join("?" for _ in names)
    row = db.execute(
        f"INSERT INTO calls ({', '.join(names)}) VALUES ({marks}) RETURNING id",  # noqa: S608  # our own columns
        msgspec.structs.astuple(new)[1:],
    ).fetchone()
    return int(row[0])


def put(db: Connection, call: Call) -> None:
    """Store the present state of a call."""
    db.execute(
        "UPDATE calls SET judge = ?, status = ?, frozen = ?, late = ?, until = ? WHERE id = ?",
        (call.judge, call.status, call.frozen, call.late, call.until, call.id),
    )


def open_call(db: Connection, match: int) -> Call | None:
    """Return the open call of a match, read in the running transaction."""
    row = db.execute(OPEN, (match,)).fetchone()
    return Call(*row) if row else None


async def of_match(db: Database, match: int) -> Call | None:
    """Return the open call of a match."""
    rows = await db.read(OPEN, match)
    return Call(*rows[0]) if rows else None


async def by_id(db: Database, call: int) -> Call | None:
    """Return a call by its id."""
    rows = await db.read(f"SELECT {COLUMNS} FROM calls WHERE id = ?", call)  # noqa: S608  # our own columns
    return Call(*rows[0]) if rows else None


async def last_entry(db: Database, call: Call, besides: Collection[str]) -> int:
    """Return the number of a call's newest entry, its first one if there is no other.

    Entries whose action is one of `besides` are skipped.
    """
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


async def count_by(db: Database, match: int, user: int) -> int:
    """Return how many calls a user has made in a match. Calls that a judge has ruled on are not counted."""
    rows = await db.read("SELECT count(*) FROM calls WHERE match = ? AND user = ? AND status <> 'ruled'", match, user)
    return int(rows[0][0])


async def due(db: Database, now: float) -> list[int]:
    """Return the matches whose call reaches the end of its present state now."""
    return [row[0] for row in await db.read(f"SELECT match FROM calls WHERE until <= ? AND {LIVING}", now)]  # noqa: S608  # our own words


async def next_moment(db: Database) -> float | None:
    """Return when the next call changes by itself, None if none will."""
    found = await db.read(f"SELECT min(until) FROM calls WHERE {LIVING}")  # noqa: S608  # our own words
    return None if found[0][0] is None else float(found[0][0])


def extend_deadlines(db: Connection, seconds: float, match: int | None = None) -> None:
    """Move the deadlines of all calls by so many seconds, or of those of one match."""
    more, value = only("match", match)
    db.execute(f"UPDATE calls SET until = until + ? WHERE {LIVING}{more}", (seconds, *value))  # noqa: S608  # our own words


async def of_guild(db: Database, guild: int) -> list[Waiting]:
    """Return the open calls of a server's matches: first those that nobody has taken, then the oldest first."""
    rows = await db.read(
        "SELECT code, game, channel, parent, judge, calls.at, moderation.reason FROM calls"  # noqa: S608  # our own words
        " JOIN matches ON matches.id = calls.match"
        f" JOIN moderation ON moderation.id = calls.entry WHERE matches.guild = ? AND calls.{LIVING}"
        " ORDER BY judge IS NOT NULL, calls.id",
        guild,
    )
    return [Waiting(*row) for row in rows]


def refuse(db: Connection, match: int, user: int, judge: int, now: float) -> None:
    """Record that a player refuses a user as judge of a match."""
    db.execute("INSERT INTO refusals (match, user, judge, at) VALUES (?, ?, ?, ?)", (match, user, judge, now))


async def refused_judges(db: Database, match: int) -> dict[int, int]:
    """Return the users whom players of a match refuse as its judge."""
    return {row[0]: row[1] for row in await db.read("SELECT user, judge FROM refusals WHERE match = ?", match)}
