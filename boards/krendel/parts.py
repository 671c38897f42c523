"""Pieces that the table picture and the hand picture share."""

from __future__ import annotations

from boards.krendel import enamel
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Sprite
from boards.painting.theme import Role
from engines.krendel.content.pack import Pack
from engines.krendel.views.preview import beside
from engines.krendel.views.view import View
from words.krendel.match import KrendelWords

ATTACK, DEFENCE = "broadsword", "checked-shield"
TROPHY, WOUND, SPELL = "trophy-cup", "broken-heart", "magic-swirl"
DECK, DISCARD, REWARDS, HAND = "stack", "card-discard", "present", "poker-hand"


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


def spell_lines(words: KrendelWords, view: View, holder: int, spells: tuple[str, ...]) -> tuple[str, str]:
    """Return names and texts of the holder's spells that work, the top one first."""
    near = beside(view, holder)
    texts = [words.spell_text(spell, near) for spell in spells]
    return " + ".join(words.spell_name(spell) for spell in spells), " ".join(texts)


def medallion(box: Box, pack: Pack, creature: str) -> Sprite:
    """Return a creature's emblem on enamel, as large as the box allows and in its middle."""
    return Sprite(box.square(), enamel.creature_medallion(pack, creature))


def hero_medallion(box: Box, pack: Pack, hero: str) -> Sprite:
    """Return a hero's emblem on enamel, as large as the box allows and in its middle."""
    return Sprite(box.square(), enamel.hero_medallion(pack, hero))


def portrait(box: Box, pack: Pack, creature: str) -> Sprite:
    """Return a creature's emblem before a patterned ground in a frame, filling the box."""
    return Sprite(box, enamel.creature_portrait(pack, creature))


def hero_portrait(box: Box, pack: Pack, hero: str) -> Sprite:
    """Return a hero's emblem before a patterned ground in a frame, filling the box."""
    return Sprite(box, enamel.hero_portrait(pack, hero))


def condition_emblem(box: Box, pack: Pack, reward: str) -> Sprite:
    """Return the emblem of a reward's condition, as large as the box allows and in its middle."""
    return Sprite(box.square(), enamel.condition_medallion(pack, reward))


def prize_emblem(box: Box, pack: Pack, reward: str) -> Sprite:
    """Return the emblem of a reward's prize, as large as the box allows and in its middle."""
    return Sprite(box.square(), enamel.prize_medallion(pack, reward))
