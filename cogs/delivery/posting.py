"""Sends, edits, deletes and finds messages at Discord, and unarchives threads for that."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from cogs.delivery.found_messages import count_others_below, own_message_since
from cogs.kit.composing.clickable import Mentions
from cogs.kit.composing.messages import Message
from cogs.kit.permissions import postable_channel
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, JUDGE, LOOK, THREAD, TURN, is_notifying, private_seat
from referee.service import Referee
from store.connection import Connection
from store.match import outbox
from store.match.owed import FORMER, Owed, Post
from store.people import guilds

log = logging.getLogger("arbiter.posting")

BURIED_BELOW = 6
"""How many messages of others below a board make it be posted anew."""

LOOK_AGAIN_AFTER = 30.0
"""Seconds between two counts of the messages below a board."""

LOOK_BACK = 10.0
"""Seconds before a send's start from which its message is searched, since Discord's clock may differ."""

NONCE = 25
"""Characters of a nonce: the most that Discord takes."""

UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083

Write = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
"""A way to run a work in a transaction: the database's own, or one that only the home of a match has."""

SlotKey = tuple[int, str]


def is_at_table(slot: str) -> bool:
    """Return whether a slot's message is posted in the match's own channel or thread."""
    return private_seat(slot) is None and slot.partition(":")[0] not in (LOOK, JUDGE, DOOR, THREAD, FORMER)


class LaterError(Exception):
    """A message must wait for some seconds, or (None) until its match is woken."""

    def __init__(self, seconds: float | None) -> None:
        super().__init__(f"{seconds:.1f} s" if seconds is not None else "woken")
        self.seconds = seconds


class LockedError(Exception):
    """A thread is archived and locked, and the bot may not open it."""


