"""The hook `avoid_passed`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay, Doing, Mod
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.in_force import add_mod
from engines.battlecon.verbs.hooks.hook import hook


@hook(touches=Touched(frozenset({"moved"}), adds=frozenset({"rule"})))
def avoid_passed(play: BattleconPlay, here: Here, _value: int) -> None:
    """Let the attack of a fighter that was moved past miss (Dash); of several the nearest when the move ended (BC-69, BC-76)."""
    doing = play.record(Doing)
    passed = play.board.fighters[here.who].now.passed if doing.crossed else ()
    if passed:
        add_mod(play, Mod(here.who, here.who, "rule", "avoid_one", passed[-1], "beat", here.part, ""))
