"""The state of the table: people, servers, channels, messages and commands. Each change is stored, then announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from table.errors import JSON, PersonError
from table.state import shapes
from table.state.disk import Disk
from table.state.guilds import Guild, bot_role, make_guild
from table.state.option_files import OptionFiles
from table.state.sharding import Sharding, shard_of
from table.state.signing import signing_key
from table.state.snowflakes import Snowflakes, time_of, timestamp
from table.state.things import Channel, Message, Upload

_NONCE_LASTS = 300.0
_MOST_THREADS = 1000

# An event, its facts, and the one person who may get it (None: everybody who sees the channel).
Listener = Callable[[str, JSON, str | None], None]


class World:
    """All people, servers, channels, messages and commands, as the disk stores them. `founding.open_world` opens one."""

    def __init__(self, clock: Callable[[], float], disk: Disk) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.disk = disk
        self.listeners: list[Listener] = []
        self.sharding = Sharding()
        self._changed = asyncio.Event()
        self.users = self.disk.all("user")
        self.people = self.disk.all("person")
        # The servers by id, the first one before those that were added.
        self.guilds = {key: Guild(row, disk) for key, row in self.disk.all("guild").items()}
        self.commands = self.disk.all("command")
        self.files: dict[str, Upload] = self.disk.files()
        self.channels = {key: Channel(**row) for key, row in self.disk.all("channel").items()}
        # The DM of each person, by their id.
        self.dms = {channel.members[0]: channel for channel in self.channels.values() if channel.is_dm}
        self.messages: dict[str, dict[str, Message]] = {key: {} for key in self.channels}
        self._nonces: dict[tuple[str, str], tuple[float, Message]] = {}
        # Threads that may be open in a server at a time, and when each was renamed of late.
        self.most_threads = _MOST_THREADS
        self.renamed: dict[str, list[float]] = {}
        self.option_files = OptionFiles(self.ids, clock)
        self._load_messages()
        meta = self.disk.all("meta")
        self.bot, self.app = meta["bot"], meta["app"]
        self._key = signing_key(self.disk, self.app)
        self.base = str(meta["base"]["url"])

    def _load_messages(self) -> None:
        for row in self.disk.all("message").values():
            message = Message(row["data"], self.files, row["seer"], row["token"])
            self.messages[message.channel_id][message.id] = message
        ids = [*self.users, *self.commands, *self.files, *self.channels, *self.guilds]
        ids += [key for guild in self.guilds.values() for key in (*guild.roles, *guild.events)]
        ids += [key for room in self.messages.values() for key in room]
        self.ids.last = max((int(key) for key in ids), default=0)

    # Telling

    def tell(self, event: str, facts: JSON, seer: str | None = None) -> None:
        """Announce an event to the listeners, and wake the tasks that wait for a change."""
        for listener in list(self.listeners):
            listener(event, facts, seer)
        self.wake()

    def wake(self) -> None:
        """Wake the tasks that wait in `change`."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self, within: float) -> None:
        """Wait for the next change, or for `within` seconds."""
        try:
            await asyncio.wait_for(self._changed.wait(), within)
        except TimeoutError:
            return

    def sign(self, body: bytes) -> tuple[str, str]:
        """Return the second, and the signature as hex digits, with which a body is posted now."""
        second = str(int(self.clock()))
        return second, self._key.sign(second.encode() + body).signature.hex()

    # Servers

    @property
    def home(self) -> Guild:
        """The first server, to which everybody belongs from the beginning."""
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the server of a channel or thread, None for a DM."""
        return None if channel.is_dm else self.guilds[channel.data["guild_id"]]

    def bot_joined(self, guild: Guild) -> bool:
        """Return whether the bot is a member of a server."""
        return self.bot["id"] in guild.members

    def add_guild(self, name: str, shard: int | None = None, total: int = 1) -> Guild:
        """Add a server with the bot, everybody, and one channel; `shard` is which of `total` shards gets it.

        Raises PersonError for a name that Discord refuses, ValueError for a shard that there is not.
        """
        if not 2 <= len(name.strip()) <= 100:
            raise PersonError("the name of a server has 2 to 100 characters")
        if shard is not None and not 0 <= shard < total:
            raise ValueError(f"of {total} shards there is none of number {shard}")
        guild_id = self.ids.make()
        while shard is not None and shard_of(guild_id, total) != shard:
            guild_id = self.ids.make_later()
        guild = make_guild(self.disk, guild_id, name.strip(), self.app["owner"]["id"])
        self.guilds[guild.id] = guild
        for person_id in self.people:
            self.add_member(guild, self.users[person_id], [])
        self.add_channel("general", guild)
        self.invite_bot(guild)
        return guild

    # People

    def add_member(self, guild: Guild, user: JSON, roles: list[str]) -> JSON:
        """Make a user a member of a server with these roles without announcing it; return the record."""
        self.users[user["id"]] = user
        self.disk.put("user", user["id"], user)
        return guild.put_member(shapes.member(user, self.clock(), roles))

    def add_person(self, name: str, locale: str, user_id: str | None = None) -> JSON:
        """Add a person with this display name to every server and return the record."""
        if not 1 <= len(name.strip()) <= 32:
            raise PersonError("a name has 1 to 32 characters")
        if locale not in shapes.LOCALES:
            raise PersonError(f"Discord has no locale {locale!r}")
        user = shapes.user(user_id or self.ids.make(), name.strip())
        person = {"id": user["id"], "locale": locale, "dms_open": True}
        self.people[user["id"]] = person
        self.disk.put("person", user["id"], person)
        for guild in self.guilds.values():
            self._join(guild, user)
        return person

    def find_person(self, name: str) -> JSON | None:
        """Return the record of the person with this display name, None without one."""
        return next((row for row in self.people.values() if self.users[row["id"]]["global_name"] == name), None)

    def change_person(self, person_id: str, **facts: Any) -> None:
        """Change a person's `locale` or `dms_open`."""
        self.people[person_id].update(facts)
        self.disk.put("person", person_id, self.people[person_id])
        self.tell("PEOPLE", {})

    def remove_member(self, guild: Guild, person_id: str) -> None:
        """Take a person out of a server and its threads."""
        guild.drop_member(person_id)
        self._leave_threads(guild, person_id)
        self.tell("GUILD_MEMBER_REMOVE", {"guild_id": guild.id, "user": self.users[person_id]})

    def return_member(self, guild: Guild, person_id: str) -> None:
        """Let a person join a server, again or for the first time."""
        self._join(guild, self.users[person_id])

    def _join(self, guild: Guild, user: JSON) -> None:
        member = self.add_member(guild, user, [])
        self.tell("GUILD_MEMBER_ADD", member | {"guild_id": guild.id})

    def _leave_threads(self, guild: Guild, user_id: str) -> None:
        for channel in self.channels.values():
            if channel.is_thread and self.guild_of(channel) is guild and user_id in channel.members:
                channel.members.remove(user_id)
                self.save_channel(channel)

    # The bot

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a server, as a moderator does: its role goes with it, and it leaves its threads."""
        member = guild.members[self.bot["id"]]
        for key in [*member["roles"]]:
            guild.drop_role(key)
        guild.drop_member(self.bot["id"])
        self._leave_threads(guild, self.bot["id"])
        self.tell("BOT_REMOVED", {"guild_id": guild.id})

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot join a server, with a role of its own."""
        role = guild.put_role(bot_role(self.ids.make(), self.bot["id"]))
        self.add_member(guild, self.bot, [role["id"]])
        self.tell("BOT_ADDED", {"guild_id": guild.id})

    def set_outage(self, guild: Guild, *, on: bool) -> None:
        """Begin or end an outage of a server at Discord's side."""
        guild.outage = on
        self.tell("OUTAGE" if on else "OUTAGE_OVER", {"guild_id": guild.id})

    def change_role(self, guild: Guild, role_id: str, bits: int) -> None:
        """Give a role these permission bits and announce it."""
        role = guild.put_role(guild.roles[role_id] | {"permissions": str(bits)})
        self.tell("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": role})

    def add_role(self, guild: Guild, name: str, position: int = 0) -> JSON:
        """Add a role without permissions at a position; roles above the bot's own it cannot give."""
        role = guild.put_role(shapes.role(self.ids.make(), name, 0, position))
        self.tell("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": role})
        return role

    def remove_role(self, guild: Guild, role_id: str) -> None:
        """Delete a role, which nobody has any more then."""
        guild.drop_role(role_id)
        self.tell("GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": role_id})

    # Channels

    def add_channel(self, name: str, guild: Guild) -> Channel:
        """Add a text channel to a server."""
        return self.put_channel(Channel(shapes.text_channel(self.ids.make(), guild.id, name, self._position(guild))))

    def add_forum(self, name: str, guild: Guild, tags: Iterable[str] = (), *, asks_for_tag: bool = False) -> Channel:
        """Add a forum with these tags to a server."""
        data = shapes.forum(self.ids.make(), guild.id, name, self._position(guild), asks_for_tag=asks_for_tag)
        data["available_tags"] = [shapes.tag(self.ids.make(), tag) for tag in tags]
        return self.put_channel(Channel(data))

    def _position(self, guild: Guild) -> int:
        """Return the position of a new channel in a server's list: below the others."""
        rows = [channel for channel in self.channels.values() if not channel.is_thread]
        return sum(self.guild_of(channel) is guild for channel in rows)

    def put_channel(self, channel: Channel) -> Channel:
        """Store a new channel or thread and announce it."""
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        self.save_channel(channel)
        if channel.is_dm:
            self.dms[channel.members[0]] = channel
            self.tell("DM_CREATE", channel.data, channel.members[0])
        else:
            self.tell("THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", self.shown(channel))
        return channel

    def save_channel(self, channel: Channel) -> None:
        """Store a channel without announcing it."""
        self.disk.put("channel", channel.id, {"data": channel.data, "members": channel.members})

    def change_channel(self, channel: Channel) -> None:
        """Store a changed channel and announce it."""
        self.save_channel(channel)
        self.tell("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", self.shown(channel))

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [item for item in self.channels.values() if item.data.get("parent_id") == channel.id]:
            self.remove_channel(thread)
        for message in list(self.messages.pop(channel.id).values()):
            self._forget(message)
        self.disk.drop("channel", channel.id)
        # Announced before the deletion, because only users who see the channel may get the event.
        self.tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", self.shown(channel))
        del self.channels[channel.id]
        if channel.is_dm:
            del self.dms[channel.members[0]]

    def dm(self, person_id: str) -> Channel:
        """Return the DM of the bot with a person; it is opened if there is none."""
        if person_id in self.dms:
            return self.dms[person_id]
        data = shapes.dm_channel(self.ids.make(), self.users[person_id])
        return self.put_channel(Channel(data, [person_id]))

    def shown(self, channel: Channel) -> JSON:
        """Return a channel as the bot sees it."""
        if not channel.is_thread:
            return channel.data
        shown = channel.data | {"member_count": min(len(channel.members), 50)}
        if self.bot["id"] in channel.members:
            shown["member"] = self.thread_member(channel, self.bot["id"])
        return shown

    def thread_member(self, channel: Channel, user_id: str) -> JSON:
        """Return a thread member object."""
        joined = channel.data["thread_metadata"]["create_timestamp"]
        return {"id": channel.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}

    def archive_if_idle(self, channel: Channel) -> None:
        """Archive a thread without activity for its auto-archive duration."""
        if not channel.is_thread or channel.archived:
            return
        state = channel.data["thread_metadata"]
        last = channel.data["last_message_id"] or channel.id
        active = max(time_of(last), datetime.fromisoformat(state["archive_timestamp"]).timestamp())
        if self.clock() - active > state["auto_archive_duration"] * 60:
            state |= {"archived": True, "archive_timestamp": self.now()}
            self.change_channel(channel)

    # Scheduled events. No event is sent: this bot does not have the intent for them

    def keep_event(self, event: JSON) -> JSON:
        """Store a new or changed scheduled event of its server."""
        self.guilds[event["guild_id"]].put_event(event)
        self.tell("EVENTS", {})
        return event

    def remove_event(self, guild: Guild, event_id: str) -> None:
        """Delete a scheduled event of a server."""
        guild.drop_event(event_id)
        self.tell("EVENTS", {})

    # Messages

    def message(self, channel_id: str, message_id: str) -> Message | None:
        """Return a message, ephemerals included."""
        return self.messages.get(channel_id, {}).get(message_id)

    def add_message(self, message: Message) -> Message:
        """Store a new message and announce it; one in an archived thread opens the thread."""
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        self.save_message(message)
        if message.seer is None:
            channel.data["last_message_id"] = message.id
            if channel.is_thread:
                channel.data["message_count"] += 1
                channel.data["total_message_sent"] += 1
            if channel.archived:
                channel.data["thread_metadata"]["archived"] = False
                self.change_channel(channel)
            self.save_channel(channel)
        self.tell("MESSAGE_CREATE", message.data, message.seer)
        return message

    def save_message(self, message: Message) -> None:
        """Store a message without announcing it."""
        self.disk.put("message", message.id, {"data": message.data, "seer": message.seer, "token": message.token})

    def change_message(self, message: Message) -> None:
        """Store an edited message and announce it."""
        self.save_message(message)
        self.tell("MESSAGE_UPDATE", message.data, message.seer)

    def remove_message(self, message: Message) -> None:
        """Delete a message and announce it."""
        self.messages[message.channel_id].pop(message.id, None)
        self._forget(message)
        facts = {"id": message.id, "channel_id": message.channel_id}
        if guild := self.guild_of(self.channels[message.channel_id]):
            facts["guild_id"] = guild.id
        self.tell("MESSAGE_DELETE", facts, message.seer)

    def _forget(self, message: Message) -> None:
        message.deleted = True
        self.disk.drop("message", message.id)
        for item in message.attachments:
            self.drop_file(item["id"])

    def drop_file(self, file_id: str) -> None:
        """Delete an attachment's bytes."""
        self.files.pop(file_id, None)
        self.disk.drop_file(file_id)

    def add_file(self, file: Upload) -> str:
        """Store an attachment's bytes; return their id."""
        file_id = self.ids.make()
        self.files[file_id] = file
        self.disk.put_file(file_id, file)
        return file_id

    def blank(self, channel_id: str, author: JSON, flags: int = 0) -> JSON:
        """Return the JSON of an empty message."""
        message = shapes.message(self.ids.make(), channel_id, author, self.clock())
        return message | {"flags": flags}

    def remember_nonce(self, channel_id: str, nonce: str, message: Message) -> None:
        """Remember for a few minutes that a message was sent under this nonce."""
        now = self.clock()
        self._nonces = {key: row for key, row in self._nonces.items() if now - row[0] < _NONCE_LASTS}
        self._nonces[channel_id, nonce] = (now, message)

    def find_by_nonce(self, channel_id: str, nonce: str) -> Message | None:
        """Return the message sent under this nonce within the last five minutes, None without one."""
        since, message = self._nonces.get((channel_id, nonce), (0.0, None))
        return message if self.clock() - since < _NONCE_LASTS else None

    def now(self) -> str:
        """Return the present time as a timestamp."""
        return timestamp(self.clock())

    def visible(self, message: Message, user_id: str) -> bool:
        """Return whether a user sees this message, given that they see its channel."""
        return message.seer in (None, user_id)
