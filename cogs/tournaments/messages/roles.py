"""Roles for those who play in a tournament, and for its champion, where the server allows it.

What is wanted follows from the tournament's state; what was given is stored. So a role is given and taken once, whatever
crashes in between. The entrants' role is taken back at the end; the champion keeps theirs until the server takes it.
"""

from __future__ import annotations

import logging

import discord

from cogs.kit.answering.discord_errors import Retries
from referee.service import Referee
from referee.tournaments.halls.hall import Hall
from store.tournaments import roles
from tournaments.views.tournament import PUBLIC

log = logging.getLogger("arbiter.tournaments.roles")

AGAIN = 900.0
"""Seconds until a request that failed, or for which a permission is missing, is tried again."""

AT_ONCE = 10
"""Roles given or taken in one turn: Discord allows about that many in ten seconds."""


class EntrantRoles:
    """Gives and takes the roles of tournaments."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self._retries = Retries(referee.now, AGAIN)

    def retry(self) -> None:
        """Let everything that failed be tried at the next look: a permission may be given again."""
        self._retries.clear()

    async def look(self) -> float | None:
        """Bring all roles up to date; return when to look again, None if there is nothing to do."""
        found = await self.referee.station.ours(await roles.with_roles(self.referee.db), "tournaments")
        return await self._retries.each({one: one for one in found}, self._follow, self._failed)

    @staticmethod
    async def _failed(tournament: int, error: Exception) -> bool:
        log.warning("tournament=%d roles are not up to date: %r", tournament, error)
        return False

    async def _follow(self, tournament: int) -> bool:
        """Give and take the roles of a tournament; return False if something is left for later."""
        hall = await self.referee.tournaments.halls.by_id(tournament)
        guild = self.client.get_guild(hall.row.guild)
        if guild is None or guild.unavailable:
            return True
        await self.referee.tournaments.reader.prepare(hall)  # the places of a thousand entries take a fifth of a second
        wanted, given = wanted_roles(hall), await roles.given(self.referee.db, hall.row.id)
        kept = {(user, role) for user, role in given if role == hall.row.champion and hall.state.phase == "over"}
        give, take = sorted(wanted - given), sorted(given - wanted - kept)
        for user, role in give[:AT_ONCE]:
            if not is_givable(guild, role):
                return False
            await self._change(hall, guild, user, role, give=True)
        for user, role in take[:AT_ONCE]:
            await self._change(hall, guild, user, role, give=False)
        return len(give) <= AT_ONCE and len(take) <= AT_ONCE

    async def _change(self, hall: Hall, guild: discord.Guild, user: int, role: int, *, give: bool) -> None:
        reason = f"tournament {hall.row.code}"
        number, noted = hall.row.id, roles.note_given if give else roles.note_taken
        try:
            do = self.client.http.add_role if give else self.client.http.remove_role
            await do(guild.id, user, role, reason=reason)
        except discord.NotFound:
            # The person has left the server, or the role is deleted: there is nothing to give or take.
            log.info("tournament=%s role %d of user %d is gone", hall.row.code, role, user)
        await self.referee.db.write(lambda db: noted(db, number, user, role))


def wanted_roles(hall: Hall) -> set[tuple[int, int]]:
    """Return pairs of user and role that should be given now; `Reader.prepare` has the places made before."""
    state, row = hall.state, hall.row
    found: set[tuple[int, int]] = set()
    if row.role is not None and state.phase in ("open", "check_in", "running"):
        for entry in state.entries.values():
            if not entry.out:
                found |= {(member.user, row.role) for member in hall.persons(entry.number) if member.user > 0}
    if row.champion is not None and state.phase == "over":
        for entry_number, place in hall.view(PUBLIC).places.items():
            if place == 1:
                found |= {(member.user, row.champion) for member in hall.players(entry_number) if member.user > 0}
    return found


def is_givable(guild: discord.Guild, role: int) -> bool:
    """Return whether the bot may give a role: it may manage roles, and the role stands below its own."""
    found = guild.get_role(role)
    return found is not None and guild.me.guild_permissions.manage_roles and found.is_assignable()
