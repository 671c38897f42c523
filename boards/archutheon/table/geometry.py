"""The places of areas, cells and side cells in the picture of the board (AR-10, AR-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from boards.painting.layout import Box
from boards.pieces.hexes import HexLayout, lay_out_columns

CELL = 0.34
"""Diameter of a cell as a share of an area's height."""

OUT = 0.54
"""The distance of a cell's middle from the area's middle towards its corner, as a share of the way."""

SIDE = 0.15
"""Diameter of the side cell as a share of an area's height: it lies in the right corner."""

NAME_OUT, GATE_OUT = 0.69, 0.66
"""The places of an area's name towards its upper left corner, and of the Gate towards the lower left one: no cell is there."""

DIRECTIONS = ((-1.0, 0.0), (0.5, -1.0), (0.5, 1.0))
"""The corners of the cells w, n, s, in halves of an area's width and height from its middle."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The board laid out: areas by number, cells by number, side cells by area."""

    hexes: HexLayout
    cells: tuple[Box, ...]
    sides: tuple[Box, ...]

    @property
    def box(self) -> Box:
        """The box that all areas fill."""
        return self.hexes.box


@lru_cache(maxsize=8)
def lay_out_board(columns: Sequence[int], heights: Sequence[int], box: Box) -> BoardLayout:
    """Return the board as large as the box allows, in its middle."""
    laid = lay_out_columns(columns, heights, box)
    high = laid.hexes[0].h
    cells = tuple(_cell(area, across, down, high) for area in laid.hexes for across, down in DIRECTIONS)
    return BoardLayout(laid, cells, tuple(_side(area, high) for area in laid.hexes))


def _cell(area: Box, across: float, down: float, high: int) -> Box:
    side = round(high * CELL) // 2 * 2
    x = area.x + area.w / 2 + across * area.w / 2 * OUT
    y = area.y + area.h / 2 + down * area.h / 2 * OUT
    return Box(round(x) - side // 2, round(y) - side // 2, side, side)


def name_spot(area: Box, width: int, height: int) -> Box:
    """Return the place of an area's name."""
    return _towards(area, -0.5, -NAME_OUT, NAME_OUT, width, height)


def gate_spot(area: Box, side: int) -> Box:
    """Return the place of the Gate in an area."""
    return _towards(area, -0.5, GATE_OUT, GATE_OUT, side, side)


def _towards(area: Box, across: float, down: float, share: float, width: int, height: int) -> Box:
    x = area.x + area.w / 2 + across * share * area.w / 2
    y = area.y + area.h / 2 + down * area.h / 2
    return Box(round(x) - width // 2, round(y) - height // 2, width, height)


def _side(area: Box, high: int) -> Box:
    side = round(high * SIDE) // 2 * 2
    return Box(area.right - area.w // 8 - side // 2, area.y + (area.h - side) // 2, side, side)
