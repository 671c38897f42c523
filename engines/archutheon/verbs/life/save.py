"""The verb `save`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Board
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Who
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.skipping import skip_part


class Save(Op, frozen=True, tag="save"):
    """To the end of the turn, a hero who would leave the board stays with 1 health: once a match (AR-80)."""

    sample: ClassVar[str] = 'who = "leader"'

    who: Who = "self"

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Note them on a copy."""
        if here.card is not None:
            _ward(here.board, here.card.card, who)
        return True

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Note the heroes that the text keeps alive."""
        if task.source in play.board.saved:
            skip_part(play, "once")
            return
        _ward(play.board, task.source, task.who)
        for at in task.who:
            play.emit(events.Warded(at))


def _ward(board: Board, source: str, who: Sequence[int]) -> None:
    if source not in board.saved:
        board.warded = (*board.warded, *((at, source) for at in who))
