"""Finds the match of one of the bot's messages, by its controls."""

from __future__ import annotations

import discord

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.menus import codes_in
from referee.errors import RefusedError
from store.match import matches
from store.match.matches import MatchRow


async def match_of(desk: Desk, answer: Answer, message: discord.Message) -> MatchRow | None:
    """Return the match of a message of the bot, None if it has none. Raises RefusedError for a message of another author."""
    client = answer.interaction.client
    if client.user is None or message.author.id != client.user.id:
        raise RefusedError("refused-not-our-message")
    for code in codes_in(message):
        row = await matches.by_code(desk.referee.db, code)
        if row is not None:
            return row
    return None
