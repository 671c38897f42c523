"""Choosing squads: all heroes by name with the figures of their cards, those taken framed in the colour of their side."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.pages import GAP
from boards.archutheon.table import head
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout
from boards.painting.layout import Badge, Box, Icon, Item, Label, MarkShape, Panel, Scene, Sprite, ground
from boards.painting.theme import Role
from boards.pieces.pages import EDGE, INSIDE, MOST, ROOM, WIDTH
from engines.archutheon.content.shapes import Card, Hero
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import HeroView
from words.archutheon.cards.texts import span
from words.texts import alphabetical_key

NAME, SIDES, COLUMNS = 40, 62, 3
EMBLEM, SIGN, ROW, REACH, LEAST = 72, 40, 32, 30, 26
"""Pixels: a hero's emblem, a row of figures at most and at least, distances with two ends, and the smallest letters."""

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
    taken = {hero.kit: hero for hero in table.view.heroes}
    for spot, hero in zip(rest.cells(len(heroes), COLUMNS, GAP), heroes, strict=True):
        items += _hero(table, hero, taken.get(hero.id), spot)
    return Scene(WIDTH, MOST, tuple(items))


def _hero(table: Table, hero: Hero, taken: HeroView | None, box: Box) -> list[Item]:
    """Return a hero: emblem, name, the figures of his five cards; his number once he is chosen."""
    edge: Role = signs.SIDE_TONES[taken.side] if taken else "line"
    ink: Role = "text" if taken is None else "muted"
    items: list[Item] = [Panel(box, "panel" if taken is None else "page", 16, edge, 8 if taken else 3)]
    inner = box.inset(16, 12)
    title, rest = inner.top(max(min(EMBLEM, inner.h - 4 * ROW), EMBLEM - 24))
    emblem, name = title.left(title.h, 12)
    if taken is not None:
        mark, name = name.end(min(54, title.h), 8)
        tone = signs.SIDE_TONES[taken.side]
        shape: MarkShape = "shield" if taken.number == 1 else signs.SIDE_SHAPES[taken.side]
        items.append(Badge(mark.square(), shape, tone, str(taken.number), f"{tone}.ink", edge="rim"))
    items.append(Sprite(emblem, signs.hero_medallion(table.pack, hero.id)))
    items += layout.name(name, table.words.hero(hero.id), "display", NAME, ink)
    return [*items, *_cards(table, hero, rest, ink)]


def _cards(table: Table, hero: Hero, box: Box, ink: Role) -> list[Item]:
    """Return a column for each card of a hero; where a pack's heroes are too many for figures, their elements or nothing."""
    rows = box.cells(4 if box.h >= 4 * ROW else 1, 1, 0)
    size = min(rows[0].h, SIGN)
    if size < ROW:
        return []
    items: list[Item] = []
    for row, sign in zip(rows[1:], (signs.DAMAGE, signs.TARGETED, signs.BLOCK), strict=False):
        items.append(Icon(row.left(SIGN)[0].middle(size - 6, size - 6), sign, "muted"))
    cards = sorted(hero.cards, key=lambda card: VALUES.index(card.value))
    for n, card in enumerate(cards):
        upper, *figures = (row.left(SIGN, 6)[1].columns(len(cards), 0)[n] for row in rows)
        items += _value(table, card, upper, size, ink)
        items += [_figure(spot, what, size, ink) for spot, what in zip(figures, _figures(card), strict=False)]
    return items


def _value(table: Table, card: Card, box: Box, size: int, ink: Role) -> list[Item]:
    """Return the element of a card beside its value: a shield for the leader's, nothing for the base card."""
    mark, rest = box.left(size - 4, 2)
    items = signs.element_mark(mark.square(), card.element)
    if card.value == "leader":
        return [*items, Icon(rest.left(26)[0].square(), signs.LEADER, ink)]
    value = "" if card.value == "base" else table.words.say("archutheon-value", value=card.value)
    return [*items, layout.line(rest, value, "strong", LEAST, ink)] if value else items


def _figures(card: Card) -> tuple[str, str, str]:
    """Return damage, range and block; the name of a sign where there is no number."""
    block = str(card.block.by) if card.block.by else signs.BLOCKS[card.block.kind]
    scheme = card.scheme
    reach = signs.AREA if scheme.kind == "pattern" else span(scheme.least, scheme.most)
    return str(card.damage) if card.damage else NONE, reach, block


def _figure(box: Box, what: str, size: int, ink: Role) -> Icon | Label:
    """Return a figure, or a sign, at the left of its column; one with two ends is smaller."""
    if what[0].isdigit() or what == NONE:
        return layout.line(box, what, "strong", size - 6 if len(what) == 1 else min(size - 6, REACH), ink)
    return Icon(box.left(size)[0].middle(size - 6, size - 6), what, ink)