class Posting:
    """Sends and edits messages. New private messages are `dm_spacing` seconds apart."""

    def __init__(self, client: discord.Client, referee: Referee, dm_spacing: float, mentions: Mentions) -> None:
        self.client = client
        self.mentions = mentions
        self.referee = referee
        self.db = referee.db
        self.dm_spacing = dm_spacing
        self._counted: dict[int, float] = {}
        self._dm_next = 0.0
        self._dm_due: dict[SlotKey, float] = {}

    async def _channel(self, live: Live, slot: str) -> Any:
        seat = private_seat(slot)
        if seat is None:
            room = live.row.channel
            if slot.startswith(f"{LOOK}:") and live.row.guild is not None:
                room = (await guilds.of(self.db, live.row.guild)).look_channel or room
            elif slot.startswith(f"{JUDGE}:"):
                room = await self._judge_channel(live) or room
            return self.client.get_partial_messageable(room, guild_id=live.row.guild)
        user = next(s.user for s in live.seats if s.seat == seat)
        return await self.client.create_dm(discord.Object(user or 0))

    async def _judge_channel(self, live: Live) -> int | None:
        """Return the channel for calls of the match's server, None if calls are posted at the table."""
        chosen = (await guilds.of(self.db, live.row.guild)).judge_channel if live.row.guild is not None else None
        return postable_channel(self.client.get_guild(live.row.guild or 0), chosen)

    async def begin(self, live: Live, row: Owed) -> bool:
        """Note, as the home of a match, that a new message is about to be sent; return False if another process sends it."""
        return await self.note_sending(row, partial(self.referee.station.write, live.row.guild))

    async def note_sending(self, row: Owed, write: Write) -> bool:
        """Note by `write` that a new message is about to be sent; return False if another process sends it."""
        now, station = self.referee.now(), self.referee.station
        if station.is_shared:
            return bool(await write(lambda db: outbox.claim(db, row, station.holder, now)))
        await write(lambda db: outbox.mark_sending(db, [row], now))
        return True

    async def send(self, live: Live, row: Owed, message: Message) -> discord.Message:
        """Post a new message. The send is noted first, so that a crash does not lead to a second one."""
        if private_seat(row.slot) is not None:
            self._take_dm_turn((row.match, row.slot))
        if not await self.begin(live, row):
            raise LaterError(outbox.HELD)
        channel = await self._channel(live, row.slot)
        sent: discord.Message = await self._unarchived(
            channel,
            lambda: channel.send(
                view=message.layout(self.mentions),
                files=message.files(),
                nonce=_nonce(live, row),
                allowed_mentions=message.allowed_mentions(),
                silent=not (message.pings or message.roles or is_notifying(row.slot)),
            ),
        )
        return sent

    def _take_dm_turn(self, key: SlotKey) -> None:
        """Take this slot's turn to send a new private message, since these are sent one after another.

        Raises LaterError with the seconds until its turn comes.
        """
        now = asyncio.get_running_loop().time()
        due = self._dm_due.get(key)
        if due is None:
            due = self._dm_due[key] = max(now, self._dm_next)
            self._dm_next = due + self.dm_spacing
        if due > now:
            raise LaterError(due - now)
        del self._dm_due[key]

    async def edit(self, post: Post, message: Message) -> bool:
        """Edit a message; return False if it no longer exists."""
        channel = self.client.get_partial_messageable(post.channel)
        try:
            await self._unarchived(
                channel,
                lambda: channel.get_partial_message(post.message).edit(
                    view=message.layout(self.mentions),
                    attachments=message.files(),
                    allowed_mentions=message.allowed_mentions(),
                ),
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def delete(self, post: Post) -> None:
        """Delete a message, unless it is gone already."""
        channel = self.client.get_partial_messageable(post.channel)
        try:
            await self._unarchived(channel, lambda: channel.get_partial_message(post.message).delete())
        except discord.NotFound:
            log.debug("message %d is gone already", post.message)

    async def exists(self, post: Post) -> bool:
        """Return whether a message still exists. Raises discord.HTTPException if Discord does not answer that."""
        channel = self.client.get_partial_messageable(post.channel)
        try:
            await channel.fetch_message(post.message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def post_in_place(self, live: Live, slot: str) -> Post | None:
        """Return a slot's message, or None if it must be posted. A message at the match's former place is disowned first.

        Raises LaterError while the match waits for its thread, whose creation wakes the match.
        """
        post = await outbox.post(self.db, live.row.id, slot)
        if not is_at_table(slot) or (post is not None and post.channel == live.row.channel):
            return post
        if post is not None:
            now = self.referee.now()
            await self.db.write(lambda db: outbox.disown(db, live.row.id, [slot], now))
            self.referee.live.wake(live.row.id)
        if await self.referee.threads.is_awaiting_thread(live):
            raise LaterError(None)
        return None

    async def _unarchived(self, channel: discord.PartialMessageable, call: Any) -> Any:
        """Call Discord. If the thread has been archived, open it and call again.

        Raises LockedError if the thread is locked, too, and the bot may not open it.
        """
        try:
            return await call()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self.client.fetch_channel(channel.id)
        if isinstance(thread, discord.Thread):
            try:
                await thread.edit(archived=False)
            except discord.Forbidden as error:
                raise (LockedError(f"thread {thread.id} is locked") if thread.locked else error) from error
            await self.referee.threads.archive_again(thread.id)
        return await call()

    async def find(self, live: Live, row: Owed) -> Post | None:
        """Return the message of a send that a crash interrupted, if it reached Discord."""
        if self.client.user is None:
            return None
        channel = await self._channel(live, row.slot)
        since = (row.sending or self.referee.now()) - LOOK_BACK
        slot = f"{TURN}:{live.rules_and_match[1].next_id}" if row.slot == TURN else row.slot
        found = await own_message_since(channel, self.client.user.id, live.row.code, slot, since)
        return Post(row.slot, found.channel.id, found.id, "") if found else None

    async def is_buried(self, live: Live, post: Post) -> bool:
        """Return whether so many messages of others follow a running match's board that it should be posted anew."""
        if post.slot != BOARD or live.row.status != "playing" or self.client.user is None:
            return False
        now = self.referee.now()
        if 0 <= now - self._counted.get(post.message, 0.0) < LOOK_AGAIN_AFTER:
            return False
        self._counted = {post.message: now, **{m: at for m, at in self._counted.items() if now - at < LOOK_AGAIN_AFTER}}
        channel = self.client.get_partial_messageable(post.channel)
        return await count_others_below(channel, self.client.user.id, post.message, BURIED_BELOW) >= BURIED_BELOW


def _nonce(live: Live, row: Owed) -> str:
    """Return the nonce of a send: the same at each try, and hashed, since a plain number would show how much else is owed."""
    return hashlib.sha256(f"{live.row.secret}:{row.match}:{row.first}".encode()).hexdigest()[:NONCE]
