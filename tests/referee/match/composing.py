"""A match of the toy game in which a seat composes a play in a quiet lane."""

from __future__ import annotations

from engines.kernel.state.quiet import quiet_seat
from referee.match.live import Live
from tests.referee.conftest import Room
from tests.referee.seats.toys import asked, give

DECKS = ("rush9 rush10 shove10 shove11 shove9 shove12", "rush11 rush12 shove13 shove14 shove15 shove9")
"""Decks of cards that need a target, each of them."""


async def composing(room: Room) -> tuple[Live, int, int]:
    """Return a match at its first quiet lane, with the lane's seat and its user."""
    live = await room.lobby(1, 2, game="gauntlet")
    for user, deck in zip((1, 2), DECKS, strict=True):
        await room.referee.lobbies.bring(live.row.code, user, deck)
    live = await room.referee.lobbies.start(live.row.code, 1)
    while quiet_seat(live.rules_and_match[1]) is None:
        decision, user = next(asked(live))
        live = await give(room, live, decision, user, decision.options[0].key)
    seat = quiet_seat(live.rules_and_match[1])
    assert seat is not None
    user = next(s.user for s in live.seats if s.seat == seat) or 0
    await room.owed()
    return live, seat, user
