"""What concerns one user over all servers, in SQL: their tables with clock and message, and what they chose last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from store.database import Database


class Place(msgspec.Struct, frozen=True):
    """A user's seat at an open match: where its board is posted, and the own clock; moments are unix seconds."""

    match: int
    seat: int
    channel: int | None
    message: int | None
    since: float | None
    due: float | None
    fallen: float | None


class Known(msgspec.Struct, frozen=True):
    """The version that a user's last own choice led to, and when they made it."""

    version: int
    at: float


async def places(db: Database, user: int) -> list[Place]:
    """Return a user's seats at lobbies and running matches, the newest match first."""
    rows = await db.read(
        "SELECT s.match, s.seat, p.channel, p.message, c.since, c.due, c.fallen FROM seats s"
        " JOIN matches m ON m.id = s.match"
        " LEFT JOIN posts p ON p.match = s.match AND p.slot = 'board'"
        " LEFT JOIN clocks c ON c.match = s.match AND c.seat = s.seat"
        " WHERE s.user = ? AND s.status = 'human' AND m.status IN ('lobby', 'playing', 'frozen') ORDER BY s.match DESC",
        user,
    )
    return [Place(*row) for row in rows]


class Seated(msgspec.Struct, frozen=True):
    """Who has a seat at a match: None for a practice player that was invited, a negative number for a deleted user."""

    user: int | None
    name: str
    seat: int = 0
    status: str = "human"
    imported: bool = False


async def seated(db: Database, codes: Sequence[str]) -> dict[str, list[Seated]]:
    """Return who has the seats of these matches, by code and in the order of the seats.

    Of a match that still runs, without those who have left it; of a finished one with them.
    """
    rows = await db.read(
        "SELECT m.code, s.user, s.name, s.seat, s.status, m.imported FROM seats s JOIN matches m ON m.id = s.match"
        " WHERE m.code IN (SELECT value FROM json_each(?))"
        " AND (s.status != 'left' OR m.status IN ('over', 'closed')) ORDER BY m.id, s.seat",
        msgspec.json.encode(list(codes)).decode(),
    )
    found: dict[str, list[Seated]] = {}
    for code, user, name, seat, status, imported in rows:
        found.setdefault(code, []).append(Seated(user, name, seat, status, imported=bool(imported)))
    return found


async def last_choice(db: Database, match: int, user: int) -> Known | None:
    """Return what a user knew last by their own doing: what a standing order answered meanwhile is news to them."""
    rows = await db.read(
        "SELECT version, at FROM choices WHERE match = ? AND user = ? AND source = 'player' AND NOT ordered"
        " ORDER BY version DESC LIMIT 1",
        match,
        user,
    )
    return Known(*rows[0]) if rows else None
