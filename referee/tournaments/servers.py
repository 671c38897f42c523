"""Tournaments whose server or channel is lost, and their move to another channel."""

from __future__ import annotations

import logging

from referee.errors import RefusedError
from referee.homes import NO_PLACE, Homes
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.rights import Organiser, check_organiser
from referee.tournaments.halls.slots import of_open_rounds
from store.connection import Connection
from store.tournaments import games, outbox, tournaments
from tournaments.facts.kinds import AnyFact, Paused, Resumed
from tournaments.facts.record import Record

log = logging.getLogger("arbiter.tournaments")

UNDER_WAY = ("open", "check_in", "running")
"""The phases of a tournament that is opened and not over: it can be paused."""


class Servers:
    """Pauses tournaments whose server or channel is lost, and moves tournaments to other channels."""

    def __init__(self, halls: Halls, homes: Homes) -> None:
        self.halls = halls
        self.homes = homes
        self.db = halls.db

    async def note(self, guild: int, found: bool) -> None:
        """Pause all tournaments of a lost server, or resume those once it is found; a pause by an organiser stays."""
        for row in await tournaments.of_guild(self.db, guild):
            if row.phase not in UNDER_WAY:
                continue
            hall = await self.halls.by_id(row.id)
            async with hall.lock:
                if found and is_paused_by_loss(hall):
                    await self._declare(hall, Resumed())
                elif not found and not hall.state.paused and hall.state.phase in UNDER_WAY:
                    await self._declare(hall, Paused())

    async def note_place(self, tournament: int, lost: str) -> bool:
        """Pause a tournament whose channel is lost, or resume it once it has one again; return whether anything changed.

        `lost` says in a few words why, for the log; it is empty for a channel that can be used. A pause by an organiser stays.
        """
        hall = await self.halls.by_id(tournament)
        async with hall.lock:
            if hall.state.phase not in UNDER_WAY:
                return False
            if lost and not hall.state.paused:
                log.warning("tournament=%s channel=%d is lost: %s", hall.row.code, hall.row.channel, lost)
                await self._declare(hall, Paused())
            elif not lost and is_paused_by_loss(hall):
                log.info("tournament=%s channel=%d can be used again", hall.row.code, hall.row.channel)
                await self._declare(hall, Resumed())
            else:
                return False
        return True

    async def retry(self, tournament: int) -> None:
        """Let the messages of a tournament that could not be delivered be tried now."""
        now = self.halls.now()
        if await self.db.write(lambda db: outbox.retry_now(db, tournament, now)):
            self.halls.wake()

    async def _declare(self, hall: Hall, fact: AnyFact) -> None:
        await self.halls.commit(hall, lambda _hall: [fact])

    async def move(self, code: str, who: Organiser, guild: int, channel: int) -> Hall:
        """Move a tournament to another channel of its server: its messages, its tables to come, and those that are lost.

        Raises RefusedError for another server: entries, roles and ratings belong to this one.
        """
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            if guild != hall.row.guild:
                raise RefusedError("refused-tournament-server")
            if channel == hall.row.channel:
                raise RefusedError("refused-tournament-here")

            def work(db: Connection) -> None:
                tournaments.set_field(db, hall.row.id, "channel", channel)
                outbox.post_anew(db, hall.row.id, self.halls.now())
                outbox.retry_now(db, hall.row.id, self.halls.now())

            log.info("tournament=%s moves to channel %d for user %d", hall.row.code, channel, who.user)
            await self.halls.change(hall, work)
            for game in await games.open_games(self.db, hall.row.id):
                live = await self.homes.live.by_id(game.row.match)
                if live.row.homeless in (*NO_PLACE, "permissions"):
                    await self.homes.move_for_tournament(live, guild, channel)
            # Last, so that the links to the tables lead to where they are now.
            await self.halls.change(hall, lambda _db: None, *of_open_rounds(hall, 0))
        return hall


def is_paused_by_loss(hall: Hall) -> bool:
    """Return whether a tournament is paused because its server or channel is lost."""
    latest: Record | None = next((one for one in reversed(hall.records) if isinstance(one.fact, Paused)), None)
    return hall.state.paused and latest is not None and latest.by == "system"
