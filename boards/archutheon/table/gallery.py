"""Choosing squads: all heroes by name with elements and damage of their cards, range and block; those taken are framed."""

from __future__ import annotations

from collections.abc import Sequence

from boards.archutheon.cards import signs
from boards.archutheon.pages import GAP
from boards.archutheon.table import head, legend
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, MarkShape, Panel, Scene, Sprite, ground
from boards.painting.theme import Role
from boards.pieces.pages import EDGE, INSIDE, MOST, ROOM, WIDTH
from engines.archutheon.content.shapes import Card, Hero
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import HeroView
from words.archutheon.cards.texts import span
from words.texts import alphabetical_key

NAME, SIDES, COLUMNS = 40, 62, 3
MARGINS = (16, 12)
EMBLEM, ROW, LEAST = 72, 55, 32
"""Pixels: a hero's emblem, a row of figures at least, a row of elements alone at least."""

SIGN, FIGURE, CREST = 46, 46, 34
"""Pixels: signs and figures that one chooses by, and what merely adds to them."""

REACHES = 45
"""Percent of a row for the range and what it has beside it; the block needs more, with up to two signs beside it."""

NONE = "–"


def gallery_scene(table: Table) -> Scene:
    """Return the heroes that may be chosen, and those who have been."""
    line, rest = Box(EDGE, EDGE, INSIDE, ROOM).top(head.HIGH, GAP)
    names, rest = rest.top(SIDES, GAP)
    items: list[Item] = [ground(WIDTH, MOST), *head.head(table, line)]
    for spot, player in zip(names.columns(2, GAP), table.view.players, strict=True):
        tone = signs.SIDE_TONES[player.side]
        mark, name = spot.inset(14, 6).left(44, 12)
        items += [
            Panel(spot, "panel", 14, "gold" if player.side == table.view.viewer else f"{tone}.shade", 4),
            side_badge(mark.middle(42, 42), player.side),
            *layout.name(name, table.name(player.side), "strong", 38, "text"),
        ]
    heroes = sorted(table.pack.heroes, key=lambda hero: alphabetical_key(table.words.hero(hero.id)))
    key, below = rest.top(legend.HIGH, GAP)
    if _has_figures(below.cells(len(heroes), COLUMNS, GAP)[0]):
        items, rest = [*items, *legend.legend(table, key)], below
    taken = {hero.kit: hero for hero in table.view.heroes}
    for spot, hero in zip(rest.cells(len(heroes), COLUMNS, GAP), heroes, strict=True):
        items += _hero(table, hero, taken.get(hero.id), spot)
    return Scene(WIDTH, MOST, tuple(items))


def _has_figures(box: Box) -> bool:
    """Return whether a hero's box has room for the figures of his cards."""
    return box.inset(*MARGINS).h - (EMBLEM - 24) >= 3 * ROW


def _hero(table: Table, hero: Hero, taken: HeroView | None, box: Box) -> list[Item]:
    """Return a hero: emblem, name, the figures of his cards; his number once he is chosen."""
    edge: Role = signs.SIDE_TONES[taken.side] if taken else "line"
    ink: Role = "text" if taken is None else "muted"
    items: list[Item] = [Panel(box, "panel" if taken is None else "page", 16, edge, 8 if taken else 3)]
    inner = box.inset(*MARGINS)
    title, rest = inner.top(max(min(EMBLEM, inner.h - 3 * ROW), EMBLEM - 24))
    emblem, name = title.left(title.h, 12)
    if taken is not None:
        mark, name = name.end(min(54, title.h), 8)
        tone = signs.SIDE_TONES[taken.side]
        shape: MarkShape = "shield" if taken.number == 1 else signs.SIDE_SHAPES[taken.side]
        items.append(Badge(mark.square(), shape, tone, str(taken.number), f"{tone}.ink", edge="rim"))
    items.append(Sprite(emblem, signs.hero_medallion(table.pack, hero.id)))
    items += layout.name(name, table.words.hero(hero.id), "display", NAME, ink)
    return [*items, *_cards(hero, rest, ink)]


def _cards(hero: Hero, box: Box, ink: Role) -> list[Item]:
    """Return a hero's cards: a column for each with element and damage, below them range and block of all.

    Where a pack's heroes are too many for figures, there are the elements alone, or nothing.
    """
    rows = box.cells(3 if box.h >= 3 * ROW else 1, 1, 0)
    if rows[0].h < LEAST:
        return []
    cards = sorted(hero.cards, key=lambda card: VALUES.index(card.value))
    side = min(rows[0].h - 8, SIGN)
    crest = rows[0].end(CREST, 0)[0].middle(CREST, CREST)
    items: list[Item] = [Icon(crest, signs.LEADER, ink)]  # beside the last card, the leader's
    for card, spot in zip(cards, _columns(rows[0], len(cards)), strict=True):
        items += signs.element_mark(spot.middle(side, side), card.element)
    if len(rows) < 3:
        return items
    items.append(_sign(rows[1], signs.DAMAGE))
    for card, spot in zip(cards, _columns(rows[1], len(cards)), strict=True):
        items.append(layout.line(spot, str(card.damage) if card.damage else NONE, "strong", FIGURE, ink, "centre"))
    reaches, blocks = rows[2].left(rows[2].w * REACHES // 100)
    return [
        *items,
        *_span(reaches, signs.TARGETED, *_reach(cards), ink),
        *_span(blocks, signs.BLOCK, *_block(cards), ink),
    ]


def _columns(row: Box, count: int) -> Sequence[Box]:
    """Return the places of so many cards, between the sign of the row and the mark of the leader's card."""
    return row.left(SIGN, 0)[1].end(CREST, 0)[1].columns(count, 0)


def _sign(row: Box, name: str) -> Icon:
    return Icon(row.left(SIGN)[0].middle(SIGN, SIGN), name, "muted")


def _span(box: Box, sign: str, figures: str, others: Sequence[str], ink: Role) -> list[Item]:
    """Return a sign, the figures of all cards that have one, and the signs of what the other cards have instead."""
    rest = box.left(SIGN, 10)[1]
    wide = text.width(figures, "strong", FIGURE)
    items: list[Item] = [_sign(box, sign), layout.line(rest.left(wide)[0], figures, "strong", FIGURE, ink)]
    rest = rest.left(wide, 8)[1]
    for other in others:
        spot, rest = rest.left(CREST, 4)
        items.append(Icon(spot.middle(CREST, CREST), other, ink))
    return items


def _reach(cards: Sequence[Card]) -> tuple[str, list[str]]:
    """Return the least and the greatest range of cards, and the sign of patterns if one has them."""
    schemes = [card.scheme for card in cards]
    aimed = [scheme for scheme in schemes if scheme.kind != "pattern"]
    others = [signs.AREA] if len(aimed) < len(schemes) else []
    return (span(min(s.least for s in aimed), max(s.most for s in aimed)) if aimed else ""), others


def _block(cards: Sequence[Card]) -> tuple[str, list[str]]:
    """Return the least and the greatest block of cards, and the signs of what avoids a card instead."""
    found = [card.block.by for card in cards if card.block.by]
    others = sorted({signs.BLOCKS[card.block.kind] for card in cards if not card.block.by})
    return (span(min(found), max(found)) if found else ""), others
