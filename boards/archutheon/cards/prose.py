"""Texts in pictures of Archutheon: paragraphs in lines, with signs and words in bold before them."""

from __future__ import annotations

from typing import NamedTuple

from boards.painting.layout import Box, Icon, Item
from boards.painting.theme import Role
from boards.pieces.prose import Run, Setting, plain_space, short_sticks, words_of

BETWEEN = 0.3
"""Room between two paragraphs as a share of the size."""

KEPT = 3
"""Words at most that go to the next line for one that found no room."""


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


Paragraph = tuple[Run | Glyph, ...]


def captioned(caption: str, words: str, ink: Role, note: Role) -> Paragraph:
    """Return a paragraph after its caption in bold."""
    return (Run(caption, "strong", note), Run(words, "text", ink))


SETTING: Setting[Paragraph, Glyph] = Setting(BETWEEN, KEPT, words_of, short_sticks, plain_space)
height, prose = SETTING.height, SETTING.prose
