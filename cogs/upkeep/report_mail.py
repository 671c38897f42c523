"""The courier: sends reports to the operator, and retries until each has arrived."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context

import discord

from cogs.delivery.languages import language_for
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.upkeep.report_pages import delivered
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.service import Referee
from store.errors import StoreError
from store.upkeep import reports
from store.upkeep.reports import Report
from telemetry.context import add_log_fields
from words.texts import words as words_in

log = logging.getLogger("arbiter.courier")

FIRST_RETRY, LAST_RETRY = 10.0, 3600.0
"""Seconds before another try: `FIRST_RETRY`, doubled at each failure, `LAST_RETRY` at most."""


class Courier:
    """Sends reports to a channel, or (None) to the operator by direct message. Call `wake` when there may be new ones."""

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
        """Send the reports that have not arrived, in the background."""
        if self._closing or not self.referee.station.leads:
            return
        if self._task is not None and not self._task.done():
            # The task may have read the reports before the new one was filed.
            self._again = True
            return
        self._task = asyncio.create_task(self._keep(), context=Context())

    async def idle(self) -> None:
        """Wait until the task under way has ended."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def close(self) -> None:
        """Stop sending. Reports that have not arrived are sent after the next start."""
        self._closing = True
        if self._task is not None:
            self._task.cancel()
            await self.idle()

    async def bring(self) -> None:
        """Send the reports that have not arrived, the oldest first. Raises an error of `DISCORD_ERRORS`, or StoreError."""
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
                log.warning("a report has not reached the operator: %r", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_RETRY)
                continue
            if not self._again:
                return

    async def _send(self, report: Report) -> None:
        operator = await self._operator()
        target = (
            self.client.get_partial_messageable(self.channel) if self.channel else await self.client.create_dm(operator)
        )
        playing = report.match is not None and await self._plays(operator.id, report.match)
        message = delivered(report, words_in(await language_for(self.referee.db, operator.id)), playing=playing)
        # After a crash between `send` and `mark_sent`, Discord drops the second message by its nonce.
        await target.send(
            view=message.layout(),
            files=message.files(),
            nonce=f"report-{report.id}",
            allowed_mentions=discord.AllowedMentions.none(),
        )
        now = self.referee.now()
        await self.referee.db.write(lambda db: reports.mark_sent(db, report.id, now))

    async def _plays(self, operator: int, match: int) -> bool:
        """Return whether the operator plays or played in a match that is not over: they must not see the file's secrets."""
        try:
            live = await self.referee.live.by_id(match)
        except (RefusedError, BadSaveError):
            return False  # `LiveMatches` has logged why; nobody can play it
        return live.row.status in ("playing", "frozen") and bool(live.known_seats(operator))

    async def _operator(self) -> discord.abc.Snowflake:
        """Return the operator: the application's owner, or the owner of the team that owns it."""
        info = await self.client.application_info()
        if info.team is not None and info.team.owner_id is not None:
            return discord.Object(info.team.owner_id)
        return discord.Object(info.owner.id)
