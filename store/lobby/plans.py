"""Tables with a time to begin, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal

import msgspec

from store.database import Database

Stage = Literal["wanted", "lacking", "posted", "moved", "dropped", "running", "over"]


class Plan(msgspec.Struct, frozen=True):
    """When a table is to begin, in unix seconds; when something is due next, None once its time has come.

    `told` is the moment of the last reminder. `event` is the id of the event in Discord that announces it, and `stage` how far
    that is: "wanted", "lacking" (the permission for it), "posted", "moved" (to another time), "running", "over" (nothing is done
    about it any more). "dropped" is a table that has no time any more, until its event is cancelled.
    """

    match: int
    begins: float
    remind: float | None
    told: float | None = None
    event: int | None = None
    stage: Stage = "wanted"


COLUMNS = ", ".join(Plan.__struct_fields__)


def keep(db: sqlite3.Connection, plan: Plan) -> None:
    """Keep when a table is to begin."""
    db.execute(f"INSERT INTO plans ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(plan))  # noqa: S608  # our own columns


def chosen(db: sqlite3.Connection, match: int) -> Plan | None:
    """When a table is to begin, or was before its time was dropped, as the running transaction sees it."""
    row = db.execute(f"SELECT {COLUMNS} FROM plans WHERE match = ?", (match,)).fetchone()  # noqa: S608  # our own columns
    return Plan(*row) if row is not None else None


def forget(db: sqlite3.Connection, match: int) -> None:
    """Forget when a table was to begin."""
    db.execute("DELETE FROM plans WHERE match = ?", (match,))


def forget_dropped(db: sqlite3.Connection, match: int) -> None:
    """Forget a table's time that was dropped, unless it was given another one meanwhile."""
    db.execute("DELETE FROM plans WHERE match = ? AND stage = 'dropped'", (match,))


def tell(db: sqlite3.Connection, match: int, told: float | None, remind: float | None) -> None:
    """Note a reminder of a moment, None where none is told, and when something is due next."""
    db.execute("UPDATE plans SET told = ?, remind = ? WHERE match = ?", (told, remind, match))


def ask_again(db: sqlite3.Connection, match: int, now: float, remind: float) -> None:
    """Look at a planned table whose time has come once more: those who are there are asked anew, or told what is missing."""
    db.execute(
        "UPDATE plans SET remind = ? WHERE match = ? AND begins <= ? AND stage <> 'dropped'", (remind, match, now)
    )


def set_event(db: sqlite3.Connection, match: int, event: int | None, stage: Stage) -> None:
    """Note how far the event of a planned table is."""
    db.execute("UPDATE plans SET event = ?, stage = ? WHERE match = ?", (event, stage, match))


def begins(db: sqlite3.Connection, match: int) -> float | None:
    """Return when a table is to begin, as the running transaction sees it; None for one without a time."""
    row = db.execute("SELECT begins FROM plans WHERE match = ? AND stage <> 'dropped'", (match,)).fetchone()
    return row[0] if row is not None else None


async def of(db: Database, match: int) -> Plan | None:
    """Return when a table is to begin."""
    rows = await db.read(f"SELECT {COLUMNS} FROM plans WHERE match = ? AND stage <> 'dropped'", match)  # noqa: S608  # our own columns
    return Plan(*rows[0]) if rows else None


async def of_several(db: Database, matches: Sequence[int]) -> dict[int, Plan]:
    """Return when tables are to begin; nothing for those without a time."""
    marks = ", ".join("?" for _ in matches)
    rows = await db.read(f"SELECT {COLUMNS} FROM plans WHERE match IN ({marks})", *matches)  # noqa: S608  # our own columns
    return {row[0]: Plan(*row) for row in rows}


async def due(db: Database, now: float) -> list[Plan]:
    """Return the lobbies whose time, or a reminder of it, has come."""
    columns = ", ".join(f"plans.{name}" for name in Plan.__struct_fields__)
    rows = await db.read(
        f"SELECT {columns} FROM plans JOIN matches ON matches.id = plans.match"  # noqa: S608  # our own columns
        " WHERE plans.remind <= ? AND matches.status = 'lobby' ORDER BY plans.match",
        now,
    )
    return [Plan(*row) for row in rows]


async def with_events(db: Database) -> list[tuple[str, Plan]]:
    """Return the planned tables whose events are not done with, each with the status of its match."""
    columns = ", ".join(f"plans.{name}" for name in Plan.__struct_fields__)
    rows = await db.read(
        f"SELECT matches.status, {columns} FROM plans JOIN matches ON matches.id = plans.match"  # noqa: S608  # our own columns
        " WHERE plans.stage <> 'over' ORDER BY plans.match"
    )
    return [(row[0], Plan(*row[1:])) for row in rows]


async def next_due(db: Database) -> float | None:
    """Return when the next reminder or beginning of a lobby is due."""
    rows = await db.read(
        "SELECT min(plans.remind) FROM plans JOIN matches ON matches.id = plans.match"
        " WHERE plans.remind IS NOT NULL AND matches.status = 'lobby'"
    )
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL
