"""The entries of a tournament and their persons, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from store import digests
from store.connection import Connection
from store.database import Database
from store.tournaments import seeds

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


def add(db: Connection, tournament: int, entry: int, name: str, members: Sequence[tuple[int, str]]) -> None:
    """Store an entry with its persons: pairs of user and name, the captain first."""
    db.execute("INSERT INTO tournament_entries (tournament, entry, name) VALUES (?, ?, ?)", (tournament, entry, name))
    db.executemany(
        "INSERT INTO tournament_members (tournament, entry, place, user, name) VALUES (?, ?, ?, ?, ?)",
        [(tournament, entry, place, user, called) for place, (user, called) in enumerate(members)],
    )


def add_reserve(db: Connection, tournament: int, entry: int, user: int, name: str) -> None:
    """Store a team's reserve, in place of an earlier one."""
    db.execute(
        "DELETE FROM tournament_members WHERE tournament = ? AND entry = ? AND place = ?", (tournament, entry, RESERVE)
    )
    db.execute(
        "INSERT INTO tournament_members (tournament, entry, place, user, name) VALUES (?, ?, ?, ?, ?)",
        (tournament, entry, RESERVE, user, name),
    )


def bring(db: Connection, tournament: int, entry: int, brought: str) -> None:
    """Store the deck and the like that an entry plays with."""
    db.execute(
        "UPDATE tournament_entries SET brought = ?, brought_digest = ? WHERE tournament = ? AND entry = ?",
        (brought, digests.of_entry(tournament, entry, brought), tournament, entry),
    )


def forget(db: Connection, tournament: int, user: int, number: int) -> None:
    """Take a person out of a tournament's tables: a negative number stands for them, and nothing names them."""
    own = "SELECT entry FROM tournament_members WHERE tournament = ? AND user = ?"
    db.execute(
        f"UPDATE tournament_entries SET name = '', brought = '' WHERE tournament = ? AND entry IN ({own})",  # noqa: S608  # our own query
        (tournament, tournament, user),
    )
    db.execute(
        "UPDATE tournament_members SET user = ?, name = '', active = 0 WHERE tournament = ? AND user = ?",
        (number, tournament, user),
    )
    db.execute("DELETE FROM tournament_teams WHERE tournament = ? AND ? IN (captain, mate)", (tournament, user))
    db.execute(
        "DELETE FROM tournament_organisers WHERE tournament = ? AND kind = 'user' AND id = ?", (tournament, user)
    )
    db.execute("UPDATE tournament_records SET user = NULL WHERE tournament = ? AND user = ?", (tournament, user))
    db.execute("UPDATE tournaments SET made_by = NULL WHERE id = ? AND made_by = ?", (tournament, user))
    seeds.forget(db, tournament, user)


def release(db: Connection, tournament: int, entry: int) -> None:
    """Note that an entry was withdrawn: its persons may enter anew."""
    db.execute("UPDATE tournament_members SET active = 0 WHERE tournament = ? AND entry = ?", (tournament, entry))


def propose(db: Connection, tournament: int, team: Team) -> None:
    """Store a team that waits for its second person; a captain waits for one at a time."""
    withdraw_proposal(db, tournament, team.captain)
    db.execute(
        "INSERT INTO tournament_teams (tournament, captain, mate, name, press, at) VALUES (?, ?, ?, ?, ?, ?)",
        (tournament, team.captain, team.mate, team.name, team.press, team.at),
    )


def withdraw_proposal(db: Connection, tournament: int, captain: int) -> None:
    """Forget a team that waits for its second person."""
    db.execute("DELETE FROM tournament_teams WHERE tournament = ? AND captain = ?", (tournament, captain))


def get(db: Connection, tournament: int) -> list[Member]:
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


async def brought(db: Database, tournament: int) -> dict[int, str]:
    """Return the decks of the entries that brought one."""
    rows = await db.read(
        "SELECT entry, brought, brought_digest FROM tournament_entries WHERE tournament = ? AND brought <> ''",
        tournament,
    )
    return dict(db.checked(lambda row: _brought(tournament, *row), rows))


def _brought(tournament: int, entry: int, text: str, digest: int) -> tuple[int, str]:
    """Return an entry with what it brought. Raises DamagedError if that is not what was stored."""
    digests.check(
        digest, digests.of_entry(tournament, entry, text), f"what entry {entry} brought", tournament=tournament
    )
    return entry, text


async def tournaments_naming(db: Database, user: int) -> list[int]:
    """Return the tournaments that name a user anywhere: in entries, teams, lists, among organisers, in the log."""
    rows = await db.read(
        "SELECT tournament FROM tournament_members WHERE user = ?1"
        " UNION SELECT tournament FROM tournament_teams WHERE ?1 IN (captain, mate)"
        " UNION SELECT tournament FROM tournament_organisers WHERE kind = 'user' AND id = ?1"
        " UNION SELECT tournament FROM tournament_records WHERE user = ?1"
        " UNION SELECT tournament FROM tournament_seeds"
        " WHERE user = ?1 OR name IN (SELECT name FROM players WHERE user = ?1)"
        " UNION SELECT id FROM tournaments WHERE made_by = ?1 ORDER BY 1",
        user,
    )
    return [row[0] for row in rows]


async def proposals(db: Database, tournament: int) -> list[Team]:
    """Return the teams that wait for their second person, the oldest first."""
    rows = await db.read(
        "SELECT captain, mate, name, press, at FROM tournament_teams WHERE tournament = ? ORDER BY at, captain",
        tournament,
    )
    return [Team(*row) for row in rows]
