"""Counts of the matches that a user has finished, in SQL."""

from __future__ import annotations

from store.database import Database


async def finished(db: Database, user: int, game: str) -> int:
    """Return how many matches of a game a person has played to an outcome."""
    rows = await db.read(
        "SELECT COUNT(*) FROM matches m JOIN seats s ON s.match = m.id AND s.user = ?1"
        " WHERE m.game = ?2 AND m.ended IS NOT NULL AND m.result IS NOT NULL AND s.status = 'human'",
        user,
        game,
    )
    return int(rows[0][0])
