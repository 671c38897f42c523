"""Servers that another process hears of: asked of Discord by their number, since nobody here has them in a list."""

from __future__ import annotations

from typing import Any, Protocol

import discord

from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from referee.station import Station


class Client(Protocol):
    """The parts of the bot that are needed here."""

    station: Station
    user: discord.ClientUser | None

    def get_guild(self, guild: int, /) -> discord.Guild | None:
        """Return a server of the bot's own list."""

    async def fetch_guild(self, guild: int, /, *, with_counts: bool = True) -> discord.Guild:
        """Return a server, asking Discord for it."""


async def guild_of(client: Any, guild: int | None) -> discord.Guild | None:
    """Return a server with its roles, channels and the bot as a member; None if the bot is no member or nobody can say."""
    bot: Client = client
    known = bot.get_guild(guild) if guild is not None else None
    if guild is None or known is not None or bot.station.hears(guild) or bot.user is None:
        return known
    try:
        found = await bot.fetch_guild(guild, with_counts=False)
        for channel in await found.fetch_channels():
            found._add_channel(channel)  # noqa: SLF001  # as discord.py does when the gateway names them
        found._add_member(await found.fetch_member(bot.user.id))  # noqa: SLF001  # as above
    except DISCORD_ERRORS:
        return None
    return found
