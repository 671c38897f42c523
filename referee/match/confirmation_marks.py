"""How a match stood when somebody was asked whether they mean it: what is confirmed later is confirmed of that match alone.

A mark is made of what everybody knows: how many moments there are, who plays which seat, whether the match runs. Sealed answers
make no moment, so no mark tells of them.
"""

from __future__ import annotations

import hashlib

from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import Moments


async def mark_of(moments: Moments, live: Live) -> str:
    """Return the mark of a match that has started, as it stands now."""
    seats = [(seat.seat, seat.user, seat.status) for seat in live.seats]
    who = hashlib.sha256(repr((live.row.status, seats)).encode()).hexdigest()[:8]
    return f"{len(await moments.of(live))}.{who}"


async def check_mark(moments: Moments, live: Live, mark: str) -> None:
    """Raise RefusedError unless a match stands as it did when this mark was made."""
    now = await mark_of(moments, live)
    if now != mark:
        then = mark.partition(".")[0]
        count = int(now.partition(".")[0]) - int(then) if then.isdecimal() else 0
        raise RefusedError("refused-judge-changed", count=count)
