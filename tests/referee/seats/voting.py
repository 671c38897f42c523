"""Motions about those whose flags are down."""

from __future__ import annotations

from referee.clocks.terms import DAY
from referee.match.live import Live
from store.seats.motions import Kind
from tests.referee.clocks.timed import fallen, passes, seal, table
from tests.referee.conftest import Room


async def late(room: Room, *users: int, clock: str = "10m", ready: int = 0) -> Live:
    """Return a match where all flags are down but those of the first `ready` seats, whose answers are sealed."""
    live = await table(room, clock, *users)
    for seat in range(ready):
        await seal(room, live, seat)
    await passes(room, 31 * DAY)
    assert await fallen(room, live) == list(range(ready, len(users)))
    await room.owed()
    return live


async def press(room: Room, live: Live, user: int, kind: Kind, about: int = -1) -> str:
    return (await room.referee.motions.propose(live.row.code, user, kind, about))[1]


async def votes(room: Room, live: Live) -> dict[tuple[str, int], tuple[int, ...]]:
    return {(m.kind, m.about): m.votes for m in await room.referee.motions.open_motions(live)}
