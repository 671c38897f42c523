"""The decks that people build, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3

import msgspec

from store.database import Database

COLUMNS = "id, user, game, name, body, version, changed, former_name, former_body"


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


def insert(db: sqlite3.Connection, user: int, game: str, name: str, body: str, now: float) -> int:
    """Store a new deck; return its id."""
    sql = "INSERT INTO decks (user, game, name, body, changed) VALUES (?, ?, ?, ?, ?) RETURNING id"
    return int(db.execute(sql, (user, game, name, body, now)).fetchone()[0])


def get(db: sqlite3.Connection, deck: int) -> DeckRow | None:
    """Return a deck read in the running transaction, None if it is gone."""
    row = db.execute(f"SELECT {COLUMNS} FROM decks WHERE id = ?", (deck,)).fetchone()  # noqa: S608  # our own names
    return None if row is None else DeckRow(*row)


def change(db: sqlite3.Connection, deck: DeckRow, name: str, body: str, now: float, *, undoes: bool = False) -> None:
    """Store another name or body of a deck; what it was before is kept for an undo, unless the change is one."""
    former = (None, None) if undoes else (deck.name, deck.body)
    db.execute(
        "UPDATE decks SET name = ?, body = ?, version = version + 1, changed = ?, former_name = ?, former_body = ?"
        " WHERE id = ?",
        (name, body, now, *former, deck.id),
    )


def delete(db: sqlite3.Connection, deck: int) -> None:
    """Delete a deck."""
    db.execute("DELETE FROM decks WHERE id = ?", (deck,))


def count(db: sqlite3.Connection, user: int) -> int:
    """Return the number of a user's decks, of all games."""
    return int(db.execute("SELECT count(*) FROM decks WHERE user = ?", (user,)).fetchone()[0])


async def by_id(db: Database, deck: int) -> DeckRow | None:
    """Return a deck, None if it is gone."""
    rows = await db.read(f"SELECT {COLUMNS} FROM decks WHERE id = ?", deck)  # noqa: S608  # our own names
    return DeckRow(*rows[0]) if rows else None


async def of_user(db: Database, user: int) -> list[DeckRow]:
    """Return a user's decks of all games, the one changed last at first."""
    sql = f"SELECT {COLUMNS} FROM decks WHERE user = ? ORDER BY changed DESC, id DESC"  # noqa: S608  # our own names
    return [DeckRow(*row) for row in await db.read(sql, user)]
