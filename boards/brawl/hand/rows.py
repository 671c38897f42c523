"""Cards of a hand in rows: in what order they are held, how they are shown, and how large their letters can be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from boards.brawl.cards import face
from boards.brawl.cards.face import State
from boards.brawl.cards.playable import obstacle_of
from boards.painting import text
from boards.painting.layout import Box, Item
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import PlayerView, View
from words.brawl.cards.texts import CardWords

WIDTH, EDGE, GAP = 1280, 14, 8
SIZES = (36, 34, 32, 30, 28, 26, text.SMALLEST)
WIDEST = 620
COLUMNS = {0: (1,), 1: (1,), 2: (2,), 3: (3,), 4: (2,), 5: (3,), 6: (3,), 7: (4,)}
"""Cards side by side, by the cards in hand."""

LONG = (3, 4)
"""Cards side by side of long hands: whichever leaves the letters largest, and then the picture low."""

READABLE = 34
"""Least letters by which one can decide on a phone."""


class HandCard(NamedTuple):
    """A card in hand, and how it is shown."""

    name: str
    state: State


Row = list[HandCard]


def hand_cards(view: View, pack: Pack, player: PlayerView) -> list[HandCard]:
    """Return the cards in hand: what can be played first, what cannot last; by champion, each's by the printed numbers."""
    order = [champion.kit for champion in view.champions if champion.seat == player.seat]
    cards = sorted(player.hand or (), key=lambda name: (order.index(name.partition(".")[0]), pack.card[name].number))
    cards.sort(key=lambda name: obstacle_of(view, pack, player, name) is not None)
    return [HandCard(name, State(obstacle_of(view, pack, player, name), name in player.shown)) for name in cards]


def fit_rows(
    words: CardWords, cards: list[HandCard], room: int, columns: Mapping[int, tuple[int, ...]] = COLUMNS
) -> tuple[list[Row], int]:
    """Return the cards in rows, and the largest size of letters at which all rows are at most so many pixels high.

    `columns` are the cards side by side by their number, `LONG` where it is not named.
    """
    found = [_rows(cards, many) for many in columns.get(len(cards), LONG)]
    for size in SIZES:
        fitting = [rows for rows in found if sum(heights(words, rows, size)) <= room]
        if fitting:
            return min(fitting, key=lambda rows: sum(heights(words, rows, size))), size
    return min(found, key=lambda rows: sum(heights(words, rows, SIZES[-1]))), SIZES[-1]


def split_count(words: CardWords, cards: list[HandCard], upper: int, lower: int) -> int:
    """Return how many of the cards stand in the upper of two pictures with so much room in each.

    Those that can be played, if the letters of both are large then; else as many as leave the smaller letters largest.
    """
    free = sum(each.state.obstacle is None for each in cards)
    counts = sorted(range(1, len(cards)), key=lambda count: (count != free, abs(2 * count - len(cards))))

    def least(count: int) -> int:
        return min(fit_rows(words, cards[:count], upper)[1], fit_rows(words, cards[count:], lower)[1])

    return next((count for count in counts if least(count) >= READABLE), None) or max(counts, key=least)


def _rows(cards: list[HandCard], many: int) -> list[Row]:
    """Return cards in rows of at most so many, as evenly as can be."""
    count = -(-len(cards) // many)
    ends = [len(cards) * n // count for n in range(count + 1)] if cards else []
    return [cards[start:end] for start, end in pairwise(ends)]


def _card_width(many: int) -> int:
    return min((WIDTH - 2 * EDGE - GAP * (many - 1)) // many, WIDEST)


def heights(words: CardWords, rows: list[Row], size: int) -> list[int]:
    """Return the heights of the rows with the gaps beneath them."""
    faces = [[(each, _card_width(len(row))) for each in row] for row in rows]
    return [max(face.height(words, each.name, wide, size, each.state) for each, wide in row) + GAP for row in faces]


def draw_rows(box: Box, strips: list[Row], pack: Pack, words: CardWords, size: int) -> list[Item]:
    """Return rows below each other filling a box, all higher by as much where there is room to spare."""
    high = heights(words, strips, size)
    spare = box.h + GAP - sum(high)
    items: list[Item] = []
    rest = box
    for n, (row, height) in enumerate(zip(strips, high, strict=True)):
        more = spare * (n + 1) // len(strips) - spare * n // len(strips)
        strip, rest = rest.top(height - GAP + more, GAP)
        items += draw_row(strip, row, pack, words, size)
    return items


def draw_row(box: Box, row: Row, pack: Pack, words: CardWords, size: int) -> list[Item]:
    """Return the cards of a row filling the height of a box; few of them stand in the middle of its width."""
    wide = _card_width(len(row))
    strip = box.middle(len(row) * (wide + GAP) - GAP, box.h)
    items: list[Item] = []
    for each in row:
        spot, strip = strip.left(wide, GAP)
        items += face.face(spot, pack, each.name, words, size, each.state)
    return items
