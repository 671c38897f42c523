"""The backend of the web page: one WebSocket a tab, in which one person sees and does what Discord lets them.

The messages are JSON objects with their kind under "t". To the page:
    hello {me, people, bot, guilds, channels, commands, events}, messages {channel_id, messages}, people, commands, events,
    message_create / message_update {channel_id, message}, message_delete {channel_id, id}, bot {online},
    channel {channel}, channel_delete {id}, made {id}, dm {channel}, person {id}, modal {interaction_id, modal};
    about what was asked under a nonce: choices {choices}, thinking, done, failed {reason, text?}.
From the page:
    open {channel_id}, dm, say {channel_id, content}, person {name, locale}, dms {open}, dismiss {message_id},
    make {name, kind: "text" or "forum", guild_id?};
    with a nonce: slash / autocomplete {channel_id, command_id, options}, submit {interaction_id, components},
    press {channel_id, message_id, custom_id, component_type, values?}, menu {channel_id, command_id, target_id}.
Messages, commands, options and components are in Discord's own form. A file for an option is posted to /page/attach
?person=…&name=…, which answers {id}, the option's value.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import WSMsgType, web

from table.acts import modal_answers
from table.acts.interactions import TOKEN_LASTS, Interaction, Interactions
from table.acts.people import Person
from table.checks import permissions
from table.checks.message_limits import FILE_BYTES
from table.errors import JSON, PersonError
from table.gateway import Gateway
from table.rest.events import ACTIVE, NEXT
from table.state.guilds import Guild
from table.state.shapes import LOCALES
from table.state.things import Channel, walk
from table.state.whole_text import whole
from table.state.world import World

_WEB = Path(__file__).parent / "web"
log = logging.getLogger(__name__)
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' http://127.0.0.1:* data: https:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def _refuse_constant(name: str) -> None:
    """Refuse NaN and Infinity, which JSON does not have and Python reads."""
    raise ValueError(f"{name} is no JSON")


class Tab:
    """One open browser tab of a person."""

    def __init__(self, person: Person, ws: web.WebSocketResponse) -> None:
        self.person = person
        self.ws = ws
        # The channels that the page shows; it is notified of the deletion of these alone.
        self.rooms: set[str] = set()
        self._queue: asyncio.Queue[JSON] = asyncio.Queue()

    def send(self, kind: str, **facts: Any) -> None:
        """Queue one message for the page."""
        self._queue.put_nowait({"t": kind, **facts})

    async def write(self) -> None:
        """Send the queued messages until the socket closes."""
        while True:
            text = json.dumps(await self._queue.get(), ensure_ascii=False)
            # A text that UTF-8 cannot hold must not end this task: the tab would show nothing any more.
            await self.ws.send_str(text.encode(errors="replace").decode())


class Page:
    """Serves the page's files and sockets."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway) -> None:
        self._world = world
        self._interactions = interactions
        self._gateway = gateway
        self._tabs: set[Tab] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        world.listeners.append(self._on_change)

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes to the web application."""
        app.router.add_get("/", self._index)
        app.router.add_get("/favicon.ico", self._icon)
        app.router.add_static("/app/", _WEB)
        app.router.add_get("/page/socket", self._serve)
        app.router.add_post("/page/attach", self._attach)

    async def close(self) -> None:
        """Close every tab's socket."""
        for tab in list(self._tabs):
            await tab.ws.close(code=1001)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _index(self, _request: web.Request) -> web.FileResponse:
        headers = {"Content-Security-Policy": _POLICY, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"}
        return web.FileResponse(_WEB / "index.html", headers=headers)

    async def _icon(self, _request: web.Request) -> web.FileResponse:
        """Answer browsers that ask for the icon at its usual address."""
        return web.FileResponse(_WEB / "icon.svg")

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        person_id = request.query.get("person")
        if person_id not in self._world.people:
            person_id = self._first(request)
        ws = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
        await ws.prepare(request)
        tab = Tab(Person(self._world, self._interactions, person_id), ws)
        tab.send("hello", **self._hello(tab))
        self._tabs.add(tab)
        writer = asyncio.create_task(tab.write())
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    self._receive(tab, frame.data)
        finally:
            self._tabs.discard(tab)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return ws

    async def _attach(self, request: web.Request) -> web.Response:
        """Take a file for an option of a command; the body of the request is the file."""
        person_id, name = request.query.get("person"), whole(request.query.get("name", "file"))
        if person_id not in self._world.people:
            raise web.HTTPNotFound(text="There is nobody with this id.")
        try:
            data = await request.read()
            key = Person(self._world, self._interactions, person_id).attach(name, data)
        except PersonError as error:
            raise web.HTTPRequestEntityTooLarge(FILE_BYTES, len(data), text=str(error)) from error
        return web.json_response({"id": key})

    def _first(self, request: web.Request) -> str:
        """Return the person of a tab that names nobody known: the last one who played, else one with its language."""
        people = self._world.people
        if request.query.get("last") in people:
            return request.query["last"]
        for language in request.query.get("languages", "").split(","):
            same = [key for key, row in people.items() if row["locale"].split("-")[0] == language.split("-")[0]]
            if same:
                return same[0]
        return next(iter(people))

    # What a tab shows

    def _hello(self, tab: Tab) -> JSON:
        world = self._world
        rooms = [item for item in world.channels.values() if self._sees(tab, item)]
        tab.rooms = {item.id for item in rooms}
        return {
            "me": tab.person.id,
            "people": self._people(),
            "bot": {"id": world.bot["id"], "name": world.bot["username"], "online": self._gateway.online},
            "guilds": [self._guild(tab, guild) for guild in world.guilds.values()],
            "channels": [self._channel(item) for item in rooms],
            "commands": list(world.commands.values()),
            "events": self._events(),
            "locales": sorted(LOCALES),
        }

    def _guild(self, tab: Tab, guild: Guild) -> JSON:
        return {
            "id": guild.id,
            "name": guild.name,
            "manages": permissions.has(self._world, tab.person.id, guild, "manage_channels"),
            "roles": [{"id": row["id"], "name": row["name"]} for row in guild.roles.values()],
        }

    def _events(self) -> list[JSON]:
        """Return the scheduled events of all servers that are to come or run, the next one first."""
        events = [row for guild in self._world.guilds.values() for row in guild.events.values()]
        rows = [row for row in events if row["status"] in NEXT]
        return [
            {
                "name": row["name"],
                "start": row["scheduled_start_time"],
                "running": row["status"] == ACTIVE,
                "location": row["entity_metadata"]["location"],
                "channel_id": row["entity_metadata"]["location"].rpartition("/")[2],
            }
            for row in sorted(rows, key=lambda row: str(row["scheduled_start_time"]))
        ]

    def _people(self) -> list[JSON]:
        return [
            {
                "id": key,
                "name": self._world.users[key]["global_name"],
                "locale": row["locale"],
                "dms_open": row["dms_open"],
            }
            for key, row in self._world.people.items()
        ]

    def _channel(self, channel: Channel) -> JSON:
        shown: JSON = {"id": channel.id, "type": channel.type, "name": channel.name or self._world.bot["username"]}
        if not channel.is_dm:
            shown["guild_id"] = channel.data["guild_id"]
        if channel.is_thread:
            shown |= {"parent_id": channel.data["parent_id"], "archived": channel.archived, "locked": channel.locked}
            parent = self._world.channels[channel.data["parent_id"]]
            if parent.is_forum:
                names = {tag["id"]: tag["name"] for tag in parent.data["available_tags"]}
                shown["tags"] = [names[key] for key in channel.data["applied_tags"] if key in names]
        return shown

    def _sees(self, tab: Tab, channel: Channel) -> bool:
        return permissions.sees(self._world, tab.person.id, channel)

    def _on_change(self, event: str, facts: JSON, seer: str | None) -> None:
        """Pass a change on to the tabs of the people who may see it."""
        for tab in self._tabs:
            if seer not in (None, tab.person.id):
                continue
            if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
                self._tell_message(tab, event, facts)
            elif event.startswith(("CHANNEL_", "THREAD_", "DM_")):
                self._tell_channel(tab, event, facts)
            elif event in ("PEOPLE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE"):
                tab.send("people", people=self._people())
                if event != "PEOPLE" and facts["user"]["id"] == tab.person.id:
                    for key, channel in self._world.channels.items():
                        self._show_channel(tab, key, channel)
            elif event == "COMMANDS":
                tab.send("commands", commands=list(self._world.commands.values()))
            elif event == "EVENTS":
                tab.send("events", events=self._events())
            elif event == "BOT":
                tab.send("bot", online=facts["online"])

    def _tell_message(self, tab: Tab, event: str, facts: JSON) -> None:
        channel = self._world.channels.get(facts["channel_id"])
        if channel is None or not self._sees(tab, channel):
            return
        if event == "MESSAGE_DELETE":
            tab.send("message_delete", channel_id=channel.id, id=facts["id"])
        else:
            # A copy: the message may change before this is written to the socket.
            tab.send(event.lower(), channel_id=channel.id, message=json.loads(json.dumps(facts)))

    def _tell_channel(self, tab: Tab, event: str, facts: JSON) -> None:
        """Show, change or remove a channel; a change of permissions may do either."""
        key = facts["thread_id"] if event == "THREAD_MEMBERS_UPDATE" else facts["id"]
        self._show_channel(tab, key, None if event.endswith("_DELETE") else self._world.channels[key])

    def _show_channel(self, tab: Tab, key: str, channel: Channel | None) -> None:
        if channel is not None and self._sees(tab, channel):
            tab.rooms.add(key)
            tab.send("channel", channel=self._channel(channel))
        elif key in tab.rooms:
            tab.rooms.discard(key)
            tab.send("channel_delete", id=key)

    # What a tab asks

    def _receive(self, tab: Tab, text: str) -> None:
        nonce: Any = None
        try:
            request = whole(json.loads(text, parse_constant=_refuse_constant))
            nonce = request.get("nonce")
            self._acts[request["t"]](self, tab, request)
        except PersonError as error:
            tab.send("failed", nonce=nonce, reason="refused", text=str(error))
        except (LookupError, TypeError, ArithmeticError, ValueError, AttributeError, RecursionError):
            log.warning("a page sent a malformed message", exc_info=True)
            tab.send("failed", nonce=nonce, reason="refused", text="the table does not understand this")

    def _room(self, tab: Tab, request: JSON) -> Channel:
        channel = self._world.channels.get(request["channel_id"])
        if channel is None or not self._sees(tab, channel):
            raise PersonError("there is no such channel")
        return channel

    def _open(self, tab: Tab, request: JSON) -> None:
        channel = self._room(tab, request)
        messages = [item.data for item in tab.person.messages(channel)]
        tab.send("messages", channel_id=channel.id, messages=json.loads(json.dumps(messages)))

    def _dm(self, tab: Tab, _request: JSON) -> None:
        """Open the direct messages with the bot; they are created if this person has none."""
        channel = self._world.dm(tab.person.id)
        tab.send("dm", channel=self._channel(channel))

    def _say(self, tab: Tab, request: JSON) -> None:
        tab.person.write(self._room(tab, request), str(request["content"]))

    def _slash(self, tab: Tab, request: JSON) -> None:
        interaction = tab.person.use(self._room(tab, request), request["command_id"], request.get("options") or [])
        self._run(self._follow(tab, request.get("nonce"), interaction))

    def _menu(self, tab: Tab, request: JSON) -> None:
        interaction = tab.person.use_menu(self._room(tab, request), request["command_id"], request["target_id"])
        self._run(self._follow(tab, request.get("nonce"), interaction))

    def _autocomplete(self, tab: Tab, request: JSON) -> None:
        room, rows = self._room(tab, request), request.get("options") or []
        interaction = tab.person.use(room, request["command_id"], rows, typing=True)
        self._run(self._follow(tab, request.get("nonce"), interaction))

    def _press(self, tab: Tab, request: JSON) -> None:
        message = self._world.message(self._room(tab, request).id, request["message_id"])
        if message is None:
            raise PersonError("there is no such message")
        seen = self._world.visible(message, tab.person.id)
        if seen and all(item.get("custom_id") != request["custom_id"] for item in walk(message.components)):
            # The message was deleted during the press. That happens to everybody, so the page has words for it.
            tab.send("failed", nonce=request.get("nonce"), reason="changed")
            return
        kind, values = int(request["component_type"]), request.get("values")
        interaction = tab.person.click(message, request["custom_id"], kind, values)
        self._run(self._follow(tab, request.get("nonce"), interaction))

    def _submit(self, tab: Tab, request: JSON) -> None:
        opened = self._interactions.find(request["interaction_id"])
        if opened is None:
            # The form was open longer than Discord takes it, or over a restart: the page has words for that too.
            tab.send("failed", nonce=request.get("nonce"), reason="closed")
            return
        values = modal_answers.answers_by_id(request["components"])
        interaction = tab.person.send_modal(opened, values)
        self._run(self._follow(tab, request.get("nonce"), interaction))

    def _person(self, tab: Tab, request: JSON) -> None:
        found = self._world.find_person(str(request["name"]).strip())
        if found is None:
            found = self._world.add_person(str(request["name"]), str(request["locale"]))
        else:
            self._world.change_person(found["id"], locale=str(request["locale"]))
        tab.send("person", id=found["id"])

    def _dms(self, tab: Tab, request: JSON) -> None:
        self._world.change_person(tab.person.id, dms_open=bool(request["open"]))

    def _dismiss(self, tab: Tab, request: JSON) -> None:
        for room in self._world.messages.values():
            if request["message_id"] in room:
                tab.person.hide(room[request["message_id"]])
                return

    def _make(self, tab: Tab, asked: JSON) -> None:
        guild = self._world.guilds[str(asked["guild_id"])] if "guild_id" in asked else None
        made = tab.person.make_channel(str(asked["name"]), guild, forum=asked["kind"] == "forum")
        tab.send("made", id=made.id)

    _acts: ClassVar[dict[str, Callable[[Page, Tab, JSON], None]]] = {
        "open": _open,
        "dm": _dm,
        "say": _say,
        "slash": _slash,
        "menu": _menu,
        "autocomplete": _autocomplete,
        "press": _press,
        "submit": _submit,
        "person": _person,
        "dms": _dms,
        "dismiss": _dismiss,
        "make": _make,
    }

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, tab: Tab, nonce: Any, interaction: Interaction) -> None:
        await interaction.settled()
        if interaction.state == "failed":
            tab.send("failed", nonce=nonce, reason="no_answer")
            return
        if interaction.choices is not None:
            tab.send("choices", nonce=nonce, choices=interaction.choices)
            return
        if interaction.modal is not None:
            tab.send("modal", interaction_id=interaction.id, modal=interaction.modal)
        elif interaction.owed == "new":
            tab.send("thinking", nonce=nonce)
            try:
                await interaction.answered(TOKEN_LASTS)
            except TimeoutError:
                tab.send("failed", nonce=nonce, reason="no_answer")
                return
        tab.send("done", nonce=nonce)
