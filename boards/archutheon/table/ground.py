"""The ground of the board: slabs with seams, cells let into them with ticks towards the areas they touch, the Gate's way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PIL import Image, ImageDraw

from boards.archutheon.cards.signs import SIDE_TONES
from boards.archutheon.table.geometry import BoardLayout, lay_out_board
from boards.painting import shapes
from boards.painting.emblems import Art
from boards.painting.layout import Box
from boards.painting.theme import Role, Theme, mix
from boards.pieces.painters import MaskedImage, register_painter
from boards.pieces.slabs import OVERSAMPLING, Spot, Stone, draw_stone, grown_corners, spot_of

STONE = Stone((0.55, 0.45, 0.28, 0.18), 0.4)
SEAM, RIM, WIDE = 3, 5, 9
TICK = 0.36
"""Length of a tick as a share of a cell's diameter."""

FLAT: tuple[Role, ...] = (
    "floor", "floor.gold", "floor.deep", "faint", "rim", "metal", "metal.deep", *(f"{tone}.shade" for tone in SIDE_TONES)
)  # fmt: skip
"""The colours of the ground."""

EDGES: tuple[tuple[Role, Role], ...] = (
    ("floor", "floor.deep"), ("floor.gold", "floor.deep"), ("floor", "faint"), ("floor.gold", "faint"), ("rim", "metal"),
)  # fmt: skip
"""The colours that meet at edges which show."""


@dataclass(frozen=True, slots=True)
class BoardGround(Art):
    """The areas of a map in columns; `touching` are the areas that each cell touches, `gate` those on the Gate's way.

    `starts` are the start cells of each side. `margin` is the width in pixels of the stone around the areas.
    """

    fixed: ClassVar[bool] = True

    columns: tuple[int, ...]
    heights: tuple[int, ...]
    touching: tuple[tuple[int, ...], ...]
    gate: tuple[int, ...]
    starts: tuple[tuple[int, ...], ...]
    margin: int


@register_painter(BoardGround)
def paint_board(art: BoardGround, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return the board in a box `width` by `height` pixels (mode "RGB"), and its outline (mode "L")."""
    laid = lay_out_board(art.columns, art.heights, Box(0, 0, width, height).inset(art.margin))
    image = Image.new("RGB", (width * OVERSAMPLING, height * OVERSAMPLING), theme["rim"])
    draw = ImageDraw.Draw(image)
    spots = [spot_of(box) for box in laid.hexes.hexes]
    mask = draw_stone(image, spots, art.margin * OVERSAMPLING, STONE, theme)
    for at, spot in enumerate(spots):
        _draw_slab(draw, spot, "floor.gold" if at in art.gate else "floor", theme)
    for cell, box in enumerate(laid.cells):
        side = next((side for side, cells in enumerate(art.starts) if cell in cells), -1)
        _draw_round(draw, box, f"{SIDE_TONES[side]}.shade" if side >= 0 else "floor.deep", "floor.deep", theme)
    made = _with_plain_edges(image.reduce(OVERSAMPLING), theme)
    for cell, touching in enumerate(art.touching):
        _draw_ticks(ImageDraw.Draw(made), laid, cell, touching, theme)
    return made, shapes.harden_edges(mask.reduce(OVERSAMPLING))


def _with_plain_edges(image: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture with one step between two colours at their edges instead of many: it packs into far less bytes."""
    steps = (mix(theme[one], theme[other], 0.5) for one, other in EDGES)
    tones = [*(theme[role] for role in FLAT), *steps]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for tone in (*tones, *tones[:1] * (256 - len(tones))) for part in tone])
    return image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")


def _draw_slab(draw: ImageDraw.ImageDraw, spot: Spot, face: Role, theme: Theme) -> None:
    """Draw a slab, with a seam around it that differs from it in every theme."""
    draw.polygon(grown_corners(spot, 0), fill=theme["faint"])
    draw.polygon(grown_corners(spot, -SEAM), fill=theme[face])


def _draw_ticks(
    draw: ImageDraw.ImageDraw, laid: BoardLayout, cell: int, touching: tuple[int, ...], theme: Theme
) -> None:
    """Draw a tick from a cell over the seam into each area that it touches (AR-11): with plain edges, for small pictures."""
    box = laid.cells[cell]
    x, y = box.x + box.w / 2, box.y + box.h / 2
    for area in touching:
        other = laid.hexes.hexes[area]
        dx, dy = other.x + other.w / 2 - x, other.y + other.h / 2 - y
        share = box.w / (dx * dx + dy * dy) ** 0.5
        ends = [(x + dx * share * far, y + dy * share * far) for far in (0.5, 0.5 + TICK)]
        draw.line(ends, fill=theme["metal"], width=WIDE)


def _draw_round(draw: ImageDraw.ImageDraw, box: Box, rim: Role, fill: Role, theme: Theme) -> None:
    ends = tuple(each * OVERSAMPLING for each in (box.x, box.y, box.right, box.bottom))
    draw.ellipse(ends, fill=theme[rim])
    if rim == fill:
        return
    inner = (ends[0] + RIM, ends[1] + RIM, ends[2] - RIM, ends[3] - RIM)
    draw.ellipse(inner, fill=theme[fill])
