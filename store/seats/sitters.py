"""Former users of seats, and seats offered to substitutes, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from store.clauses import only, replacing
from store.connection import Connection, Cursor
from store.database import Database

SITTERS = "SELECT seat, nth, user, name, until FROM sitters WHERE match = ? ORDER BY seat, nth"
OFFER = "match, seat, user, by, at"
REPLACING = replacing("match, seat", ("user", "by", "at"))

LAPSED = (
    "FROM offers JOIN matches ON matches.id = offers.match"
    " JOIN seats ON seats.match = offers.match AND seats.seat = offers.seat"
    " LEFT JOIN clocks ON clocks.match = offers.match AND clocks.seat = offers.seat"
    " WHERE (offers.at <= ? OR matches.status <> 'playing' OR seats.status = 'left'"
    " OR (seats.status = 'human' AND seats.user <> offers.by AND seats.gone IS NULL AND clocks.fallen IS NULL))"
)


class Sitter(msgspec.Struct, frozen=True):
    """A former user of a seat, the `nth` of it from 0, until when; the name is empty once the user has deleted their data."""

    seat: int
    nth: int
    user: int
    name: str
    until: float


class Offer(msgspec.Struct, frozen=True):
    """A seat offered by its user to another user, or (None) to anybody."""

    match: int
    seat: int
    user: int | None
    by: int
    at: float


def replace(db: Connection, match: int, seat: int, user: int, name: str, now: float) -> int:
    """Seat a user in place of the present one; return the number of the present one, -1 for an invited practice player."""
    db.execute(
        "INSERT INTO sitters (match, seat, nth, user, name, until) SELECT match, seat,"
        " (SELECT count(*) FROM sitters WHERE match = seats.match AND seat = seats.seat), user, name, ?"
        " FROM seats WHERE match = ? AND seat = ? AND user IS NOT NULL",
        (now, match, seat),
    )
    db.execute(
        "UPDATE seats SET user = ?, name = ?, status = 'human', acted = 0, pinged = 0, gone = NULL"
        " WHERE match = ? AND seat = ?",
        (user, name, match, seat),
    )
    return int(db.execute("SELECT count(*) - 1 FROM sitters WHERE match = ? AND seat = ?", (match, seat)).fetchone()[0])


def ask(db: Connection, match: int) -> Cursor:
    """Ask for the former users of a match's seats."""
    return db.execute(SITTERS, (match,))


def answered(rows: Iterable[Any]) -> list[Sitter]:
    """Return the former users for whom `ask` has asked."""
    return [Sitter(*row) for row in rows]


def get(db: Connection, match: int) -> list[Sitter]:
    """Return the former users of a match's seats, read in the running transaction."""
    return answered(ask(db, match))


def offer(db: Connection, new: Offer) -> None:
    """Store an offer of a seat in place of an older one."""
    db.execute(
        f"INSERT INTO offers ({OFFER}) VALUES (?, ?, ?, ?, ?){REPLACING}",  # noqa: S608  # our own columns
        msgspec.structs.astuple(new),
    )


def extend_deadlines(db: Connection, seconds: float, match: int | None = None) -> None:
    """Move the ends of all offers by so many seconds, or of those of one match."""
    more, value = only("match", match)
    db.execute(f"UPDATE offers SET at = at + ? WHERE at IS NOT NULL{more}", (seconds, *value))  # noqa: S608  # our own condition


def seats_on_offer(db: Connection) -> list[tuple[int, int]]:
    """Return match and seat of every offer, read in the running transaction."""
    return [(match, seat) for match, seat in db.execute("SELECT match, seat FROM offers ORDER BY match, seat")]


def drop_offer(db: Connection, match: int, seat: int) -> bool:
    """Delete an offer; return whether there was one."""
    return db.execute("DELETE FROM offers WHERE match = ? AND seat = ?", (match, seat)).rowcount > 0


def drop_lapsed_offers(db: Connection, match: int, before: float) -> list[int]:
    """Delete the lapsed offers of a match; return their seats.

    An offer lapses if it was made before `before`, if its match no longer runs, or if its user plays the seat again.
    """
    query = f"SELECT offers.seat {LAPSED} AND offers.match = ?"
    gone = [row[0] for row in db.execute(query, (before, match))]
    for seat in gone:
        drop_offer(db, match, seat)
    return gone


async def of_match(db: Database, match: int) -> list[Sitter]:
    """Return the former users of a match's seats, in order."""
    return [Sitter(*row) for row in await db.read(SITTERS, match)]


async def offer_of(db: Database, match: int, seat: int) -> Offer | None:
    """Return the offer of a seat, None without one."""
    rows = await db.read(f"SELECT {OFFER} FROM offers WHERE match = ? AND seat = ?", match, seat)  # noqa: S608  # our own columns
    return Offer(*rows[0]) if rows else None


async def flagged_seats(db: Database, match: int) -> set[int]:
    """Return the seats of a match whose flag is down."""
    return {row[0] for row in await db.read("SELECT seat FROM clocks WHERE match = ? AND fallen IS NOT NULL", match)}


async def with_lapsed_offers(db: Database, before: float) -> list[int]:
    """Return the ids of the matches with offers that `drop_lapsed_offers` would delete."""
    return [row[0] for row in await db.read(f"SELECT DISTINCT offers.match {LAPSED}", before)]


async def oldest_offer(db: Database) -> float | None:
    """Return when the oldest offer was made, None without one."""
    rows = await db.read("SELECT min(at) FROM offers")
    return None if rows[0][0] is None else float(rows[0][0])


async def last_answer_by_practice(db: Database, match: int, seat: int) -> bool:
    """Return whether the practice player made a seat's last choice."""
    rows = await db.read(
        "SELECT source FROM choices WHERE match = ? AND seat = ? AND kind <> 'undo' ORDER BY version DESC LIMIT 1",
        match,
        seat,
    )
    return bool(rows) and rows[0][0] == "practice"


async def replaced_by_practice(db: Database, user: int) -> list[tuple[str, str]]:
    """Return code and game of the running matches where the practice player has this user's seat, newest first."""
    rows = await db.read(
        "SELECT matches.code, matches.game FROM matches JOIN seats ON seats.match = matches.id"
        " WHERE seats.user = ? AND seats.status = 'practice' AND matches.status = 'playing' ORDER BY matches.id DESC",
        user,
    )
    return [(row[0], row[1]) for row in rows]
