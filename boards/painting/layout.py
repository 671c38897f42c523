"""The layout of a picture: boxes and the items of a scene. Pure geometry; painting is in canvas.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boards.painting import text
from boards.painting.emblems import Art, Ground
from boards.painting.text import Face
from boards.painting.theme import Role, Shape, seat_letter, seat_role, seat_shape

Align = Literal["left", "centre", "right"]
MarkShape = Shape | Literal["right", "left", "up", "down", "check", "cross", "most", "heart", "shield"]
"""Plain shapes; "most" is the sign "at most", which the faces lack."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column past the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row past the box."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the box without a margin on all sides."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def top(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """Return the uppermost part and the rest below a gap."""
        return Box(self.x, self.y, self.w, height), Box(self.x, self.y + height + gap, self.w, self.h - height - gap)

    def foot(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """Return the lowest part and the rest above a gap."""
        return Box(self.x, self.bottom - height, self.w, height), Box(self.x, self.y, self.w, self.h - height - gap)

    def left(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """Return the leftmost part and the rest after a gap."""
        return Box(self.x, self.y, width, self.h), Box(self.x + width + gap, self.y, self.w - width - gap, self.h)

    def end(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """Return the rightmost part and the rest before a gap."""
        return Box(self.right - width, self.y, width, self.h), Box(self.x, self.y, self.w - width - gap, self.h)

    def middle(self, width: int, height: int) -> Box:
        """Return a box of this size in the middle."""
        return Box(self.x + (self.w - width) // 2, self.y + (self.h - height) // 2, width, height)

    def square(self) -> Box:
        """Return the largest square in the middle."""
        side = min(self.w, self.h)
        return self.middle(side, side)

    def columns(self, count: int, gap: int) -> list[Box]:
        """Return `count` equal columns with gaps between them."""
        width = (self.w - gap * (count - 1)) // count
        return [Box(self.x + n * (width + gap), self.y, width, self.h) for n in range(count)]

    def cells(self, count: int, columns: int, gap: int) -> list[Box]:
        """Return `count` equal cells, row by row, in so many columns, with gaps between them."""
        rows = -(-count // columns)
        high = (self.h - gap * (rows - 1)) // max(1, rows)
        spots = self.columns(columns, gap)
        return [Box(spot.x, self.y + n * (high + gap), spot.w, high) for n in range(rows) for spot in spots][:count]

    def contains(self, other: Box) -> bool:
        """Tell whether `other` lies within this box."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Box) -> bool:
        """Tell whether the boxes have a pixel in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Panel:
    """A surface with round corners; a line around it if `line` is given."""

    box: Box
    fill: Role
    radius: int = 0
    line: Role | None = None
    thick: int = 3


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text on a baseline, `base`; the box is as wide as the text and one line high, or as high as figures are."""

    box: Box
    words: str
    face: Face
    size: int
    role: Role
    base: int


@dataclass(frozen=True, slots=True)
class Icon:
    """A glyph of the icon font, filling its square box."""

    box: Box
    name: str
    role: Role


@dataclass(frozen=True, slots=True)
class Mark:
    """A plain shape: a pip, an arrow, a tick."""

    box: Box
    shape: MarkShape
    role: Role


