"""Undo requests in SQL: who asked, who agreed, who refuses further requests. Writers take the connection."""

from __future__ import annotations

from typing import Literal

import msgspec

from store.connection import Connection
from store.database import Database
from store.match.rows import CHOICE, ChoiceRow, choice_row

Status = Literal["open", "done", "refused", "lapsed"]

REQUEST = "id, match, seat, target, question, status, at"


class UndoRow(msgspec.Struct, frozen=True):
    """An undo request: who asks, the version to go back to, the number of the open question, and its status."""

    id: int
    match: int
    seat: int
    target: int
    question: int
    status: Status
    at: float


def insert(db: Connection, match: int, seat: int, target: int, question: int, now: float) -> int:
    """Store a request; return its id."""
    row = db.execute(
        "INSERT INTO undos (match, seat, target, question, status, at) VALUES (?, ?, ?, ?, 'open', ?) RETURNING id",
        (match, seat, target, question, now),
    ).fetchone()
    return int(row[0])


def close(db: Connection, request: int, status: Status) -> None:
    """Set the final status of a request."""
    db.execute("UPDATE undos SET status = ? WHERE id = ?", (status, request))


def lapse(db: Connection, match: int) -> bool:
    """Close a match's open request, because the match has gone on; return whether there was one."""
    done = db.execute("UPDATE undos SET status = 'lapsed' WHERE match = ? AND status = 'open'", (match,))
    return done.rowcount > 0


def agree(db: Connection, request: int, seat: int) -> None:
    """Store that a seat agrees; a second time changes nothing."""
    db.execute("INSERT INTO undo_consents (undo, seat) VALUES (?, ?) ON CONFLICT DO NOTHING", (request, seat))


def block(db: Connection, match: int, asker: int, blocker: int) -> None:
    """Store that a seat refuses all further requests of another seat in this match."""
    db.execute(
        "INSERT INTO undo_blocks (match, asker, blocker) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (match, asker, blocker),
    )


async def open_request(db: Database, match: int) -> UndoRow | None:
    """Return the open request of a match, None without one."""
    rows = await db.read(f"SELECT {REQUEST} FROM undos WHERE match = ? AND status = 'open'", match)  # noqa: S608  # our own columns
    return UndoRow(*rows[0]) if rows else None


async def count(db: Database, match: int, seat: int, status: Status) -> int:
    """Return how many requests of a seat ended with this status."""
    rows = await db.read("SELECT count(*) FROM undos WHERE match = ? AND seat = ? AND status = ?", match, seat, status)
    return int(rows[0][0])


async def count_since(db: Database, match: int, seat: int, since: float) -> int:
    """Return how many requests a seat has made since a moment, with any status."""
    rows = await db.read("SELECT count(*) FROM undos WHERE match = ? AND seat = ? AND at > ?", match, seat, since)
    return int(rows[0][0])


async def consents(db: Database, request: int) -> set[int]:
    """Return the seats that agree to a request."""
    return {row[0] for row in await db.read("SELECT seat FROM undo_consents WHERE undo = ?", request)}


async def blockers(db: Database, match: int, asker: int) -> set[int]:
    """Return the seats that refuse all further requests of this seat."""
    rows = await db.read("SELECT blocker FROM undo_blocks WHERE match = ? AND asker = ?", match, asker)
    return {row[0] for row in rows}


async def has_human_choice(db: Database, match: int, seat: int) -> bool:
    """Return whether a person has ever chosen for a seat, and not only the practice player or a clock.

    Undone choices count.
    """
    row = await db.read("SELECT 1 FROM choices WHERE match = ? AND seat = ? AND source = 'player' LIMIT 1", match, seat)
    return bool(row)


async def choices(db: Database, match: int) -> list[ChoiceRow]:
    """Return all choices of a match in order, undone ones and undos included."""
    rows = await db.read(
        f"SELECT {CHOICE} FROM choices WHERE match = ? ORDER BY version",  # noqa: S608  # our own columns
        match,
    )
    return db.checked(lambda row: choice_row(match, row), rows)
