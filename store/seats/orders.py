"""Answers that seats have given ahead, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec

from store.database import Database

Ended = Literal["until", "undo"]
"""By what an order is over: by the public event that it was given until, or by an undo."""


class OrderRow(msgspec.Struct, frozen=True):
    """A seat's order: its kind, until when, the version at which it was given, and by what it is over (None: it stands)."""

    seat: int
    kind: str
    until: str
    version: int
    ended: Ended | None


def give(db: sqlite3.Connection, match: int, row: OrderRow) -> None:
    """Keep an order in the place of an earlier one of the same kind."""
    db.execute(
        "INSERT OR REPLACE INTO orders (match, seat, kind, until, version, ended) VALUES (?, ?, ?, ?, ?, ?)",
        (match, row.seat, row.kind, row.until, row.version, row.ended),
    )


def cancel(db: sqlite3.Connection, match: int, seat: int, kind: str) -> None:
    """Forget an order."""
    db.execute("DELETE FROM orders WHERE match = ? AND seat = ? AND kind = ?", (match, seat, kind))


def end(db: sqlite3.Connection, match: int, seat: int, kind: str, ended: Ended) -> None:
    """Note that an order is over; its seat has still to read it."""
    db.execute("UPDATE orders SET ended = ? WHERE match = ? AND seat = ? AND kind = ?", (ended, match, seat, kind))


def undo(db: sqlite3.Connection, match: int, seat: int | None = None) -> None:
    """Note that all orders of a match, or those of one seat, are over by an undo; their seats have still to read it."""
    db.execute(
        "UPDATE orders SET ended = 'undo' WHERE match = ? AND ended IS NULL AND (? IS NULL OR seat = ?)",
        (match, seat, seat),
    )


def read_ended(db: sqlite3.Connection, match: int, seat: int) -> None:
    """Forget a seat's orders that are over: it has acted since."""
    db.execute("DELETE FROM orders WHERE match = ? AND seat = ? AND ended IS NOT NULL", (match, seat))


def drop(db: sqlite3.Connection, match: int, seat: int | None = None) -> None:
    """Forget all orders of a match, or those of a seat that somebody else plays from now on."""
    db.execute("DELETE FROM orders WHERE match = ? AND (? IS NULL OR seat = ?)", (match, seat, seat))


async def of_match(db: Database, match: int) -> list[OrderRow]:
    """Return the orders of a match by seat, those that are over as well."""
    rows = await db.read(
        "SELECT seat, kind, until, version, ended FROM orders WHERE match = ? ORDER BY seat, kind", match
    )
    return [OrderRow(*row) for row in rows]


async def standing(db: Database, match: int) -> list[OrderRow]:
    """Return the orders of a match that stand, by seat."""
    return [row for row in await of_match(db, match) if row.ended is None]


async def running(db: Database) -> list[int]:
    """Return the ids of all running matches with orders that stand."""
    rows = await db.read(
        "SELECT DISTINCT matches.id FROM matches JOIN orders ON orders.match = matches.id"
        " WHERE matches.status = 'playing' AND orders.ended IS NULL ORDER BY matches.id"
    )
    return [row[0] for row in rows]


async def answered(db: Database, match: int, seat: int, user: int) -> list[tuple[int, str]]:
    """Return what a user's own orders have answered for a seat: the versions that it led to and the kinds of the questions."""
    rows = await db.read(
        "SELECT version, kind FROM choices WHERE match = ? AND seat = ? AND user = ? AND ordered = 1 ORDER BY version",
        match,
        seat,
        user,
    )
    return [(row[0], row[1]) for row in rows]
