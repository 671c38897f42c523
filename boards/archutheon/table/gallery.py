"""Choosing squads: all heroes by name with their cards' figures, those taken framed in the colour of their side."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.pages import GAP
from boards.archutheon.table import head
from boards.archutheon.table.head import side_badge
from boards.archutheon.table.seen import Table
from boards.painting import layout
from boards.painting.layout import Badge, Box, Item, MarkShape, Panel, Scene, Sprite, ground
from boards.painting.theme import Role
from boards.pieces.pages import EDGE, INSIDE, MOST, ROOM, WIDTH
from engines.archutheon.content.shapes import Hero
from engines.archutheon.content.vocabulary import VALUES
from engines.archutheon.views.view import HeroView
from words.texts import alphabetical_key

NAME, SIDES, COLUMNS = 36, 62, 3


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
    """Return a hero: emblem, name, the elements of his five cards; his number once he is chosen."""
    edge: Role = signs.SIDE_TONES[taken.side] if taken else "line"
    items: list[Item] = [Panel(box, "panel" if taken is None else "page", 16, edge, 8 if taken else 3)]
    inner = box.inset(16, 14)
    name, rest = inner.top(52, 8)
    if taken is not None:
        mark, name = name.end(56, 8)
        tone = signs.SIDE_TONES[taken.side]
        shape: MarkShape = "shield" if taken.number == 1 else signs.SIDE_SHAPES[taken.side]
        items.append(Badge(mark.middle(54, 54), shape, tone, str(taken.number), f"{tone}.ink", edge="rim"))
    items += layout.name(name, table.words.hero(hero.id), "display", NAME, "text" if taken is None else "muted")
    emblem, rest = rest.left(min(rest.h, 170), 14)
    side = min(emblem.w, emblem.h)
    items.append(Sprite(emblem.middle(side, side), signs.hero_medallion(table.pack, hero.id)))
    cards = sorted(hero.cards, key=lambda card: VALUES.index(card.value))
    for spot, card in zip(rest.cells(len(cards), 3, 6), cards, strict=True):
        side = min(spot.w, spot.h, 62)
        items += signs.element_mark(spot.middle(side, side), card.element)
    return items
