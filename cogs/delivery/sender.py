"""Delivers the slots in the outbox and retries failures: each slot of a match is one message, sent, edited or deleted.

The outbox lists the slots that are out of date; a delivery always shows the newest state. Edits of a slot are at least
`SPACING` seconds apart, new private messages `DM_SPACING`. After a crash, a send that may have reached Discord is first
searched in the channel by the custom ids of its controls, so that no message is posted twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextvars import Context
from functools import partial
from weakref import WeakValueDictionary

import discord

from cogs.delivery.attempt import FIRST_RETRY, LAST_RETRY, Delivery
from cogs.delivery.composer import Composer
from cogs.delivery.mirrors import Mirrors
from cogs.delivery.places import Places
from cogs.delivery.posting import LaterError, SlotKey
from cogs.kit.composing.clickable import NO_MENTIONS, Mentions
from referee.match.live import Live
from referee.match.slots import BOARD, TURN, seat_of_panel
from referee.service import Referee
from store.errors import StoreError
from store.match import outbox
from store.match.owed import Owed, Post
from telemetry import measure
from telemetry.context import add_log_fields

log = logging.getLogger("arbiter.sender")

SPACING = 1.5
DM_SPACING = 1.0
DRAIN_POLL = 0.1
"""Seconds between two checks, during a stop, whether anything can still be delivered in time."""

CLOSE_GRACE = 5.0
"""Seconds that deliveries under way get to finish when the bot stops."""


class Sender:
    """Sends and edits the messages of matches. Call `wake` after a commit; `close` waits for deliveries under way."""

    def __init__(
        self,
        client: discord.Client,
        referee: Referee,
        composer: Composer,
        *,
        spacing: float = SPACING,
        dm_spacing: float = DM_SPACING,
        retry: float = FIRST_RETRY,
        mentions: Mentions = NO_MENTIONS,
    ) -> None:
        self.referee = referee
        self.db = referee.db
        self.station = referee.station
        self.composer = composer
        self.spacing = spacing
        self.delivery = Delivery(
            client, referee, composer, self.wake, dm_spacing=dm_spacing, retry=retry, mentions=mentions
        )
        self.mirrors = Mirrors(referee, composer, self.showing)
        self._tasks: dict[SlotKey, asyncio.Task[None]] = {}
        self._held: dict[SlotKey, int] = {}
        # Set when a held slot is free again: its delivery waits for that.
        self._freed: dict[SlotKey, asyncio.Event] = {}
        self._naps: dict[SlotKey, asyncio.Event] = {}
        # The time of the event loop at which each nap ends.
        self._ends: dict[SlotKey, float] = {}
        # How often the messages were edited before those that answers are about to edit, where other processes edit them too.
        self._known: dict[SlotKey, int | None] = {}
        self._locks: WeakValueDictionary[SlotKey, asyncio.Lock] = WeakValueDictionary()
        self.places = Places()
        self._again: set[SlotKey] = set()
        self._sending: set[SlotKey] = set()
        self._waking: set[asyncio.Task[None]] = set()
        self._closing = False

    # ---------------------------------------------------------------- waking

    def wake(self, match: int | None = None) -> None:
        """Deliver the outbox of a match, or (None) of all matches."""
        if self._closing:
            return
        task = asyncio.create_task(self._look(match))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _look(self, match: int | None) -> None:
        try:
            rows = await outbox.owed(self.db, match)
            ours = await self.station.at_home({row.match for row in rows})
        except StoreError:
            log.exception("the outbox could not be read")
            return
        for row in rows:
            key = (row.match, row.slot)
            if row.match not in ours:
                continue  # another process is its home
            if key in self._held:
                continue  # `holding` wakes the match at its end
            if key in self._tasks:
                # The task may have read the outbox before this row, and be about to end.
                self._again.add(key)
            elif not self._closing:
                # In a context of its own, so that its log lines do not carry the fields of the request that owed the row.
                task = self._tasks[key] = asyncio.create_task(self._keep(*key), context=Context())
                task.add_done_callback(partial(self._done, key))

    def retry_now(self, match: int) -> None:
        """Deliver the outbox of a match at once, without waiting for the next retry."""
        for key, nap in self._naps.items():
            if key[0] == match:
                nap.set()
        self.wake(match)

    def _done(self, key: SlotKey, task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if key in self._again:
            self._again.discard(key)
            self.wake(key[0])
        if not task.cancelled() and task.exception() is not None:
            log.error("match=%d slot=%s: its message cannot be composed", *key, exc_info=task.exception())
            measure.count("faults", kind="presenting")

    async def idle(self) -> None:
        """Wait until no delivery is under way."""
        while self._waking or self._tasks or self.mirrors.under_way:
            under_way = [*self._waking, *self._tasks.values(), *self.mirrors.under_way]
            await asyncio.gather(*under_way, return_exceptions=True)

    async def drain(self, seconds: float) -> None:
        """Deliver for at most `seconds`; return sooner if everything left must wait longer."""
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        while (left := end - clock()) > 0:
            later = {key for key, at in self._ends.items() if at > end}
            under_way = {*self._waking, *self.mirrors.under_way}
            under_way |= {task for key, task in self._tasks.items() if key not in later}
            if not under_way:
                return
            await asyncio.wait(under_way, timeout=min(left, DRAIN_POLL), return_when=asyncio.FIRST_COMPLETED)

    def cancel(self) -> None:
        """Cancel all deliveries, even those under way."""
        self._closing = True
        for task in [*self._waking, *self._tasks.values()]:
            task.cancel()

    async def close(self) -> None:
        """Finish deliveries under way; what waits stays in the outbox for the next start."""
        self._closing = True
        await self.mirrors.close()
        waiting = [task for key, task in self._tasks.items() if key not in self._sending]
        for task in [*self._waking, *waiting]:
            task.cancel()
        sending = [task for key, task in self._tasks.items() if key in self._sending]
        if sending:
            await asyncio.wait(sending, timeout=CLOSE_GRACE)
        for task in sending:
            task.cancel()
        await asyncio.gather(*self._waking, *self._tasks.values(), return_exceptions=True)

    # ---------------------------------------------------------------- answering by the interaction itself

    @contextlib.asynccontextmanager
    async def holding(self, match: int, slot: str) -> AsyncIterator[None]:
        """Pause the delivery of a slot while an interaction's own answer updates it; deliver the rest afterwards."""
        key = (match, slot)
        self._held[key] = self._held.get(key, 0) + 1
        freed = self._freed.setdefault(key, asyncio.Event())
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key], self._freed[key]
                freed.set()
            self.wake(match)

    @contextlib.asynccontextmanager
    async def showing(self, live: Live, slot: str) -> AsyncIterator[Owed | None]:
        """Lock a slot from composing its message to settling it, so that no older state is shown last.

        Yields the slot's row of the outbox, None if there is none: a message composed from now on settles it.
        """
        async with self._lock(live.row.id, slot):
            owed = await self._owed(live, slot)
            self._known[live.row.id, slot] = await self.delivery.known_edits(live.row.id, slot)
            try:
                yield owed
            finally:
                del self._known[live.row.id, slot]

    def _lock(self, match: int, slot: str) -> asyncio.Lock:
        return self._locks.setdefault((match, slot), asyncio.Lock())

    async def _owed(self, live: Live, slot: str) -> Owed | None:
        # Between a commit, by others too, and the swap in memory the outbox is newer: an older message must not settle its row.
        async with live.lock:
            found = next((row for row in await outbox.owed(self.db, live.row.id) if row.slot == slot), None)
            if found is not None and self.station.is_shared:
                await self.referee.live.catch_up(live)
            return found

    async def mark_sending(self, owed: Owed) -> bool:
        """Note that an interaction is about to post a slot's first message; return False if another process posts it."""
        return await self.delivery.posting.note_sending(owed, self.db.write)

    async def settle(self, live: Live, owed: Owed | None, post: Post, reader: int | None = None) -> None:
        """Settle a slot's row after an interaction's own answer has updated it; `reader` is the user of a private slot."""
        known = self._known.get((live.row.id, post.slot))
        try:
            if owed:
                # A first message is no edit, and nobody else posts one.
                await self.delivery.settle(owed, post, reader, known=known or None)
            else:
                now = self.referee.now()
                await self.db.write(lambda db: outbox.mark_edited(db, live.row.id, post, now, reader, known))
        except StoreError as error:
            # The answer is shown all the same. The slot stays in the outbox, and its message is found again later.
            log.warning("match=%s slot=%s not settled: %s", live.row.code, post.slot, error)

    async def deliver_now(self, live: Live, slot: str) -> None:
        """Deliver a slot at once, for a user who waits for it; a failure is retried as usual."""
        if not self.station.is_home(live.row.guild):
            return  # its home delivers it soon
        async with self.showing(live, slot) as owed:
            if owed is not None:
                with contextlib.suppress(LaterError):
                    await self.delivery.try_once(live, owed)

    # ---------------------------------------------------------------- one slot

    async def _keep(self, match: int, slot: str) -> None:
        """Deliver one slot until it has no row in the outbox."""
        add_log_fields(slot=slot)
        while not self._closing:
            while (freed := self._freed.get((match, slot))) is not None:
                await freed.wait()
            if not await self.station.at_home([match]):
                return  # another process is its home now
            try:
                # Loaded anew each time: between two tries the match may have left the cache and come back.
                wait = await self._step(await self.referee.live.by_id(match), slot)
            except StoreError as error:
                log.warning("match=%d slot=%s: %s", match, slot, error)
                wait = self.delivery.retry
            if wait is None:
                return
            await self._nap((match, slot), wait)

    async def _held_elsewhere(self, live: Live, slot: str) -> float | None:
        """Return for how many seconds another process may still be posting a slot's first message, None if none is."""
        if not self.station.is_shared:
            return None
        now = self.referee.now()
        until = await outbox.held_until(self.db, live.row.id, slot, self.station.holder, now)
        return None if until is None else until - now

    async def _nap(self, key: SlotKey, seconds: float) -> None:
        nap = self._naps[key] = asyncio.Event()
        self._ends[key] = asyncio.get_running_loop().time() + seconds
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await nap.wait()
        finally:
            del self._naps[key], self._ends[key]

    async def _step(self, live: Live, slot: str) -> float | None:
        """Deliver a slot once, if it is time to.

        Return the seconds until the next step; None if nothing is owed, or if the row waits until the match is woken.
        """
        add_log_fields(match=live.row.code, version=live.row.version)
        async with self._lock(live.row.id, slot):
            row = await self._owed(live, slot)
            if row is None:
                return None
            wait = row.not_before - self.referee.now()
            if wait > 0:
                return min(wait, LAST_RETRY)
            if (held := await self._held_elsewhere(live, slot)) is not None:
                return held
            if slot == TURN:
                # It links to the board, which may be about to be posted anew. Wait without a place: the board needs one.
                async with self._lock(live.row.id, BOARD):
                    pass
            async with self.places.place():
                self._sending.add((row.match, slot))
                try:
                    sent = await self.delivery.try_once(live, row)
                except LaterError as later:
                    return later.seconds
                finally:
                    self._sending.discard((row.match, slot))
                seat = seat_of_panel(slot)
                if seat is not None:
                    self.mirrors.refresh(row.match, seat)
                elif slot == BOARD:
                    self.mirrors.refresh(row.match, None)
                # After the stop there is no next delivery to space from.
                return self.spacing if sent and not self._closing else 0.0
