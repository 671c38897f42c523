"""The verb `pull`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.effects.displacing import shove
from engines.brawl.verbs.displacing.displacement import Displacement


class Pull(Displacement, frozen=True, tag="pull"):
    """Pull a champion towards "self" along the row (SB-54)."""

    sample: ClassVar[str] = 'by = 1, who = { side = "enemies", within = 2, pick = "one" }'

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Pull a champion along the row as far as it goes."""
        shove(play, i, by, steps, "pull")
