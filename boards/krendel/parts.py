"""Pieces that the table picture and the hand picture share."""

from __future__ import annotations

from boards import layout, text
from boards.layout import Badge, Box, Icon, Item, Label
from boards.theme import Role
from engines.krendel.content import Pack
from words.krendel import KrendelWords

ATTACK, DEFENCE = "broadsword", "checked-shield"
TROPHY, WOUND, SPELL = "trophy-cup", "broken-heart", "magic-swirl"
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
    """Return the name of the top spell that works, and all that works: its text and that of the one beneath."""
    top, *beneath = spells
    return words.spell_name(top), " ".join([words.spell_text(top), *(words.spell_line(spell) for spell in beneath)])


def titled(box: Box, title: str, body: str, role: Role, quiet: Role, largest: int) -> list[Label]:
    """Return a title on one line and a text below it, as large as the box lets them be."""
    size = max(28, round(largest * 0.9))
    head, rest = box.top(text.line_height(size), 2)
    return [*layout.name(head, title, "strong", size, role), *layout.paragraph(rest, body, "text", largest, quiet)]


def placed(box: Box, place: int) -> Badge:
    """Return the mark of a final place; the first is gold."""
    return Badge(box, "circle", "gold" if place == 1 else "raised", str(place), "page" if place == 1 else "text")
