"""Engraved ornaments: the patterns behind portraits, the inlaid ground, the shield's outline."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from boards.painting.emblems import Pattern
from boards.painting.theme import Theme

Points = list[tuple[float, float]]

_FLANK: Points = [
    (0.44 * math.cos(turn), 0.42 + 0.57 * math.sin(turn)) for turn in (math.pi * n / 24 for n in range(13))
]
"""The shield's right side from its shoulder down to its point, from the middle line."""

SHIELD: Points = [
    *((0.06, 0.06), (0.28, 0.085), (0.5, 0.02), (0.72, 0.085), (0.94, 0.06)),
    *((0.5 + x, y) for x, y in _FLANK),
    *((0.5 - x, y) for x, y in reversed(_FLANK)),
]
"""A heater shield in the unit square."""

OVERSAMPLING = 2
"""Patterns are drawn this many times larger and reduced."""


@lru_cache(maxsize=64)
def pattern_mask(kind: Pattern, width: int, height: int) -> Image.Image:
    """Return the mask of a pattern, `width` by `height` pixels."""
    large = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING), 0)
    draw = ImageDraw.Draw(large)
    _DRAW[kind](draw, large.width, large.height, min(64, max(32, min(width, height) // 3)) * OVERSAMPLING)
    # Hard edges: at the size they are seen nobody tells, and they pack into half the bytes.
    return large.reduce(OVERSAMPLING).point(lambda value: 255 if value > 127 else 0)


def _rays(draw: ImageDraw.ImageDraw, wide: int, high: int, _step: int) -> None:
    x, y, far, count = wide / 2, high / 2, wide + high, 16
    for n in range(count):
        a, b = math.tau * n / count, math.tau * (n + 0.5) / count
        points = [
            (x, y),
            (x + far * math.cos(a), y + far * math.sin(a)),
            (x + far * math.cos(b), y + far * math.sin(b)),
        ]
        draw.polygon(points, fill=255)


def _scales(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    for row in range(-1, high * 2 // step + 2):
        for column in range(-1, wide // step + 2):
            x, y = column * step + (row % 2) * step // 2, row * step // 2
            draw.ellipse((x, y - step // 2, x + step, y + step // 2), fill=0, outline=255, width=step // 8)


def _waves(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    crest = [(x, step * 0.3 * math.sin(math.tau * x / (step * 2))) for x in range(-4, wide + 8, 4)]
    for row in range(-1, high // step + 2):
        y = row * step
        draw.polygon([*((x, y + up) for x, up in crest), *((x, y + up + step // 2) for x, up in crest[::-1])], fill=255)


def _checks(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    for row in range(high // step + 1):
        for column in range(row % 2, wide // step + 1, 2):
            draw.rectangle((column * step, row * step, column * step + step - 1, row * step + step - 1), fill=255)


def _dots(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    r = step * 0.22
    for row in range(high * 2 // step + 2):
        for column in range(-1, wide // step + 2):
            x, y = column * step + (row % 2) * step / 2, row * step / 2
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


def _chevrons(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    zigzag = [(n * step, (n % 2) * step * 0.6) for n in range(-1, wide // step + 3)]
    for row in range(-2, high // step + 2):
        y = row * step
        draw.polygon(
            [*((x, y + up) for x, up in zigzag), *((x, y + up + step // 2) for x, up in zigzag[::-1])], fill=255
        )


def _lattice(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    for at in range(-high - high % step, wide + high, step):
        draw.line((at, 0, at + high, high), fill=255, width=step // 7)
        draw.line((at, high, at + high, 0), fill=255, width=step // 7)


def _bricks(draw: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    for row in range(high * 5 // (step * 3) + 2):
        y = row * step * 3 // 5
        draw.line((0, y, wide, y), fill=255, width=step // 9)
        for column in range(-1, wide // step + 2):
            x = column * step + (row % 2) * step // 2
            draw.line((x, y, x, y + step * 3 // 5), fill=255, width=step // 9)


_DRAW = {
    "rays": _rays,
    "scales": _scales,
    "waves": _waves,
    "checks": _checks,
    "dots": _dots,
    "chevrons": _chevrons,
    "lattice": _lattice,
    "bricks": _bricks,
}


# -------------------------------------------------------------------- the ground


def draw_ground(width: int, height: int, theme: Theme) -> Image.Image:
    """Return slate with small lozenges cut into it, a double inlaid line along its edges, and a stud in each corner."""
    image = Image.new("RGB", (width, height), theme["page"])
    draw = ImageDraw.Draw(image)
    # Most rows stay plain: the packer then takes each of them from the one above, and the ground costs little.
    for row, y in enumerate(range(32, height - 16, 32)):
        for x in range(32 + row % 2 * 16, width - 16, 32):
            draw.polygon(((x - 3, y), (x, y - 3), (x + 3, y), (x, y + 3)), fill=theme["page.line"])
    draw.rectangle((3, 3, width - 4, height - 4), outline=theme["page.inlay"], width=2)
    draw.rectangle((8, 8, width - 9, height - 9), outline=theme["page.line"], width=2)
    for x in (8, width - 9):
        for y in (8, height - 9):
            for half, tone in ((8, "page"), (6, "metal.deep"), (3, "page")):
                draw.polygon(((x - half, y), (x, y - half), (x + half, y), (x, y + half)), fill=theme[tone])
    return image
