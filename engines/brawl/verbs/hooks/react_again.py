"""The hook `react_again`."""

from __future__ import annotations

from engines.brawl.board import BrawlPlay, attack_of
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.hooks.hook import hook


@hook()
def react_again(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Allow another reaction to this attack (Didn't See That Comin', Eh?)."""
    attack = attack_of(play)
    if attack is not None:
        attack.more_reactions += 1
