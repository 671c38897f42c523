"""Times that move the deadlines of tournaments, in SQL: downtimes, vacations, and the sides of pairings that want more time."""

from __future__ import annotations

from collections.abc import Callable

from store.connection import Connection
from store.database import Database

Place = tuple[int, int, int]
"""Stage, round and table of a pairing."""


def note_downtime(
    db: Connection, start: float, finish: float, is_reached: Callable[[int], bool] = lambda _guild: True
) -> None:
    """Store for every tournament under way that nobody could reach the bot between two moments; it takes that in at once.

    Only for those of the servers for which `is_reached` is true. If the machine's clock was set back, the moments are the
    present one by the old clock and by the new one, which is less.
    """
    rows = db.execute("SELECT id, guild FROM tournaments WHERE phase IN ('open', 'check_in', 'running') ORDER BY id")
    found = [row[0] for row in rows.fetchall() if is_reached(row[1])]
    db.executemany(
        "INSERT INTO tournament_downtimes (tournament, start, finish) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [(tournament, start, finish) for tournament in found],
    )
    db.executemany("UPDATE tournaments SET due = ? WHERE id = ?", [(finish, tournament) for tournament in found])


def forget_downtimes(db: Connection, tournament: int) -> None:
    """Forget the downtimes of a tournament: they are in its log now."""
    db.execute("DELETE FROM tournament_downtimes WHERE tournament = ?", (tournament,))


async def downtimes(db: Database, tournament: int) -> list[tuple[float, float]]:
    """Return the downtimes that are not in a tournament's log yet; one that ends before it starts is a clock set back."""
    rows = await db.read(
        "SELECT start, finish FROM tournament_downtimes WHERE tournament = ? ORDER BY start", tournament
    )
    return [(row[0], row[1]) for row in rows]


def wake_those_of(db: Connection, user: int, now: float) -> None:
    """Let the running tournaments of a user look at their vacations at once."""
    db.execute(
        "UPDATE tournaments SET due = ? WHERE phase = 'running' AND id IN"
        " (SELECT tournament FROM tournament_members WHERE user = ? AND active = 1)",
        (now, user),
    )


async def vacations(db: Database, tournament: int, since: float) -> list[tuple[int, float, float]]:
    """Return entry, start and end of the vacations of a tournament's persons that end after a moment."""
    rows = await db.read(
        "SELECT own.entry, vacations.start, vacations.finish FROM tournament_members AS own"
        " JOIN vacations ON vacations.user = own.user"
        " WHERE own.tournament = ? AND own.active = 1 AND vacations.finish > ? ORDER BY vacations.start, own.entry",
        tournament,
        since,
    )
    return [(row[0], row[1], row[2]) for row in rows]


# ---------------------------------------------------------------- wishes for more time


def wish(db: Connection, tournament: int, place: Place, entry: int) -> None:
    """Store that a side of a pairing wants more time."""
    db.execute(
        "INSERT INTO tournament_wishes (tournament, stage, round, pairing, entry) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (tournament, *place, entry),
    )


def take_wish_back(db: Connection, tournament: int, place: Place, entry: int) -> None:
    """Store that a side of a pairing does not want more time any longer."""
    db.execute(
        "DELETE FROM tournament_wishes WHERE tournament = ? AND stage = ? AND round = ? AND pairing = ? AND entry = ?",
        (tournament, *place, entry),
    )


def forget_wishes(db: Connection, tournament: int, stage: int, number: int) -> None:
    """Forget the wishes in a round."""
    db.execute(
        "DELETE FROM tournament_wishes WHERE tournament = ? AND stage = ? AND round = ?", (tournament, stage, number)
    )


async def wishes(db: Database, tournament: int) -> dict[Place, set[int]]:
    """Return the sides that want more time, by their pairing."""
    found: dict[Place, set[int]] = {}
    query = "SELECT stage, round, pairing, entry FROM tournament_wishes WHERE tournament = ?"
    for stage, number, table, entry in await db.read(query, tournament):
        found.setdefault((stage, number, table), set()).add(entry)
    return found
