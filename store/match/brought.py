"""Decks and the like that seats bring to a match, in SQL: before the end, only its own seat may be shown one."""

from __future__ import annotations

from store import digests
from store.connection import Connection
from store.database import Database


def put(db: Connection, match: int, seat: int, text: str) -> None:
    """Store the deck of a seat in place of an earlier one; "" for none."""
    db.execute(
        "UPDATE seats SET brought = ?, brought_digest = ? WHERE match = ? AND seat = ?",
        (text, digests.of_brought(match, text), match, seat),
    )


def of_seat(db: Connection, match: int, seat: int) -> str:
    """Return the deck of a seat, "" for none, read in the running transaction."""
    row = db.execute("SELECT brought, brought_digest FROM seats WHERE match = ? AND seat = ?", (match, seat)).fetchone()
    return _text(match, *row) if row is not None else ""


async def of_match(db: Database, match: int) -> dict[int, str]:
    """Return the decks of a match by seat; seats without one are left out."""
    rows = await db.read(
        "SELECT seat, brought, brought_digest FROM seats WHERE match = ? AND brought <> '' ORDER BY seat", match
    )
    return dict(db.checked(lambda row: (row[0], _text(match, row[1], row[2])), rows))


def _text(match: int, text: str, digest: int) -> str:
    """Return the text of a seat. Raises DamagedError if it is not what was stored."""
    if text:
        digests.check(digest, digests.of_brought(match, text), "what a seat brought", match=match)
    return text
