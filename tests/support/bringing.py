"""What persons bring to a lobby in tests that play every game: what is ready, such as a preset deck."""

from __future__ import annotations

from random import Random

from referee.lobby.bringing import options_of
from referee.match.live import Live
from referee.service import Referee


async def bring_ready(referee: Referee, live: Live) -> None:
    """Let all persons of a lobby bring what is ready, if its game is one to which something is brought."""
    rules, rng = referee.lobbies.rules_of(live.row), Random(3)
    kind = rules.game.bring
    for seat in live.seats if kind is not None else ():
        if seat.user is not None:
            await referee.lobbies.bring(live.row.code, seat.user, kind.preset(rules.pack, options_of(rules, live), rng))
