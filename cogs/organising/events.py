"""Discord's scheduled event of a tournament with an announced time: created once it is open, started, moved and ended with it.

An event is found again by the tournament's code in its name, so that none is created twice after a crash.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord
from discord import EntityType, EventStatus, PrivacyLevel, ScheduledEvent

from cogs.common.may_watch import everybody_can_see
from cogs.delivery.composer import Composer
from cogs.kit.discord_errors import DISCORD_ERRORS
from referee.clocks.terms import HOUR
from referee.service import Referee
from store.tournaments import tournaments
from store.tournaments.tournaments import TournamentRow
from words.safe import clip, plain_name
from words.texts import language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.events")

LASTS = 4 * HOUR
"""Seconds after its beginning at which an event ends by itself: Discord requires an end."""

AGAIN = 300.0
"""Seconds before a retry of a request that failed."""

PATIENCE = 5.0
"""Seconds to wait for Discord."""

NAME_LENGTH = 100
"""Characters of an event's name that Discord accepts."""

ANNOUNCED = ("open", "check_in")
PHASES = (*ANNOUNCED, "running", "over", "cancelled")

OVER, LACKING = 0, -1
"""In place of an event's id: it is over; the bot may not create any, or the time has come before it could."""


class TournamentEvents:
    """Keeps the events of tournaments up to date."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        # When a tournament is tried again, and for which phase and time its event is up to date.
        self._later: dict[int, float] = {}
        self._done: dict[int, tuple[str, float | None]] = {}

    async def look(self) -> float | None:
        """Bring all events up to date; return when to retry failed requests, None if there are none."""
        now = self.referee.now()
        self._later = {one: at for one, at in self._later.items() if now < at <= now + AGAIN}
        for row in await tournaments.with_event(self.referee.db, *PHASES):
            if row.id not in self._later and self._done.get(row.id) != (row.phase, row.begins):
                await self._try(row)
        return min(self._later.values(), default=None)

    async def _try(self, row: TournamentRow) -> None:
        """Bring an event up to date, or note when to retry."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._follow(row)
        except DISCORD_ERRORS as error:
            log.warning("tournament=%s: its event is not up to date: %r", row.code, error)
            if isinstance(error, discord.NotFound | discord.Forbidden):
                await self._set(row, LACKING)  # somebody has deleted it, or taken the permission back
            else:
                self._later[row.id] = self.referee.now() + AGAIN
        else:
            self._done[row.id] = (row.phase, row.begins)

    async def _follow(self, row: TournamentRow) -> None:
        guild = self.client.get_guild(row.guild)
        if guild is None or guild.unavailable:
            return
        if row.phase in ANNOUNCED and row.begins is not None:
            await self._announce(guild, row)
            return
        if row.event is None:
            await self._set(row, OVER)
            return
        event = await guild.fetch_scheduled_event(row.event)
        if row.phase == "running":
            if event.status is EventStatus.scheduled:
                await event.start()
            return
        if event.status is EventStatus.scheduled:
            await event.cancel()
        elif event.status is EventStatus.active:
            await event.end()
        await self._set(row, OVER)

    async def _announce(self, guild: discord.Guild, row: TournamentRow) -> None:
        """Create the event, or move the one there is to the present time."""
        begins = row.begins or 0.0
        if begins <= self.referee.now():
            return
        found = await self._found(guild, row)
        if found is None:
            if not everybody_can_see(guild, row.channel, None) or not guild.me.guild_permissions.create_events:
                await self._set(row, LACKING)
                return
            found = await self._create(guild, row, begins)
        elif abs(found.start_time.timestamp() - begins) >= 1 and found.status is EventStatus.scheduled:
            start = datetime.fromtimestamp(begins, UTC)
            await found.edit(start_time=start, end_time=datetime.fromtimestamp(begins + LASTS, UTC))
        if row.event != found.id:
            await self._set(row, found.id)

    async def _found(self, guild: discord.Guild, row: TournamentRow) -> ScheduledEvent | None:
        if row.event is not None:
            return await guild.fetch_scheduled_event(row.event)
        events = await guild.fetch_scheduled_events(with_counts=False)
        return next((event for event in events if row.code in event.name), None)

    async def _create(self, guild: discord.Guild, row: TournamentRow, begins: float) -> ScheduledEvent:
        words, link = words_in(language_of(row.language)), Composer.link_at(guild.id, row.channel, None)
        name = clip(words("organise-event-name", name=plain_name(row.name, 60), code=row.code), NAME_LENGTH)
        return await guild.create_scheduled_event(
            name=name,
            description=words("organise-event-about", game=words(f"{row.game}-title"), link=link),
            start_time=datetime.fromtimestamp(begins, UTC),
            end_time=datetime.fromtimestamp(begins + LASTS, UTC),
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
            location=link,
        )

    async def _set(self, row: TournamentRow, event: int) -> None:
        await self.referee.tournaments.details.note_event(row.id, event)
