"""What the generated texts of cards are made of, in any game with such cards: an effect in words, and a number in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class EffectText(NamedTuple):
    """An effect in words: when it happens, "" if that need not be said, and the sentences of what it does."""

    when: str
    text: str


@dataclass(frozen=True)
class Quantity:
    """A number in words: the figure, the number that governs the plural, and what stands at the end of its clause."""

    text: str
    count: int
    tail: str = ""
