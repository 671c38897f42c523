"""Delivers what is owed: each slot of a match is one message that is sent, edited or taken away until it shows the present.

The outbox says which slots are behind; what is sent is always the newest state. A slot's edits are at least `SPACING`
seconds apart, and new private messages `DM_SPACING`. After a crash a send that may have reached Discord is first looked
for in the channel, by the custom ids of its controls: so a message is never posted twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec

from cogs import pings
from cogs.calling import Calling
from cogs.members import Members
from cogs.messages import Message
from cogs.mirrors import Mirrors
from cogs.posting import LaterError, LockedError, Posting, Slot, at_table
from cogs.reach import Reach
from cogs.scribe import Scribe
from cogs.whereabouts import Whereabouts
from referee.commit import BOARD, NOTICE, PANEL, RESULT, TURN, private_seat, seat_of_panel
from referee.live import Live
from referee.service import Referee
from store import outbox
from store.errors import StoreError
from store.outbox import Owed, Post

log = logging.getLogger("arbiter.presenter")

SPACING = 1.5
DM_SPACING = 1.0
AT_ONCE = 8
"""Sends under way at a time over all matches."""

FIRST_RETRY = 2.0
LAST_RETRY = 3600.0
DOUBLINGS = 12
"""Seconds before a failed send is tried again, doubled at each failure up to the last."""

LAST_WORDS = 5.0
"""Seconds that sends under way are given to finish when the bot stops."""

PAST = 3600.0
"""Seconds after the end of a match from when on a message of it that was deleted stays so, whatever changes."""

REMIND = "remind:"
"""How the slots begin of messages that call one person, each in place of the last."""

DM_CLOSED = {50007, 50278, 40003}


class Present(msgspec.Struct, frozen=True):
    """What a message composed from now on shows at least: a digest, and the outbox row that it settles."""

    shows: str
    owed: Owed | None


class Presenter:
    """The one that sends. `wake` after a commit; `close` waits until nothing is under way."""

    def __init__(
        self,
        client: discord.Client,
        referee: Referee,
        scribe: Scribe,
        *,
        spacing: float = SPACING,
        dm_spacing: float = DM_SPACING,
        retry: float = FIRST_RETRY,
    ) -> None:
        self.referee = referee
        self.db = referee.db
        self.scribe = scribe
        self.spacing = spacing
        self.posting = Posting(client, referee, dm_spacing)
        self.reach = Reach(referee, self.wake)
        self.whereabouts = Whereabouts(client, referee)
        self.members = Members(client, referee, _reader)
        scribe.lacking = self.whereabouts.lacking
        self.calling = Calling(referee, scribe, self.posting, self.reach)
        self.retry = retry
        self.mirrors = Mirrors(referee, scribe, self.showing)
        self._tasks: dict[Slot, asyncio.Task[None]] = {}
        self._held: dict[Slot, int] = {}
        self._naps: dict[Slot, asyncio.Event] = {}
        self._locks: WeakValueDictionary[Slot, asyncio.Lock] = WeakValueDictionary()
        self._free = asyncio.Condition()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._again: set[Slot] = set()
        self._sending: set[Slot] = set()
        self._waking: set[asyncio.Task[None]] = set()
        self._closing = False

    # ---------------------------------------------------------------- waking

    def wake(self, match: int | None = None) -> None:
        """Look at what is owed to a match, or (None) to all, and deliver it."""
        if self._closing:
            return
        task = asyncio.create_task(self._look(match))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _look(self, match: int | None) -> None:
        try:
            rows = await outbox.owed(self.db, match)
        except StoreError:
            log.exception("the outbox could not be read")
            return
        for row in rows:
            key = (row.match, row.slot)
            if key in self._tasks:
                # It may have looked before this was owed and be about to end.
                self._again.add(key)
            elif not self._closing:
                task = self._tasks[key] = asyncio.create_task(self._keep(*key))
                task.add_done_callback(partial(self._done, key))

    def hasten(self, match: int) -> None:
        """Look again at once at what a match is owed, whatever is waited for."""
        for key, nap in self._naps.items():
            if key[0] == match:
                nap.set()
        self.wake(match)

    def _done(self, key: Slot, task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        if key in self._again:
            self._again.discard(key)
            self.wake(key[0])
        if not task.cancelled() and task.exception() is not None:
            log.error("presenting match %d slot %s failed", *key, exc_info=task.exception())

    async def idle(self) -> None:
        """Wait until nothing is under way that could be sent now."""
        while self._waking or self._tasks or self.mirrors.under_way:
            under_way = [*self._waking, *self._tasks.values(), *self.mirrors.under_way]
            await asyncio.gather(*under_way, return_exceptions=True)

    async def close(self) -> None:
        """Stop: what is being sent is finished, what waits stays owed for the next start."""
        self._closing = True
        await self.mirrors.close()
        waiting = [task for key, task in self._tasks.items() if key not in self._sending]
        for task in [*self._waking, *waiting]:
            task.cancel()
        sending = [task for key, task in self._tasks.items() if key in self._sending]
        if sending:
            await asyncio.wait(sending, timeout=LAST_WORDS)
        for task in sending:
            task.cancel()
        await asyncio.gather(*self._waking, *self._tasks.values(), return_exceptions=True)

    # ---------------------------------------------------------------- answering by the interaction itself

    @contextlib.asynccontextmanager
    async def holding(self, match: int, slot: str) -> AsyncIterator[None]:
        """Leave a slot alone while an interaction's own answer brings it up to date; what is still owed follows after."""
        key = (match, slot)
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
            async with self._free:
                self._free.notify_all()
            self.wake(match)

    @contextlib.asynccontextmanager
    async def showing(self, live: Live, slot: str) -> AsyncIterator[Present]:
        """Keep a slot to oneself from composing its message to settling it, so that no older state is shown last."""
        async with self._lock(live.row.id, slot):
            owed = await self._owed(live, slot)
            yield Present(await self.scribe.digest(live, slot), owed)

    def _lock(self, match: int, slot: str) -> asyncio.Lock:
        return self._locks.setdefault((match, slot), asyncio.Lock())

    async def _owed(self, live: Live, slot: str) -> Owed | None:
        # Between a commit and its swap the outbox is ahead of the state in memory: its row must not be settled by that.
        async with live.lock:
            return next((row for row in await outbox.owed(self.db, live.row.id) if row.slot == slot), None)

    async def announce(self, present: Present) -> None:
        """Note that an interaction is about to post a slot's first message."""
        now = self.referee.now()
        rows = [present.owed] if present.owed else []
        await self.db.write(lambda db: outbox.mark_sending(db, rows, now))

    async def settle(
        self, live: Live, present: Present, slot: str, channel: int, message: int, reader: int | None = None
    ) -> None:
        """Note that an interaction's own answer shows what was `present` when it was composed; to whom, if in private."""
        post = Post(slot, channel, message, present.shows)
        try:
            if present.owed:
                await self._settle(present.owed, post, reader)
            else:
                now = self.referee.now()
                await self.db.write(lambda db: outbox.delivered_at_once(db, live.row.id, post, now, reader))
        except StoreError as error:
            # What was asked for is done and shown; the slot stays owed, and is found again.
            log.warning("match=%s slot=%s not settled: %s", live.row.code, slot, error)

    # ---------------------------------------------------------------- one slot

    async def _keep(self, match: int, slot: str) -> None:
        """Deliver one slot until nothing is owed to it."""
        while not self._closing:
            async with self._free:
                await self._free.wait_for(lambda: (match, slot) not in self._held)
            try:
                # Fetched anew each time: between two tries the match may have left the cache and come back.
                wait = await self._step(await self.referee.live.by_id(match), slot)
            except StoreError as error:
                log.warning("match=%d slot=%s: %s", match, slot, error)
                wait = self.retry
            if wait is None:
                return
            await self._nap((match, slot), wait)

    async def _nap(self, key: Slot, seconds: float) -> None:
        nap = self._naps[key] = asyncio.Event()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await nap.wait()
        finally:
            del self._naps[key]

    async def _step(self, live: Live, slot: str) -> float | None:
        """Try once, if it is time to; return the seconds until the next step, or None if nothing is owed."""
        async with self._lock(live.row.id, slot):
            row = await self._owed(live, slot)
            if row is None:
                return None
            wait = row.not_before - self.referee.now()
            if wait > 0:
                return min(wait, LAST_RETRY)
            if slot == TURN:
                # It links to the board, which may just be posted anew. Waited for outside the gate, which the board needs.
                async with self._lock(live.row.id, BOARD):
                    pass
            async with self._gate:
                self._sending.add((row.match, slot))
                try:
                    sent = await self._try(live, row)
                except LaterError as later:
                    return later.seconds
                finally:
                    self._sending.discard((row.match, slot))
                seat = seat_of_panel(slot)
                if seat is not None:
                    self.mirrors.refresh(row.match, seat)
                elif slot == BOARD:
                    self.mirrors.refresh(row.match, None)
                # After the stop there is no next time to keep apart from.
                return self.spacing if sent and not self._closing else 0.0

    async def _try(self, live: Live, row: Owed) -> bool:
        """Deliver a slot once; return whether Discord was called. Failures are noted and tried again later."""
        if self.whereabouts.nowhere(live, row.slot):
            await self._give_up(live, row, f"homeless: {live.row.homeless}")
            return False
        try:
            sent = await self._deliver(live, row)
        except (discord.HTTPException, LockedError) as error:
            if await self._refused(live, row, error):
                return True
            why = str(error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            why = repr(error)
        else:
            if at_table(row.slot):
                await self.whereabouts.delivered(live)
            return sent
        pause = min(self.retry * 2 ** min(row.attempts, DOUBLINGS), LAST_RETRY)
        log.warning("match=%s slot=%s not delivered (try %d): %s", live.row.code, row.slot, row.attempts + 1, why)
        again = self.referee.now() + pause
        await self.db.write(lambda db: outbox.failed(db, row, why, again))
        return True

    async def _deliver(self, live: Live, row: Owed) -> bool:
        if row.slot == TURN:
            return await self.calling.turn(live, row)
        if row.slot.startswith(REMIND):
            return await self.calling.remind(live, row)
        return await self._message(live, row)

    async def _refused(self, live: Live, row: Owed, error: discord.HTTPException | LockedError) -> bool:
        """Note what Discord's refusal of a message means; return whether it is given up by that."""
        if isinstance(error, discord.HTTPException) and error.code in DM_CLOSED and private_seat(row.slot) is not None:
            await self.reach.closed(live, row)
            await self.members.missed(live, row, error)
            return True
        if not await self.whereabouts.failed(live, row, error):
            return False
        await self._give_up(live, row, str(error))
        return True

    async def _give_up(self, live: Live, row: Owed, why: str) -> None:
        """Settle a slot that there is no place for; the table's messages stay known, for its place may be found again."""
        log.info("match=%s slot=%s given up: %s", live.row.code, row.slot, why)
        now = self.referee.now()
        if at_table(row.slot):
            await self.db.write(lambda db: outbox.settle(db, row, why, now))
        else:
            await self.db.write(lambda db: outbox.delivered(db, row, None, why, now))

    async def _message(self, live: Live, row: Owed) -> bool:
        """Bring a lasting message up to date: edit it, or post it where it is missing."""
        reader = _reader(live, row.slot)
        shows = await self.scribe.digest(live, row.slot)
        post = await self.posting.settle_in(live, await outbox.post(self.db, row.match, row.slot))
        undone = post is None and row.slot == RESULT and live.match is not None and live.match.outcome is None
        if undone or (post is not None and post.shows == shows):
            await self._settle(row, post, reader)
            return False
        message = await self.scribe.compose(live, row.slot)
        if post is None and row.sending is not None:
            post = await self.posting.find(live, row)
        if message is None:
            return await self._away(row, post)
        if _reader(live, row.slot) != reader:
            return False  # somebody else has taken the seat: it is still owed, to another
        if post is not None and await self.posting.buried(live, post):
            await self.posting.delete(post)
            await self.db.write(lambda db: outbox.forget(db, row.match, row.slot))
            post = None
        if post is not None and await self.posting.edit(post, message):
            await self._settle(row, Post(row.slot, post.channel, post.message, shows), reader)
            return True
        if post is not None and live.row.ended is not None and self.referee.now() - live.row.ended > PAST:
            await self._settle(row, None)
            return True
        sent = await self._send(live, row, message)
        await self._settle(row, Post(row.slot, sent.channel.id, sent.id, shows), reader)
        if row.slot == BOARD and live.match is not None:
            await self._link_anew(row.match)
        return True

    async def _link_anew(self, match: int) -> None:
        """Have the messages brought up to date that link to the board, which was posted anew."""
        slots = [
            slot for name in (TURN, f"{PANEL}:", f"{NOTICE}:") for slot in await outbox.posted(self.db, match, name)
        ]
        now = self.referee.now()
        await self.db.write(lambda db: outbox.owe(db, match, slots, now))
        self.wake(match)

    async def _away(self, row: Owed, post: Post | None) -> bool:
        """Take a message away that there is no longer any need for; return whether Discord was called."""
        if post is not None:
            await self.posting.delete(post)
            await self.db.write(lambda db: outbox.forget(db, row.match, row.slot))
        await self._settle(row, None)
        return post is not None

    async def _send(self, live: Live, row: Owed, message: Message) -> discord.Message:
        """Post a message, which pings nobody who does not want it now."""
        message.pings = await pings.allowed(self.db, live, message.pings, self.referee.now())
        sent = await self.posting.send(live, row, message)
        if private_seat(row.slot) is not None:
            await self.reach.opened(live, row)
        return sent

    async def _settle(self, row: Owed, post: Post | None, reader: int | None = None) -> None:
        now = self.referee.now()
        await self.db.write(lambda db: outbox.delivered(db, row, post, None, now, reader))
        if reader is not None and reader != _reader(await self.referee.live.by_id(row.match), row.slot):
            self.wake(row.match)


def _reader(live: Live, slot: str) -> int | None:
    """Return the user whom a slot's message goes to in private, None for messages to the channel."""
    seat = private_seat(slot)
    return next((s.user for s in live.seats if s.seat == seat), None) if seat is not None else None
