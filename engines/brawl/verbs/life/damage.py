"""The verb `damage`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.derived.amounts import number
from engines.brawl.effects.damage import deal
from engines.brawl.effects.doing import Task


class Damage(Op, frozen=True, tag="damage"):
    """Deal damage, which ignores defence; to several at once (SB-30, SB-69)."""

    sample: ClassVar[str] = 'by = 1, who = { side = "enemies", within = 1 }'

    by: Number
    who: Who = "target"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Deal the damage to all at once (SB-69)."""
        action = play.record(Action)
        hits = [(i, number(task.here, self.by, i)) for i in task.who]
        action.did = any(amount > 0 for _, amount in hits)
        deal(play, hits, action.user, "effect")
