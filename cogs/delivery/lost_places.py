"""Learns from Discord's answers that a match's place is gone, locked, or closed to the bot."""

from __future__ import annotations

import discord

from cogs.delivery.posting import LockedError, is_at_table
from cogs.kit.permissions import missing_in
from referee.homes import NO_PLACE, LossReason
from referee.match.live import Live
from referee.service import Referee
from store.match import homes
from store.match.owed import FORMER, Owed
from store.people import people

DM_CLOSED = {50007, 50278, 40003}
"""Discord's error codes for a refused direct message."""

UNKNOWN_CHANNEL, UNKNOWN_GUILD = 10003, 10004
NO_ACCESS, NO_PERMISSION, NO_HISTORY = 50001, 50013, 160002
THREAD_LOCKED = 160005

TRIES_TO_BE_SURE = 3
"""Failed deliveries of one message after which permissions count as missing even if Discord's own lists do not show it."""


class LostPlaces:
    """Keeps track of the places of matches. `client` holds Discord's own lists of servers, channels and roles."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self.homes = referee.homes
        # Matches whose channel the bot cannot see, by an answer of Discord.
        self._unseen: set[int] = set()

    def channel_of(self, live: Live) -> discord.abc.GuildChannel | discord.Thread | None:
        """Return the channel or thread of a match, None if Discord does not list it: archived threads are not listed."""
        guild = self.client.get_guild(live.row.guild or 0)
        return guild.get_channel_or_thread(live.row.channel) if guild is not None else None

    def missing_permissions(self, live: Live) -> list[str]:
        """Return the permissions that the bot needs and is known to lack at a match's place."""
        found = missing_in(self.channel_of(live))
        return found or (["view_channel"] if live.row.id in self._unseen else [])

    def is_locked(self, live: Live) -> bool:
        """Return whether a match's thread is known to be locked, and the bot may not write in locked threads."""
        found = self.channel_of(live)
        if not isinstance(found, discord.Thread) or not found.locked or found.parent is None:
            return False
        return not found.permissions_for(found.guild.me).manage_threads

    # ---------------------------------------------------------------- from the sender

    @staticmethod
    def has_no_place(live: Live, slot: str) -> bool:
        """Return whether a slot's message has no place any more, so that no delivery need be tried."""
        return live.row.homeless in NO_PLACE and is_at_table(slot)

    async def note_failed(
        self, live: Live, row: Owed, error: discord.HTTPException | LockedError, channel: int
    ) -> bool:
        """Note what a failed delivery shows about the match's place; return whether to give the message up.

        `channel` is the match's channel at the time of the try.
        """
        code = error.code if isinstance(error, discord.HTTPException) else THREAD_LOCKED
        if live.row.guild is None and code in DM_CLOSED:
            # A private table stays until its person opens their direct messages again.
            now = self.referee.now()
            await self.referee.db.write(lambda db: people.note_dm_refused(db, live.row.host, now))
            return False
        if not is_at_table(row.slot):
            # A channel that is gone does not come back; a message at a former place need not be deleted without access to it.
            return code == UNKNOWN_CHANNEL or (row.slot.startswith(f"{FORMER}:") and _refused(error))
        if channel != live.row.channel:
            return False  # the match has moved meanwhile, and the message goes to its new place
        why = self._why(live, row, code)
        if why is not None:
            await self.homes.set_lost(live.row.id, why, channel)
        return why in NO_PLACE

    async def private_retry_at(self, live: Live) -> float:
        """Return the time before which a private table is not tried again after a refused direct message; 0 for other matches."""
        person = await people.player(self.referee.db, live.row.host) if live.row.guild is None else None
        return person.dm_next if person is not None else 0.0

    def _why(self, live: Live, row: Owed, code: int) -> LossReason | None:
        """Return why the place is lost, by Discord's error code for a message of the table; None if that is not certain."""
        if code == UNKNOWN_CHANNEL:
            return "channel"
        if code == UNKNOWN_GUILD:
            return "server"
        if code == THREAD_LOCKED:
            return "locked"
        return self._why_refused(live, row, code) if code in (NO_ACCESS, NO_PERMISSION, NO_HISTORY) else None

    def _why_refused(self, live: Live, row: Owed, code: int) -> LossReason | None:
        """Return why Discord refused a message at the place; None if that is not certain."""
        guild, hears = live.row.guild, self.referee.station.hears
        if self.client.is_ready() and guild and hears(guild) and self.client.get_guild(guild) is None:
            return "server"
        if code == NO_ACCESS:
            self._unseen.add(live.row.id)
        elif self.is_locked(live):
            return "locked"
        return (
            "permissions"
            if code != NO_PERMISSION or self.missing_permissions(live) or row.attempts >= TRIES_TO_BE_SURE
            else None
        )

    async def note_delivered(self, live: Live) -> None:
        """Note a successful delivery. The place counts as found again once no other message fails there."""
        if live.row.guild is None:
            if await self.private_retry_at(live):
                await self.referee.db.write(lambda db: people.allow_dm_now(db, live.row.host))
            return
        if live.row.homeless not in ("permissions", "locked"):
            return
        if not (
            missing_in(self.channel_of(live))
            or self.is_locked(live)
            or await homes.has_failed_message(self.referee.db, live.row.id)
        ):
            self._unseen.discard(live.row.id)
            await self.homes.set_found(live.row.id)


def _refused(error: discord.HTTPException | LockedError) -> bool:
    return isinstance(error, LockedError | discord.Forbidden | discord.NotFound)
