"""Outages: times in which nobody could reach the bot, since it or its machine was stopped or offline; and jumps of the clock.

An outage of more than `LONG` counts against nobody: all deadlines move by it (running clocks, lobbies and their invitations,
calls for judges, offers to substitutes). Shorter ones change nothing.
"""

from __future__ import annotations

import asyncio
import logging

from engines.kernel.history.saves import BadSaveError
from referee.clocks.time_of_day import LONG, SteadyClock
from referee.errors import RefusedError
from referee.lobby.places import Places
from referee.match.slots import BOARD, TURN, offer_slot
from store.connection import Connection
from store.errors import StoreError
from store.lobby import lobbies
from store.match import homes, outbox
from store.people import people
from store.seats import sitters
from store.tournaments import times
from store.upkeep import shift_deadlines

log = logging.getLogger("arbiter.referee")


class Outages:
    """Notices outages and moves deadlines by them."""

    def __init__(self, places: Places, now: SteadyClock) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = now
        self._looked: float | None = None
        # Seconds of standstill by which deadlines are still to be moved.
        self._stood = 0.0

    async def come_online(self) -> None:
        """Move deadlines by the time since the last heartbeat, if it was long, and note a heartbeat."""
        last = await people.fact(self.db, people.HEARTBEAT)
        if last is not None:
            await self.give_back(self.now() - float(last))
        await self.note_heartbeat()

    async def note_heartbeat(self) -> None:
        """Note that the bot is online now."""
        now = self.now()
        await self.db.write(lambda db: people.set_fact(db, people.HEARTBEAT, str(now)))

    async def give_back(self, seconds: float) -> None:
        """Move deadlines by the seconds of an outage, if it was long; they are negative if the clock was set back."""
        self._looked = _steady_seconds()
        if abs(seconds) > LONG:
            log.warning("offline for %d s: all deadlines move by that", seconds)
            await self._move(seconds, 0.0)

    async def follow_clock(self) -> None:
        """Move deadlines by a jump of the machine's clock, and by a long standstill of the bot.

        So nobody is late because the machine slept, the process was stopped or a clock was set.
        """
        looked, self._looked = self._looked, _steady_seconds()
        standstill = self._looked - looked if looked is not None else 0.0
        self._stood += standstill if standstill > LONG else 0.0
        jump, stood = self.now.jump, self._stood
        if jump or stood:
            log.warning("the machine's clock jumped by %d s, the bot stood still for %d s", jump, stood)
            await self._move(jump + stood, jump)

    async def _move(self, seconds: float, jump: float) -> None:
        """Move all deadlines by so many seconds, and accept the `jump` of the clock among them."""

        def work(db: Connection) -> None:
            now = self.now()
            shift_deadlines.move(db, seconds, now)
            times.note_downtime(db, now - seconds, now)
            people.set_fact(db, people.HEARTBEAT, str(now))
            for match in homes.with_running_clock(db):
                outbox.owe(db, match, [BOARD, TURN], now)
            for match, seat in sitters.seats_on_offer(db):
                outbox.owe(db, match, [offer_slot(seat)], now)

        before: list[float] = []

        def accept_and_move(db: Connection) -> None:
            # Accept within the transaction: later writes use the new time, earlier ones used the old.
            before.append(self.now.accept())
            try:
                work(db)
            except BaseException:
                self.now.undo(before.pop())
                raise

        try:
            await self.db.write(accept_and_move if jump else work)
        except StoreError:
            if before:  # the jump was accepted, and the transaction is lost
                self.now.undo(before.pop())
            raise
        self._stood = 0.0
        await self._reload()

    async def _reload(self) -> None:
        """Read moved deadlines into the matches in memory, and owe the messages of lobbies."""
        for live in self.live.loaded:
            try:
                async with live.lock_for(None):  # reads it anew
                    pass
            except (RefusedError, BadSaveError):
                log.exception("match=%s: its moved deadlines are not read", live.row.code)
            self.live.wake_delivery(live.row.id)
        for match in await lobbies.all_open(self.db):
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                if live.row.status == "lobby":
                    await self.places.change(live, lambda _db: None, touch=False)


def _steady_seconds() -> float:
    return asyncio.get_running_loop().time()
