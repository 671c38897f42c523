"""The verb `block_effect`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.changing import stop, stop_foreseen
from engines.archutheon.effects.doing import Task


class BlockEffect(Op, frozen=True, tag="block_effect"):
    """Stop the effects of an enemy card that was declared earlier, not its damage (AR-58)."""

    about_nobody: ClassVar[bool] = True
    names_card: ClassVar[bool] = True

    def foresee(self, here: Here, _who: tuple[int, ...]) -> bool:
        """Stop it on a copy."""
        return stop_foreseen(here, "effect")

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Stop it."""
        stop(play, "effect")
