"""The verb `immune`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.brawl.board import BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Who
from engines.brawl.effects.doing import Task
from engines.brawl.effects.states import put


class Immune(Op, frozen=True, tag="immune"):
    """Make a champion immune to a keyword to the end of the turn."""

    sample: ClassVar[str] = 'to = "push"'

    to: Literal["push", "fear", "stun"]
    who: Who = "self"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Put the immunity on each champion."""
        for i in task.who:
            put(play, i, f"immune_{self.to}", 1, task.source)  # type: ignore[arg-type]  # all three are there
