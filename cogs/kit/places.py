"""Where commands can be used, and whether an answer goes to a server that has the bot or to somebody in private."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from cogs.kit.answers import Answer

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""Most commands: in servers, in direct messages, and wherever somebody takes the bot along who has installed it."""

server_only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Decorates a command that can be used in a server alone; Discord reads the contexts and ignores what is older."""

by_server = app_commands.allowed_installs(guilds=True, users=False)
"""Decorates a command that is there only where a server has installed the bot, or in its direct messages."""


Opening = Literal["channel", "private"]
"""A table in a server's channel for everybody, or one in somebody's direct messages for them and practice players."""


def at_server(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from a channel of a server that has the bot, which can post there."""
    return interaction.guild_id is not None and interaction.is_guild_integration()


def private_table(answer: Answer) -> bool:
    """Return whether a table that this answer opens is for the user alone, in the direct messages with the bot."""
    return not at_server(answer.interaction)
