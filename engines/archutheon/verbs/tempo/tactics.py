"""The verb `tactics`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Execution, other
from engines.archutheon.content.op import Op
from engines.archutheon.effects.doing import Task


class Tactics(Op, frozen=True, tag="tactics"):
    """Turn the enemy's Tactics token grey, if it is unused, so that it cannot be used in defence (AR-18, AR-48)."""

    sample: ClassVar[str] = 'to = "grey"'

    about_nobody: ClassVar[bool] = True

    to: Literal["grey"] = "grey"

    def foresee(self, _here: object, _who: tuple[int, ...]) -> bool:
        """Return True: it changes no declared card."""
        return True

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Turn it."""
        foe = other(play.record(Execution).side)
        if play.board.players[foe].tactics == "ready":
            play.board.players[foe].tactics = "grey"
            play.emit(events.TokenSet(foe, ready=False))
