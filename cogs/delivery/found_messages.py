"""Searches a channel's history: for a message of the bot that a crash left unrecorded, and for newer messages of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs.kit.controls.custom_ids import parse_custom_id

MOST_SEARCHED = 100
"""How many messages are searched."""


def snowflake_at(seconds: float) -> discord.Object:
    """Return the point in a channel's history for a time in unix seconds."""
    return discord.Object((int(seconds * 1000) - discord.utils.DISCORD_EPOCH) << 22)


async def own_message_since(
    channel: discord.abc.Messageable, me: int, code: str, slot: str, since: float
) -> discord.Message | None:
    """Return the message that the bot posted for a match's slot after `since` (unix seconds), found by its custom ids."""
    async for message in channel.history(limit=MOST_SEARCHED, after=snowflake_at(since)):
        if message.author.id != me:
            continue
        for name in custom_ids(message.components):
            control = parse_custom_id(name)
            if control is not None and (control.code, control.slot) == (code, slot):
                return message
    return None


async def count_others_below(channel: discord.abc.Messageable, me: int, message: int, enough: int) -> int:
    """Return how many messages of others follow a message of the bot, counting up to `enough`."""
    count = 0
    async for later in channel.history(limit=enough * 2, after=discord.Object(message), oldest_first=False):
        count += later.author.id != me
        if count >= enough:
            break
    return count


def custom_ids(components: Any) -> Iterator[str]:
    """Yield all custom ids of a message's components, those of nested ones included."""
    for component in components:
        name = getattr(component, "custom_id", None)
        if name:
            yield name
        yield from custom_ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from custom_ids([accessory])
