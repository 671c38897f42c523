"""Matches in which nothing happens any more: announced a week before, then closed without a result.

What counts is what everybody knows: answers in open lanes do not, or the day of the end would tell of them. A match that is
paused or whose table sets a clock anew has happened by that; what has frozen is left as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection

import msgspec

from engines.kernel.events import StoredEvent, kind_of
from referee.clocks.terms import DAY, HOUR
from referee.match.cache import LiveMatches
from referee.match.commit import lapse_undo_request
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Idled, Idling
from referee.match.slots import BOARD, TURN, panel_slot
from store.match import clocks, history, matches, outbox

PATIENCE, NOTICE = 60, 7
"""Days without anything until a match is closed, and how many of them before that is announced."""

LOOK = HOUR
"""Seconds between two looks at all running matches."""


class IdleMatches:
    """Announces and closes matches in which nothing happens. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now
        self._next = 0.0

    async def closes_at(self, live: Live) -> float | None:
        """Return when a match is closed unless something happens, None while that has not been announced."""
        stirred = await clocks.last_activity(self.db, live.row.id)
        if stirred is None or self.now() < stirred + (PATIENCE - NOTICE) * DAY:
            return None
        told = await history.last_event(self.db, live.row.id, kind_of(Idling))
        if told is None:
            return None
        until = float(str(msgspec.json.decode(told, type=StoredEvent).sealed["until"]))
        # One that was announced before something happened is too early for what is waited for now.
        return until if until >= stirred + PATIENCE * DAY else None

    async def run_due(self) -> float | None:
        """Announce and close what has stood still for long; return when to look again."""
        now = self.now()
        if now < self._next <= now + LOOK:  # later than that, if the clock of the machine was set back
            return self._next
        still = dict(await clocks.idle(self.db, now - (PATIENCE - NOTICE) * DAY))
        await self.live.run_each(still, lambda live: self._look(live, still[live.row.id]), "not closed")
        self._next = now + LOOK
        return self._next

    async def _look(self, live: Live, stirred: float) -> None:
        async with live.lock_for(None):
            if live.row.status != "playing" or await clocks.last_activity(self.db, live.row.id) != stirred:
                return
            until = await self.closes_at(live)
            if until is None:
                await self._announce(live, max(stirred + PATIENCE * DAY, self.now() + NOTICE * DAY))
            elif until <= self.now():
                await self._close(live)

    async def _announce(self, live: Live, until: float) -> None:
        now = self.now()
        # The log gets the days, the referee the moment: a bot that was stopped announces late and closes late.

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
