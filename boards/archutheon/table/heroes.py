"""Heroes on the board: emblem, number, health, what is on them, and what changed in this turn."""

from __future__ import annotations

from boards.archutheon.cards import signs
from boards.archutheon.table.geometry import BoardLayout
from boards.archutheon.table.seen import Table
from boards.painting.layout import Badge, Box, Disc, Icon, Item, Panel
from boards.painting.theme import Role
from engines.archutheon.views.view import HeroView

SIDE = 1.32
"""Diameter of a hero's token as a share of a cell's."""

SMALL = 38
"""Pixels: number, health and permanents."""


def heroes(table: Table, laid: BoardLayout) -> list[Item]:
    """Return all heroes on their cells."""
    items: list[Item] = []
    for hero in table.view.heroes:
        if hero.cell >= 0:
            items += hero_token(table, hero, laid.cells[hero.cell])
    return items


def hero_token(table: Table, hero: HeroView, cell: Box) -> list[Item]:
    """Return a hero: the ring is his health, at the left below it stands in a figure, at the left above his number.

    A leader's number stands on a shield. Permanents stand at the right, those of his place with a brass rim.
    """
    tone = signs.SIDE_TONES[hero.side]
    side = round(cell.w * SIDE)
    disc = cell.middle(side, side)
    full = table.pack.tables.health
    glyph = signs.glyph(table.pack, hero.kit)
    items: list[Item] = [
        Disc(disc, tone, "metal", glyph, f"{tone}.ink", full, max(hero.health, 0), "metal.tint", "enamel.attack")
    ]
    number = Box(disc.x - 8, disc.y - 6, SMALL, SMALL)
    shape = "shield" if hero.number == 1 else signs.SIDE_SHAPES[hero.side]
    items.append(Badge(number, shape, "paper", str(hero.number), "paper.text", edge="rim"))
    health = Box(disc.x - 8, disc.bottom - SMALL + 4, SMALL + 6, SMALL + 6)
    fill: Role = "enamel.attack" if hero.health <= full // 3 else "enamel.guard"
    items.append(Badge(health, "heart", fill, str(hero.health), f"{fill}.ink", edge="rim"))
    return [*items, *_marks(hero, disc)]


def _marks(hero: HeroView, disc: Box) -> list[Item]:
    """Return what is on a hero, at the right of his token from above: element, permanents; a sleeping shield is crossed out."""
    found: list[tuple[str, Role, Role, bool]] = []
    if hero.element:
        tone = signs.ELEMENT_TONES[hero.element]
        found.append((signs.ELEMENTS[hero.element], tone, f"{tone}.ink", False))
    for what in (*hero.marks, *hero.places):
        fill: Role = "paper" if what in hero.marks else "metal"
        found.append((signs.PERMANENTS[what], fill, "paper.text" if fill == "paper" else "rim", what == hero.asleep))
    items: list[Item] = []
    for n, (icon, fill, ink, asleep) in enumerate(found[:6]):
        x = disc.right - SMALL // 2 + 2 + (SMALL - 2) * (n // 3)
        spot = Box(x, disc.y - 8 + (n % 3) * (SMALL + 1), SMALL, SMALL)
        items += [Panel(spot, fill, SMALL // 2, "rim", 3), Icon(spot.inset(6), icon, ink)]
        if asleep:
            items.append(Icon(spot.inset(2), "cancel", "bad"))
    return items
