"""The place of a tournament's tables: each in a thread of the tournament's channel, or in the channel itself."""

from __future__ import annotations

import discord

from cogs.kit.permissions import missing_for_threads
from store.lobby.threads import Wanted
from store.tournaments.tournaments import TournamentRow


class RoundRooms:
    """Decides about threads by what the bot may do in the channel now."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    def wanted(self, row: TournamentRow) -> Wanted | None:
        """Return the thread for a new table, None if the table stands in the channel."""
        guild = self.client.get_guild(row.guild)
        room = guild.get_channel(row.channel) if guild is not None else None
        if row.rooms != "threads" or not isinstance(room, discord.TextChannel):
            return None
        return Wanted("thread", room.id, room.id, " ".join(missing_for_threads(room)) or None)
