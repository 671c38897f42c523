"""Texts of cards in pictures: paragraphs in lines, their moment or price in bold before them."""

from __future__ import annotations

from collections.abc import Iterable

from boards.painting.theme import Role
from boards.pieces.prose import Run, Setting, Sign, plain_space, short_sticks, words_of
from words.common.card_effects import EffectText
from words.texts import capital

BETWEEN = 0.25
"""Room between two paragraphs as a share of the size."""

KEPT = 3
"""Words at most that go to the next line for one that found no room."""

Paragraph = tuple[Run, ...]


def paragraphs(effects: Iterable[EffectText], ink: Role, note: Role) -> tuple[Paragraph, ...]:
    """Return the text of a card, a paragraph for each effect; its moment or price is bold, in the colour `note`."""
    found: list[Paragraph] = []
    for effect in effects:
        before = (Run(f"{capital(effect.when)}:", "strong", note),) if effect.when else ()
        found.append((*before, Run(effect.text, "text", ink)))
    return tuple(found)


SETTING: Setting[Paragraph, Sign] = Setting(BETWEEN, KEPT, words_of, short_sticks, plain_space)
height, largest, prose = SETTING.height, SETTING.largest, SETTING.prose
