"""The metal frame of a card that a picture shows alone."""

from __future__ import annotations

from boards.painting.layout import Box, Item, Panel


def metal_frame(box: Box) -> list[Item]:
    """Return a metal plate with a dark edge that fills the box; the card itself lies on it."""
    return [Panel(box, "metal.deep", 32), Panel(box.inset(3), "metal", 29)]
