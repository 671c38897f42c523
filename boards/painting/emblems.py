"""The looks of emblems and grounds: glyph, enamel, outline, rim. Plain descriptions; sprites.py makes pictures of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

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
class Art:
    """A picture that is made once for each theme and size. Its type has a painter: see painters.py.

    `fixed`: it always lies at the same place on the ground, so that the ground is kept together with it.
    """

    fixed: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Medallion(Art):
    """An emblem on an enamelled shape with an engraved rim; a `sign` stands in a small disc at the lower right."""

    glyph: str
    enamel: Enamel
    outline: Outline
    rim: Rim
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Portrait(Art):
    """An emblem in a frame before a patterned ground, with a `sign` at the lower right."""

    glyph: str
    enamel: Enamel
    pattern: Pattern
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Ground(Art):
    """The slate that everything lies on, with an inlaid border."""


@dataclass(frozen=True, slots=True)
class Floor(Art):
    """A stage seen from before it: a row of slabs that run back, and the stone's face with room for their numbers.

    `wall` and `face` are heights in pixels: of what is behind the slabs, and of the face beneath them.
    """

    spaces: int
    wall: int
    face: int
