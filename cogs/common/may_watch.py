"""Who may look at a match without playing in it. A code names a match; it is not yet a right to see its channel.

A match that was brought in as a file has no channel and names nobody: there the code is the right, and whoever brought it in
gives it to whom they like.
"""

from __future__ import annotations

from typing import Any

import discord

from cogs.kit.answers import Answer
from referee.errors import RefusedError
from referee.match.live import Live


def check_may_watch(answer: Answer, live: Live) -> None:
    """Raise RefusedError unless the user may look at this match: they sit or sat at it, or see its channel from here."""
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
    """The channel that a public thread belongs to; None for anything else."""
    return room.parent_id if isinstance(room, discord.Thread) and not room.is_private() else None


def can_see(answer: Answer, channel: int, parent: int | None) -> bool:
    """Return whether a user sees another channel, or public thread of `parent`, of the server that they are in."""
    interaction: discord.Interaction[Any] = answer.interaction
    guild, user = interaction.guild, interaction.user
    return guild is not None and isinstance(user, discord.Member) and member_can_see(guild, user, channel, parent)


def _room(guild: discord.Guild, channel: int, parent: int | None) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread, or the parent of one that is archived: that is not among those of its server any more."""
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
        # Who was let in is known to Discord alone: they can look from inside.
        return found.permissions_for(user).manage_threads
    return found.permissions_for(user).view_channel
