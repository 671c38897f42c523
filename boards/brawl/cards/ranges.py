"""The range of a card, drawn as hexes: the champion, the hexes on the way or around, and those that are reached."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageDraw

from boards.painting import shapes
from boards.painting.emblems import Art
from boards.painting.theme import Theme
from boards.pieces.painters import MaskedImage, register_painter
from engines.kernel.hexes import STEPS, Cell

HERE = Cell(0, 0)
SEAM = 0.9
"""Side of a hex as drawn, as a share of its place."""

LINE, DOT = 0.2, 0.36
"""Width of the edge of a hex that is not reached, and the champion's place in his own, as shares of a hex."""

MAX_ANGLE = math.tau / 12 + 0.01
"""The part of an indirect range that is drawn: the hexes at most so far from straight ahead, in radians."""


@dataclass(frozen=True, slots=True)
class Reach(Art):
    """The range of a card, as hexes around or before a champion: from `least` to `most` hexes away; an area has `most`.

    The rest are colours by role: of the champion's hex, of those reached, of the edges of those that are not, of the ground.
    """

    shape: Literal["melee", "direct", "indirect", "area"]
    least: int
    most: int
    here: str
    reached: str
    empty: str
    ground: str


def cells(art: Reach) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """Return the hexes that are drawn besides the champion's own: those not reached, and those that are (SB-24 to SB-27).

    Of a melee range one neighbour is reached, of an area its hexes; of a direct range one row is shown, of an indirect one
    what lies ahead.
    """
    if art.shape == "direct":
        row = [Cell(n, 0) for n in range(1, art.most + 1)]
        return tuple(row[: art.least - 1]), tuple(row[art.least - 1 :])
    if art.shape == "indirect":
        ahead = [cell for cell in _cells_within(art.most) if cell != HERE and abs(_angle(cell)) <= MAX_ANGLE]
        reached = tuple(cell for cell in ahead if _distance(cell) >= art.least)
        return tuple(cell for cell in ahead if cell not in reached), reached
    # The first of three is the one to the north-east, so that the middle one lies straight ahead.
    turned = STEPS[5:] + STEPS[:5]
    count = art.most if art.shape == "area" else 1
    reached = turned[:count] if count > 1 else STEPS[:1]
    return tuple(cell for cell in STEPS if cell not in reached), tuple(reached)


def _cells_within(most: int) -> Iterable[Cell]:
    return (Cell(q, r) for q in range(-most, most + 1) for r in range(-most, most + 1) if _distance(Cell(q, r)) <= most)


def _distance(cell: Cell) -> int:
    return max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r))


def _centre(cell: Cell) -> tuple[float, float]:
    """Return where the middle of a hex lies, in sides of a hex."""
    return math.sqrt(3) * (cell.q + cell.r / 2), 1.5 * cell.r


def _angle(cell: Cell) -> float:
    x, y = _centre(cell)
    return math.atan2(y, x)


@register_painter(Reach)
def reach(art: Reach, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return the hexes as large as `width` by `height` pixels allow (mode "RGB"), and their mask (mode "L")."""
    fine = shapes.OVERSAMPLING
    empty, reached = cells(art)
    spots = [_centre(cell) for cell in (HERE, *empty, *reached)]
    left, right = min(x for x, _ in spots) - math.sqrt(3) / 2, max(x for x, _ in spots) + math.sqrt(3) / 2
    top, low = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
    side = min(width / (right - left), height / (low - top)) * fine
    shift = (width * fine - (left + right) * side) / 2, (height * fine - (top + low) * side) / 2

    def mask(shown: Iterable[Cell], share: float) -> Image.Image:
        large = Image.new("L", (width * fine, height * fine), 0)
        draw = ImageDraw.Draw(large)
        for cell in shown:
            x, y = _centre(cell)
            draw.polygon(_hex_corners(x * side + shift[0], y * side + shift[1], side * share), fill=255)
        return shapes.harden_edges(large.reduce(fine))

    image = Image.new("RGB", (width, height), theme[art.empty])
    image.paste(theme[art.ground], None, mask(empty, SEAM - LINE))
    image.paste(theme[art.reached], None, mask(reached, SEAM))
    image.paste(theme[art.here], None, mask((HERE,), SEAM))
    image.paste(theme[art.ground], None, mask((HERE,), DOT))
    return image, mask((HERE, *empty, *reached), SEAM)


def _hex_corners(x: float, y: float, side: float) -> list[tuple[float, float]]:
    """Return the corners of a hex that stands on a point."""
    turns = (math.tau * (n + 0.5) / 6 for n in range(6))
    return [(x + side * math.cos(turn), y + side * math.sin(turn)) for turn in turns]