@dataclass(frozen=True, slots=True)
class Badge:
    """A shape with a letter, a figure or a sign in it; a seat's has that seat's colour, shape and letter.

    The shape is as high as its box and stands at its left; with `edge` a line of that colour runs around it.
    """

    box: Box
    shape: MarkShape
    fill: Role
    words: str
    role: Role
    sign: MarkShape | None = None
    edge: Role | None = None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture that code makes once for each theme and size: a medallion, a portrait, the ground of a scene."""

    box: Box
    art: Art


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex that others may lie on: filled, hatched, with a line of a kind along its sides; one wider than high is flat.

    `step` is the distance of the hatch's lines in pixels.
    """

    box: Box
    fill: Role | None = None
    hatch: Role | None = None
    line: Role | None = None
    thick: int = 8
    kind: Literal["plain", "dashed", "aimed", "double"] = "plain"
    step: int = 18


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place to another that others may lie on, with a line around it of the colour `edge`.

    `ends` are both places within its box, across and down.
    """

    box: Box
    ends: tuple[int, int, int, int]
    role: Role
    edge: Role
    thick: int = 12


@dataclass(frozen=True, slots=True)
class Disc:
    """A round token that others may lie on, as high as its box: a rim, a field with a glyph, a ring of health.

    Of the `parts` of the ring `lit` have the colour `role`, the others `off`.
    """

    box: Box
    fill: Role
    rim: Role
    glyph: str
    ink: Role
    parts: int = 0
    lit: int = 0
    role: Role = "good"
    off: Role = "rim"


Item = Panel | Label | Icon | Mark | Badge | Sprite | Tile | Arrow | Disc


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture laid out: its size in pixels, the colour of its ground, and its items from back to front."""

    width: int
    height: int
    items: tuple[Item, ...]
    ground: Role = "page"


def seat_badge(box: Box, seat: int, *, inverse: bool = False) -> Badge:
    """Return the mark of a seat: its colour, shape and letter; `inverse` on a ground in that colour."""
    fill, ink = seat_role(seat), f"{seat_role(seat)}.ink"
    if inverse:
        fill, ink = ink, fill
    return Badge(box, seat_shape(seat), fill, seat_letter(seat), ink)


def letter_size(badge: Badge) -> int:
    """Return the size of the letter in a badge: as large as its shape leaves room for."""
    shares = {"triangle": 0.55, "star": 0.55, "diamond": 0.58, "heart": 0.64, "shield": 0.66}
    return round(badge.box.h * shares.get(badge.shape, 0.68))


def line(box: Box, words: str, face: Face, size: int, role: Role, align: Align = "left") -> Label:
    """Return one line of text of a known width in the middle of the box's height."""
    wide, high = text.width(words, face, size), text.line_height(size)
    x = {"left": box.x, "centre": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
    y = box.y + (box.h - high) // 2
    return Label(Box(x, y, wide, high), words, face, size, role, y + round(size * text.BASELINE))


def number(box: Box, words: str, size: int, role: Role) -> Label:
    """Return figures at the left of the box, in the middle of its height; without letters they need no room below."""
    high = round(size * text.DIGIT_HEIGHT)
    y = box.y + (box.h - high) // 2
    return Label(Box(box.x, y, text.width(words, "strong", size), high), words, "strong", size, role, y + high)


def _lines(box: Box, fitted: text.Fitted, face: Face, role: Role, align: Align, *, top: bool) -> list[Label]:
    step = text.line_height(fitted.size)
    y = box.y if top else box.y + (box.h - step * len(fitted.lines)) // 2
    rows = (Box(box.x, y + n * step, box.w, step) for n in range(len(fitted.lines)))
    return [line(row, words, face, fitted.size, role, align) for row, words in zip(rows, fitted.lines, strict=True)]


def paragraph(box: Box, words: str, face: Face, largest: int, role: Role, align: Align = "left") -> list[Label]:
    """Return `words` fitted into the box, from its top; an ellipsis replaces the end that does not fit."""
    return _lines(box, text.fit(text.clean(words, face), face, box.w, box.h, largest), face, role, align, top=True)


def name(
    box: Box, words: str, face: Face, largest: int, role: Role, align: Align = "left", least: int = 0
) -> list[Label]:
    """Return a name or caption fitted into the box, in the middle of its height, on one line if that can be.

    Rather than with letters smaller than `least` it stands on several lines.
    """
    face = text.face_for(words, face)
    fitted = text.fit_name(text.clean(words, face), face, box.w, box.h, largest, least)
    return _lines(box, fitted, face, role, align, top=False)


def ground(width: int, height: int) -> Sprite:
    """Return the engraved slate, to be a scene's first item."""
    return Sprite(Box(0, 0, width, height), Ground())
