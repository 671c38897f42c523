"""The line of a rating curve, made of points: unsettled parts dashed, settled ones whole."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from boards.painting.emblems import Art
from boards.painting.theme import Theme
from boards.pieces.painters import MaskedImage, register_painter

Place = tuple[int, int]

THICK, DOT = 6, 8
"""Thickness of the line, and radius of the dot at its end."""

INSET = DOT + 2
"""Room that the art has around the curve for its dot."""

HALF = 127
DASH, SPACE = 16, 12
FINE = 2
"""The line is drawn this many times larger and reduced."""


@dataclass(frozen=True, slots=True)
class Curve(Art):
    """Places in pixels from the left upper corner, each with whether the line to it is dashed; a dot stands at the last.

    `lines` are the heights of the scale's lines, which lie beneath.
    """

    places: tuple[Place, ...]
    dashed: tuple[bool, ...]
    lines: tuple[int, ...] = ()


@register_painter(Curve)
def _curve(art: Curve, width: int, height: int, theme: Theme) -> MaskedImage:
    image = Image.new("RGB", (width, height), theme["panel"])
    for y in art.lines:
        image.paste(theme["page.inlay"], (INSET, y - 1, width, y + 1))
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    left = 0.0
    for one, other, dashed in zip(art.places, art.places[1:], art.dashed[1:], strict=False):
        if dashed:
            for begin, end in dashes(one, other, left):
                draw.line(_fine(begin, end), fill=255, width=THICK * FINE)
            left += math.dist(one, other)
        else:
            draw.line(_fine(one, other), fill=255, width=THICK * FINE)
            _dot(draw, other, THICK / 2)
    _dot(draw, art.places[-1], DOT)
    # Hard edges: colours between the line's and the ground's are not in the palette.
    image.paste(theme["spell"], None, mask.reduce(FINE).point(lambda value: 255 if value > HALF else 0))
    return image, None


def dashes(one: Place, other: Place, begun: float) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Yield the dashes between two places of a line that is `begun` pixels long already."""
    whole = math.dist(one, other)
    at = -(begun % (DASH + SPACE))
    while at < whole:
        begin, end = max(at, 0.0), min(at + DASH, whole)
        if begin < end:
            yield _between(one, other, begin / whole), _between(one, other, end / whole)
        at += DASH + SPACE


def _between(one: Place, other: Place, share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _fine(*places: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x * FINE, y * FINE) for x, y in places]


def _dot(draw: ImageDraw.ImageDraw, place: Place, radius: float) -> None:
    x, y = place
    draw.ellipse([(v * FINE) for v in (x - radius, y - radius, x + radius, y + radius)], fill=255)
