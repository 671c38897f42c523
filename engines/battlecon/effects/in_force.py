"""Putting bonuses, equal figures and rules in force on a fighter (BC-42, BC-93)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Mod

EVENT_OF = {"bonus": events.Bonus, "equal": events.Equal, "rule": events.Rule}
"""The event of putting something in force, by its kind."""


def add_mod(play: BattleconPlay, mod: Mod) -> None:
    """Put a bonus, equal figure or rule in force on a fighter, with its event."""
    play.board.mods = (*play.board.mods, mod)
    play.emit(EVENT_OF[mod.kind](mod.target, mod.owner, mod.source, mod.until, mod.what, mod.value))
