"""A match with a judge who has its call, what the judge does and what is noted of it."""

from __future__ import annotations

import json
from typing import Any

from referee.judges.corrections import Action, Subject
from referee.judges.moderation import Intervention
from referee.match.live import Live
from store.judges import moderation
from tests.referee.conftest import GUILD, Room
from tests.referee.judges.judging import JUDGE, MINUTES, WHY, begun

REASON = "Both agree on this"


async def do(room: Room, live: Live, action: Action, about: Subject | None = None, *, user: int = JUDGE) -> Live:
    return await room.referee.correcting.do(live.row.code, Intervention(GUILD, user, REASON), action, about)


async def judged(room: Room, *users: int, clock: str = MINUTES) -> Live:
    """Begin a match whose first player has called a judge, who has taken the call."""
    live = await begun(room, *users, clock=clock)
    await room.referee.judging.call(live.row.code, users[0] if users else 1, WHY)
    await room.referee.judging.take(live.row.code, JUDGE)
    return live


async def last(room: Room, live: Live) -> tuple[str, int | None, str, dict[str, Any]]:
    """Return the newest entry: action, seat, reason, facts."""
    entry = [*(await moderation.of_match(room.db, live.row.id)).values()][-1]
    assert entry.user == JUDGE
    return entry.action, entry.about, entry.reason, json.loads(entry.facts)
