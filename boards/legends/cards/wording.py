"""The words that pictures of Legends need, whatever class has them: names and texts of cards, and texts by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import CardType, Timing
from words.common.card_effects import EffectText
from words.texts import Language, Words


class Wording(Protocol):
    """Words for a pack in one language. Unknown cards raise KeyError."""

    @property
    def language(self) -> Language:
        """The language."""

    @property
    def pack(self) -> Pack:
        """The content."""

    @property
    def say(self) -> Words:
        """Texts by their keys."""

    def card(self, name: str) -> str:
        """Return the name of a card."""

    def kind(self, name: str) -> str:
        """Return the type of a card with its class."""

    def timing(self, when: Timing) -> str:
        """Return the time at which a card may be played."""

    def type_name(self, kind: CardType) -> str:
        """Return a type of card."""

    def collector(self, name: str) -> str:
        """Return the number of a card, the size of its set, and its rarity."""

    def effects(self, name: str) -> Sequence[EffectText]:
        """Return the text of a card, a paragraph for each ability, with its moment or price."""
