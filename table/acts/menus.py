"""Context menus: commands used on a person or on a message instead of being typed (docs: Application Commands)."""

from __future__ import annotations

from table.acts import options
from table.acts.interactions import USER_MENU
from table.errors import JSON, PersonError
from table.state.guilds import Guild
from table.state.things import LOADING, Channel, Message
from table.state.world import World

# Types of messages that somebody has written; the others are lines of Discord's own, such as "Anna joined".
_WRITTEN = frozenset({0, 19, 20, 23})


def find(world: World, name: str, kind: int, person_id: str, channel: Channel) -> JSON:
    """Return the menu entry of this name and kind; a guild's own goes first. Raises PersonError."""
    rows = [row for row in options.available_commands(world, person_id, channel, kind) if row["name"] == name]
    if not rows:
        on = "people" if kind == USER_MENU else "messages"
        raise PersonError(f"the menu of {on} has no {name!r} for this person in this channel")
    return max(rows, key=lambda row: "guild_id" in row)


def on_user(world: World, guild: Guild | None, command: JSON, user_id: str) -> JSON:
    """Return the interaction data for a command used on a user. Raises PersonError for a stranger."""
    if user_id not in world.users:
        raise PersonError("there is no such user")
    return _data(command, user_id, options.resolve(world, guild, [user_id]))


def on_message(command: JSON, message: Message) -> JSON:
    """Return the interaction data for a command used on a message. Raises PersonError where Discord has no menu."""
    if message.ephemeral or message.flags & LOADING or message.data["type"] not in _WRITTEN:
        raise PersonError("this message has no menu")
    # A copy: the bot gets the message as it is now.
    return _data(command, message.id, {"messages": {message.id: dict(message.data)}})


def _data(command: JSON, target_id: str, resolved: JSON) -> JSON:
    data: JSON = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target_id}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | {"resolved": resolved}
