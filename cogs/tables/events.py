"""Discord's events for planned tables: created, started and ended with the table.

If the bot may not create events, the table is planned without one, and a note names the missing permission. A table in a
channel that not all members see has no event.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord
from discord import EntityType, EventStatus, PrivacyLevel

from cogs.common.may_watch import everybody_can_see
from cogs.delivery.composer import Composer
from cogs.kit.answering.discord_errors import Retries
from engines.kernel.history.saves import BadSaveError
from referee.clocks.terms import HOUR
from referee.errors import RefusedError
from referee.lobby.plans import SHOWN_STAGES
from referee.match.live import Live
from referee.service import Referee
from store.lobby import plans
from store.lobby.plans import Plan
from words.texts import language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.events")

LASTS = 3 * HOUR
"""Seconds after its beginning at which an event ends by itself: Discord requires an end."""

AGAIN = 300.0
"""Seconds before a retry of a request that failed."""

FULL = 400
"""The HTTP status for a request that Discord will never accept."""


class Events:
    """Keeps the events of planned tables up to date."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self._retries = Retries(referee.now, AGAIN)

    async def look(self) -> float | None:
        """Bring all events up to date; return when to retry failed requests, None if there are none."""
        found = {row[1].match: row for row in await plans.with_events(self.referee.db)}
        ours = {match: found[match] for match in await self.referee.station.ours(found)}
        return await self._retries.each(ours, self._bring, self._failed)

    async def _bring(self, row: tuple[str, Plan]) -> bool:
        """Bring the event of a table up to date; that of one that cannot be loaded is done with."""
        status, plan = row
        try:
            await self._follow(await self.referee.live.by_id(plan.match), status, plan)
        except (RefusedError, BadSaveError):
            await self.referee.plans.end_event(plan)
        return True

    async def _failed(self, row: tuple[str, Plan], error: Exception) -> bool:
        """Log an error of Discord; return whether a second try is useless, and note that."""
        _, plan = row
        log.warning("match=%d: its event is not up to date: %r", plan.match, error)
        if _final(error, plan):
            await self.referee.plans.end_event(plan)
            return True
        return False

    async def _follow(self, live: Live, status: str, plan: Plan) -> None:
        """Create, start, move or end the event, as the table's state requires."""
        guild = self.client.get_guild(live.row.guild or 0)
        announced = plan.stage in ("posted", "moved", "running")
        if guild is None or guild.unavailable:
            return
        if plan.stage == "dropped":
            await self._end(guild, plan)
        elif status == "lobby" and plan.stage == "moved":
            await self._move(guild, plan)
        elif status == "lobby" and not announced and not await self.referee.threads.is_awaiting_thread(live):
            await self._announce(guild, live, plan)
        elif status == "playing" and plan.stage in SHOWN_STAGES and plan.event is not None:
            event = await guild.fetch_scheduled_event(plan.event)
            if event.status is EventStatus.scheduled:
                await event.start()
            await self.referee.plans.set_event(plan.match, plan.event, "running")
        elif status in ("over", "closed") or (status == "playing" and not announced):
            await self._end(guild, plan)

    async def _announce(self, guild: discord.Guild, live: Live, plan: Plan) -> None:
        """Create the event, unless it exists since before a crash, or its time has come already."""
        if plan.begins <= self.referee.now():
            await self.referee.plans.set_event(plan.match, None, "over")
            return
        if not everybody_can_see(guild, live.row.channel, live.row.parent):
            return  # an event is for the whole server
        if not guild.me.guild_permissions.create_events:
            if plan.stage != "lacking":
                await self.referee.plans.set_event(plan.match, None, "lacking")
            return
        code, words = live.row.code, words_in(language_of(live.row.language))
        there = [event for event in await guild.fetch_scheduled_events(with_counts=False) if code in event.name]
        link = Composer.link_at(guild.id, live.row.channel, None)
        event = (
            there[0]
            if there
            else await guild.create_scheduled_event(
                name=words("event-name", game=words(f"{live.row.game}-title"), code=code),
                description=words("event-about", join=words("button-join"), link=link),
                start_time=datetime.fromtimestamp(plan.begins, UTC),
                end_time=datetime.fromtimestamp(plan.begins + LASTS, UTC),
                entity_type=EntityType.external,
                privacy_level=PrivacyLevel.guild_only,
                location=link,
            )
        )
        found = there[0].start_time.timestamp() if there else plan.begins  # the host may have changed it since
        await self.referee.plans.set_announced(plan, event.id, found)

    async def _move(self, guild: discord.Guild, plan: Plan) -> None:
        """Move the event to the table's new time; an event that has started already is ended and replaced."""
        assert plan.event is not None, "only what was announced is moved"
        event = await guild.fetch_scheduled_event(plan.event)
        if event.status is EventStatus.scheduled:
            start = datetime.fromtimestamp(plan.begins, UTC)
            await event.edit(start_time=start, end_time=datetime.fromtimestamp(plan.begins + LASTS, UTC))
            await self.referee.plans.set_event(plan.match, plan.event, "posted")
            return
        if event.status is EventStatus.active:
            await event.end()
        await self.referee.plans.set_event(plan.match, None, "wanted")

    async def _end(self, guild: discord.Guild, plan: Plan) -> None:
        """End the event of a table that is over, or cancel it if it has not started."""
        if plan.event is not None and plan.stage in (*SHOWN_STAGES, "running"):
            event = await guild.fetch_scheduled_event(plan.event)
            if event.status is EventStatus.scheduled:
                await event.cancel()
            elif event.status is EventStatus.active:
                await event.end()
        await self.referee.plans.end_event(plan)


def _final(error: Exception, plan: Plan) -> bool:
    """Return whether a retry is useless.

    Somebody has deleted the event or revoked the permission to end it, or the server has reached Discord's limit of events.
    """
    if isinstance(error, discord.Forbidden):
        return plan.event is not None
    return isinstance(error, discord.NotFound) or (isinstance(error, discord.HTTPException) and error.status == FULL)
