"""REST: channels and forums, and their permission overwrites."""

from __future__ import annotations

from table.checks import permissions
from table.errors import JSON, Problems, refusal
from table.rest.guilds import guild_of
from table.rest.request_checks import Call, Route
from table.rest.threads import check_name, edit_thread
from table.state import shapes
from table.state.things import TEXT, Channel

_MOST_TAGS, _TAG_LENGTH = 20, 20


def _channel(call: Call) -> Channel:
    return permissions.bot_channel(call.world, call.params["channel_id"])


def _place(call: Call) -> Channel:
    """Return the channel or forum of a request, which has overwrites of its own."""
    channel = _channel(call)
    if channel.is_dm or channel.is_thread:
        raise refusal(50024)
    return channel


def _get(call: Call) -> JSON:
    return call.world.shown(_channel(call))


def _guild_channels(call: Call) -> list[JSON]:
    guild = guild_of(call)
    here = [item for item in call.world.channels.values() if call.world.guild_of(item) is guild]
    rows = [item for item in here if not item.is_thread]
    return [call.world.shown(item) for item in rows if permissions.sees(call.world, call.world.bot["id"], item)]


def _create_channel(call: Call) -> JSON:
    world, guild = call.world, guild_of(call)
    if not permissions.has(world, world.bot["id"], guild, "manage_channels"):
        raise refusal(50013)
    if call.fields.get("type") not in (None, TEXT):
        raise refusal(50024)
    channel = world.add_channel(call.body["name"], guild)
    channel.data["topic"] = call.body.get("topic")
    channel.data["permission_overwrites"] = [_overwrite(row) for row in call.body.get("permission_overwrites") or []]
    world.change_channel(channel)
    return world.shown(channel)


def _overwrite(row: JSON) -> JSON:
    allow, deny = str(row.get("allow") or 0), str(row.get("deny") or 0)
    return {"id": str(row["id"]), "type": row["type"], "allow": allow, "deny": deny}


def _set_overwrite(call: Call) -> None:
    channel = _place(call)
    permissions.bot_needs(call.world, channel, "manage_roles")
    key = call.params["overwrite_id"]
    rows = [row for row in channel.data["permission_overwrites"] if row["id"] != key]
    channel.data["permission_overwrites"] = [*rows, _overwrite(call.fields | {"id": key})]
    call.world.change_channel(channel)


def _drop_overwrite(call: Call) -> None:
    channel = _place(call)
    permissions.bot_needs(call.world, channel, "manage_roles")
    rows = channel.data["permission_overwrites"]
    channel.data["permission_overwrites"] = [row for row in rows if row["id"] != call.params["overwrite_id"]]
    call.world.change_channel(channel)


def _edit(call: Call) -> JSON:
    channel = _channel(call)
    if channel.is_dm:
        raise refusal(50003)
    if channel.is_thread:
        edit_thread(call, channel)
    else:
        permissions.bot_needs(call.world, channel, "manage_channels")
        fields = call.fields
        for key in ("name", "topic", "position", "rate_limit_per_user", "nsfw"):
            if fields.get(key) is not None:
                channel.data[key] = fields[key]
        if "available_tags" in fields:
            channel.data["available_tags"] = _tags(call, channel, fields["available_tags"] or [])
        if fields.get("permission_overwrites") is not None:
            channel.data["permission_overwrites"] = [_overwrite(row) for row in fields["permission_overwrites"]]
    call.world.change_channel(channel)
    return call.world.shown(channel)


def _check(call: Call) -> None:
    """Check the name of a channel, and the tags of a forum."""
    check_name(call)
    problems = Problems()
    rows = call.fields.get("available_tags") or []
    if len(rows) > _MOST_TAGS:
        problems.add(("available_tags",), "BASE_TYPE_BAD_LENGTH", f"Must be {_MOST_TAGS} or fewer in length.")
    for place, row in enumerate(rows):
        problems.length(("available_tags", str(place), "name"), row["name"], 1, _TAG_LENGTH)
    problems.refuse()


def _tags(call: Call, forum: Channel, rows: list[JSON]) -> list[JSON]:
    """Return the new tags of a forum; existing tags keep their ids."""
    if not forum.is_forum:
        raise refusal(50024)
    old_ids = {tag["id"] for tag in forum.data["available_tags"]}
    ids = [str(row.get("id")) if str(row.get("id")) in old_ids else call.world.ids.make() for row in rows]
    return [
        shapes.tag(key, row["name"], moderated=bool(row.get("moderated"))) for key, row in zip(ids, rows, strict=True)
    ]


def _delete(call: Call) -> JSON:
    channel = _channel(call)
    if channel.is_dm:
        return call.world.shown(channel)
    permissions.bot_needs(call.world, channel, "manage_threads" if channel.is_thread else "manage_channels")
    shown = call.world.shown(channel)
    call.world.remove_channel(channel)
    return shown


_ONE = "/channels/{channel_id}"

ROUTES = [
    Route("GET", _ONE, _get),
    Route("PATCH", _ONE, _edit, _check),
    Route("DELETE", _ONE, _delete),
    Route("GET", "/guilds/{guild_id}/channels", _guild_channels),
    Route("POST", "/guilds/{guild_id}/channels", _create_channel, check_name, 201),
    Route("PUT", _ONE + "/permissions/{overwrite_id}", _set_overwrite),
    Route("DELETE", _ONE + "/permissions/{overwrite_id}", _drop_overwrite),
]
