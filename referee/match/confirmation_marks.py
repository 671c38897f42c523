"""Marks of a match's state: a confirmation that was asked for in one state does not apply to a later one.

A mark has only what everybody knows: the number of moments, the players and the match's status. Sealed answers make no moment,
so no mark tells of them.
"""

from __future__ import annotations

import hashlib

from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import Moments


async def mark_of(moments: Moments, live: Live) -> str:
    """Return the mark of a started match in its present state."""
    seats = [(seat.seat, seat.user, seat.status) for seat in live.seats]
    players = hashlib.sha256(repr((live.row.status, seats)).encode()).hexdigest()[:8]
    return f"{len(await moments.of(live))}.{players}"


async def check_mark(moments: Moments, live: Live, mark: str) -> None:
    """Raise RefusedError if a match has changed since a mark was made."""
    now = await mark_of(moments, live)
    if now != mark:
        then = mark.partition(".")[0]
        count = int(now.partition(".")[0]) - int(then) if then.isdecimal() else 0
        raise RefusedError("refused-judge-changed", count=count)
