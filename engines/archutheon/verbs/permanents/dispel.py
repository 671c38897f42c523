"""The verb `dispel`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Family, Op
from engines.archutheon.content.vocabulary import Who
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.permanents import lift


class Dispel(Op, frozen=True, tag="dispel"):
    """Take all permanents off heroes, good and bad (AR-56); those of places stay (AR-75)."""

    sample: ClassVar[str] = 'who = "hit"'

    family: ClassVar[Family] = "permanent"

    who: Who = "hit"

    def fits(self, here: Here, at: int) -> bool:
        """Return whether a hero has a token."""
        return bool(here.board.heroes[at].marks)

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Take them off."""
        for at in task.who:
            lift(play, at, [mark.what for mark in play.board.heroes[at].marks], "dispelled")
