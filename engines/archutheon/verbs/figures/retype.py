"""The verb `retype`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import NONE, ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import ELEMENTS, Direction, Element
from engines.archutheon.derived.concerned import changed_card
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.changing import change_declared
from engines.archutheon.effects.doing import Task


class Retype(Op, frozen=True, tag="retype"):
    """Change the element or the direction type of a declared card, which is named at the declaration; without one the own
    card.
    """

    sample: ClassVar[str] = 'to = "chaos"'

    about_nobody: ClassVar[bool] = True
    names_card: ClassVar[bool] = True

    to: Element | Direction

    def foresee(self, here: Here, _who: tuple[int, ...]) -> bool:
        """Change the card on a copy."""
        own = here.execution.at if here.execution is not None else NONE
        at = changed_card(here.board, here.card, own)
        if at != NONE and self.to in ELEMENTS:
            here.board.declared[at].element = self.to
        elif at != NONE:
            here.board.declared[at].aim = self.to  # type: ignore[assignment]  # no element
        return True

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Change the card, if its turn has not come."""
        change_declared(play, task, self.to)
