"""The verb `swoop`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.moving.flying import fly


class Swoop(Op, frozen=True, tag="swoop"):
    """Move up to so many hexes in a straight line over everything (SB-51)."""

    sample: ClassVar[str] = "by = 3"

    asks: ClassVar[bool] = True

    by: Number
    who: Who = "self"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Let one after another swoop."""
        fly(play, task, self.by, "swoop")
