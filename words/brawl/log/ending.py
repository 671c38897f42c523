"""The end of a match of Super Fantasy Brawl in words."""

from __future__ import annotations

from collections.abc import Sequence

from words.brawl.cards.base import MatchWords


def ending(words: MatchWords, winners: Sequence[int], reason: str) -> str:
    """Return one sentence about the winners and the reason (SB-10, SB-44)."""
    return words.say(f"brawl-over-{reason}", names=words.all_names(winners))
