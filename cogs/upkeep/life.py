"""The bot's life in servers and channels: what Discord tells of them, what is found at a start, and a look once a day.

With the guilds intent alone Discord tells nothing of messages: whether one was deleted is seen at its next edit, or by the
look. Places that went while the bot was away are found when it is back.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.delivery.lost_places import UNKNOWN_CHANNEL
from cogs.delivery.sender import Sender
from cogs.kit.discord_errors import DISCORD_ERRORS
from cogs.kit.permissions import missing_in
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.service import Referee
from store.errors import StoreClosedError, StoreError
from store.match import homes
from store.match.outbox import Post
from telemetry import measure

log = logging.getLogger("arbiter.life")

BEAT = 60.0
"""Seconds between two notes of that."""

LOOK, DAILY = 3600.0, 86400.0
"""Seconds between two looks at what nobody has touched, and how long that is left untouched."""


class Life(commands.Cog):
    """What the bot does when its places come and go. Not within reach (`down`) until Discord says that it is ready."""

    def __init__(self, client: discord.Client, referee: Referee, sender: Sender) -> None:
        self.client = client
        self.referee = referee
        self.db = referee.db
        self.homes = referee.homes
        self.sender = sender
        self.down = True
        self._look = 0.0
        self._beat = 0.0
        self._lent = True
        """Whether the time out of reach has been given back: where the disk refused, it is tried again."""

    # ---------------------------------------------------------------- within reach or not

    async def arrive(self) -> None:
        """Give back the time out of reach, if it was long."""
        if not self.down:
            return
        await self._lend()
        self.down = False  # not before: nothing may be looked at by the old moments

    async def _lend(self) -> None:
        try:
            await self.referee.outages.come_online()
        except StoreError as error:
            self._lent = False
            log.warning("the time out of reach is not given back yet: %s", error)
        else:
            self._lent = True
        self._beat = self.referee.now() + BEAT

    async def beat(self) -> float | None:
        """Note each minute that the bot is within reach; return when to do it again."""
        now = self.referee.now()
        if not now < self._beat <= now + BEAT:  # later than that, if the clock of the machine was set back
            if not self._lent:
                await self._lend()  # a note of the present minute would hide how long it was
            else:
                await self.referee.outages.note_heartbeat()
                self._beat = now + BEAT
        return self._beat

    async def depart(self) -> None:
        """Note the moment of a stop, so that the time until the next start is known."""
        if not self.down:
            self.down = True
            try:
                await self.referee.outages.note_heartbeat()
            except StoreError as error:
                log.warning("the moment of the stop is not noted: %s", error)

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """From now on nobody can press anything."""
        if not self.down:
            measure.count("gateway_disconnects")
        self.down = True

    # ---------------------------------------------------------------- what has changed meanwhile

    async def compare(self) -> None:
        """Compare where matches are with the servers and channels there are; an outage of a server removes nothing."""
        try:
            await self._compare()
        except StoreClosedError:
            return  # the bot stops; the next start compares them
        except StoreError as error:
            log.warning("places are not compared: %s", error)

    async def _compare(self) -> None:
        known = {guild.id for guild in self.client.guilds}
        for guild in sorted((await homes.removed_servers(self.db)) & known):
            await self.homes.set_server_found(guild)
        places = await homes.places(self.db)
        for guild in sorted({guild for _, guild, _ in places} - known):
            await self.homes.set_server_lost(guild)
        for _, guild, channel in places:
            found = self.client.get_guild(guild)
            if found is not None and not found.unavailable and found.get_channel_or_thread(channel) is None:
                await self._fetch(channel)
        for server in self.client.guilds:
            await self._retry(server)

    async def _fetch(self, channel: int) -> None:
        """Ask for a channel that Discord does not list: it may be gone, an archived thread, or hidden."""
        try:
            await self.client.fetch_channel(channel)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.homes.set_channel_deleted(channel)
        except DISCORD_ERRORS as error:
            log.info("channel %d is not known: %r", channel, error)

    # ---------------------------------------------------------------- what Discord tells

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the matches of a server that the bot was removed from."""
        await self.homes.set_server_lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the matches of a server that has invited the bot again."""
        await self.homes.set_server_found(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try what could not be delivered while a server was out of order."""
        await self._retry(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the matches of a deleted channel, and of its threads, go on without it."""
        await self.homes.set_channel_deleted(channel.id)
        for _, guild, place in await homes.places(self.db):
            # Threads go with their channel, and Discord does not tell of each.
            if guild == channel.guild.id and channel.guild.get_channel_or_thread(place) is None:
                await self._fetch(place)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the matches of a deleted thread go on without it."""
        await self.homes.set_channel_deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """See whether the bot may post there again."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """See whether it is one that the bot could not see."""
        await self._retry(channel.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _before: Any, after: discord.Thread) -> None:
        """See whether a locked thread is open again."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """See whether it is a locked thread that is open again: of one that was archived, no more is told."""
        await self._retry(thread.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """See whether the bot may post again where it could not."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """See whether the bot's own roles let it post again; Discord tells of no other member."""
        await self._retry(after.guild)

    async def _retry(self, guild: discord.Guild) -> None:
        """Try again where nothing is known to keep the bot from posting any more."""
        for match, why in await homes.homeless(self.db, guild.id):
            if why in ("permissions", "locked") and await self._may(match):
                await self.homes.retry(match)
                self.sender.retry_now(match)

    async def _may(self, match: int) -> bool:
        where = self.sender.delivery.places
        try:
            live = await self.referee.live.by_id(match)
        except (RefusedError, BadSaveError):
            return False  # it cannot be loaded, which has been logged
        return not missing_in(where.channel_of(live)) and not where.is_locked(live)

    # ---------------------------------------------------------------- once a day

    async def look(self) -> float | None:
        """See whether the messages of matches that nobody has touched for a day are still there; return when to look again."""
        now = self.referee.now()
        if now < self._look <= now + LOOK:
            return self._look
        self._look = now + LOOK
        for match in await homes.untouched(self.db, now - DAILY):
            for slot, channel, message in await homes.posts(self.db, match):
                await self._see(match, Post(slot, channel, message, ""))
            await self.homes.retry(match)
        return self._look

    async def _see(self, match: int, post: Post) -> None:
        try:
            there = await self.sender.delivery.posting.exists(post)
        except DISCORD_ERRORS as error:
            log.info("match %d slot %s: not known whether it is there: %r", match, post.slot, error)
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                await self.homes.set_channel_deleted(post.channel)
            return
        if not there:
            log.info("match %d slot %s was deleted", match, post.slot)
            await self.homes.repost(match, post.slot)
