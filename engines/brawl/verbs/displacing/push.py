"""The verb `push`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.effects.displacing import shove
from engines.brawl.verbs.displacing.displacement import Displacement


class Push(Displacement, frozen=True, tag="push"):
    """Push a champion away from "self" along the row (SB-53)."""

    sample: ClassVar[str] = "by = 2"

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Push a champion along the row as far as it goes."""
        shove(play, i, by, steps, "push")
