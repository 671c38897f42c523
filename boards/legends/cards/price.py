"""Figures and prices of cards as signs: what a card costs, what it needs, what it can do (LG-57)."""

from __future__ import annotations

from boards.legends.cards import signs
from boards.legends.cards.parts import FIGURE, NOTE, Digits, Glyph, Group, Part, Shaped, group
from boards.painting.theme import Role
from engines.legends.content.abilities import Cost
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Follower, Hero, Skill

CHANGED = 22
"""Side of the arrow at a figure that is not as printed."""


def main_figure(pack: Pack, name: str, ink: Role, size: int = FIGURE, event_change: int = 0) -> Group:
    """Return the figure by which a card is played: level of heroes and skills, legendarity of followers and events.

    An event may cost so much more than is printed: then an arrow and the printed cost in brackets stand behind the present one.
    """
    card = pack.card[name]
    side = round(size * 0.8)
    if isinstance(card, Hero | Skill):
        return group(Shaped("star", ink, side), Digits(str(card.level), ink, size))
    sign = Glyph(signs.LEGENDARITY, ink, side)
    if isinstance(card, Follower):
        return group(sign, Digits(str(card.legendarity), ink, size))
    now = max(card.cost + event_change, 0)
    if now == card.cost:
        return group(sign, Digits(str(now), ink, size))
    arrow = Shaped("up" if now > card.cost else "down", ink, CHANGED)
    return group(sign, Digits(str(now), ink, size), arrow, Digits(f"({card.cost})", ink, NOTE))


def figures(pack: Pack, name: str, ink: Role, note: Role, size: int = FIGURE) -> list[Group]:
    """Return the other figures: attack with its type and lives; legendarity of a hero; what a skill costs besides turning
    its hero, as all do.
    """
    card = pack.card[name]
    side = round(size * 0.8)
    found: list[Group] = []
    if isinstance(card, Hero | Follower):
        sign = Glyph(signs.DAMAGE_SIGNS[card.attack.type], note, side)
        found.append(group(sign, Digits(str(card.attack.by), ink, size)))
        found.append(group(Shaped("heart", "paper.bad", side), Digits(str(card.lives), ink, size)))
    if isinstance(card, Hero):
        found.append(group(Glyph(signs.LEGENDARITY, note, side), Digits(f"+{card.legendarity}", ink, size)))
    if isinstance(card, Skill):
        found += price(card.cost, ink, note, size)
    return found


def price(cost: Cost, ink: Role, note: Role, size: int = FIGURE) -> list[Group]:
    """Return a price besides turning: legendarity, lives, cards of the hand, permanents to be sacrificed (LG-23)."""
    side = round(size * 0.8)
    parts: tuple[tuple[Part, int], ...] = (
        (Glyph(signs.LEGENDARITY, note, side), cost.points),
        (Shaped("heart", "paper.bad", side), cost.lives),
        (Glyph(signs.GRAVEYARD, note, side), cost.discard),
        (Glyph(signs.DYING, note, side), int(cost.sacrifice is not None)),
    )
    return [group(sign, Digits(f"−{count}", ink, size)) for sign, count in parts if count]
