"""The table: one web server on 127.0.0.1 with Discord's gateway, REST, attachments and the web page."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from aiohttp import web
from aiohttp.typedefs import Handler

from table.acts.interactions import Interactions
from table.acts.people import Person
from table.checks import schema
from table.checks.message_limits import REQUEST_BYTES
from table.errors import JSON, PersonError
from table.faults import Faults
from table.gateway import Gateway
from table.page import Page
from table.posting import Posting
from table.rest import application, channels, events, guilds, interactions, messages, threads
from table.rest.request_checks import Rest
from table.state import addresses
from table.state.founding import open_world
from table.state.guilds import Guild
from table.state.permission_bits import EVERYONE, mask
from table.state.shapes import LOCALES
from table.state.things import TEXT, Channel

HOST = "127.0.0.1"

SHOWN_IN_PLACE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
"""Media types that browsers show and never run; a picture in SVG holds scripts."""

FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""A file of a user that is opened by itself runs nothing, and has no part in the page's origin."""


def _bind(ports: Sequence[int]) -> socket.socket:
    for port in ports[:-1]:
        with contextlib.suppress(OSError):
            return socket.create_server((HOST, port))
    return socket.create_server((HOST, ports[-1]))


class Table:
    """A stand-in for Discord. `data` is the folder of its world, `spec` Discord's OpenAPI document if there is one.

    `clock` returns Unix seconds and rules the 3 seconds, 15 minutes and nonce windows.
    """

    token = "table"  # noqa: S105 - any token is taken

    def __init__(
        self, data: Path | None = None, spec: Path | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.world = open_world(clock, data)
        self.interactions = Interactions(self.world)
        self.faults = Faults()
        self._schema = schema.load(spec) if spec is not None else None
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def start(self, *ports: int) -> None:
        """Listen on the first free port of these on 127.0.0.1, or on any free port if none is given.

        Raises OSError if all are taken; the table cannot be used then.
        """
        # Bound first: the world's addresses hold the port, and nobody may ask before they are right.
        try:
            bound = _bind(ports or (0,))
        except OSError:
            self.world.disk.close()
            raise
        self.url = f"http://{HOST}:{bound.getsockname()[1]}"
        addresses.move(self.world, self.url)
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[_own_origin_only])
        gateway_url = self.url.replace("http", "ws", 1) + "/gateway"
        self._gateway = Gateway(self.world, gateway_url)
        self._rest = Rest(self.world, self.interactions, self.faults, self._schema, gateway_url)
        self._page = Page(self.world, self.interactions, self._gateway)
        self._posting = Posting(self.world, self.interactions)
        self.world.listeners.append(self._check_payload)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self._gateway.serve)
        routes = [*application.ROUTES, *guilds.ROUTES, *messages.ROUTES, *channels.ROUTES, *threads.ROUTES]
        routes += [*interactions.ROUTES, *events.ROUTES]
        self._rest.add_to(app, routes)
        app.router.add_get("/cdn/attachments/{channel_id}/{file_id}/{name}", self._file)
        app.router.add_get("/cdn/ephemeral-attachments/{application_id}/{file_id}/{name}", self._file)
        self._page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, bound).start()

    async def stop(self) -> None:
        """Close every connection and the world's file."""
        if self._runner is not None:
            self._gateway.drop()
            await self._page.close()
            await self._posting.close()
            await self._runner.cleanup()
            self._runner = None
        self.world.disk.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    # What is there

    @property
    def guild(self) -> JSON:
        """The first server in Discord's JSON."""
        return self.world.home.data

    @property
    def bot(self) -> JSON:
        """The bot's user in Discord's JSON."""
        return self.world.bot

    @property
    def general(self) -> Channel:
        """The first text channel."""
        return next(item for item in self.world.channels.values() if item.type == TEXT)

    @property
    def violations(self) -> list[str]:
        """Violations of Discord's document, and requests to unknown routes."""
        return self._rest.violations

    @property
    def requests(self) -> list[tuple[str, str, Any, int]]:
        """Every REST request: method, path, JSON body, status of the answer."""
        return self._rest.requests

    @property
    def online(self) -> bool:
        """Whether a bot is connected to the gateway."""
        return self._gateway.online

    def person(self, name: str, locale: str | None = None) -> Person:
        """Return the person of this name. A new one joins every server, with English unless `locale` is given."""
        record = self.world.find_person(name)
        if record is None:
            record = self.world.add_person(name, locale or "en-US")
        elif locale is not None and record["locale"] != locale:
            if locale not in LOCALES:
                raise PersonError(f"Discord has no locale {locale!r}")
            self.world.change_person(record["id"], locale=locale)
        return Person(self.world, self.interactions, record["id"])

    def add_guild(self, name: str, shard: int | None = None) -> Guild:
        """Add a server with the bot, everybody and a channel; `shard` is which of the advised shards gets its events."""
        return self.world.add_guild(name, shard, self.world.sharding.shards)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Add a text channel to a server, the first by default."""
        return self.world.add_channel(name, guild or self.world.home)

    def add_forum(self, name: str, tags: Collection[str] = (), *, asks_for_tag: bool = False) -> Channel:
        """Add a forum with these tags to the first server; `asks_for_tag`: then its posts need one."""
        return self.world.add_forum(name, self.world.home, tags, asks_for_tag=asks_for_tag)

    def channel(self, channel_id: str | int) -> Channel:
        """Return a channel or thread by id. Raises KeyError."""
        return self.world.channels[str(channel_id)]

    def threads(self, channel: Channel) -> list[Channel]:
        """Return the threads of a channel, oldest first."""
        return [item for item in self.world.channels.values() if item.data.get("parent_id") == channel.id]

    def set_bot_permissions(self, channel: Channel, deny: Collection[str] = (), allow: Collection[str] = ()) -> None:
        """Replace the bot's overwrites in a channel. Raises KeyError for a wrong name."""
        row: JSON = {"id": self.bot["id"], "type": 1}
        row |= {"allow": str(mask(allow)), "deny": str(mask(deny))}
        rows = [item for item in channel.data["permission_overwrites"] if item["id"] != row["id"]]
        channel.data["permission_overwrites"] = [*rows, row] if allow or deny else rows
        self.world.change_channel(channel)

    def set_everyone(self, deny: Collection[str] = ()) -> None:
        """Deny @everyone these permissions of a new server, and allow the others. Raises KeyError for a wrong name."""
        self.world.change_role(self.world.home, self.world.home.id, mask(EVERYONE) & ~mask(deny))

    def add_role(self, name: str, position: int = 0) -> int:
        """Add a role without permissions; return its id."""
        return int(self.world.add_role(self.world.home, name, position)["id"])

    def set_bot_role(self, *names: str) -> None:
        """Give the bot's role these permissions besides those it was invited with, in the whole server."""
        self._change_bot_role(lambda bits: bits | mask(names))

    def take_bot_role(self, *names: str) -> None:
        """Take these permissions from the bot's role, in the whole server."""
        self._change_bot_role(lambda bits: bits & ~mask(names))

    def _change_bot_role(self, change: Callable[[int], int]) -> None:
        home = self.world.home
        (role,) = home.members[self.bot["id"]]["roles"]
        self.world.change_role(home, role, change(int(home.roles[role]["permissions"])))

    def remove_role(self, role: int) -> None:
        """Delete a role, as a moderator does."""
        self.world.remove_role(self.world.home, str(role))

    def remove_event(self, event: str) -> None:
        """Delete a scheduled event, as a moderator does."""
        self.world.remove_event(self.world.home, event)

    def roles_of(self, person: Person) -> list[int]:
        """Return the ids of a person's roles."""
        return [int(key) for key in self.world.home.members[person.id]["roles"]]

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Remove the bot from a server, the first by default, as a moderator does."""
        self.world.remove_bot(guild or self.world.home)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Invite the bot to a server again, the first by default."""
        self.world.invite_bot(guild or self.world.home)

    def set_outage(self, *, on: bool, guild: Guild | None = None) -> None:
        """Begin or end an outage of a server, which Discord announces by GUILD_DELETE with `unavailable`."""
        self.world.set_outage(guild or self.world.home, on=on)

    def set_thread(self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive or lock a thread, as a moderator does."""
        state = thread.data["thread_metadata"]
        for key, value in (("archived", archived), ("locked", locked)):
            if value is not None:
                state[key] = value
        self.world.change_channel(thread)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, as a moderator does."""
        self.world.remove_channel(channel)

    async def post_interactions_to(self, url: str | None) -> None:
        """Set the application's endpoint for interactions, as its owner does in Discord's portal. Raises PersonError."""
        await self._posting.set_url(url)

    # What happens to the connection

    def drop_gateway(self) -> None:
        """Cut the bot's gateway connection; its session can be resumed."""
        self._gateway.drop()

    def close_gateway(self) -> None:
        """Cut the bot's gateway connection, and refuse new ones until `open_gateway`."""
        self._gateway.closed = True
        self._gateway.drop()

    def close_shard(self, shard: int) -> None:
        """Cut the gateway connections of one shard, and refuse it sessions until `open_gateway`."""
        self._gateway.refused.add(shard)
        self._gateway.drop(shard)

    def mute_shard(self, shard: int) -> None:
        """Cut the gateway connections of one shard, and answer nothing but heartbeats on new ones until `open_gateway`."""
        self._gateway.muted.add(shard)
        self._gateway.drop(shard)

    def mute_gateway(self) -> None:
        """Cut the bot's gateway connection, and answer nothing but heartbeats on new ones until `open_gateway`."""
        self._gateway.mute = True
        self._gateway.drop()

    def open_gateway(self) -> None:
        """Accept and answer gateway connections again."""
        self._gateway.closed = self._gateway.mute = False
        self._gateway.refused.clear()
        self._gateway.muted.clear()

    def forget_sessions(self) -> None:
        """Forget the gateway sessions: RESUME is answered with INVALID_SESSION."""
        self._gateway.forget()

    def ask_reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        self._gateway.ask_reconnect()

    async def until(self, condition: Callable[[], Any], timeout: float = 30.0) -> None:  # noqa: ASYNC109 - said in one word at every call
        """Wait until `condition()` holds; it is called again at each change. Raises TimeoutError."""
        async with asyncio.timeout(timeout):
            pause = 0.001
            while not condition():
                # Short, because a condition may look at something that is not the world's.
                await self.world.change(pause)
                pause = min(2 * pause, 0.02)

    # Serving

    def _check_payload(self, event: str, facts: JSON, _seer: str | None) -> None:
        if event == "INTERACTION_CREATE" and self._schema is not None:
            problems = self._schema.interaction(facts)
            for problem in problems:
                self._rest.note_violation(f"interaction payload: {problem}")

    async def _file(self, request: web.Request) -> web.Response:
        key = request.match_info["file_id"]
        file = self.world.option_files.get(key) or self.world.files.get(key)
        if file is None:
            raise web.HTTPNotFound(text="404: Not Found")
        place = "inline" if file.media_type in SHOWN_IN_PLACE else "attachment"
        headers = {
            "Content-Security-Policy": FILE_POLICY,
            "Content-Type": file.media_type,
            "Content-Disposition": f"{place}; filename*=UTF-8''{quote(file.name)}",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        return web.Response(body=file.data, headers=headers)


@web.middleware
async def _own_origin_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests of foreign pages: names that were rebound to this machine, and other origins."""
    host = request.host
    if host.rpartition(":")[0].strip("[]") not in ("127.0.0.1", "localhost", "::1"):
        raise web.HTTPForbidden(text="The table answers on this machine only.")
    origin = request.headers.get("Origin")
    changes = request.method not in ("GET", "HEAD") or "Upgrade" in request.headers
    if changes and origin is not None and origin != f"http://{host}":
        raise web.HTTPForbidden(text="The table answers its own page only.")
    return await handler(request)
