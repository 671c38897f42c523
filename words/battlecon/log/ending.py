"""The end of a fight of BattleCON in words."""

from __future__ import annotations

from collections.abc import Sequence

from words.battlecon.cards.base import MatchWords


def ending(words: MatchWords, winners: Sequence[int], reason: str) -> str:
    """Return one sentence about the winners and the reason; without winners it is a draw (BC-83)."""
    return words.say(f"battlecon-over-{reason if winners else 'draw'}", names=words.all_names(winners))
