"""A planned table among the events of its server in Discord: announced, begun and ended with the table.

Where the bot may not create events the table is planned all the same, and says which permission is missing. A table in a
channel that not all members see is announced nowhere.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord
from discord import EntityType, EventStatus, PrivacyLevel

from cogs.common.may_watch import everybody_can_see
from cogs.delivery.composer import Composer
from cogs.kit.discord_errors import DISCORD_ERRORS
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
"""Seconds after its beginning at which an event ends by itself: Discord wants to be told."""

AGAIN = 300.0
"""Seconds before something is tried again that Discord did not take."""

PATIENCE = 5.0
"""Seconds that Discord is given: what falls due by a clock waits for this."""

FULL = 400
"""The status of Discord that says what is asked cannot be, whenever it is asked."""


class Events:
    """Keeps the events of planned tables, in time."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self._later: dict[int, float] = {}

    async def look(self) -> float | None:
        """Bring all events up to date; return when to try again what failed."""
        found = await plans.with_events(self.referee.db)
        now = self.referee.now()
        self._later = {match: at for match, at in self._later.items() if now < at <= now + AGAIN}
        for status, plan in found:
            if plan.match not in self._later and not await self._tried(status, plan):
                break  # the others, too, would keep all waiting that falls due by a clock
        return min(self._later.values(), default=None)

    async def _tried(self, status: str, plan: Plan) -> bool:
        """Bring an event up to date, or note when to try again; return whether Discord has answered in time."""
        try:
            live = await self.referee.live.by_id(plan.match)
            async with asyncio.timeout(PATIENCE):
                await self._follow(live, status, plan)
        except (RefusedError, BadSaveError):
            await self.referee.plans.end_event(plan)
        except DISCORD_ERRORS as error:
            log.warning("match %d: its event is not up to date: %r", plan.match, error)
            if _final(error, plan):
                await self.referee.plans.end_event(plan)
            else:
                self._later[plan.match] = self.referee.now() + AGAIN
            return not isinstance(error, TimeoutError)
        return True

    async def _follow(self, live: Live, status: str, plan: Plan) -> None:
        """Do what the table's state asks for: announce it, begin it, end it."""
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
        """Create the event, unless it is there from before a crash; a time that has come is not announced any more."""
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
        """Move the event to the table's new time; one that has begun by itself is ended, and a new one is announced."""
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
        """End the event of a table that is over, or cancel it where it never began."""
        if plan.event is not None and plan.stage in (*SHOWN_STAGES, "running"):
            event = await guild.fetch_scheduled_event(plan.event)
            if event.status is EventStatus.scheduled:
                await event.cancel()
            elif event.status is EventStatus.active:
                await event.end()
        await self.referee.plans.end_event(plan)


def _final(error: Exception, plan: Plan) -> bool:
    """Return whether trying again changes nothing.

    Somebody has deleted the event or taken the permission to end it, or the server has as many as one can.
    """
    if isinstance(error, discord.Forbidden):
        return plan.event is not None
    return isinstance(error, discord.NotFound) or (isinstance(error, discord.HTTPException) and error.status == FULL)
