"""The permissions that the bot needs in a channel to show a match there, and the permissions of its users."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.kit.answering.answers import Answer
from cogs.kit.commands.places import Opening, private_table
from cogs.kit.foreign_guilds import guild_of
from referee.errors import RefusedError
from store.database import Database
from store.lobby.threads import Kind
from store.people import guilds
from words.texts import Words
from words.texts import words as words_in

THREAD_PERMISSIONS = (
    "view_channel",
    "attach_files",
    "read_message_history",
    "create_posts",
    "create_public_threads",
    "send_messages_in_threads",
)
"""The permissions that the bot needs to keep tables in threads, or as posts in a forum."""

OBSTACLES = ("gone", "full", "tag", "refused", "closed", "channel", "locked", "hidden")
"""The reasons, besides a missing permission, why a table has no thread."""

CHANNEL_PERMISSIONS = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions that the bot needs to show a match in a channel."""


def missing_here(answer: Answer) -> list[str]:
    """Return the permissions that the bot needs and lacks in the channel of this answer."""
    thread = isinstance(answer.interaction.channel, discord.Thread)
    return _missing(answer.interaction.app_permissions, thread=thread)


def missing_in(channel: discord.abc.GuildChannel | discord.Thread | None) -> list[str]:
    """Return the permissions that the bot needs and lacks in a channel; none for a channel that Discord does not list."""
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return []
    return _missing(channel.permissions_for(channel.guild.me), thread=isinstance(channel, discord.Thread))


def postable_channel(guild: discord.Guild | None, chosen: int | None) -> int | None:
    """Return the channel that a server has chosen; None without one, or if the bot may no longer post there."""
    found = guild.get_channel(chosen) if guild is not None and chosen is not None else None
    return chosen if found is not None and not missing_in(found) else None


def _missing(have: discord.Permissions, *, thread: bool) -> list[str]:
    found = [name for name in CHANNEL_PERMISSIONS if not getattr(have, name)]
    if thread:
        # In a thread Discord has another permission for sending.
        found = [name for name in found if name != "send_messages"]
        found += [] if have.send_messages_in_threads else ["send_messages_in_threads"]
    return found


def missing_for_threads(parent: discord.TextChannel | discord.ForumChannel) -> list[str]:
    """Return the permissions that the bot needs and lacks to keep tables in threads of a channel, or as posts in a forum."""
    have = parent.permissions_for(parent.guild.me)
    forum = isinstance(parent, discord.ForumChannel)
    found = [name for name in THREAD_PERMISSIONS[:3] if not getattr(have, name)]
    if forum and not have.send_messages:
        # Without the permission to send messages Discord withdraws that to attach files, too: name the cause alone.
        found = [*(name for name in found if name != "attach_files"), "create_posts"]
    elif not forum and not have.create_public_threads:
        found.append("create_public_threads")
    return found + ([] if have.send_messages_in_threads else ["send_messages_in_threads"])


def no_thread_reason(kind: Kind, lacks: str, parent: int, words: Words) -> str:
    """Return why a table has no thread, or no post in a forum: the permissions that the bot lacks there, or another obstacle."""
    if lacks in OBSTACLES:
        return words(f"roomless-{kind}-{lacks}", place=f"<#{parent}>")
    names = words.join([words(f"permission-{name}") for name in lacks.split() if name in THREAD_PERMISSIONS])
    return words(f"roomless-{kind}-lacks", place=f"<#{parent}>", names=names)


def check_permissions(answer: Answer) -> None:
    """Raise RefusedError with the permissions that the bot lacks here: better before a match than in its middle."""
    names = missing_here(answer)
    if names:
        words = words_in(answer.language)
        raise RefusedError("refused-permissions", names=words.join([words(f"permission-{n}") for n in names]))


def openable_table(answer: Answer) -> Opening | None:
    """Return the kind of table that this answer can open here, None in a channel where the bot may not post."""
    if private_table(answer):
        return "private"
    return None if answer.interaction.channel_id is None or missing_here(answer) else "channel"


def roles_of(answer: Answer) -> list[int]:
    """Return the ids of the user's roles in the server, @everyone included; none in direct messages."""
    user = answer.interaction.user
    if not isinstance(user, discord.Member):
        return []
    # `roles` leaves out those of a server that another process hears of.
    return [*user._roles, user.guild.id]  # noqa: SLF001  # discord.py has no other list of their ids


async def roles_in(answer: Answer, guild: int) -> list[int]:
    """Return the ids of the user's roles in any server; none for a user who is no member there."""
    member = await member_in(answer, guild)
    return [role.id for role in member.roles] if member is not None else []


async def member_in(answer: Answer, guild: int) -> discord.Member | None:
    """Return the user as a member of any server, None if they are no member there."""
    user = answer.interaction.user
    if answer.interaction.guild_id == guild:
        return user if isinstance(user, discord.Member) else None
    found = await guild_of(answer.interaction.client, guild)
    try:
        return await found.fetch_member(user.id) if found is not None else None
    except discord.NotFound:
        return None


async def is_operator(answer: Answer) -> bool:
    """Return whether the user is the operator: owns the bot's application, or is an admin or developer of the team that does.

    Raises discord.HTTPException if Discord has to be asked and does not answer.
    """
    client = answer.interaction.client
    assert isinstance(client, commands.Bot)
    return await client.is_owner(answer.interaction.user)


def may_manage(answer: Answer) -> bool:
    """Return whether the user may change the server's settings: whoever may manage the server."""
    return answer.interaction.guild_id is not None and answer.interaction.permissions.manage_guild


async def may_judge(answer: Answer, db: Database) -> bool:
    """Return whether the user may judge matches of this server: its managers, moderators of members and judges may."""
    guild = answer.interaction.guild_id
    if guild is None:
        return False
    if may_manage(answer) or answer.interaction.permissions.moderate_members:
        return True
    return not (await guilds.of(db, guild)).judges.isdisjoint(roles_of(answer))


async def may_moderate(answer: Answer, db: Database, channel: int | None = None, parent: int | None = None) -> bool:
    """Return whether the user may moderate in this server: judges may, and whoever `may_delete` messages."""
    if answer.interaction.guild_id is None:
        return False
    return may_delete(answer.interaction, channel, parent) or await may_judge(answer, db)


def may_delete(interaction: discord.Interaction[Any], channel: int | None, parent: int | None) -> bool:
    """Return whether the user may delete others' messages here, or in `channel`, which may be a thread of `parent`."""
    if channel is None or channel == interaction.channel_id:
        return interaction.permissions.manage_messages
    guild = interaction.guild
    # Discord does not list an archived thread: its parent counts then.
    found = guild.get_channel_or_thread(channel) or guild.get_channel(parent or 0) if guild is not None else None
    if found is None or not isinstance(interaction.user, discord.Member):
        return False
    return found.permissions_for(interaction.user).manage_messages
