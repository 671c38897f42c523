"""Ratings by server, game and form as they were computed last, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec

from store.connection import Connection, Row
from store.database import Database
from store.locks import lock
from store.ratings.games import BookKey


class Rated(msgspec.Struct, frozen=True):
    """The rating of a person after their latest rated game; `day` is that game's, `games` counts them."""

    user: int
    mu: float
    sigma: float
    day: int
    games: int


class RatedStep(msgspec.Struct, frozen=True):
    """The change of a person's rating by a game; the rating before it includes the idle days."""

    user: int
    ended: float
    match: int
    nth: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    games: int


class Listed(msgspec.Struct, frozen=True):
    """A rating of somebody who stands in lists, with their name."""

    rating: Rated
    name: str


class BookState(msgspec.Struct, frozen=True):
    """A book with the library that computed it, the number of changes of its games, and whether it has to be recomputed."""

    key: BookKey
    library: str
    version: int
    stale: int


RATED = ", ".join(Rated.__struct_fields__)
STEP = ", ".join(RatedStep.__struct_fields__)
OF_BOOK = "guild = ? AND game = ? AND form = ?"


def _of(key: BookKey) -> tuple[int, str, str]:
    return key.guild, key.game, key.form


# ---------------------------------------------------------------- writing, inside a transaction


def hold(db: Connection, key: BookKey) -> None:
    """Let no other transaction carry a game into a book until this one ends: its rating follows from those before."""
    lock(db, "book", f"{key.guild} {key.game} {key.form}")


def is_unchanged(db: Connection, key: BookKey, version: int) -> bool:
    """Return whether the games of a book have not changed since this version; they do not until the transaction ends."""
    same = f"UPDATE rating_books SET version = version WHERE {OF_BOOK} AND version = ?"  # noqa: S608  # our own condition
    done = db.execute(same, (*_of(key), version))
    return done.rowcount == 1


def mark_changed(db: Connection, key: BookKey, library: str, *, stale: bool) -> None:
    """Count a change of a book's games; if `stale`, it has to be recomputed."""
    db.execute(
        "INSERT INTO rating_books (guild, game, form, library, version, stale) VALUES (?, ?, ?, ?, 1, ?)"
        " ON CONFLICT (guild, game, form) DO UPDATE SET version = rating_books.version + 1,"
        " stale = CASE WHEN excluded.stale = 1 THEN 1 ELSE rating_books.stale END",
        (*_of(key), library, int(stale)),
    )


def mark_all_stale(db: Connection, library: str) -> None:
    """Let every book be recomputed that another library, or another version of it, has computed."""
    db.execute("UPDATE rating_books SET stale = 1 WHERE library <> ?", (library,))


def state_of(db: Connection, key: BookKey) -> BookState | None:
    """Return the state of a book, None before its first finished game."""
    row = db.execute(f"SELECT library, version, stale FROM rating_books WHERE {OF_BOOK}", _of(key)).fetchone()  # noqa: S608  # our own condition
    return None if row is None else BookState(key, *row)


def put_ratings(db: Connection, key: BookKey, rated: Iterable[Rated]) -> None:
    """Store the present ratings of some persons."""
    db.executemany(
        f"INSERT INTO ratings (guild, game, form, {RATED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  # our own columns
        " ON CONFLICT (guild, game, form, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " day = excluded.day, games = excluded.games",
        [(*_of(key), *msgspec.structs.astuple(one)) for one in rated],
    )


def put_steps(db: Connection, key: BookKey, steps: Iterable[RatedStep]) -> None:
    """Store further steps."""
    db.executemany(
        f"INSERT INTO rating_steps (guild, game, form, {STEP}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608  # our own columns
        [(*_of(key), *msgspec.structs.astuple(step)) for step in steps],
    )


def drop_steps(db: Connection, key: BookKey, since: tuple[float, int, int] | None) -> None:
    """Delete the steps of a book from a game on: its end, match and number; all of them if None."""
    if since is None:
        db.execute(f"DELETE FROM rating_steps WHERE {OF_BOOK}", _of(key))  # noqa: S608  # our own condition
        return
    db.execute(
        f"DELETE FROM rating_steps WHERE {OF_BOOK} AND ended >= ?"  # noqa: S608  # our own condition
        " AND (ended > ? OR match > ? OR (match = ? AND nth >= ?))",
        (*_of(key), since[0], since[0], since[1], since[1], since[2]),
    )


def drop_ratings(db: Connection, key: BookKey) -> None:
    """Delete the present ratings of a book."""
    db.execute(f"DELETE FROM ratings WHERE {OF_BOOK}", _of(key))  # noqa: S608  # our own condition


def mark_computed(db: Connection, key: BookKey, library: str) -> None:
    """Store that a book is up to date again, and by which library."""
    db.execute(f"UPDATE rating_books SET stale = 0, library = ? WHERE {OF_BOOK}", (library, *_of(key)))  # noqa: S608  # our own condition


# ---------------------------------------------------------------- reading, inside a transaction


def get_rating(db: Connection, guild: int, game: str, form: str, user: int) -> Rated | None:
    """Return the rating of a person, None before their first rated game."""
    row = db.execute(f"SELECT {RATED} FROM ratings WHERE {OF_BOOK} AND user = ?", (guild, game, form, user)).fetchone()  # noqa: S608  # our own columns
    return None if row is None else Rated(*row)


