"""The verb `gain`."""

from __future__ import annotations

from typing import ClassVar

from engines.archutheon.board import ArchutheonPlay, Execution
from engines.archutheon.content.op import Op
from engines.archutheon.effects.doing import Task
from engines.archutheon.effects.tracks import ask_track


class Gain(Op, frozen=True, tag="gain"):
    """Gain a point of Enlightenment (AR-45)."""

    about_nobody: ClassVar[bool] = True

    def foresee(self, _here: object, _who: tuple[int, ...]) -> bool:
        """Return True: it changes no declared card."""
        return True

    def do(self, play: ArchutheonPlay, _task: Task) -> None:
        """Ask for the track."""
        side = play.record(Execution).side
        play.todo((ask_track, side, 1, "", True))
