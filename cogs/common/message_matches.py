"""The match that a message of ours belongs to, by its controls."""

from __future__ import annotations

import discord

from cogs.common.desk import Desk
from cogs.kit.answers import Answer
from cogs.kit.menus import codes_in
from referee.errors import RefusedError
from store.match import matches
from store.match.matches import MatchRow


async def match_of(desk: Desk, answer: Answer, message: discord.Message) -> MatchRow | None:
    """Return the match of a message, None for a message of ours about none. Raises RefusedError for one of somebody else."""
    client = answer.interaction.client
    if client.user is None or message.author.id != client.user.id:
        raise RefusedError("refused-not-our-message")
    for code in codes_in(message):
        row = await matches.by_code(desk.referee.db, code)
        if row is not None:
            return row
    return None
