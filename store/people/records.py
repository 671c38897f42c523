"""Results of a user's finished matches on a server, in SQL."""

from __future__ import annotations

import msgspec

from store.database import Database


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match of a user: where and when, its stored outcome, their seat with its status, the asker's seat."""

    code: str
    game: str
    channel: int
    parent: int | None
    ended: float
    result: str
    seat: int
    status: str
    asker: int | None


async def on_server(db: Database, user: int, guild: int, asker: int) -> list[FinishedMatch]:
    """Return a user's matches on a server that were played to an outcome against people, the newest first."""
    rows = await db.read(
        "SELECT m.code, m.game, m.channel, m.parent, m.ended, m.result, s.seat, s.status, a.seat FROM matches m"
        " JOIN seats s ON s.match = m.id AND s.user = ?1"
        " LEFT JOIN seats a ON a.match = m.id AND a.user = ?3"
        " WHERE m.guild = ?2 AND m.pack IS NOT NULL AND m.ended IS NOT NULL AND m.result IS NOT NULL"
        " AND EXISTS (SELECT 1 FROM seats o WHERE o.match = m.id AND o.seat != s.seat AND o.user IS NOT NULL)"
        " ORDER BY m.ended DESC, m.id DESC",
        user,
        guild,
        asker,
    )
    return [FinishedMatch(*row) for row in rows]


async def finished(db: Database, user: int, game: str) -> int:
    """Return how many matches of a game a person has played to an outcome."""
    rows = await db.read(
        "SELECT COUNT(*) FROM matches m JOIN seats s ON s.match = m.id AND s.user = ?1"
        " WHERE m.game = ?2 AND m.ended IS NOT NULL AND m.result IS NOT NULL AND s.status = 'human'",
        user,
        game,
    )
    return int(rows[0][0])
