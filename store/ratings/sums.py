"""Sums of a book's games that records and tables of characters are read from, in SQL.

Games count that persons alone began, and that are no forfeits; whether they are rated does not matter. Everybody is in the sums:
`store.ratings.server` leaves out who wants to be in no list. All functions take the connection of the running transaction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

from store.connection import Connection, Row
from store.ratings.games import BookKey, Part


class CountedSeat(NamedTuple):
    """A seat that began a game which counts; `user` is None for nobody."""

    ended: float
    match: int
    nth: int
    seat: int
    user: int | None
    side: int
    part: Part
    won: int


class PersonSum(msgspec.Struct, frozen=True):
    """A person's games, their wins in a row now and at most, when the most was `reached`, and the end of their latest game."""

    user: int
    games: int = 0
    run: int = 0
    streak: int = 0
    reached: float = 0.0
    latest: float = 0.0


class CharacterSum(msgspec.Struct, frozen=True):
    """The games and wins of a character; a shared win counts as half."""

    character: str
    played: int = 0
    won: float = 0.0


class WinSum(msgspec.Struct, frozen=True):
    """The wins of a person with a character, shared ones included."""

    character: str
    user: int
    won: int = 0


OF_BOOK = "guild = ? AND game = ? AND form = ?"
SEAT = "g.ended, g.match, g.nth, s.seat, s.user, s.side, s.part, s.won"
COUNTS = "g.guild = ? AND g.game = ? AND g.form = ? AND g.practice = 0 AND g.forfeit = 0"
ONE = " AND g.match = ? AND g.nth = ?"


def _of(key: BookKey) -> tuple[int, str, str]:
    return key.guild, key.game, key.form


# ---------------------------------------------------------------- the games


def seats_of(db: Connection, key: BookKey, *game: int) -> list[CountedSeat]:
    """Return the seats of all games of a book that count in the order of their ends, or of one game: its match and number."""
    rows = db.execute(
        f"SELECT {SEAT} FROM finished_games g"  # noqa: S608  # our own conditions
        " JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth AND s.sitter = 0"
        f" WHERE {COUNTS}{ONE if game else ''} ORDER BY g.ended, g.match, g.nth, s.seat",
        (*_of(key), *game),
    )
    return [*map(CountedSeat._make, rows)]


