"""`bot.py` as `make play` starts it, bot and local table in one process: kill -9 loses neither messages nor buttons."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.support.page_sockets import page, ready
from tests.support.processes import free_port

ROOT = Path(__file__).resolve().parents[3]


@asynccontextmanager
async def running(folder: Path, port: int) -> Any:
    """The program with its table; killed at the end, as by `kill -9`. Yields its first lines of output."""
    env = os.environ | {
        "DISCORD_TOKEN": "",
        "ARBITER_TABLE": "",
        "ARBITER_DATA": str(folder),
        "ARBITER_PORT": str(port),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), cwd=ROOT, env=env, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        said = b""
        while b"http://" not in said:
            said += await asyncio.wait_for(process.stdout.readline(), 60)
        yield said.decode()
    finally:
        process.kill()
        await process.wait()


def join_button(message: dict[str, Any]) -> str:
    rows = [part for part in message["components"][0]["components"] if part["type"] == 1]
    return str(rows[0]["components"][0]["custom_id"])


@pytest.mark.timeout(180)
async def test_killed_and_started_again_the_same_button_works(tmp_path: Path) -> None:
    port = free_port()
    async with aiohttp.ClientSession() as http:
        async with running(tmp_path, port) as said:
            assert f"http://127.0.0.1:{port}" in said
            hello = await ready(http, port)
            room = hello["channels"][0]["id"]
            play = next(c for c in hello["commands"] if c["name"] == "play")
            async with page(http, port) as (anna, _):
                await anna.socket.send_json({"t": "open", "channel_id": room})
                krendel = {"type": 1, "name": "krendel", "options": []}
                slash = {"t": "slash", "nonce": "1", "channel_id": room, "command_id": play["id"], "options": [krendel]}
                await anna.socket.send_json(slash)
                lobby = (await anna.until("message_create", channel_id=room))["message"]
        async with running(tmp_path, port):
            again = await ready(http, port)
            boris = next(p["id"] for p in again["people"] if p["id"] != again["me"])
            async with page(http, port, boris) as (other, _):
                await other.socket.send_json({"t": "open", "channel_id": room})
                found = (await other.until("messages", channel_id=room))["messages"]
                assert [m["id"] for m in found] == [lobby["id"]]
                press = {"t": "press", "nonce": "2", "channel_id": room, "message_id": lobby["id"], "component_type": 2}
                await other.socket.send_json(press | {"custom_id": join_button(lobby)})
                name = next(p["name"] for p in again["people"] if p["id"] == boris)
                # The bot may first draw the lobby again that it was killed at: the seat taken shows in an edit after it.
                async with asyncio.timeout(30):
                    while name not in str(
                        (await other.until("message_update", channel_id=room))["message"]["components"]
                    ):
                        pass
