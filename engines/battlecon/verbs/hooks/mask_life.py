"""The hook `mask_life`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result
from engines.battlecon.verbs.hooks.hook import hook


@hook()
def mask_life(play: BattleconPlay, here: Here, value: int) -> None:
    """Set life to so much for each Mask (Byron), less all life lost without damage in the fight, at least 1."""
    fighter = play.board.fighters[here.who]
    life = max(value * fighter.tokens.get(here.name("mask"), 0) - fighter.life_lost, 1)
    record_result(play, abs(life - fighter.life))
    if life != fighter.life:
        fighter.life = life
        play.emit(events.LifeSet(here.who, life))
