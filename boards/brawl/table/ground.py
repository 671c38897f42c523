"""The arena's ground: stone around slabs, bevelled, tinted around the statues, which stand on blocks of enamel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from PIL import Image, ImageDraw

from boards.painting import shapes
from boards.painting.emblems import Art
from boards.painting.layout import Box
from boards.painting.theme import Role, Theme
from boards.pieces import hexes
from boards.pieces.painters import MaskedImage, register_painter
from boards.pieces.slabs import OVERSAMPLING, Spot, Stone, draw_stone, grown_corners, spot_of
from engines.brawl.content.vocabulary import Core

STATUES: dict[str, Core] = {"R": "red", "Y": "yellow", "B": "blue"}
ENAMELS: dict[Core, str] = {"red": "attack", "yellow": "trophies", "blue": "defence"}
FIGURES: dict[Core, str] = {"red": "wyvern", "yellow": "griffin-symbol", "blue": "sea-dragon"}
"""The figures on the statues, so that colour alone does not tell them apart."""

TRAP = "wolf-trap"
RAISED = 10
"""Pixels: how far the blocks of the statues stand up."""

STONE = Stone((0.62, 0.5, 0.32, 0.2), 0.45)
SEAM, BEVEL = 3, 8


@dataclass(frozen=True, slots=True)
class ArenaGround(Art):
    """An arena of hexes, drawn as the map in its file: slabs, trap hexes, statues with their zones (SB-81).

    `margin` is the width in pixels of the stone around the hexes.
    """

    fixed: ClassVar[bool] = True

    map: tuple[str, ...]
    margin: int


@register_painter(ArenaGround)
def paint_arena(art: ArenaGround, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return an arena in a box `width` by `height` pixels (mode "RGB"), and its outline (mode "L")."""
    laid = hexes.lay_out_hexes(art.map, Box(0, 0, width, height).inset(art.margin))
    signs = [sign for row in art.map for sign in row if not sign.isspace()]
    spots = [spot_of(box) for box in laid.hexes]
    image = Image.new("RGB", (width * OVERSAMPLING, height * OVERSAMPLING), theme["rim"])
    draw = ImageDraw.Draw(image)
    mask = draw_stone(image, spots, art.margin * OVERSAMPLING, STONE, theme)
    zones = _zones(spots, signs)
    for at, spot in enumerate(spots):
        zone = next((core for core, around in zones.items() if at in around), None)
        _draw_slab(draw, spot, "floor" if zone is None else f"floor.{zone}", theme)
    for core, around in zones.items():
        _draw_border(draw, [spots[at] for at in around], theme[f"enamel.{ENAMELS[core]}"])
    small = image.reduce(OVERSAMPLING)
    for box, sign in zip(laid.hexes, signs, strict=True):
        if sign == "t":
            _draw_trap_sign(small, box, theme)
        elif sign in STATUES:
            _draw_statue(small, box, STATUES[sign], theme)
    return small, shapes.harden_edges(mask.reduce(OVERSAMPLING))


def _draw_slab(draw: ImageDraw.ImageDraw, spot: Spot, face: Role, theme: Theme) -> None:
    """Return a slab lit from the upper left."""
    outer, inner = grown_corners(spot, -SEAM), grown_corners(spot, -SEAM - BEVEL)
    draw.polygon(outer, fill=theme["floor.deep"])
    lit = [outer[4], outer[5], outer[0], outer[1], inner[1], inner[0], inner[5], inner[4]]
    draw.polygon(lit, fill=theme["floor.lit"])
    draw.polygon(inner, fill=theme[face])


def _zones(spots: list[Spot], signs: list[str]) -> dict[Core, list[int]]:
    """Return the hexes around each statue, with its own."""
    found: dict[Core, list[int]] = {}
    for at, sign in enumerate(signs):
        if sign in STATUES:
            x, y, wide, _ = spots[at]
            near = [n for n, (a, b, *_) in enumerate(spots) if (a - x) ** 2 + (b - y) ** 2 < (wide * 1.2) ** 2]
            found[STATUES[sign]] = near
    return found


def _draw_border(draw: ImageDraw.ImageDraw, spots: Iterable[Spot], tone: tuple[int, int, int]) -> None:
    """Draw the sides that only one of these hexes has."""
    sides: dict[tuple[int, int], tuple[tuple[float, float], tuple[float, float]]] = {}
    for spot in spots:
        points = grown_corners(spot, 0)
        for one, other in pairwise([*points, points[0]]):
            middle = (round((one[0] + other[0]) / 8), round((one[1] + other[1]) / 8))
            near = next((key for key in sides if abs(key[0] - middle[0]) + abs(key[1] - middle[1]) <= 3), None)
            if near is None:
                sides[middle] = (one, other)
            else:
                del sides[near]
    for one, other in sides.values():
        draw.line((one, other), fill=tone, width=6 * OVERSAMPLING)
        for x, y in (one, other):
            draw.ellipse(
                (x - 3 * OVERSAMPLING, y - 3 * OVERSAMPLING, x + 3 * OVERSAMPLING, y + 3 * OVERSAMPLING), fill=tone
            )


def _draw_trap_sign(image: Image.Image, box: Box, theme: Theme) -> None:
    """Return the engraved sign of a hex on which traps may lie (SB-06)."""
    side = box.w * 54 // 100
    spot = box.middle(side, side)
    image.paste(theme["floor.lit"], (spot.x + 2, spot.y + 2), shapes.icon_mask(TRAP, side))
    image.paste(theme["floor.deep"], (spot.x, spot.y), shapes.icon_mask(TRAP, side))


def _draw_statue(image: Image.Image, box: Box, core: Core, theme: Theme) -> None:
    """Return a block that stands up from the ground, with a figure in relief on its enamel."""
    enamel = f"enamel.{ENAMELS[core]}"
    inner = box.middle(box.w * 9 // 10, round(box.w * 9 / 10 * hexes.TALL))
    foot = Box(inner.x, inner.y + RAISED // 2, inner.w, inner.h)
    top = Box(inner.x, inner.y - RAISED, inner.w, inner.h)
    for down in range(foot.y, top.y, -1):
        _paste_hex(image, Box(foot.x, down, foot.w, foot.h), 0, theme["rim" if down > foot.y - 3 else f"{enamel}.deep"])
    _paste_hex(image, top, 0, theme["rim"])
    _paste_hex(image, top, 3, theme["metal"])
    _paste_hex(image, top, 8, theme["rim"])
    _paste_hex(image, top, 10, theme[f"{enamel}.tint"])
    _paste_hex(image, top, 13, theme[enamel])
    side = box.w * 62 // 100
    spot = top.middle(side, side)
    image.paste(theme[f"{enamel}.deep"], (spot.x + 3, spot.y + 3), shapes.icon_mask(FIGURES[core], side))
    image.paste(theme[f"{enamel}.ink"], (spot.x, spot.y), shapes.icon_mask(FIGURES[core], side))


def _paste_hex(image: Image.Image, box: Box, inset: int, tone: tuple[int, int, int]) -> None:
    image.paste(tone, (box.x, box.y), hexes.hex_mask(box.w, box.h, inset))
