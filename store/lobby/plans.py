"""Planned tables in SQL: tables that begin at a set time. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from store.connection import Connection
from store.database import Database

Stage = Literal["wanted", "lacking", "posted", "moved", "dropped", "running", "over"]


class Plan(msgspec.Struct, frozen=True):
    """The plan of a table: when it begins (unix seconds), and when it is due next, None once its beginning has come.

    `told` is the moment of the last reminder, `event` the id of the Discord event that announces the table. `stage` is the state
    of that event: "wanted", "lacking" (a permission is missing), "posted", "moved" (to another time), "running", "over" (no more
    work), "dropped" (the table has no time any more; the row stays until its event is cancelled).
    """

    match: int
    begins: float
    remind: float | None
    told: float | None = None
    event: int | None = None
    stage: Stage = "wanted"


COLUMNS = ", ".join(Plan.__struct_fields__)


def keep(db: Connection, plan: Plan) -> None:
    """Store the plan of a table."""
    db.execute(f"INSERT INTO plans ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(plan))  # noqa: S608  # our own columns


def get(db: Connection, match: int) -> Plan | None:
    """Return the plan of a table, read in the running transaction; a dropped plan too."""
    row = db.execute(f"SELECT {COLUMNS} FROM plans WHERE match = ?", (match,)).fetchone()  # noqa: S608  # our own columns
    return Plan(*row) if row is not None else None


def forget(db: Connection, match: int) -> None:
    """Delete the plan of a table."""
    db.execute("DELETE FROM plans WHERE match = ?", (match,))


def forget_dropped(db: Connection, match: int) -> None:
    """Delete the plan of a table if it is dropped and was not replaced meanwhile."""
    db.execute("DELETE FROM plans WHERE match = ? AND stage = 'dropped'", (match,))


def note_reminder(db: Connection, match: int, reminded: float | None, remind: float | None) -> None:
    """Store the moment of a reminder, None if none is sent, and when the plan is due next."""
    db.execute("UPDATE plans SET told = ?, remind = ? WHERE match = ?", (reminded, remind, match))


def ask_again(db: Connection, match: int, now: float, remind: float) -> None:
    """Make a planned table due at `now` once more after its time has come.

    Its players are then asked to check in anew, or are told why it cannot begin.
    """
    db.execute(
        "UPDATE plans SET remind = ? WHERE match = ? AND begins <= ? AND stage <> 'dropped'", (remind, match, now)
    )


def set_event(db: Connection, match: int, event: int | None, stage: Stage) -> None:
    """Store the stage of the Discord event of a planned table."""
    db.execute("UPDATE plans SET event = ?, stage = ? WHERE match = ?", (event, stage, match))


def begins(db: Connection, match: int) -> float | None:
    """Return when a table is to begin, read in the running transaction; None without a plan."""
    row = db.execute("SELECT begins FROM plans WHERE match = ? AND stage <> 'dropped'", (match,)).fetchone()
    return row[0] if row is not None else None


async def of(db: Database, match: int) -> Plan | None:
    """Return the plan of a table."""
    rows = await db.read(f"SELECT {COLUMNS} FROM plans WHERE match = ? AND stage <> 'dropped'", match)  # noqa: S608  # our own columns
    return Plan(*rows[0]) if rows else None


async def of_several(db: Database, matches: Sequence[int]) -> dict[int, Plan]:
    """Return the plans of several tables; tables without a plan are left out."""
    marks = ", ".join("?" for _ in matches)
    rows = await db.read(f"SELECT {COLUMNS} FROM plans WHERE match IN ({marks})", *matches)  # noqa: S608  # our own columns
    return {row[0]: Plan(*row) for row in rows}


async def due(db: Database, now: float) -> list[Plan]:
    """Return the lobbies whose beginning or reminder is due."""
    columns = ", ".join(f"plans.{name}" for name in Plan.__struct_fields__)
    rows = await db.read(
        f"SELECT {columns} FROM plans JOIN matches ON matches.id = plans.match"  # noqa: S608  # our own columns
        " WHERE plans.remind <= ? AND matches.status = 'lobby' ORDER BY plans.match",
        now,
    )
    return [Plan(*row) for row in rows]


async def with_events(db: Database) -> list[tuple[str, Plan]]:
    """Return the plans whose Discord event still needs work, each with the status of its match."""
    columns = ", ".join(f"plans.{name}" for name in Plan.__struct_fields__)
    rows = await db.read(
        f"SELECT matches.status, {columns} FROM plans JOIN matches ON matches.id = plans.match"  # noqa: S608  # our own columns
        " WHERE plans.stage <> 'over' ORDER BY plans.match"
    )
    return [(row[0], Plan(*row[1:])) for row in rows]


async def next_due(db: Database) -> float | None:
    """Return when the next reminder or beginning of a lobby is due, None without one."""
    rows = await db.read(
        "SELECT min(plans.remind) FROM plans JOIN matches ON matches.id = plans.match"
        " WHERE plans.remind IS NOT NULL AND matches.status = 'lobby'"
    )
    return rows[0][0]  # type: ignore[no-any-return]  # a REAL or NULL