def get_ratings(db: Connection, key: BookKey) -> list[Rated]:
    """Return the ratings of a book by the numbers of their persons."""
    rows = db.execute(f"SELECT {RATED} FROM ratings WHERE {OF_BOOK} ORDER BY user", _of(key))  # noqa: S608  # our own columns
    return [Rated(*row) for row in rows]


def last_step(db: Connection, key: BookKey) -> tuple[float, int, int] | None:
    """Return the end, match and number of the latest rated game of a book, None before the first."""
    row = db.execute(
        f"SELECT ended, match, nth FROM rating_steps WHERE {OF_BOOK} ORDER BY ended DESC, match DESC, nth DESC LIMIT 1",  # noqa: S608  # our own condition
        _of(key),
    ).fetchone()
    return None if row is None else (row[0], row[1], row[2])


def steps_in_order(db: Connection, key: BookKey, since: float = 0.0) -> list[Row]:
    """Return the steps of a book in the order of their games, as rows with the fields of `RatedStep`.

    `since` leaves out games that ended before it, in unix seconds.
    """
    found: list[Row] = db.execute(
        f"SELECT {STEP} FROM rating_steps WHERE {OF_BOOK} AND ended >= ? ORDER BY ended, match, nth, user",  # noqa: S608  # our own columns
        (*_of(key), since),
    ).fetchall()
    return found


def steps_of(db: Connection, key: BookKey, user: int) -> list[RatedStep]:
    """Return the steps of a person's rating, the oldest first."""
    rows = db.execute(
        f"SELECT {STEP} FROM rating_steps WHERE {OF_BOOK} AND user = ? ORDER BY ended, match, nth",  # noqa: S608  # our own columns
        (*_of(key), user),
    )
    return [RatedStep(*row) for row in rows]


def all_books(db: Connection) -> list[BookState]:
    """Return all books with a finished game, in order."""
    rows = db.execute("SELECT guild, game, form, library, version, stale FROM rating_books ORDER BY guild, game, form")
    return [BookState(BookKey(*row[:3]), *row[3:]) for row in rows]


# ---------------------------------------------------------------- reading


async def stale(db: Database) -> list[BookState]:
    """Return the books that have to be recomputed."""
    rows = await db.read(
        "SELECT guild, game, form, library, version, stale FROM rating_books WHERE stale = 1 ORDER BY guild, game, form"
    )
    return [BookState(BookKey(*row[:3]), *row[3:]) for row in rows]


async def rating_of(db: Database, guild: int, game: str, form: str, user: int) -> Rated | None:
    """Return the rating of a person, None before their first rated game."""
    rows = await db.read(f"SELECT {RATED} FROM ratings WHERE {OF_BOOK} AND user = ?", guild, game, form, user)  # noqa: S608  # our own columns
    return Rated(*rows[0]) if rows else None


async def of_person(db: Database, guild: int, user: int) -> list[tuple[BookKey, Rated]]:
    """Return all ratings of a person on a server, by game and form."""
    rows = await db.read(
        f"SELECT guild, game, form, {RATED} FROM ratings WHERE guild = ? AND user = ? ORDER BY game, form",  # noqa: S608  # our own columns
        guild,
        user,
    )
    return [(BookKey(*row[:3]), Rated(*row[3:])) for row in rows]


async def listed(db: Database, key: BookKey, since: int) -> list[Listed]:
    """Return the ratings of those whose latest rated game is of the day `since` or later, and who do not leave the lists.

    Former players are in no list (TM-68).
    """
    rows = await db.read(
        "SELECT r.user, r.mu, r.sigma, r.day, r.games, coalesce(p.name, '') FROM ratings r"
        " LEFT JOIN players p ON p.user = r.user LEFT JOIN preferences q ON q.user = r.user"
        " WHERE r.guild = ? AND r.game = ? AND r.form = ? AND r.day >= ? AND r.user > 0 AND coalesce(q.listed, 1) = 1"
        " ORDER BY r.user",
        *_of(key),
        since,
    )
    return await asyncio.to_thread(lambda: [Listed(Rated(*row[:5]), row[5]) for row in rows])


async def played(db: Database, guild: int) -> list[BookKey]:
    """Return the books of a server with at least one rated game, in order."""
    rows = await db.read(
        "SELECT b.guild, b.game, b.form FROM rating_books b WHERE b.guild = ? AND EXISTS (SELECT 1 FROM ratings r"
        " WHERE r.guild = b.guild AND r.game = b.game AND r.form = b.form) ORDER BY b.game, b.form",
        guild,
    )
    return [BookKey(*row) for row in rows]


async def unlisted(db: Database) -> set[int]:
    """Return everybody who wants to stand in no list, or keeps their profile to themselves."""
    rows = await db.read("SELECT user FROM preferences WHERE listed = 0 OR profile = 'private'")
    return {row[0] for row in rows}


async def names_of(db: Database, users: Sequence[int]) -> dict[int, str]:
    """Return the stored names of several persons; those without one are left out."""
    marks = ", ".join("?" for _ in users)
    rows = await db.read(f"SELECT user, name FROM players WHERE user IN ({marks})", *users) if users else []  # noqa: S608  # question marks
    return {row[0]: row[1] for row in rows}
