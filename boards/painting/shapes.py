"""Masks of shapes and icons with smooth edges, made once for each size."""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

from boards.painting.layout import MarkShape
from boards.painting.text import ASSETS

OVERSAMPLING = 4
"""Shapes are drawn this many times larger and reduced."""

Points = list[tuple[float, float]]


def _regular(corners: int, turn: float, inner: float = 1.0) -> Points:
    """Return a regular polygon, or a star whose inner corners lie at `inner`, in the unit square."""
    count = corners if inner == 1.0 else corners * 2
    radii = [0.5 if n % 2 == 0 or inner == 1.0 else 0.5 * inner for n in range(count)]
    angles = [math.tau * n / count + turn for n in range(count)]
    return [(0.5 + r * math.cos(a), 0.5 + r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


_UP = -math.pi / 2
_LOBE = [(t * math.pi / 16 - math.pi) for t in range(17)]
_HEART_RIGHT: Points = [(0.745 + 0.255 * math.cos(a), 0.27 + 0.25 * math.sin(a)) for a in _LOBE]
_SHIELD_RIGHT: Points = [(0.5, 0.0), (0.94, 0.1), (0.93, 0.45), (0.85, 0.68), (0.72, 0.84), (0.5, 1.0)]
_ARROW: Points = [(0.0, 0.3), (0.5, 0.3), (0.5, 0.02), (1.0, 0.5), (0.5, 0.98), (0.5, 0.7), (0.0, 0.7)]
_POLYGONS: dict[MarkShape, Points] = {
    "square": [(0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93)],
    "hexagon": _regular(6, 0.0),
    "diamond": _regular(4, _UP),
    "star": [(x, y + 0.03) for x, y in _regular(5, _UP, 0.62)],
    "triangle": [(0.5, 0.0), (1.0, 0.95), (0.0, 0.95)],
    "right": _ARROW,
    "left": [(1 - x, y) for x, y in _ARROW],
    "down": [(y, x) for x, y in _ARROW],
    "up": [(y, 1 - x) for x, y in _ARROW],
    "check": [(0.0, 0.55), (0.16, 0.38), (0.38, 0.6), (0.84, 0.1), (1.0, 0.26), (0.38, 0.92)],
    # A wedge and a bar beneath it, joined by a seam without width.
    "most": [
        *((0.9, 0.68), (0.06, 0.42), (0.06, 0.28), (0.9, 0.02), (0.9, 0.19), (0.42, 0.35), (0.9, 0.51), (0.9, 0.68)),
        *((0.9, 0.79), (0.06, 0.79), (0.06, 0.95), (0.9, 0.95), (0.9, 0.68)),
    ],
    "heart": [
        *((1 - x, y) for x, y in reversed(_HEART_RIGHT)),
        *_HEART_RIGHT,
        *((0.97, 0.42), (0.86, 0.6), (0.5, 0.98), (0.14, 0.6), (0.03, 0.42)),
    ],
    "shield": [*_SHIELD_RIGHT, *((1 - x, y) for x, y in reversed(_SHIELD_RIGHT))],
    "cross": [
        *((0.1, 0.24), (0.24, 0.1), (0.5, 0.36), (0.76, 0.1), (0.9, 0.24), (0.64, 0.5)),
        *((0.9, 0.76), (0.76, 0.9), (0.5, 0.64), (0.24, 0.9), (0.1, 0.76), (0.36, 0.5)),
    ],
}


def harden_edges(mask: Image.Image) -> Image.Image:
    """Return a mask with a single step between out and in.

    At the size pictures are seen at nobody tells it from many steps, and pictures pack into a fifth less bytes.
    """
    return mask.point(_STEPS)


def harden_letters(mask: Image.Image) -> Image.Image:
    """Return a mask with two steps: letters have the finest edges of all, and are looked at the longest."""
    return mask.point(_LETTER_STEPS)


_STEPS = [255 if value > 191 else 128 if value > 64 else 0 for value in range(256)]
_LETTER_STEPS = [255 if value > 212 else 170 if value > 127 else 85 if value > 42 else 0 for value in range(256)]


@lru_cache(maxsize=512)
def shape_mask(kind: MarkShape, width: int, height: int) -> Image.Image:
    """Return the mask of a shape that fills `width` by `height` pixels (mode "L")."""
    large = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING), 0)
    draw = ImageDraw.Draw(large)
    if kind == "circle":
        draw.ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    else:
        draw.polygon([(x * large.width, y * large.height) for x, y in _POLYGONS[kind]], fill=255)
    return harden_edges(large.reduce(OVERSAMPLING))


@cache
def corner_mask(radius: int, at: int) -> Image.Image:
    """Return the mask of a round corner; `at` counts clockwise from the upper left."""
    disc = shape_mask("circle", 2 * radius, 2 * radius)
    x, y = ((0, 0), (radius, 0), (radius, radius), (0, radius))[at]
    return disc.crop((x, y, x + radius, y + radius))


@cache
def icon_characters() -> dict[str, str]:
    """Return the characters of the icon font by icon name."""
    names = json.loads((ASSETS / "icons" / "icons.json").read_text(encoding="utf-8"))
    return {name: chr(0xE000 + place) for place, name in enumerate(names)}


def icon_names() -> frozenset[str]:
    """Return the names of all icons."""
    return frozenset(icon_characters())


@lru_cache(maxsize=1024)
def icon_mask(name: str, size: int) -> Image.Image:
    """Return the mask of an icon `size` pixels wide and high; an unknown name gives the question mark."""
    char = icon_characters().get(name.replace("_", "-")) or icon_characters()["uncertainty"]
    face = ImageFont.truetype(ASSETS / "icons" / "icons.ttf", size, layout_engine=ImageFont.Layout.BASIC)
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).text((0, size), char, fill=255, font=face, anchor="ls")
    return harden_edges(mask)
