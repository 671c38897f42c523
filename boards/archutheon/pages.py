"""Parts below each other in as few pictures as they find room in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from boards.painting.layout import Box, Item, Scene, ground

WIDTH, MOST = 1280, 1280
"""Width of the pictures, and the height that one has at most."""

EDGE, GAP = 12, 10
INSIDE = WIDTH - 2 * EDGE


class Part(NamedTuple):
    """A part of a picture: its height, and how it is drawn into a box so high. One that `heads` stands together with the next."""

    height: int
    draw: Callable[[Box], list[Item]]
    heads: bool = False


def pages(parts: Iterable[Part]) -> tuple[Scene, ...]:
    """Return the pictures, from the top down."""
    listed = list(parts)
    done: list[list[Part]] = []
    for n, part in enumerate(listed):
        kept = listed[n : n + 2] if part.heads else [part]
        if not done or _height([*done[-1], *kept]) > MOST:
            done.append([])
        done[-1].append(part)
    return tuple(map(_scene, done))


def _height(page: list[Part]) -> int:
    return sum(part.height + GAP for part in page) - GAP + 2 * EDGE


def _scene(page: list[Part]) -> Scene:
    high = _height(page)
    items: list[Item] = [ground(WIDTH, high)]
    rest = Box(0, 0, WIDTH, high).inset(EDGE)
    for part in page:
        box, rest = rest.top(part.height, GAP)
        items += part.draw(box)
    return Scene(WIDTH, high, tuple(items))
