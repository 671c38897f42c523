"""Decks and the like that seats bring to a match, in SQL: before the end, only its own seat may be shown one."""

from __future__ import annotations

import sqlite3

from store.database import Database


def put(db: sqlite3.Connection, match: int, seat: int, text: str) -> None:
    """Store the deck of a seat in place of an earlier one; "" for none."""
    db.execute("UPDATE seats SET brought = ? WHERE match = ? AND seat = ?", (text, match, seat))


def of_seat(db: sqlite3.Connection, match: int, seat: int) -> str:
    """Return the deck of a seat, "" for none, read in the running transaction."""
    row = db.execute("SELECT brought FROM seats WHERE match = ? AND seat = ?", (match, seat)).fetchone()
    return str(row[0]) if row is not None else ""


async def of_match(db: Database, match: int) -> dict[int, str]:
    """Return the decks of a match by seat; seats without one are left out."""
    rows = await db.read("SELECT seat, brought FROM seats WHERE match = ? AND brought <> '' ORDER BY seat", match)
    return {row[0]: row[1] for row in rows}
