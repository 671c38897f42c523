"""The end of a game, and of a match of Legends in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.legends.events import GameOver
from words.legends.cards.base import MatchWords


def ending(words: MatchWords, winners: Sequence[int], reason: str) -> str:
    """Return one sentence about the winners of the match and the reason (LG-05)."""
    if not winners:
        return words.say("legends-over-draw", reason=reason)
    return words.say("legends-over", reason=reason, names=words.all_names(winners))


def game_ending(words: MatchWords, event: GameOver) -> str:
    """Return the winner of a game with the reason: "Anna wins game 2: the enemy has no heroes left"."""
    why = words.say("legends-log-reason", reason=event.reason)
    if event.winner < 0:
        return words.say("legends-log-game-drawn", number=event.number, why=why)
    return words.say("legends-log-game-won", number=event.number, name=words.name(event.winner), why=why)
