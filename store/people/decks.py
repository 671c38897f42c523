"""The decks that people build, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from store import digests
from store.connection import Connection
from store.database import Database

COLUMNS = "id, user, game, name, body, version, changed, former_name, former_body, digest"


class DeckRow(msgspec.Struct, frozen=True):
    """A deck as stored: `body` in the form of its game, `name` as its user typed it.

    `version` grows with each change, the last one at `changed` in unix seconds; `former_name` and `former_body` are those before
    it, None where nothing can be undone.
    """

    id: int
    user: int
    game: str
    name: str
    body: str
    version: int
    changed: float
    former_name: str | None = None
    former_body: str | None = None


def insert(db: Connection, user: int, game: str, name: str, body: str, now: float) -> int:
    """Store a new deck; return its id."""
    sql = "INSERT INTO decks (user, game, name, body, changed, digest) VALUES (?, ?, ?, ?, ?, ?) RETURNING id"
    digest = digests.of_deck(user, game, name, body, None, None)
    return int(db.execute(sql, (user, game, name, body, now, digest)).fetchone()[0])


def get(db: Connection, deck: int) -> DeckRow | None:
    """Return a deck read in the running transaction, None if it is gone. Raises DamagedError if it is not what was stored."""
    row = db.execute(f"SELECT {COLUMNS} FROM decks WHERE id = ?", (deck,)).fetchone()  # noqa: S608  # our own names
    return None if row is None else _deck(row)


def change(db: Connection, deck: DeckRow, name: str, body: str, now: float, *, undoes: bool = False) -> None:
    """Store another name or body of a deck; what it was before is kept for an undo, unless the change is one."""
    former = (None, None) if undoes else (deck.name, deck.body)
    db.execute(
        "UPDATE decks SET name = ?, body = ?, version = version + 1, changed = ?, former_name = ?, former_body = ?,"
        " digest = ? WHERE id = ?",
        (name, body, now, *former, digests.of_deck(deck.user, deck.game, name, body, *former), deck.id),
    )


def delete(db: Connection, deck: int) -> None:
    """Delete a deck."""
    db.execute("DELETE FROM decks WHERE id = ?", (deck,))


def count(db: Connection, user: int) -> int:
    """Return the number of a user's decks, of all games."""
    return int(db.execute("SELECT count(*) FROM decks WHERE user = ?", (user,)).fetchone()[0])


async def by_id(db: Database, deck: int) -> DeckRow | None:
    """Return a deck, None if it is gone."""
    rows = await db.read(f"SELECT {COLUMNS} FROM decks WHERE id = ?", deck)  # noqa: S608  # our own names
    return next(iter(db.checked(_deck, rows)), None)


async def of_user(db: Database, user: int) -> list[DeckRow]:
    """Return a user's decks of all games, the one changed last at first."""
    sql = f"SELECT {COLUMNS} FROM decks WHERE user = ? ORDER BY changed DESC, id DESC"  # noqa: S608  # our own names
    return db.checked(_deck, await db.read(sql, user))


def _deck(row: Sequence[Any]) -> DeckRow:
    """Return a deck from its columns. Raises DamagedError if it is not what was stored."""
    *values, digest = row
    deck = DeckRow(*values)
    computed = digests.of_deck(deck.user, deck.game, deck.name, deck.body, deck.former_name, deck.former_body)
    digests.check(digest, computed, f"deck {deck.id}")
    return deck
