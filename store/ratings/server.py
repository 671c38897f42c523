"""The records of a server and the shares of its characters, from the sums of its finished games, in SQL.

No question reads all games: some servers have a hundred thousand. Whoever wants to stand in no list is named in none from that
moment on: their games count in sums alone.
"""

from __future__ import annotations

import msgspec

from store.database import Database
from store.ratings import books
from store.ratings.games import BookKey

COUNTS = "g.guild = ? AND g.game = ? AND g.form = ? AND g.practice = 0 AND g.forfeit = 0"
"""The condition of a game that counts."""

OF_BOOK = "r.guild = ? AND r.game = ? AND r.form = ?"

LISTED = "NOT EXISTS (SELECT 1 FROM preferences q WHERE q.user = r.user AND q.listed = 0)"
"""The condition of a person whom a record may name; the sums have no former players."""

ALL_LISTED = (
    "NOT EXISTS (SELECT 1 FROM finished_seats h LEFT JOIN preferences w ON w.user = h.user"
    " WHERE h.match = g.match AND h.nth = g.nth AND (h.user < 0 OR coalesce(w.listed, 1) = 0))"
)


class PersonRecord(msgspec.Struct, frozen=True):
    """A record of a person: their name and the figure."""

    user: int
    name: str
    figure: int


class GameRecord(msgspec.Struct, frozen=True):
    """A record of a match: its code, where it was played, when it ended, and the figure."""

    code: str
    channel: int
    parent: int | None
    ended: float
    figure: float


class CharacterRow(msgspec.Struct, frozen=True):
    """A character with the numbers of games and of wins of those who began; a shared win counts as half."""

    character: str
    played: int
    won: float


class WinnerRow(msgspec.Struct, frozen=True):
    """The person who has won most often with a character."""

    character: str
    user: int
    name: str
    won: int


def _of(key: BookKey) -> tuple[int, str, str]:
    return key.guild, key.game, key.form


async def count(db: Database, key: BookKey) -> int:
    """Return how many games of a book count in records and tables."""
    rows = await db.read("SELECT counted FROM rating_books WHERE guild = ? AND game = ? AND form = ?", *_of(key))
    return int(rows[0][0]) if rows else 0


async def most_played(db: Database, key: BookKey) -> PersonRecord | None:
    """Return the person with the most games of a book."""
    return await _person(db, key, "games", "r.games DESC, r.user")


async def longest_streak(db: Database, key: BookKey) -> PersonRecord | None:
    """Return the person with the most wins in a row; of equal ones the first."""
    return await _person(db, key, "streak", "r.streak DESC, r.reached, r.user")


async def _person(db: Database, key: BookKey, figure: str, order: str) -> PersonRecord | None:
    """Return the listed person who has most of a figure."""
    rows = await db.read(
        f"SELECT r.user, coalesce(p.name, ''), r.{figure} FROM record_people r LEFT JOIN players p ON p.user = r.user"  # noqa: S608  # our own names
        f" WHERE {OF_BOOK} AND r.{figure} > 0 AND {LISTED} ORDER BY {order} LIMIT 1",
        *_of(key),
    )
    return PersonRecord(*rows[0]) if rows else None


async def fastest(db: Database, key: BookKey) -> GameRecord | None:
    """Return the match that took the fewest answers, of those that nobody left."""
    stayed = "NOT EXISTS (SELECT 1 FROM finished_seats l WHERE l.match = g.match AND l.nth = g.nth AND l.part = 'left')"
    return await _game(db, key, "g.answers", "g.answers", stayed)


async def longest(db: Database, key: BookKey) -> GameRecord | None:
    """Return the match that took the most answers."""
    return await _game(db, key, "g.answers", "g.answers DESC")


async def closest(db: Database, key: BookKey) -> GameRecord | None:
    """Return the match whose best side was least ahead."""
    return await _game(db, key, "g.margin", "g.margin", "g.margin IS NOT NULL")


async def _game(db: Database, key: BookKey, figure: str, order: str, condition: str = "1 = 1") -> GameRecord | None:
    """Return the first match in an order, of those in which everybody may be named: an index has that order."""
    rows = await db.read(
        f"SELECT m.code, m.channel, m.parent, g.ended, {figure} FROM finished_games g JOIN matches m ON m.id = g.match"  # noqa: S608  # our own conditions
        f" WHERE {COUNTS} AND {condition} AND {ALL_LISTED} ORDER BY {order}, g.ended, g.match LIMIT 1",
        *_of(key),
    )
    return GameRecord(*rows[0]) if rows else None


async def characters(db: Database, key: BookKey) -> list[CharacterRow]:
    """Return how often each character was played and won, the most played first."""
    rows = await db.read(
        f"SELECT r.character, r.played, r.won FROM record_characters r WHERE {OF_BOOK} ORDER BY r.played DESC, r.character",  # noqa: S608  # our own condition
        *_of(key),
    )
    return [CharacterRow(*row) for row in rows]


async def best_with(db: Database, key: BookKey) -> dict[str, WinnerRow]:
    """Return the person who has won most often with each character, by character."""
    # One look into the index for each character: as a join, it may be planned from the other end.
    best = (
        "SELECT r.{} FROM record_wins r WHERE r.guild = c.guild AND r.game = c.game AND r.form = c.form"  # noqa: S608  # our own condition
        f" AND r.character = c.character AND {LISTED} ORDER BY r.won DESC, r.user LIMIT 1"
    )
    rows = await db.read(
        f"SELECT c.character, ({best.format('user')}), ({best.format('won')}) FROM record_characters c"  # noqa: S608  # our own query
        " WHERE c.guild = ? AND c.game = ? AND c.form = ?",
        *_of(key),
    )
    found = [row for row in rows if row[1] is not None]
    names = await books.names_of(db, list({row[1] for row in found}))
    return {row[0]: WinnerRow(row[0], row[1], names.get(row[1], ""), row[2]) for row in found}
