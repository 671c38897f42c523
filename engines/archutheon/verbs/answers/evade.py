"""The verb `evade`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import NONE, ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.derived.concerned import named_card
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.changing import avoid
from engines.archutheon.effects.doing import Task


class Evade(Op, frozen=True, tag="evade"):
    """The acting hero stays where he is and avoids a targeted enemy card that was declared earlier (AR-58)."""

    names_card: ClassVar[bool] = True

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Avoid it on a copy."""
        at = named_card(here.board, here.card)
        if at != NONE:
            here.board.declared[at].avoiding += who[:1]
        return True

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Avoid it."""
        avoid(play, task.who[0])
