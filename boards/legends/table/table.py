"""The table of Legends: both sides and what is under way, in one picture if there is room, else in several below each other."""

from __future__ import annotations

from collections.abc import Mapping

from boards.legends.table import head, middle, side
from boards.legends.table.seen import Table
from boards.painting.scenes import Scenes, as_scenes
from boards.pieces.pages import GAP, INSIDE, ROOM, Page, Part, joined, page_scenes
from engines.legends.content.pack import Pack
from engines.legends.views.view import View
from words.legends.cards.base import MatchWords

LEAST = 960
"""Least height of a picture that stands alone."""


def table_scene(view: View, pack: Pack, words: MatchWords, names: Mapping[int, str]) -> Scenes:
    """Return the table, 1280 pixels wide: the other side above, the stack between, the viewer's own side below.

    What finds no room in one picture stands in further ones below it, in the same order.
    """
    return as_scenes(page_scenes(_pages(Table(view, pack, words, dict(names))), least=LEAST))


def _pages(table: Table) -> list[Page]:
    """Return the parts of each picture, from the top down."""
    above, below = (_side(table, at) for at in (0, 1))
    top = Part(head.HIGH, lambda box: head.head(table, box))
    found = middle.entries(table, INSIDE)
    between = [_middle(each) for each in middle.pages(found, ROOM)] if found else []
    return joined([[top, above[0]], *([part] for part in (*above[1:], *between, *below))])


def _side(table: Table, at: int) -> list[Part]:
    """Return a player's side, in parts that find room in a picture each."""
    player = table.sides[at]
    first = ROOM - head.HIGH - GAP if at == 0 else ROOM

    def part(section: side.Section) -> Part:
        return Part(section.height, lambda box: side.side(table, player, section, box), grows=True)

    return [part(section) for section in side.sections(table, player, INSIDE, ROOM, first)]


def _middle(found: list[middle.Entry]) -> Part:
    return Part(middle.height(found), lambda box: middle.middle(found, box))
