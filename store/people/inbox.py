"""The inbox of a user over all servers, in SQL: tables with clock and message, and the user's last choice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from store.database import Database


class Place(msgspec.Struct, frozen=True):
    """A user's seat at an open match: where its board is posted, and the clock of the seat; times are unix seconds."""

    match: int
    seat: int
    channel: int | None
    message: int | None
    since: float | None
    due: float | None
    fallen: float | None


class LastChoice(msgspec.Struct, frozen=True):
    """The version that a user's last own choice led to, and its time."""

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


class SeatHolder(msgspec.Struct, frozen=True):
    """The user of a seat: None for a practice player from the start, a negative number for a deleted user."""

    user: int | None
    name: str
    seat: int = 0
    status: str = "human"
    imported: bool = False


async def seated(db: Database, codes: Sequence[str]) -> dict[str, list[SeatHolder]]:
    """Return the users of these matches by code, in the order of the seats.

    Users who left a running match are left out; those who left a finished one are included.
    """
    marks = ", ".join("?" for _ in codes)
    rows = await db.read(
        "SELECT m.code, s.user, s.name, s.seat, s.status, m.imported FROM seats s JOIN matches m ON m.id = s.match"  # noqa: S608  # marks only
        f" WHERE m.code IN ({marks})"
        " AND (s.status <> 'left' OR m.status IN ('over', 'closed')) ORDER BY m.id, s.seat",
        *codes,
    )
    found: dict[str, list[SeatHolder]] = {}
    for code, user, name, seat, status, imported in rows:
        found.setdefault(code, []).append(SeatHolder(user, name, seat, status, imported=bool(imported)))
    return found


async def last_choice(db: Database, match: int, user: int) -> LastChoice | None:
    """Return a user's last own choice in a match. A choice made by a standing order does not count."""
    rows = await db.read(
        "SELECT version, at FROM choices WHERE match = ? AND user = ? AND source = 'player' AND ordered = 0"
        " ORDER BY version DESC LIMIT 1",
        match,
        user,
    )
    return LastChoice(*rows[0]) if rows else None
