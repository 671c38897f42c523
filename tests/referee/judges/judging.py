"""A match with clocks, and a judge who may be called to it."""

from __future__ import annotations

from referee.clocks.terms import parse_terms, terms_json
from referee.match.live import Live
from tests.referee.conftest import Room

JUDGE, OTHER = 90, 91

WHY = "Does the shield count twice?"

MINUTES, DAYS = terms_json(parse_terms("10m")), terms_json(parse_terms("3d"))


async def begun(room: Room, *users: int, clock: str = MINUTES) -> Live:
    """Begin a match with a clock."""
    live = await room.lobby(*(users or (1, 2, 3)), clock=clock)
    return await room.referee.lobbies.start(live.row.code, live.seats[0].user or 0)


async def left(room: Room, live: Live) -> float | None:
    """Return the seconds that the clock of the seat that is asked shows to all."""
    faces = (await room.referee.timing.faces(live)).values()
    return next((f.rest if f.rest is not None else f.due - room.time for f in faces if f.rest or f.due), None)


async def pass_time(room: Room, seconds: float) -> None:
    room.time += seconds
    await room.referee.judging.run_due()
