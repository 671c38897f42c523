"""The permanents in force on a hero: his own, those of his place, those of his area (AR-60 to AR-79)."""

from __future__ import annotations

from engines.archutheon.board import Board, Hero
from engines.archutheon.content.vocabulary import Permanent, Thing

PLACES: dict[Thing, Permanent] = {"cover": "stealth", "wall": "aloft"}
"""The permanent that an object gives to whoever stands on it (AR-75)."""


def has(board: Board, at: int, what: Permanent) -> bool:
    """Return whether a hero has a permanent, by a token, his cell or his area (AR-75, AR-77)."""
    hero = board.heroes[at]
    if hero.cell < 0:
        return False
    for mark in hero.marks:
        if mark.what == what:
            return True
    if what in ("stealth", "aloft") and PLACES.get(board.things.get(hero.cell, "rift")) == what:
        return True
    aside = board.aside.get(hero.cell // 3)
    return aside is not None and aside.what == what


def marked(hero: Hero, what: Permanent) -> bool:
    """Return whether a hero has a token of a permanent."""
    return any(mark.what == what for mark in hero.marks)
