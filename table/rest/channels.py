"""REST: channels, their permission overwrites, and threads."""

from __future__ import annotations

from typing import Any

from table.checks import permissions
from table.errors import JSON, DiscordError, Problems, refusal
from table.rest.request_checks import Call, Route
from table.state.things import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel

_ARCHIVE_AFTER = (60, 1440, 4320, 10080)


def _channel(call: Call) -> Channel:
    return permissions.bot_channel(call.world, call.params["channel_id"])


def _text_channel(call: Call) -> Channel:
    channel = _channel(call)
    if channel.type != TEXT:
        raise refusal(50024)
    return channel


def _thread(call: Call) -> Channel:
    channel = _channel(call)
    if not channel.is_thread:
        raise refusal(50024)
    return channel


def _get(call: Call) -> JSON:
    return call.world.shown(_channel(call))


def _guild_channels(call: Call) -> list[JSON]:
    if call.params["guild_id"] != call.world.guild["id"] or not call.world.bot_joined:
        raise refusal(10004)
    rows = [item for item in call.world.channels.values() if not item.is_dm and not item.is_thread]
    return [call.world.shown(item) for item in rows if permissions.sees(call.world, call.world.bot["id"], item)]


def _create_channel(call: Call) -> JSON:
    world = call.world
    if call.params["guild_id"] != world.guild["id"] or not world.bot_joined:
        raise refusal(10004)
    if not permissions.has(world, world.bot["id"], None, "manage_channels"):
        raise refusal(50013)
    if call.fields.get("type") not in (None, TEXT):
        raise refusal(50024)
    channel = world.add_channel(call.body["name"])
    channel.data["topic"] = call.body.get("topic")
    channel.data["permission_overwrites"] = [_overwrite(row) for row in call.body.get("permission_overwrites") or []]
    world.change_channel(channel)
    return world.shown(channel)


def _overwrite(row: JSON) -> JSON:
    allow, deny = str(row.get("allow") or 0), str(row.get("deny") or 0)
    return {"id": str(row["id"]), "type": row["type"], "allow": allow, "deny": deny}


def _set_overwrite(call: Call) -> None:
    channel = _text_channel(call)
    permissions.bot_needs(call.world, channel, "manage_roles")
    key = call.params["overwrite_id"]
    rows = [row for row in channel.data["permission_overwrites"] if row["id"] != key]
    channel.data["permission_overwrites"] = [*rows, _overwrite(call.fields | {"id": key})]
    call.world.change_channel(channel)


def _drop_overwrite(call: Call) -> None:
    channel = _text_channel(call)
    permissions.bot_needs(call.world, channel, "manage_roles")
    rows = channel.data["permission_overwrites"]
    channel.data["permission_overwrites"] = [row for row in rows if row["id"] != call.params["overwrite_id"]]
    call.world.change_channel(channel)


def _check_name(call: Call) -> None:
    problems = Problems()
    if "name" in call.fields:
        problems.length(("name",), call.body["name"], 1, 100)
    if call.body.get("auto_archive_duration") not in (None, *_ARCHIVE_AFTER):
        text = f"Value must be one of {_ARCHIVE_AFTER}."
        problems.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)
    problems.refuse()


