"""Small plates that follow each other in lines, group by group, at the largest size at which all find room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, MarkShape, Panel
from boards.painting.theme import Role

PAD, GAP, INNER = 9, 5, 6
SIZES = (38, 36, 34, 32, 30)


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon, or a plain shape, as high as capitals are."""

    name: str
    role: Role
    plain: MarkShape | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text."""

    text: str
    role: Role = "text"


Atom = Sign | Text


@dataclass(frozen=True, slots=True)
class Piece:
    """Atoms side by side on a plate; without `fill` on nothing. `wraps`: its text, the last atom, may go on in more lines."""

    atoms: tuple[Atom, ...]
    fill: Role | None = "raised"
    line: Role | None = None
    wraps: bool = False

    def width(self, size: int) -> int:
        """Return the width in pixels with letters of this size."""
        return 2 * self._pad() + sum(_wide(atom, size) for atom in self.atoms) + INNER * (len(self.atoms) - 1)

    def _pad(self) -> int:
        return 0 if self.fill is None else PAD

    def draw(self, box: Box, size: int) -> list[Item]:
        """Return the piece at the left of a box as high as a line."""
        wide = self.width(size)
        items: list[Item] = []
        if self.fill is not None:
            items.append(Panel(box.left(wide)[0], self.fill, 10, self.line, 3))
        rest = box.left(self._pad())[1]
        for atom in self.atoms:
            spot, rest = rest.left(_wide(atom, size), INNER)
            if isinstance(atom, Text):
                items.append(layout.line(spot, _clean(atom), "strong", size, atom.role))
            elif atom.plain is not None:
                items.append(Mark(spot.middle(spot.w, spot.w), atom.plain, atom.role))
            else:
                items.append(Icon(spot.middle(spot.w, spot.w), atom.name, atom.role))
        return items


def _clean(atom: Text) -> str:
    return text.clean(atom.text, "strong")


def _wide(atom: Atom, size: int) -> int:
    if isinstance(atom, Text):
        return text.width(_clean(atom), "strong", size)
    return round(size * (0.75 if atom.plain is not None else 1.05))


Group = Sequence[Piece]
Line = list[tuple[int, Piece]]


def line_height(size: int) -> int:
    """Return the height in pixels of a line of plates with letters of this size."""
    return text.line_height(size) + 4


def _fit_piece(piece: Piece, room: int, size: int) -> list[Piece]:
    """Return a piece no wider than the room: a long one in several, another one with its widest text shortened."""
    if piece.width(size) <= room:
        return [piece]
    *before, last = piece.atoms
    assert isinstance(last, Text)
    if not piece.wraps:
        widest = max((atom for atom in piece.atoms if isinstance(atom, Text)), key=lambda atom: _wide(atom, size))
        left = room - (piece.width(size) - _wide(widest, size))
        short = replace(widest, text=text.truncate(_clean(widest), "strong", size, left))
        return [replace(piece, atoms=tuple(short if atom is widest else atom for atom in piece.atoms))]
    left = room - (piece.width(size) - _wide(last, size))
    first, *others = text.wrap(_clean(last), "strong", size, left)
    more = text.wrap(" ".join(others), "strong", size, room)
    return [
        replace(piece, atoms=(*before, replace(last, text=first))),
        *(replace(piece, atoms=(replace(last, text=each),)) for each in more),
    ]


def _lines(groups: Sequence[Group], room: int, size: int, *, apart: bool) -> list[Line]:
    """Return the pieces in lines with their places; `apart`: every group begins one of its own."""
    lines: list[Line] = []
    x = room + 1
    for group in groups:
        if apart:
            x = room + 1
        for piece in group:
            for part in _fit_piece(piece, room, size):
                if x + part.width(size) > room:
                    lines.append([])
                    x = 0
                lines[-1].append((x, part))
                x += part.width(size) + GAP
    return lines


def height_needed(groups: Sequence[Group], room: int, size: int) -> int:
    """Return the height in pixels of all groups, each with lines of its own."""
    return _height(len(_lines(groups, room, size, apart=True)), size)


def _height(count: int, size: int) -> int:
    return count * (line_height(size) + GAP) - GAP if count else 0


def flow(box: Box, groups: Sequence[Group]) -> list[Item]:
    """Return groups of pieces from the top of the box on.

    Letters are as large as may be; then groups share lines, and at last the pieces without room are counted: "+3".
    """
    for apart in (True, False):
        for size in SIZES if apart else SIZES[-1:]:
            lines = _lines(groups, box.w, size, apart=apart)
            if _height(len(lines), size) <= box.h:
                return _draw(box, lines, size)
    size = SIZES[-1]
    pieces = [piece for group in groups for piece in group]
    for count in range(len(pieces) - 1, 0, -1):
        more = Piece((Text(f"+{len(pieces) - count}", "muted"),), None)
        lines = _lines([[*pieces[:count], more]], box.w, size, apart=False)
        if _height(len(lines), size) <= box.h:
            return _draw(box, lines, size)
    return []


def _draw(box: Box, lines: Sequence[Line], size: int) -> list[Item]:
    step = line_height(size)
    spare = min(8, (box.h - _height(len(lines), size)) // max(1, len(lines) - 1)) if lines else 0
    items: list[Item] = []
    for n, line in enumerate(lines):
        y = box.y + n * (step + GAP + spare)
        for x, piece in line:
            items += piece.draw(Box(box.x + x, y, box.w - x, step), size)
    return items
