"""The verb `evade`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.effects.changing import avoid
from engines.archutheon.effects.doing import Task


class Evade(Op, frozen=True, tag="evade"):
    """The acting hero stays where he is and avoids a targeted enemy card that was declared earlier (AR-58)."""

    names_card: ClassVar[bool] = True

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Avoid it."""
        avoid(play, task.who[0])
