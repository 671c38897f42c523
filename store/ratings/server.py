"""The records of a server and the shares of its characters, from its finished games, in SQL.

Only games of at least two persons and no practice player from the start count, and no forfeits. Whoever wants to stand in no
list is named in none: their games count in sums alone.
"""

from __future__ import annotations

import msgspec

from store.database import Database
from store.ratings.games import BookKey

GAMES = (
    "g.guild = ? AND g.game = ? AND g.form = ? AND g.practice = 0 AND g.forfeit = 0"
    " AND (SELECT count(*) FROM finished_seats c WHERE c.match = g.match AND c.nth = g.nth AND c.sitter = 0) > 1"
)

SHOWN = "s.user > 0 AND s.sitter = 0 AND coalesce(q.listed, 1) = 1"
"""The condition of a person whom a record may name."""

ALL_SHOWN = (
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


async def most_played(db: Database, key: BookKey) -> PersonRecord | None:
    """Return the person with the most games of a book."""
    rows = await db.read(
        "SELECT s.user, coalesce(p.name, ''), count(*) FROM finished_games g"  # noqa: S608  # our own conditions
        " JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth LEFT JOIN preferences q ON q.user = s.user"
        f" LEFT JOIN players p ON p.user = s.user WHERE {GAMES} AND {SHOWN}"
        " GROUP BY s.user, p.name ORDER BY count(*) DESC, s.user LIMIT 1",
        *_of(key),
    )
    return PersonRecord(*rows[0]) if rows else None


async def longest_streak(db: Database, key: BookKey) -> PersonRecord | None:
    """Return the person with the most wins in a row; of equal ones the first."""
    rows = await db.read(
        "WITH results AS (SELECT s.user, g.ended, g.match, g.nth,"  # noqa: S608  # our own conditions
        " CASE WHEN s.won = 1 AND s.part = 'played' THEN 1 ELSE 0 END AS won FROM finished_games g"
        " JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth LEFT JOIN preferences q ON q.user = s.user"
        f" WHERE {GAMES} AND {SHOWN}),"
        " runs AS (SELECT user, won, ended, row_number() OVER (PARTITION BY user ORDER BY ended, match, nth)"
        " - row_number() OVER (PARTITION BY user, won ORDER BY ended, match, nth) AS run FROM results)"
        " SELECT runs.user, coalesce(p.name, ''), count(*) FROM runs LEFT JOIN players p ON p.user = runs.user"
        " WHERE won = 1 GROUP BY runs.user, p.name, run ORDER BY count(*) DESC, max(ended), runs.user LIMIT 1",
        *_of(key),
    )
    return PersonRecord(*rows[0]) if rows else None


async def _game(db: Database, key: BookKey, figure: str, order: str, condition: str = "1 = 1") -> GameRecord | None:
    rows = await db.read(
        f"SELECT m.code, m.channel, m.parent, g.ended, {figure} FROM finished_games g JOIN matches m ON m.id = g.match"  # noqa: S608  # our own conditions
        f" WHERE {GAMES} AND {ALL_SHOWN} AND {condition} ORDER BY {order}, g.ended, g.match LIMIT 1",
        *_of(key),
    )
    return GameRecord(*rows[0]) if rows else None


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


async def count(db: Database, key: BookKey) -> int:
    """Return how many games of a book count in records and tables."""
    rows = await db.read(f"SELECT count(*) FROM finished_games g WHERE {GAMES}", *_of(key))  # noqa: S608  # our own conditions
    return int(rows[0][0])


async def characters(db: Database, key: BookKey) -> list[CharacterRow]:
    """Return how often each character was played and won, the most played first."""
    rows = await db.read(
        "SELECT c.character, count(*), sum(CASE WHEN s.won = 0 OR s.part = 'left' THEN 0.0"  # noqa: S608  # our own conditions
        " WHEN EXISTS (SELECT 1 FROM finished_seats o WHERE o.match = g.match AND o.nth = g.nth AND o.won = 1"
        " AND o.side <> s.side) THEN 0.5 ELSE 1.0 END) FROM finished_games g"
        " JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth AND s.sitter = 0"
        " JOIN finished_characters c ON c.match = s.match AND c.nth = s.nth AND c.seat = s.seat"
        f" WHERE {GAMES} GROUP BY c.character ORDER BY count(*) DESC, c.character",
        *_of(key),
    )
    return [CharacterRow(*row) for row in rows]


async def best_with(db: Database, key: BookKey) -> dict[str, WinnerRow]:
    """Return the person who has won most often with each character, by character."""
    rows = await db.read(
        "SELECT c.character, s.user, coalesce(p.name, ''), count(*) FROM finished_games g"  # noqa: S608  # our own conditions
        " JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth AND s.won = 1 AND s.part = 'played'"
        " JOIN finished_characters c ON c.match = s.match AND c.nth = s.nth AND c.seat = s.seat"
        " LEFT JOIN preferences q ON q.user = s.user LEFT JOIN players p ON p.user = s.user"
        f" WHERE {GAMES} AND {SHOWN} GROUP BY c.character, s.user, p.name ORDER BY count(*), s.user DESC",
        *_of(key),
    )
    return {row[0]: WinnerRow(*row) for row in rows}
