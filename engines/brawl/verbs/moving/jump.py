"""The verb `jump`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.effects.doing import Task
from engines.brawl.verbs.moving.flying import fly


class Jump(Op, frozen=True, tag="jump"):
    """Move up to so many hexes over everything (SB-52)."""

    sample: ClassVar[str] = "by = 2"

    asks: ClassVar[bool] = True

    by: Number
    who: Who = "self"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Let one after another jump."""
        fly(play, task, self.by, "jump")
