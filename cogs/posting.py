"""Messages as Discord takes them: sent, edited, deleted, found again; threads opened that were archived meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from cogs.history import foreign_below, ours_since
from cogs.messages import Message
from referee.commit import BOARD, TURN, seat_of_panel
from referee.live import Live
from referee.service import Referee
from store import outbox
from store.outbox import Owed, Post

log = logging.getLogger("arbiter.posting")

BURIED = 6
"""Messages of others below a board after which it is posted anew."""

DIG_AGAIN = 30.0
"""Seconds between two looks at how deep a board lies."""

LOOK_BACK = 10.0
"""Seconds before a send's start that its message is looked for, since Discord's clock is not ours."""

UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083

Slot = tuple[int, str]


class LaterError(Exception):
    """A private message must wait its turn: new ones are opened one after another, not in a wave."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds = seconds


class Posting:
    """Sends and edits for the presenter. New private messages are `dm_spacing` seconds apart."""

    def __init__(self, client: discord.Client, referee: Referee, dm_spacing: float) -> None:
        self.client = client
        self.referee = referee
        self.db = referee.db
        self.dm_spacing = dm_spacing
        self._dug: dict[int, float] = {}
        self._dm_next = 0.0
        self._dm_due: dict[Slot, float] = {}

    async def _channel(self, live: Live, slot: str) -> Any:
        seat = seat_of_panel(slot)
        if seat is None:
            return self.client.get_partial_messageable(live.row.channel, guild_id=live.row.guild)
        user = next(s.user for s in live.seats if s.seat == seat)
        return await self.client.create_dm(discord.Object(user or 0))

    async def send(self, live: Live, row: Owed, message: Message) -> discord.Message:
        """Post a new message, noted before as being under way."""
        if seat_of_panel(row.slot) is not None:
            self._take_dm_turn((row.match, row.slot))
        now = self.referee.now()
        await self.db.write(lambda db: outbox.mark_sending(db, [row], now))
        channel = await self._channel(live, row.slot)
        sent: discord.Message = await self._unarchived(
            channel,
            lambda: channel.send(
                view=message.layout(),
                files=message.files(),
                nonce=f"owed-{row.first}",
                allowed_mentions=message.mentions(),
            ),
        )
        return sent

    def _take_dm_turn(self, key: Slot) -> None:
        """Take this slot's turn to open a private message. Raises LaterError with the seconds until it comes."""
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
                    view=message.layout(), attachments=message.files(), allowed_mentions=message.mentions()
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
            await channel.get_partial_message(post.message).delete()
        except discord.NotFound:
            log.debug("message %d is gone already", post.message)

    async def _unarchived(self, channel: discord.PartialMessageable, call: Any) -> Any:
        """Call Discord; if the thread has been archived meanwhile, open it and call again."""
        try:
            return await call()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        thread = await self.client.fetch_channel(channel.id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await call()

    async def find(self, live: Live, row: Owed) -> Post | None:
        """Return the message of a send that a crash interrupted, if it reached Discord."""
        if self.client.user is None:
            return None
        channel = await self._channel(live, row.slot)
        since = (row.sending or self.referee.now()) - LOOK_BACK
        slot = f"{TURN}:{live.playing[1].next_id}" if row.slot == TURN else row.slot
        found = await ours_since(channel, self.client.user.id, live.row.code, slot, since)
        return Post(row.slot, found.channel.id, found.id, "") if found else None

    async def buried(self, live: Live, post: Post) -> bool:
        """Whether a running match's board lies so deep below others' talk that it is better posted anew."""
        if post.slot != BOARD or live.row.status != "playing" or self.client.user is None:
            return False
        now = self.referee.now()
        if now - self._dug.get(post.message, 0.0) < DIG_AGAIN:
            return False
        self._dug = {post.message: now, **{m: at for m, at in self._dug.items() if now - at < DIG_AGAIN}}
        channel = self.client.get_partial_messageable(post.channel)
        return await foreign_below(channel, self.client.user.id, post.message, BURIED) >= BURIED
