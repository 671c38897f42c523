"""How a match of Super Fantasy Brawl ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from words.brawl.cards.base import MatchWords


def ending(words: MatchWords, winners: Sequence[int], reason: str) -> str:
    """Return who won and why, in one sentence (SB-10, SB-44)."""
    return words.say(f"brawl-over-{reason}", names=words.all_names(winners))
