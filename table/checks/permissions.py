"""Permissions of users in channels (docs: Permissions), and the refusals that a bot gets."""

from __future__ import annotations

from table.errors import JSON, refusal
from table.state.guilds import Guild
from table.state.permission_bits import ALL, EVERYONE, mask
from table.state.things import PRIVATE_THREAD, Channel
from table.state.world import World


def of(world: World, user_id: str, place: Channel | Guild) -> int:
    """Return the permission bits of a user in a channel, or in a server as a whole; 0 for a stranger."""
    guild = place if isinstance(place, Guild) else world.guild_of(place)
    if guild is None:
        return mask(EVERYONE)
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = 0
    for role_id in [guild.id, *member["roles"]]:
        bits |= int(guild.roles[role_id]["permissions"])
    if user_id == guild.data["owner_id"] or bits & mask(["administrator"]):
        return ALL
    return bits if isinstance(place, Guild) else _in_channel(world, guild, member, place, bits)


def _in_channel(world: World, guild: Guild, member: JSON, channel: Channel, bits: int) -> int:
    # A thread has no overwrites of its own: its parent's count.
    place = world.channels[channel.data["parent_id"]] if channel.is_thread else channel
    overwrites = {row["id"]: row for row in place.data["permission_overwrites"]}
    for ids in ([guild.id], member["roles"], [member["user"]["id"]]):
        bits = _overwrite(bits, overwrites, ids)
    if not bits & mask(["view_channel"]):
        return 0
    if not bits & mask(["send_messages"]) and not channel.is_thread:
        bits &= ~mask(["mention_everyone", "send_tts_messages", "attach_files", "embed_links"])
    return bits


def _overwrite(bits: int, overwrites: dict[str, JSON], ids: list[str]) -> int:
    rows = [overwrites[key] for key in ids if key in overwrites]
    for row in rows:
        bits &= ~int(row["deny"])
    for row in rows:
        bits |= int(row["allow"])
    return bits


def has(world: World, user_id: str, place: Channel | Guild, name: str) -> bool:
    """Return whether a user holds a permission in a channel, or in a server as a whole."""
    return bool(of(world, user_id, place) & mask([name]))


def sees(world: World, user_id: str, channel: Channel) -> bool:
    """Return whether a user sees a channel: a DM is for its two users, a private thread for its members."""
    if channel.is_dm:
        return user_id in channel.members or user_id == world.bot["id"]
    if not has(world, user_id, channel, "view_channel"):
        return False
    if channel.type == PRIVATE_THREAD:
        return user_id in channel.members or has(world, user_id, channel, "manage_threads")
    return True


def bot_channel(world: World, channel_id: str) -> Channel:
    """Return a channel that the bot can see. Raises 10003 or 50001."""
    channel = world.channels.get(channel_id)
    if channel is None:
        raise refusal(10003)
    if not sees(world, world.bot["id"], channel):
        raise refusal(50001)
    world.archive_if_idle(channel)
    return channel


def bot_needs(world: World, channel: Channel, *names: str) -> None:
    """Raise 50013 unless the bot holds all these permissions in the channel."""
    bits = of(world, world.bot["id"], channel)
    if bits & mask(names) != mask(names):
        raise refusal(50013)


def bot_speaks(world: World, channel: Channel) -> None:
    """Raise the refusal that any new message of the bot in this channel would get."""
    if channel.is_dm:
        _reach(world, channel.members[0])
        return
    if channel.is_forum:
        raise refusal(50008)
    bot_needs(world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.locked and not has(world, world.bot["id"], channel, "manage_threads"):
        raise refusal(50083 if channel.archived else 160005)


def _reach(world: World, person_id: str) -> None:
    here = any(person_id in guild.members and world.bot_joined(guild) for guild in world.guilds.values())
    person = world.people[person_id]
    if not (here or person.get("elsewhere") or person.get("installed")):
        raise refusal(50278)
    if not person["dms_open"]:
        raise refusal(50007)
