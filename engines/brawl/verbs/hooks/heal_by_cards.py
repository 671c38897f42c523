"""The hook `heal_by_cards`."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.hooks.hook import hook
from engines.brawl.verbs.life.healing import ask_heal


@hook()
def heal_by_cards(play: BrawlPlay, _task: Task, value: int) -> None:
    """Heal each own champion for each of his cards among those just discarded (Healing Rain)."""
    action = play.record(Action)
    for i, champion in enumerate(play.board.champions):
        count = sum(card.partition(".")[0] == champion.kit for card in action.discarded)
        if champion.seat == action.seat and count:
            play.todo((ask_heal, i, count * value, 0))
