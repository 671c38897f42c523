"""The pictures of Archutheon that hold parts below each other: with a wider gap than those of other games."""

from __future__ import annotations

from collections.abc import Sequence

from boards.painting.layout import Scene
from boards.pieces.pages import Page, joined, page_scenes

GAP = 10


def pages(parts: Sequence[Page]) -> tuple[Scene, ...]:
    """Return as few pictures as the parts find room in, from the top down; those that are given together stay together."""
    return page_scenes(joined(parts, GAP), GAP)
