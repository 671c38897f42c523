"""Prose in pictures: paragraphs in lines, as large as they fit. What a word is and how it is drawn is each game's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from boards.painting import text
from boards.painting.layout import Box, Item


class Placed(Protocol):
    """A piece of a line."""

    @property
    def x(self) -> int:
        """The distance in pixels from the left of the line."""


P = TypeVar("P")
Q = TypeVar("Q", bound=Placed)
W = TypeVar("W")


class Setting(NamedTuple, Generic[P, Q]):
    """The typesetting of a game: the gap of paragraphs as a share of the size, their lines, and each piece of a line."""

    between: float
    lines: Callable[[P, int, int], Sequence[Sequence[Q]]]
    drawn: Callable[[Q, Box, int], Item]

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
                items += [self.drawn(piece, Box(box.x + piece.x, y, box.w - piece.x, step), size) for piece in line]
                y += step
            y += round(size * self.between)
        return items


def broken(
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
