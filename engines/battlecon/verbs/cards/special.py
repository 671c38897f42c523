"""Shared parts of the verbs about special cards (BC-70)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.touched import Touched

CARDS = Touched(frozenset({"cards"}), frozenset({"cards"}))
"""The things touched when special cards turn up or down."""


def unknown(kit: Kit, card: str) -> Iterator[str]:
    """Yield a problem if no special card of this fighter has that name."""
    if card not in {special.id for special in kit.cards}:
        yield f"this fighter has no special card {card!r}"
