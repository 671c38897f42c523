"""What Discord's answers say of a match's place: gone, locked, or one where the bot may no longer post."""

from __future__ import annotations

import discord

from cogs.delivery.posting import LockedError, is_at_table
from cogs.kit.permissions import missing_in
from referee.homes import NO_PLACE, LossReason
from referee.match.live import Live
from referee.service import Referee
from store.match import homes, outbox
from store.match.outbox import Owed
from store.people import people

DM_CLOSED = {50007, 50278, 40003}
"""Codes of a direct message that was refused."""

UNKNOWN_CHANNEL, UNKNOWN_GUILD = 10003, 10004
NO_ACCESS, NO_PERMISSION, NO_HISTORY = 50001, 50013, 160002
THREAD_LOCKED = 160005

TRIES_TO_BE_SURE = 3
"""Failures of one message after which a lack of permissions is believed that Discord's own lists do not show."""


class LostPlaces:
    """What is known of the places of matches. `client` holds Discord's own lists of servers, channels and roles."""

    def __init__(self, client: discord.Client, referee: Referee) -> None:
        self.client = client
        self.referee = referee
        self.homes = referee.homes
        # Matches whose channel Discord has said that the bot cannot see.
        self._unseen: set[int] = set()

    def channel_of(self, live: Live) -> discord.abc.GuildChannel | discord.Thread | None:
        """Return the channel or thread of a match as Discord lists it, None if it does: an archived thread is not listed."""
        guild = self.client.get_guild(live.row.guild or 0)
        return guild.get_channel_or_thread(live.row.channel) if guild is not None else None

    def missing_permissions(self, live: Live) -> list[str]:
        """Return the permissions that the bot needs and lacks at a match's place, as far as is known."""
        found = missing_in(self.channel_of(live))
        return found or (["view_channel"] if live.row.id in self._unseen else [])

    def is_locked(self, live: Live) -> bool:
        """Return whether a match's thread is known to be locked where the bot may not write in locked ones."""
        found = self.channel_of(live)
        if not isinstance(found, discord.Thread) or not found.locked or found.parent is None:
            return False
        return not found.permissions_for(found.guild.me).manage_threads

    # ---------------------------------------------------------------- from the sender

    @staticmethod
    def has_no_place(live: Live, slot: str) -> bool:
        """Return whether there is no place for a slot's message, so that Discord need not be asked."""
        return live.row.homeless in NO_PLACE and is_at_table(slot)

    async def note_failed(
        self, live: Live, row: Owed, error: discord.HTTPException | LockedError, channel: int
    ) -> bool:
        """Note what a message that could not be delivered says of the match's place; return whether it never will be.

        `channel` is where the match was when that was tried.
        """
        code = error.code if isinstance(error, discord.HTTPException) else THREAD_LOCKED
        if live.row.guild is None and code in DM_CLOSED:
            # A private table waits in its place until its person opens their direct messages again.
            now = self.referee.now()
            await self.referee.db.write(lambda db: people.note_dm_refused(db, live.row.host, now))
            return False
        if not is_at_table(row.slot):
            # Of what is to go, nothing is left to see where the bot is not let in; and an unknown channel stays so.
            return code == UNKNOWN_CHANNEL or (row.slot.startswith(f"{outbox.FORMER}:") and _refused(error))
        if channel != live.row.channel:
            return False  # another message has found that out before: it goes to where the match is now
        why = self._why(live, row, code)
        if why is not None:
            await self.homes.set_lost(live.row.id, why, channel)
        return why in NO_PLACE

    async def private_retry_at(self, live: Live) -> float:
        """Return until when a private table is not tried again, since its person's direct messages were refused; 0 for others."""
        person = await people.player(self.referee.db, live.row.host) if live.row.guild is None else None
        return person.dm_next if person is not None else 0.0

    def _why(self, live: Live, row: Owed, code: int) -> LossReason | None:
        """Return what a failed message of the table, by Discord's code, says of the place; None for nothing that is sure."""
        if code == UNKNOWN_CHANNEL:
            return "channel"
        if code == UNKNOWN_GUILD:
            return "server"
        if code == THREAD_LOCKED:
            return "locked"
        return self._why_refused(live, row, code) if code in (NO_ACCESS, NO_PERMISSION, NO_HISTORY) else None

    def _why_refused(self, live: Live, row: Owed, code: int) -> LossReason | None:
        """Return what it says of the place that Discord has refused the bot a message there."""
        if self.client.is_ready() and live.row.guild and self.client.get_guild(live.row.guild) is None:
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
        """Note that a message has come through; the place is found again once no other one fails there."""
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
