"""Decides whether a new table gets a thread of its own, or a post in the server's forum."""

from __future__ import annotations

import discord

from cogs.kit.answering.answers import Answer
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.permissions import member_in, missing_for_threads
from referee.lobby.table_threads import HIDDEN
from store.database import Database
from store.lobby.threads import Wanted
from store.match.matches import MatchRow
from store.people import guilds
from store.people.guilds import Guild


def wanted_thread(
    guild: discord.Guild | None, room: object, user: discord.Member | None, chosen: Guild
) -> Wanted | None:
    """Return the thread or forum post for a table that a user opens in the channel `room`, None for neither.

    `chosen` are the server's settings. A table that is opened in a thread stays there, and only text channels have threads. No
    post is made in a forum that the user does not see, nor in one that is seen by others than the channel.
    """
    if guild is None or not isinstance(room, discord.TextChannel):
        return None
    if chosen.kept_in == "threads":
        return Wanted("thread", room.id, room.id, " ".join(missing_for_threads(room)) or None)
    if chosen.kept_in != "forum" or chosen.forum is None:
        return None
    forum = guild.get_channel(chosen.forum)
    if not isinstance(forum, discord.ForumChannel):
        return Wanted("post", chosen.forum, room.id, "gone")
    if user is None or not forum.permissions_for(user).view_channel or not _is_as_open(room, forum):
        return Wanted("post", forum.id, room.id, HIDDEN)
    return Wanted("post", forum.id, room.id, " ".join(missing_for_threads(forum)) or None)


async def wanted_for_rematch(db: Database, answer: Answer, row: MatchRow) -> Wanted | None:
    """Return the thread or forum post for a rematch of this match, by the server's present settings; None for neither."""
    guild = await guild_of(answer.interaction.client, row.guild)
    if guild is None:
        return None
    chosen = await guilds.of(db, guild.id)
    user = await member_in(answer, guild.id) if chosen.kept_in == "forum" else None
    return wanted_thread(guild, guild.get_channel(row.channel), user, chosen)


def _is_as_open(room: discord.TextChannel, forum: discord.ForumChannel) -> bool:
    """Return whether everybody sees a channel, or at least every role that sees the forum."""
    roles = room.guild.roles
    return room.permissions_for(room.guild.default_role).view_channel or all(
        room.permissions_for(role).view_channel for role in roles if forum.permissions_for(role).view_channel
    )
