"""The enamel, outline, rim and pattern of each card of Krendel's Tournament: each tells something about it."""

from __future__ import annotations

from typing import assert_never

from boards.painting.emblems import PATTERNS, RIMS, Enamel, Medallion, Outline, Portrait
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import (
    AttackOnly,
    Creature,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Fruitless,
    Heal,
    Hero,
    Modify,
    Shield,
    StealTrophy,
    Thorns,
    Trophies,
    Unscathed,
    WithPrevious,
    WoundNeighbours,
)

SIGNS: dict[Enamel, str] = {
    "attack": "broadsword",
    "defence": "checked-shield",
    "neighbours": "three-friends",
    "guard": "white-tower",
    "trophies": "trophy-cup",
    "previous": "stack",
    "brawl": "crossed-swords",
    "none": "cancel",
}
"""The sign of each kind of spell, so that it is not told by colour alone."""

_BY_WEIGHT: tuple[Enamel, ...] = ("brawl", "previous", "guard", "trophies", "neighbours", "attack", "defence", "none")
"""The kinds of effects, the most important first."""


def enamel_of(creature: Creature) -> Enamel:
    """Return the kind of spell that a creature leaves; of several effects, the one that matters most."""
    own = [effect for effect in creature.spell if isinstance(effect, Modify) and effect.who == "self"]
    kinds = {_kind(effect) for effect in creature.spell}
    if kinds <= {"attack", "defence"} and own:
        return _kind(max(own, key=lambda effect: abs(effect.by)))
    return next((kind for kind in _BY_WEIGHT if kind in kinds), "none")


def _kind(effect: Effect) -> Enamel:
    match effect:
        case FightWithAll():
            return "brawl"
        case WithPrevious():
            return "previous"
        case Shield() | Thorns():
            return "guard"
        case ExtraTrophy():
            return "trophies"
        case AttackOnly():
            return "attack"
        case Modify():
            return effect.stat if effect.who == "self" else "neighbours"
        case _:
            assert_never(effect)


def _outline(creature: Creature) -> Outline:
    """Return the outline of a medallion: pointed if the attack is the higher figure, a shield if the defence is, else round."""
    if creature.attack == creature.defence:
        return "circle"
    return "sun" if creature.attack > creature.defence else "shield"


def creature_medallion(pack: Pack, creature: str) -> Medallion:
    """Return the medallion of a creature. Raises KeyError for an unknown id."""
    card = pack.creature[creature]
    kind = enamel_of(card)
    rim = RIMS[pack.creatures.index(card) % len(RIMS)]
    return Medallion(_icon_name(card), kind, _outline(card), rim, SIGNS[kind])


def creature_portrait(pack: Pack, creature: str) -> Portrait:
    """Return the portrait of a creature. Raises KeyError for an unknown id."""
    card = pack.creature[creature]
    kind = enamel_of(card)
    return Portrait(_icon_name(card), kind, PATTERNS[pack.creatures.index(card) % len(PATTERNS)], SIGNS[kind])


def hero_medallion(pack: Pack, hero: str) -> Medallion:
    """Return the medallion of a hero. Raises KeyError for an unknown id."""
    card = pack.hero[hero]
    return Medallion(_icon_name(card), "hero", "rosette", RIMS[pack.heroes.index(card) % len(RIMS)])


def hero_portrait(pack: Pack, hero: str) -> Portrait:
    """Return the portrait of a hero. Raises KeyError for an unknown id."""
    card = pack.hero[hero]
    return Portrait(_icon_name(card), "hero", PATTERNS[pack.heroes.index(card) % len(PATTERNS)])


def prize_medallion(pack: Pack, reward: str) -> Medallion:
    """Return the medallion of a reward's prize. Raises KeyError for an unknown id."""
    match pack.reward[reward].prize:
        case Heal():
            glyph, sign = "heart-plus", ""
        case Trophies():
            glyph, sign = "trophy-cup", ""
        case StealTrophy():
            glyph, sign = "robber-hand", "trophy-cup"
        case WoundNeighbours():
            glyph, sign = "broken-heart", "three-friends"
    return Medallion(glyph, "prize", "octagon", "beads", sign or None)


def condition_medallion(pack: Pack, reward: str) -> Medallion:
    """Return the medallion of a reward's condition. Raises KeyError for an unknown id."""
    match pack.reward[reward].condition:
        case Extreme(stat=stat, end=end):
            glyph, sign = _FIGURES[stat], "up" if end == "highest" else "down"
        case Unscathed():
            glyph, sign = "shield-reflect", ""
        case Fruitless():
            glyph, sign = "shattered-sword", ""
    return Medallion(glyph, "condition", "octagon", "notches", sign or None)


_FIGURES = {
    "attack": "broadsword",
    "defence": "checked-shield",
    "sum": "swords-emblem",
    "trophies": "trophy-cup",
    "wounds": "broken-heart",
}


def _icon_name(card: Creature | Hero) -> str:
    return card.emblem.replace("_", "-")
