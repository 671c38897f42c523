"""Who sat where before, and seats offered to substitutes, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3

import msgspec

from store.database import Database

SITTERS = "SELECT seat, nth, user, name, until FROM sitters WHERE match = ? ORDER BY seat, nth"
OFFER = "match, seat, user, by, at"

LAPSED = (
    "FROM offers JOIN matches ON matches.id = offers.match"
    " JOIN seats ON seats.match = offers.match AND seats.seat = offers.seat"
    " LEFT JOIN clocks ON clocks.match = offers.match AND clocks.seat = offers.seat"
    " WHERE (offers.at <= ? OR matches.status <> 'playing' OR seats.status = 'left'"
    " OR (seats.status = 'human' AND seats.user <> offers.by AND seats.gone IS NULL AND clocks.fallen IS NULL))"
)


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who sat on a seat until then, the `nth` of it from 0; the name is empty once its user has deleted their data."""

    seat: int
    nth: int
    user: int
    name: str
    until: float


class Offer(msgspec.Struct, frozen=True):
    """A seat offered by a user to another one, or (None) to anybody."""

    match: int
    seat: int
    user: int | None
    by: int
    at: float


def replace(db: sqlite3.Connection, match: int, seat: int, user: int, name: str, now: float) -> int:
    """Seat a user in place of who sat there; return the number of that one, -1 for a practice player that was invited."""
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


def present(db: sqlite3.Connection, match: int) -> list[Sitter]:
    """Return who sat on a match's seats before, as the running transaction leaves it."""
    return [Sitter(*row) for row in db.execute(SITTERS, (match,))]


def offer(db: sqlite3.Connection, new: Offer) -> None:
    """Offer a seat; an older offer of it is replaced."""
    db.execute(
        f"INSERT OR REPLACE INTO offers ({OFFER}) VALUES (?, ?, ?, ?, ?)",  # noqa: S608  # our own columns
        msgspec.structs.astuple(new),
    )


def lend(db: sqlite3.Connection, seconds: float) -> None:
    """Let all offers stand so many seconds longer."""
    db.execute("UPDATE offers SET at = at + ?", (seconds,))


def all_offered(db: sqlite3.Connection) -> list[tuple[int, int]]:
    """Return the matches and seats of all offers, as the running transaction leaves them."""
    return [(match, seat) for match, seat in db.execute("SELECT match, seat FROM offers ORDER BY match, seat")]


def drop_offer(db: sqlite3.Connection, match: int, seat: int) -> bool:
    """Take an offer back; return whether there was one."""
    return db.execute("DELETE FROM offers WHERE match = ? AND seat = ?", (match, seat)).rowcount > 0


def drop_lapsed(db: sqlite3.Connection, match: int, before: float) -> list[int]:
    """Drop the offers of a match without object, and return their seats.

    Those made before then, all of a match that no longer runs, and that of a seat which is its person's own again.
    """
    query = f"SELECT offers.seat {LAPSED} AND offers.match = ?"
    gone = [row[0] for row in db.execute(query, (before, match))]
    for seat in gone:
        drop_offer(db, match, seat)
    return gone


async def of_match(db: Database, match: int) -> list[Sitter]:
    """Return who sat on a match's seats before, in order."""
    return [Sitter(*row) for row in await db.read(SITTERS, match)]


async def offered(db: Database, match: int, seat: int) -> Offer | None:
    """Return the offer of a seat."""
    rows = await db.read(f"SELECT {OFFER} FROM offers WHERE match = ? AND seat = ?", match, seat)  # noqa: S608  # our own columns
    return Offer(*rows[0]) if rows else None


async def fallen(db: Database, match: int) -> set[int]:
    """Return the seats of a match whose flag is down."""
    return {row[0] for row in await db.read("SELECT seat FROM clocks WHERE match = ? AND fallen IS NOT NULL", match)}


async def lapsing(db: Database, before: float) -> list[int]:
    """Return the ids of the matches with offers that `drop_lapsed` would drop."""
    return [row[0] for row in await db.read(f"SELECT DISTINCT offers.match {LAPSED}", before)]


async def oldest_offer(db: Database) -> float | None:
    """Return when the oldest offer was made."""
    rows = await db.read("SELECT min(at) FROM offers")
    return None if rows[0][0] is None else float(rows[0][0])


async def practiced(db: Database, match: int, seat: int) -> bool:
    """Whether the practice player gave a seat's last answer."""
    rows = await db.read(
        "SELECT source FROM choices WHERE match = ? AND seat = ? AND kind != 'undo' ORDER BY version DESC LIMIT 1",
        match,
        seat,
    )
    return bool(rows) and rows[0][0] == "practice"


async def left_by(db: Database, user: int) -> list[tuple[str, str]]:
    """Return code and game of the running matches where the practice player has this user's seat, newest first."""
    rows = await db.read(
        "SELECT matches.code, matches.game FROM matches JOIN seats ON seats.match = matches.id"
        " WHERE seats.user = ? AND seats.status = 'practice' AND matches.status = 'playing' ORDER BY matches.id DESC",
        user,
    )
    return [(row[0], row[1]) for row in rows]
