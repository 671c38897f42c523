"""Finds persons who have left a match's server. Discord does not report this to bots without the members intent: they ask.

The bot asks when a private message does not arrive, and about persons who did not react to a reminder or whose flag is down.
While lanes are open it does not ask about undelivered messages: their reader depends on who has answered, and the table would
learn it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.match import homes
from store.match.owed import Owed

log = logging.getLogger("arbiter.members")

NO_COMMON_SERVER = 50278
NOT_A_MEMBER = {10007, 10013}
"""Discord's error codes for a user who is no member, and for a deleted user."""

SECONDS_BETWEEN_LOOKS = 900.0
"""Seconds between two checks of overdue persons."""

ASK_AGAIN_AFTER = 86400.0
"""Seconds between two requests about the same person of the same match."""


class Members:
    """Checks the memberships of a match's persons. `user_of` returns the user of a private slot, None for others."""

    def __init__(self, client: discord.Client, referee: Referee, user_of: Callable[[Live, str], int | None]) -> None:
        self.client = client
        self.referee = referee
        self.user_of = user_of
        self._next = 0.0
        self._asked: dict[tuple[int, int], float] = {}

    async def check_overdue(self) -> float | None:
        """Check persons who did not react to a reminder or whose flag is down, each once a day; return when to check again."""
        now = self.referee.now()
        if now < self._next <= now + SECONDS_BETWEEN_LOOKS:
            return self._next
        self._next = now + SECONDS_BETWEEN_LOOKS
        self._asked = {key: at for key, at in self._asked.items() if 0 <= now - at < ASK_AGAIN_AFTER}
        for match, guild, _, user in await homes.overdue_persons(self.referee.db):
            if (match, user) not in self._asked and self.referee.station.runs(guild):
                await self.check(match, guild, user)
        return self._next

    async def note_missed(self, live: Live, row: Owed, error: discord.HTTPException) -> None:
        """Check a person whom a private message did not reach because they share no server with the bot."""
        user = self.user_of(live, row.slot)
        hidden = live.match is not None and bool(live.match.lanes)
        if error.code == NO_COMMON_SERVER and user is not None and live.row.guild is not None and not hidden:
            await self.check(live.row.id, live.row.guild, user)

    async def check(self, match: int, guild: int, user: int) -> None:
        """Ask Discord whether a user is a member of a server, and note the answer at a match."""
        found = self.client.get_guild(guild)
        # A server that another process hears of is asked about by its number.
        if self.referee.station.hears(guild) and (found is None or found.unavailable):
            return
        self._asked[match, user] = self.referee.now()
        try:
            await self.client.http.get_member(guild, user)
        except discord.NotFound as error:
            if error.code in NOT_A_MEMBER:
                log.info("match=%d: user %d is no member of server %d", match, user, guild)
                await self._note(match, user, gone=True)
        except DISCORD_ERRORS as error:
            log.warning("match=%d: unknown whether user %d is a member of the server: %r", match, user, error)
        else:
            await self._note(match, user, gone=False)

    async def check_return(self, user: int) -> None:
        """Check whether a user who has just used the bot is back in the servers that they had left."""
        for match, guild in await homes.absences(self.referee.db, user):
            await self.check(match, guild, user)

    async def _note(self, match: int, user: int, *, gone: bool) -> None:
        try:
            await self.referee.homes.set_gone(match, user, gone=gone)
        except (RefusedError, BadSaveError):
            log.exception("match=%d: the membership of user %d was not stored", match, user)
