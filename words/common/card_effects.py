"""Parts of generated card texts, for any game: an effect in words, and a number in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class EffectText(NamedTuple):
    """An effect in words: its moment ("" if it needs none) and its sentences."""

    when: str
    text: str


@dataclass(frozen=True)
class Quantity:
    """A number in words: the figure, the number that governs the plural, and the end of its clause."""

    text: str
    count: int
    tail: str = ""
