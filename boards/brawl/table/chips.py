"""Chips at hexes: the numbers of the areas that cover them, what an attack is about to do there, and from where it comes."""

from __future__ import annotations

from typing import NamedTuple

from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.layout import Arrow, Box, Icon, Item, Panel
from boards.painting.theme import Role
from boards.pieces import hexes
from boards.pieces.hexes import HexLayout
from words.brawl.answers.outcomes import Blow, blows
from words.texts import signed

HIGH, PAD = 30, 7
"""Height of a chip, and the room at each side of what is written in it."""

SIZE, GAP = 28, 3
OUT = "death-skull"
"""The icon after the damage that takes a champion out of action (SB-40)."""

ARROW = 16


class Chip(NamedTuple):
    """A short text in two colours; `out`: the champion goes out of action by it."""

    words: str
    fill: Role
    ink: Role
    out: bool = False

    @property
    def width(self) -> int:
        """Return its width; single figures stand in a circle."""
        return max(HIGH, text.width(self.words, "strong", SIZE) + 2 * PAD + (HIGH if self.out else 0))


def chips_by_hex(table: Table) -> dict[int, list[Chip]]:
    """Return the chips of each hex that has some."""
    made: dict[int, list[Chip]] = {}
    for number, (_, covered) in enumerate(areas(table), 1):
        for hex_ in covered:
            made.setdefault(hex_, []).append(Chip(str(number), "rim", "metal.tint"))
    for blow in expected_blows(table):
        at = table.view.champions[blow.target].hex
        words = text.clean(signed(-blow.total), "strong") if blow.total else "0"
        made.setdefault(at, []).append(Chip(words, "enamel.attack", "enamel.attack.ink", blow.out))
    return {hex_: chips for hex_, chips in made.items() if hex_ >= 0}


def areas(table: Table) -> list[tuple[str, list[int]]]:
    """Return the areas to choose from with their hexes, in the order of their numbers; nothing where there is but one."""
    keys = list(dict.fromkeys(mark.key for mark in table.view.marks if mark.what == "area"))
    if len(keys) < 2:
        return []
    return [(key, [mark.hex for mark in table.view.marks if mark.key == key]) for key in keys]


def expected_blows(table: Table) -> list[Blow]:
    """Return the blows of the attack that may be reacted to, as things stand; nothing else is foretold (SB-38)."""
    view, doing = table.view, table.view.doing
    if doing is None or view.asking != "react" or doing.card not in table.pack.card or not doing.targets:
        return []
    return blows(view, table.pack, doing.user, doing.card, doing.targets)


def width(chips: list[Chip]) -> int:
    """Return the width of chips side by side."""
    return sum(chip.width + GAP for chip in chips) - GAP


def row(box: Box, chips: list[Chip]) -> list[Item]:
    """Return chips side by side in the middle of a box `HIGH` high."""
    items: list[Item] = []
    rest = box.middle(width(chips), HIGH)
    for chip in chips:
        spot, rest = rest.left(chip.width, GAP)
        items.append(Panel(spot, chip.fill, HIGH // 2))
        wide = text.width(chip.words, "strong", SIZE)
        inner = spot.middle(wide, HIGH)
        if chip.out:
            sign, inner = spot.inset(PAD, 0).end(HIGH - 4, 2)
            items.append(Icon(sign.middle(HIGH - 6, HIGH - 6), OUT, chip.ink))
        items.append(layout.number(inner, chip.words, SIZE, chip.ink))
    return items


def arrows(table: Table, laid: HexLayout, *, near: bool) -> list[Item]:
    """Return arrows from who acts to those whom the attack or the skill is aimed at: those to neighbours, or all others.

    To neighbours they lead from one token's edge to the other's, so that they may lie on both.
    """
    view, doing = table.view, table.view.doing
    if doing is None or not 0 <= doing.user < len(view.champions) or view.champions[doing.user].hex < 0:
        return []
    at = view.champions[doing.user].hex
    start = laid.hexes[at]
    late = start.w * 38 // 100 if near else 0
    aimed = {view.champions[i].hex for i in doing.targets if i != doing.user and view.champions[i].hex >= 0}
    ends = [laid.hexes[hex_] for hex_ in sorted(aimed) if bool(table.arena.grid.near[at] >> hex_ & 1) == near]
    ways = (hexes.arrow_between(start, end, start.w * (34 if near else 42) // 100, late) for end in ends)
    return [Arrow(box, tips, "bad", "rim", ARROW) for box, tips in ways]
