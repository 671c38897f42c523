"""The organiser's lists for the seeds of tournaments, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from store.connection import Connection
from store.database import Database


class Seed(msgspec.Struct, frozen=True):
    """A line of a list: its place from 1, and the user, or the name as typed while no person of that name has entered."""

    place: int
    user: int | None
    name: str = ""


def put(db: Connection, tournament: int, seeds: Sequence[Seed]) -> None:
    """Store a list in place of an earlier one."""
    db.execute("DELETE FROM tournament_seeds WHERE tournament = ?", (tournament,))
    db.executemany(
        "INSERT INTO tournament_seeds (tournament, place, user, name) VALUES (?, ?, ?, ?)",
        [(tournament, *msgspec.structs.astuple(seed)) for seed in seeds],
    )


def claim(db: Connection, tournament: int, place: int, user: int) -> None:
    """Store whom a line is about, in place of the typed name."""
    db.execute(
        "UPDATE tournament_seeds SET user = ?, name = '' WHERE tournament = ? AND place = ?", (user, tournament, place)
    )


def forget(db: Connection, tournament: int, user: int) -> None:
    """Delete the lines about a user: by their id, and by the name under which the bot knows them."""
    db.execute(
        "DELETE FROM tournament_seeds WHERE tournament = ?"
        " AND (user = ? OR name IN (SELECT name FROM players WHERE user = ?))",
        (tournament, user, user),
    )


async def of_tournament(db: Database, tournament: int) -> list[Seed]:
    """Return the list of a tournament, the best first."""
    rows = await db.read(
        "SELECT place, user, name FROM tournament_seeds WHERE tournament = ? ORDER BY place", tournament
    )
    return [Seed(*row) for row in rows]
