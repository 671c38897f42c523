"""Tournaments whose channel is lost, or for which the bot lacks a permission: they wait, and go on once that is mended.

A tournament whose channel is deleted, hidden or closed to the bot is paused: nobody could find the next table. Discord's events
say when something may be mended; then all that failed is tried at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

import discord
from discord.ext import commands

from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.permissions import missing_in
from referee.errors import RefusedError
from referee.service import Referee
from referee.tournaments.halls.hall import Hall
from referee.tournaments.servers import UNDER_WAY
from store.errors import StoreError
from store.tournaments import tournaments

log = logging.getLogger("arbiter.tournaments")

LOOK = 300.0
"""Seconds after which all channels are looked at again, should an event of Discord have been missed."""


class Retried(Protocol):
    """Something that waits a while after a failure."""

    def retry(self) -> None:
        """Let everything that failed be tried at the next look."""


class Mending(commands.Cog):
    """Notices that a tournament has lost its channel, and that something is mended."""

    def __init__(
        self, client: discord.Client, referee: Referee, waiting: tuple[Retried, ...], wake: Callable[[], None]
    ) -> None:
        self.client = client
        self.referee = referee
        self.waiting = waiting
        self.wake = wake
        self._next = 0.0
        # Tournaments in whose channel Discord has refused a message, though its lists show no reason.
        self._refused: set[int] = set()

    async def look(self) -> float | None:
        """Look at the channels of all tournaments under way now and then; return when to look again, None without any."""
        now = self.referee.now()
        if now < self._next <= now + LOOK:  # a later time means that the machine's clock was set back
            return self._next
        under_way = await tournaments.with_phase(self.referee.db, *UNDER_WAY)
        running = await self.referee.station.ours(under_way, "tournaments")
        for tournament in running:
            await self._look_at(tournament)
        self._next = now + LOOK
        return self._next if running else None

    async def note_delivery(self, hall: Hall, refused: str) -> None:
        """Note that Discord has refused a message in a tournament's channel, and why; or, without a reason, that it is there."""
        number = hall.row.id
        if refused:
            self._refused.add(number)
            await self.referee.tournaments.servers.note_place(number, refused)
        elif number in self._refused:
            self._refused.discard(number)
            await self._look_at(number)

    async def mend(self, guild: discord.Guild) -> None:
        """Look at the tournaments of a server in which something has changed, and try all that failed there."""
        try:
            rows = [row for row in await tournaments.of_guild(self.referee.db, guild.id) if row.phase != "draft"]
            for row in rows:
                self._refused.discard(row.id)
                # One that is over is not loaded for this: there may be hundreds.
                if row.phase not in UNDER_WAY or await self._look_at(row.id):
                    await self.referee.tournaments.servers.retry(row.id)
        except StoreError as error:
            log.warning("the tournaments of server %d are not looked at: %s", guild.id, error)
            return
        if rows:
            for one in self.waiting:
                one.retry()
            self.wake()

    async def _look_at(self, tournament: int) -> bool:
        """Note whether a tournament has its channel; return whether messages can be posted there."""
        service = self.referee.tournaments
        try:
            hall = await service.halls.by_id(tournament)
        except RefusedError:
            return False
        guild = self.client.get_guild(hall.row.guild)
        if guild is None or guild.unavailable:
            return False  # the loss of a server is noted elsewhere, and an outage of Discord is none
        lost = await self._why_lost(guild, hall.row.channel)
        if lost is None:
            return False
        if not lost and tournament in self._refused:
            return False  # until a message is there, or something changes on the server
        if await service.servers.note_place(tournament, lost) and not lost:
            await service.servers.retry(tournament)
        return not lost

    async def _why_lost(self, guild: discord.Guild, channel: int) -> str | None:
        """Return in a few words of the log why a tournament's channel cannot be used: "" if it can, None if nobody knows.

        Discord does not list archived threads, so a channel that is not in its lists is asked for.
        """
        found: Any = guild.get_channel_or_thread(channel)
        if found is None:
            try:
                found = await self.client.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden):
                return "deleted or hidden"
            except DISCORD_ERRORS as error:
                log.info("channel %d is not known: %r", channel, error)
                return None
        return " ".join(missing_in(found))

    # ---------------------------------------------------------------- Discord's events

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look at the tournaments of a server that has invited the bot again."""
        await self.mend(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at the tournaments of a server that was unavailable, or that the bot sees for the first time since its start."""
        await self.mend(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Look at the tournaments of a server that has lost a channel."""
        await self.mend(channel.guild)

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Look at the tournaments of a server: this may be a channel that was hidden from the bot."""
        await self.mend(channel.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: Any, after: discord.abc.GuildChannel) -> None:
        """Look at the tournaments of a server: the bot may have lost or got permissions in a channel."""
        await self.mend(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Look at the tournaments of a server: one of them may stand in this thread."""
        await self._mend(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: Any, after: discord.Role) -> None:
        """Look at the tournaments of a server: the bot may have lost or got permissions."""
        await self.mend(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _before: Any, after: discord.Member) -> None:
        """Look at the tournaments of a server: Discord sends this event for the bot alone, whose roles have changed."""
        await self.mend(after.guild)

    async def _mend(self, guild: int) -> None:
        found = self.client.get_guild(guild)
        if found is not None:
            await self.mend(found)
