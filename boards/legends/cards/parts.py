"""Small parts side by side: signs, figures, words and plates, in rows that break where their room ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from boards.painting import layout, text
from boards.painting.emblems import Art
from boards.painting.layout import Badge, Box, Icon, Item, Mark, MarkShape, Panel, Sprite
from boards.painting.text import Face
from boards.painting.theme import Role

FIGURE, NOTE = 44, 34
"""Letters of figures that players act on, and of what they read beside them."""

SIDE = 36
"""Side of a sign beside figures."""

WITHIN, BETWEEN, MARGIN = 4, 10, 6
"""Gaps between the parts of a group and between groups, and the margin of a group on a plate."""


class Part(Protocol):
    """A part of a group: a sign, a figure, a word."""

    def width(self) -> int:
        """Return the width in pixels."""

    def item(self, box: Box) -> Item:
        """Return the part at the left of the box, in the middle of its height."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """An icon."""

    name: str
    role: Role
    side: int = SIDE

    def width(self) -> int:
        """Return its side."""
        return self.side

    def item(self, box: Box) -> Item:
        """Return the icon."""
        return Icon(box.left(self.side)[0].middle(self.side, self.side), self.name, self.role)


@dataclass(frozen=True, slots=True)
class Digits:
    """A figure, with its sign or not."""

    words: str
    role: Role
    size: int = FIGURE

    def width(self) -> int:
        """Return the width of the figure."""
        return text.width(text.clean(self.words, "strong"), "strong", self.size)

    def item(self, box: Box) -> Item:
        """Return the figure."""
        return layout.number(box, text.clean(self.words, "strong"), self.size, self.role)


@dataclass(frozen=True, slots=True)
class Line:
    """Words on one line."""

    words: str
    role: Role
    size: int = NOTE
    face: Face = "text"

    def width(self) -> int:
        """Return the width of the words."""
        return text.width(text.clean(self.words, self.face), self.face, self.size)

    def item(self, box: Box) -> Item:
        """Return the words."""
        return layout.line(box, text.clean(self.words, self.face), self.face, self.size, self.role)


@dataclass(frozen=True, slots=True)
class Shaped:
    """A plain shape."""

    shape: MarkShape
    role: Role
    side: int = SIDE

    def width(self) -> int:
        """Return its side."""
        return self.side

    def item(self, box: Box) -> Item:
        """Return the shape."""
        return Mark(box.left(self.side)[0].middle(self.side, self.side), self.shape, self.role)


@dataclass(frozen=True, slots=True)
class Coin:
    """A shape with a number or a letter in it."""

    words: str
    fill: Role
    ink: Role
    shape: MarkShape = "circle"
    side: int = 42

    def width(self) -> int:
        """Return its side."""
        return self.side

    def item(self, box: Box) -> Item:
        """Return the shape with what stands in it."""
        return Badge(box.left(self.side)[0].middle(self.side, self.side), self.shape, self.fill, self.words, self.ink)


@dataclass(frozen=True, slots=True)
class Seal:
    """The mark of a seat."""

    seat: int
    side: int = 42

    def width(self) -> int:
        """Return its side."""
        return self.side

    def item(self, box: Box) -> Item:
        """Return the mark."""
        return layout.seat_badge(box.left(self.side)[0].middle(self.side, self.side), self.seat)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture made by code, such as an emblem."""

    art: Art
    side: int = SIDE

    def width(self) -> int:
        """Return its side."""
        return self.side

    def item(self, box: Box) -> Item:
        """Return the picture."""
        return Sprite(box.left(self.side)[0].middle(self.side, self.side), self.art)


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that no line break divides, on a plate of a colour if one is named."""

    parts: tuple[Part, ...]
    plate: Role | None = None

    def width(self) -> int:
        """Return the width in pixels."""
        inside = sum(part.width() for part in self.parts) + WITHIN * (len(self.parts) - 1)
        return inside + (2 * MARGIN if self.plate else 0)

    def items(self, box: Box) -> list[Item]:
        """Return the parts side by side from the left of the box, as high as it is."""
        items: list[Item] = []
        rest = box
        if self.plate:
            items.append(Panel(box.left(self.width())[0], self.plate, 10))
            rest = box.inset(MARGIN, 0)
        for part in self.parts:
            items.append(part.item(rest))
            rest = rest.left(part.width(), WITHIN)[1]
        return items


def group(*parts: Part, plate: Role | None = None) -> Group:
    """Return parts as a group."""
    return Group(parts, plate)


def rows_of(groups: Iterable[Group], room: int) -> list[list[Group]]:
    """Return groups in rows at most so many pixels wide; a group that is wider has a row of its own."""
    rows: list[list[Group]] = []
    left = 0
    for each in groups:
        wide = each.width()
        if rows and wide <= left:
            rows[-1].append(each)
        else:
            rows.append([each])
            left = room
        left -= wide + BETWEEN
    return rows


def draw_rows(box: Box, rows: Sequence[Sequence[Group]], high: int, gap: int = 2) -> list[Item]:
    """Return rows from the top of the box on, each so many pixels high."""
    items: list[Item] = []
    for n, row in enumerate(rows):
        rest = Box(box.x, box.y + n * (high + gap), box.w, high)
        for each in row:
            items += each.items(rest)
            rest = rest.left(each.width(), BETWEEN)[1]
    return items
