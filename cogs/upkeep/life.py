"""Follows servers and channels as they come and go: by Discord's events, at a start, and by a check once a day.

With the guilds intent alone Discord reports no deleted messages: the bot finds them at the next edit, or by the daily check.
Places that went while the bot was offline are found when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Set as AbstractSet
from typing import Any

import discord
from discord.ext import commands

from cogs.delivery.lost_places import UNKNOWN_CHANNEL
from cogs.delivery.sender import Sender
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.permissions import missing_in
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.service import Referee
from store.errors import StoreClosedError, StoreError
from store.match import homes
from store.match.owed import Post
from telemetry import measure

log = logging.getLogger("arbiter.life")

BEAT = 60.0
"""Seconds between two heartbeats, which note that the bot is online."""

LOOK, DAILY = 3600.0, 86400.0
"""Seconds between two searches for untouched matches, and after which a match counts as untouched."""


class Life(commands.Cog):
    """Listens to Discord's events about servers and channels.

    A shard is away until Discord says that it is ready, and while its gateway connection is `lost`: the deadlines of its matches
    stand. The bot is offline (`down`) while all of its shards are away.
    """

    def __init__(self, client: discord.Client, referee: Referee, sender: Sender) -> None:
        self.client = client
        self.referee = referee
        self.db = referee.db
        self.homes = referee.homes
        self.station = referee.station
        self.sender = sender
        self.station.away = {*self.station.heard}
        self.lost: set[int] = set()
        self._arriving = asyncio.Lock()
        self._look = 0.0
        self._beat = 0.0
        self._behind: set[int] = set()
        """Shards whose deadlines have not moved by their last outage, since the database failed: that is tried again."""

    def expect(self, total: int, heard: AbstractSet[int]) -> None:
        """Note which shards of how many this process is about to connect."""
        self.station.hear(total, heard)
        self.station.away = {*heard}

    @property
    def down(self) -> bool:
        """Whether nobody can reach this process: no shard is there."""
        return self.station.away >= self.station.heard

    # ---------------------------------------------------------------- online and offline

    async def arrive(self) -> None:
        """Go online with the shards whose connection is there; move their deadlines by the time offline, if it was long."""
        # One by one: discord.py may say twice at once that the bot is back, and the time offline is given back once.
        async with self._arriving:
            back = self.station.away - self.lost
            if not back:
                return
            await self._catch_up(back)
            # Not before: nothing may be due by the old deadlines. Meanwhile a connection may be lost again.
            self.station.away -= back - self.lost

    async def _catch_up(self, back: AbstractSet[int]) -> None:
        try:
            await self.referee.outages.come_online(back)
        except StoreError as error:
            self._behind |= back
            log.warning("deadlines are not moved by the outage yet: %s", error)
        else:
            self._behind -= back
        self._beat = self.referee.now() + BEAT

    async def beat(self) -> float | None:
        """Note a heartbeat each minute; return when to do it again."""
        now = self.referee.now()
        if not now < self._beat <= now + BEAT:  # more than that ahead if the machine's clock was set back
            late = {*self._behind}
            if late:
                await self._catch_up(late)  # a new heartbeat would hide the length of the outage
            await self._note(self._there - late)
            self._beat = now + BEAT
        return self._beat

    @property
    def _there(self) -> AbstractSet[int]:
        return self.station.heard - self.station.away

    async def _note(self, there: AbstractSet[int]) -> None:
        if there:
            await self.referee.outages.note_heartbeat(there)

    async def depart(self) -> None:
        """Go offline; note the moment of the stop, so that the next start knows the length of the outage."""
        there = self._there - self._behind
        self.station.away = {*self.station.heard}
        try:
            await self._note(there)
        except StoreError as error:
            log.warning("the time of the stop is not stored: %s", error)

    def lose(self, shard: int) -> None:
        """Note that nobody on the servers of a shard can press anything until its connection is back."""
        if shard not in self.lost and (self.lost or not self.down):
            measure.count("gateway_disconnects")
        self.lost.add(shard)
        self.station.away.add(shard)

    def find(self, shard: int) -> None:
        """Note that the connection of a shard is back; `arrive` then goes online with it."""
        self.lost.discard(shard)

    # ---------------------------------------------------------------- changes while offline

    async def compare(self) -> None:
        """Compare the places of matches with the present servers and channels. A server that is unavailable loses nothing."""
        try:
            await self._compare()
        except StoreClosedError:
            return  # the bot stops; the next start compares again
        except StoreError as error:
            log.warning("the channels of matches are not checked: %s", error)

    async def _compare(self) -> None:
        known = {guild.id for guild in self.client.guilds}
        for guild in sorted((await homes.removed_servers(self.db)) & known):
            await self.homes.set_server_found(guild)
        # What this process does not hear of may well be there.
        places = [place for place in await homes.places(self.db) if self.station.hears(place[1])]
        for guild in sorted({guild for _, guild, _ in places} - known):
            await self.homes.set_server_lost(guild)
        for _, guild, channel in places:
            found = self.client.get_guild(guild)
            if found is not None and not found.unavailable and found.get_channel_or_thread(channel) is None:
                await self._fetch(channel)
        for server in self.client.guilds:
            await self._retry(server)

    async def _fetch(self, channel: int) -> None:
        """Ask Discord for a channel that it does not list: it may be gone, hidden, or an archived thread."""
        try:
            await self.client.fetch_channel(channel)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.homes.set_channel_deleted(channel)
        except DISCORD_ERRORS as error:
            log.info("channel %d is not known: %r", channel, error)

    # ---------------------------------------------------------------- Discord's events

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the matches of a server from which the bot was removed."""
        await self.homes.set_server_lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Continue the matches of a server that has invited the bot again."""
        await self.homes.set_server_found(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry what could not be delivered while a server was unavailable."""
        await self._retry(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note the loss of a deleted channel and of its threads at their matches."""
        await self.homes.set_channel_deleted(channel.id)
        for _, guild, place in await homes.places(self.db):
            # Threads are deleted with their channel, and Discord sends no event for each.
            if guild == channel.guild.id and channel.guild.get_channel_or_thread(place) is None:
                await self._fetch(place)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note the loss of a deleted thread at its matches."""
        await self.homes.set_channel_deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """Retry matches: the bot may be allowed to post there again."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Retry matches: this may be a channel that was hidden from the bot."""
        await self._retry(channel.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _before: Any, after: discord.Thread) -> None:
        """Retry matches: a locked thread may be open again."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry matches: a locked thread may be open again. For one that was archived, this is the only event."""
        await self._retry(thread.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """Retry matches: the bot may be allowed to post again."""
        await self._retry(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """Retry matches: the bot's own roles may allow it to post again. Discord sends this event for no other member."""
        await self._retry(after.guild)

    async def _retry(self, guild: discord.Guild) -> None:
        """Retry the matches of a server where nothing is known to prevent posting any more."""
        for match, why in await homes.homeless(self.db, guild.id):
            if why in ("permissions", "locked") and await self._may_post(match):
                await self.homes.retry(match)
                self.sender.retry_now(match)

    async def _may_post(self, match: int) -> bool:
        places = self.sender.delivery.places
        try:
            live = await self.referee.live.by_id(match)
        except (RefusedError, BadSaveError):
            return False  # the match cannot be loaded, which has been logged
        return not missing_in(places.channel_of(live)) and not places.is_locked(live)

    # ---------------------------------------------------------------- once a day

    async def look(self) -> float | None:
        """Check that the messages of matches untouched for a day still exist; return when to look again."""
        now = self.referee.now()
        if now < self._look <= now + LOOK:
            return self._look
        self._look = now + LOOK
        for match in await self.station.ours(await homes.untouched(self.db, now - DAILY)):
            for slot, channel, message in await homes.posts(self.db, match):
                await self._check_post(match, Post(slot, channel, message, ""))
            await self.homes.retry(match)
        return self._look

    async def _check_post(self, match: int, post: Post) -> None:
        try:
            exists = await self.sender.delivery.posting.exists(post)
        except DISCORD_ERRORS as error:
            log.info("match=%d slot=%s: unknown whether its message still exists: %r", match, post.slot, error)
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
                await self.homes.set_channel_deleted(post.channel)
            return
        if not exists:
            log.info("match=%d slot=%s was deleted", match, post.slot)
            await self.homes.repost(match, post.slot)
