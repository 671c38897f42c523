"""Pieces that the table picture and the hand picture share."""

from __future__ import annotations

from boards import layout, text
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


def _icon_side(size: int) -> tuple[int, int]:
    """Return the side of the icon beside a figure of this size, and the gap between the two."""
    side = round(size * 0.95)
    return side, max(6, side // 6)


def figure_width(count: int, size: int) -> int:
    """Return the width of an icon and a number beside it."""
    return sum(_icon_side(size)) + text.width(plain(count), "strong", size)


def figure(box: Box, icon: str, count: int, role: Role, size: int) -> list[Item]:
    """Return an icon and a number beside it, from the left of the box and in the middle of its height."""
    side, gap = _icon_side(size)
    mark, rest = box.left(side, gap)
    return [Icon(mark.middle(side, side), icon, role), layout.number(rest, plain(count), size, role)]


def spell_lines(words: KrendelWords, spells: tuple[str, ...]) -> tuple[str, str]:
    """Return names and texts of the spells that work, the top one first."""
    names, texts = ([say(spell) for spell in spells] for say in (words.spell_name, words.spell_text))
    return " + ".join(names), " ".join(texts)


def placed(box: Box, place: int) -> Badge:
    """Return the mark of a final place; the first is gold."""
    return Badge(box, "circle", "gold" if place == 1 else "pip", str(place), "page" if place == 1 else "text")
