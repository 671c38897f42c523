"""Invitations to lobbies in SQL. An open invitation reserves a seat. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from store.clauses import only, replacing
from store.connection import Connection, Row
from store.database import Database

Status = Literal["open", "accepted", "declined", "expired", "missed"]
"""The status of an invitation. "missed": its user sat down, did not answer the ready check, and lost the seat."""

COLUMNS = "match, user, by, until, status, called"
REPLACING = replacing("match, user", ("by", "until", "status", "called"))


class Invitation(msgspec.Struct, frozen=True):
    """An invitation of a user to a match, which reserves a seat until its end (unix seconds).

    `called` is the number of the message that pings the user, 0 without one.
    """

    match: int
    user: int
    by: int
    until: float
    status: Status
    called: int = 0


def keep(db: Connection, row: Invitation) -> None:
    """Store an invitation. A user has at most one to a match, so it replaces an older one."""
    db.execute(
        f"INSERT INTO invitations ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?){REPLACING}",  # noqa: S608  # our own columns
        msgspec.structs.astuple(row),
    )


def settle(db: Connection, match: int, user: int, status: Status) -> None:
    """Set the status of a user's invitation if there is one."""
    db.execute("UPDATE invitations SET status = ? WHERE match = ? AND user = ?", (status, match, user))


def extend_deadlines(db: Connection, seconds: float, match: int | None = None) -> None:
    """Move the ends of all open invitations by so many seconds, or of those to one match."""
    more, value = only("match", match)
    db.execute(f"UPDATE invitations SET until = until + ? WHERE status = 'open'{more}", (seconds, *value))  # noqa: S608  # our own condition


def expire(db: Connection, match: int, now: float | None = None) -> None:
    """Close the open invitations to a match that end by `now`; by default all of them."""
    ended = "UPDATE invitations SET status = 'expired' WHERE match = ? AND status = 'open'"
    if now is None:
        db.execute(ended, (match,))
    else:
        db.execute(f"{ended} AND until <= ?", (match, now))


async def of_match(db: Database, match: int) -> list[Invitation]:
    """Return the invitations to a match with any status, the oldest first."""
    rows = await db.read(f"SELECT {COLUMNS} FROM invitations WHERE match = ? ORDER BY until, user", match)  # noqa: S608  # our own columns
    return [_invitation(row) for row in rows]


async def of_matches(db: Database, matches: Sequence[int]) -> list[Invitation]:
    """Return the open invitations to several matches."""
    marks = ", ".join("?" for _ in matches)
    query = f"SELECT {COLUMNS} FROM invitations WHERE match IN ({marks}) AND status = 'open'"  # noqa: S608  # our own columns
    return [_invitation(row) for row in await db.read(query, *matches)]


async def of_user(db: Database, user: int) -> list[Invitation]:
    """Return a user's open invitations to lobbies, the one that ends first at first."""
    rows = await db.read(
        f"SELECT {COLUMNS} FROM invitations WHERE user = ? AND status = 'open' ORDER BY until, match",  # noqa: S608  # our own columns
        user,
    )
    return [_invitation(row) for row in rows]


async def due(db: Database, now: float) -> list[int]:
    """Return the ids of the matches with open invitations that have ended by now."""
    # No DISTINCT: SQLite would scan all invitations that were ever sent.
    rows = await db.read("SELECT match FROM invitations WHERE status = 'open' AND until <= ?", now)
    return sorted({row[0] for row in rows})


async def next_end(db: Database) -> float | None:
    """Return when the next open invitation ends, None without one."""
    rows = await db.read("SELECT min(until) FROM invitations WHERE status = 'open'")
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL


def _invitation(row: Row) -> Invitation:
    return Invitation(row[0], row[1], row[2], row[3], row[4], row[5])
