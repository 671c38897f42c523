"""Pieces that the table picture and the hand picture share."""

from __future__ import annotations

from boards import layout, text
from boards.layout import Badge, Box, Icon, Item, Label
from boards.theme import Role
from engines.krendel.content import Pack
from words.krendel import KrendelWords

ATTACK, DEFENCE = "broadsword", "checked-shield"
TROPHY, WOUND, SPELL = "trophy-cup", "bleeding-wound", "magic-swirl"
DECK, DISCARD, REWARDS, HAND = "stack", "card-discard", "present", "card-pickup"
CONDITION, PRIZE, FIRST = "bullseye", "open-chest", "crown"

MINUS = "−"


def signed(change: int) -> str:
    """Return a change with its sign, the minus as long as the plus."""
    return f"+{change}" if change > 0 else str(change).replace("-", MINUS)


def creature_emblem(pack: Pack, creature: str) -> str:
    """Return the icon of a creature card."""
    return pack.creature[creature].emblem


def figure(box: Box, icon: str, number: int, role: Role, size: int) -> list[Item]:
    """Return an icon and a number beside it, filling the box's width."""
    side = min(box.h, round(size * 0.95))
    mark, rest = box.left(side, max(6, side // 6))
    value = layout.line(rest, str(number).replace("-", MINUS), "strong", size, role)
    return [Icon(mark.middle(side, side), icon, role), value]


def spell_lines(words: KrendelWords, spells: tuple[str, ...]) -> tuple[str, str]:
    """Return name and text of the spells that work, the top one first."""
    name = " + ".join(words.spell_name(spell) for spell in spells)
    return name, " ".join(words.spell_text(spell) for spell in spells)


def titled(box: Box, title: str, body: str, role: Role, quiet: Role, largest: int) -> list[Label]:
    """Return a title on one line and a text below it, as large as the box lets them be."""
    head, rest = box.top(text.line_height(28), 2)
    return [*layout.name(head, title, "strong", 28, role), *layout.paragraph(rest, body, "text", largest, quiet)]


def placed(box: Box, place: int) -> Badge:
    """Return the mark of a final place; the first is gold."""
    return Badge(box, "circle", "gold" if place == 1 else "raised", str(place), "page" if place == 1 else "text")
