"""The key of the heroes to choose from: the names of the elements, and what the signs before figures mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boards.archutheon.cards import signs
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item

ROW = 46
HIGH = 2 * ROW

SIGN, BESIDE, BETWEEN = 36, 8, 28
"""Pixels: a sign, the gap to its meaning, and the gap to the next sign."""

LETTERS = 34

Sign = Callable[[Box], Sequence[Item]]


def legend(table: Table, box: Box) -> list[Item]:
    """Return the key filling a box `HIGH` high: the elements, below them the figures."""
    first, second = box.cells(2, 1, 0)
    elements = [(_element(element), table.words.element(element)) for element in signs.ELEMENTS]
    figures = [
        (_icon(sign), table.words.say("archutheon-board-key", sign=name))
        for name, sign in (("damage", signs.DAMAGE), ("range", signs.TARGETED), ("block", signs.BLOCK))
    ]
    return [*_entries(first, elements), *_entries(second, figures)]


def _element(element: str) -> Sign:
    return lambda box: signs.element_mark(box, element)


def _icon(name: str) -> Sign:
    return lambda box: [Icon(box, name, "muted")]


def _entries(row: Box, found: Sequence[tuple[Sign, str]]) -> list[Item]:
    """Return signs with their meanings side by side, in letters as large as the row has room for."""
    meanings = [text.clean(meaning, "text") for _, meaning in found]
    size = LETTERS
    while size > text.SMALLEST and _width(meanings, size) > row.w:
        size -= 1
    items: list[Item] = []
    for (sign, _), meaning in zip(found, meanings, strict=True):
        spot, row = row.left(SIGN, BESIDE)
        words, row = row.left(text.width(meaning, "text", size), BETWEEN)
        items += [*sign(spot.middle(SIGN, SIGN)), layout.line(words, meaning, "text", size, "text")]
    return items


def _width(meanings: Sequence[str], size: int) -> int:
    """Return the width of a row of signs with their meanings."""
    return sum(SIGN + BESIDE + text.width(each, "text", size) for each in meanings) + BETWEEN * (len(meanings) - 1)
