"""Discord's scheduled event of a tournament with an announced time: created, started and ended with it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord
from discord import EntityType, EventStatus, PrivacyLevel

from cogs.common.may_watch import everybody_can_see
from cogs.delivery.composer import Composer
from cogs.kit.answering.discord_errors import Retries
from cogs.tournaments.pages.hall_texts import speech_of
from referee.clocks.terms import HOUR
from referee.service import Referee
from referee.tournaments.halls.hall import Hall
from referee.tournaments.servers import UNDER_WAY
from store.tournaments import roles, tournaments
from store.tournaments.tournaments import DELETED_EVENT
from words.safe import plain_name
from words.texts import language_of
from words.texts import words as words_in
from words.tournaments.settings import short_line

log = logging.getLogger("arbiter.tournaments.scheduled")

LASTS = 4 * HOUR
"""Seconds after its beginning at which an event ends by itself: Discord requires an end."""

UNKNOWN_EVENT = 10070
"""Discord's code of an event that does not exist."""

AGAIN = 300.0
"""Seconds until a request that failed is tried again."""


class TournamentEvents:
    """Keeps the events of tournaments up to date."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self._retries = Retries(referee.now, AGAIN)
        # What each event was last brought in line with, and when: it is asked for again after a while, or after a change.
        self._seen: dict[int, tuple[object, float]] = {}

    def retry(self) -> None:
        """Let everything that failed be tried at the next look: a permission may be given again."""
        self._retries.clear()
        self._seen.clear()

    async def look(self) -> float | None:
        """Bring all events up to date; return when to look again, None if there is nothing to do."""
        now = self.referee.now()
        wanted = await self.referee.station.ours(await roles.with_events(self.referee.db), "tournaments")
        due = {one: one for one in wanted if not await self._is_in_line(one, now)}
        soon = await self._retries.each(due, self._follow, self._failed)
        again = [at + AGAIN for one, (_, at) in self._seen.items() if one in wanted]
        return min([*again, *([] if soon is None else [soon])], default=None)

    async def _is_in_line(self, tournament: int, now: float) -> bool:
        """Return whether an event was looked at a short while ago and nothing has changed since."""
        hall = await self.referee.tournaments.halls.by_id(tournament)
        known, at = self._seen.get(tournament, (None, 0.0))
        return known == _wanted(hall) and hall.row.event is not None and at <= now < at + AGAIN

    async def _failed(self, tournament: int, error: Exception) -> bool:
        """Log an error, or note that somebody has deleted the event; return whether that is all."""
        hall = await self.referee.tournaments.halls.by_id(tournament)
        if isinstance(error, discord.NotFound) and error.code == UNKNOWN_EVENT:
            log.warning("tournament=%s its event %s was deleted by somebody", hall.row.code, hall.row.event)
            await self._note(hall, DELETED_EVENT if hall.state.phase in UNDER_WAY else None)
            return True
        log.warning("tournament=%s its event is not up to date: %r", hall.row.code, error)
        return False

    async def _follow(self, tournament: int) -> bool:
        """Create, move, start or end the event as the tournament requires; return False if the bot may not create it yet."""
        hall = await self.referee.tournaments.halls.by_id(tournament)
        self._seen[tournament] = (_wanted(hall), self.referee.now())
        guild, phase = self.client.get_guild(hall.row.guild), hall.state.phase
        if guild is None or guild.unavailable:
            return True
        if hall.row.event is None:
            return phase not in ("open", "check_in") or await self._announce(guild, hall)
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
        return True

    async def _move(self, hall: Hall, event: discord.ScheduledEvent) -> None:
        """Move the event to the present announced time; without one, cancel it."""
        begins = hall.row.begins
        if begins is None:
            await event.cancel()
            await self._note(hall, None)
        elif abs(event.start_time.timestamp() - begins) >= 1:
            start, end = datetime.fromtimestamp(begins, UTC), datetime.fromtimestamp(begins + LASTS, UTC)
            await event.edit(start_time=start, end_time=end)

    async def _announce(self, guild: discord.Guild, hall: Hall) -> bool:
        """Create the event, unless it exists since before a crash or its time has come; return False if the bot may not."""
        row = hall.row
        if row.begins is None or row.begins <= self.referee.now() or not everybody_can_see(guild, row.channel, None):
            return True
        if not guild.me.guild_permissions.create_events:
            return False
        there = [
            one for one in await guild.fetch_scheduled_events(with_counts=False) if row.code in (one.description or "")
        ]
        speech = speech_of(hall, words_in(language_of(row.language)))
        link = Composer.link_at(guild.id, row.channel, None)
        event = (
            there[0]
            if there
            else await guild.create_scheduled_event(
                name=plain_name(row.name)[:100],
                description=f"{short_line(speech, hall.shown_settings)} · {row.code}\n{link}",
                start_time=datetime.fromtimestamp(row.begins, UTC),
                end_time=datetime.fromtimestamp(row.begins + LASTS, UTC),
                entity_type=EntityType.external,
                privacy_level=PrivacyLevel.guild_only,
                location=link,
            )
        )
        await self._note(hall, event.id)
        return True

    async def _note(self, hall: Hall, event: int | None) -> None:
        """Store which event a tournament has; without one, none is made again for the same time."""
        number = hall.row.id
        async with hall.lock:
            await self.referee.tournaments.halls.change(hall, lambda db: tournaments.note_event(db, number, event))


def _wanted(hall: Hall) -> object:
    """Return the facts of a tournament on which its event depends."""
    return hall.state.phase, hall.row.begins, hall.row.event
