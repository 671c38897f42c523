"""The verb `harm`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Number, Who
from engines.archutheon.derived.amounts import number
from engines.archutheon.derived.foreseeing import bury_foreseen
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.life import bury, hurt


class Harm(Op, frozen=True, tag="harm"):
    """Take health from heroes outside of the attack: no block, armour or barrier stops it, and nothing adds to it."""

    sample: ClassVar[str] = 'by = 1, who = "hit"'

    family: ClassVar[Family] = "damage"

    by: Number
    who: Who = "hit"

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Hurt each on a copy."""
        for at in who:
            here.board.heroes[at].health -= self._amount(here, at)
        return bury_foreseen(here.board, here.pack)

    def _amount(self, here: Here, at: int) -> int:
        """Return the health that the text takes from a hero: a leader loses 1 less (AR-09)."""
        return max(number(here, self.by) - (here.board.heroes[at].number == 1), 0)

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Hurt each, together."""
        for at in task.who:
            hurt(play, at, self._amount(task.here, at), "text")
        bury(play, play.record(Execution).side)
