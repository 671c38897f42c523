"""Pictures that are made once for each theme and size: medallions, portraits, and the ground that all lies on."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from boards.painting import shapes
from boards.painting.emblems import Art, Enamel, Floor, Ground, Medallion, Outline, Portrait, Rim
from boards.painting.layout import MarkShape
from boards.painting.theme import THEMES, Role, Theme, ThemeName
from boards.pieces import floors, ornaments
from boards.pieces.ornaments import Points
from boards.pieces.painters import PAINTERS, MaskedImage, register_painter

SIGN_FROM = 64
"""Pixels: the least side of a medallion that has room for a sign."""

RIM_ENGRAVED_FROM = 100
"""Pixels: the least side of a medallion whose rim is engraved."""

FRAME_ENGRAVED_FROM = 12
"""Pixels: the least width of a frame that is engraved."""

SHADOW_FROM = 150
"""Pixels: the least side of a glyph that casts a shadow; smaller ones are clearer, and pack better, without."""

GLYPH = {"sun": 0.62, "shield": 0.58, "circle": 0.64, "rosette": 0.62, "octagon": 0.62}
"""Side of the glyph as a share of the medallion's."""

ARROWS: tuple[MarkShape, ...] = ("up", "down")
"""Signs that are plain shapes, no glyphs."""


@lru_cache(maxsize=256)
def sprite(art: Art, width: int, height: int, theme: ThemeName) -> MaskedImage:
    """Return a picture (mode "RGB"), `width` by `height` pixels, and its mask (mode "L"), None if it fills its box.

    They are not to be changed.
    """
    return PAINTERS[type(art)](art, width, height, THEMES[theme])


@register_painter(Ground)
def _ground(_art: Ground, width: int, height: int, theme: Theme) -> MaskedImage:
    return ornaments.draw_ground(width, height, theme), None


@register_painter(Floor)
def _floor(art: Floor, width: int, height: int, theme: Theme) -> MaskedImage:
    return floors.draw_floor(art, width, height, theme), None


# -------------------------------------------------------------------- medallions


def _outline(kind: Outline) -> Points:
    """Return the outline in the unit square."""
    if kind == "shield":
        return ornaments.SHIELD
    count, depth = {"sun": (32, 0.09), "rosette": (160, 0.1), "octagon": (8, 0.0), "circle": (96, 0.0)}[kind]
    points = []
    for n in range(count):
        turn = math.tau * (n + (0.5 if kind == "octagon" else 0)) / count - math.pi / 2
        dent = depth * (n % 2 if kind == "sun" else 1 - abs(math.sin(turn * 5)))
        points.append((0.5 + (0.5 - dent / 2) * math.cos(turn), 0.5 + (0.5 - dent / 2) * math.sin(turn)))
    return points


@lru_cache(maxsize=256)
def _mask(kind: Outline, side: int, inset: float) -> Image.Image:
    """Return the outline's mask, `side` pixels square, `inset` pixels in from its edge."""
    fine = side * shapes.OVERSAMPLING
    share = 1 - 2 * inset / side
    large = Image.new("L", (fine, fine), 0)
    points = [((0.5 + (x - 0.5) * share) * fine, (0.5 + (y - 0.5) * share) * fine) for x, y in _outline(kind)]
    ImageDraw.Draw(large).polygon(points, fill=255)
    return shapes.harden_edges(large.reduce(shapes.OVERSAMPLING))


