"""Quiet lanes: a lane of one seat that reveals nothing by itself, so that nobody learns how many questions it had.

The lane of a seat that composes a play is one question to all others, whatever follows within it. That a lane is quiet stands
before its join, so that no save has a field for it.
"""

from __future__ import annotations

from typing import Any

from engines.kernel.state.model import Frame, Match, Seat

QUIETLY = "quietly"
"""The mark before the step that joins a quiet lane. No step has this name."""


def quiet_seat(match: Match[Any, Any]) -> Seat | None:
    """Return the seat whose quiet lane is open, None if there is none."""
    join = match.join
    return next(iter(match.lanes), None) if join and join[0] == QUIETLY else None


def joining_step(join: Frame) -> Frame:
    """Return the step that joins lanes, without the mark of quiet ones."""
    return join[1:] if join and join[0] == QUIETLY else join


def open_id(match: Match[Any, Any]) -> str:
    """Return the id of a quiet lane's first question as everybody knows it, whichever question is open in the lane now."""
    return f"{match.next_id}.0"
