"""Calls those who wished for a table to one with a free seat. Discord is asked which roles they have and what they see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby
from time import monotonic

import discord

from cogs.common.may_watch import member_can_see
from cogs.kit.discord_errors import DISCORD_ERRORS
from referee.errors import RefusedError
from referee.lobby.wishes import AT_ONCE, CALL_AGAIN, NEVER, SAME_TABLE, SETTLING
from referee.match.live import Live
from referee.people.settings import check_may_play
from referee.service import Referee
from store.lobby import wishes
from store.lobby.wishes import Wish
from store.people import guilds

log = logging.getLogger("arbiter.calling")

LOOK = 30.0
"""Seconds between two looks at all tables that wishes are about."""

LATER = 300.0
"""Seconds before a table is looked at again that a wish does not fit now, for what may change by itself."""

PATIENCE = 5.0
"""Seconds that Discord is given to say who somebody is: what falls due by a clock waits for this."""

ASKING = 5.0
"""Seconds after which a look asks Discord about nobody else: who is left is asked about at the next one."""

ASK_AGAIN = 3600.0
"""Seconds before Discord is asked again about somebody who may not sit down at a table."""


class Calling:
    """Looks for tables that fit wishes, in time."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self.wishes = referee.wishes
        self._next = 0.0
        self._until = 0.0
        self._barred: dict[tuple[int, int], float] = {}

    async def look(self) -> float | None:
        """Call to every table those whom it fits; return when to look again."""
        now = self.referee.now()
        if now < self._next <= now + LOOK:
            return self._next
        self._next, self._until = now + LOOK, monotonic() + ASKING
        self._barred = {key: at for key, at in self._barred.items() if 0 <= now - at < ASK_AGAIN}
        found = await wishes.waiting(self.referee.db, now - CALL_AGAIN)
        again = []
        try:
            for match, rows in groupby(found, lambda row: row[0]):
                again.append(await self._table(match, [wish for _, wish in rows]))
        except TimeoutError:
            # Asked of everybody else now, Discord would keep all waiting that falls due by a clock.
            again.append(self._next)
        moment = min(again, default=NEVER)
        return None if moment == NEVER else max(moment, self._next)

    async def _table(self, match: int, found: Sequence[Wish]) -> float:
        """Call to one table whom it fits; return when that may be otherwise."""
        live, now = await self.wishes.callable_lobby(match), self.referee.now()
        if live is None:
            return NEVER  # its change wakes whoever looks
        last = await wishes.last_call(self.referee.db, match)
        begins = max(live.row.created + SETTLING, (last or 0.0) + SAME_TABLE)
        if now < begins <= now + SAME_TABLE:
            return begins
        moments, fitting = [now + LATER], []
        for wish in found:
            if monotonic() >= self._until:
                # Who was asked about until now is called, or is not asked about again for a while: so others have their turn.
                moments.append(self._next)
                break
            opens = await self.wishes.may_call_from(wish, now)
            if opens > now:
                moments.append(opens)
            elif await self.wishes.fits(live, wish) and await self._may(live, wish.user):
                fitting.append(wish)
            if len(fitting) == AT_ONCE:
                break
        if fitting and await self.wishes.call(match, fitting):
            log.info("match=%s: %d called by their wishes", live.row.code, len(fitting))
        return min(moments)

    async def _may(self, live: Live, user: int) -> bool:
        """Return whether a user is a member who sees the table's channel and has a role that may play.

        Raises TimeoutError where Discord does not say so in time; they are not asked about again for a while.
        """
        key = (live.row.id, user)
        guild = self.client.get_guild(live.row.guild or 0)
        if key in self._barred or guild is None or guild.unavailable:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                member = await guild.fetch_member(user)
            check_may_play(await guilds.of(self.referee.db, guild.id), [role.id for role in member.roles])
            allowed = member_can_see(guild, member, live.row.channel, live.row.parent)
        except (RefusedError, discord.NotFound):
            allowed = False
        except DISCORD_ERRORS as error:
            log.warning("match=%s: what user %d may do is not known: %r", live.row.code, user, error)
            self._barred[key] = self.referee.now()
            if isinstance(error, TimeoutError):
                raise
            return False
        if not allowed:
            self._barred[key] = self.referee.now()
        return allowed
