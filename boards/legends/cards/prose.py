"""Texts of cards in pictures: paragraphs in lines, their moment or price in bold before them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boards.painting import text
from boards.painting.layout import Box, Item
from boards.painting.text import Face
from boards.painting.theme import Role
from boards.pieces.prose import Run, Setting
from words.common.card_effects import EffectText
from words.texts import capital

BETWEEN = 0.25
"""Room between two paragraphs as a share of the size."""

SHORT, KEPT = 2, 3
"""Characters of a short word, and how many words at most go to the next line for one that found no room."""


class Sign(NamedTuple):
    """A sign inside a line: texts of this game have none."""

    def width(self, size: int) -> int:
        """Return the width beside letters of this size."""
        raise NotImplementedError(size)

    def item(self, box: Box, size: int) -> Item:
        """Return the sign."""
        raise NotImplementedError(box, size)


Paragraph = tuple[Run, ...]
Word = tuple[Run, ...]


def paragraphs(effects: Iterable[EffectText], ink: Role, note: Role) -> tuple[Paragraph, ...]:
    """Return the text of a card, a paragraph for each effect; its moment or price is bold, in the colour `note`."""
    found: list[Paragraph] = []
    for effect in effects:
        before = (Run(f"{capital(effect.when)}:", "strong", note),) if effect.when else ()
        found.append((*before, Run(effect.text, "text", ink)))
    return tuple(found)


def _words(paragraph: Paragraph) -> list[Word]:
    """Return the words of a paragraph, cleaned."""
    found: list[Word] = []
    for run in paragraph:
        shown = (text.clean(word, run.face) for word in run.words.split())
        found += [(Run(word, run.face, run.role),) for word in shown if word]
    return found


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a dash."""
    word, following = before[-1].words, after[0].words
    if (len(word) <= SHORT and word[-1].isalnum()) or text.is_number(word):
        return True
    return len(following) <= SHORT + 1 and not following[-1].isalnum()


def _space_face(_following: Run) -> Face:
    return "text"


SETTING: Setting[Paragraph, Sign] = Setting(BETWEEN, KEPT, _words, _sticks, _space_face)  # type: ignore[arg-type]
height, largest, prose = SETTING.height, SETTING.largest, SETTING.prose
