"""The courier: brings reports to whoever hosts the bot, until each has arrived."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context

import discord

from cogs.kit.discord_errors import DISCORD_ERRORS
from cogs.upkeep.report_pages import delivered
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.service import Referee
from store.errors import StoreError
from store.people import people, preferences
from store.upkeep import reports
from store.upkeep.reports import Report
from telemetry.context import add_log_fields
from words.texts import Language, language_of
from words.texts import words as words_in

log = logging.getLogger("arbiter.courier")

FIRST_RETRY, LAST_RETRY = 10.0, 3600.0
"""Seconds before another try, doubled at each failure up to the last."""


class Courier:
    """Sends reports to a channel, or (None) to the application's owner by direct message. `wake` when there may be some."""

    def __init__(
        self, client: discord.Client, referee: Referee, channel: int | None, retry: float = FIRST_RETRY
    ) -> None:
        self.client = client
        self.referee = referee
        self.channel = channel
        self.retry = retry
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._closing = False

    def wake(self) -> None:
        """Look for reports that have not arrived, and bring them."""
        if self._closing:
            return
        if self._task is not None and not self._task.done():
            # It may have looked before this one was kept.
            self._again = True
            return
        self._task = asyncio.create_task(self._keep(), context=Context())

    async def idle(self) -> None:
        """Wait until all reports have arrived."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def close(self) -> None:
        """Stop: what has not arrived is brought after the next start."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            await self.idle()

    async def bring(self) -> None:
        """Send what has not arrived, the oldest first. Raises what Discord, the net or the database raise."""
        for report in await reports.unsent(self.referee.db):
            await self._send(report)

    async def _keep(self) -> None:
        add_log_fields(job="courier")
        pause = self.retry
        while not self._closing:
            self._again = False
            try:
                await self.bring()
            except (*DISCORD_ERRORS, StoreError) as error:
                log.warning("a report has not reached the host: %r", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_RETRY)
                continue
            if not self._again:
                return

    async def _send(self, report: Report) -> None:
        owner = await self._owner()
        target = (
            self.client.get_partial_messageable(self.channel) if self.channel else await self.client.create_dm(owner)
        )
        playing = report.match is not None and await self._plays(owner.id, report.match)
        message = delivered(report, words_in(await self._language(owner.id)), playing=playing)
        # After a crash between sending and noting it, Discord itself drops the second one.
        await target.send(
            view=message.layout(),
            files=message.files(),
            nonce=f"report-{report.id}",
            allowed_mentions=discord.AllowedMentions.none(),
        )
        now = self.referee.now()
        await self.referee.db.write(lambda db: reports.mark_sent(db, report.id, now))

    async def _plays(self, owner: int, match: int) -> bool:
        """Whether the host sits or sat at a match that is not over: then the writer's hand is not for their eyes."""
        try:
            live = await self.referee.live.by_id(match)
        except (RefusedError, BadSaveError):
            return False  # `LiveMatches` has logged why; nobody can play it
        return live.row.status in ("playing", "frozen") and bool(live.known_seats(owner))

    async def _owner(self) -> discord.abc.Snowflake:
        """Return who hosts the bot: the application's owner, or of a team its own owner."""
        info = await self.client.application_info()
        if info.team is not None and info.team.owner_id is not None:
            return discord.Object(info.team.owner_id)
        return discord.Object(info.owner.id)

    async def _language(self, owner: int) -> Language:
        chosen = (await preferences.of_user(self.referee.db, owner)).language
        player = await people.player(self.referee.db, owner)
        return chosen or language_of(player.language if player else None)