def _edit(call: Call) -> JSON:
    channel = _channel(call)
    if channel.is_dm:
        raise refusal(50003)
    if channel.is_thread:
        _edit_thread(call, channel)
    else:
        permissions.bot_needs(call.world, channel, "manage_channels")
        fields = call.fields
        for key in ("name", "topic", "position", "rate_limit_per_user", "nsfw"):
            if fields.get(key) is not None:
                channel.data[key] = fields[key]
        if fields.get("permission_overwrites") is not None:
            channel.data["permission_overwrites"] = [_overwrite(row) for row in fields["permission_overwrites"]]
    call.world.change_channel(channel)
    return call.world.shown(channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    fields, world = call.fields, call.world
    state = thread.data["thread_metadata"]
    manages = permissions.has(world, world.bot["id"], thread, "manage_threads")
    owns = thread.data["owner_id"] == world.bot["id"]
    opens = fields.get("archived") is False
    # Whoever may write in a thread may open it again, unless it is locked.
    if (
        not manages
        and (not owns or state["locked"])
        and (not opens or state["locked"] or fields.keys() != {"archived"})
    ):
        raise refusal(50013)
    if "locked" in fields and fields["locked"] != state["locked"] and not manages:
        raise refusal(50013)
    if state["archived"] and not opens:
        raise refusal(50083)
    for key in ("archived", "locked", "auto_archive_duration"):
        if fields.get(key) is not None:
            state[key] = fields[key]
    if "archived" in fields:
        state["archive_timestamp"] = world.now()
    if "invitable" in fields and thread.type == PRIVATE_THREAD:
        state["invitable"] = bool(fields["invitable"])
    for key in ("name", "rate_limit_per_user"):
        if fields.get(key) is not None:
            thread.data[key] = fields[key]


def _delete(call: Call) -> JSON:
    channel = _channel(call)
    if channel.is_dm:
        return call.world.shown(channel)
    permissions.bot_needs(call.world, channel, "manage_threads" if channel.is_thread else "manage_channels")
    shown = call.world.shown(channel)
    call.world.remove_channel(channel)
    return shown


# Threads


def _start(call: Call, parent: Channel, kind: int, thread_id: str) -> Channel:
    world, fields = call.world, call.fields
    now = world.now()
    data: JSON = {
        "id": thread_id,
        "type": kind,
        "guild_id": world.guild["id"],
        "parent_id": parent.id,
        "name": fields["name"],
        "owner_id": world.bot["id"],
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": fields.get("rate_limit_per_user") or 0,
        "message_count": 0,
        "total_message_sent": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "archive_timestamp": now,
            "create_timestamp": now,
            "auto_archive_duration": fields.get("auto_archive_duration") or 1440,
        },
    }
    if kind == PRIVATE_THREAD:
        data["thread_metadata"]["invitable"] = fields.get("invitable") is not False
    return world.put_channel(Channel(data, [world.bot["id"]]))


def _start_without_message(call: Call) -> JSON:
    parent = _text_channel(call)
    kind = call.fields.get("type") or PRIVATE_THREAD
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise DiscordError(400, 50024, "Cannot execute action on this channel type")
    needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    permissions.bot_needs(call.world, parent, needed)
    return call.world.shown(_start(call, parent, kind, call.world.ids.make()))


def _start_from_message(call: Call) -> JSON:
    parent = _text_channel(call)
    permissions.bot_needs(call.world, parent, "create_public_threads")
    message = call.world.message(parent.id, call.params["message_id"])
    if message is None or message.ephemeral:
        raise refusal(10008)
    if message.id in call.world.channels:
        raise refusal(160004)
    thread = _start(call, parent, PUBLIC_THREAD, message.id)
    message.data["flags"] |= 1 << 5
    message.data["thread"] = call.world.shown(thread)
    call.world.change_message(message)
    return call.world.shown(thread)


def _join(call: Call, user_id: str) -> None:
    thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    if user_id not in call.world.members:
        raise refusal(10013)
    permissions.bot_needs(call.world, thread, "send_messages_in_threads")
    if user_id not in thread.members:
        thread.members.append(user_id)
        _members_changed(call, thread, added=[user_id], removed=[])


def _leave(call: Call, user_id: str) -> None:
    thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    own = user_id == call.world.bot["id"]
    owner = thread.type == PRIVATE_THREAD and thread.data["owner_id"] == call.world.bot["id"]
    if not own and not owner:
        permissions.bot_needs(call.world, thread, "manage_threads")
    if user_id in thread.members:
        thread.members.remove(user_id)
        _members_changed(call, thread, added=[], removed=[user_id])


