"""The entries of a tournament and their persons, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from store.database import Database

RESERVE = 2
"""The place of a team's reserve."""


class Member(msgspec.Struct, frozen=True):
    """A person of an entry. `place`: 0 and 1 play, 2 is the reserve. `active` is 0 once the entry was withdrawn."""

    entry: int
    place: int
    user: int
    name: str
    active: int = 1


class Team(msgspec.Struct, frozen=True):
    """A team that waits for the other person's word. `press` is the id of the captain's press."""

    captain: int
    mate: int
    name: str
    press: int
    at: float


def add(db: sqlite3.Connection, tournament: int, entry: int, name: str, members: Sequence[tuple[int, str]]) -> None:
    """Store an entry with its persons: pairs of user and name, the captain first."""
    db.execute("INSERT INTO tournament_entries (tournament, entry, name) VALUES (?, ?, ?)", (tournament, entry, name))
    db.executemany(
        "INSERT INTO tournament_members (tournament, entry, place, user, name) VALUES (?, ?, ?, ?, ?)",
        [(tournament, entry, place, user, called) for place, (user, called) in enumerate(members)],
    )


def add_reserve(db: sqlite3.Connection, tournament: int, entry: int, user: int, name: str) -> None:
    """Store a team's reserve, in place of an earlier one."""
    db.execute(
        "DELETE FROM tournament_members WHERE tournament = ? AND entry = ? AND place = ?", (tournament, entry, RESERVE)
    )
    db.execute(
        "INSERT INTO tournament_members (tournament, entry, place, user, name) VALUES (?, ?, ?, ?, ?)",
        (tournament, entry, RESERVE, user, name),
    )


def release(db: sqlite3.Connection, tournament: int, entry: int) -> None:
    """Note that an entry was withdrawn: its persons may enter anew."""
    db.execute("UPDATE tournament_members SET active = 0 WHERE tournament = ? AND entry = ?", (tournament, entry))


def propose(db: sqlite3.Connection, tournament: int, team: Team) -> None:
    """Store a team that waits for its second person; a captain waits for one at a time."""
    withdraw_proposal(db, tournament, team.captain)
    db.execute(
        "INSERT INTO tournament_teams (tournament, captain, mate, name, press, at) VALUES (?, ?, ?, ?, ?, ?)",
        (tournament, team.captain, team.mate, team.name, team.press, team.at),
    )


def withdraw_proposal(db: sqlite3.Connection, tournament: int, captain: int) -> None:
    """Forget a team that waits for its second person."""
    db.execute("DELETE FROM tournament_teams WHERE tournament = ? AND captain = ?", (tournament, captain))


def get(db: sqlite3.Connection, tournament: int) -> list[Member]:
    """Return all persons of a tournament, read in the running transaction."""
    query = "SELECT entry, place, user, name, active FROM tournament_members WHERE tournament = ? ORDER BY entry, place"
    return [Member(*row) for row in db.execute(query, (tournament,))]


async def members(db: Database, tournament: int) -> list[Member]:
    """Return all persons of a tournament, by entry and place."""
    rows = await db.read(
        "SELECT entry, place, user, name, active FROM tournament_members WHERE tournament = ? ORDER BY entry, place",
        tournament,
    )
    return [Member(*row) for row in rows]


async def names(db: Database, tournament: int) -> dict[int, str]:
    """Return the names of all entries, as stored."""
    rows = await db.read("SELECT entry, name FROM tournament_entries WHERE tournament = ?", tournament)
    return {row[0]: row[1] for row in rows}


async def proposals(db: Database, tournament: int) -> list[Team]:
    """Return the teams that wait for their second person, the oldest first."""
    rows = await db.read(
        "SELECT captain, mate, name, press, at FROM tournament_teams WHERE tournament = ? ORDER BY at, captain",
        tournament,
    )
    return [Team(*row) for row in rows]
