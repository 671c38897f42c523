"""REST: messages of a channel, pins, typing and DMs."""

from __future__ import annotations

from typing import Any

from table.acts import composing
from table.checks import message_limits, permissions
from table.errors import JSON, DiscordError, refusal
from table.rest.request_checks import Call, Route
from table.state.snowflakes import time_of
from table.state.things import EPHEMERAL, Channel, Message


def _channel(call: Call) -> Channel:
    return permissions.bot_channel(call.world, call.params["channel_id"])


def _message(call: Call, channel: Channel) -> Message:
    # Ephemeral messages are reached through their token only.
    message = call.world.message(channel.id, call.params["message_id"])
    if message is None or message.ephemeral:
        raise refusal(10008)
    return message


def _check_new(call: Call) -> None:
    if (call.fields.get("message_reference") or {}).get("type"):
        raise DiscordError(400, 0, "The local table does not forward messages")
    message_limits.check_message(call.fields, call.names)


def _create(call: Call) -> JSON:
    world, body = call.world, call.body
    channel = _channel(call)
    permissions.bot_speaks(world, channel)
    _may_attach(call, channel)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        same = world.find_by_nonce(channel.id, str(nonce))
        if same is not None:
            return same.data
    message = Message(world.blank(channel.id, world.bot), world.files)
    if nonce is not None:
        message.data["nonce"] = nonce
    if body.get("message_reference"):
        _refer(call, channel, message, body["message_reference"])
    if (body.get("flags") or 0) & EPHEMERAL:
        body = body | {"flags": body["flags"] & ~EPHEMERAL}
    composing.fill(world, message, body, call.files)
    world.add_message(message)
    if nonce is not None:
        world.remember_nonce(channel.id, str(nonce), message)
    return message.data


def _may_attach(call: Call, channel: Channel) -> None:
    if call.files and not channel.is_dm:
        permissions.bot_needs(call.world, channel, "attach_files")


