"""What effects put in force on a fighter: bonuses, equal figures and rules (BC-42, BC-93)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay, Mod


def add_mod(play: BattleconPlay, mod: Mod) -> None:
    """Put something in force on a fighter, and tell it."""
    play.board.mods = (*play.board.mods, mod)
    facts = {"target": mod.target, "owner": mod.owner, "source": mod.source, "until": mod.until}
    if mod.kind == "rule":
        play.emit("rule", {**facts, "rule": mod.what, "value": mod.value})
    else:
        play.emit(mod.kind, {**facts, "stat": mod.what, "by" if mod.kind == "bonus" else "to": mod.value})
