"""Command options as a person fills them in: found, checked and put in Discord's form."""

from __future__ import annotations

from typing import Any

from table.checks import permissions
from table.errors import JSON, PersonError
from table.state.guilds import Guild
from table.state.permission_bits import ALL, mask
from table.state.things import Channel
from table.state.world import World

SUB, GROUP = 1, 2
_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _ATTACHMENT = range(3, 12)
_IDS = frozenset({_USER, _CHANNEL, _ROLE, _MENTIONABLE, _ATTACHMENT})

LONGEST_TYPED = 6000
"""Characters of a text option at most."""


def available_commands(world: World, person_id: str, channel: Channel, kind: int = 1) -> list[JSON]:
    """Return the commands of a kind that this person can use in this channel; slash commands by default."""
    rows = [row for row in world.commands.values() if row["type"] == kind]
    return [row for row in rows if _is_available(world, row, person_id, channel)]


def refusal(world: World, command_id: str, person_id: str, channel: Channel) -> str:
    """Return why a person cannot use a command in this channel: because of the channel, or because of the person."""
    command = world.commands.get(command_id)
    if command is None:
        return "this command is not registered"
    guild = world.guild_of(channel)
    if not (guild is None or world.bot_joined(guild) or world.people[person_id].get("installed")):
        return "the bot is not on this server"
    if command.get("guild_id") not in (None, channel.data.get("guild_id")):
        return f"/{command['name']} is not a command of this server"
    if not _reaches(world, command, person_id, channel):
        place = "direct messages" if channel.is_dm else "a server's channels"
        return f"/{command['name']} cannot be used in {place}"
    return f"this person lacks the permissions for /{command['name']} in this channel"


def _reaches(world: World, command: JSON, person_id: str, channel: Channel) -> bool:
    """Return whether a command exists in this channel: through the server, or because this person has installed the app."""
    contexts, own, guild = command.get("contexts"), "guild_id" in command, world.guild_of(channel)
    if guild is None:
        # Where contexts are given, Discord ignores the older `dm_permission`.
        return not own and (1 in contexts if contexts is not None else command.get("dm_permission", True))
    if not (contexts is None or 0 in contexts) or command.get("guild_id") not in (None, guild.id):
        return False
    if world.bot_joined(guild) and 0 in command["integration_types"]:
        return True
    return not own and 1 in command["integration_types"] and bool(world.people[person_id].get("installed"))


def _is_available(world: World, command: JSON, person_id: str, channel: Channel) -> bool:
    reaches, guild = _reaches(world, command, person_id, channel), world.guild_of(channel)
    if guild is None or not reaches or not world.bot_joined(guild):
        return reaches
    needed = int(command["default_member_permissions"] or 0)
    held = permissions.of(world, person_id, channel)
    if command["default_member_permissions"] == "0":
        return held == ALL
    return held & needed == needed and bool(held & mask(["use_application_commands"]))


def find(world: World, name: str, person_id: str, channel: Channel) -> JSON:
    """Return the command that this name means here; a guild's own goes first. Raises PersonError."""
    rows = [row for row in available_commands(world, person_id, channel) if row["name"] == name]
    if not rows:
        command_id = next(
            (key for key, row in world.commands.items() if row["type"] == 1 and row["name"] == name), None
        )
        raise PersonError(
            f"there is no command /{name}" if command_id is None else refusal(world, command_id, person_id, channel)
        )
    return max(rows, key=lambda row: "guild_id" in row)


def nested_options(command: JSON, values: dict[str, Any], sub: str | None, focused: str | None = None) -> list[JSON]:
    """Return option values by name in Discord's nested form. `sub` is "name" or "group name".

    Raises PersonError for an option or sub-command that is not registered.
    """
    definitions = command.get("options") or []
    path = sub.split() if sub else []
    nested: list[JSON] = []
    for name in path:
        found = _definition(definitions, name)
        if found["type"] not in (SUB, GROUP):
            raise PersonError(f"{name} is not a sub-command")
        nested.append(found)
        definitions = found.get("options") or []
    rows: list[JSON] = []
    for name, value in values.items():
        row = {"name": name, "type": _definition(definitions, name)["type"], "value": getattr(value, "id", value)}
        if name == focused:
            row["focused"] = True
        rows.append(row)
    for found in reversed(nested):
        rows = [{"name": found["name"], "type": found["type"], "options": rows}]
    return rows


def _definition(definitions: list[JSON], name: str) -> JSON:
    for row in definitions:
        if row["name"] == name:
            return row
    raise PersonError(f"there is no option {name!r}")


