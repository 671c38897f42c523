"""The roles that the bot has given for tournaments, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from store.connection import Connection
from store.database import Database


def note_given(db: Connection, tournament: int, user: int, role: int) -> None:
    """Store that a user has got a role for a tournament."""
    db.execute(
        "INSERT INTO tournament_roles (tournament, user, role) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (tournament, user, role),
    )


def note_taken(db: Connection, tournament: int, user: int, role: int) -> None:
    """Store that a user no longer has a role that the bot gave for a tournament."""
    db.execute("DELETE FROM tournament_roles WHERE tournament = ? AND user = ? AND role = ?", (tournament, user, role))


async def given(db: Database, tournament: int) -> set[tuple[int, int]]:
    """Return pairs of user and role that the bot has given for a tournament."""
    rows = await db.read("SELECT user, role FROM tournament_roles WHERE tournament = ?", tournament)
    return {(row[0], row[1]) for row in rows}


async def with_roles(db: Database) -> list[int]:
    """Return the tournaments that give roles and are not over, or have roles to be taken back."""
    rows = await db.read(
        "SELECT id FROM tournaments WHERE (role IS NOT NULL OR champion IS NOT NULL)"
        " AND phase IN ('open', 'check_in', 'running') UNION SELECT DISTINCT tournament FROM tournament_roles"
        " UNION SELECT id FROM tournaments WHERE champion IS NOT NULL AND phase = 'over' ORDER BY 1"
    )
    return [row[0] for row in rows]


async def with_events(db: Database) -> list[int]:
    """Return the tournaments with an announced time whose event in Discord may have to change."""
    rows = await db.read(
        "SELECT id FROM tournaments WHERE (begins IS NOT NULL AND event IS NULL AND phase IN ('open', 'check_in', 'running'))"
        " OR event > 0 ORDER BY id"
    )
    return [row[0] for row in rows]
