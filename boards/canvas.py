"""Painting a scene: flat colours through masks with smooth edges, then the theme's palette, without dithering."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from boards.painting import png, shapes, text
from boards.painting.emblems import Art, Ground
from boards.painting.layout import (
    Arrow,
    Badge,
    Box,
    Disc,
    Icon,
    Item,
    Label,
    Mark,
    MarkShape,
    Panel,
    Scene,
    Sprite,
    Tile,
    letter_size,
)
from boards.painting.text import Face
from boards.painting.theme import Colour, Colours, Theme, ThemeName, theme_of
from boards.pieces import hexes, sprites

ARROW_EDGE = 4
"""Pixels: the line around an arrow."""


def _fill_rounded(image: Image.Image, box: Box, radius: int, tone: Colour) -> None:
    """Fill a box with round corners."""
    image.paste(tone, (box.x, box.y + radius, box.right, box.bottom - radius))
    if radius == 0:
        return
    image.paste(tone, (box.x + radius, box.y, box.right - radius, box.y + radius))
    image.paste(tone, (box.x + radius, box.bottom - radius, box.right - radius, box.bottom))
    _paint_corners(image, box, radius, tone)


def _paint_corners(image: Image.Image, box: Box, radius: int, tone: Colour) -> None:
    left, low = box.right - radius, box.bottom - radius
    for at, place in enumerate(((box.x, box.y), (left, box.y), (left, low), (box.x, low))):
        image.paste(tone, place, shapes.corner_mask(radius, at))


def _paint_frame(image: Image.Image, box: Box, radius: int, thick: int, tone: Colour) -> None:
    """Paint the line around a panel and nothing of its inside, which is filled afterwards."""
    image.paste(tone, (box.x + radius, box.y, box.right - radius, box.y + thick))
    image.paste(tone, (box.x + radius, box.bottom - thick, box.right - radius, box.bottom))
    image.paste(tone, (box.x, box.y + radius, box.x + thick, box.bottom - radius))
    image.paste(tone, (box.right - thick, box.y + radius, box.right, box.bottom - radius))
    if radius:
        _paint_corners(image, box, radius, tone)


def _paint_panel(image: Image.Image, item: Panel, theme: Theme) -> None:
    box = item.box
    radius = max(0, min(item.radius, box.w // 2, box.h // 2))
    if item.line is not None:
        _paint_frame(image, box, radius, item.thick, theme[item.line])
        box, radius = box.inset(item.thick), max(0, radius - item.thick)
    _fill_rounded(image, box, radius, theme[item.fill])


@lru_cache(maxsize=1024)
def _line_mask(words: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """Return the mask of a line of text, and where it lies from the line's left and from its baseline.

    Many lines are the same from picture to picture.
    """
    mask = Image.new("L", (max(1, text.width(words, face, size)), text.line_height(size)), 0)
    base = round(size * text.BASELINE)
    ImageDraw.Draw(mask).text((0, base), words, fill=255, font=text.font(face, size), anchor="ls")
    ink = mask.getbbox() or (0, 0, 1, 1)
    return shapes.harden_letters(mask.crop(ink)), ink[0], ink[1] - base


def _write(image: Image.Image, words: str, face: Face, size: int, place: tuple[int, int], tone: Colour) -> None:
    """Write a line from this place on its baseline."""
    mask, x, y = _line_mask(words, face, size)
    image.paste(tone, (place[0] + x, place[1] + y), mask)


def _paint_badge(image: Image.Image, item: Badge, theme: Theme) -> None:
    box = item.box.left(item.box.h)[0]
    if item.edge is None:
        _paint_mark(image, box, item.shape, theme[item.fill])
    else:
        _paint_mark(image, box, item.shape, theme[item.edge])
        _paint_mark(image, box.inset(max(3, box.h // 12)), item.shape, theme[item.fill])
    if item.sign is not None:
        _paint_mark(image, box.middle(box.w * 5 // 9, box.h * 5 // 9), item.sign, theme[item.role])
    if item.words:
        size = letter_size(item)
        # Capitals are about 0.7 of the size high; a triangle's middle lies lower than its box's.
        middle = box.y + box.h * {"triangle": 0.63, "heart": 0.44, "shield": 0.47}.get(item.shape, 0.5)
        left = box.x + round((box.w - text.width(item.words, "strong", size)) / 2)
        _write(image, item.words, "strong", size, (left, round(middle + size * 0.35)), theme[item.role])


def _paint_mark(image: Image.Image, box: Box, kind: MarkShape, tone: Colour) -> None:
    image.paste(tone, (box.x, box.y), shapes.shape_mask(kind, box.w, box.h))


def _paint_tile(image: Image.Image, item: Tile, theme: Theme) -> None:
    box = item.box
    if item.fill is not None:
        image.paste(theme[item.fill], (box.x, box.y), hexes.hex_mask(box.w, box.h))
    if item.hatch is not None:
        image.paste(theme[item.hatch], (box.x, box.y), hexes.hatch_mask(box.w, box.h, item.step, item.step // 3))
    if item.line is not None:
        image.paste(theme[item.line], (box.x, box.y), hexes.ring_mask(box.w, box.h, item.thick, item.kind))


@lru_cache(maxsize=512)
def _token_image(item: Disc, theme: ThemeName, colours: Colours) -> Image.Image:
    """Return a token: rim, ring, field and glyph, from the outside inwards. It is the same wherever it lies."""
    made, box = theme_of(theme, colours), item.box
    image = Image.new("RGB", (box.w, box.h), made["rim"])
    edge, thick = max(3, box.h // 36), max(5, box.h // 13)
    _paint_mark(image, box.inset(edge - 1), "circle", made[item.rim])
    bed = box.inset(2 * edge)
    if item.parts:
        _paint_mark(image, bed, "circle", made["rim"])
        for lit, role in ((item.parts, item.off), (item.lit, item.role)):
            ring = hexes.gauge_mask(bed.w - 2, thick, item.parts, min(lit, item.parts))
            image.paste(made[role], (bed.x + 1, bed.y + 1), ring)
        bed = bed.inset(thick + 2)
    _paint_mark(image, bed, "circle", made[item.fill])
    side = round(bed.w * (0.82 if item.parts else 0.64))
    # The ring is open below, where other signs lie on the token: the glyph stands a little higher.
    spot = bed.middle(side, side)
    place = (spot.x, spot.y - (round(side * 0.1) if item.parts else 0))
    image.paste(made[item.ink], place, shapes.icon_mask(item.glyph, side))
    return image


def _paint_disc(image: Image.Image, item: Disc, theme: Theme) -> None:
    side, box = item.box.h, item.box
    picture = _token_image(replace(item, box=Box(0, 0, side, side)), theme.name, theme.colours)
    image.paste(picture, (box.x, box.y), shapes.shape_mask("circle", side, side))


@lru_cache(maxsize=16)
def _ground_with_fixed(ground: Sprite, upon: Sprite, theme: ThemeName) -> Image.Image:
    """Return a ground with the parts that never change. It is not to be changed."""
    image = sprites.sprite(ground.art, ground.box.w, ground.box.h, theme)[0].copy()
    picture, mask = sprites.sprite(upon.art, upon.box.w, upon.box.h, theme)
    image.paste(picture, (upon.box.x, upon.box.y), mask)
    return image


def _start_image(scene: Scene, theme: Theme) -> tuple[Image.Image, Sequence[Item]]:
    """Return the ground to paint on, and the parts to paint. Copying a ground is quicker than painting it."""
    match scene.items:
        case [
            Sprite(box=Box(0, 0, scene.width, scene.height), art=Ground()) as ground,
            Sprite(art=Art(fixed=True)) as upon,
            *items,
        ]:
            return _ground_with_fixed(ground, upon, theme.name).copy(), items
        case [Sprite(box=Box(0, 0, scene.width, scene.height), art=Ground()) as ground, *items]:
            return sprites.sprite(ground.art, scene.width, scene.height, theme.name)[0].copy(), items
        case _:
            return Image.new("RGB", (scene.width, scene.height), theme[scene.ground]), scene.items


def render(scene: Scene, theme: Theme) -> Image.Image:
    """Return the scene in full colour (mode "RGB")."""
    image, items = _start_image(scene, theme)
    for item in items:
        box = item.box
        match item:
            case Panel():
                _paint_panel(image, item, theme)
            case Label():
                _write(image, item.words, item.face, item.size, (box.x, item.base), theme[item.role])
            case Icon():
                image.paste(theme[item.role], (box.x, box.y), shapes.icon_mask(item.name, box.w))
            case Mark():
                _paint_mark(image, box, item.shape, theme[item.role])
            case Badge():
                _paint_badge(image, item, theme)
            case Tile():
                _paint_tile(image, item, theme)
            case Arrow():
                for role, more in ((item.edge, ARROW_EDGE), (item.role, 0)):
                    image.paste(
                        theme[role], (box.x, box.y), hexes.arrow_mask(box.w, box.h, item.ends, item.thick, more)
                    )
            case Disc():
                _paint_disc(image, item, theme)
            case Sprite():
                picture, mask = sprites.sprite(item.art, box.w, box.h, theme.name)
                image.paste(picture, (box.x, box.y), mask)
    return image


@cache
def _palette_image(theme: ThemeName, colours: Colours) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for tone in theme_of(theme, colours).palette for part in tone])
    return image


def quantize(image: Image.Image, theme: Theme) -> Image.Image:
    """Return a full-colour image in the nearest colours of the theme's palette (mode "P")."""
    return image.quantize(palette=_palette_image(theme.name, theme.colours), dither=Image.Dither.NONE)


def paint(scene: Scene, theme: Theme) -> bytes:
    """Return the scene as a palette PNG. The same scene and theme give the same bytes."""
    return png.encode(quantize(render(scene, theme), theme), theme.palette)
