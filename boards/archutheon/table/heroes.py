"""Heroes on the board: emblem, number, health, what is on them, and what changed in this turn."""

from __future__ import annotations

import math

from boards.archutheon.cards import signs
from boards.archutheon.table.geometry import BoardLayout
from boards.archutheon.table.seen import Table
from boards.painting import layout
from boards.painting.layout import Badge, Box, Disc, Icon, Item, Panel
from boards.painting.theme import Role
from engines.archutheon.views.view import HeroView
from words.texts import signed

SIDE = 1.25
"""Diameter of a hero's token as a share of a cell's."""

NUMBER, HEALTH, MARK, CHANGE = 44, 54, 38, 60
"""Pixels: each thing that is on a hero."""

TURNS = {1: (0,), 2: (-25, 25), 3: (-25, 25, 75), 4: (-44, 4, 52, 98)}
"""The places of so many things along the right half of a token, in degrees below its middle."""

MOST = 4
"""Things that find room on a token; the mats name all (mats.py)."""


def heroes(table: Table, laid: BoardLayout) -> list[Item]:
    """Return all heroes on their cells: in a crowd their numbers and health lie above all else."""
    standing = [(hero, laid.cells[hero.cell]) for hero in table.view.heroes if hero.cell >= 0]
    return [
        *(item for hero, cell in standing for item in _token(table, hero, cell)),
        *(item for hero, cell in standing for item in _figures(table, hero, cell)),
    ]


def changes(table: Table, laid: BoardLayout) -> list[Item]:
    """Return how each hero's health has changed since the turn began, on top of his token: "−3"."""
    items: list[Item] = []
    for hero in table.view.heroes:
        if hero.cell >= 0 and hero.health != hero.had:
            disc = _disc(laid.cells[hero.cell])
            change, spot = hero.health - hero.had, Box(disc.x + 32, disc.y - 30, CHANGE, 38)
            tone: Role = "bad" if change < 0 else "good"
            items += [
                Panel(spot, "rim", 19, tone, 3),
                layout.line(spot, signed(change), "strong", 34, tone, "centre"),
            ]
    return items


def _disc(cell: Box) -> Box:
    """Return the place of the token of a hero on a cell."""
    side = round(cell.w * SIDE)
    return cell.middle(side, side)


def _token(table: Table, hero: HeroView, cell: Box) -> list[Item]:
    """Return a hero with his health as a ring; permanents stand at the right, those of his place with a brass rim."""
    tone, disc = signs.SIDE_TONES[hero.side], _disc(cell)
    glyph, full = signs.glyph(table.pack, hero.kit), table.full_health(hero)
    ring = Disc(disc, tone, "metal", glyph, f"{tone}.ink", full, max(hero.health, 0), "metal.tint", "enamel.attack")
    return [ring, *_marks(hero, disc)]


def _figures(table: Table, hero: HeroView, cell: Box) -> list[Item]:
    """Return a hero's number at the left above, a leader's on a shield, and his health at the left below."""
    disc = _disc(cell)
    number = Box(disc.x - 12, disc.y - 10, NUMBER, NUMBER)
    shape = "shield" if hero.number == 1 else signs.SIDE_SHAPES[hero.side]
    health = Box(disc.x - 18, disc.bottom - HEALTH + 14, HEALTH, HEALTH)
    fill: Role = "enamel.attack" if table.is_low(hero) else "enamel.guard"
    return [
        Badge(number, shape, "paper", str(hero.number), "paper.text", edge="rim"),
        Badge(health, "heart", fill, str(hero.health), f"{fill}.ink", edge="rim"),
    ]


def _marks(hero: HeroView, disc: Box) -> list[Item]:
    """Return the things on a hero, at the right of his token from above: element, permanents; a sleeping shield is crossed out.

    Where it is more than finds room, a number says how much more.
    """
    found: list[tuple[str, Role, Role, bool]] = []
    if hero.element:
        tone = signs.ELEMENT_TONES[hero.element]
        found.append((signs.ELEMENTS[hero.element], tone, f"{tone}.ink", False))
    for what in (*hero.marks, *hero.places):
        fill: Role = "paper" if what in hero.marks else "metal"
        found.append((signs.PERMANENTS[what], fill, "paper.text" if fill == "paper" else "rim", what == hero.asleep))
    more = len(found) - MOST if len(found) > MOST else 0
    shown = found[: MOST - 1] if more else found
    spots = [_on_rim(disc, turn) for turn in TURNS.get(min(len(found), MOST), ())]
    items: list[Item] = []
    for spot, (icon, fill, ink, asleep) in zip(spots, shown, strict=False):
        items += [Badge(spot, "circle", fill, "", "rim", edge="rim"), Icon(spot.inset(6), icon, ink)]
        if asleep:
            items.append(Icon(spot.inset(2), "cancel", "bad"))
    if more:
        items.append(Badge(spots[-1], "circle", "paper", f"+{more + 1}", "paper.text", edge="rim"))
    return items


def _on_rim(disc: Box, degrees: int) -> Box:
    """Return the place of a thing on the rim of a token."""
    turn, far = math.radians(degrees), disc.w / 2 - 2
    x, y = disc.x + disc.w / 2 + far * math.cos(turn), disc.y + disc.h / 2 + far * math.sin(turn)
    return Box(round(x) - MARK // 2, round(y) - MARK // 2, MARK, MARK)
