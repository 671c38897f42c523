"""Stealth and being aloft as shields: a hero has one of both at a time (AR-33, AR-74)."""

from __future__ import annotations

from typing import Literal

from engines.archutheon.board import NONE, Board
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import Direction
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.permanents import PLACES

Shield = Literal["stealth", "aloft"]

NEVER = (NONE, 0)
"""The moment of a shield that a hero does not have."""

AGAINST: dict[Direction, Shield] = {"targeted": "stealth", "area": "aloft"}
"""The permanent that shields from each direction type (AR-33)."""


def is_shielded(board: Board, pack: Pack, at: int, direction: Direction) -> bool:
    """Return whether a hero is out of reach for cards of a direction type: of both shields the later one counts (AR-74)."""
    shield = AGAINST[direction]
    since = _since(board, pack, at, shield)
    return since > NEVER and since > _since(board, pack, at, "aloft" if shield == "stealth" else "stealth")


def _since(board: Board, pack: Pack, at: int, what: Shield) -> tuple[int, int]:
    """Return the moment since when a hero has a shield, NEVER without it (reading 3.34).

    A place counts from his coming onto it, an area's token from the later of its laying and his coming. Who comes into both
    at once comes into the area first, then onto the place.
    """
    hero = board.heroes[at]
    found = max(((mark.since, 0) for mark in hero.marks if mark.what == what), default=NEVER)
    thing = board.things.get(hero.cell)
    if thing is not None and PLACES.get(thing) == what and not rule(board, pack, at, "open_cover", About(thing=thing)):
        found = max(found, (hero.since, 1))
    aside = board.aside.get(hero.cell // 3)
    if aside is not None and aside.what == what:
        found = max(found, (max(aside.since, hero.entered), 0))
    return found
