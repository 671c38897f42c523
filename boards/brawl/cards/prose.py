"""Texts of cards in pictures: keywords bold, and signs of figures and cores inside the line, before the words for them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from boards.brawl.cards import signs as card_signs
from boards.painting import text
from boards.painting.layout import Box, Icon, Item
from boards.painting.theme import Role
from boards.pieces.prose import SHORT, Run, Setting, plain_space, words_of
from engines.brawl.content.vocabulary import CORES, Core
from words.texts import Language
from words.texts import words as texts

BETWEEN = 0.25
"""Room between two paragraphs as a share of the size."""

KEPT = 3
"""Words at most that go to the next line for one that found no room."""

ICONS = {
    "move": card_signs.MOVE,
    "strength": card_signs.STRENGTH,
    "defence": card_signs.DEFENCE,
    "damage": card_signs.DAMAGE,
    "trap": card_signs.TRAP,
}
"""The icon before the words for a figure or a thing; the words are in the texts "brawl-face-forms-…"."""


class Sign(NamedTuple):
    """A sign inside the line, an icon or a core; it stays with the word after it."""

    icon: str
    role: Role
    core: Core | None = None

    def width(self, size: int) -> int:
        """Return the width in pixels beside letters of this size, with the room after it."""
        return self._side(size) + size // 6

    def item(self, box: Box, size: int) -> Item:
        """Return the sign at the left of the box."""
        side = self._side(size)
        spot = box.left(side)[0].middle(side, side)
        return card_signs.core(spot, self.core) if self.core else Icon(spot, self.icon, self.role)

    def _side(self, size: int) -> int:
        """Return the side beside letters of this size: cores have a rim, which their glyph needs room in."""
        return round(size * (1.12 if self.core else 0.9))


Atom = Run | Sign
Paragraph = tuple[Atom, ...]
Word = tuple[Atom, ...]
"""A unit that no line break divides: a word with its sign before it."""


class Glossary(NamedTuple):
    """Words of a language that have signs, by their forms; those that are bold, whole and by their beginnings."""

    signs: dict[str, Sign]
    bold: frozenset[str]
    beginnings: tuple[str, ...]


@cache
def glossary(language: Language) -> Glossary:
    """Return which words of texts in this language are drawn with signs or bold; the signs have no colour yet."""
    say = texts(language)
    made = [*((name, Sign(icon, "")) for name, icon in ICONS.items()), *((core, Sign("", "", core)) for core in CORES)]
    forms = {form: sign for name, sign in made for form in say(f"brawl-face-forms-{name}").split()}
    bold = say("brawl-face-keywords").split()
    beginnings = tuple(word[:-1] for word in bold if word.endswith("*"))
    return Glossary(forms, frozenset(bold), beginnings)


@lru_cache(maxsize=4096)
def marked(language: Language, sentence: str, ink: Role, note: Role) -> Paragraph:
    """Return a text of a card with keywords bold, and signs, in the colour `note`, where what they stand for is first named."""
    known = glossary(language)
    found: list[Atom] = []
    for word in sentence.split():
        plain = re.sub(r"[^\w’'-]", "", word).lower()
        sign = known.signs[plain]._replace(role=note) if plain in known.signs else None
        if sign and sign not in found:
            found.append(sign)
        bold = plain in known.bold or plain.startswith(known.beginnings)
        found.append(Run(word, "strong" if bold else "text", ink))
    return tuple(found)


# -------------------------------------------------------------------- words


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a dash or a short end."""
    word, following = ("".join(atom.words for atom in each if isinstance(atom, Run)) for each in (before, after))
    if (0 < len(word) <= SHORT and word[-1].isalnum()) or text.is_number(word):
        return True
    return 0 < len(following) <= SHORT and not following[-1].isalnum()


SETTING: Setting[Paragraph, Sign] = Setting(BETWEEN, KEPT, words_of, _sticks, plain_space)
height, largest, lines, prose = SETTING.height, SETTING.largest, SETTING.lines, SETTING.prose
