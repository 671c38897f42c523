"""The verb `modify`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Amount, Change, Stat, Who
from engines.brawl.derived.amounts import number
from engines.brawl.effects.doing import Task
from engines.brawl.effects.states import put


class Modify(Op, frozen=True, tag="modify"):
    """Change a figure to the end of the turn (SB-30, SB-33). `against`: only in attacks on the target of this card."""

    sample: ClassVar[str] = 'stat = "strength", by = 2, who = { side = "allies" }, against = true'

    stat: Stat
    by: Change | Amount
    who: Who = "self"
    against: bool = False

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Change a figure to the end of the turn."""
        action = play.record(Action)
        action.did = True
        against = action.targets if self.against else (-1,)
        for i in task.who:
            for target in against:
                if target < 0 or play.board.champions[target].hex >= 0:
                    put(play, i, self.stat, number(task.here, self.by, i), task.source, target)
