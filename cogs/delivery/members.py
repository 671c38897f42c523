"""Who of a match's persons has left its server. Discord does not tell bots like this one: it is asked where it may matter.

That is when a private message does not arrive, and for those who were reminded in vain or whose flag is down. While lanes are
open a private message tells nothing here: whom one goes to depends on who has answered, and the table would learn of it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.kit.discord_errors import DISCORD_ERRORS
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.match import homes
from store.match.outbox import Owed

log = logging.getLogger("arbiter.members")

NO_COMMON_SERVER = 50278
NOT_A_MEMBER = {10007, 10013}
"""What Discord says of a member that is none, and of a user that is none any more."""

SECONDS_BETWEEN_LOOKS = 900.0
"""Seconds between two looks at those who are waited for in vain."""

ASK_AGAIN_AFTER = 86400.0
"""Seconds between two questions about the same person of the same match."""


class Members:
    """What is known of memberships. `user_of` gives the user of a private slot."""

    def __init__(self, client: discord.Client, referee: Referee, user_of: Callable[[Live, str], int | None]) -> None:
        self.client = client
        self.referee = referee
        self.user_of = user_of
        self._next = 0.0
        self._asked: dict[tuple[int, int], float] = {}

    async def check_overdue(self) -> float | None:
        """Ask for those who were reminded in vain or whose flag is down, each once a day; return when to look again."""
        now = self.referee.now()
        if now < self._next <= now + SECONDS_BETWEEN_LOOKS:
            return self._next
        self._next = now + SECONDS_BETWEEN_LOOKS
        self._asked = {key: at for key, at in self._asked.items() if 0 <= now - at < ASK_AGAIN_AFTER}
        for match, guild, _, user in await homes.overdue_persons(self.referee.db):
            if (match, user) not in self._asked:
                await self.check(match, guild, user)
        return self._next

    async def note_missed(self, live: Live, row: Owed, error: discord.HTTPException) -> None:
        """Ask for a person whom a private message has not reached since they share no server with the bot."""
        user = self.user_of(live, row.slot)
        hidden = live.match is not None and bool(live.match.lanes)
        if error.code == NO_COMMON_SERVER and user is not None and live.row.guild is not None and not hidden:
            await self.check(live.row.id, live.row.guild, user)

    async def check(self, match: int, guild: int, user: int) -> None:
        """Ask Discord whether a user is a member of a server, and note it at a match."""
        found = self.client.get_guild(guild)
        if found is None or found.unavailable:
            return
        self._asked[match, user] = self.referee.now()
        try:
            await found.fetch_member(user)
        except discord.NotFound as error:
            if error.code in NOT_A_MEMBER:
                log.info("match %d: user %d is no member of server %d", match, user, guild)
                await self._note(match, user, gone=True)
        except DISCORD_ERRORS as error:
            log.warning("match %d: membership of user %d not known: %r", match, user, error)
        else:
            await self._note(match, user, gone=False)

    async def check_return(self, user: int) -> None:
        """See whether somebody who has pressed something is back in the servers that they had left."""
        for match, guild in await homes.absences(self.referee.db, user):
            await self.check(match, guild, user)

    async def _note(self, match: int, user: int, *, gone: bool) -> None:
        try:
            await self.referee.homes.set_gone(match, user, gone=gone)
        except (RefusedError, BadSaveError):
            log.exception("match %d: membership of user %d not noted", match, user)
