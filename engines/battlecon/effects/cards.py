"""Filters of tuples of cards (BC-78)."""

from __future__ import annotations

from engines.battlecon.board import Fighter
from engines.battlecon.content.pack import Pack


def filter_kind(pack: Pack, fighter: Fighter, cards: tuple[str, ...], kind: str) -> list[str]:
    """Return the styles or bases among cards of a fighter, sorted."""
    names = pack.bases(fighter.kit) if kind == "base" else pack.styles(fighter.kit)
    return sorted([card for card in cards if card in names])


def without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """Return cards without one of them."""
    return tuple([card for card in cards if card != gone])
