"""The base of the verbs of movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Who
from engines.archutheon.derived.destinations import Way, destinations, is_bound
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task, in_order
from engines.archutheon.effects.moving import start_move


class Movement(Op, frozen=True):
    """Move heroes, each to a cell that the card's player chooses (AR-14)."""

    family: ClassVar[Family] = "movement"

    way: ClassVar[Way]

    who: Who = "self"

    def far(self) -> int:
        """Return the number of areas of a movement that has one."""
        return int(getattr(self, "by", 1))

    def fits(self, here: Here, at: int) -> bool:
        """Return whether the movement concerns a hero: nobody pulls or pushes himself."""
        return at != here.user or self.way not in ("pull", "push")

    def reaches(self, here: Here) -> list[int]:
        """Return the cells to which the acting hero moves himself; none if he is numb (AR-62)."""
        if self.who != "self" or is_bound(here.board, here.user, self.way, here.user):
            return []
        return destinations(here.board, here.pack, here.user, self.way, here.user, self.far())

    def problems(self, _place: Any, /) -> Iterator[str]:
        """Yield the mistake of a movement that can concern nobody."""
        if self.way in ("pull", "push") and self.who == "self":
            yield f"nobody can {self.way} himself: say who"

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Move one hero, or several in an order."""
        if len(task.who) > 1:
            in_order(play, task, task.who)
        elif task.who:
            execution = play.record(Execution)
            start_move(play, task.who[0], self.way, execution.side, execution.hero, self.far())
