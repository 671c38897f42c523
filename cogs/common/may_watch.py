"""The right to watch a match without playing in it: whoever sees its channel may. Knowing its code is not enough.

An imported match has no channel and names nobody: there the code is enough, and whoever imported it may pass it on.
"""

from __future__ import annotations

from typing import Any

import discord

from cogs.kit.answering.answers import Answer
from referee.errors import RefusedError
from referee.match.live import Live


def check_may_watch(answer: Answer, live: Live) -> None:
    """Raise RefusedError unless the user may watch this match: they play or played in it, or see its channel from here."""
    if live.row.imported:
        return
    interaction = answer.interaction
    if live.known_seats(interaction.user.id) or interaction.channel_id == live.row.channel:
        return
    if live.row.guild is None or interaction.guild_id != live.row.guild:
        raise RefusedError("refused-elsewhere", code=live.row.code)
    if not can_see(answer, live.row.channel, live.row.parent):
        raise RefusedError("refused-unseen", code=live.row.code)


def parent_of(room: object) -> int | None:
    """Return the id of the channel that a public thread belongs to; None for anything else."""
    return room.parent_id if isinstance(room, discord.Thread) and not room.is_private() else None


def can_see(answer: Answer, channel: int, parent: int | None) -> bool:
    """Return whether a user sees a channel of the interaction's server, or a public thread of its channel `parent`."""
    interaction: discord.Interaction[Any] = answer.interaction
    guild, user = interaction.guild, interaction.user
    return guild is not None and isinstance(user, discord.Member) and member_can_see(guild, user, channel, parent)


def _room(guild: discord.Guild, channel: int, parent: int | None) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread; for an archived thread, which Discord does not list, its parent. None if there is neither."""
    return guild.get_channel_or_thread(channel) or guild.get_channel(parent or 0)


def everybody_can_see(guild: discord.Guild, channel: int, parent: int | None) -> bool:
    """Return whether all members of a server see one of its channels, or a public thread of `parent`."""
    found = _room(guild, channel, parent)
    if found is None or (isinstance(found, discord.Thread) and (found.is_private() or found.parent is None)):
        return False
    return found.permissions_for(guild.default_role).view_channel


def member_can_see(guild: discord.Guild, user: discord.Member, channel: int, parent: int | None) -> bool:
    """Return whether a member of a server sees one of its channels, or a public thread of `parent`."""
    found = _room(guild, channel, parent)
    if found is None:
        return False
    if isinstance(found, discord.Thread) and found.is_private():
        # Discord alone knows the members of a private thread. They can watch from inside it.
        return found.permissions_for(user).manage_threads
    return found.permissions_for(user).view_channel
