"""The place of the tables of tournaments and ladders: each in a thread of their channel, or in the channel itself."""

from __future__ import annotations

from typing import Protocol

import discord

from cogs.kit.permissions import missing_for_threads
from store.lobby.threads import Wanted


class Row(Protocol):
    """The row of a tournament or ladder, as far as the place of its tables needs it."""

    @property
    def guild(self) -> int:
        """Its server."""

    @property
    def channel(self) -> int:
        """Its channel."""

    @property
    def rooms(self) -> str:
        """The kind of place: "threads" or "channel"."""


class RoundRooms:
    """Decides about threads by what the bot may do in the channel now."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client

    def wanted(self, row: Row) -> Wanted | None:
        """Return the thread for a new table, None if the table stands in the channel."""
        guild = self.client.get_guild(row.guild)
        room = guild.get_channel(row.channel) if guild is not None else None
        if row.rooms != "threads" or not isinstance(room, discord.TextChannel):
            return None
        return Wanted("thread", room.id, room.id, " ".join(missing_for_threads(room)) or None)
