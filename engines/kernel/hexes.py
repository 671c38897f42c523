"""Maps of hexes as tables of neighbours, rows and distances, computed once for each map.

Hexes are numbered row by row from 0. A set of hexes is an integer with a bit for each of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple


class Cell(NamedTuple):
    """The position of a hex: `q` grows to the east, `r` to the south, so that the six steps are those of `STEPS`."""

    q: int
    r: int


STEPS = (Cell(1, 0), Cell(0, 1), Cell(-1, 1), Cell(-1, 0), Cell(0, -1), Cell(1, -1))
"""The directions: east, south-east, south-west, west, north-west, north-east."""

OPPOSITE = (3, 4, 5, 0, 1, 2)


class Grid(NamedTuple):
    """The tables of a map with `size` hexes, indexed by the numbers of hexes.

    `rays[h][d]` are the hexes from h in a direction, the nearest first: a row goes as far as the map does without a gap.
    `next[h][d]` is the neighbour there, -1: none. `near[h]` is the set of neighbours, `around[h]` the same in order.
    `row[a][b]` is the direction from a to b if they lie in one row, -1: they do not. `distance[a][b]` ignores all that stands
    between; `ring[h][n]` is the set of hexes at distance n at most.
    """

    size: int
    cells: tuple[Cell, ...]
    next: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    around: tuple[tuple[int, ...], ...]
    rays: tuple[tuple[tuple[int, ...], ...], ...]
    row: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    ring: tuple[tuple[int, ...], ...]


def cells_of(rows: Sequence[str]) -> tuple[Cell, ...]:
    """Return the positions of the hexes of a drawn map: each row is drawn half a hex to the right for each leading blank.

    Two neighbours in a row are two characters apart, so a row that is shifted by one character lies between those around it.
    Raises ValueError for a hex that lies on no place of the grid.
    """
    found: list[Cell] = []
    for r, text in enumerate(rows):
        for x, sign in enumerate(text):
            if sign.isspace():
                continue
            if (x - r) % 2:
                raise ValueError(f"row {r + 1}, character {x + 1}: between two places of the grid")
            found.append(Cell((x - r) // 2, r))
    return tuple(found)


def grid_of(cells: Sequence[Cell]) -> Grid:
    """Return the tables of a map. Distances go through the hexes of the map; hexes that are not connected are `size` apart."""
    number = {cell: at for at, cell in enumerate(cells)}
    size = len(cells)
    following = tuple(tuple(number.get(Cell(q + dq, r + dr), -1) for dq, dr in STEPS) for q, r in cells)
    rays = tuple(tuple(tuple(_ray(following, at, d)) for d in range(6)) for at in range(size))
    rows = [[-1] * size for _ in range(size)]
    for at in range(size):
        for d in range(6):
            for other in rays[at][d]:
                rows[at][other] = d
    distance = tuple(_distances(following, at) for at in range(size))
    ring = tuple(
        tuple(bits(other for other in range(size) if distance[at][other] <= n) for n in range(size + 1))
        for at in range(size)
    )
    near = tuple(bits(other for other in around if other >= 0) for around in following)
    near_in_order = tuple(tuple(members(hexes)) for hexes in near)
    return Grid(
        size, tuple(cells), following, near, near_in_order, rays, tuple(tuple(row) for row in rows), distance, ring
    )


def _ray(following: Sequence[Sequence[int]], at: int, d: int) -> Iterator[int]:
    while (at := following[at][d]) >= 0:
        yield at


def _distances(following: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    found = [len(following)] * len(following)
    found[start] = 0
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for other in following[at]:
            if other >= 0 and found[other] > found[at] + 1:
                found[other] = found[at] + 1
                queue.append(other)
    return tuple(found)


def bits(hexes: Iterable[int]) -> int:
    """Return hexes as a set: an integer with a bit for each."""
    found = 0
    for at in hexes:
        found |= 1 << at
    return found


def members(hexes: int) -> Iterator[int]:
    """Yield the hexes of a set in ascending order."""
    while hexes:
        lowest = hexes & -hexes
        yield lowest.bit_length() - 1
        hexes ^= lowest
