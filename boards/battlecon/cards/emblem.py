"""The look of a fighter: the kit's emblem on the enamel and outline of the fighter's class."""

from __future__ import annotations

from boards.painting.emblems import PATTERNS, RIMS, Enamel, Medallion, Outline, Portrait
from boards.painting.layout import Box, Sprite
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.shapes import FighterClass

CLASS_LOOKS: dict[FighterClass, tuple[Enamel, Outline]] = {
    "heavy": ("guard", "shield"),
    "runner": ("defence", "circle"),
    "mage": ("neighbours", "rosette"),
    "disruptor": ("previous", "octagon"),
    "striker": ("attack", "sun"),
    "wildcard": ("trophies", "circle"),
}
"""Enamel and outline by class, so that colour alone does not tell classes apart."""


def kit_medallion(pack: Pack, kit: str, sign: str | None = None) -> Medallion:
    """Return the medallion of a fighter. Raises KeyError for an unknown id."""
    made = pack.kit[kit]
    enamel, outline = CLASS_LOOKS[made.fighter_class]
    return Medallion(_glyph(made.emblem), enamel, outline, RIMS[pack.kits.index(made) % len(RIMS)], sign)


def kit_portrait(pack: Pack, kit: str) -> Portrait:
    """Return the portrait of a fighter. Raises KeyError for an unknown id."""
    made = pack.kit[kit]
    return Portrait(
        _glyph(made.emblem), CLASS_LOOKS[made.fighter_class][0], PATTERNS[pack.kits.index(made) % len(PATTERNS)]
    )


def medallion(box: Box, pack: Pack, kit: str) -> Sprite:
    """Return a fighter's medallion, as large as the box allows and in its middle."""
    return Sprite(box.square(), kit_medallion(pack, kit))


def portrait(box: Box, pack: Pack, kit: str) -> Sprite:
    """Return a fighter's emblem before a patterned ground in a frame, filling the box."""
    return Sprite(box, kit_portrait(pack, kit))


def _glyph(emblem: str) -> str:
    return emblem.replace("_", "-")
