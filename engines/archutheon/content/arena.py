"""The map: areas in columns, cells on their corners, and the tables that rules ask (AR-10 to AR-13).

Areas are numbered column by column from the left, each from orange's edge; the players' name of an area is its column's
letter and its number there, "C3". A cell is an area's number times three, plus its corner: 0 left (w), 1 upper right (n), 2
lower right (s).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, NamedTuple

import msgspec

from engines.archutheon.content.shapes import Source
from engines.archutheon.content.vocabulary import Id
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content
from engines.kernel.hexes import Cell, Grid, bits, grid_of

CORNERS = "wns"
"""The corners of an area that have a cell."""

UP, UPPER_RIGHT, LOWER_RIGHT, DOWN, LOWER_LEFT, UPPER_LEFT = 4, 5, 0, 1, 2, 3
"""The directions of the kernel's hexes (`STEPS`) as they lie in columns. Up is away from orange."""

TOUCHING = ((UPPER_LEFT, LOWER_LEFT), (UP, UPPER_RIGHT), (DOWN, LOWER_RIGHT))
"""The directions of the areas that each corner touches (AR-12)."""

STEP = re.compile("fl|fr|bl|br|f|b")
TURNS = {"f": 0, "fr": 1, "br": 2, "b": 3, "bl": 4, "fl": 5}
"""The turn of each step of a pattern from the direction that is named, in sixths clockwise."""


class Sides(NamedTuple):
    """Numbers of areas or cells of each side, orange first (AR-04)."""

    orange: tuple[int, ...]
    green: tuple[int, ...]


class Sided(Content, frozen=True):
    """Names of areas or cells of each side."""

    orange: tuple[str, ...]
    green: tuple[str, ...]


class Zones(Content, frozen=True):
    """The areas that each line of a Collapse zone adds, from the edge to the centre (AR-82)."""

    orange: tuple[tuple[str, ...], ...]
    green: tuple[tuple[str, ...], ...]


