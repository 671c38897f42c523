"""Text in several tones: effects of cards, their conditions in colour, with the sign ▲ inside the line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from boards.painting import layout, text
from boards.painting.layout import Box, Item, Mark
from boards.painting.text import Face
from boards.painting.theme import Role
from boards.pieces.prose import Setting, broken

TIE = "▲"
"""The sign that wins ties (BC-24), which the faces lack."""

BETWEEN = 0.3
"""Room between two paragraphs as a share of the size."""

Run = tuple[str, Face, Role]
"""Words in one face and colour."""

Paragraph = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of one face and colour in a line, `x` pixels from its left; or the sign ▲."""

    x: int
    words: str
    face: Face
    role: Role


Line = tuple[Piece, ...]

SHORT = 2
"""Characters of a short word, and how many words at most go to the next line with it."""


def tie_side(size: int) -> int:
    """Return the side of the sign ▲ beside text or figures of this size."""
    return round(size * 0.56)


Word = tuple[Run, ...]
"""A unit that no line break divides: a word, or a word and the sign ▲ without a space between them."""


def _words(paragraph: Paragraph) -> list[Word]:
    """Return the words of a paragraph, cleaned."""
    found: list[Word] = []
    for words, face, role in paragraph:
        for word in words.split():
            parts = ((part, part if part == TIE else text.clean(part, face)) for part in re.split(f"({TIE})", word))
            found.append(tuple((shown, face, role) for part, shown in parts if part and shown))
    return [word for word in found if word]


def _wide(words: str, face: Face, size: int) -> int:
    return tie_side(size) if words == TIE else text.width(words, face, size)


def _joined(words: Sequence[Word], size: int) -> tuple[Line, int]:
    """Return the words of one line side by side, those of one tone together, and its width."""
    pieces: list[Piece] = []
    end = 0
    for n, word in enumerate(words):
        for glued, (shown, face, role) in enumerate(word):
            last = pieces[-1] if pieces else None
            if n and not glued:
                if last and (last.face, last.role) == (face, role) and TIE not in (last.words, shown):
                    pieces[-1] = Piece(last.x, f"{last.words} {shown}", face, role)
                    end = last.x + text.width(pieces[-1].words, face, size)
                    continue
                end += text.width(" ", face, size)
            pieces.append(Piece(end, shown, face, role))
            end += _wide(shown, face, size)
    return tuple(pieces), end


@lru_cache(maxsize=4096)
def lines(paragraph: Paragraph, size: int, room: int) -> tuple[Line, ...]:
    """Return a paragraph in lines at most `room` pixels wide; short words go with the next one ("к силе", "на 1.")."""

    def wide(words: Sequence[Word]) -> int:
        return _joined(words, size)[1]

    return tuple(_joined(each, size)[0] for each in broken(_words(paragraph), wide, room, _sticks, SHORT))


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a short end of a sentence."""
    word, following = ("".join(part for part, _, _ in each) for each in (before, after))
    if (len(word) <= SHORT and word[-1].isalnum()) or text.is_number(word):
        return True
    return len(following) <= SHORT and not following.isalnum()


def _item(piece: Piece, box: Box, size: int) -> Item:
    if piece.words != TIE:
        return layout.line(box, piece.words, piece.face, size, piece.role)
    side = tie_side(size)
    return Mark(box.left(side)[0].middle(side, side), "triangle", piece.role)


SETTING = Setting(BETWEEN, lines, _item)
height, largest, prose = SETTING.height, SETTING.largest, SETTING.prose
