"""The list of a server's tables for players who look for one, in SQL."""

from __future__ import annotations

import msgspec

from store.database import Database

SEARCHED = 200
"""The most tables of a server that are searched."""


class Listed(msgspec.Struct, frozen=True):
    """A lobby or running match of a server: where its board is posted, and since when it runs."""

    match: int
    code: str
    game: str
    status: str
    channel: int
    parent: int | None
    started: float | None
    message: int | None


async def of_guild(db: Database, guild: int) -> list[Listed]:
    """Return the lobbies and running matches of a server whose board can be shown, the newest first."""
    rows = await db.read(
        "SELECT m.id, m.code, m.game, m.status, m.channel, m.parent, m.started, p.message FROM matches m"
        " LEFT JOIN posts p ON p.match = m.id AND p.slot = 'board'"
        " WHERE m.guild = ? AND m.status IN ('lobby', 'playing') AND m.homeless IS NULL ORDER BY m.id DESC LIMIT ?",
        guild,
        SEARCHED,
    )
    return [Listed(*row) for row in rows]
