"""Tokens: a champion with emblem, health, defence, level and what is in force on him."""

from __future__ import annotations

from boards.brawl.cards import signs as card_signs
from boards.brawl.table.sides import Table
from boards.painting import text
from boards.painting.layout import Badge, Box, Disc, Icon, Item, Panel
from boards.painting.theme import Role, seat_role, seat_shape
from engines.brawl.views.view import ChampionView
from words.texts import signed

ROOTED, BLOODIED, IMMUNE = "tree-roots", "drop", "shield-reflect"
STATS = {"strength": card_signs.STRENGTH, "defence": card_signs.DEFENCE, "movement": card_signs.MOVE}

WIDE = 126
"""Pixels: the width of a hex that the sizes here are given for; others are larger or smaller in proportion."""


def signs(champion: ChampionView) -> list[tuple[str, Role]]:
    """Return the conditions and effects of a champion as signs with their colours, the weightiest first, each once."""
    found: list[tuple[str, Role]] = []
    if champion.rooted:
        found.append((ROOTED, "enamel.trophies"))
    if champion.bloodied:
        found.append((BLOODIED, "enamel.attack.tint"))
    for effect in champion.effects:
        if effect.what in STATS:
            found.append((STATS[effect.what], "metal.tint" if effect.by >= 0 else "enamel.attack.tint"))
        elif effect.what.startswith("immune"):
            found.append((IMMUNE, "metal.tint"))
    return list(dict.fromkeys(found))


def disc(table: Table, box: Box, champion: ChampionView, *, lit: bool = False) -> Disc:
    """Return a champion's emblem on his player's colour, in a ring of his health: what he has lost of it is red."""
    full = seat_role(champion.seat)
    left = max(0, champion.health - champion.damage)
    rim: Role = "text" if lit else table.rim(champion)
    glyph = card_signs.champion_medallion(table.pack, champion.kit).glyph
    return Disc(box, full, rim, glyph, f"{full}.ink", champion.health, left, "metal.tint", "enamel.attack")


def token(table: Table, cell: Box, champion: ChampionView, *, lit: bool = False, bare: bool = False) -> list[Item]:
    """Return a champion on his hex: below left what damage he has taken, below right his defence, above right his level.

    A `bare` one leaves the room above free.
    """

    def part(x: int, y: int, side: int) -> Box:
        share = cell.w / WIDE
        return Box(cell.x + round(x * share), cell.y + round(y * share), round(side * share), round(side * share))

    full = seat_role(champion.seat)
    items: list[Item] = [
        disc(table, part(8, 23, 110), champion, lit=lit),
        Badge(part(83, 70, 43), "shield", "enamel.defence", str(champion.defence), "enamel.defence.ink", edge="rim"),
        Badge(part(50, 109, 26), seat_shape(champion.seat), full, "", full, edge="rim"),
    ]
    if champion.damage:
        lost = text.clean(signed(-champion.damage), "strong")
        items.append(Badge(part(0, 70, 43), "heart", "enamel.attack", lost, "enamel.attack.ink", edge="rim"))
    spots = [(13, 11), (0, 41), (98, 41)]
    if bare:
        return items
    if champion.levelled:
        items.append(Badge(part(85, 11, 27), "star", "enamel.trophies", "", "rim", edge="rim"))
    for (name, role), (x, y) in zip(signs(champion), spots, strict=False):
        spot = part(x, y, 27)
        items += [Panel(spot, "rim", spot.w // 2), Icon(spot.inset(3), name, role)]
    return items
