"""Finished games as they are remembered, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

import msgspec

from store.connection import Connection
from store.database import Database

Part = Literal["played", "left", "joined"]


class BookKey(msgspec.Struct, frozen=True):
    """A book of ratings: the server, the game and the form (TM-49)."""

    guild: int
    game: str
    form: str


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that came to a result; times are unix seconds, the fields those of the table."""

    match: int
    nth: int
    guild: int | None
    game: str
    form: str | None
    began: float
    ended: float
    answers: int
    tournament: int
    rated: int
    standard: int
    practice: int
    forfeit: int
    exempt_by_judge: int
    exempt_by_tournament: int
    margin: int | None

    @property
    def book(self) -> BookKey | None:
        """The book that this game may count in, None outside servers and for a game without a form."""
        return BookKey(self.guild, self.game, self.form) if self.guild is not None and self.form is not None else None


class FinishedSeat(msgspec.Struct, frozen=True):
    """A person or practice player on a seat of a finished game, as in the table."""

    seat: int
    sitter: int
    user: int | None
    side: int
    part: Part
    place: int
    played: int
    won: int


GAME = ", ".join(FinishedGame.__struct_fields__)
SEAT = ", ".join(FinishedSeat.__struct_fields__)


# ---------------------------------------------------------------- writing, inside a transaction


def insert(
    db: Connection,
    game: FinishedGame,
    seats: Sequence[FinishedSeat],
    characters: Mapping[int, Sequence[str]] = MappingProxyType({}),
) -> None:
    """Store a finished game with its seats, and the characters that each seat played with."""
    marks = ", ".join("?" for _ in FinishedGame.__struct_fields__)
    db.execute(f"INSERT INTO finished_games ({GAME}) VALUES ({marks})", msgspec.structs.astuple(game))  # noqa: S608  # our own columns
    places = ", ".join("?" for _ in range(2 + len(FinishedSeat.__struct_fields__)))
    db.executemany(
        f"INSERT INTO finished_seats (match, nth, {SEAT}) VALUES ({places})",  # noqa: S608  # our own columns
        [(game.match, game.nth, *msgspec.structs.astuple(seat)) for seat in seats],
    )
    db.executemany(
        "INSERT INTO finished_characters (match, nth, seat, place, character) VALUES (?, ?, ?, ?, ?)",
        [(game.match, game.nth, seat, n, name) for seat, names in characters.items() for n, name in enumerate(names)],
    )


def is_stored(db: Connection, match: int) -> bool:
    """Return whether the games of a match are stored."""
    return db.execute("SELECT 1 FROM finished_games WHERE match = ?", (match,)).fetchone() is not None


def get(db: Connection, match: int, nth: int = 0) -> FinishedGame | None:
    """Return a finished game, None if the match came to no result."""
    row = db.execute(f"SELECT {GAME} FROM finished_games WHERE match = ? AND nth = ?", (match, nth)).fetchone()  # noqa: S608  # our own columns
    return None if row is None else FinishedGame(*row)


def get_seats(db: Connection, match: int, nth: int = 0) -> list[FinishedSeat]:
    """Return the seats of a finished game in order, with those who took over after those who began."""
    rows = db.execute(
        f"SELECT {SEAT} FROM finished_seats WHERE match = ? AND nth = ? ORDER BY seat, sitter",  # noqa: S608  # our own columns
        (match, nth),
    )
    return [FinishedSeat(*row) for row in rows]


def set_places(db: Connection, match: int, nth: int, places: Mapping[int, int]) -> None:
    """Store other places by seat than the match gave. Whoever has the first place has won."""
    db.executemany(
        "UPDATE finished_seats SET place = ?, won = ? WHERE match = ? AND nth = ? AND seat = ?",
        [(place, int(place == 1), match, nth, seat) for seat, place in places.items()],
    )


def set_flag(
    db: Connection,
    match: int,
    nth: int,
    flag: Literal["forfeit", "exempt_by_judge", "exempt_by_tournament"],
    *,
    value: bool,
) -> None:
    """Store whether a game is a forfeit, or exempt from the ratings by a judge or a tournament."""
    db.execute(f"UPDATE finished_games SET {flag} = ? WHERE match = ? AND nth = ?", (int(value), match, nth))  # noqa: S608  # our own names


# ---------------------------------------------------------------- reading a book


class BookRow(NamedTuple):
    """A seat that began a game of a book, with what ratings need of the game; one query returns very many of them."""

    ended: float
    match: int
    nth: int
    tournament: int
    rated: int
    standard: int
    practice: int
    forfeit: int
    exempt: int
    user: int | None
    side: int
    left: int
    place: int
    played: int


def rows_of_book(db: Connection, key: BookKey, since: float = 0.0) -> list[BookRow]:
    """Return the games of a book in the order of their ends, one row for each seat that began.

    `since` leaves out games that ended before.
    """
    rows = db.execute(
        "SELECT g.ended, g.match, g.nth, g.tournament, g.rated, g.standard, g.practice, g.forfeit,"
        " g.exempt_by_judge + g.exempt_by_tournament, s.user, s.side, s.part = 'left', s.place, s.played"
        " FROM finished_games g JOIN finished_seats s ON s.match = g.match AND s.nth = g.nth AND s.sitter = 0"
        " WHERE g.guild = ? AND g.game = ? AND g.form = ? AND g.ended >= ? ORDER BY g.ended, g.match, g.nth, s.seat",
        (key.guild, key.game, key.form, since),
    )
    return [*map(BookRow._make, rows)]


async def forgotten(db: Database, limit: int) -> list[int]:
    """Return matches that came to a result and are not remembered yet, the oldest first: they ended under an older version."""
    rows = await db.read(
        "SELECT id FROM matches WHERE result IS NOT NULL AND pack IS NOT NULL AND imported = 0"
        " AND status IN ('over', 'closed')"
        " AND NOT EXISTS (SELECT 1 FROM finished_games WHERE finished_games.match = matches.id) ORDER BY id LIMIT ?",
        limit,
    )
    return [row[0] for row in rows]
