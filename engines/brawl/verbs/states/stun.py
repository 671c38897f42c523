"""The verb `stun`."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Who
from engines.brawl.effects.cards import stun
from engines.brawl.effects.doing import Task


class Stun(Op, frozen=True, tag="stun"):
    """Make the champion's player discard a card of that champion; without one he shows his hand (SB-58)."""

    who: Who = "target"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Stun one champion after another."""
        play.record(Action).did = True
        for i in task.who:
            stun(play, i)
