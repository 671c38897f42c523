"""Levels of heroes, and legendarity that is given back or lost (LG-15, LG-16, LG-21)."""

from __future__ import annotations

from typing import Literal

from engines.kernel.state.model import Seat
from engines.legends import events
from engines.legends.board import LegendsPlay, Permanent


def gain_level(play: LegendsPlay, hero: Permanent, by: int, why: Literal["turn", "kill", "effect"]) -> None:
    """Raise a hero's level, or lower it down to 0; there is no upper limit (LG-15, LG-21)."""
    change = max(by, -hero.level)
    if change:
        hero.level += change
        play.emit(events.Level(hero.uid, hero.card, change, hero.level, why))


def change_points(play: LegendsPlay, seat: Seat, by: int) -> None:
    """Change the legendarity that a player has spent; giving back never brings it below 0 (A-12)."""
    side = play.board.sides[seat]
    change = max(by, -side.spent)
    if change:
        side.spent += change
        play.emit(events.Points(seat, change))
