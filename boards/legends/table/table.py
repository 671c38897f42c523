"""The table of Legends: both sides and what is under way, in one picture if there is room, else in several below each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from boards.legends.cards.wording import Wording
from boards.legends.table import head, middle, side
from boards.legends.table.seen import Table
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Scene, Sprite
from boards.painting.scenes import Scenes
from engines.legends.content.pack import Pack
from engines.legends.views.view import View

WIDTH, LEAST, MOST = 1280, 960, 1280
"""Width of the pictures, least height of one that stands alone, and the height that a picture has at most while parts can be parted."""

EDGE, GAP = 12, 8
INSIDE = WIDTH - 2 * EDGE


class Part(NamedTuple):
    """A part of the table: its least height, how it is drawn into a box, and whether it grows with the picture."""

    height: int
    draw: Callable[[Box], list[Item]]
    grows: bool = False


def table_scene(view: View, pack: Pack, words: Wording, names: Mapping[int, str]) -> Scenes:
    """Return the table, 1280 pixels wide: the other side above, the stack between, the viewer's own side below.

    What is under way has a picture of its own below both sides if all together find no room. If even the sides do not, the
    stack stands between them again.
    """
    table = Table(view, pack, words, dict(names))
    pages = _pages(table)
    made = tuple(_scene(page, least=LEAST if len(pages) == 1 else 0) for page in pages)
    return made[0] if len(made) == 1 else made


def _pages(table: Table) -> list[list[Part]]:
    """Return the parts of each picture, from the top down."""
    above, below = (_side(table, at) for at in (0, 1))
    top = Part(head.HIGH, lambda box: head.head(table, box))
    found = middle.entries(table, INSIDE)
    between = [_middle(each) for each in middle.pages(found, MOST - 2 * EDGE)] if found else []
    for whole in ([[top, *above, *between, *below]], [[top, *above, *below], *([part] for part in between)]):
        if len(above) == len(below) == 1 and _height(whole[0]) <= MOST:
            return whole
    pages = [[top, above[0]], *([part] for part in (*above[1:], *between, *below))]
    return _joined(pages)


def _joined(pages: list[list[Part]]) -> list[list[Part]]:
    """Return pictures of which none finds room beneath the one before it."""
    done: list[list[Part]] = []
    for page in pages:
        if done and _height([*done[-1], *page]) <= MOST:
            done[-1] = [*done[-1], *page]
        else:
            done.append(page)
    return done


def _side(table: Table, at: int) -> list[Part]:
    """Return a player's side, in parts that find room in a picture each."""
    player, room = table.sides[at], MOST - 2 * EDGE
    first = room - head.HIGH - GAP if at == 0 else room

    def part(section: side.Section) -> Part:
        return Part(section.height, lambda box: side.side(table, player, section, box), grows=True)

    return [part(section) for section in side.sections(table, player, INSIDE, room, first)]


def _middle(found: list[middle.Entry]) -> Part:
    return Part(middle.height(found), lambda box: middle.middle(found, box))


def _height(page: list[Part]) -> int:
    return sum(part.height + GAP for part in page) - GAP + 2 * EDGE


def _scene(page: list[Part], least: int) -> Scene:
    """Return a picture of these parts, at least so many pixels high, for the sides to fill."""
    needed = _height(page)
    high = max(needed, least)
    growing = sum(part.grows for part in page)
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, high), Ground())]
    rest = Box(0, 0, WIDTH, high).inset(EDGE)
    for part in page:
        more = (high - needed) // growing if part.grows else 0
        box, rest = rest.top(part.height + more, GAP)
        items += part.draw(box)
    return Scene(WIDTH, high, tuple(items))
