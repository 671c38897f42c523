"""The verb `retype`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Direction, Element
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

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Change the card, if its turn has not come."""
        change_declared(play, task, self.to)
