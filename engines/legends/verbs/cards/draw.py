"""The verb `draw`."""

from __future__ import annotations

from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import Number
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result, seats_concerned
from engines.legends.effects.moving import draw
from engines.legends.verbs.about import OnPlayer


class Draw(OnPlayer, frozen=True, tag="draw"):
    """Let a player draw so many cards (LG-11)."""

    sample: ClassVar[str] = "by = 2"

    by: Number = 1

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Draw the cards."""
        count = number(task.here, self.by)
        for seat in seats_concerned(task.here, self):
            if count > 0:
                draw(play, seat, count)
                record_result(play)