def check(
    world: World, person_id: str, channel: Channel, command: JSON, options: list[JSON], *, partial: bool = False
) -> list[JSON]:
    """Check options as Discord's client does in this channel and return the innermost rows.

    `partial` is an autocomplete: required options may be missing. Raises PersonError.
    """
    definitions = command.get("options") or []
    rows = options
    while definitions and definitions[0]["type"] in (SUB, GROUP):
        if len(rows) != 1:
            raise PersonError("choose a sub-command")
        found = _definition(definitions, rows[0]["name"])
        if rows[0].get("type") != found["type"]:
            raise PersonError("the sub-command's type is wrong")
        definitions, rows = found.get("options") or [], rows[0].get("options") or []
    names = [row["name"] for row in rows]
    if len(set(names)) != len(names):
        raise PersonError("an option is given twice")
    for row in rows:
        definition = _definition(definitions, row["name"])
        if partial and row.get("focused"):
            _check_typed(definition, row)
        else:
            _check_value(world, person_id, channel, definition, row)
    missing = [row["name"] for row in definitions if row.get("required") and row["name"] not in names]
    if missing and not partial:
        raise PersonError(f"required: {', '.join(missing)}")
    return rows


def _check_typed(definition: JSON, row: JSON) -> None:
    """Raise PersonError unless this is what somebody types into an option that completes it."""
    kind, name = definition["type"], definition["name"]
    if row.get("type") != kind:
        raise PersonError(f"{name}: the option has type {kind}")
    if not definition.get("autocomplete"):
        raise PersonError(f"{name} has no autocomplete")
    if not isinstance(row.get("value"), str) or len(row["value"]) > LONGEST_TYPED:
        raise PersonError(f"{name}: a text of at most {LONGEST_TYPED} characters is typed")


def _check_value(world: World, person_id: str, channel: Channel, definition: JSON, row: JSON) -> None:
    kind, value, name = definition["type"], row.get("value"), definition["name"]
    if row.get("type") != kind:
        raise PersonError(f"{name}: the option has type {kind}")
    fits = {_STRING: str, _INTEGER: int, _BOOLEAN: bool, _NUMBER: int | float}.get(kind, str)
    if not isinstance(value, fits) or isinstance(value, bool) != (kind == _BOOLEAN):
        raise PersonError(f"{name}: {value!r} does not fit the option")
    if isinstance(value, int) and abs(value) > 2**53:
        raise PersonError(f"{name}: the number is too large")
    _check_bounds(definition, value)
    if kind in _IDS and not _exists(world, person_id, channel, kind, str(value)):
        raise PersonError(f"{name}: nothing has the id {value}")


def _check_bounds(definition: JSON, value: Any) -> None:
    name = definition["name"]
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise PersonError(f"{name}: {value!r} is not among the choices")
    if isinstance(value, str) and definition["type"] == _STRING:
        least, most = definition.get("min_length", 0), definition.get("max_length", LONGEST_TYPED)
        if not max(least, 1) <= len(value) <= most:
            raise PersonError(f"{name}: between {least} and {most} characters")
    if definition["type"] in (_INTEGER, _NUMBER):
        if "min_value" in definition and value < definition["min_value"]:
            raise PersonError(f"{name}: at least {definition['min_value']}")
        if "max_value" in definition and value > definition["max_value"]:
            raise PersonError(f"{name}: at most {definition['max_value']}")


def _exists(world: World, person_id: str, channel: Channel, kind: int, key: str) -> bool:
    guild = world.guild_of(channel)
    roles = guild.roles if guild else {}
    places: dict[int, list[Any]] = {
        _USER: [world.users],
        _CHANNEL: [channels_of(world, guild)],
        _ROLE: [roles],
        _MENTIONABLE: [world.users, roles],
        _ATTACHMENT: [world.option_files.of_person(person_id)],
    }
    return any(key in place for place in places[kind])


def channels_of(world: World, guild: Guild | None) -> list[str]:
    """Return the ids of a server's channels and threads; a DM has none to choose among."""
    return [] if guild is None else [key for key, row in world.channels.items() if world.guild_of(row) is guild]


def resolve_options(world: World, guild: Guild | None, rows: list[JSON]) -> JSON:
    """Return `resolved` for the users, roles, channels and files in these options."""
    shown = resolve(world, guild, [str(row["value"]) for row in rows if row["type"] in _IDS - {_ATTACHMENT}])
    files = [str(row["value"]) for row in rows if row["type"] == _ATTACHMENT]
    attached = {key: world.option_files.shown(key, world.base, world.app["id"]) for key in files}
    return shown | ({"attachments": attached} if attached else {})


def resolve(world: World, guild: Guild | None, keys: list[str]) -> JSON:
    """Return `resolved` for these ids: users, and of the server members (without their user), roles and channels."""
    shown: JSON = {}
    members, roles = (guild.members, guild.roles) if guild else ({}, {})
    for key in keys:
        if key in world.users:
            shown.setdefault("users", {})[key] = world.users[key]
        if guild and key in members:
            bare = {name: value for name, value in members[key].items() if name not in ("user", "deaf", "mute")}
            bits = str(permissions.of(world, key, guild))
            shown.setdefault("members", {})[key] = bare | {"permissions": bits}
        if key in roles:
            shown.setdefault("roles", {})[key] = roles[key]
        channel = world.channels.get(key)
        if guild and channel is not None and world.guild_of(channel) is guild:
            bits = str(permissions.of(world, world.bot["id"], channel))
            shown.setdefault("channels", {})[key] = world.shown(channel) | {
                "permissions": bits,
                "app_permissions": bits,
            }
    return shown
