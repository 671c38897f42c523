"""Delivers the messages that tournaments and ladders owe: sends, edits or deletes each, and retries what fails.

As with matches, a message is always composed from the newest state, and a send that a crash interrupted is first looked for by
the custom ids of its controls, so that nothing is posted twice (TM-67).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Generic

import aiohttp
import discord

from cogs.delivery.attempt import FIRST_RETRY, LAST_RETRY, MOST_DOUBLINGS
from cogs.delivery.found_messages import own_message_since
from cogs.delivery.lost_places import DM_CLOSED
from cogs.delivery.posting import LOOK_BACK, NONCE, UNKNOWN_MESSAGE
from cogs.kit.composing.clickable import Mentions
from cogs.kit.composing.messages import Message
from cogs.tournaments.messages.event_slots import E, EventSlots
from referee.errors import RefusedError
from referee.service import Referee
from store.errors import StoreError
from store.match.owed import FORMER, Owed, Post
from store.people import people
from store.upkeep.shards import Owner
from telemetry import measure

log = logging.getLogger("arbiter.tournaments.delivery")

GONE = {10003, 50001, 50013}
"""Discord's codes of a channel that is deleted, hidden or closed to the bot: the message waits for it."""

FORBIDDEN = 403
"""Discord's status of what the bot may not do."""

OWNERS: Mapping[str, Owner] = {"tournament": "tournaments", "ladder": "ladders", "season": "seasons"}
"""The tables of those who owe messages, by the name of their column in an outbox."""

PLACE_RETRY = 600.0
"""Seconds until a message to a channel that cannot be reached is tried again."""


async def _nothing(_event: Any, _refused: str) -> None:
    pass


