"""The cards of a deck in three columns by type: copies, emblem, name, what each costs, and its rarity."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from boards.legends.cards import price, signs
from boards.legends.cards.parts import Digits, Glyph
from boards.painting import layout, text
from boards.painting.layout import Box, Item, Mark, Panel
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Event, Skill
from engines.legends.content.vocabulary import CardType, Rarity
from words.legends.cards.texts import CardWords

TYPES: tuple[CardType, ...] = ("follower", "event", "skill")
HEAD, PAD, GAP = 54, 8, 2
ONE, TWO = 46, 72
"""Heights of a row whose name takes one line, and two."""

NAME, LEAST = 34, 28
COPIES, EMBLEM, COST, PIPS = 26, 42, 58, 12
BETWEEN, MARGIN = 8, 5
RARITIES: tuple[Rarity, ...] = ("black", "silver", "gold")


class Listed(NamedTuple):
    """A card of the deck with its number of copies."""

    card: str
    copies: int


def value(pack: Pack, card: str) -> int:
    """Return the cost of a card of a deck: an event's cost, a skill's level, a follower's legendarity."""
    shape = pack.card[card]
    if isinstance(shape, Event):
        return shape.cost
    return shape.level if isinstance(shape, Skill) else shape.legendarity


def columns_of(pack: Pack, cards: tuple[str, ...]) -> list[list[Listed]]:
    """Return followers, events and skills with their copies, by cost, then by the collector's number."""
    counts = Counter(cards)
    return [
        sorted(
            (Listed(card, copies) for card, copies in counts.items() if pack.type_of[card] == kind),
            key=lambda each: (value(pack, each.card), pack.card[each.card].number),
        )
        for kind in TYPES
    ]


def parted(
    words: CardWords, columns: list[list[Listed]], width: int, first: int, most: int
) -> list[list[list[Listed]]]:
    """Return the columns in parts so many pixels high at most, the first one at most `first`."""
    done: list[list[list[Listed]]] = []
    rest = columns
    while not done or any(rest):
        taken = [_fitting(words, column, width, most if done else first) for column in rest]
        done.append([column[:count] for column, count in zip(rest, taken, strict=True)])
        rest = [column[count:] for column, count in zip(rest, taken, strict=True)]
    return done


def _fitting(words: CardWords, column: list[Listed], width: int, most: int) -> int:
    """Return how many rows of a column find room, at least one."""
    left = most - HEAD - 2 * PAD
    for count, each in enumerate(column):
        left -= _row_height(words, each.card, width) + GAP
        if left < 0:
            return max(1, count)
    return len(column)


def _column_width(width: int) -> int:
    return (width - 2 * BETWEEN) // 3


def _name_room(width: int) -> int:
    return _column_width(width) - 2 * PAD - COPIES - EMBLEM - COST - PIPS - 4 * MARGIN


def _row_height(words: CardWords, card: str, width: int) -> int:
    shown = text.clean(words.card(card), "text")
    return ONE if text.width(shown, "text", LEAST) <= _name_room(width) else TWO


def height(words: CardWords, part: list[list[Listed]], width: int) -> int:
    """Return how high the columns are."""
    rows = max(sum(_row_height(words, each.card, width) + GAP for each in column) for column in part)
    return HEAD + 2 * PAD + rows


def listing(box: Box, words: CardWords, part: list[list[Listed]], totals: list[int]) -> list[Item]:
    """Return the columns filling the box, each beneath its type and how many cards of it the deck has."""
    items: list[Item] = []
    for kind, column, total, spot in zip(TYPES, part, totals, box.columns(3, BETWEEN), strict=True):
        head, rest = spot.inset(PAD).top(HEAD)
        sign, title = head.left(44, 8)
        count, title = title.end(text.width(str(total), "strong", 44), 8)
        items += [
            Panel(spot, "panel", 14, "page.inlay", 3),
            Glyph(signs.TYPE_SIGNS[kind], "gold", 40).item(sign),
            *layout.name(title, words.say("legends-deck-type", type=kind), "strong", 38, "text"),
            layout.number(count, str(total), 44, "gold"),
        ]
        for each in column:
            row, rest = rest.top(_row_height(words, each.card, box.w), GAP)
            items += _row(row, words, each)
    return items


def _row(box: Box, words: CardWords, listed: Listed) -> list[Item]:
    pack = words.pack
    copies, rest = box.left(COPIES, MARGIN)
    emblem, rest = rest.left(EMBLEM, MARGIN)
    pips, rest = rest.end(PIPS, MARGIN)
    cost, rest = rest.end(COST, MARGIN)
    return [
        Digits(str(listed.copies), "text", 40).item(copies),
        signs.emblem(emblem.middle(EMBLEM, EMBLEM), pack, listed.card),
        *layout.name(rest, words.card(listed.card), "text", NAME, "text", least=LEAST),
        *price.main_figure(pack, listed.card, "muted", 38).items(cost),
        *_rarity(pips, pack.card[listed.card].rarity),
    ]


def _rarity(box: Box, rarity: Rarity) -> list[Item]:
    """Return one lozenge for a common card, two for an uncommon, three for a rare one."""
    many = RARITIES.index(rarity) + 1
    tone = {"black": "faint", "silver": "muted", "gold": "gold"}[rarity]
    column = box.middle(PIPS, many * PIPS)
    return [Mark(Box(column.x, column.y + n * PIPS, PIPS, PIPS), "diamond", tone) for n in range(many)]
