"""The looks of cores, kinds of cards, figures and champions: signs, colours, shapes, the same in every picture of the game."""

from __future__ import annotations

from boards.painting.emblems import PATTERNS, RIMS, Enamel, Medallion, Outline, Portrait
from boards.painting.layout import Box, Sprite
from boards.painting.theme import Role
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Kind
from engines.brawl.content.vocabulary import Core

CORE_ENAMELS: dict[Core, Enamel] = {"red": "attack", "yellow": "trophies", "blue": "defence"}
CORE_SIGNS: dict[Core, str] = {"red": "flame", "yellow": "sun", "blue": "water-drop"}
CORE_SHAPES: dict[Core, Outline] = {"red": "sun", "yellow": "circle", "blue": "octagon"}
"""The sign and outline of each core: its colour alone would not be enough (SB-20)."""

KIND_SIGNS: dict[Kind, str] = {"attack": "crossed-swords", "skill": "magic-swirl", "reaction": "shield-reflect"}

MOVE, STRENGTH, DEFENCE, HEALTH = "leather-boot", "fist", "checked-shield", "hearts"
DAMAGE, HEAL, TRAP, GATE = "broken-heart", "heart-plus", "wolf-trap", "gate"
HAND, DECK, DISCARD, SHOWN = "poker-hand", "stack", "card-discard", "sunken-eye"
DENIED = "cancel"
_ENAMELS: tuple[Enamel, ...] = ("previous", "neighbours", "guard", "prize", "condition", "hero", "brawl")
"""Enamels that are no core's."""


def core_medallion(core: Core, *, ready: bool = True) -> Medallion:
    """Return a core's medallion; an exhausted one has lost its colour."""
    enamel: Enamel = CORE_ENAMELS[core] if ready else "none"
    return Medallion(CORE_SIGNS[core], enamel, CORE_SHAPES[core], "plain")


def core(box: Box, core: Core, *, ready: bool = True) -> Sprite:
    """Return a core, as large as the box allows and in its middle."""
    return Sprite(box.square(), core_medallion(core, ready=ready))


def core_fill(core: Core) -> Role:
    """Return the colour of a core's cards."""
    return f"enamel.{CORE_ENAMELS[core]}"


def champion_medallion(pack: Pack, champion: str) -> Medallion:
    """Return a champion's emblem on enamel. Raises KeyError for an unknown id."""
    n = pack.champions.index(pack.champion[champion])
    return Medallion(glyph(pack, champion), _ENAMELS[n % len(_ENAMELS)], "circle", RIMS[n % len(RIMS)])


def champion_portrait(pack: Pack, champion: str) -> Portrait:
    """Return a champion's emblem before a patterned ground. Raises KeyError for an unknown id."""
    n = pack.champions.index(pack.champion[champion])
    return Portrait(glyph(pack, champion), _ENAMELS[n % len(_ENAMELS)], PATTERNS[n % len(PATTERNS)])


def glyph(pack: Pack, champion: str) -> str:
    """Return the icon of a champion. Raises KeyError for an unknown id."""
    return pack.champion[champion].emblem.replace("_", "-")


def medallion(box: Box, pack: Pack, champion: str) -> Sprite:
    """Return a champion's medallion, as large as the box allows and in its middle."""
    return Sprite(box.square(), champion_medallion(pack, champion))
