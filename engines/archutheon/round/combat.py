"""Combat: the declaration, then the execution, last declared first (AR-15, AR-31)."""

from __future__ import annotations

from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.round.declaring import ask_declare
from engines.archutheon.round.executing import execute_next
from engines.kernel.steps.registry import Steps

combat_steps = Steps()
step = combat_steps.step


@step
def begin_combat(play: ArchutheonPlay) -> None:
    """Begin the Combat of this turn."""
    play.board.phase, play.board.fought = "combat", True
    play.todo(ask_declare, execute_next)
