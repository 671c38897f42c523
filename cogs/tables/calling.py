"""Calls users who wished for a table to one with a free seat, after asking Discord for their roles and permissions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import groupby
from time import monotonic

import discord

from cogs.common.may_watch import member_can_see
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
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
"""Seconds between two searches through all tables that fit wishes."""

LATER = 300.0
"""Seconds until a table that fits no wish now is checked again, since some things change by themselves."""

PATIENCE = 5.0
"""Seconds to wait for Discord's answer about one member; deadlines of clocks wait meanwhile."""

ASKING = 5.0
"""Seconds after which a search asks Discord about nobody else; the next search asks about the rest."""

ASK_AGAIN = 3600.0
"""Seconds until Discord is asked again about a user who may not sit down at a table."""


class Calling:
    """Finds tables that fit wishes, from time to time."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self.wishes = referee.wishes
        self._next = 0.0
        self._until = 0.0
        self._barred: dict[tuple[int, int], float] = {}

    async def look(self) -> float | None:
        """Call the users of fitting wishes to every table; return when to search again."""
        now = self.referee.now()
        if now < self._next <= now + LOOK:
            return self._next
        self._next, self._until = now + LOOK, monotonic() + ASKING
        self._barred = {key: at for key, at in self._barred.items() if 0 <= now - at < ASK_AGAIN}
        waiting = await wishes.waiting(self.referee.db, now - CALL_AGAIN)
        found = [row for row in waiting if self.referee.station.runs(row[1].guild)]
        again = []
        try:
            for match, rows in groupby(found, lambda row: row[0]):
                again.append(await self._table(match, [wish for _, wish in rows]))
        except TimeoutError:
            # More questions to Discord now would delay the deadlines of clocks.
            again.append(self._next)
        moment = min(again, default=NEVER)
        return None if moment == NEVER else max(moment, self._next)

    async def _table(self, match: int, found: Sequence[Wish]) -> float:
        """Call the users of fitting wishes to one table; return when to check the table again."""
        live, now = await self.wishes.callable_lobby(match), self.referee.now()
        if live is None:
            return NEVER  # a change of the table starts a search
        last = await wishes.last_call(self.referee.db, match)
        begins = max(live.row.created + SETTLING, (last or 0.0) + SAME_TABLE)
        if now < begins <= now + SAME_TABLE:
            return begins
        moments, fitting = [now + LATER], []
        for wish in found:
            if monotonic() >= self._until:
                # Users asked about so far are called, or are not asked about for a while, so the next search reaches the others.
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
            log.info("match=%s: called %d users who wished for such a table", live.row.code, len(fitting))
        return min(moments)

    async def _may(self, live: Live, user: int) -> bool:
        """Return whether a user is a member who sees the table's channel and has a role that may play.

        Raises TimeoutError if Discord does not answer in time; the user is then not asked about for a while.
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
            log.warning("match=%s: the permissions of user %d are not known: %r", live.row.code, user, error)
            self._barred[key] = self.referee.now()
            if isinstance(error, TimeoutError):
                raise
            return False
        if not allowed:
            self._barred[key] = self.referee.now()
        return allowed