@register_painter(Medallion)
def _medallion(art: Medallion, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return an enamelled shape: a dark edge, a metal ring with its engraving, the field, the glyph, the sign."""
    side = min(width, height)
    field = f"enamel.{art.enamel}"
    image = Image.new("RGB", (side, side), theme["rim"])
    edge, ring = max(1.5, side / 56), max(4.0, side / 15)
    image.paste(theme["metal"], None, _mask(art.outline, side, edge))
    _engrave(image, art.outline, art.rim, (edge, ring), theme)
    image.paste(theme["rim"], None, _mask(art.outline, side, ring))
    bed = ring + edge
    _bevel(image, _mask(art.outline, side, bed), field, max(1, side // 48), theme)
    size = round(side * GLYPH[art.outline])
    place = ((side - size) // 2, round(side * (0.46 if art.outline == "shield" else 0.5) - size / 2))
    _paint_glyph(image, art.glyph, size, place, art.enamel, theme)
    mask = _mask(art.outline, side, 0)
    if art.sign is not None and side >= SIGN_FROM:
        disc = max(26, round(side * 0.36))
        mask = mask.copy()
        mask.paste(255, (side - disc, side - disc), _mask("circle", disc, 0))
        _paint_sign(image, (side - disc, side - disc), disc, art.sign, theme)
    return image, mask


def _bevel(image: Image.Image, mask: Image.Image, field: Role, depth: int, theme: Theme) -> None:
    """Fill a mask with enamel: lit at its upper left edge, in shade at its lower right."""
    image.paste(theme[f"{field}.tint"], None, mask)
    lit = ImageChops.darker(mask, ImageChops.offset(mask, depth, depth))
    image.paste(theme[f"{field}.deep"], None, lit)
    image.paste(theme[field], None, ImageChops.darker(lit, ImageChops.offset(mask, -depth, -depth)))


def _engrave(image: Image.Image, outline: Outline, rim: Rim, ring: tuple[float, float], theme: Theme) -> None:
    """Cut notches, beads or a rope into the metal between the two insets of `ring`."""
    side = image.width
    count = {"notches": 48, "beads": 36, "rope": 60, "plain": 0}[rim]
    if side < RIM_ENGRAVED_FROM or count == 0:
        return
    fine = shapes.OVERSAMPLING
    cut = Image.new("L", (side * fine, side * fine), 0)
    draw = ImageDraw.Draw(cut)
    middle, far = side * fine / 2, side * fine
    for n in range(count):
        turn = math.tau * n / count
        if rim == "beads":
            reach = (side / 2 - sum(ring) / 2) * fine
            x, y, r = middle + reach * math.cos(turn), middle + reach * math.sin(turn), (ring[1] - ring[0]) * fine * 0.3
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        else:
            skew = 0.16 if rim == "rope" else 0.0
            near = (middle + far * 0.3 * math.cos(turn), middle + far * 0.3 * math.sin(turn))
            end = (middle + far * 0.7 * math.cos(turn + skew), middle + far * 0.7 * math.sin(turn + skew))
            draw.line((*near, *end), fill=255, width=max(fine, side * fine // 96))
    image.paste(
        theme["metal.deep"], None, ImageChops.darker(cut.reduce(fine), _mask(outline, side, ring[0] + side / 90))
    )


def _paint_glyph(
    image: Image.Image, name: str, size: int, place: tuple[int, int], enamel: Enamel, theme: Theme
) -> None:
    """Paint a glyph in its enamel's ink, a large one with a shadow."""
    mask = shapes.icon_mask(name, size)
    if size >= SHADOW_FROM:
        drop = size // 60
        image.paste(theme[f"enamel.{enamel}.deep"], (place[0] + drop, place[1] + drop), mask)
    image.paste(theme[f"enamel.{enamel}.ink"], place, mask)


def _paint_sign(image: Image.Image, place: tuple[int, int], side: int, name: str, theme: Theme) -> None:
    """Paint a sign in a disc."""
    for tone, inset in (("rim", 0.0), ("metal", max(1.5, side / 24)), ("rim", max(3.0, side / 10))):
        image.paste(theme[tone], place, _mask("circle", side, inset))
    size = round(side * (0.5 if name in ARROWS else 0.62))
    mask = shapes.shape_mask(name, size, size) if name in ARROWS else shapes.icon_mask(name, size)
    image.paste(theme["metal.tint"], (place[0] + (side - size) // 2, place[1] + (side - size) // 2), mask)


# -------------------------------------------------------------------- portraits


@register_painter(Portrait)
def _portrait(art: Portrait, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return a frame around a patterned ground with a halo, and the glyph in it."""
    field = f"enamel.{art.enamel}"
    frame = max(5, min(width, height) // 26)
    image = Image.new("RGB", (width, height), theme["rim"])
    _paint_inside(image, 2, theme["metal"])
    if frame >= FRAME_ENGRAVED_FROM:
        _paint_inside(image, frame * 2 // 5, theme["metal.deep"])
        _paint_inside(image, frame * 2 // 5 + 3, theme["metal"])
    _paint_inside(image, frame, theme["rim"])
    inner = (frame + 2, frame + 2, width - frame - 2, height - frame - 2)
    wide, high = inner[2] - inner[0], inner[3] - inner[1]
    ground = Image.new("RGB", (wide, high), theme[f"{field}.deep"])
    ground.paste(theme[field], None, ornaments.pattern_mask(art.pattern, wide, high))
    side = round(min(wide, high) * 0.97)
    halo = ((wide - side) // 2, (high - side) // 2)
    ground.paste(theme[f"{field}.tint"], halo, _mask("circle", side, 0))
    ground.paste(theme[field], halo, _mask("circle", side, max(2, side / 48)))
    size = round(side * 0.8)
    _paint_glyph(ground, art.glyph, size, ((wide - size) // 2, (high - size) // 2), art.enamel, theme)
    image.paste(ground, inner[:2])
    _paint_studs(image, frame, theme)
    if art.sign is not None:
        disc = max(30, round(min(width, height) * 0.24))
        edge = frame + (2 if frame < FRAME_ENGRAVED_FROM else frame)
        _paint_sign(image, (width - disc - edge, height - disc - edge), disc, art.sign, theme)
    return image, None


def _paint_inside(image: Image.Image, inset: int, tone: tuple[int, int, int]) -> None:
    image.paste(tone, (inset, inset, image.width - inset, image.height - inset))


def _paint_studs(image: Image.Image, frame: int, theme: Theme) -> None:
    """Set a lozenge into each corner of a frame, cut in facets where it is large."""
    side = frame * (3 if frame < FRAME_ENGRAVED_FROM else 2)
    facets = [("rim", 0), ("metal", 2)]
    if frame >= FRAME_ENGRAVED_FROM:
        facets += [("metal.deep", side // 4), ("metal.tint", side // 4 + 3)]
    for x in (0, image.width - side):
        for y in (0, image.height - side):
            for tone, inset in facets:
                mask = shapes.shape_mask("diamond", side - 2 * inset, side - 2 * inset)
                image.paste(theme[tone], (x + inset, y + inset), mask)
