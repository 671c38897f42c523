"""Parts below each other in as few pictures as they find room in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boards.painting.layout import Box, Item, Scene, ground

WIDTH, MOST = 1280, 1280
"""Width of the pictures, and the height that one has at most while its parts can be parted."""

EDGE, GAP = 12, 8
"""Room around the parts, and between two of them if a game says no other."""

INSIDE, ROOM = WIDTH - 2 * EDGE, MOST - 2 * EDGE
"""Width and height that the parts of a picture have."""


class Part(NamedTuple):
    """A part of a picture: its least height, how it is drawn into a box, and whether it grows with the picture."""

    height: int
    draw: Callable[[Box], list[Item]]
    grows: bool = False


Page = Sequence[Part]


def page_height(page: Page, gap: int = GAP) -> int:
    """Return the height of a picture of these parts."""
    return sum(part.height + gap for part in page) - gap + 2 * EDGE


def joined(pages: Sequence[Page], gap: int = GAP) -> list[Page]:
    """Return pictures of which none finds room beneath the one before it; the parts of each given one stay together."""
    done: list[Page] = []
    for page in pages:
        if done and page_height([*done[-1], *page], gap) <= MOST:
            done[-1] = [*done[-1], *page]
        else:
            done.append(page)
    return done


def page_scenes(pages: Sequence[Page], gap: int = GAP, least: int = 0) -> tuple[Scene, ...]:
    """Return the pictures; one that stands alone is at least so many pixels high."""
    return tuple(_scene(page, gap, least if len(pages) == 1 else 0) for page in pages)


def _scene(page: Page, gap: int, least: int) -> Scene:
    needed = page_height(page, gap)
    high = max(needed, least)
    growing = sum(part.grows for part in page)
    items: list[Item] = [ground(WIDTH, high)]
    rest = Box(0, 0, WIDTH, high).inset(EDGE)
    for part in page:
        more = (high - needed) // growing if part.grows else 0
        box, rest = rest.top(part.height + more, gap)
        items += part.draw(box)
    return Scene(WIDTH, high, tuple(items))
