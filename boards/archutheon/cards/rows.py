"""Cards in rows: in as few pictures as can be, then in letters as large as can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boards.archutheon.pages import GAP
from boards.painting.layout import Box, Item
from boards.pieces.pages import INSIDE, ROOM, Part

SIZES = (36, 34, 32, 30)
COLUMNS = (2, 3)


class Cell(NamedTuple):
    """Something as wide as a column: its height, given width and size of letters, and how it is drawn with such letters."""

    height: Callable[[int, int], int]
    draw: Callable[[Box, int], list[Item]]


def rows(cells: Sequence[Cell], above: int, counts: Sequence[int] = COLUMNS) -> list[Part]:
    """Return the rows of cells, of one of the `counts`; `above` is the height of what stands over them in the first picture."""
    best: tuple[int, int, int, list[Part]] | None = None
    for size in SIZES:
        for columns in counts:
            found = _rows(cells, columns, size)
            key = (_pictures(found, above), -size, sum(part.height for part in found))
            if best is None or key < best[:3]:
                best = (*key, found)
    assert best is not None  # there are sizes
    return best[3]


def _rows(cells: Sequence[Cell], columns: int, size: int) -> list[Part]:
    wide = (INSIDE - GAP * (columns - 1)) // columns
    found = []
    for row in (cells[at : at + columns] for at in range(0, len(cells), columns)):
        high = max(cell.height(wide, size) for cell in row)
        found.append(Part(high, _draw(row, wide, size)))
    return found


def _draw(row: Sequence[Cell], wide: int, size: int) -> Callable[[Box], list[Item]]:
    def draw(box: Box) -> list[Item]:
        line = box.middle(len(row) * (wide + GAP) - GAP, box.h)
        items: list[Item] = []
        for cell in row:
            spot, line = line.left(wide, GAP)
            items += cell.draw(spot, size)
        return items

    return draw


def _pictures(parts: Sequence[Part], above: int) -> int:
    """Return the number of pictures that rows take."""
    count, room = 1, ROOM - above
    for part in parts:
        if part.height + GAP > room + GAP and room < ROOM:
            count, room = count + 1, ROOM
        room -= part.height + GAP
    return count
