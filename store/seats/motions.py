"""Motions of a match in SQL: proposals that seats support together. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from store.connection import Connection
from store.database import Database

Kind = Literal["remove", "practice", "wait", "close", "pause", "clock"]

TABLE = -1
"""The subject of a motion about the match as a whole, not about a seat."""


def support(db: Connection, match: int, kind: Kind, about: int, voter: int, terms: str | None = None) -> None:
    """Store that a seat supports a motion; a second time changes nothing. `terms` are the proposed clock terms, as typed."""
    db.execute(
        "INSERT INTO motions (match, kind, about, voter, terms) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (match, kind, about, voter, terms),
    )


def oppose(db: Connection, match: int, kind: Kind, about: int, voter: int) -> None:
    """Delete a seat's support of a motion."""
    db.execute(
        "DELETE FROM motions WHERE match = ? AND kind = ? AND about = ? AND voter = ?", (match, kind, about, voter)
    )


def drop(db: Connection, match: int, kind: Kind, about: int) -> bool:
    """Delete a motion that is decided or no longer possible; return whether there was one."""
    done = db.execute("DELETE FROM motions WHERE match = ? AND kind = ? AND about = ?", (match, kind, about))
    return done.rowcount > 0


def drop_seat(db: Connection, match: int, seat: int) -> bool:
    """Delete the motions about a seat and the support by it, because the seat has a new user; return whether there were any."""
    done = db.execute("DELETE FROM motions WHERE match = ? AND (about = ? OR voter = ?)", (match, seat, seat))
    return done.rowcount > 0


def keep(db: Connection, match: int, seats: Sequence[int]) -> bool:
    """Delete the motions about other seats than these; return whether there were any."""
    marks = ", ".join("?" for _ in seats)
    done = db.execute(
        f"DELETE FROM motions WHERE match = ? AND about > {TABLE} AND about NOT IN ({marks})",  # noqa: S608  # a number and marks
        (match, *seats),
    )
    return done.rowcount > 0


def clear(db: Connection, match: int) -> bool:
    """Delete all motions of a match; return whether there were any."""
    return db.execute("DELETE FROM motions WHERE match = ?", (match,)).rowcount > 0


async def supporters(db: Database, match: int, kind: Kind, about: int) -> set[int]:
    """Return the seats that support a motion."""
    rows = await db.read("SELECT voter FROM motions WHERE match = ? AND kind = ? AND about = ?", match, kind, about)
    return {row[0] for row in rows}


async def proposed_terms(db: Database, match: int) -> dict[int, str]:
    """Return the proposed clock terms, as typed, by the seats that propose them."""
    rows = await db.read("SELECT voter, terms FROM motions WHERE match = ? AND kind = 'clock'", match)
    return {voter: str(terms) for voter, terms in rows}


async def of_match(db: Database, match: int) -> dict[tuple[Kind, int], set[int]]:
    """Return all motions of a match: the supporting seats by kind and subject."""
    found: dict[tuple[Kind, int], set[int]] = {}
    for kind, about, voter in await db.read("SELECT kind, about, voter FROM motions WHERE match = ?", match):
        found.setdefault((kind, about), set()).add(voter)
    return found