class EventSender(Generic[E]):
    """Sends and edits the messages of tournaments, or of ladders, one after another. Call `wake` after a commit.

    `on_channel` is called after each message to a channel: with Discord's refusal if the channel is deleted, hidden or closed to
    the bot, with an empty text if the message is there.
    """

    def __init__(
        self, client: discord.Client, referee: Referee, slots: EventSlots[E], mentions: Mentions, dm_spacing: float
    ) -> None:
        self.client = client
        self.referee = referee
        self.db = referee.db
        self.station = referee.station
        self.slots = slots
        self.outbox = slots.outbox
        self.mentions = mentions
        self.dm_spacing = dm_spacing
        self.on_channel: Callable[[E, str], Awaitable[None]] = _nothing
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._dm_next = 0.0

    def start(self) -> None:
        """Start; a second call does nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        self.wake()

    def wake(self) -> None:
        """Look at what is owed soon."""
        self._woken.set()

    async def close(self) -> None:
        """Stop after the message under way; what waits stays owed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self.deliver_owed()
            except StoreError as error:
                log.warning("what tournaments and ladders owe could not be read: %s", error)
                wait = FIRST_RETRY
            except Exception:
                log.exception("messages of tournaments and ladders could not be delivered")
                measure.count("faults", kind="presenting")
                wait = FIRST_RETRY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def deliver_owed(self) -> float | None:
        """Deliver everything that is due; return the seconds until the next try, None if nothing waits."""
        soonest: float | None = None
        rows = await self.outbox.owed(self.db)
        ours = await self.station.at_home({row.match for row in rows}, OWNERS[self.outbox.owner])
        for row in rows:
            if row.match not in ours:
                continue  # another process is its home
            wait = row.not_before - self.referee.now()
            if wait <= 0:
                wait = await self._deliver(row)
            if wait > 0:
                soonest = wait if soonest is None else min(soonest, wait)
        return soonest

    async def _deliver(self, row: Owed) -> float:
        """Deliver one slot; return the seconds until it is tried again, 0 if it is settled."""
        try:
            hall = await self.slots.find(row.match)
        except RefusedError:
            await self._settle(None, row, None, "gone")
            return 0.0
        try:
            return await self._once(hall, row)
        except discord.HTTPException as error:
            return await self._refused(hall, row, error)
        except (RefusedError, aiohttp.ClientError, OSError, TimeoutError) as error:
            return await self._failed(hall, row, repr(error))
        except StoreError:
            raise
        except Exception as error:
            # One message that cannot be composed must not keep back all those behind it.
            log.exception("event=%s slot=%s cannot be composed", hall.row.code, row.slot)
            measure.count("faults", kind="presenting")
            return await self._failed(hall, row, repr(error))

    async def _once(self, hall: E, row: Owed) -> float:
        post = await self.outbox.post(self.db, row.match, row.slot)
        reader = await self.slots.reader(hall, row.slot)
        if reader and post is None and (wait := self._dm_next - asyncio.get_running_loop().time()) > 0:
            return wait  # before it is composed: it would be composed at each turn of the others
        async with hall.lock:
            message = await self.slots.compose(hall, row.slot, posted=post is not None)
        if message is not None and message.finish is not None:
            message = await message.finish()
        if post is None and row.sending is not None and reader != 0:
            post = await self._find(hall, row, reader)
        if message is None or reader == 0:
            if post is not None:
                await self._delete(post)
                await self.station.write(hall.row.guild, lambda db: self.outbox.forget(db, row.match, row.slot))
            await self._settle(hall, row, None, None)
            return 0.0
        if post is not None:
            shows = message.digest()
            changed = post.shows != shows
            if changed and not await self._edit(post, message):
                await self.station.write(hall.row.guild, lambda db: self.outbox.forget(db, row.match, row.slot))
                return await self._post(hall, row, message, reader)
            await self._settle(hall, row, Post(row.slot, post.channel, post.message, shows), None)
            if changed and reader is None:
                await self.on_channel(hall, "")
            return 0.0
        return await self._post(hall, row, message, reader)

    async def _post(self, hall: E, row: Owed, message: Message, reader: int | None) -> float:
        """Post a new message. The send is noted first, so that a crash does not lead to a second one."""
        if reader is not None:
            player = await people.player(self.db, reader)
            if player is not None and people.rests(player, self.referee.now()):
                await self._settle(hall, row, None, "dm-closed")
                return 0.0
            wait = self._dm_wait()
            if wait > 0:
                return wait
        now = self.referee.now()
        await self.station.write(hall.row.guild, lambda db: self.outbox.mark_sending(db, row, now))
        channel = await self._channel(hall, reader)
        silent = not (message.pings or message.roles or row.slot.partition(":")[0] in self.slots.notifying)
        sent = await channel.send(
            view=message.layout(self.mentions),
            files=message.files(),
            nonce=_nonce(hall.row.code, row),
            allowed_mentions=message.allowed_mentions(),
            silent=silent,
        )
        await self._settle(hall, row, Post(row.slot, sent.channel.id, sent.id, message.digest()), None)
        measure.count("deliveries", slot=f"event-{row.slot.partition(':')[0]}", result="delivered")
        if reader is None:
            await self.on_channel(hall, "")
        return 0.0

    def _dm_wait(self) -> float:
        """Return the seconds until a new private message may be sent, 0 for now, and take the turn then."""
        now = asyncio.get_running_loop().time()
        if now < self._dm_next:
            return self._dm_next - now
        self._dm_next = now + self.dm_spacing
        return 0.0

    async def _channel(self, hall: E, reader: int | None) -> Any:
        if reader is not None:
            return await self.client.create_dm(discord.Object(reader))
        return self.client.get_partial_messageable(hall.row.channel, guild_id=hall.row.guild)

    async def _find(self, hall: E, row: Owed, reader: int | None) -> Post | None:
        """Return the message of a send that a crash interrupted, if it reached Discord."""
        if self.client.user is None:
            return None
        channel = await self._channel(hall, reader)
        since = (row.sending or self.referee.now()) - LOOK_BACK
        found = await own_message_since(channel, self.client.user.id, hall.row.code, row.slot, since)
        return Post(row.slot, found.channel.id, found.id, "") if found else None

    async def _edit(self, post: Post, message: Message) -> bool:
        """Edit a message; return False if it no longer exists."""
        channel = self.client.get_partial_messageable(post.channel)
        try:
            await channel.get_partial_message(post.message).edit(
                view=message.layout(self.mentions),
                attachments=message.files(),
                allowed_mentions=message.allowed_mentions(),
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _delete(self, post: Post) -> None:
        channel = self.client.get_partial_messageable(post.channel)
        with contextlib.suppress(discord.NotFound):
            await channel.get_partial_message(post.message).delete()

    async def _settle(self, hall: E | None, row: Owed, post: Post | None, failure: str | None) -> None:
        now = self.referee.now()
        write = self.db.write if hall is None else partial(self.station.write, hall.row.guild)
        await write(lambda db: self.outbox.settle(db, row, post, failure, now))

    async def _refused(self, hall: E, row: Owed, error: discord.HTTPException) -> float:
        """Handle a refusal by Discord: closed direct messages are given up, a lost channel is tried rarely."""
        reader = await self.slots.reader(hall, row.slot)
        if reader is not None and error.code in DM_CLOSED:
            now = self.referee.now()
            await self.db.write(lambda db: people.note_dm_refused(db, reader, now))
            await self._settle(hall, row, None, "dm-closed")
            return 0.0
        if row.slot.startswith(f"{FORMER}:") and error.status == FORBIDDEN:
            # It was to be deleted, and cannot be: nobody reads it as news any more.
            await self.station.write(hall.row.guild, lambda db: self.outbox.forget(db, row.match, row.slot))
            await self._settle(hall, row, None, "gone")
            return 0.0
        wait = PLACE_RETRY if error.code in GONE else None
        if wait is not None and reader is None:
            await self.on_channel(hall, str(error))
        return await self._failed(hall, row, str(error), wait)

    async def _failed(self, hall: E, row: Owed, why: str, wait: float | None = None) -> float:
        pause = wait or min(FIRST_RETRY * 2 ** min(row.attempts, MOST_DOUBLINGS), LAST_RETRY)
        log.warning("event=%s slot=%s not delivered (try %d): %s", hall.row.code, row.slot, row.attempts + 1, why)
        again = self.referee.now() + pause
        await self.station.write(hall.row.guild, lambda db: self.outbox.mark_failed(db, row, why, again))
        return pause


def _nonce(code: str, row: Owed) -> str:
    """Return the nonce of a send: the same at each try. No tournament has the code of a ladder."""
    return hashlib.sha256(f"event:{code}:{row.match}:{row.first}".encode()).hexdigest()[:NONCE]
