"""The verb `heal`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Number, Who
from engines.archutheon.derived.amounts import number
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.permanents import has
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.life import heal


class Heal(Op, frozen=True, tag="heal"):
    """Heal heroes; a base boost of Chaos adds to it, an exhausted hero heals 1 less (AR-57, AR-64, AR-95)."""

    sample: ClassVar[str] = 'by = 2, who = { side = "own", within = 1, pick = "one" }'

    by: Number
    who: Who = "self"

    def fits(self, here: Here, at: int) -> bool:
        """Return whether a hero lacks health."""
        return here.board.heroes[at].health < here.pack.tables.health

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Heal each."""
        execution, card = play.record(Execution), task.here.card
        less = execution.hero >= 0 and has(play.board, execution.hero, "exhausted")
        for at in task.who:
            by = number(task.here, self.by) + (card.boost if card is not None else 0) - less
            heal(play, at, by)
