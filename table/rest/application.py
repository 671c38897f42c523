"""REST: login, and the application with its commands."""

from __future__ import annotations

from typing import Any

from table.checks import command_limits
from table.errors import JSON, DiscordError, refusal
from table.rest.request_checks import Call, Route


def _me(call: Call) -> JSON:
    return call.world.bot | {
        "verified": True,
        "mfa_enabled": False,
        "email": None,
        "locale": "en-US",
        "premium_type": 0,
    }


def _application(call: Call) -> JSON:
    return call.world.app


def _edit_application(call: Call) -> JSON:
    description = call.fields.get("description")
    if description is not None:
        call.world.app["description"] = str(description)
        call.world.disk.put("meta", "app", call.world.app)
    return call.world.app


def _user(call: Call) -> JSON:
    user = call.world.users.get(call.params["user_id"])
    if user is None:
        raise refusal(10013)
    return user


def _gateway(call: Call) -> JSON:
    return {"url": call.gateway_url}


def _gateway_bot(call: Call) -> JSON:
    advice = call.world.sharding
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": advice.concurrency}
    return {"url": call.gateway_url, "shards": advice.shards, "session_start_limit": limit}


# Commands. A scope is the id of a server, or None for the global ones.


def _scope(call: Call) -> str | None:
    if call.params["application_id"] != call.world.app["id"]:
        raise refusal(10002)
    guild_id = call.params.get("guild_id")
    if guild_id is not None and guild_id not in call.world.guilds:
        raise refusal(50001)
    return guild_id


def _in_scope(call: Call, scope: str | None) -> list[JSON]:
    return [row for row in call.world.commands.values() if row.get("guild_id") == scope]


def _new_command(call: Call, body: JSON, scope: str | None, old: JSON | None) -> JSON:
    world = call.world
    shown = {
        "id": old["id"] if old else world.ids.make(),
        "application_id": world.app["id"],
        "version": world.ids.make(),
        "type": body.get("type") or 1,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": _text(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission", True) is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
    }
    if body.get("options"):
        shown["options"] = [_option(item) for item in body["options"]]
    if scope is not None:
        shown["guild_id"] = scope
    return shown


def _option(item: JSON) -> JSON:
    shown = {key: value for key, value in item.items() if value is not None and value not in ([], False)}
    if "options" in shown:
        shown["options"] = [_option(part) for part in shown["options"]]
    return shown


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def _store(call: Call, rows: list[JSON]) -> None:
    for row in rows:
        call.world.commands[row["id"]] = row
        call.world.disk.put("command", row["id"], row)
    call.world.tell("COMMANDS", {})


def _discard(call: Call, rows: list[JSON]) -> None:
    for row in rows:
        del call.world.commands[row["id"]]
        call.world.disk.drop("command", row["id"])


def _commands(call: Call) -> list[JSON]:
    rows = _in_scope(call, _scope(call))
    return rows if call.query.get("with_localizations") in ("1", "true") else [_plain(row) for row in rows]


def _plain(item: JSON) -> JSON:
    """Return a command or option without its localizations, as it is listed unless they are asked for."""
    shown = {key: value for key, value in item.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in shown:
            shown[key] = [_plain(part) for part in shown[key]]
    return shown


def _check_commands(call: Call) -> None:
    if not isinstance(call.body, list):
        raise DiscordError(400, 50035, "Invalid Form Body")
    command_limits.check_commands(call.body)


def _put_commands(call: Call) -> list[JSON]:
    scope = _scope(call)
    old = {(row["type"], row["name"]): row for row in _in_scope(call, scope)}
    rows = [_new_command(call, body, scope, old.get((body.get("type") or 1, body["name"]))) for body in call.body]
    _discard(call, list(old.values()))
    _store(call, rows)
    return rows


def _check_command(call: Call) -> None:
    command_limits.check_command(call.fields)


def _post_command(call: Call) -> JSON:
    scope = _scope(call)
    same = [
        row
        for row in _in_scope(call, scope)
        if (row["type"], row["name"]) == (call.body.get("type") or 1, call.body["name"])
    ]
    row = _new_command(call, call.body, scope, same[0] if same else None)
    others = [item for item in _in_scope(call, scope) if item not in same]
    command_limits.check_commands([*others, row])
    _store(call, [row])
    return row


def _command(call: Call) -> JSON:
    row = call.world.commands.get(call.params["command_id"])
    if row is None or row.get("guild_id") != _scope(call):
        raise refusal(10063)
    return row


def _check_patch(call: Call) -> None:
    command_limits.check_command(_command(call) | call.fields)


def _patch_command(call: Call) -> JSON:
    old = _command(call)
    row = _new_command(call, old | call.body, _scope(call), old)
    _store(call, [row])
    return row


def _delete_command(call: Call) -> None:
    _discard(call, [_command(call)])
    call.world.tell("COMMANDS", {})


_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/{user_id}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("PATCH", "/applications/@me", _edit_application),
    Route("GET", "/gateway", _gateway),
    Route("GET", "/gateway/bot", _gateway_bot),
    *(
        route
        for base in (_COMMANDS, _GUILD_COMMANDS)
        for route in (
            Route("GET", base, _commands),
            Route("PUT", base, _put_commands, _check_commands),
            Route("POST", base, _post_command, _check_command),
            Route("GET", base + "/{command_id}", _command),
            Route("PATCH", base + "/{command_id}", _patch_command, _check_patch),
            Route("DELETE", base + "/{command_id}", _delete_command),
        )
    ),
]
