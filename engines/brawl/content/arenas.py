"""An arena: the map as its file draws it, and the sets of hexes that rules and challenges name (SB-81, SB-82)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated

import msgspec

from engines.brawl.content.shapes import Source
from engines.brawl.content.vocabulary import Core, Id
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content
from engines.kernel.hexes import Cell, Grid, bits, cells_of, grid_of, members

STATUES: dict[str, Core] = {"R": "red", "Y": "yellow", "B": "blue"}
"""The signs of statues in a map."""


def names_of(cells: Sequence[Cell]) -> tuple[str, ...]:
    """Return the players' names of hexes: the row from the top by letter, the place in it from the left by number, "C3"."""
    places: Counter[int] = Counter()
    found = []
    for cell in cells:
        places[cell.r] += 1
        found.append(f"{chr(ord('A') + cell.r)}{places[cell.r]}")
    return tuple(found)


class Area(Content, frozen=True):
    """A named part of an arena, for challenges: its hexes are drawn with `sign` in the map `parts`."""

    id: Id
    name: Name
    sign: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


class Arena(Content, frozen=True, dict=True):
    """A map, drawn row by row, two characters a hex, every other row shifted by one.

    Signs: "." a plain hex, "R", "Y", "B" statues, "a" and "b" the deployment areas, "t" a trap hex. `parts` is the same map
    with the sign of an `Area`, or "." for none, at each hex.
    """

    id: Id
    name: Name
    source: Source
    map: tuple[str, ...]
    areas: tuple[Area, ...] = ()
    parts: tuple[str, ...] = ()

    @cached_property
    def grid(self) -> Grid:
        """The tables of the map."""
        return grid_of(cells_of(self.map))

    @cached_property
    def steps(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The neighbours of each hex in order, each with the set that holds it alone."""
        return tuple([tuple([(hex_, 1 << hex_) for hex_ in around]) for around in self.grid.around])

    @cached_property
    def signs(self) -> str:
        """The sign of each hex, by number."""
        return "".join(sign for row in self.map for sign in row if not sign.isspace())

    @cached_property
    def hex_names(self) -> tuple[str, ...]:
        """The players' name of each hex, by number."""
        return names_of(self.grid.cells)

    @cached_property
    def statues(self) -> dict[Core, int]:
        """The hex of each statue, by its colour."""
        return {STATUES[sign]: at for at, sign in enumerate(self.signs) if sign in STATUES}

    @cached_property
    def blocked(self) -> int:
        """The set of hexes with a statue."""
        return bits(self.statues.values())

    @cached_property
    def trap_hexes(self) -> int:
        """The set of hexes with a trap symbol."""
        return bits(at for at, sign in enumerate(self.signs) if sign == "t")

    @cached_property
    def deployment(self) -> tuple[int, int]:
        """The sets of hexes of both deployment areas."""
        first, second = (bits(at for at, sign in enumerate(self.signs) if sign == name) for name in "ab")
        return first, second

    @cached_property
    def zones(self) -> dict[Core, int]:
        """The set of hexes next to each statue."""
        return {core: self.grid.near[at] & ~self.blocked for core, at in self.statues.items()}

    @cached_property
    def part(self) -> dict[str, int]:
        """The set of hexes of each named area."""
        signs = "".join(sign for row in self.parts for sign in row if not sign.isspace())
        return {area.id: bits(at for at, sign in enumerate(signs) if sign == area.sign) for area in self.areas}

    @cached_property
    def sides(self) -> tuple[dict[str, int], dict[str, int]]:
        """The sets of hexes that are "home", "away" and "middle" for either deployment area."""
        first, second = ([self._nearest(at, area) for at in range(self.grid.size)] for area in self.deployment)
        pairs = list(enumerate(zip(first, second, strict=True)))
        near = [bits(at for at, (one, two) in pairs if one < two), bits(at for at, (one, two) in pairs if two < one)]
        middle = bits(at for at, (one, two) in pairs if one == two)
        return (
            {"home": near[0], "away": near[1], "middle": middle},
            {"home": near[1], "away": near[0], "middle": middle},
        )

    def _nearest(self, at: int, hexes: int) -> int:
        return min(self.grid.distance[at][other] for other in members(hexes))

    def control_area(self, name: str, side: int) -> int:
        """Return the hexes of a control challenge, for the team with this deployment area."""
        return self.part[name] if name in self.part else self.sides[side][name]
