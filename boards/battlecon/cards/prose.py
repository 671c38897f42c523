"""Text in several tones: effects of cards, their conditions in colour, with the sign ▲ inside the line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from boards.painting import text
from boards.painting.layout import Box, Item, Mark
from boards.painting.text import Face
from boards.painting.theme import Role
from boards.pieces.prose import Run, Setting

TIE = "▲"
"""The sign that wins ties (BC-24), which the faces lack."""

BETWEEN = 0.3
"""Room between two paragraphs as a share of the size."""

SHORT = 2
"""Characters of a short word, and how many words at most go to the next line with it."""


class Tie(NamedTuple):
    """The sign ▲ among words of this face and colour."""

    face: Face
    role: Role

    def width(self, size: int) -> int:
        """Return the width in pixels beside letters of this size."""
        return tie_side(size)

    def item(self, box: Box, size: int) -> Item:
        """Return the sign at the left of the box."""
        side = tie_side(size)
        return Mark(box.left(side)[0].middle(side, side), "triangle", self.role)


Atom = Run | Tie
Paragraph = tuple[Run, ...]
Word = tuple[Atom, ...]
"""A unit that no line break divides: a word, or a word and the sign ▲ without a space between them."""


def tie_side(size: int) -> int:
    """Return the side of the sign ▲ beside text or figures of this size."""
    return round(size * 0.56)


def _words(paragraph: Paragraph) -> list[Word]:
    """Return the words of a paragraph, cleaned."""
    found = (tuple(_atoms(word, run.face, run.role)) for run in paragraph for word in run.words.split())
    return [word for word in found if word]


def _atoms(word: str, face: Face, role: Role) -> Iterator[Atom]:
    """Return a word with the signs ▲ in it."""
    for part in re.split(f"({TIE})", word):
        if part == TIE:
            yield Tie(face, role)
        elif shown := text.clean(part, face):
            yield Run(shown, face, role)


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a short end of a sentence."""
    word, following = (
        "".join(TIE if isinstance(atom, Tie) else atom.words for atom in each) for each in (before, after)
    )
    if (len(word) <= SHORT and word[-1].isalnum()) or text.is_number(word):
        return True
    return len(following) <= SHORT and not following.isalnum()


def _space_face(following: Atom) -> Face:
    """Return the face of the word or sign after the space."""
    return following.face


SETTING = Setting(BETWEEN, SHORT, _words, _sticks, _space_face)
height, largest, lines, prose = SETTING.height, SETTING.largest, SETTING.lines, SETTING.prose
