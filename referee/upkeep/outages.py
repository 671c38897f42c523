"""Outages: times in which nobody could reach the bot, since it or its machine was stopped or offline; and jumps of the clock.

An outage of more than `LONG` counts against nobody: all deadlines move by it (running clocks, lobbies and their invitations,
calls for judges, offers to substitutes). Shorter ones change nothing. Each shard has outages of its own: those of its servers
could not reach the bot, and the clocks of all others have run.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Set as AbstractSet

from engines.kernel.history.saves import BadSaveError
from referee.clocks.time_of_day import LONG, SteadyClock
from referee.errors import RefusedError
from referee.lobby.places import Places
from referee.match.slots import BOARD, TURN, offer_slot
from store.connection import Connection
from store.errors import StoreError
from store.lobby import lobbies
from store.locks import lock
from store.match import homes, outbox
from store.seats import sitters
from store.tournaments import times
from store.upkeep import shards, shift_deadlines

log = logging.getLogger("arbiter.referee")


class Outages:
    """Notices outages and moves deadlines by them."""

    def __init__(self, places: Places, now: SteadyClock) -> None:
        self.places = places
        self.live = places.live
        self.db = places.db
        self.now = now
        self.station = places.live.station
        self._looked: float | None = None
        # Seconds of standstill by which deadlines are still to be moved.
        self._stood = 0.0

    async def come_online(self, back: AbstractSet[int] | None = None) -> None:
        """Move deadlines by the time since the last heartbeat, if it was long, and note a heartbeat.

        `back` has the shards that are there again, each with a heartbeat of its own; None is all of this process.
        """
        back = self.station.heard if back is None else back
        by_beat: dict[float, set[int]] = {}
        for shard in back:
            last = await shards.last_beat(self.db, self.station.total, shard)
            if last is not None:
                by_beat.setdefault(last, set()).add(shard)
        for last, some in sorted(by_beat.items()):
            await self.give_back(self.now() - last, some, last)
        await self.note_heartbeat(back)

    async def note_heartbeat(self, there: AbstractSet[int] | None = None) -> None:
        """Note that the bot is online now: all of its shards, or those that are `there`."""
        now, total = self.now(), self.station.total
        some = self.station.heard if there is None else there
        await self.db.write(lambda db: shards.beat(db, total, some, now))

    async def give_back(self, seconds: float, some: AbstractSet[int] | None = None, since: float | None = None) -> None:
        """Move deadlines by the seconds of an outage, if it was long; they are negative if the clock was set back.

        `some` has the shards whose servers could not reach the bot; None is all of them. Nothing moves if there was a heartbeat
        of theirs after that of `since`: another process that hears them has given the time back.
        """
        self._looked = _steady_seconds()
        if abs(seconds) <= LONG:
            return
        if some is None or len(some) == self.station.total:
            log.warning("offline for %d s: all deadlines move by that", seconds)
            await self._move(seconds, 0.0, self.station.heard, since)
        else:
            log.warning("the shards %s were offline for %d s: their deadlines move by that", sorted(some), seconds)
            await self._move_some(seconds, some, since)

    async def follow_clock(self) -> None:
        """Move deadlines by a jump of the machine's clock, and by a long standstill of the bot.

        So nobody is late because the machine slept, the process was stopped or a clock was set.
        """
        looked, self._looked = self._looked, _steady_seconds()
        standstill = self._looked - looked if looked is not None else 0.0
        self._stood += standstill if standstill > LONG else 0.0
        jump, stood = self.now.jump, self._stood
        if (jump or stood) and self.station.is_shared:
            # What others have heard meanwhile was no outage: the heartbeats tell.
            before = self.now.accept()
            try:
                await self.come_online(self.station.heard - self.station.away)
            except StoreError:
                self.now.undo(before)
                raise
            self._stood = 0.0
        elif jump or stood:
            log.warning("the machine's clock jumped by %d s, the bot stood still for %d s", jump, stood)
            await self._move(jump + stood, jump, self.station.heard - self.station.away)

    async def _move(self, seconds: float, jump: float, there: AbstractSet[int], since: float | None = None) -> None:
        """Move all deadlines by so many seconds, and accept the `jump` of the clock among them; `there` are the shards online.

        The heartbeats of the others move along, so that their outage is not counted twice.
        """
        total = self.station.total
        lasts = {shard: await shards.last_beat(self.db, total, shard) for shard in self.station.heard - there}

        def work(db: Connection) -> None:
            now = self.now()
            if self._is_given_back(db, there, since):
                return
            shift_deadlines.move(db, seconds, now)
            times.note_downtime(db, now - seconds, now)
            shards.beat(db, total, there, now)
            for shard, last in lasts.items():
                if last is not None:
                    shards.beat(db, total, (shard,), min(last + seconds, now))
            _owe_moved(db, None, now)

        before: list[float] = []

        def accept_and_move(db: Connection) -> None:
            # Accept within the transaction: later writes use the new time, earlier ones used the old. It may run once more.
            if not before:
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

    def _is_given_back(self, db: Connection, some: AbstractSet[int], since: float | None) -> bool:
        """Return whether another process has noted a heartbeat of these shards meanwhile, and moved their deadlines before."""
        if since is None or not self.station.is_shared:
            return False
        lock(db, "outage", self.station.total)
        return shards.has_beaten_since(db, self.station.total, some, since)

    async def _move_some(self, seconds: float, some: AbstractSet[int], since: float | None = None) -> None:
        """Move the deadlines of some shards by so many seconds."""
        total, now, shard_of = self.station.total, self.now(), self.station.shard_of

        def is_reached(guild: int | None) -> bool:
            return shard_of(guild) in some

        def work(db: Connection) -> set[int]:
            if self._is_given_back(db, some, since):
                return set()
            moved = shift_deadlines.move_some(db, seconds, now, is_reached)
            times.note_downtime(db, now - seconds, now, is_reached)
            shards.beat(db, total, some, now)
            _owe_moved(db, moved, now)
            return moved

        await self._reload(await self.db.write(work))

    async def _reload(self, moved: AbstractSet[int] | None = None) -> None:
        """Read moved deadlines into the matches in memory, and owe the messages of lobbies; all, or those `moved`."""
        for live in self.live.loaded:
            if moved is not None and live.row.id not in moved:
                continue
            try:
                async with live.lock_for(None):  # reads it anew
                    pass
            except (RefusedError, BadSaveError):
                log.exception("match=%s: its moved deadlines are not read", live.row.code)
            self.live.wake(live.row.id)
        for match in await lobbies.all_open(self.db):
            if moved is not None and match not in moved:
                continue
            live = await self.live.by_id(match)
            async with live.lock_for(None):
                if live.row.status == "lobby":
                    await self.places.change(live, lambda _db: None, touch=False)


def _owe_moved(db: Connection, moved: AbstractSet[int] | None, now: float) -> None:
    """Owe the messages that show deadlines: of all matches, or of those that were moved."""
    for match in homes.with_running_clock(db):
        if moved is None or match in moved:
            outbox.owe(db, match, [BOARD, TURN], now)
    for match, seat in sitters.seats_on_offer(db):
        if moved is None or match in moved:
            outbox.owe(db, match, [offer_slot(seat)], now)


def _steady_seconds() -> float:
    return asyncio.get_running_loop().time()
