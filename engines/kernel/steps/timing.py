"""The end by time: once time is called, a match goes on to the next boundary of its game, such as the end of a round (TM-37).

The call is a mark at the bottom of the match's agenda, below everything that still waits. A game asks `time_called` where one
of its rounds, beats or turns would begin, and ends the match there instead. So nothing of a save has a field for it.
"""

from __future__ import annotations

from typing import Any

from engines.kernel.state.model import Match
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import Steps

timing_steps = Steps()


@timing_steps.step
def end_by_time(_play: Play[Any, Any], _decisive: bool) -> None:
    """Mark a match in which time is called. Raises LookupError if a game has let its agenda run out instead of ending it."""
    raise LookupError("time was called, and no boundary has ended the match")


def time_called(match: Match[Any, Any]) -> tuple[bool, bool]:
    """Return whether time is called, and whether the match then goes on while both sides are equal (in elimination)."""
    frames = match.scopes[0].frames if match.scopes else []
    mark = frames[0] if frames else ()
    if isinstance(mark, tuple) and mark and mark[0] == end_by_time.__name__:
        return True, bool(mark[1])
    return False, False


def mark_time(match: Match[Any, Any], *, decisive: bool) -> None:
    """Put the mark into a running match, below all that waits."""
    match.scopes[0].frames.insert(0, (end_by_time.__name__, decisive))
