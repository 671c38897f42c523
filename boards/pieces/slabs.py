"""The block of stone around the hexes of a board, drawn large and then reduced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from boards.painting.layout import Box
from boards.painting.theme import Role, Theme
from boards.pieces.hexes import Points, corners

OVERSAMPLING = 2
"""The ground is drawn this many times larger and reduced."""

TONES: tuple[Role, ...] = ("floor.deep", "metal.deep", "metal", "rim")
"""The colours of the lines along the edge of a block, from the outside in."""

Spot = tuple[float, float, float, float]
"""A hex in the large picture: its middle, width and height."""


class Stone(NamedTuple):
    """A block of stone by shares of its margin: how far out each line of its edge goes, and how deep the block is."""

    lines: tuple[float, float, float, float]
    deep: float


def spot_of(box: Box) -> Spot:
    """Return the place of a hex in the large picture."""
    return (
        (box.x + box.w / 2) * OVERSAMPLING,
        (box.y + box.h / 2) * OVERSAMPLING,
        box.w * OVERSAMPLING,
        box.h * OVERSAMPLING,
    )


def grown_corners(spot: Spot, more: float, down: float = 0) -> Points:
    """Return the corners of a hex made larger on each side; one that is wider than high is a flat one."""
    x, y, wide, high = spot
    share = 1 + 2 * more / min(wide, high)
    return corners(x, y + down, wide * share, high * share, flat=wide > high)


def draw_stone(image: Image.Image, spots: Sequence[Spot], margin: int, stone: Stone, theme: Theme) -> Image.Image:
    """Paint the block that slabs lie in, with an inlaid line of metal along its edge; return its outline (mode "L")."""
    mask = Image.new("L", image.size, 0)
    outline, draw = ImageDraw.Draw(mask), ImageDraw.Draw(image)
    for spot in spots:
        for down in (0.0, margin * stone.deep):
            outline.polygon(grown_corners(spot, margin * stone.lines[0], down), fill=255)
    for more, tone in zip(stone.lines, TONES, strict=True):
        for spot in spots:
            draw.polygon(grown_corners(spot, margin * more), fill=theme[tone])
    return mask
