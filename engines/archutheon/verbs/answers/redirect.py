"""The verb `redirect`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Group, Who
from engines.archutheon.effects.changing import redirect
from engines.archutheon.effects.doing import Task


class Redirect(Op, frozen=True, tag="redirect"):
    """Make another hero the target of a targeted enemy card that was declared earlier."""

    sample: ClassVar[str] = 'who = { side = "own", of = "ally_target", within = 1, pick = "one" }'

    names_card: ClassVar[bool] = True

    who: Who = Group("own", of="ally_target", within=1, pick="one")

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Change the target."""
        redirect(play, task.who[0])
