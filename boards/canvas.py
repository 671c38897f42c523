"""Painting a scene: flat colours through masks with smooth edges, then the theme's palette, without dithering."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from boards import png, shapes, sprites, text
from boards.emblems import Ground
from boards.layout import Badge, Box, Icon, Item, Label, Mark, MarkShape, Panel, Scene, Sprite, letter_size
from boards.text import Face
from boards.theme import Colour, Colours, Theme, ThemeName, themed


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
    _mark(image, box, item.shape, theme[item.fill])
    if item.sign is not None:
        _mark(image, box.middle(box.w * 5 // 9, box.h * 5 // 9), item.sign, theme[item.role])
    if item.words:
        size = letter_size(item)
        # Capitals are about 0.7 of the size high; a triangle's middle lies lower than its box's.
        middle = box.y + box.h * (0.63 if item.shape == "triangle" else 0.5)
        left = box.x + round((box.w - text.width(item.words, "strong", size)) / 2)
        _write(image, item.words, "strong", size, (left, round(middle + size * 0.35)), theme[item.role])


def _mark(image: Image.Image, box: Box, kind: MarkShape, tone: Colour) -> None:
    image.paste(tone, (box.x, box.y), shapes.shape(kind, box.w, box.h))


def _bare(scene: Scene, theme: Theme) -> tuple[Image.Image, Sequence[Item]]:
    """Return the ground to paint on, and what is to be painted. Copying a ground is quicker than painting it."""
    match scene.items:
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
