"""What seats of a match want together, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal

from store.database import Database

Kind = Literal["remove", "practice", "wait", "close", "pause", "clock"]

TABLE = -1
"""What a motion is about that concerns the match, not a seat."""


def support(db: sqlite3.Connection, match: int, kind: Kind, about: int, voter: int, terms: str | None = None) -> None:
    """Note that a seat wants something; wanting it twice changes nothing. `terms`: the clock that is wanted, as typed."""
    db.execute(
        "INSERT INTO motions (match, kind, about, voter, terms) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (match, kind, about, voter, terms),
    )


def oppose(db: sqlite3.Connection, match: int, kind: Kind, about: int, voter: int) -> None:
    """Note that a seat no longer wants something."""
    db.execute(
        "DELETE FROM motions WHERE match = ? AND kind = ? AND about = ? AND voter = ?", (match, kind, about, voter)
    )


def drop(db: sqlite3.Connection, match: int, kind: Kind, about: int) -> bool:
    """Forget a motion, done or without object; return whether there was one."""
    done = db.execute("DELETE FROM motions WHERE match = ? AND kind = ? AND about = ?", (match, kind, about))
    return done.rowcount > 0


def drop_seat(db: sqlite3.Connection, match: int, seat: int) -> bool:
    """Forget what is wanted about a seat and what it wants itself, as somebody else plays it; return whether there was any."""
    done = db.execute("DELETE FROM motions WHERE match = ? AND (about = ? OR voter = ?)", (match, seat, seat))
    return done.rowcount > 0


def keep(db: sqlite3.Connection, match: int, seats: Sequence[int]) -> bool:
    """Forget what is wanted about seats other than these; return whether there was any."""
    marks = ", ".join("?" for _ in seats)
    done = db.execute(
        f"DELETE FROM motions WHERE match = ? AND about > {TABLE} AND about NOT IN ({marks})",  # noqa: S608  # a number and marks
        (match, *seats),
    )
    return done.rowcount > 0


def clear(db: sqlite3.Connection, match: int) -> bool:
    """Forget everything that is wanted in a match; return whether there was any."""
    return db.execute("DELETE FROM motions WHERE match = ?", (match,)).rowcount > 0


async def supporters(db: Database, match: int, kind: Kind, about: int) -> set[int]:
    """Return the seats that want something."""
    rows = await db.read("SELECT voter FROM motions WHERE match = ? AND kind = ? AND about = ?", match, kind, about)
    return {row[0] for row in rows}


async def terms_wanted(db: Database, match: int) -> dict[int, str]:
    """Return the clocks that are wanted for a match, as typed, by the seats that want them."""
    rows = await db.read("SELECT voter, terms FROM motions WHERE match = ? AND kind = 'clock'", match)
    return {voter: str(terms) for voter, terms in rows}


async def of_match(db: Database, match: int) -> dict[tuple[Kind, int], set[int]]:
    """Return all that is wanted in a match: the seats that want it, by kind and what it is about."""
    found: dict[tuple[Kind, int], set[int]] = {}
    for kind, about, voter in await db.read("SELECT kind, about, voter FROM motions WHERE match = ?", match):
        found.setdefault((kind, about), set()).add(voter)
    return found
