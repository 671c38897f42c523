"""Hexes, with a corner or a side at the top: where those of a map lie, and the masks of slabs, rings, hatches, ways, tokens."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from boards.painting import shapes
from boards.painting.layout import Box

Points = list[tuple[float, float]]
Ring = Literal["plain", "dashed", "aimed", "double"]
"""Kinds of rings: a line, dashes, a line with a spike inwards from each side, two lines."""

TALL = 2 / math.sqrt(3)
"""Height of a hex with a corner at the top as a share of its width; of a flat one its width as a share of its height."""

GAUGE = 270
"""Degrees that the ring of a token goes around, open below."""


@dataclass(frozen=True, slots=True)
class HexLayout:
    """A drawn map laid out: its hexes in the order of their numbers, and the box that they fill."""

    hexes: tuple[Box, ...]
    box: Box

    @property
    def wide(self) -> int:
        """Width of a hex in pixels."""
        return self.hexes[0].w


def lay_out_hexes(rows: Sequence[str], box: Box) -> HexLayout:
    """Return a map (two characters a hex, every other row shifted by one) laid out as large as the box allows, in its middle."""
    places = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if not sign.isspace()]
    first, last = min(x for x, _ in places), max(x for x, _ in places)
    across, down = (last - first) / 2 + 1, 0.75 * (len(rows) - 1) + 1
    wide = int(min(box.w / across, box.h / (down * TALL))) // 2 * 2
    high = round(wide * TALL)
    whole = box.middle(round(wide * across), round(high * 0.75 * (len(rows) - 1)) + high)
    return HexLayout(
        tuple(Box(whole.x + (x - first) * wide // 2, whole.y + round(y * high * 0.75), wide, high) for x, y in places),
        whole,
    )


def lay_out_columns(sizes: Sequence[int], heights: Sequence[int], box: Box) -> HexLayout:
    """Return flat hexes in columns, from the left and each from below, laid out as large as the box allows, in its middle.

    `heights` are the heights of their centres above the lowest, in halves of a hex.
    """
    across, down = 0.75 * (len(sizes) - 1) + 1, max(heights) / 2 + 1
    wide = int(min(box.w / across, box.h * TALL / down)) // 4 * 4
    high = round(wide / TALL)
    whole = box.middle(wide * 3 // 4 * (len(sizes) - 1) + wide, round(high * down))
    columns = [at for at, size in enumerate(sizes) for _ in range(size)]
    return HexLayout(
        tuple(
            Box(whole.x + at * wide * 3 // 4, whole.bottom - high - round(height * high / 2), wide, high)
            for at, height in zip(columns, heights, strict=True)
        ),
        whole,
    )


def corners(x: float, y: float, wide: float, high: float, *, flat: bool = False) -> Points:
    """Return the corners of a hex around a point, clockwise from the top; of a flat one from the upper right."""
    a, b = wide / 2, high / 2
    if flat:
        return [(x + a / 2, y - b), (x + a, y), (x + a / 2, y + b), (x - a / 2, y + b), (x - a, y), (x - a / 2, y - b)]
    return [(x, y - b), (x + a, y - b / 2), (x + a, y + b / 2), (x, y + b), (x - a, y + b / 2), (x - a, y - b / 2)]


def _large_mask(width: int, height: int, inset: float) -> tuple[Image.Image, Points]:
    """Return an empty large mask, and the corners of a hex in it, `inset` pixels in from its sides.

    A hex that is wider than high is a flat one.
    """
    fine = shapes.OVERSAMPLING
    large = Image.new("L", (width * fine, height * fine), 0)
    share = 1 - 2 * inset / min(width, height)
    flat = width > height
    return large, corners(large.width / 2, large.height / 2, large.width * share, large.height * share, flat=flat)


@lru_cache(maxsize=128)
def hex_mask(width: int, height: int, inset: int = 0) -> Image.Image:
    """Return the mask of a hex."""
    large, points = _large_mask(width, height, inset)
    ImageDraw.Draw(large).polygon(points, fill=255)
    return shapes.harden_edges(large.reduce(shapes.OVERSAMPLING))


@lru_cache(maxsize=128)
def ring_mask(width: int, height: int, thick: int, kind: Ring = "plain") -> Image.Image:
    """Return the mask of a line along the sides of a hex."""
    fine = shapes.OVERSAMPLING
    large, points = _large_mask(width, height, 0)
    draw = ImageDraw.Draw(large)
    draw.polygon(points, fill=255)
    draw.polygon(_large_mask(width, height, thick)[1], fill=0)
    if kind == "dashed":
        for one, other in pairwise([*points, points[0]]):
            middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            _draw_bar(draw, (large.width / 2, large.height / 2), middle, width * fine * 0.2, 0)
    elif kind == "double":
        draw.polygon(_large_mask(width, height, thick * 1.7)[1], fill=255)
        draw.polygon(_large_mask(width, height, thick * 2.3)[1], fill=0)
    elif kind == "aimed":
        for point in points:
            x, y = (
                large.width / 2 + (point[0] - large.width / 2) * 0.72,
                _interpolate(large.height / 2, point[1], 0.72),
            )
            _draw_bar(draw, (x, y), point, thick * fine * 1.1, 255)
    return shapes.harden_edges(large.reduce(fine))


def _interpolate(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def _draw_bar(
    draw: ImageDraw.ImageDraw, start: tuple[float, float], end: tuple[float, float], thick: float, fill: int
) -> None:
    draw.polygon(_bar_corners(start, end, thick), fill=fill)


def _bar_corners(start: tuple[float, float], end: tuple[float, float], thick: float) -> Points:
    """Return a rectangle around a line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    x, y = -dy / length * thick / 2, dx / length * thick / 2
    return [
        (start[0] + x, start[1] + y),
        (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y),
        (start[0] - x, start[1] - y),
    ]