def characters_of(db: Connection, key: BookKey, *game: int) -> list[tuple[int, int, int, str]]:
    """Return match, number, seat and character of everything that was played in these games."""
    rows = db.execute(
        "SELECT c.match, c.nth, c.seat, c.character FROM finished_games g"  # noqa: S608  # our own conditions
        f" JOIN finished_characters c ON c.match = g.match AND c.nth = g.nth WHERE {COUNTS}{ONE if game else ''}",
        (*_of(key), *game),
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def seats_of_person(db: Connection, key: BookKey, user: int) -> list[CountedSeat]:
    """Return the seats of one person in the games of a book that count, in the order of their ends."""
    # The book is compared here: given it, a planner may read all games of the book instead of the person's.
    rows = db.execute(
        f"SELECT {SEAT}, g.guild, g.game, g.form FROM finished_seats s"  # noqa: S608  # our own columns
        " JOIN finished_games g ON g.match = s.match AND g.nth = s.nth"
        " WHERE s.user = ? AND s.sitter = 0 AND g.practice = 0 AND g.forfeit = 0 ORDER BY g.ended, g.match, g.nth",
        (user,),
    )
    return [CountedSeat(*row[:-3]) for row in rows if tuple(row[-3:]) == _of(key)]


# ---------------------------------------------------------------- the sums


def counted(db: Connection, key: BookKey) -> int:
    """Return the number of games of a book that count."""
    row = db.execute(f"SELECT counted FROM rating_books WHERE {OF_BOOK}", _of(key)).fetchone()  # noqa: S608  # our own condition
    return 0 if row is None else int(row[0])


def people(db: Connection, key: BookKey, wanted: Iterable[int] | None = None) -> list[PersonSum]:
    """Return the sums of some persons of a book, or of all."""
    query = f"SELECT user, games, run, streak, reached, latest FROM record_people WHERE {OF_BOOK}"  # noqa: S608  # our own condition
    keys = None if wanted is None else [(user,) for user in wanted]
    return [PersonSum(*row) for row in _rows(db, key, query, " AND user = ?", keys)]


def characters(db: Connection, key: BookKey, wanted: Iterable[str] | None = None) -> list[CharacterSum]:
    """Return the sums of some characters of a book, or of all."""
    query = f"SELECT character, played, won FROM record_characters WHERE {OF_BOOK}"  # noqa: S608  # our own condition
    keys = None if wanted is None else [(name,) for name in wanted]
    return [CharacterSum(*row) for row in _rows(db, key, query, " AND character = ?", keys)]


def wins(db: Connection, key: BookKey, wanted: Iterable[tuple[str, int]] | None = None) -> list[WinSum]:
    """Return how often some persons have won with some characters, given as pairs, or all of a book."""
    query = f"SELECT character, user, won FROM record_wins WHERE {OF_BOOK}"  # noqa: S608  # our own condition
    return [WinSum(*row) for row in _rows(db, key, query, " AND character = ? AND user = ?", wanted)]


def _rows(
    db: Connection, key: BookKey, query: str, one: str, keys: Iterable[tuple[int | str, ...]] | None
) -> Sequence[Row]:
    """Return the rows of a book with some keys, or all."""
    if keys is None:
        return db.execute(query, _of(key)).fetchall()
    return [row for values in keys for row in db.execute(query + one, (*_of(key), *values))]


def set_counted(db: Connection, key: BookKey, games: int) -> None:
    """Store the number of games of a book that count."""
    db.execute(f"UPDATE rating_books SET counted = ? WHERE {OF_BOOK}", (games, *_of(key)))  # noqa: S608  # our own condition


def put_people(db: Connection, key: BookKey, found: Collection[PersonSum]) -> None:
    """Store sums of persons in place of those that are stored; a sum of no games is deleted."""
    db.executemany(
        "INSERT INTO record_people (guild, game, form, user, games, run, streak, reached, latest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, game, form, user) DO UPDATE SET games = excluded.games,"
        " run = excluded.run, streak = excluded.streak, reached = excluded.reached, latest = excluded.latest",
        [(*_of(key), *msgspec.structs.astuple(one)) for one in found if one.games],
    )
    gone = [(*_of(key), one.user) for one in found if not one.games]
    db.executemany(f"DELETE FROM record_people WHERE {OF_BOOK} AND user = ?", gone)  # noqa: S608  # our own condition


def put_characters(db: Connection, key: BookKey, found: Collection[CharacterSum]) -> None:
    """Store sums of characters in place of those that are stored; a sum of no games is deleted."""
    db.executemany(
        "INSERT INTO record_characters (guild, game, form, character, played, won) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild, game, form, character) DO UPDATE SET played = excluded.played, won = excluded.won",
        [(*_of(key), *msgspec.structs.astuple(one)) for one in found if one.played],
    )
    gone = [(*_of(key), one.character) for one in found if not one.played]
    db.executemany(f"DELETE FROM record_characters WHERE {OF_BOOK} AND character = ?", gone)  # noqa: S608  # our own condition


def put_wins(db: Connection, key: BookKey, found: Collection[WinSum]) -> None:
    """Store sums of wins in place of those that are stored; a sum of no wins is deleted."""
    db.executemany(
        "INSERT INTO record_wins (guild, game, form, character, user, won) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild, game, form, character, user) DO UPDATE SET won = excluded.won",
        [(*_of(key), *msgspec.structs.astuple(one)) for one in found if one.won],
    )
    gone = [(*_of(key), one.character, one.user) for one in found if not one.won]
    db.executemany(f"DELETE FROM record_wins WHERE {OF_BOOK} AND character = ? AND user = ?", gone)  # noqa: S608  # our own condition
