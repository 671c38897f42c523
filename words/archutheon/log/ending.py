"""The end of a match of Archutheon in words."""

from __future__ import annotations

from words.archutheon.cards.base import MatchWords


def ending(words: MatchWords, winner: int, reason: str) -> str:
    """Return one sentence about the winner and the reason (AR-80 to AR-83)."""
    if winner < 0:
        return words.say("archutheon-over-draw")
    return words.say(f"archutheon-over-{reason}", name=words.player(winner), loser=words.player(1 - winner))
