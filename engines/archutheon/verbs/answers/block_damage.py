"""The verb `block_damage`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.changing import stop, stop_foreseen
from engines.archutheon.effects.doing import Task


class BlockDamage(Op, frozen=True, tag="block_damage"):
    """Stop the damage of an enemy card that was declared earlier, not its effects (AR-58)."""

    about_nobody: ClassVar[bool] = True
    names_card: ClassVar[bool] = True

    def foresee(self, here: Here, _who: tuple[int, ...]) -> bool:
        """Stop it on a copy."""
        return stop_foreseen(here, "damage")

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Stop it."""
        stop(play, "damage")
