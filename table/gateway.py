"""The gateway: one WebSocket per session, with heartbeats, RESUME and Discord's events (docs: Gateway)."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from table.checks import permissions
from table.errors import JSON
from table.state.guilds import Guild
from table.state.sharding import shard_of
from table.state.snowflakes import make_token
from table.state.things import Channel
from table.state.world import World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT, _MEMBERS, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
_IGNORED = frozenset({3, 4})  # presence and voice updates change nothing here
_GUILDS, _GUILD_MEMBERS, _GUILD_MESSAGES, _DM_MESSAGES, _CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15
_GUILD_EVENTS = frozenset({"BOT_ADDED", "BOT_REMOVED", "OUTAGE", "OUTAGE_OVER"})
_ROLE_EVENTS = frozenset({"GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE"})
_TABLE_EVENTS = frozenset({"BOT", "PEOPLE", "COMMANDS", "EVENTS"})
"""Events for the table's own page, of which a bot hears nothing."""

_PAYLOAD_BYTES = 4096
_LEVEL = 1  # of compression: on one machine nobody waits for the bytes
_REPLAYED = 1000
_INVALID_SHARD, _SHARDING_REQUIRED = 4010, 4011
_ENDING = frozenset({1000, 1001})
"""Close codes of a bot after which Discord forgets its session (docs: Initiating a Disconnect)."""


class Session:
    """A bot's session. It outlives its socket, so that RESUME can replay missed events."""

    def __init__(self, intents: int, shard: int, total: int) -> None:
        self.id = make_token()
        self.intents = intents
        self.shard, self.total = shard, total
        self.seq = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=_REPLAYED)
        self.socket: Socket | None = None

    def covers(self, guild_id: str | None) -> bool:
        """Return whether the events of a server, None for direct messages, are this session's."""
        return shard_of(guild_id, self.total) == self.shard

    def dispatch(self, event: str, data: JSON) -> None:
        """Send an event, or keep it for a RESUME."""
        self.seq += 1
        # Written down at once: the objects in `data` live on and change.
        packet = msgspec.json.encode({"op": _DISPATCH, "t": event, "s": self.seq, "d": data})
        self.sent.append((self.seq, packet))
        if self.socket is not None:
            self.socket.send_encoded(packet)


