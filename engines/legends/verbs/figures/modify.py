"""The verb `modify`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal

from engines.legends.board import LegendsPlay
from engines.legends.content.vocabulary import Amount, CardType, Change, Figure
from engines.legends.derived.amounts import number
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.lasting import begin_effect
from engines.legends.verbs.about import FIGHTERS, OnPermanents


class Modify(OnPermanents, frozen=True, tag="modify"):
    """Change a figure of each, to the end of the turn or as long as it is in play (A-23)."""

    sample: ClassVar[str] = 'figure = "attack", by = 2, until = "turn"'

    figure: Figure
    by: Change | Amount
    until: Literal["turn", "stays"] = "turn"

    def types(self) -> Collection[CardType]:
        """Return the types of cards that have the figure."""
        return ("hero",) if self.figure == "level" else FIGHTERS

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Let the change begin, by a number that is read now."""
        for p in self.those(task.here):
            if by := number(task.here, self.by, p):
                begin_effect(play, p, self.figure, by, self.until, task.source)
                record_result(play)
