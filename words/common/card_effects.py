"""Parts of generated card texts, for any game: an effect in words, its sentences, and a number in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class EffectText(NamedTuple):
    """An effect in words: its moment ("" if it needs none) and its sentences."""

    when: str
    text: str


def full_stops(*clauses: str) -> str:
    """Return clauses as sentences with capitals and full stops."""
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in clauses)


@dataclass(frozen=True)
class Quantity:
    """A number in words: the figure, the number that governs the plural, and the end of its clause."""

    text: str
    count: int
    tail: str = ""
