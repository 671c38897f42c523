"""The verb `points`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engines.legends.board import LegendsPlay
from engines.legends.content.checks import Place
from engines.legends.content.vocabulary import Number
from engines.legends.derived.amounts import number
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result, seats_concerned
from engines.legends.effects.levels import change_points
from engines.legends.verbs.about import OnPlayer


class Points(OnPlayer, frozen=True, tag="points"):
    """Give a player so much spent legendarity back, or let him lose so much (LG-16)."""

    sample: ClassVar[str] = "back = 2"

    back: Number = 0
    lost: Number = 0

    def can(self, here: Here) -> bool:
        """Return whether somebody has spent anything that comes back, or loses something."""
        return any(here.board.sides[seat].spent or self.lost for seat in seats_concerned(here, self))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Change what the player has spent, never below 0 (A-12)."""
        by = number(task.here, self.lost) - number(task.here, self.back)
        for seat in seats_concerned(task.here, self):
            before = play.board.sides[seat].spent
            change_points(play, seat, by)
            if play.board.sides[seat].spent != before:
                record_result(play)

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem if it gives nothing back and takes nothing, or both."""
        yield from super().problems(place)
        if bool(self.back) == bool(self.lost):
            yield 'points has either "back" or "lost"'