class Socket:
    """One WebSocket; packets go out in order through a queue."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse) -> None:
        self.ws = ws
        self._transport = request.transport
        self._deflate = zlib.compressobj(_LEVEL) if request.query.get("compress") == "zlib-stream" else None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, packet: JSON) -> None:
        """Queue one packet."""
        self.send_encoded(msgspec.json.encode(packet))

    def send_encoded(self, packet: bytes) -> None:
        """Queue one packet that is serialized already."""
        self._queue.put_nowait(packet)

    async def write(self) -> None:
        """Send the queued packets until the socket closes."""
        while True:
            packet = await self._queue.get()
            if self._deflate is None:
                await self.ws.send_str(packet.decode())
            else:
                data = self._deflate.compress(packet) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.ws.send_bytes(data)

    def abort(self) -> None:
        """Cut the connection as a network failure does."""
        if self._transport is not None:
            self._transport.abort()


class Gateway:
    """All sessions. It listens to the world and sends each session the events that its intents and access allow."""

    def __init__(self, world: World, url: str) -> None:
        self._world = world
        self._url = url
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self.closed = False
        self.mute = False
        self.refused: set[int] = set()
        """The shards of which no session is begun or resumed: their connections are cut."""
        self.muted: set[int] = set()
        """The shards whose sessions are neither begun nor resumed, and whose connections hear nothing of that."""
        self.closes: list[int] = []
        """The codes with which connections were closed, in order; 1006 is one that was cut."""
        self.begun: list[int] = []
        """The IDENTIFY (2) and RESUME (6) packets that bots sent, in order."""
        world.listeners.append(self._on_change)

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.socket is not None for session in self._sessions.values())

    def drop(self, shard: int | None = None) -> None:
        """Cut every connection, or those of one shard; the sessions stay."""
        of_shard = {session.socket for session in self._sessions.values() if session.shard == shard}
        for socket in list(self._sockets):
            if shard is None or socket in of_shard:
                socket.abort()

    def forget(self) -> None:
        """Forget every session, so that RESUME fails."""
        for session in self._sessions.values():
            session.socket = None
        self._sessions.clear()

    def ask_reconnect(self) -> None:
        """Ask every bot to reconnect and resume."""
        for socket in self._sockets:
            socket.send({"op": _RECONNECT, "d": None})

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection. While `closed`, none is taken."""
        if self.closed:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=1 << 20)
        await ws.prepare(request)
        socket = Socket(request, ws)
        self._sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        socket.send({"op": _HELLO, "d": {"heartbeat_interval": 41250, "_trace": ["table"]}})
        try:
            await self._read(socket)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._sockets.discard(socket)
            self._leave(socket, ws.close_code or WSCloseCode.ABNORMAL_CLOSURE)
        return ws

    async def _read(self, socket: Socket) -> None:
        async for frame in socket.ws:
            if frame.type is not WSMsgType.TEXT or len(frame.data.encode()) > _PAYLOAD_BYTES:
                await socket.ws.close(code=4002)
                return
            try:
                packet = msgspec.json.decode(frame.data)
                close = self._receive(socket, packet["op"], packet.get("d"))
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                close = 4002
            if close:
                await socket.ws.close(code=close)
                return

    def _receive(self, socket: Socket, op: int, data: Any) -> int:
        """Handle one packet; return the close code that it causes, or 0. While `mute`, only heartbeats are answered."""
        session = next((item for item in self._sessions.values() if item.socket is socket), None)
        if op in (_IDENTIFY, _RESUME):
            self.begun.append(op)
        if op == _HEARTBEAT:
            # At once would be before discord.py has noted its own sending, and it would then complain of a slow gateway.
            asyncio.get_running_loop().call_later(0.05, socket.send, {"op": _ACK})
        elif self.mute:
            pass
        elif op == _IDENTIFY:
            return 4005 if session else self._identify(socket, data)
        elif op == _RESUME:
            self._resume(socket, data)
        elif session is None:
            return 4003
        elif op == _MEMBERS:
            self._chunk(session, data)
        elif op not in _IGNORED:
            return 4001
        return 0

    def _identify(self, socket: Socket, data: JSON) -> int:
        if not data.get("token"):
            return 4004
        world, shard = self._world, data.get("shard")
        number, total = (0, 1) if shard is None else (int(shard[0]), int(shard[1]))
        if not 0 <= number < total:
            return _INVALID_SHARD
        if shard is None and world.sharding.required:
            return _SHARDING_REQUIRED
        if number in self.refused | self.muted:
            self._ignore(socket, number)
            return 0
        if not world.sharding.take_turn(number, world.clock()):
            socket.send({"op": _INVALID, "d": False})
            return 0
        session = Session(int(data["intents"]), number, total)
        self._sessions[session.id] = session
        session.socket = socket
        joined = [guild for guild in world.guilds.values() if world.bot_joined(guild) and session.covers(guild.id)]
        ready: JSON = {
            "v": 10,
            "user": world.bot | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in joined],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._url,
            "private_channels": [],
            "application": {"id": world.app["id"], "flags": world.app["flags"]},
        }
        if shard is not None:
            ready["shard"] = [number, total]
        session.dispatch("READY", ready)
        for guild in joined if session.intents & _GUILDS else ():
            if not guild.outage:
                session.dispatch("GUILD_CREATE", self._guild(session, guild))
        world.tell("BOT", {"online": True})
        return 0

    def _resume(self, socket: Socket, data: JSON) -> None:
        session = self._sessions.get(data.get("session_id", ""))
        missed = data.get("seq") or 0
        if session is None or (session.sent and session.sent[0][0] > missed + 1) or missed > session.seq:
            socket.send({"op": _INVALID, "d": False})
            return
        if session.shard in self.refused | self.muted:
            self._ignore(socket, session.shard)
            return
        for seq, packet in session.sent:
            if seq > missed:
                socket.send_encoded(packet)
        session.socket = socket
        session.dispatch("RESUMED", {"_trace": ["table"]})
        self._world.tell("BOT", {"online": True})

    def _ignore(self, socket: Socket, shard: int) -> None:
        """Answer nothing, and cut the connection of a shard that is refused."""
        if shard in self.refused:
            socket.abort()

    def _leave(self, socket: Socket, code: int) -> None:
        self.closes.append(code)
        for session in [*self._sessions.values()]:
            if session.socket is socket:
                session.socket = None
                if code in _ENDING:
                    del self._sessions[session.id]
                self._world.tell("BOT", {"online": self.online})

    def _guild(self, session: Session, guild: Guild) -> JSON:
        world = self._world
        everyone = bool(session.intents & _GUILD_MEMBERS)
        members = [row for key, row in guild.members.items() if everyone or key == world.bot["id"]]
        seen = [item for item in world.channels.values() if world.guild_of(item) is guild and self._sees(item)]
        return guild.data | {
            "roles": list(guild.roles.values()),
            "members": members,
            "channels": [world.shown(item) for item in seen if not item.is_thread],
            "threads": [world.shown(item) for item in seen if item.is_thread and not item.archived],
            "joined_at": guild.members[world.bot["id"]]["joined_at"],
            "large": False,
            "member_count": len(guild.members),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "unavailable": False,
        }

    def _chunk(self, session: Session, data: JSON) -> None:
        guild = self._world.guilds[str(data["guild_id"])]
        if not session.covers(guild.id):
            return
        ids = data.get("user_ids")
        wanted = {str(key) for key in (ids if isinstance(ids, list) else [ids] if ids else [])}
        query = str(data.get("query", "")).lower()
        rows = list(guild.members.values())
        found = [
            row
            for row in rows
            if (row["user"]["id"] in wanted if wanted else row["user"]["username"].lower().startswith(query))
        ]
        if data.get("limit"):
            found = found[: data["limit"]]
        chunk: JSON = {"guild_id": guild.id, "members": found, "chunk_index": 0, "chunk_count": 1}
        chunk["not_found"] = sorted(wanted - guild.members.keys())
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _sees(self, channel: Channel) -> bool:
        return permissions.sees(self._world, self._world.bot["id"], channel)

    def _on_change(self, event: str, facts: JSON, seer: str | None) -> None:
        """Pass a change on to the sessions, except a change that only one person may see.

        As at Discord every session of the shard gets it, an interaction too: whoever answers first has answered.
        """
        if seer is not None:
            return
        posted = event == "INTERACTION_CREATE" and self._world.app["interactions_endpoint_url"] is not None
        if event in _TABLE_EVENTS or posted:
            return
        guild_id = self._place(facts)
        sessions = [session for session in self._sessions.values() if session.covers(guild_id)]
        if event in _GUILD_EVENTS:
            self._tell_guild(event, self._world.guilds[facts["guild_id"]], sessions)
            return
        for session in sessions:
            data = self._for(session, event, facts)
            if data is not None:
                session.dispatch(event, data)

    def _place(self, facts: JSON) -> str | None:
        """Return the id of the server that an event is of, None for direct messages."""
        if "guild_id" in facts:
            return str(facts["guild_id"])
        key = facts.get("thread_id") or facts.get("channel_id")
        return self._world.channels[key].data.get("guild_id") if key else None

    def _tell_guild(self, event: str, guild: Guild, sessions: list[Session]) -> None:
        """Send a server as a whole: the bot joins or leaves it, or Discord has an outage."""
        key = {"id": guild.id}
        for session in sessions:
            if not session.intents & _GUILDS:
                continue
            if event == "BOT_REMOVED":
                session.dispatch("GUILD_DELETE", key)
            elif event == "OUTAGE":
                session.dispatch("GUILD_DELETE", key | {"unavailable": True})
            else:
                whole = self._guild(session, guild)
                # A guild that is new to the bot has no `unavailable` field.
                session.dispatch(
                    "GUILD_CREATE",
                    whole if event == "OUTAGE_OVER" else {k: v for k, v in whole.items() if k != "unavailable"},
                )

    def _for(self, session: Session, event: str, facts: JSON) -> JSON | None:
        if event == "INTERACTION_CREATE":
            return facts
        if event.startswith("MESSAGE_"):
            return self._message(session, facts)
        if event.startswith("GUILD_MEMBER_"):
            # A bot gets events about its own member without that intent (docs: List of Intents).
            own = event == "GUILD_MEMBER_UPDATE" and facts["user"]["id"] == self._world.bot["id"]
            return facts if session.intents & _GUILD_MEMBERS or own else None
        if event == "THREAD_MEMBERS_UPDATE":
            own = bool({facts["bot"]} & {*facts["ids"]})
            return facts["shown"] if session.intents & _GUILD_MEMBERS or own else None
        visible = event in _ROLE_EVENTS and self._world.bot_joined(self._world.guilds[facts["guild_id"]])
        if event.startswith(("CHANNEL_", "THREAD_")):
            visible = self._sees(self._world.channels[facts["id"]])
        return facts if visible and session.intents & _GUILDS else None

    def _message(self, session: Session, facts: JSON) -> JSON | None:
        world = self._world
        channel = world.channels[facts["channel_id"]]
        if not session.intents & (_DM_MESSAGES if channel.is_dm else _GUILD_MESSAGES) or not self._sees(channel):
            return None
        guild = world.guild_of(channel)
        if guild is None or "author" not in facts:
            return facts
        shown = facts | {"guild_id": guild.id}
        author = facts["author"]["id"]
        if author in guild.members:
            shown["member"] = {key: value for key, value in guild.members[author].items() if key != "user"}
        own = author == world.bot["id"] or world.bot["id"] in [row["id"] for row in facts["mentions"]]
        if not session.intents & _CONTENT and not own:
            shown |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return shown