@lru_cache(maxsize=32)
def hatch_mask(width: int, height: int, step: int = 18, thick: int = 6) -> Image.Image:
    """Return the mask of slanting lines in a hex."""
    fine = shapes.OVERSAMPLING
    large, points = _large_mask(width, height, 0)
    draw = ImageDraw.Draw(large)
    for at in range(-large.height, large.width, step * fine):
        draw.line((at, large.height, at + large.height, 0), fill=255, width=thick * fine)
    inside = Image.new("L", large.size, 0)
    ImageDraw.Draw(inside).polygon(points, fill=255)
    made = Image.composite(large, Image.new("L", large.size, 0), inside)
    return shapes.harden_edges(made.reduce(fine))


@lru_cache(maxsize=256)
def arrow_mask(width: int, height: int, ends: tuple[int, int, int, int], thick: int, more: int = 0) -> Image.Image:
    """Return the mask of a line with an arrow's head at its end, wider by `more` on each side.

    `ends` are its start and end within the mask.
    """
    fine = shapes.OVERSAMPLING
    large = Image.new("L", (width * fine, height * fine), 0)
    draw = ImageDraw.Draw(large)
    start, tip = (ends[0] * fine, ends[1] * fine), (ends[2] * fine, ends[3] * fine)
    length = math.hypot(tip[0] - start[0], tip[1] - start[1]) or 1
    share = max(0.0, 1 - thick * 2.2 * fine / length)
    neck = (_interpolate(start[0], tip[0], share), _interpolate(start[1], tip[1], share))
    draw.polygon(_bar_corners(start, neck, (thick + 2 * more) * fine), fill=255)
    one, *_, other = _bar_corners(neck, tip, thick * fine * 2.8)
    head = [one, tip, other]
    draw.polygon(head, fill=255)
    draw.line([*head, *head[:2]], fill=255, width=max(1, 2 * more * fine), joint="curve")
    return shapes.harden_edges(large.reduce(fine))


@lru_cache(maxsize=256)
def gauge_mask(side: int, thick: int, parts: int, lit: int) -> Image.Image:
    """Return the mask of the first `lit` of so many parts of a ring that is open below, clockwise from the lower left."""
    fine = shapes.OVERSAMPLING
    large = Image.new("L", (side * fine, side * fine), 0)
    draw = ImageDraw.Draw(large)
    first, each = 90 + (360 - GAUGE) / 2, GAUGE / parts
    gap = min(5.0, each / 4)
    for n in range(lit):
        turn = first + n * each
        draw.arc((0, 0, large.width - 1, large.height - 1), turn + gap / 2, turn + each - gap / 2, 255, thick * fine)
    return shapes.harden_edges(large.reduce(fine))


def arrow_between(one: Box, other: Box, short: int, late: int = 0) -> tuple[Box, tuple[int, int, int, int]]:
    """Return the box of a way from the middle of a hex to `short` pixels before that of another, and its ends within the box.

    It begins so many pixels `late`.
    """
    x, y = one.x + one.w / 2, one.y + one.h / 2
    dx, dy = other.x + other.w / 2 - x, other.y + other.h / 2 - y
    length = math.hypot(dx, dy) or 1
    share = max(0.2, 1 - short / length)
    tip = (x + dx * share, y + dy * share)
    x, y = x + dx * late / length, y + dy * late / length
    margin = 24
    left, top = round(min(x, tip[0])) - margin, round(min(y, tip[1])) - margin
    box = Box(left, top, round(abs(tip[0] - x)) + 2 * margin, round(abs(tip[1] - y)) + 2 * margin)
    return box, (round(x) - left, round(y) - top, round(tip[0]) - left, round(tip[1]) - top)
