"""A fighter's tokens, counters and special cards as plates side by side: how many are ready, exhausted, used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boards.battlecon.cards import signs
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from engines.battlecon.views.view import FighterView
from words.battlecon.cards.texts import CardWords

PLATE_HEIGHT, GAP = 58, 8
LETTERS = 34
MAX_PIPS = 6
"""Up to so many tokens of a kind are pips, more a number."""

PIP = 26
TONES: tuple[Role, Role, Role] = ("gold", "good", "faint")
"""Colours of tokens that are ready, used this beat, exhausted."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A kind of token with its numbers; a special card has `ready` 1 while it is active and `total` 1."""

    name: str
    ready: int
    used: int
    total: int
    special: bool = False

    @property
    def width(self) -> int:
        """The width in pixels."""
        body = pips_width(self.total) if self.total <= MAX_PIPS else text.width(self.numbers, "strong", LETTERS)
        return 12 + 32 + 8 + text.width(self.name, "strong", LETTERS) + 14 + body + 16

    @property
    def numbers(self) -> str:
        """The tokens that are ready and all of them, as "1/3"."""
        return f"{self.ready}/{self.total}"


def plates(words: CardWords, fighter: FighterView) -> tuple[Plate, ...]:
    """Return a fighter's tokens, also those that opponents handed over, and special cards."""
    found = [
        Plate(text.clean(words.token(t.token), "strong"), t.supply, t.used, t.total(fighter.kit))
        for t in fighter.tokens
    ]
    found += [
        Plate(text.clean(words.part(card), "strong"), int(active), 0, 1, special=True)
        for card, active in fighter.special
    ]
    return tuple(found)


def _rows(found: Sequence[Plate], room: int) -> list[list[Plate]]:
    rows: list[list[Plate]] = []
    x = room
    for plate in found:
        if x + plate.width > room:
            rows.append([])
            x = 0
        rows[-1].append(plate)
        x += plate.width + GAP
    return rows


def height(found: Sequence[Plate], room: int) -> int:
    """Return the height in pixels of plates in so many pixels of width; 0 if there are none."""
    rows = len(_rows(found, room))
    return rows * (PLATE_HEIGHT + GAP) - GAP if rows else 0


def shelf(box: Box, found: Sequence[Plate]) -> list[Item]:
    """Return the plates from the upper left of the box on."""
    items: list[Item] = []
    for n, row in enumerate(_rows(found, box.w)):
        x = box.x
        for plate in row:
            spot = Box(x, box.y + n * (PLATE_HEIGHT + GAP), plate.width, PLATE_HEIGHT)
            items += _plate(spot, plate)
            x = spot.right + GAP
    return items


def _plate(box: Box, plate: Plate) -> list[Item]:
    sign, rest = box.inset(12, 0).left(32, 8)
    name, rest = rest.left(text.width(plate.name, "strong", LETTERS), 14)
    tone = "text" if plate.ready or plate.used else "muted"
    items: list[Item] = [
        Panel(box, "panel", 14, "metal" if plate.ready else "line", 3),
        Icon(sign.middle(32, 32), signs.CARD if plate.special else signs.TOKEN, "gold" if plate.ready else "faint"),
        layout.line(name, plate.name, "strong", LETTERS, tone),
    ]
    if plate.total > MAX_PIPS:
        return [*items, layout.number(rest, plate.numbers, LETTERS, tone)]
    return [*items, *pips(rest, plate.ready, plate.used, plate.total)]


def pips_width(count: int) -> int:
    """Return the width in pixels of so many pips."""
    return count * (PIP + 4) - 4 if count else 0


def pips(box: Box, ready: int, used: int, count: int, tones: tuple[Role, Role, Role] = TONES) -> list[Item]:
    """Return `count` pips from the left of the box: ready ones discs, used ones lozenges, exhausted ones small discs."""
    items: list[Item] = []
    for n in range(count):
        pip, box = box.left(PIP, 4)
        pip = pip.middle(PIP, PIP)
        if n < ready:
            items.append(Mark(pip, "circle", tones[0]))
        elif n < ready + used:
            items.append(Mark(pip, "diamond", tones[1]))
        else:
            items.append(Mark(pip.inset(5), "circle", tones[2]))
    return items
