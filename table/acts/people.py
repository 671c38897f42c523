"""A person's actions at the table; tests and the web page use the same methods."""

from __future__ import annotations

import mimetypes
from typing import Any

from table.acts import menus, modal_answers, options
from table.acts.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MESSAGE_MENU,
    MODAL,
    USER_MENU,
    Interaction,
    Interactions,
    as_strings,
)
from table.checks import permissions
from table.checks.message_limits import FILE_BYTES
from table.errors import JSON, PersonError
from table.state.guilds import Guild
from table.state.things import SELECT_TYPES, TEXT, Channel, Message, Upload, walk
from table.state.world import World

CHANNEL_NAME = 100
"""Characters of a channel's name at most."""


class Person:
    """A person at the table, a member of its servers until they leave one.

    Actions that Discord's client refuses raise PersonError.
    """

    def __init__(self, world: World, interactions: Interactions, person_id: str) -> None:
        self._world = world
        self._interactions = interactions
        self.id = person_id

    @property
    def name(self) -> str:
        """The display name."""
        return str(self._world.users[self.id]["global_name"])

    @property
    def locale(self) -> str:
        """The language of this person's client."""
        return str(self._world.people[self.id]["locale"])

    @property
    def dm(self) -> Channel | None:
        """The DM with the bot, None until there is one."""
        return self._world.dms.get(self.id)

    @property
    def inbox(self) -> list[Message]:
        """The messages in the DM, oldest first."""
        return self.messages(self.dm) if self.dm else []

    def messages(self, channel: Channel) -> list[Message]:
        """Return the messages this person sees in a channel, oldest first."""
        if not permissions.sees(self._world, self.id, channel):
            return []
        return [item for item in self._world.messages[channel.id].values() if self._world.visible(item, self.id)]

    def install(self) -> None:
        """Install the app for this person: its commands work everywhere, and it may write to them without a common server."""
        self._world.change_person(self.id, installed=True)

    async def slash(
        self,
        name: str,
        values: dict[str, Any] | None = None,
        channel: Channel | None = None,
        sub: str | None = None,
        *,
        wait: bool = True,
    ) -> Interaction:
        """Use a slash command; `sub` is "name" or "group name". Users and channels may be given as objects."""
        room = channel or self._first_channel()
        command = options.find(self._world, name, self.id, room)
        rows = options.nested_options(command, values or {}, sub)
        return await self._wait(self.use(room, command["id"], rows), wait=wait)

    def attach(self, name: str, data: bytes) -> str:
        """Upload a file for an option of a command, as the client does once it is picked; return the option's value.

        Raises PersonError for a file that is too large.
        """
        if len(data) > FILE_BYTES:
            raise PersonError(f"{name}: files have at most {FILE_BYTES // 1024 // 1024} MB")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return self._world.option_files.put(self.id, Upload(name, kind, data))

    async def autocomplete(
        self,
        name: str,
        values: dict[str, Any],
        focused: str,
        channel: Channel | None = None,
        sub: str | None = None,
    ) -> list[JSON]:
        """Return the choices offered while typing into the option `focused`; none if the bot is silent."""
        room = channel or self._first_channel()
        command = options.find(self._world, name, self.id, room)
        rows = options.nested_options(command, {focused: ""} | values, sub, focused)
        interaction = await self.use(room, command["id"], rows, typing=True).settled()
        return interaction.choices or []

    def use(self, channel: Channel, command_id: str, rows: list[JSON], *, typing: bool = False) -> Interaction:
        """Dispatch a command with options in Discord's form, or an autocomplete; do not wait."""
        available = {row["id"]: row for row in options.available_commands(self._world, self.id, channel)}
        if command_id not in available:
            raise PersonError(options.refusal(self._world, command_id, self.id, channel))
        command = available[command_id]
        inner = options.check(self._world, self.id, channel, command, rows, partial=typing)
        if typing and sum(bool(row.get("focused")) for row in inner) != 1:
            raise PersonError("exactly one option is focused")
        data: JSON = {"id": command["id"], "name": command["name"], "type": 1, "options": rows}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        found = {} if typing else options.resolve_options(self._world, self._world.guild_of(channel), inner)
        if found:
            data["resolved"] = found
        return self._interactions.open(AUTOCOMPLETE if typing else COMMAND, self.id, channel, data)

    async def menu(
        self, name: str, target: Message | Person | str, channel: Channel | None = None, *, wait: bool = True
    ) -> Interaction:
        """Use an entry of the context menu of a message, or of a person, who may be given by their id."""
        if isinstance(target, Message):
            room, kind, key = self._world.channels[target.channel_id], MESSAGE_MENU, target.id
        else:
            room, kind = channel or self._first_channel(), USER_MENU
            key = target.id if isinstance(target, Person) else target
        command = menus.find(self._world, name, kind, self.id, room)
        return await self._wait(self.use_menu(room, command["id"], key), wait=wait)

    def use_menu(self, channel: Channel, command_id: str, target_id: str) -> Interaction:
        """Dispatch a command of the context menu of a user or message; do not wait."""
        command = self._world.commands.get(command_id)
        if command is None or command["type"] not in (USER_MENU, MESSAGE_MENU):
            raise PersonError("this menu is not registered")
        command = menus.find(self._world, command["name"], command["type"], self.id, channel)
        if command["type"] == USER_MENU:
            data = menus.on_user(self._world, self._world.guild_of(channel), command, target_id)
        else:
            message = self._world.message(channel.id, target_id)
            if message is None or not self._world.visible(message, self.id):
                raise PersonError("this person does not see that message")
            data = menus.on_message(command, message)
        return self._interactions.open(COMMAND, self.id, channel, data)

    async def press(
        self, message: Message, custom_id: str | None = None, label: str | None = None, *, wait: bool = True
    ) -> Interaction:
        """Press a button, found by custom id or label, or the only one there is."""
        found = [item for item in walk(message.components) if item["type"] == 2 and item["style"] != 5]
        item = _single(found, custom_id, label)
        return await self._wait(self.click(message, item["custom_id"], 2), wait=wait)

    async def pick(
        self, message: Message, values: Any, custom_id: str | None = None, *, wait: bool = True
    ) -> Interaction:
        """Choose in a select, found by custom id or the only one there is."""
        item = _single(message.selects(), custom_id, None)
        many = values if isinstance(values, list | tuple) else [values]
        chosen = as_strings([getattr(value, "id", value) for value in many])
        return await self._wait(self.click(message, item["custom_id"], item["type"], chosen), wait=wait)

    def click(self, message: Message, custom_id: str, kind: int, values: list[str] | None = None) -> Interaction:
        """Dispatch a component's interaction; do not wait."""
        if message.deleted or not self._world.visible(message, self.id):
            raise PersonError("this person does not see that message")
        item = _single([item for item in walk(message.components) if item["type"] == kind], custom_id, None)
        if item.get("disabled"):
            raise PersonError("the component is disabled")
        data: JSON = {"custom_id": custom_id, "component_type": kind, "id": item["id"]}
        channel = self._world.channels[message.channel_id]
        guild = self._world.guild_of(channel)
        if kind in SELECT_TYPES:
            data["values"] = self._values(guild, item, values or [])
            found = options.resolve(self._world, guild, data["values"]) if kind != 3 else {}
            if found:
                data["resolved"] = found
        return self._interactions.open(COMPONENT, self.id, channel, data, message)

    def _values(self, guild: Guild | None, item: JSON, values: list[str]) -> list[str]:
        if not item["min_values"] <= len(values) <= item["max_values"] or len(set(values)) != len(values):
            raise PersonError(f"choose {item['min_values']} to {item['max_values']} values")
        roles = guild.roles if guild else {}
        choices = {
            3: [option["value"] for option in item.get("options", ())],
            5: self._world.users,
            6: roles,
            7: {**self._world.users, **roles},
            8: options.channels_of(self._world, guild),
        }[item["type"]]
        if any(value not in choices for value in values):
            raise PersonError("not among the options")
        return values

    async def submit(self, interaction: Interaction, values: dict[str, Any], *, wait: bool = True) -> Interaction:
        """Answer the modal that `interaction` opened; `values` by custom id or label."""
        return await self._wait(self.send_modal(interaction, values), wait=wait)

    def send_modal(self, interaction: Interaction, values: dict[str, Any]) -> Interaction:
        """Dispatch a modal submit; do not wait."""
        modal = interaction.modal
        if modal is None or interaction.submitted or interaction.person_id != self.id:
            raise PersonError("there is no modal open")
        rows = modal_answers.submit_components(modal, values)
        data: JSON = {"custom_id": modal["custom_id"], "components": rows}
        guild = self._world.guild_of(interaction.channel)
        found = options.resolve(self._world, guild, modal_answers.selected_ids(rows))
        if found:
            data["resolved"] = found
        return self._interactions.open(MODAL, self.id, interaction.channel, data, interaction.source, interaction)

    async def say(self, channel: Channel, text: str) -> Message:
        """Send a text message."""
        return self.write(channel, text)

    def write(self, channel: Channel, text: str) -> Message:
        """Send a text message; `say` without the await."""
        world = self._world
        if not permissions.sees(world, self.id, channel):
            raise PersonError("this person cannot see the channel")
        if channel.is_forum:
            raise PersonError("messages of a forum go into its posts: open one")
        needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
        if not permissions.has(world, self.id, channel, needed):
            raise PersonError("this person may not write in the channel")
        if channel.locked and not permissions.has(world, self.id, channel, "manage_threads"):
            raise PersonError("the thread is locked")
        if not 1 <= len(text.strip()) <= 2000:
            raise PersonError("a message has 1 to 2000 characters")
        data = world.blank(channel.id, world.users[self.id]) | {"content": text.strip()}
        if f"<@{world.bot['id']}>" in text:
            data["mentions"] = [world.bot]
        if channel.is_thread and self.id not in channel.members:
            channel.members.append(self.id)
            world.save_channel(channel)
        return world.add_message(Message(data, world.files))

    async def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        self.hide(message)

    def hide(self, message: Message) -> None:
        """Dismiss an ephemeral message; `dismiss` without the await."""
        if message.seer != self.id:
            raise PersonError("only one's own ephemeral messages can be dismissed")
        self._world.remove_message(message)

    def open_dms(self) -> None:
        """Accept DMs again."""
        self._world.change_person(self.id, dms_open=True)

    def close_dms(self) -> None:
        """Refuse DMs: the bot gets 50007."""
        self._world.change_person(self.id, dms_open=False)

    def make_channel(self, name: str, guild: Guild | None = None, *, forum: bool = False) -> Channel:
        """Make a text channel or a forum of a server, the first by default, named as Discord writes names of channels."""
        place = guild or self._world.home
        if not permissions.has(self._world, self.id, place, "manage_channels"):
            raise PersonError("may not make channels")
        written = "-".join(name.lower().split())
        if not 1 <= len(written) <= CHANNEL_NAME:
            raise PersonError(f"the name of a channel has 1 to {CHANNEL_NAME} characters")
        return self._world.add_forum(written, place) if forum else self._world.add_channel(written, place)

    def leave_guild(self, guild: Guild | None = None) -> None:
        """Leave a server, the first by default."""
        self._world.remove_member(guild or self._world.home, self.id)

    def return_to_guild(self, guild: Guild | None = None) -> None:
        """Join a server again, the first by default."""
        self._world.return_member(guild or self._world.home, self.id)

    def share_another_guild(self) -> None:
        """Share a server outside this table with the bot: a DM needs one in common."""
        self._world.change_person(self.id, elsewhere=True)

    def _first_channel(self) -> Channel:
        return next(item for item in self._world.channels.values() if item.type == TEXT)

    async def _wait(self, interaction: Interaction, *, wait: bool) -> Interaction:
        return await interaction.settled() if wait else interaction


def _single(found: list[JSON], custom_id: str | None, label: str | None) -> JSON:
    rows = [item for item in found if custom_id in (None, item.get("custom_id")) and label in (None, item.get("label"))]
    if not rows:
        raise PersonError(f"there is no such component (custom_id={custom_id!r}, label={label!r})")
    if len(rows) > 1:
        raise PersonError(f"several components fit (custom_id={custom_id!r}, label={label!r})")
    if rows[0].get("disabled"):
        raise PersonError("the component is disabled")
    return rows[0]
