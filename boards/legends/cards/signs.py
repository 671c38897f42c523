"""The looks of cards, classes, figures and keywords: signs, colours, shapes, the same in every picture of Legends."""

from __future__ import annotations

from typing import Literal

from boards.painting.emblems import PATTERNS, Enamel, Medallion, Outline, Pattern, Portrait, Rim
from boards.painting.layout import Box, Sprite
from boards.painting.theme import Role
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Event, Skill
from engines.legends.content.vocabulary import CardType, FollowerClass, HeroClass, Rarity

DAMAGE_SIGNS = {"physical": "broadsword", "magical": "flame"}
"""The sign of an attack's type, and of the type of each damage (LG-52)."""

TYPE_SIGNS: dict[CardType | Literal["ability"], str] = {
    "hero": "crown",
    "follower": "three-friends",
    "event": "power-lightning",
    "skill": "fist",
    "ability": "gears",
}

HERO_SIGNS: dict[HeroClass, str] = {"general": "swords-emblem", "mage": "magic-swirl", "oracle": "third-eye"}
FOLLOWER_SIGNS: dict[FollowerClass, str] = {
    "warrior": "black-knight-helm",
    "beast": "bear-face",
    "spirit": "ghost",
    "construct": "golem-head",
}
CLASS_SIGNS: dict[str, str] = {**HERO_SIGNS, **FOLLOWER_SIGNS}  # type: ignore[dict-item]  # classes are strings

KEYWORD_SIGNS = {
    "guard": "checked-shield",
    "cannot_attack": "shattered-sword",
    "cannot_block": "run",
    "untargetable": "hood",
    "no_strike_back": "backstab",
    "untouched": "whirlwind",
}

QUEUE_SIGNS = {"heal": "heart-plus", "prevent": "shield-reflect", "restore": "heart-plus"}
"""The sign of an entry of the damage queue; damage has the sign of its type."""

ATTACK, LIVES, LEGENDARITY = "broadsword", "hearts", "sun"
HAND, DECK, GRAVEYARD, SEEN = "poker-hand", "stack", "card-discard", "sunken-eye"
DYING, UNTIL_TURN, STAYS_TURNED, CONTROLLED = "death-skull", "backward-time", "crossed-chains", "robber-hand"
ATTACKER, TARGET, BLOCKER = "crossed-swords", "position-marker", "shield"
TURN, AWAITED, WON, GAME_WON = "flying-flag", "hourglass", "laurels-trophy", "trophy-cup"
SET = "griffin-symbol"
"""The sign of the set, which has the colour of the rarity (LG-12)."""

PROBLEM = "cancel"

RARITY_TONES: dict[Rarity, tuple[Role, Role]] = {
    "black": ("rim", "metal.tint"),
    "silver": ("enamel.none.tint", "rim"),
    "gold": ("metal", "rim"),
}
"""Colours of the set's sign by rarity, the same in all themes: of its ground and of the sign."""

_RIMS: dict[Rarity, Rim] = {"black": "plain", "silver": "beads", "gold": "rope"}
_CLASS_ENAMELS: dict[str | None, Enamel] = {
    "general": "attack",
    "mage": "neighbours",
    "oracle": "previous",
    "warrior": "prize",
    "beast": "guard",
    "spirit": "condition",
    "construct": "none",
    None: "brawl",
}
_OUTLINES: dict[CardType, Outline] = {"hero": "shield", "follower": "octagon", "event": "rosette", "skill": "circle"}
_PATTERNS: dict[CardType, Pattern] = {"hero": "rays", "follower": "scales", "event": "waves", "skill": "lattice"}


def class_of(pack: Pack, card: str) -> HeroClass | FollowerClass | None:
    """Return the class of a card: of a skill of one hero that hero's; None for events and skills of every hero (LG-19)."""
    shape = pack.card[card]
    if isinstance(shape, Event):
        return None
    if isinstance(shape, Skill) and shape.hero is not None:
        return pack.hero[shape.hero].class_
    return shape.class_


def enamel(pack: Pack, card: str) -> Enamel:
    """Return the enamel of a card, which its class decides; events have one of their own."""
    return "defence" if pack.type_of[card] == "event" else _CLASS_ENAMELS[class_of(pack, card)]


def fill(pack: Pack, card: str) -> Role:
    """Return the colour of a card's name plate."""
    return f"enamel.{enamel(pack, card)}"


def glyph(pack: Pack, card: str) -> str:
    """Return the icon of a card. Raises KeyError for an unknown id."""
    return pack.card[card].emblem.replace("_", "-")


def medallion(pack: Pack, card: str) -> Medallion:
    """Return a card's emblem on enamel; the shape tells its type, the rim its rarity."""
    rim = _RIMS[pack.card[card].rarity]
    return Medallion(glyph(pack, card), enamel(pack, card), _OUTLINES[pack.type_of[card]], rim)


def portrait(pack: Pack, card: str) -> Portrait:
    """Return a card's emblem before a patterned ground."""
    kind = pack.type_of[card]
    pattern = PATTERNS[pack.card[card].number % len(PATTERNS)] if kind == "hero" else _PATTERNS[kind]
    return Portrait(glyph(pack, card), enamel(pack, card), pattern)


def emblem(box: Box, pack: Pack, card: str) -> Sprite:
    """Return a card's emblem, as large as the box allows and in its middle."""
    return Sprite(box.square(), medallion(pack, card))
