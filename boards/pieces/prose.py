"""Prose in pictures: paragraphs in lines, as large as they fit. Each game has signs of its own inside its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from boards.painting import layout, text
from boards.painting.layout import Box, Item
from boards.painting.text import Face
from boards.painting.theme import Role


class Run(NamedTuple):
    """Words in one face and colour."""

    words: str
    face: Face
    role: Role


class Sign(Protocol):
    """A sign inside a line of text: each game has its own."""

    def width(self, size: int) -> int:
        """Return the width in pixels beside letters of this size, with the room after it."""

    def item(self, box: Box, size: int) -> Item:
        """Return the sign at the left of a box one line high."""


S = TypeVar("S", bound=Sign)
P = TypeVar("P")
W = TypeVar("W")


class Piece(NamedTuple, Generic[S]):
    """Words of one face and colour, or a sign, so many pixels from the left of a line."""

    x: int
    atom: Run | S


Line = tuple[Piece[S], ...]
Word = tuple[Run | S, ...]
"""A unit that no line break divides: a word, and the signs that no space parts from it."""


SHORT = 2
"""Characters of a short word."""


def words_of(paragraph: Iterable[Run | S]) -> list[Word[S]]:
    """Return the words of a paragraph, cleaned; a sign stays with the word after it."""
    found: list[Word[S]] = []
    before: Word[S] = ()
    for atom in paragraph:
        if not isinstance(atom, Run):
            before = (*before, atom)
            continue
        for word in atom.words.split():
            shown = text.clean(word, atom.face)
            if shown:
                found.append((*before, Run(shown, atom.face, atom.role)))
                before = ()
    return [*found, before] if before else found


def short_sticks(before: Word[S], after: Word[S]) -> bool:
    """Return whether a word stays with the next one: a short one or a number does, a sign does, and any before a dash."""
    last, first = before[-1], after[0]
    if not isinstance(last, Run) or not isinstance(first, Run):
        return not isinstance(last, Run)
    if (len(last.words) <= SHORT and last.words[-1].isalnum()) or text.is_number(last.words):
        return True
    return len(first.words) <= SHORT + 1 and not first.words[-1].isalnum()


def plain_space(_following: Run | Sign) -> Face:
    """Return the plain face: spaces before bold words are as wide as all others."""
    return "text"


class Setting(NamedTuple, Generic[P, S]):
    """The typesetting of a game.

    `between` is the gap of paragraphs as a share of the size. `words` parts a paragraph into words, cleaned; `sticks` tells
    whether a word stays with the next one, which at most `carried` words do. A space is as wide as in the face that
    `space_face` gives for what follows it.
    """

    between: float
    carried: int
    words: Callable[[P], list[Word[S]]]
    sticks: Callable[[Word[S], Word[S]], bool]
    space_face: Callable[[Run | S], Face]

    def lines(self, paragraph: P, size: int, room: int) -> tuple[Line[S], ...]:
        """Return a paragraph in lines at most `room` pixels wide; short words go with the next one ("к силе", "на 1.")."""
        found: tuple[Line[S], ...] = _lines(self, paragraph, size, room)
        return found

    def height(self, paragraphs: Sequence[P], size: int, room: int) -> int:
        """Return the height in pixels of paragraphs one beneath the other; 0 if there are none."""
        count = sum(len(self.lines(each, size, room)) for each in paragraphs)
        return count * text.line_height(size) + round(size * self.between) * max(0, len(paragraphs) - 1)

    def largest(self, paragraphs: Sequence[P], room: int, high: int, sizes: Sequence[int]) -> int:
        """Return the first of `sizes`, from the largest on, at which the paragraphs fit; the last if none does."""
        return next((size for size in sizes if self.height(paragraphs, size, room) <= high), sizes[-1])

    def prose(self, box: Box, paragraphs: Sequence[P], size: int) -> list[Item]:
        """Return paragraphs from the top of the box on, which is at least `height` high."""
        items: list[Item] = []
        y, step = box.y, text.line_height(size)
        for paragraph in paragraphs:
            for line in self.lines(paragraph, size, box.w):
                items += [_item(Box(box.x + x, y, box.w - x, step), atom, size) for x, atom in line]
                y += step
            y += round(size * self.between)
        return items


@lru_cache(maxsize=8192)
def _lines(setting: Setting[P, S], paragraph: P, size: int, room: int) -> tuple[Line[S], ...]:
    def wide(words: Sequence[Word[S]]) -> int:
        return _side_by_side(setting, words, size)[1]

    found = _break_words(setting.words(paragraph), wide, room, setting.sticks, setting.carried)
    return tuple(_side_by_side(setting, each, size)[0] for each in found)


def _side_by_side(setting: Setting[P, S], words: Sequence[Word[S]], size: int) -> tuple[Line[S], int]:
    """Return the words of one line side by side, those of one face and colour together, and its width."""
    pieces: list[Piece[S]] = []
    end = 0
    for word in words:
        for n, atom in enumerate(word):
            if pieces and n == 0:
                x, last = pieces[-1]
                if isinstance(atom, Run) and isinstance(last, Run) and last[1:] == atom[1:]:
                    longer = atom._replace(words=f"{last.words} {atom.words}")
                    pieces[-1] = Piece(x, longer)
                    end = x + _width(longer, size)
                    continue
                end += text.width(" ", setting.space_face(atom), size)
            pieces.append(Piece(end, atom))
            end += _width(atom, size)
    return tuple(pieces), end


def _width(atom: Run | Sign, size: int) -> int:
    return text.width(atom.words, atom.face, size) if isinstance(atom, Run) else atom.width(size)


def _item(box: Box, atom: Run | Sign, size: int) -> Item:
    if isinstance(atom, Run):
        return layout.line(box, atom.words, atom.face, size, atom.role)
    return atom.item(box, size)


def _break_words(
    words: Iterable[W], wide: Callable[[Sequence[W]], int], room: int, sticks: Callable[[W, W], bool], most: int
) -> list[list[W]]:
    """Return words in lines at most `room` pixels wide; up to `most` that stick to the next one go to its line with it."""
    done: list[list[W]] = []
    line: list[W] = []
    for word in words:
        if not line or wide([*line, word]) <= room:
            line.append(word)
            continue
        kept = [word]
        while len(line) > 1 and len(kept) <= most and sticks(line[-1], kept[0]) and wide([line[-1], *kept]) <= room:
            kept.insert(0, line.pop())
        done.append(line)
        line = kept
    return [*done, line] if line else done
