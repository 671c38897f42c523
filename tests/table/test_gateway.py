"""The gateway: intents, RESUME, reconnects and heartbeats as discord.py expects them."""

import asyncio
import json
import zlib

import aiohttp
import discord
import pytest

from table.server import Table
from tests.support.tables import RunBot
from tests.table.sample import Bot


async def test_dropped_connection_is_resumed_and_what_was_missed_is_answered(table: Table, bot: Bot) -> None:
    anna = table.person("Anna")
    table.drop_gateway()
    await table.until(lambda: not table.online)
    interaction = await anna.slash("board")
    assert (interaction.state, interaction.message.text) == ("answered", "The board")
    await table.until(lambda: "resumed" in bot.events)
    assert bot.events == ["connected", "resumed"]


async def test_forgotten_session_identifies_anew(table: Table, bot: Bot) -> None:
    table.forget_sessions()
    table.drop_gateway()
    await table.until(lambda: bot.events == ["connected", "connected"])
    assert (await table.person("Anna").slash("board")).state == "answered"


@pytest.mark.parametrize(("code", "lost"), [(1000, True), (1001, True), (4000, False)])
async def test_a_session_ends_with_the_connection_if_its_bot_closes_that_so(
    table: Table, code: int, lost: bool
) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_json({"op": 2, "d": {"token": "t", "intents": 0}})
        ready = await ws.receive_json()
        await ws.close(code=code)
        await table.until(lambda: not table.online)
        assert table._gateway.closes[-1] == code
        ws = await connect(session, table)
        await ws.send_json({"op": 6, "d": {"token": "t", "session_id": ready["d"]["session_id"], "seq": ready["s"]}})
        assert (await ws.receive_json()).get("op") == (9 if lost else 0)
        assert table._gateway.begun[-2:] == [2, 6]


async def test_asked_to_reconnect(table: Table, bot: Bot) -> None:
    table.ask_reconnect()
    await table.until(lambda: "resumed" in bot.events)
    assert (await table.person("Anna").slash("board")).state == "answered"


async def test_ready_and_guild(table: Table, bot: Bot) -> None:
    guild = bot.get_guild(int(table.guild["id"]))
    assert (guild.name, guild.member_count, guild.me.id) == ("Table", 7, bot.user.id)
    assert [channel.name for channel in guild.text_channels] == ["general", "games"]
    assert guild.default_role.permissions.send_messages
    assert not guild.me.guild_permissions.manage_threads
    assert bot.application_id == int(table.bot["id"])


async def test_a_sharded_client_asks_for_the_gateway(table: Table, run_bot: RunBot) -> None:
    class Sharded(discord.AutoShardedClient):
        pass

    bot = Sharded(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
    await run_bot(bot)
    assert (bot.shard_count, len(bot.guilds)) == (1, 1)


async def connect(session: aiohttp.ClientSession, table: Table, query: str = "") -> aiohttp.ClientWebSocketResponse:
    ws = await session.ws_connect(f"{table.url}/gateway?v=10&encoding=json{query}")
    if not query:
        assert (await ws.receive_json())["op"] == 10
    return ws


@pytest.mark.parametrize(
    ("packet", "close"),
    [
        ({"op": 2, "d": {"token": "", "intents": 0}}, 4004),
        ({"op": 2, "d": {"token": "t"}}, 4002),
        ({"op": 2, "d": None}, 4002),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4003),
        ({"op": 1, "d": "x" * 4096}, 4002),
    ],
)
async def test_close_codes(table: Table, packet: dict, close: int) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_json(packet)
        await ws.receive()
        assert ws.close_code == close


@pytest.mark.parametrize("text", ["no json", "[]", "3", "{}", '{"op": 2, "d": ' + "[" * 3000])
async def test_garbage_closes_with_4002(table: Table, text: str) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_str(text)
        await ws.receive()
        assert ws.close_code == 4002


async def test_heartbeat_and_unknown_session(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_json({"op": 1, "d": None})
        assert await ws.receive_json() == {"op": 11}
        await ws.send_json({"op": 6, "d": {"token": "t", "session_id": "none", "seq": 3}})
        assert await ws.receive_json() == {"op": 9, "d": False}


async def test_zlib_stream(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table, "&compress=zlib-stream")
        inflate = zlib.decompressobj()
        hello = (await ws.receive()).data
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(hello))["op"] == 10
        await ws.send_json({"op": 2, "d": {"token": "t", "intents": 1}})
        assert json.loads(inflate.decompress((await ws.receive()).data))["t"] == "READY"
        assert json.loads(inflate.decompress((await ws.receive()).data))["t"] == "GUILD_CREATE"


async def test_intents_rule_the_events(table: Table) -> None:
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_json({"op": 2, "d": {"token": "t", "intents": 0}})
        assert (await ws.receive_json())["t"] == "READY"
        table.add_channel("more")
        table.person("Newcomer")
        await table.person("Anna").say(table.general, "hello")
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(ws.receive(), 0.1)


async def test_channels_the_bot_cannot_see_stay_unknown(table: Table) -> None:
    table.set_bot_permissions(table.general, deny={"view_channel"})
    async with aiohttp.ClientSession() as session:
        ws = await connect(session, table)
        await ws.send_json({"op": 2, "d": {"token": "t", "intents": 1 | 1 << 9}})
        await ws.receive_json()
        guild = (await ws.receive_json())["d"]
        assert [item["name"] for item in guild["channels"]] == ["games"]
        await table.person("Anna").say(table.general, "unheard")
        table.remove_channel(table.general)
        games = table.channel(guild["channels"][0]["id"])
        await table.person("Anna").say(games, "heard")
        table.remove_channel(games)
        event = await ws.receive_json()
        assert (event["t"], event["d"]["channel_id"], event["d"]["content"]) == ("MESSAGE_CREATE", games.id, "")
        event = await ws.receive_json()
        assert (event["t"], event["d"]["id"]) == ("CHANNEL_DELETE", games.id)
