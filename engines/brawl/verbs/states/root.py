"""The verb `root`."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Who
from engines.brawl.effects.doing import Task
from engines.brawl.effects.states import root


class Root(Op, frozen=True, tag="root"):
    """Stop all movement to the end of the turn; steps of a push or pull are damage instead (SB-57)."""

    who: Who = "target"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Root each champion."""
        play.record(Action).did = True
        for i in task.who:
            root(play, i, task.source)
