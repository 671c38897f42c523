"""Texts in pictures of Archutheon: paragraphs in lines, with signs and words in bold before them."""

from __future__ import annotations

from typing import NamedTuple

from boards.painting import text
from boards.painting.layout import Box, Icon, Item
from boards.painting.theme import Role
from boards.pieces.prose import Run, Setting

BETWEEN = 0.3
"""Room between two paragraphs as a share of the size."""

SHORT, KEPT = 2, 3
"""Characters of a short word, and how many words at most go to the next line for one that found no room."""


class Glyph(NamedTuple):
    """A sign inside a line: a speed, an element."""

    name: str
    role: Role

    def width(self, size: int) -> int:
        """Return the width beside letters of this size, with the room after it."""
        return size + size // 4

    def item(self, box: Box, size: int) -> Item:
        """Return the sign."""
        return Icon(Box(box.x, box.y + (box.h - size) // 2, size, size), self.name, self.role)


Word = tuple[Run | Glyph, ...]
Paragraph = tuple[Run | Glyph, ...]


def captioned(caption: str, words: str, ink: Role, note: Role) -> Paragraph:
    """Return a paragraph after its caption in bold."""
    return (Run(caption, "strong", note), Run(words, "text", ink))


def _words(paragraph: Paragraph) -> list[Word]:
    """Return the words of a paragraph, cleaned; a sign stays with the word after it."""
    found: list[Word] = []
    before: tuple[Glyph, ...] = ()
    for atom in paragraph:
        if isinstance(atom, Glyph):
            before = (*before, atom)
            continue
        for word in atom.words.split():
            shown = text.clean(word, atom.face)
            if shown:
                found.append((*before, Run(shown, atom.face, atom.role)))
                before = ()
    return [*found, before] if before else found


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a dash."""
    last, first = before[-1], after[0]
    if not isinstance(last, Run) or not isinstance(first, Run):
        return not isinstance(last, Run)
    if (len(last.words) <= SHORT and last.words[-1].isalnum()) or text.is_number(last.words):
        return True
    return len(first.words) <= SHORT + 1 and not first.words[-1].isalnum()


def _space_face(_following: Run | Glyph) -> text.Face:
    return "text"


SETTING: Setting[Paragraph, Glyph] = Setting(BETWEEN, KEPT, _words, _sticks, _space_face)
height, prose = SETTING.height, SETTING.prose
