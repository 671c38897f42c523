"""Cards below each other in as many pictures as they need: each as wide as a picture, none so high that a phone cuts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Scene, Sprite

WIDTH = 1280
MAX_HEIGHT = 1344
"""Height of a picture beyond which its rows go on in another one."""

HEIGHT_STEP = 64
"""Heights of pictures are whole steps, so that few sizes of the ground are made."""

EDGE, GAP = 16, 8
ROOM = WIDTH - 2 * EDGE
"""Width of a row."""


class Row(NamedTuple):
    """A row of a picture: how high it is at least, what draws it into a box, and whether it may be higher."""

    height: int
    draw: Callable[[Box], list[Item]]
    may_grow: bool = False


def height(rows: Sequence[Row]) -> int:
    """Return how high a picture of these rows is at least."""
    return sum(row.height + GAP for row in rows) - GAP + 2 * EDGE


def scenes(rows: Sequence[Row]) -> tuple[Scene, ...]:
    """Return the rows in as few pictures as hold them, about as high as each other."""
    count = len(_split_rows(rows, MAX_HEIGHT))
    lowest = next(
        most
        for most in range(HEIGHT_STEP, MAX_HEIGHT + 1, HEIGHT_STEP)
        if len(_split_rows(rows, most)) == count or most == MAX_HEIGHT
    )
    return tuple(_scene(part) for part in _split_rows(rows, lowest))


def _split_rows(rows: Sequence[Row], most: int) -> list[list[Row]]:
    """Return the rows in parts, each as long as this height allows but of one row at least."""
    parts: list[list[Row]] = []
    for row in rows:
        if parts and height([*parts[-1], row]) <= most:
            parts[-1].append(row)
        else:
            parts.append([row])
    return parts


def _scene(rows: Sequence[Row]) -> Scene:
    """Return one picture; what is left of its height goes to the rows that may be higher."""
    needed = height(rows)
    high = -(-needed // HEIGHT_STEP) * HEIGHT_STEP
    loose = sum(row.may_grow for row in rows)
    spare = (high - needed) // loose if loose else 0
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, high), Ground())]
    box = Box(EDGE, EDGE, ROOM, high - 2 * EDGE)
    for row in rows:
        spot, box = box.top(row.height + (spare if row.may_grow else 0), GAP)
        items += row.draw(spot)
    return Scene(WIDTH, high, tuple(items))
