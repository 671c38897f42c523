"""What persons bring in tests that play every game, to a lobby and to a tournament: what is ready, such as a preset deck."""

from __future__ import annotations

from random import Random

from engines.games import GAMES
from referee.lobby.bringing import options_of
from referee.match.live import Live
from referee.service import Referee


async def bring_ready(referee: Referee, live: Live) -> None:
    """Let all persons of a lobby bring what is ready, if its game is one to which each must bring something."""
    rules, rng = referee.lobbies.rules_of(live.row), Random(3)
    kind = rules.game.bring
    if kind is None or not kind.required:
        return
    for seat in live.seats:
        if seat.user is not None:
            await referee.lobbies.bring(live.row.code, seat.user, kind.preset(rules.pack, options_of(rules, live), rng))


def ready(game: str) -> str:
    """Return what somebody may bring to a tournament of a game, empty for one to which nothing is brought."""
    kind = GAMES[game].bring
    return "" if kind is None else kind.preset(GAMES[game].standard.pack, GAMES[game].options_type(), Random(3))
