"""The signs of Archutheon: icons of permanents, objects, elements, speeds, blocks and tokens, and the colours of sides."""

from __future__ import annotations

from boards.painting.emblems import ENAMELS, RIMS, Medallion
from boards.painting.layout import Box, Icon, Item, Panel
from boards.painting.theme import Role, Shape
from engines.archutheon.content.pack import Pack

SIDE_TONES: tuple[Role, Role] = ("seat0", "seat2")
"""The colours of orange and green: the game's own, whoever sits at the seat."""

SIDE_SHAPES: tuple[Shape, Shape] = ("circle", "hexagon")

PERMANENTS: dict[str, str] = {
    "aloft": "angel-wings",
    "numb": "frozen-body",
    "inspired": "enrage",
    "exhausted": "broken-heart",
    "armour": "breastplate",
    "vulnerable": "target-dummy",
    "stealth": "hood",
    "fear": "terror",
    "steady": "golem-head",
    "withering": "skull-mask",
    "barrier": "magic-shield",
    "blind": "blindfold",
}

ELEMENTS: dict[str, str] = {
    "freedom": "tornado",
    "truth": "crystal-eye",
    "chaos": "flame",
    "universum": "yin-yang",
    "void": "vacuum-cleaner",
}
ELEMENT_TONES: dict[str, Role] = {
    "freedom": "enamel.previous",
    "truth": "enamel.defence",
    "chaos": "enamel.attack",
    "universum": "enamel.neighbours",
    "void": "enamel.none",
}

THINGS: dict[str, str] = {"cover": "holy-oak", "wall": "defensive-wall", "rift": "earth-crack"}
TOKEN, GATE, LEADER, FALLEN = "enlightenment", "gate", "shield", "death-skull"
HIDDEN, DASH, UNIVERSAL, TERRAIN = "hood", "leather-boot", "three-friends", "tree-roots"
HAND, STASH, RECHARGE = "poker-hand", "swap-bag", "hourglass"
DAMAGE, BLOCK, TARGETED, AREA = "bloody-sword", "shield", "bowman", "falling-rocks"

SPEEDS: dict[str, str] = {"slow": "tortoise", "fast": "rabbit", "swift": "heavy-lightning"}
TRACKS = ("run", "stack", "swap-bag")
"""The tracks: movement, slots, stash."""

PROGRESS, COLLAPSE, WINNER, DRAW, TACTICS = "abacus", "burning-meteor", "laurels-trophy", "hourglass", "rune-stone"

BLOCKS: dict[str, str] = {
    "plain": "shield",
    "reflect": "shield-reflect",
    "absorb": "heart-plus",
    "effect": "shield-echoes",
    "permanent": "checked-shield",
    "movement": "chained-heart",
    "charge": "magic-shield",
    "dodge": "acrobatic",
    "hop": "leather-boot",
}


def glyph(pack: Pack, hero: str) -> str:
    """Return the icon of a hero. Raises KeyError for an unknown id."""
    return pack.hero[hero].emblem.replace("_", "-")


def hero_medallion(pack: Pack, hero: str) -> Medallion:
    """Return a hero's emblem on enamel. Raises KeyError for an unknown id."""
    at = pack.heroes.index(pack.hero[hero])
    return Medallion(glyph(pack, hero), ENAMELS[at % len(ENAMELS)], "circle", RIMS[at % len(RIMS)])


def element_mark(box: Box, element: str) -> list[Item]:
    """Return an element's sign on a round plate of its colour, which fills the square box."""
    tone = ELEMENT_TONES[element]
    return [Panel(box, tone, box.w // 2, "rim", 3), Icon(box.inset(box.w // 6), ELEMENTS[element], f"{tone}.ink")]
