"""Turned cards: an emblem laid on its side, and the sign of a quarter turn."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from boards.painting import shapes
from boards.painting.emblems import Art, Medallion
from boards.painting.theme import Role, Theme
from boards.pieces import sprites
from boards.pieces.painters import MaskedImage, register_painter


@dataclass(frozen=True, slots=True)
class Turned(Art):
    """An emblem on its side, as a turned card lies (LG-08)."""

    medallion: Medallion


@dataclass(frozen=True, slots=True)
class QuarterTurn(Art):
    """The sign of a turned card: an arrow that goes a quarter around, of a colour by role."""

    role: Role


@register_painter(Turned)
def turned(art: Turned, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return the emblem turned clockwise by a right angle (mode "RGB"), and its mask (mode "L")."""
    picture, mask = sprites.sprite(art.medallion, width, height, theme.name)
    turn = Image.Transpose.ROTATE_270
    return picture.transpose(turn), None if mask is None else mask.transpose(turn)


@register_painter(QuarterTurn)
def quarter_turn(art: QuarterTurn, width: int, height: int, theme: Theme) -> MaskedImage:
    """Return the arrow on a field of its colour (mode "RGB"), and its mask (mode "L")."""
    side = min(width, height) * shapes.OVERSAMPLING
    large = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(large)
    reach, thick = side * 0.36, side * 0.15
    middle = side / 2
    bow = (middle - reach, middle - reach, middle + reach, middle + reach)
    draw.arc(bow, 150, 360, fill=255, width=round(thick))
    tip = middle + reach - thick / 2
    draw.polygon([(tip - side * 0.2, middle), (tip + side * 0.2, middle), (tip, middle + side * 0.28)], fill=255)
    start = math.radians(150)
    x, y = (middle + (reach - thick / 2) * at(start) for at in (math.cos, math.sin))
    draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
    image = Image.new("RGB", (min(width, height),) * 2, theme[art.role])
    return image, shapes.harden_edges(large.reduce(shapes.OVERSAMPLING))
