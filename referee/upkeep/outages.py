"""Time in which nobody could reach the bot: it was not running, cut off, or stood still with its machine; or a clock was set.

Such a time of more than `LONG` counts against nobody: all that waits gets it back as a whole (clocks that run, lobbies and who
is invited to them, calls for judges, seats offered to substitutes); less than that is played on over.
"""

from __future__ import annotations

import asyncio
import logging
from sqlite3 import Connection

from referee.clocks.time_of_day import LONG, SteadyClock
from referee.lobby.places import Places
from referee.match.slots import BOARD, TURN, offer_slot
from store.errors import StoreError
from store.lobby import lobbies
from store.match import homes, outbox
from store.people import people
from store.seats import sitters
from store.upkeep import shift_deadlines

log = logging.getLogger("arbiter.referee")


class Outages:
    """The part of the referee that knows when the bot was out of reach."""

    def __init__(self, places: Places, now: SteadyClock) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = now
        self._looked: float | None = None
        # Seconds in which nothing was done and that are still to be given back.
        self._stood = 0.0

    async def come_online(self) -> None:
        """Give back the time since the bot was last within reach, if it was long; note that it is now."""
        last = await people.fact(self.db, people.HEARTBEAT)
        if last is not None:
            await self.give_back(self.now() - float(last))
        await self.note_heartbeat()

    async def note_heartbeat(self) -> None:
        """Note that the bot is within reach."""
        now = self.now()
        await self.db.write(lambda db: people.set_fact(db, people.HEARTBEAT, str(now)))

    async def give_back(self, seconds: float) -> None:
        """Give back a time in which nobody could reach the bot, if it was long; less than none: the clock was set back."""
        self._looked = _counted()
        if abs(seconds) > LONG:
            log.warning("out of reach for %d s: no clock counts them", seconds)
            await self._move(seconds, 0.0)

    async def follow_clock(self) -> None:
        """See whether the machine's clock has jumped, or whether nothing was done for long: no clock counts either.

        A machine that slept, a process that was stopped, a clock that was set: nobody is late by that.
        """
        looked, self._looked = self._looked, _counted()
        still = self._looked - looked if looked is not None else 0.0
        self._stood += still if still > LONG else 0.0
        jump, stood = self.now.jump, self._stood
        if jump or stood:
            log.warning("the machine's clock has jumped by %d s, nothing was done for %d s", jump, stood)
            await self._move(jump + stood, jump)

    async def _move(self, seconds: float, jump: float) -> None:
        """Move all that waits by so many seconds, `jump` of which the clock is still to take over."""

        def work(db: Connection) -> None:
            now = self.now()
            shift_deadlines.move(db, seconds, now)
            people.set_fact(db, people.HEARTBEAT, str(now))
            for match in homes.with_running_clock(db):
                outbox.owe(db, match, [BOARD, TURN], now)
            for match, seat in sitters.seats_on_offer(db):
                outbox.owe(db, match, [offer_slot(seat)], now)

        before: list[float] = []

        def taken(db: Connection) -> None:
            # Within the transaction: what is written after it reckons by the new time, what was before it by the old.
            before.append(self.now.accept())
            try:
                work(db)
            except BaseException:
                self.now.undo(before.pop())
                raise

        try:
            await self.db.write(taken if jump else work)
        except StoreError:
            if before:  # it was done, and is lost with the transaction
                self.now.undo(before.pop())
            raise
        self._stood = 0.0
        await self._reload()

    async def _reload(self) -> None:
        """Bring what is in memory in line with what was moved, and show it."""
        for live in self.live.loaded:
            async with live.lock_for(None):
                await self.live.commit(live, lambda _db: None)
        for match in await lobbies.all_open(self.db):
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                if live.row.status == "lobby":
                    await self.places.change(live, lambda _db: None, touch=False)


def _counted() -> float:
    return asyncio.get_running_loop().time()
