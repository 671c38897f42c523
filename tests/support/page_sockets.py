"""The page's socket of a local table in another process, by which tests do there what a person does."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import aiohttp


class PageSocket:
    """The page's side of its WebSocket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def until(self, kind: str, **wanted: object) -> dict[str, Any]:
        """Return the next message of a kind whose fields are as wanted."""
        async with asyncio.timeout(30):
            while True:
                got = await self.socket.receive_json()
                if got["t"] == kind and all(got.get(key) == value for key, value in wanted.items()):
                    return dict(got)


@asynccontextmanager
async def page(http: aiohttp.ClientSession, port: int, person: str | None = None) -> Any:
    address = f"http://127.0.0.1:{port}/page/socket" + (f"?person={person}" if person else "")
    async with http.ws_connect(address) as socket:
        made = PageSocket(socket)
        yield made, await made.until("hello")


async def ready(http: aiohttp.ClientSession, port: int) -> dict[str, Any]:
    """Return the page's greeting once the table is there and the bot online with its commands. Raises TimeoutError."""
    async with asyncio.timeout(60):
        while True:
            with suppress(aiohttp.ClientConnectionError):
                async with page(http, port) as (_, hello):
                    if hello["bot"]["online"] and hello["commands"]:
                        return dict(hello)
            await asyncio.sleep(0.1)


async def begin_match(http: aiohttp.ClientSession, port: int, data: Path) -> None:
    """Open a table with one bot, start, and wait until that bot has answered, by what is stored in `data`."""
    hello = await ready(http, port)
    room = hello["channels"][0]["id"]
    play = next(command for command in hello["commands"] if command["name"] == "play")
    seats = [{"type": 4, "name": "practice", "value": 1}]
    krendel = {"type": 1, "name": "krendel", "options": seats}
    async with page(http, port) as (anna, _):
        await anna.socket.send_json({"t": "open", "channel_id": room})
        asked = {"channel_id": room, "command_id": play["id"], "options": [krendel]}
        await anna.socket.send_json({"t": "slash", "nonce": "1"} | asked)
        lobby = (await anna.until("message_create", channel_id=room))["message"]
        while not custom_ids(lobby):  # Discord was first told that an answer follows
            lobby = (await anna.until("message_update", channel_id=room))["message"]
        start = next(name for name in custom_ids(lobby) if name.split(":")[2] == "start")
        pressed = {"channel_id": room, "message_id": lobby["id"], "component_type": 2, "custom_id": start}
        await anna.socket.send_json({"t": "press", "nonce": "2"} | pressed)
        await anna.until("done", nonce="2")
    async with asyncio.timeout(60):
        while not answers(data):  # noqa: ASYNC110  # another process writes them
            await asyncio.sleep(0.1)


def custom_ids(part: Any) -> list[str]:
    """Return the custom ids in a message, in the order of its controls."""
    if isinstance(part, list):
        return [name for item in part for name in custom_ids(item)]
    if not isinstance(part, dict):
        return []
    own = [part["custom_id"]] if part.get("custom_id") else []
    return own + custom_ids(part.get("components", [])) + custom_ids(part.get("accessory"))


def answers(data: Path) -> int:
    """Return how many choices of bots are stored in the database of this folder."""
    with closing(sqlite3.connect(f"{(data / 'arbiter.db').as_uri()}?mode=ro", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM choices WHERE source = 'practice'").fetchone()[0])
