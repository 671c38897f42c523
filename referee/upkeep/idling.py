"""Closes idle matches without a result, a week after announcing it.

Only public activity counts: answers in open lanes do not, or the day of the end would tell of them. A pause and a renewed clock
are activity. Frozen matches are left alone.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engines.kernel.events import StoredEvent, kind_of
from referee.clocks.terms import DAY, HOUR
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Idled, Idling
from referee.match.slots import BOARD, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from store.connection import Connection
from store.match import clocks, history, matches, outbox

PATIENCE, NOTICE = 60, 7
"""Days without activity until a match is closed, and days between the announcement and the end."""

LOOK = HOUR
"""Seconds between two looks for idle matches."""


class IdleMatches:
    """Announces and closes idle matches. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self._next = 0.0

    async def closes_at(self, live: Live) -> float | None:
        """Return the time when an idle match will be closed, None unless that was announced."""
        last = await clocks.last_activity(self.db, live.row.id)
        if last is None or self.now() < last + (PATIENCE - NOTICE) * DAY:
            return None
        body = await history.last_event(self.db, live.row.id, kind_of(Idling))
        if body is None:
            return None
        until = float(str(msgspec.json.decode(body, type=StoredEvent).sealed["until"]))
        # An announcement from before the latest activity is too early and does not count.
        return until if until >= last + PATIENCE * DAY else None

    async def run_due(self) -> float | None:
        """Announce and close idle matches; return the time of the next look."""
        now = self.now()
        if now < self._next <= now + LOOK:  # a later time means that the machine's clock was set back
            return self._next
        idle = dict(await clocks.idle(self.db, now - (PATIENCE - NOTICE) * DAY))
        await self.live.run_each(idle, lambda live: self._look(live, idle[live.row.id]), "an idle match is not closed")
        self._next = now + LOOK
        return self._next

    @acts_again
    async def _look(self, live: Live, last: float) -> None:
        async with live.lock_for(None):
            if live.row.status != "playing" or await clocks.last_activity(self.db, live.row.id) != last:
                return
            until = await self.closes_at(live)
            if until is None:
                await self._announce(live, max(last + PATIENCE * DAY, self.now() + NOTICE * DAY))
            elif until <= self.now():
                await self._close(live)

    async def _announce(self, live: Live, until: float) -> None:
        now = self.now()
        # The note has the days for readers, and sealed the exact time: a bot that was stopped announces and closes late.

        def work(db: Connection) -> None:
            note_event(db, live.row.id, Idling(NOTICE), sealed={"until": until})
            clocks.remind_all(db, live.row.id, now)
            outbox.owe(db, live.row.id, [BOARD, TURN], now)

        await self.live.commit(live, work)

    async def _close(self, live: Live) -> None:
        now = self.now()

        def work(db: Connection) -> None:
            note_event(db, live.row.id, Idled(PATIENCE))
            matches.end_match(db, live.row.id, "closed", "idle", None, now)
            lapse_undo_request(db, live.row.id, now)
            outbox.owe(db, live.row.id, [BOARD, TURN, *(panel_slot(s.seat) for s in live.humans)], now)

        await self.live.commit(live, work)
