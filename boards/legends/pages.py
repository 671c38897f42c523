"""Parts below each other in as few pictures as they find room in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Scene, Sprite
from boards.painting.scenes import Scenes

WIDTH, MOST = 1280, 1280
"""Width of the pictures, and the height that one has at most while its parts can be parted."""

EDGE, GAP = 12, 8
INSIDE, ROOM = WIDTH - 2 * EDGE, MOST - 2 * EDGE
"""Width and height that the parts of a picture have."""


class Part(NamedTuple):
    """A part of a picture: its least height, how it is drawn into a box, and whether it grows with the picture."""

    height: int
    draw: Callable[[Box], list[Item]]
    grows: bool = False


Page = Sequence[Part]


def page_height(page: Page) -> int:
    """Return the height of a picture of these parts."""
    return sum(part.height + GAP for part in page) - GAP + 2 * EDGE


def joined(pages: Sequence[Page]) -> list[Page]:
    """Return pictures of which none finds room beneath the one before it."""
    done: list[Page] = []
    for page in pages:
        if done and page_height([*done[-1], *page]) <= MOST:
            done[-1] = [*done[-1], *page]
        else:
            done.append(page)
    return done


def page_scenes(pages: Sequence[Page], least: int = 0) -> Scenes:
    """Return the pictures; one that stands alone is at least so many pixels high."""
    made = tuple(_scene(page, least if len(pages) == 1 else 0) for page in pages)
    return made[0] if len(made) == 1 else made


def _scene(page: Page, least: int) -> Scene:
    needed = page_height(page)
    high = max(needed, least)
    growing = sum(part.grows for part in page)
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, high), Ground())]
    rest = Box(0, 0, WIDTH, high).inset(EDGE)
    for part in page:
        more = (high - needed) // growing if part.grows else 0
        box, rest = rest.top(part.height + more, GAP)
        items += part.draw(box)
    return Scene(WIDTH, high, tuple(items))
