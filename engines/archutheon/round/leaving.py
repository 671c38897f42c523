"""Players who leave for good: the other one wins."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, other
from engines.archutheon.effects.ending import finish
from engines.kernel.steps.registry import Steps

leaving_steps = Steps()
step = leaving_steps.step


@step
def remove_player(play: ArchutheonPlay, seat: int) -> None:
    """Let the other side win."""
    side = play.board.seats.index(seat)
    play.emit(events.Withdrew(side))
    finish(play, other(side), "withdrew")
