"""The verb `cancel`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.effects.changing import stop
from engines.archutheon.effects.doing import Task


class Cancel(Op, frozen=True, tag="cancel"):
    """Stop an enemy card that was declared earlier altogether (AR-58)."""

    about_nobody: ClassVar[bool] = True
    names_card: ClassVar[bool] = True

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Stop it."""
        stop(play, "card")
