"""What the bot needs to be allowed in a channel, so that a match can be shown there."""

from __future__ import annotations

import discord

from cogs.answers import Answer
from referee.errors import RefusedError
from words.texts import words

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which a match cannot be shown in a channel."""


def lacking(answer: Answer) -> list[str]:
    """Return the permissions that the bot needs and lacks where this answer goes."""
    have = answer.interaction.app_permissions
    found = [name for name in NEEDED if not getattr(have, name)]
    if isinstance(answer.interaction.channel, discord.Thread) and not have.send_messages_in_threads:
        found.append("send_messages_in_threads")
    return found


def check_permissions(answer: Answer) -> None:
    """Raise RefusedError naming what the bot lacks here: better before a match than in its middle."""
    names = lacking(answer)
    if names:
        texts = words(answer.language)
        raise RefusedError("refused-permissions", names=texts.join([texts(f"permission-{n}") for n in names]))


def table_fits(answer: Answer) -> bool:
    """Return whether a table can be opened where this answer goes: in a server's channel that the bot may post in."""
    interaction = answer.interaction
    return interaction.guild_id is not None and interaction.channel_id is not None and not lacking(answer)
