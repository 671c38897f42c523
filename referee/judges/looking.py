"""The part of a match that a judge sees who has said in the open that they look at everything: all hands, all decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.kernel.choose import take_back
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen, view
from referee.match.live import Live


def all_hands(live: Live) -> dict[Seat, Seen]:
    """Return the view of each seat; answers in open lanes are left out and stay sealed."""
    rules, match = live.rules_and_match
    unsealed: Match[Any, Any] = match
    for seat in match.lanes:
        unsealed = take_back(rules, unsealed, seat).match
    return {seat: view(rules, unsealed, seat) for seat in match.seats}


def all_decks(live: Live) -> Mapping[Seat, str]:
    """Return the deck that each seat has brought, in the game's one form of it; nothing where nobody brings one."""
    rules, match = live.rules_and_match
    return {} if rules.game.bring is None else rules.game.bring.held(match.board)