class Arena(Content, frozen=True, dict=True):
    """A map: the sizes of its columns, and the names of the areas and cells with something on them.

    `gate` is the way of the Gate from orange's edge to green's; the Gate starts in its middle.
    """

    id: Id
    name: Name
    source: Source
    columns: tuple[Annotated[int, msgspec.Meta(ge=1, le=9)], ...]
    starts: Sided
    tokens: Sided
    covers: tuple[str, ...]
    walls: tuple[str, ...]
    rifts: tuple[str, ...]
    gate: tuple[str, ...]
    collapse: Zones

    # ---------------------------------------------------------------- areas

    @cached_property
    def area_names(self) -> tuple[str, ...]:
        """The players' name of each area, by number."""
        return tuple(f"{chr(ord('A') + at)}{n + 1}" for at, size in enumerate(self.columns) for n in range(size))

    @cached_property
    def area(self) -> dict[str, int]:
        """The number of each area, by its name."""
        return {name: at for at, name in enumerate(self.area_names)}

    @cached_property
    def heights(self) -> tuple[int, ...]:
        """The height of each area's centre above the lowest, in halves of an area."""
        tallest = max(self.columns)
        return tuple(tallest - size + 2 * n for size in self.columns for n in range(size))

    @cached_property
    def grid(self) -> Grid:
        """The tables of the areas."""
        columns = [at for at, size in enumerate(self.columns) for _ in range(size)]
        odd = self.heights[0] % 2
        return grid_of([Cell(q, (odd - height - q) // 2) for q, height in zip(columns, self.heights, strict=True)])

    @property
    def areas(self) -> range:
        """The numbers of the areas."""
        return range(len(self.area_names))

    @cached_property
    def everywhere(self) -> int:
        """The set of all areas."""
        return bits(self.areas)

    def areas_at(self, area: int, least: int, most: int) -> int:
        """Return the set of areas from `least` to `most` areas away."""
        rings = self.grid.ring[area]
        far = rings[min(most, len(rings) - 1)]
        return far & ~rings[min(least, len(rings)) - 1] if least else far

    def pattern(self, area: int, turn: int, areas: Sequence[str]) -> int:
        """Return the set of the areas of a pattern around an area, turned to a direction; parts off the board fall away."""
        found = 0
        for name in areas:
            at = area
            for step in STEP.findall(name):
                at = self.grid.next[at][(turn + TURNS[step]) % 6] if at >= 0 else -1
            if at >= 0:
                found |= 1 << at
        return found

    def behind(self, user: int, target: int) -> tuple[int, ...]:
        """Return the areas into which a user in one area pushes a hero in another (AR-54)."""
        grid = self.grid
        if user == target:
            return grid.around[target]
        d = grid.row[user][target]
        if d >= 0:
            straight = grid.next[target][d]
            return () if straight < 0 else (straight,)
        away = grid.distance[user][target] + 1
        return tuple(area for area in grid.around[target] if grid.distance[user][area] == away)

    # ---------------------------------------------------------------- cells

    @cached_property
    def cell_names(self) -> tuple[str, ...]:
        """The players' name of each cell, by number: "C3n"."""
        return tuple(f"{name}{corner}" for name in self.area_names for corner in CORNERS)

    @cached_property
    def cell(self) -> dict[str, int]:
        """The number of each cell, by its name."""
        return {name: at for at, name in enumerate(self.cell_names)}

    @cached_property
    def touching(self) -> tuple[tuple[int, ...], ...]:
        """The areas that each cell touches besides its own: two, fewer on the border (AR-11)."""
        return tuple(
            tuple(self.grid.next[area][d] for d in TOUCHING[corner] if self.grid.next[area][d] >= 0)
            for area in self.areas
            for corner in range(len(CORNERS))
        )

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """The cells that a normal step from each cell leads to, if they are free (AR-11)."""
        return tuple(
            tuple(
                other
                for area in sorted({cell // 3, *self.touching[cell]})
                for other in range(area * 3, area * 3 + 3)
                if other != cell
            )
            for cell in range(len(self.cell_names))
        )

    def _cells(self, names: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.cell[name] for name in names)

    @cached_property
    def start_cells(self) -> Sides:
        """The start cells 1 to 4 of each side (AR-08)."""
        return Sides(self._cells(self.starts.orange), self._cells(self.starts.green))

    @cached_property
    def token_cells(self) -> Sides:
        """The cells of each side's Enlightenment tokens."""
        return Sides(self._cells(self.tokens.orange), self._cells(self.tokens.green))

    @cached_property
    def cover_cells(self) -> tuple[int, ...]:
        """The cells that covers begin on."""
        return self._cells(self.covers)

    @cached_property
    def wall_cells(self) -> tuple[int, ...]:
        """The cells that walls begin on."""
        return self._cells(self.walls)

    @cached_property
    def rift_cells(self) -> tuple[int, ...]:
        """The cells that rifts begin on."""
        return self._cells(self.rifts)

    # ---------------------------------------------------------------- the roads to victory

    @cached_property
    def gate_areas(self) -> tuple[int, ...]:
        """The way of the Gate, from orange's edge to green's (AR-81)."""
        return tuple(self.area[name] for name in self.gate)

    @cached_property
    def gate_start(self) -> int:
        """The place on the way where the Gate starts."""
        return len(self.gate) // 2

    @cached_property
    def zones(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The set of areas in each side's Collapse zone with its token on each line, from the edge to the centre (AR-82)."""
        return _growing(self, self.collapse.orange), _growing(self, self.collapse.green)

    @property
    def last_line(self) -> int:
        """The line at the centre, counted from 1."""
        return len(self.collapse.orange)


def _growing(arena: Arena, lines: Sequence[Sequence[str]]) -> tuple[int, ...]:
    found, zone = [], 0
    for line in lines:
        zone |= bits(arena.area[name] for name in line)
        found.append(zone)
    return tuple(found)
