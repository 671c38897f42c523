"""Pieces that the table picture and the hand picture share."""

from __future__ import annotations

from boards import layout
from boards.layout import Badge, Box, Icon, Item
from boards.theme import Role
from words.krendel import KrendelWords

ATTACK, DEFENCE = "broadsword", "checked-shield"
TROPHY, WOUND, SPELL = "trophy-cup", "broken-heart", "magic-swirl"
DECK, DISCARD, REWARDS, HAND = "stack", "card-discard", "present", "card-pickup"
CONDITION, PRIZE, FIRST = "bullseye", "open-chest", "crown"


def signed(change: int) -> str:
    """Return a change with its sign, the minus as long as the plus."""
    return f"+{change}" if change > 0 else plain(change)


def plain(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "−")


def figure(box: Box, icon: str, number: int, role: Role, size: int) -> list[Item]:
    """Return an icon and a number beside it, from the left of the box."""
    side = min(box.h, round(size * 0.95))
    mark, rest = box.left(side, max(6, side // 6))
    return [Icon(mark.middle(side, side), icon, role), layout.line(rest, plain(number), "strong", size, role)]


def spell_lines(words: KrendelWords, spells: tuple[str, ...]) -> tuple[str, str]:
    """Return names and texts of the spells that work, the top one first."""
    names, texts = ([say(spell) for spell in spells] for say in (words.spell_name, words.spell_text))
    return " + ".join(names), " ".join(texts)


def placed(box: Box, place: int) -> Badge:
    """Return the mark of a final place; the first is gold."""
    return Badge(box, "circle", "gold" if place == 1 else "pip", str(place), "page" if place == 1 else "text")
