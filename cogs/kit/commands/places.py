"""The places where commands can be used: servers that have the bot, direct messages, and everywhere else."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from cogs.kit.answering.answers import Answer

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""The contexts of most commands: servers, direct messages, and everywhere for users who have installed the bot."""

server_only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""A decorator of commands for servers only. It sets the contexts, which replace the older `dm_permission`."""

by_server = app_commands.allowed_installs(guilds=True, users=False)
"""A decorator of commands that exist only in servers that have installed the bot, and in its direct messages."""


Opening = Literal["channel", "private"]
"""The kind of a table: in a server's channel for everybody, or in the direct messages of one user, against practice players."""


def at_server(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from a server that has the bot, so that the bot can post there."""
    return interaction.guild_id is not None and interaction.is_guild_integration()


def private_table(answer: Answer) -> bool:
    """Return whether a table that this answer opens is for the user alone, in the direct messages with the bot."""
    return not at_server(answer.interaction)
