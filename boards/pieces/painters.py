"""The painters of arts: a painter for each type, registered beside it; a game's own arts register themselves alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PIL import Image

from boards.painting.emblems import Art
from boards.painting.theme import Theme

MaskedImage = tuple[Image.Image, Image.Image | None]
"""A picture (mode "RGB"), and its mask (mode "L"), None if it fills its box."""

Painter = Callable[[Any, int, int, Theme], MaskedImage]
"""Paints an art, given its width and height in pixels and the theme."""

PAINTERS: dict[type[Art], Painter] = {}


def register_painter(kind: type[Art]) -> Callable[[Painter], Painter]:
    """Register the function beneath as the painter of a type of art."""

    def registered(painter: Painter) -> Painter:
        PAINTERS[kind] = painter
        return painter

    return registered
