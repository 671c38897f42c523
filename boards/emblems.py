"""What an emblem looks like: glyph, enamel, outline and rim. Plain descriptions; sprites.py makes pictures of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Enamel = Literal[
    "attack", "defence", "neighbours", "guard", "trophies", "previous", "brawl", "none", "hero", "prize", "condition"
]
"""Colour pairs: what a spell does, and those of heroes and of the two halves of a reward."""

Outline = Literal["sun", "shield", "circle", "rosette", "octagon"]
Rim = Literal["notches", "beads", "rope", "plain"]
Pattern = Literal["rays", "scales", "waves", "checks", "dots", "chevrons", "lattice", "bricks"]

ENAMELS: tuple[Enamel, ...] = get_args(Enamel)
RIMS: tuple[Rim, ...] = get_args(Rim)
PATTERNS: tuple[Pattern, ...] = get_args(Pattern)


@dataclass(frozen=True, slots=True)
class Medallion:
    """An emblem on an enamelled shape with an engraved rim; a `sign` stands in a small disc at the lower right."""

    glyph: str
    enamel: Enamel
    outline: Outline
    rim: Rim
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Portrait:
    """An emblem in a frame before a patterned ground, with a `sign` at the lower right."""

    glyph: str
    enamel: Enamel
    pattern: Pattern
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """The slate that everything lies on, with an inlaid border."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A stage seen from before it: a row of slabs that run back, and the stone's face with room for their numbers.

    `wall` and `face` are heights in pixels: of what is behind the slabs, and of the face beneath them.
    """

    spaces: int
    wall: int
    face: int


@dataclass(frozen=True, slots=True)
class Reach:
    """Whom a card can reach, as hexes around or before a champion: from `least` to `most` hexes away; an area has `most`.

    The rest are colours by role: of the champion's hex, of those reached, of the edges of those that are not, of the ground.
    """

    shape: Literal["melee", "direct", "indirect", "area"]
    least: int
    most: int
    here: str
    reached: str
    empty: str
    ground: str


@dataclass(frozen=True, slots=True)
class Yard:
    """An arena of hexes, drawn as the map in its file: slabs, trap hexes, statues with their zones (SB-81).

    `margin` is the width in pixels of the stone around the hexes.
    """

    map: tuple[str, ...]
    margin: int


Art = Medallion | Portrait | Ground | Floor | Reach | Yard
