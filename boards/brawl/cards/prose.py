"""Texts of cards in pictures: keywords bold, and signs of figures and cores inside the line, before the words for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from boards.brawl.cards import signs as card_signs
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item
from boards.painting.text import Face
from boards.painting.theme import Role
from boards.pieces.prose import Setting, broken
from engines.brawl.content.vocabulary import CORES, Core
from words.texts import Language
from words.texts import words as texts

BETWEEN = 0.25
"""Room between two paragraphs as a share of the size."""

SHORT, KEPT = 2, 3
"""Characters of a short word, and how many words at most go to the next line for one that found no room."""

ICONS = {
    "move": card_signs.MOVE,
    "strength": card_signs.STRENGTH,
    "defence": card_signs.DEFENCE,
    "damage": card_signs.DAMAGE,
    "trap": card_signs.TRAP,
}
"""The icon before the words for a figure or a thing; the words are in the texts "brawl-face-forms-…"."""


class Run(NamedTuple):
    """Words in one face and colour."""

    words: str
    face: Face
    role: Role


class Sign(NamedTuple):
    """A sign inside the line, an icon or a core; it stays with the word after it."""

    icon: str
    role: Role
    core: Core | None = None


Atom = Run | Sign
Paragraph = tuple[Atom, ...]
Word = tuple[Atom, ...]
"""A unit that no line break divides: a word with its sign before it."""


class Piece(NamedTuple):
    """Words of one face and colour, or a sign, so many pixels from the left of a line."""

    x: int
    atom: Atom


Line = tuple[Piece, ...]


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


# -------------------------------------------------------------------- lines


def _words(paragraph: Paragraph) -> list[Word]:
    """Return the words of a paragraph, cleaned, each after its sign."""
    found: list[Word] = []
    before: Word = ()
    for atom in paragraph:
        if isinstance(atom, Sign):
            before = (*before, atom)
            continue
        for word in atom.words.split():
            shown = text.clean(word, atom.face)
            if shown:
                found.append((*before, Run(shown, atom.face, atom.role)))
                before = ()
    return [*found, before] if before else found


def _side(sign: Sign, size: int) -> int:
    """Return the side of a sign beside letters of this size: cores have a rim, which their glyph needs room in."""
    return round(size * (1.12 if sign.core else 0.9))


def _wide(atom: Atom, size: int) -> int:
    return text.width(atom.words, atom.face, size) if isinstance(atom, Run) else _side(atom, size) + size // 6


def _joined(words: Sequence[Word], size: int) -> tuple[Line, int]:
    """Return the words of one line side by side, those of one tone together, and its width."""
    pieces: list[Piece] = []
    end = 0
    for n, word in enumerate(words):
        for glued, atom in enumerate(word):
            last = pieces[-1].atom if pieces else None
            if n and not glued:
                if isinstance(atom, Run) and isinstance(last, Run) and last[1:] == atom[1:]:
                    longer = Run(f"{last.words} {atom.words}", *atom[1:])
                    pieces[-1] = Piece(pieces[-1].x, longer)
                    end = pieces[-1].x + _wide(longer, size)
                    continue
                end += text.width(" ", "text", size)
            pieces.append(Piece(end, atom))
            end += _wide(atom, size)
    return tuple(pieces), end


@lru_cache(maxsize=4096)
def lines(paragraph: Paragraph, size: int, room: int) -> tuple[Line, ...]:
    """Return a paragraph in lines at most `room` pixels wide; short words go with the next one ("к силе", "на 1")."""

    def wide(words: Sequence[Word]) -> int:
        return _joined(words, size)[1]

    return tuple(_joined(each, size)[0] for each in broken(_words(paragraph), wide, room, _sticks, KEPT))


def _sticks(before: Word, after: Word) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, and any before a dash or a short end."""
    word, following = ("".join(atom.words for atom in each if isinstance(atom, Run)) for each in (before, after))
    if (0 < len(word) <= SHORT and word[-1].isalnum()) or text.is_number(word):
        return True
    return 0 < len(following) <= SHORT and not following[-1].isalnum()


def _item(piece: Piece, box: Box, size: int) -> Item:
    atom = piece.atom
    if isinstance(atom, Run):
        return layout.line(box, atom.words, atom.face, size, atom.role)
    side = _side(atom, size)
    spot = box.left(side)[0].middle(side, side)
    return card_signs.core(spot, atom.core) if atom.core else Icon(spot, atom.icon, atom.role)


SETTING = Setting(BETWEEN, lines, _item)
height, largest, prose = SETTING.height, SETTING.largest, SETTING.prose
