"""The verb `harm`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Number, Who
from engines.archutheon.derived.amounts import number
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.life import bury, hurt


class Harm(Op, frozen=True, tag="harm"):
    """Take health from heroes outside of the attack: no block, armour or barrier stops it, and nothing adds to it."""

    sample: ClassVar[str] = 'by = 1, who = "hit"'

    family: ClassVar[Family] = "damage"

    by: Number
    who: Who = "hit"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Hurt each, together; a leader takes 1 less (AR-09)."""
        for at in task.who:
            by = number(task.here, self.by) - (play.board.heroes[at].number == 1)
            hurt(play, at, by, "text")
        bury(play, play.record(Execution).side)