def _members_changed(call: Call, thread: Channel, added: list[str], removed: list[str]) -> None:
    world = call.world
    world.save_channel(thread)
    shown = {
        "id": thread.id,
        "guild_id": world.guild["id"],
        "member_count": len(thread.members),
        "added_members": [world.thread_member(thread, key) for key in added],
        "removed_member_ids": removed,
    }
    facts = {"bot": world.bot["id"], "ids": [*added, *removed], "shown": shown, "thread_id": thread.id}
    world.tell("THREAD_MEMBERS_UPDATE", facts)


def _add_member(call: Call) -> None:
    _join(call, call.params["user_id"])


def _add_me(call: Call) -> None:
    _join(call, call.world.bot["id"])


def _remove_member(call: Call) -> None:
    _leave(call, call.params["user_id"])


def _remove_me(call: Call) -> None:
    _leave(call, call.world.bot["id"])


def _thread_members(call: Call) -> list[JSON]:
    thread = _thread(call)
    return [call.world.thread_member(thread, key) for key in thread.members]


def _thread_member(call: Call) -> JSON:
    thread = _thread(call)
    if call.params["user_id"] not in thread.members:
        raise refusal(10007)
    return call.world.thread_member(thread, call.params["user_id"])


def _threads(call: Call, rows: list[Channel]) -> JSON:
    world, bot = call.world, call.world.bot["id"]
    seen = [item for item in rows if permissions.sees(world, bot, item)]
    members = [world.thread_member(item, bot) for item in seen if bot in item.members]
    return {"threads": [world.shown(item) for item in seen], "members": members, "has_more": False}


def _active(call: Call) -> JSON:
    if call.params["guild_id"] != call.world.guild["id"] or not call.world.bot_joined:
        raise refusal(10004)
    rows: list[Any] = [item for item in call.world.channels.values() if item.is_thread and not item.archived]
    return _threads(call, rows)


def _archived(call: Call, kind: int) -> JSON:
    parent = _text_channel(call)
    rows = [item for item in call.world.channels.values() if item.data.get("parent_id") == parent.id and item.archived]
    return _threads(call, [item for item in rows if item.type == kind])


def _archived_public(call: Call) -> JSON:
    return _archived(call, PUBLIC_THREAD)


def _archived_private(call: Call) -> JSON:
    permissions.bot_needs(call.world, _text_channel(call), "manage_threads")
    return _archived(call, PRIVATE_THREAD)


_ONE = "/channels/{channel_id}"

ROUTES = [
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit, _check_name),
    Route("DELETE", _ONE, _delete),
    Route("GET", "/guilds/{guild_id}/channels", _guild_channels),
    Route("POST", "/guilds/{guild_id}/channels", _create_channel, _check_name, 201),
    Route("PUT", _ONE + "/permissions/{overwrite_id}", _set_overwrite),
    Route("DELETE", _ONE + "/permissions/{overwrite_id}", _drop_overwrite),
    Route("POST", _ONE + "/threads", _start_without_message, _check_name, 201),
    Route("POST", _ONE + "/messages/{message_id}/threads", _start_from_message, _check_name, 201),
    Route("GET", _ONE + "/threads/archived/public", _archived_public),
    Route("GET", _ONE + "/threads/archived/private", _archived_private),
    Route("GET", "/guilds/{guild_id}/threads/active", _active),
    Route("PUT", _ONE + "/thread-members/@me", _add_me),
    Route("DELETE", _ONE + "/thread-members/@me", _remove_me),
    Route("GET", _ONE + "/thread-members", _thread_members),
    Route("GET", _ONE + "/thread-members/{user_id}", _thread_member),
    Route("PUT", _ONE + "/thread-members/{user_id}", _add_member),
    Route("DELETE", _ONE + "/thread-members/{user_id}", _remove_member),
]
