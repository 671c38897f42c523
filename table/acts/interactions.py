"""Interactions: a person's request to the bot, its payload for the gateway, and its state."""

from __future__ import annotations

import asyncio
from typing import Any

from table.checks import permissions
from table.checks.message_limits import FILE_BYTES
from table.errors import JSON, PersonError, refusal
from table.state.snowflakes import make_token
from table.state.things import Channel, Message
from table.state.world import World

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
USER_MENU, MESSAGE_MENU = 2, 3


class Interaction:
    """One interaction. `state` is "waiting", "deferred", "answered" or "failed".

    `message` is the response, or the pressed component's message once it was updated; `modal` is the modal that it opened,
    `choices` the answer to an autocomplete.
    """

    def __init__(self, world: World, kind: int, person_id: str, channel: Channel, data: JSON) -> None:
        self.world = world
        self.id = world.ids.make()
        self.token = make_token()
        self.kind = kind
        self.person_id = person_id
        self.channel = channel
        self.data = data
        self.source: Message | None = None
        self.opener: Interaction | None = None
        self.message: Message | None = None
        self.modal: JSON | None = None
        self.choices: list[JSON] | None = None
        self.state = "waiting"
        self.made = world.clock()
        # The original response while a deferred answer is owed: "new" or "update".
        self.owed: str | None = None
        self.followups: list[Message] = []
        # Whether the modal that it opened is closed because its submit was answered.
        self.submitted = False

    @property
    def acknowledged(self) -> bool:
        """Whether a first answer came in time."""
        return self.state in ("deferred", "answered")

    def expire(self) -> None:
        """Mark the interaction failed if 3 seconds passed without an answer."""
        if self.state == "waiting" and self.world.clock() - self.made > ANSWER_WITHIN:
            self.fail()

    def fail(self) -> None:
        """Mark the interaction failed and tell the person."""
        self.state = "failed"
        self.world.tell("INTERACTION_FAILED", {"id": self.id}, self.person_id)

    def check_first(self) -> None:
        """Raise 40060 if it was answered already, 10062 if that is too late."""
        if self.acknowledged:
            raise refusal(40060)
        self.expire()
        if self.state == "failed":
            raise refusal(10062)

    def check_token(self) -> None:
        """Raise 50027 if the token is older than 15 minutes, 10015 if nothing was answered yet."""
        if self.world.clock() - self.made > TOKEN_LASTS:
            raise refusal(50027)
        if not self.acknowledged:
            raise refusal(10015)

    def resolve(self, state: str) -> None:
        """Set the state and tell the person."""
        self.state = state
        if self.kind == MODAL and self.opener is not None:
            self.opener.submitted = True
        self.world.tell("INTERACTION_STATE", {"id": self.id}, self.person_id)

    async def settled(self) -> Interaction:
        """Wait for the first answer (a deferred one too), or until 3 seconds have passed; return the interaction."""
        while self.state == "waiting":
            self.expire()
            if self.state == "waiting":
                # Short, because the clock of a test may jump without any change of the world.
                await self.world.change(0.02)
        return self

    async def answered(self, timeout: float = 30.0) -> Interaction:  # noqa: ASYNC109 - said in one word at every call
        """Wait until a deferred answer is filled in; return the interaction. Raises TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            await self.settled()
            while self.state == "deferred":
                await self.world.change(0.05)
        return self

    def payload(self) -> JSON:
        """Return the INTERACTION_CREATE event."""
        world, channel = self.world, self.channel
        user = world.users[self.person_id]
        shown: JSON = {
            "id": self.id,
            "application_id": world.app["id"],
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": channel.id,
            "channel": self._channel(),
            "locale": world.people[self.person_id]["locale"],
            "app_permissions": str(permissions.of(world, world.bot["id"], channel)),
            "entitlements": [],
            "attachment_size_limit": FILE_BYTES,
            "authorizing_integration_owners": self._owners(),
        }
        guild = world.guild_of(channel)
        if guild is None:
            shown |= {"user": user, "context": 1}
        else:
            bits = str(permissions.of(world, self.person_id, channel))
            locale = guild.data["preferred_locale"]
            shown |= {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": locale, "features": guild.data["features"]},
                "guild_locale": locale,
                "member": guild.members[self.person_id] | {"permissions": bits},
                "context": 0,
            }
        if self.source is not None:
            shown["message"] = self.source.data
        return shown

    def _owners(self) -> JSON:
        """Return the installations of the app: the server ("0"), and the person ("1") if they have installed it themselves."""
        world, own = self.world, {"1": self.person_id} if self.world.people[self.person_id].get("installed") else {}
        guild = world.guild_of(self.channel)
        if guild is None:
            return {"0": "0"} | own
        return ({"0": guild.id} if world.bot_joined(guild) else {}) | own

    def _channel(self) -> JSON:
        channel = self.channel
        if channel.is_dm:
            return self.world.shown(channel)
        bits = permissions.of(self.world, self.person_id, channel)
        return self.world.shown(channel) | {"permissions": str(bits)}

    @property
    def command(self) -> str:
        """The name of the command, with its sub-command."""
        names, rows = [str(self.data["name"])], self.data.get("options", [])
        while rows and rows[0]["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            names.append(str(rows[0]["name"]))
            rows = rows[0].get("options", [])
        return " ".join(names)

    def metadata(self) -> JSON:
        """Return `interaction_metadata` for messages that answer the interaction."""
        shown: JSON = {
            "id": self.id,
            "type": self.kind,
            "user": self.world.users[self.person_id],
            "authorizing_integration_owners": self._owners(),
        }
        if self.kind == COMMAND and self.data["type"] == USER_MENU:
            shown["target_user"] = self.world.users[self.data["target_id"]]
        if self.kind == COMMAND and self.data["type"] == MESSAGE_MENU:
            shown["target_message_id"] = self.data["target_id"]
        if self.kind == COMPONENT and self.source is not None:
            shown["interacted_message_id"] = self.source.id
        if self.opener is not None:
            shown["triggering_interaction_metadata"] = self.opener.metadata()
        return shown


class Interactions:
    """The interactions of this run; only their messages outlive the process."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(
        self,
        kind: int,
        person_id: str,
        channel: Channel,
        data: JSON,
        source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Create an interaction and dispatch it to the bot. Raises PersonError if the person cannot act here.

        `source` is the message with the component, `opener` the interaction that opened a modal.
        """
        guild = self._world.guild_of(channel)
        if guild is not None and person_id not in guild.members:
            raise PersonError("this person is not a member of the guild")
        installed = self._world.people[person_id].get("installed")
        if not (guild is None or self._world.bot_joined(guild) or installed):
            raise PersonError("the app is not in this guild")
        if not permissions.sees(self._world, person_id, channel):
            raise PersonError("this person cannot see the channel")
        if channel.is_forum:
            raise PersonError("commands of a forum are used in its posts: open one")
        self._world.archive_if_idle(channel)
        if channel.locked and channel.archived:
            raise PersonError("the thread is archived and locked")
        self._sweep()
        interaction = Interaction(self._world, kind, person_id, channel, data)
        interaction.source, interaction.opener = source, opener
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._world.tell("INTERACTION_CREATE", interaction.payload())
        return interaction

    def _sweep(self) -> None:
        """Forget the interactions whose tokens have long expired; the oldest stand first."""
        before = self._world.clock() - 2 * TOKEN_LASTS
        while self._by_id and (oldest := next(iter(self._by_id.values()))).made < before:
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def by_id(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction of a callback. Raises 10062."""
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token:
            raise refusal(10062)
        return found

    def find(self, interaction_id: str) -> Interaction | None:
        """Return an interaction of this run by id."""
        return self._by_id.get(interaction_id)

    def by_token(self, app_id: str, token: str) -> Interaction:
        """Return the interaction whose token is in a webhook route. Raises 10015 or 50027."""
        found = self._by_token.get(token)
        if app_id != self._world.app["id"] or found is None:
            raise refusal(50027)
        found.check_token()
        return found


def as_strings(value: Any) -> list[str]:
    """Return one value or several as a list of strings."""
    if isinstance(value, list | tuple | set | frozenset):
        return [str(item) for item in value]
    return [str(value)]
