"""Painting a scene: flat colours through masks with smooth edges, then the theme's palette, without dithering."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from boards.painting import png, shapes, text
from boards.painting.emblems import Art, Ground
from boards.painting.layout import (
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
    Way,
    letter_size,
)
from boards.painting.text import Face
from boards.painting.theme import Colour, Colours, Theme, ThemeName, themed
from boards.pieces import hexes, sprites

WAY_EDGE = 4
"""Pixels: the line around an arrow."""


def _round(image: Image.Image, box: Box, radius: int, tone: Colour) -> None:
    """Fill a box with round corners."""
    image.paste(tone, (box.x, box.y + radius, box.right, box.bottom - radius))
    if radius == 0:
        return
    image.paste(tone, (box.x + radius, box.y, box.right - radius, box.y + radius))
    image.paste(tone, (box.x + radius, box.bottom - radius, box.right - radius, box.bottom))
    _corners(image, box, radius, tone)


def _corners(image: Image.Image, box: Box, radius: int, tone: Colour) -> None:
    left, low = box.right - radius, box.bottom - radius
    for at, place in enumerate(((box.x, box.y), (left, box.y), (left, low), (box.x, low))):
        image.paste(tone, place, shapes.corner(radius, at))


def _frame(image: Image.Image, box: Box, radius: int, thick: int, tone: Colour) -> None:
    """Paint the line around a panel and nothing of its inside, which is filled afterwards."""
    image.paste(tone, (box.x + radius, box.y, box.right - radius, box.y + thick))
    image.paste(tone, (box.x + radius, box.bottom - thick, box.right - radius, box.bottom))
    image.paste(tone, (box.x, box.y + radius, box.x + thick, box.bottom - radius))
    image.paste(tone, (box.right - thick, box.y + radius, box.right, box.bottom - radius))
    if radius:
        _corners(image, box, radius, tone)


def _panel(image: Image.Image, item: Panel, theme: Theme) -> None:
    box = item.box
    radius = max(0, min(item.radius, box.w // 2, box.h // 2))
    if item.line is not None:
        _frame(image, box, radius, item.thick, theme[item.line])
        box, radius = box.inset(item.thick), max(0, radius - item.thick)
    _round(image, box, radius, theme[item.fill])


@lru_cache(maxsize=1024)
def _written(words: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """Return the mask of a line of text, and where it lies from the line's left and from its baseline.

    Many lines are the same from picture to picture.
    """
    mask = Image.new("L", (max(1, text.width(words, face, size)), text.line_height(size)), 0)
    base = round(size * text.BASELINE)
    ImageDraw.Draw(mask).text((0, base), words, fill=255, font=text.font(face, size), anchor="ls")
    ink = mask.getbbox() or (0, 0, 1, 1)
    return shapes.lettered(mask.crop(ink)), ink[0], ink[1] - base


def _write(image: Image.Image, words: str, face: Face, size: int, place: tuple[int, int], tone: Colour) -> None:
    """Write a line from this place on its baseline."""
    mask, x, y = _written(words, face, size)
    image.paste(tone, (place[0] + x, place[1] + y), mask)


def _badge(image: Image.Image, item: Badge, theme: Theme) -> None:
    box = item.box.left(item.box.h)[0]
    if item.edge is None:
        _mark(image, box, item.shape, theme[item.fill])
    else:
        _mark(image, box, item.shape, theme[item.edge])
        _mark(image, box.inset(max(3, box.h // 12)), item.shape, theme[item.fill])
    if item.sign is not None:
        _mark(image, box.middle(box.w * 5 // 9, box.h * 5 // 9), item.sign, theme[item.role])
    if item.words:
        size = letter_size(item)
        # Capitals are about 0.7 of the size high; a triangle's middle lies lower than its box's.
        middle = box.y + box.h * {"triangle": 0.63, "heart": 0.44, "shield": 0.47}.get(item.shape, 0.5)
        left = box.x + round((box.w - text.width(item.words, "strong", size)) / 2)
        _write(image, item.words, "strong", size, (left, round(middle + size * 0.35)), theme[item.role])


def _mark(image: Image.Image, box: Box, kind: MarkShape, tone: Colour) -> None:
    image.paste(tone, (box.x, box.y), shapes.shape(kind, box.w, box.h))


def _tile(image: Image.Image, item: Tile, theme: Theme) -> None:
    box = item.box
    if item.fill is not None:
        image.paste(theme[item.fill], (box.x, box.y), hexes.slab(box.w, box.h))
    if item.hatch is not None:
        image.paste(theme[item.hatch], (box.x, box.y), hexes.hatch(box.w, box.h))
    if item.line is not None:
        image.paste(theme[item.line], (box.x, box.y), hexes.ring(box.w, box.h, item.thick, item.kind))


@lru_cache(maxsize=512)
def _token(item: Disc, theme: ThemeName, colours: Colours) -> Image.Image:
    """Return a token: rim, ring, field and glyph, from the outside inwards. It is the same wherever it lies."""
    made, box = themed(theme, colours), item.box
    image = Image.new("RGB", (box.w, box.h), made["rim"])
    edge, thick = max(3, box.h // 36), max(5, box.h // 13)
    _mark(image, box.inset(edge - 1), "circle", made[item.rim])
    bed = box.inset(2 * edge)
    if item.parts:
        _mark(image, bed, "circle", made["rim"])
        for lit, role in ((item.parts, item.off), (item.lit, item.role)):
            ring = hexes.gauge(bed.w - 2, thick, item.parts, min(lit, item.parts))
            image.paste(made[role], (bed.x + 1, bed.y + 1), ring)
        bed = bed.inset(thick + 2)
    _mark(image, bed, "circle", made[item.fill])
    side = round(bed.w * (0.82 if item.parts else 0.64))
    # The ring is open below, where other signs lie on the token: the glyph stands a little higher.
    spot = bed.middle(side, side)
    place = (spot.x, spot.y - (round(side * 0.1) if item.parts else 0))
    image.paste(made[item.ink], place, shapes.icon(item.glyph, side))
    return image


def _disc(image: Image.Image, item: Disc, theme: Theme) -> None:
    side, box = item.box.h, item.box
    picture = _token(replace(item, box=Box(0, 0, side, side)), theme.name, theme.colours)
    image.paste(picture, (box.x, box.y), shapes.shape("circle", side, side))


@lru_cache(maxsize=16)
def _laid(ground: Sprite, upon: Sprite, theme: ThemeName) -> Image.Image:
    """Return a ground with what always lies on it. It is not to be changed."""
    image = sprites.sprite(ground.art, ground.box.w, ground.box.h, theme)[0].copy()
    picture, mask = sprites.sprite(upon.art, upon.box.w, upon.box.h, theme)
    image.paste(picture, (upon.box.x, upon.box.y), mask)
    return image


def _bare(scene: Scene, theme: Theme) -> tuple[Image.Image, Sequence[Item]]:
    """Return the ground to paint on, and what is to be painted. Copying a ground is quicker than painting it."""
    match scene.items:
        case [
            Sprite(box=Box(0, 0, scene.width, scene.height), art=Ground()) as ground,
            Sprite(art=Art(fixed=True)) as upon,
            *items,
        ]:
            return _laid(ground, upon, theme.name).copy(), items
        case [Sprite(box=Box(0, 0, scene.width, scene.height), art=Ground()) as ground, *items]:
            return sprites.sprite(ground.art, scene.width, scene.height, theme.name)[0].copy(), items
        case _:
            return Image.new("RGB", (scene.width, scene.height), theme[scene.ground]), scene.items


def painted(scene: Scene, theme: Theme) -> Image.Image:
    """Return the scene in full colour (mode "RGB")."""
    image, items = _bare(scene, theme)
    for item in items:
        box = item.box
        match item:
            case Panel():
                _panel(image, item, theme)
            case Label():
                _write(image, item.words, item.face, item.size, (box.x, item.base), theme[item.role])
            case Icon():
                image.paste(theme[item.role], (box.x, box.y), shapes.icon(item.name, box.w))
            case Mark():
                _mark(image, box, item.shape, theme[item.role])
            case Badge():
                _badge(image, item, theme)
            case Tile():
                _tile(image, item, theme)
            case Way():
                for role, more in ((item.edge, WAY_EDGE), (item.role, 0)):
                    image.paste(theme[role], (box.x, box.y), hexes.way(box.w, box.h, item.ends, item.thick, more))
            case Disc():
                _disc(image, item, theme)
            case Sprite():
                picture, mask = sprites.sprite(item.art, box.w, box.h, theme.name)
                image.paste(picture, (box.x, box.y), mask)
    return image


@cache
def _palette(theme: ThemeName, colours: Colours) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for tone in themed(theme, colours).palette for part in tone])
    return image


def reduced(image: Image.Image, theme: Theme) -> Image.Image:
    """Return a full-colour image in the nearest colours of the theme's palette (mode "P")."""
    return image.quantize(palette=_palette(theme.name, theme.colours), dither=Image.Dither.NONE)


def paint(scene: Scene, theme: Theme) -> bytes:
    """Return the scene as a palette PNG. The same scene and theme give the same bytes."""
    return png.encode(reduced(painted(scene, theme), theme), theme.palette)
