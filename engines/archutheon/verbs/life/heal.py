"""The verb `heal`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Number, Who
from engines.archutheon.derived.amounts import number
from engines.archutheon.derived.health import full_health, gained
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
        return here.board.heroes[at].health < full_health(here.board, here.pack, at)

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Heal each on a copy."""
        board = here.board
        for at in who:
            board.heroes[at].health += gained(board, here.pack, at, self._amount(here))
        return True

    def _amount(self, here: Here) -> int:
        """Return the health that the text gives."""
        less = here.user >= 0 and has(here.board, here.user, "exhausted")
        return number(here, self.by) + (here.card.boost if here.card is not None else 0) - less

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Heal each."""
        for at in task.who:
            heal(play, at, self._amount(task.here))
