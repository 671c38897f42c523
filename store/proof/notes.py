"""Findings of damage, kept in the database for whoever asks later: a line of the log is soon forgotten."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from store.clauses import FACT, SET_FACT
from store.connection import Connection
from store.errors import DamagedError

DAMAGE = "damage"
"""The key of the note among the facts that the bot keeps about itself."""

MOST = 20
"""How many findings are kept."""


def note(connection: sqlite3.Connection, damage: str, rows: Sequence[DamagedError]) -> None:
    """Add what was found to the note, in a transaction of its own; what stands in it already is not repeated."""
    found = [damage] * bool(damage) + [str(row) for row in rows]
    if not found:
        return
    with connection:
        add(connection, found)


def add(db: Connection, found: Sequence[str]) -> None:
    """Add findings to the note in the running transaction."""
    kept = read(db)
    kept += [finding for finding in found if finding not in kept]
    db.execute(SET_FACT, (DAMAGE, json.dumps(kept[-MOST:])))


def read(db: Connection) -> list[str]:
    """Return the findings, oldest first."""
    row = db.execute(FACT, (DAMAGE,)).fetchone()
    return list(json.loads(row[0])) if row is not None else []


def forget(db: Connection) -> None:
    """Delete the note, because an operator has read it."""
    db.execute("DELETE FROM facts WHERE key = ?", (DAMAGE,))
