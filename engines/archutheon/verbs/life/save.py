"""The verb `save`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Who
from engines.archutheon.effects.doing import Task


class Save(Op, frozen=True, tag="save"):
    """To the end of the turn, a hero who would leave the board stays with 1 health: once a match (AR-80)."""

    sample: ClassVar[str] = 'who = "leader"'

    who: Who = "self"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Note the heroes that the text keeps alive."""
        board = play.board
        if task.source not in board.saved:
            board.warded = (*board.warded, *((at, task.source) for at in task.who))
