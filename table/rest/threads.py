"""REST routes: threads of channels and messages, posts of forums, and members of threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from table.acts import composing
from table.checks import message_limits, permissions
from table.errors import JSON, DiscordError, Problems, refusal
from table.rest.guilds import guild_of
from table.rest.request_checks import Call, Route
from table.state.guilds import Guild
from table.state.things import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message
from table.state.world import World

_ARCHIVE_AFTER = (60, 1440, 4320, 10080)
_MOST_TAGS = 5
_RENAMES, _RENAMES_WITHIN = 2, 600.0


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


def check_name(call: Call) -> None:
    """Check the name and the archive duration of a channel or thread."""
    problems = Problems()
    if "name" in call.fields:
        problems.length(("name",), call.body["name"], 1, 100)
    if call.body.get("auto_archive_duration") not in (None, *_ARCHIVE_AFTER):
        text = f"Value must be one of {_ARCHIVE_AFTER}."
        problems.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)
    problems.refuse()


def edit_thread(call: Call, thread: Channel) -> None:
    """Change a thread. Raises 50013 without permission, 50083 for an archived thread that is not opened."""
    fields, world = call.fields, call.world
    state = thread.data["thread_metadata"]
    manages = permissions.has(world, world.bot["id"], thread, "manage_threads")
    owns = thread.data["owner_id"] == world.bot["id"]
    opens = fields.get("archived") is False
    # A member who may write in a thread may also unarchive it, unless it is locked.
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
    if "applied_tags" in fields:
        thread.data["applied_tags"] = _check_tags(
            call, world.channels[thread.data["parent_id"]], fields["applied_tags"], thread.data["applied_tags"]
        )
    if fields.get("name") not in (None, thread.name):
        _note_rename(call, thread)
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


def _start(call: Call, parent: Channel, kind: int, thread_id: str, tags: list[str] | None = None) -> Channel:
    world, fields = call.world, call.fields
    if len(_open_threads(world, world.guild_of(parent))) >= world.most_threads:
        raise refusal(160006)
    now = world.now()
    data: JSON = {
        "id": thread_id,
        "type": kind,
        "guild_id": parent.data["guild_id"],
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
    if tags is not None:
        data["applied_tags"] = tags
    if kind == PRIVATE_THREAD:
        data["thread_metadata"]["invitable"] = fields.get("invitable") is not False
    return world.put_channel(Channel(data, [world.bot["id"]]))


def _open_threads(world: World, guild: Guild | None) -> list[Channel]:
    """Return the threads of a server that are not archived."""
    return [
        row for row in world.channels.values() if row.is_thread and not row.archived and world.guild_of(row) is guild
    ]


def _start_without_message(call: Call) -> JSON:
    if _channel(call).is_forum:
        return _start_post(call, _channel(call))
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


def _start_post(call: Call, forum: Channel) -> JSON:
    """Make a forum post with its first message, which has the post's id."""
    world = call.world
    permissions.bot_needs(world, forum, "send_messages", *(["attach_files"] if call.files else []))
    first = replace(call, body=call.fields["message"])
    message_limits.check_message(first.fields, first.names)
    tags = _check_tags(call, forum, call.fields.get("applied_tags"))
    thread = _start(call, forum, PUBLIC_THREAD, world.ids.make(), tags)
    message = Message(world.blank(thread.id, world.bot) | {"id": thread.id}, world.files)
    composing.fill(world, message, first.body, call.files)
    forum.data["last_message_id"] = thread.id
    world.save_channel(forum)
    world.add_message(message)
    # The first message of a post does not count.
    thread.data |= {"message_count": 0, "total_message_sent": 0}
    world.change_channel(thread)
    return world.shown(thread) | {"message": message.data}


def _check_tags(call: Call, forum: Channel, ids: Any, present: Sequence[str] = ()) -> list[str]:
    """Return the checked ids of the tags that a post is to have; `present` are its tags now.

    Raises 50035 for unknown tags, 50013 if a moderated tag is added or removed without permission, 40067 if a tag is required.
    """
    if not forum.is_forum:
        raise refusal(50024)
    known = {tag["id"]: tag for tag in forum.data["available_tags"]}
    found = [str(key) for key in ids or []]
    problems = Problems()
    if len(found) > _MOST_TAGS:
        problems.add(("applied_tags",), "BASE_TYPE_BAD_LENGTH", f"Must be {_MOST_TAGS} or fewer in length.")
    if not known.keys() >= {*found}:
        problems.add(("applied_tags",), "INVALID_FORUM_TAG", "Invalid forum tag")
    problems.refuse()
    if any(known[key]["moderated"] for key in {*found} ^ {*present} if key in known):
        permissions.bot_needs(call.world, forum, "manage_threads")
    if forum.asks_for_tag and not found:
        raise refusal(40067)
    return found


def _note_rename(call: Call, thread: Channel) -> None:
    """Note that a thread is renamed. Raises 429 for the third time in ten minutes."""
    now = call.world.clock()
    earlier = [at for at in call.world.renamed.get(thread.id, []) if now - at < _RENAMES_WITHIN]
    if len(earlier) >= _RENAMES:
        raise DiscordError(429, 0, "You are being rate limited.")
    call.world.renamed[thread.id] = [*earlier, now]


def _join(call: Call, user_id: str) -> None:
    thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    if user_id not in call.world.guilds[thread.data["guild_id"]].members:
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
    change = {
        "id": thread.id,
        "guild_id": thread.data["guild_id"],
        "member_count": len(thread.members),
        "added_members": [world.thread_member(thread, key) for key in added],
        "removed_member_ids": removed,
    }
    facts = {"bot": world.bot["id"], "ids": [*added, *removed], "shown": change, "thread_id": thread.id}
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
    visible = [item for item in rows if permissions.sees(world, bot, item)]
    members = [world.thread_member(item, bot) for item in visible if bot in item.members]
    return {"threads": [world.shown(item) for item in visible], "members": members, "has_more": False}


def _active(call: Call) -> JSON:
    return _threads(call, _open_threads(call.world, guild_of(call)))


def _archived(call: Call, kind: int) -> JSON:
    parent = _channel(call) if _channel(call).is_forum else _text_channel(call)
    rows = [item for item in call.world.channels.values() if item.data.get("parent_id") == parent.id and item.archived]
    return _threads(call, [item for item in rows if item.type == kind])


def _archived_public(call: Call) -> JSON:
    return _archived(call, PUBLIC_THREAD)


def _archived_private(call: Call) -> JSON:
    permissions.bot_needs(call.world, _text_channel(call), "manage_threads")
    return _archived(call, PRIVATE_THREAD)


_ONE = "/channels/{channel_id}"

ROUTES = [
    Route("POST", _ONE + "/threads", _start_without_message, check_name, 201),
    Route("POST", _ONE + "/messages/{message_id}/threads", _start_from_message, check_name, 201),
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
