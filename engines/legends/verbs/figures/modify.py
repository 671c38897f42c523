"""The verb `modify`."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal

from engines.legends.board import NOBODY, LegendsPlay, Permanent
from engines.legends.content.vocabulary import Amount, CardType, Change, Figure
from engines.legends.derived.amounts import number
from engines.legends.derived.figures import lives_of
from engines.legends.effects.doing import Task, killer, record_result
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
                before = lives_of(play.board, play.pack, p)
                begin_effect(play, p, self.figure, by, self.until, task.source)
                _credit(play, p, before)
                record_result(play)


def _credit(play: LegendsPlay, p: Permanent, before: int) -> None:
    """Credit a skill that takes the last lives with the kill (LG-15, A-10); who is above 0 again was killed by nobody."""
    after = lives_of(play.board, play.pack, p)
    if after > 0:
        p.credit = NOBODY
    elif before > 0:
        p.credit = killer(play)
