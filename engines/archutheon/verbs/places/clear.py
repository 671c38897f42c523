"""The verb `clear`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Where
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.places import area_of, clear_aside


class TakeElement(Op, frozen=True, tag="clear"):
    """Take away what lies in the side cell of an area."""

    sample: ClassVar[str] = 'where = "self"'

    about_nobody: ClassVar[bool] = True

    where: Where = "self"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Take it away."""
        area = area_of(task.here, self.where)
        if area >= 0:
            clear_aside(play, area)
