"""Standing orders of seats in SQL: choices made ahead. Writers take the connection of the running transaction."""

from __future__ import annotations

from typing import Literal

import msgspec

from store.clauses import only, replacing
from store.connection import Connection
from store.database import Database

EndReason = Literal["until", "undo", "game"]
"""Why an order has ended: by the public event that it was given until, by an undo, or with the game of a match of several."""


class OrderRow(msgspec.Struct, frozen=True):
    """A seat's order: its kind, its end, the version at which it was given, and why it has ended (None: it stands)."""

    seat: int
    kind: str
    until: str
    version: int
    ended: EndReason | None


REPLACING = replacing("match, seat, kind", ("until", "version", "ended"))


def give(db: Connection, match: int, row: OrderRow) -> None:
    """Store an order in place of an earlier one of the same kind."""
    db.execute(
        f"INSERT INTO orders (match, seat, kind, until, version, ended) VALUES (?, ?, ?, ?, ?, ?){REPLACING}",  # noqa: S608  # our own columns
        (match, row.seat, row.kind, row.until, row.version, row.ended),
    )


def cancel(db: Connection, match: int, seat: int, kind: str) -> None:
    """Delete an order."""
    db.execute("DELETE FROM orders WHERE match = ? AND seat = ? AND kind = ?", (match, seat, kind))


def end(db: Connection, match: int, seat: int, kind: str, ended: EndReason) -> None:
    """Record that an order has ended; its seat has not read that yet."""
    db.execute("UPDATE orders SET ended = ? WHERE match = ? AND seat = ? AND kind = ?", (ended, match, seat, kind))


def undo(db: Connection, match: int, seat: int | None = None) -> None:
    """Record that all orders of a match, or those of one seat, have ended by an undo; their seats have not read that yet."""
    of_seat, values = only("seat", seat)
    db.execute(f"UPDATE orders SET ended = 'undo' WHERE match = ? AND ended IS NULL{of_seat}", (match, *values))  # noqa: S608  # our own condition


def forget_ended(db: Connection, match: int, seat: int) -> None:
    """Delete a seat's ended orders, because the seat has acted since."""
    db.execute("DELETE FROM orders WHERE match = ? AND seat = ? AND ended IS NOT NULL", (match, seat))


def drop(db: Connection, match: int, seat: int | None = None) -> None:
    """Delete all orders of a match, or those of a seat that gets a new user."""
    of_seat, values = only("seat", seat)
    db.execute(f"DELETE FROM orders WHERE match = ?{of_seat}", (match, *values))  # noqa: S608  # our own condition


async def of_match(db: Database, match: int) -> list[OrderRow]:
    """Return the orders of a match by seat, ended ones included."""
    rows = await db.read(
        "SELECT seat, kind, until, version, ended FROM orders WHERE match = ? ORDER BY seat, kind", match
    )
    return [OrderRow(*row) for row in rows]


async def standing(db: Database, match: int) -> list[OrderRow]:
    """Return the standing orders of a match by seat."""
    return [row for row in await of_match(db, match) if row.ended is None]


async def running(db: Database) -> list[int]:
    """Return the ids of all running matches with standing orders."""
    rows = await db.read(
        "SELECT DISTINCT matches.id FROM matches JOIN orders ON orders.match = matches.id"
        " WHERE matches.status = 'playing' AND orders.ended IS NULL ORDER BY matches.id"
    )
    return [row[0] for row in rows]


async def answers_given(db: Database, match: int, seat: int, user: int) -> list[tuple[int, str]]:
    """Return the choices that a user's own orders made for a seat: the version each led to, and the kind of its question."""
    rows = await db.read(
        "SELECT version, kind FROM choices WHERE match = ? AND seat = ? AND user = ? AND ordered = 1 ORDER BY version",
        match,
        seat,
        user,
    )
    return [(row[0], row[1]) for row in rows]
