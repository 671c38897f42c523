"""The verb `redirect`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import NONE, ArchutheonPlay
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Group, Who
from engines.archutheon.derived.concerned import named_card
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.changing import redirect
from engines.archutheon.effects.doing import Task


class Redirect(Op, frozen=True, tag="redirect"):
    """Make another hero the target of a targeted enemy card that was declared earlier."""

    sample: ClassVar[str] = 'who = { side = "own", of = "ally_target", within = 1, pick = "one" }'

    names_card: ClassVar[bool] = True

    who: Who = Group("own", of="ally_target", within=1, pick="one")

    def foresee(self, here: Here, who: tuple[int, ...]) -> bool:
        """Change the target on a copy."""
        at = named_card(here.board, here.card)
        if at != NONE:
            here.board.declared[at].target = who[0]
        return True

    def do(self, play: ArchutheonPlay, task: Task) -> None:
        """Change the target."""
        redirect(play, task.who[0])
