"""Bounds of a match's log that nobody meets by hand: whatever a script presses, the match stays short enough for its file."""

from __future__ import annotations

from typing import Any

from engines.kernel.state.model import Match, Seat
from engines.kernel.state.quiet import open_id, quiet_seat
from referee.errors import RefusedError

MOST_ASKED = 300
"""Questions that one lane asks its seat before the seat can no longer begin anew: each change of mind asks at least one more."""

LONG = 4000
"""Versions after which a match takes answers alone, ten times those of the longest ones: its file has room for some more."""


def check_may_change(match: Match[Any, Any], seat: Seat) -> None:
    """Raise RefusedError if a seat has begun its open lane anew too often. Its lane stays as it is, and can be finished."""
    lane = match.lanes.get(seat)
    if lane is not None and lane.asked >= MOST_ASKED:
        raise RefusedError("refused-changes")
    check_has_room(match)


def check_may_answer(match: Match[Any, Any], seat: Seat, decision: str) -> None:
    """Raise RefusedError as `check_may_change` does, if a seat answers by the id that begins its quiet lane anew."""
    if seat == quiet_seat(match) and decision == open_id(match) and match.lanes[seat].asked >= MOST_ASKED:
        raise RefusedError("refused-changes")


def check_has_room(match: Match[Any, Any]) -> None:
    """Raise RefusedError if a match is so long that it takes answers alone, and nothing that may be done again and again."""
    if match.version >= LONG:
        raise RefusedError("refused-long", count=LONG)