def _refer(call: Call, channel: Channel, message: Message, reference: JSON) -> None:
    place = str(reference.get("channel_id") or channel.id)
    found = call.world.message(place, str(reference["message_id"]))
    if found is None or found.ephemeral or place != channel.id:
        if reference.get("fail_if_not_exists", True):
            unknown = {"_errors": [{"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}]}
            raise DiscordError(400, 50035, "Invalid Form Body", {"message_reference": unknown})
        return
    if not channel.is_dm:
        permissions.bot_needs(call.world, channel, "read_message_history")
    message.data["type"] = 19
    message.data["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": found.id}
    if not channel.is_dm:
        message.data["message_reference"]["guild_id"] = channel.data["guild_id"]
    bare = {key: value for key, value in found.data.items() if key not in ("referenced_message", "reactions")}
    message.data["referenced_message"] = bare


def _list(call: Call) -> list[JSON]:
    channel = _channel(call)
    if not permissions.has(call.world, call.world.bot["id"], channel, "read_message_history"):
        return []
    most = int(call.query.get("limit", 50))
    if not 1 <= most <= 100:
        error = {"_errors": [{"code": "NUMBER_TYPE_MAX", "message": "int value should be between 1 and 100."}]}
        raise DiscordError(400, 50035, "Invalid Form Body", {"limit": error})
    rows = [item for item in call.world.messages[channel.id].values() if not item.ephemeral]
    rows.sort(key=lambda item: int(item.id))
    return [item.data for item in reversed(_window(rows, call.query, most))]


def _window(rows: list[Message], query: Any, most: int) -> list[Message]:
    if "around" in query:
        middle, half = int(query["around"]), most // 2
        earlier = [item for item in rows if int(item.id) < middle][-half:] if half else []
        return earlier + [item for item in rows if int(item.id) >= middle][: most - len(earlier)]
    if "after" in query:
        return [item for item in rows if int(item.id) > int(query["after"])][:most]
    if "before" in query:
        rows = [item for item in rows if int(item.id) < int(query["before"])]
    return rows[-most:]


def _get(call: Call) -> JSON:
    channel = _channel(call)
    if not channel.is_dm:
        permissions.bot_needs(call.world, channel, "read_message_history")
    return _message(call, channel).data


def _check_edit(call: Call) -> None:
    message = call.world.message(call.params["channel_id"], call.params["message_id"])
    if message is not None and not message.ephemeral:
        message_limits.check_message(call.fields, call.names, message.data)


def _edit(call: Call) -> JSON:
    world = call.world
    channel = _channel(call)
    message = _message(call, channel)
    if message.author_id != world.bot["id"]:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    _may_attach(call, channel)
    composing.fill(world, message, call.body, call.files)
    message.data["edited_timestamp"] = world.now()
    world.change_message(message)
    return message.data


def _delete(call: Call) -> None:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author_id != call.world.bot["id"]:
        if channel.is_dm:
            raise refusal(50003)
        permissions.bot_needs(call.world, channel, "manage_messages")
    if channel.archived:
        raise refusal(50083)
    call.world.remove_message(message)


def _bulk_delete(call: Call) -> None:
    channel = _channel(call)
    if channel.is_dm:
        raise refusal(50003)
    permissions.bot_needs(call.world, channel, "manage_messages")
    ids = [str(item) for item in call.fields["messages"]]
    if any(call.world.clock() - time_of(item) > 14 * 24 * 3600 for item in ids):
        raise DiscordError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for message_id in ids:
        message = call.world.message(channel.id, message_id)
        if message is not None and not message.ephemeral:
            call.world.remove_message(message)


def _typing(call: Call) -> None:
    channel = _channel(call)
    permissions.bot_speaks(call.world, channel)
    facts = {"channel_id": channel.id, "user_id": call.world.bot["id"], "timestamp": int(call.world.clock())}
    call.world.tell("TYPING_START", facts)


# Pins


def _set_pin(call: Call, *, pinned: bool) -> None:
    channel = _channel(call)
    if not channel.is_dm:
        permissions.bot_needs(call.world, channel, "pin_messages")
    message = _message(call, channel)
    if pinned and not message.data["pinned"] and len(_pinned_messages(call, channel)) >= 250:
        raise DiscordError(400, 30003, "Maximum number of pins reached (250)")
    message.data["pinned"] = pinned
    call.world.change_message(message)


def _pin(call: Call) -> None:
    _set_pin(call, pinned=True)


def _unpin(call: Call) -> None:
    _set_pin(call, pinned=False)


def _pinned_messages(call: Call, channel: Channel) -> list[JSON]:
    rows = call.world.messages[channel.id].values()
    return [item.data for item in rows if item.data["pinned"]][::-1]


def _pins(call: Call) -> JSON:
    rows = _pinned_messages(call, _channel(call))
    return {"items": [{"pinned_at": row["timestamp"], "message": row} for row in rows], "has_more": False}


def _old_pins(call: Call) -> list[JSON]:
    return _pinned_messages(call, _channel(call))


# DMs


def _open_dm(call: Call) -> JSON:
    person_id = str(call.fields["recipient_id"])
    if person_id == call.world.bot["id"] or person_id not in call.world.people:
        raise refusal(50033)
    return call.world.shown(call.world.dm(person_id))


_MESSAGES = "/channels/{channel_id}/messages"
_ONE = _MESSAGES + "/{message_id}"

ROUTES = [
    Route("GET", _MESSAGES + "/pins", _pins),
    Route("PUT", _MESSAGES + "/pins/{message_id}", _pin),
    Route("DELETE", _MESSAGES + "/pins/{message_id}", _unpin),
    Route("GET", "/channels/{channel_id}/pins", _old_pins),
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", _pin),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", _unpin),
    Route("POST", _MESSAGES + "/bulk-delete", _bulk_delete),
    Route("GET", _MESSAGES, _list),
    Route("POST", _MESSAGES, _create, _check_new),
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit, _check_edit),
    Route("DELETE", _ONE, _delete),
    Route("POST", "/channels/{channel_id}/typing", _typing),
    Route("POST", "/users/@me/channels", _open_dm),
]
