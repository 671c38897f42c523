"""Discord's scheduled event of a tournament with an announced time: created, started and ended with it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord
from discord import EntityType, EventStatus, PrivacyLevel

from cogs.common.may_watch import everybody_can_see
from cogs.delivery.composer import Composer
from cogs.kit.discord_errors import DISCORD_ERRORS
from cogs.tournaments.pages.hall_texts import reading
from referee.clocks.terms import HOUR
from referee.service import Referee
from referee.tournaments.halls.hall import Hall
from store.tournaments import roles, tournaments
from words.safe import plain_name
from words.texts import language_of
from words.tournaments.settings import short_line

log = logging.getLogger("arbiter.tournaments.scheduled")

LASTS = 4 * HOUR
"""Seconds after its beginning at which an event ends by itself: Discord requires an end."""

AGAIN = 300.0
"""Seconds until a request that failed is tried again."""

PATIENCE = 5.0
"""Seconds to wait for Discord; deadlines of clocks wait meanwhile."""


class TournamentEvents:
    """Keeps the events of tournaments up to date."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self._later: dict[int, float] = {}

    async def look(self) -> float | None:
        """Bring all events up to date; return when to look again, None if there is nothing to do."""
        now = self.referee.now()
        self._later = {one: at for one, at in self._later.items() if now < at <= now + AGAIN}
        for tournament in await roles.with_events(self.referee.db):
            if tournament in self._later:
                continue
            hall = await self.referee.tournaments.halls.by_id(tournament)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._follow(hall)
            except discord.NotFound:
                await self._note(hall, None)  # somebody has deleted it
            except DISCORD_ERRORS as error:
                log.warning("tournament=%s its event is not up to date: %r", hall.row.code, error)
                self._later[tournament] = now + AGAIN
        return min(self._later.values(), default=None)

    async def _follow(self, hall: Hall) -> None:
        guild, phase = self.client.get_guild(hall.row.guild), hall.state.phase
        if guild is None or guild.unavailable:
            return
        if hall.row.event is None:
            if phase in ("open", "check_in"):
                await self._announce(guild, hall)
            return
        event = await guild.fetch_scheduled_event(hall.row.event)
        if phase in ("open", "check_in") and event.status is EventStatus.scheduled:
            await self._move(hall, event)
        elif phase == "running" and event.status is EventStatus.scheduled:
            await event.start()
        elif phase in ("over", "cancelled"):
            if event.status is EventStatus.scheduled:
                await event.cancel()
            elif event.status is EventStatus.active:
                await event.end()
            await self._note(hall, None)

    async def _move(self, hall: Hall, event: discord.ScheduledEvent) -> None:
        """Move the event to the present announced time; without one, cancel it."""
        begins = hall.row.begins
        if begins is None:
            await event.cancel()
            await self._note(hall, None)
        elif abs(event.start_time.timestamp() - begins) >= 1:
            start, end = datetime.fromtimestamp(begins, UTC), datetime.fromtimestamp(begins + LASTS, UTC)
            await event.edit(start_time=start, end_time=end)

    async def _announce(self, guild: discord.Guild, hall: Hall) -> None:
        """Create the event, unless it exists since before a crash, its time has come, or the bot may not."""
        row = hall.row
        if row.begins is None or row.begins <= self.referee.now() or not everybody_can_see(guild, row.channel, None):
            return
        if not guild.me.guild_permissions.create_events:
            self._later[row.id] = self.referee.now() + AGAIN
            return
        there = [
            one for one in await guild.fetch_scheduled_events(with_counts=False) if row.code in (one.description or "")
        ]
        found = reading(hall, language_of(row.language))
        link = Composer.link_at(guild.id, row.channel, None)
        event = (
            there[0]
            if there
            else await guild.create_scheduled_event(
                name=plain_name(row.name)[:100],
                description=f"{short_line(found.speech, hall.shown_settings)} · {row.code}\n{link}",
                start_time=datetime.fromtimestamp(row.begins, UTC),
                end_time=datetime.fromtimestamp(row.begins + LASTS, UTC),
                entity_type=EntityType.external,
                privacy_level=PrivacyLevel.guild_only,
                location=link,
            )
        )
        await self._note(hall, event.id)

    async def _note(self, hall: Hall, event: int | None) -> None:
        """Store which event a tournament has; without one, none is made again for the same time."""
        number = hall.row.id
        async with hall.lock:
            await self.referee.tournaments.halls.change(hall, lambda db: tournaments.note_event(db, number, event))
