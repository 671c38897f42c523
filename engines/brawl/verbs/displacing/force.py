"""The verb `force`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import BrawlPlay
from engines.brawl.derived.figures import is_rooted
from engines.brawl.verbs.displacing.displacement import Displacement
from engines.brawl.verbs.displacing.forcing import ask_force


class Force(Displacement, frozen=True, tag="force"):
    """Move a champion up to so many hexes as the card's player chooses (SB-55)."""

    sample: ClassVar[str] = "by = 2"

    def displace(self, play: BrawlPlay, i: int, by: int, steps: int) -> None:
        """Ask the card's player for the way."""
        play.todo((ask_force, i, by, steps, False))

    def stuck(self, play: BrawlPlay, i: int) -> bool:
        """Return whether the champion cannot be displaced: the rooted stay where they are (SB-57)."""
        return is_rooted(play.board, i) or super().stuck(play, i)
