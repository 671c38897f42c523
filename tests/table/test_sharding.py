"""Several servers, and the shards among which Discord divides their events."""

from typing import Any

import aiohttp
import discord
import pytest

from table.server import Table
from table.state.sharding import Sharding, shard_of
from tests.support.tables import Clock, RunBot


class Shard(discord.AutoShardedClient):
    """A bot of one process of several: it notes which interactions and messages it hears, and answers the former."""

    def __init__(self, *shards: int, total: int = 2) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, shard_ids=[*shards], shard_count=total, guild_ready_timeout=0.02)
        self.heard: list[tuple[str, int | None]] = []
        self.tree = discord.app_commands.CommandTree(self)

        @self.tree.command(description="hello")
        async def hello(interaction: discord.Interaction) -> None:
            self.heard.append(("interaction", interaction.guild_id))
            await interaction.response.send_message(f"from {interaction.guild.name if interaction.guild else 'a DM'}")

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, _shard: int | None, *, initial: bool = False) -> None:
        """Begin at once: the table's turns are off."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(("message", message.guild.id if message.guild else None))


@pytest.fixture
def sharded(table: Table) -> Table:
    """A table with two shards and three servers: the first one, and one of each shard."""
    table.world.sharding.shards = 2
    table.add_guild("North", 0)
    table.add_guild("South", 1)
    return table


def ids(client: discord.Client) -> set[str]:
    return {guild.name for guild in client.guilds}


async def test_each_shard_hears_of_its_own_servers(sharded: Table, run_bot: RunBot) -> None:
    first, second = Shard(0), Shard(1)
    await run_bot(first)
    await run_bot(second)
    assert (ids(first) & {"North", "South"}, ids(second) & {"North", "South"}) == ({"North"}, {"South"})
    assert ids(first) | ids(second) == {"Table", "North", "South"}
    assert not ids(first) & ids(second)
    anna = sharded.person("Anna")
    _home, north, south = sharded.world.guilds.values()
    for guild in (north, south):
        room = next(room for room in sharded.world.channels.values() if room.data.get("guild_id") == guild.id)
        await anna.say(room, "good evening")
        assert (await anna.slash("hello", channel=room)).message.text == f"from {guild.name}"
    assert set(first.heard) == {("message", int(north.id)), ("interaction", int(north.id))}
    assert set(second.heard) == {("message", int(south.id)), ("interaction", int(south.id))}


async def test_direct_messages_go_to_the_first_shard(sharded: Table, run_bot: RunBot) -> None:
    first, second = Shard(0), Shard(1)
    await run_bot(second)
    await run_bot(first)
    anna = sharded.person("Anna")
    room = sharded.world.dm(anna.id)
    assert (await anna.slash("hello", channel=room)).message.text == "from a DM"
    await anna.say(room, "are you there?")
    await sharded.until(lambda: ("message", None) in first.heard)
    assert not second.heard


async def test_one_process_may_hold_all_shards(sharded: Table, run_bot: RunBot) -> None:
    whole = Shard(0, 1)
    await run_bot(whole)
    assert ids(whole) == {"Table", "North", "South"}
    assert {guild.name: guild.shard_id for guild in whole.guilds if guild.name != "Table"} == {"North": 0, "South": 1}


async def test_what_happens_to_one_server_is_no_business_of_the_others(sharded: Table, run_bot: RunBot) -> None:
    whole = Shard(0, 1)
    await run_bot(whole)
    _home, north, south = sharded.world.guilds.values()
    anna = sharded.person("Anna")
    sharded.set_outage(on=True, guild=south)
    await sharded.until(lambda: whole.get_guild(int(south.id)).unavailable)
    assert not whole.get_guild(int(north.id)).unavailable
    sharded.set_outage(on=False, guild=south)
    await sharded.until(lambda: not whole.get_guild(int(south.id)).unavailable)
    sharded.remove_bot(south)
    await sharded.until(lambda: whole.get_guild(int(south.id)) is None)
    assert [guild.name async for guild in whole.fetch_guilds()] == ["Table", "North"]
    # A server in common is left, so the bot may write to her still.
    await (await whole.fetch_user(int(anna.id))).send("still here")
    for guild in (sharded.world.home, north):
        anna.leave_guild(guild)
    with pytest.raises(discord.Forbidden):
        await (await whole.fetch_user(int(anna.id))).send("gone")


async def test_roles_and_channels_are_of_one_server(sharded: Table, run_bot: RunBot) -> None:
    whole = Shard(0, 1)
    await run_bot(whole)
    home, north, _south = sharded.world.guilds.values()
    role = sharded.world.add_role(north, "Judges of the north")
    room = sharded.add_channel("hall", north)
    await sharded.until(lambda: whole.get_guild(int(north.id)).get_role(int(role["id"])) is not None)
    assert whole.get_channel(int(room.id)).guild.name == "North"
    assert whole.get_guild(int(home.id)).get_role(int(role["id"])) is None
    assert {channel.name for channel in await whole.get_guild(int(home.id)).fetch_channels()} == {"general", "games"}
    assert {channel.name for channel in await whole.get_guild(int(north.id)).fetch_channels()} == {"general", "hall"}


async def identify(session: aiohttp.ClientSession, table: Table, shard: list[int] | None) -> Any:
    """Begin a session; return the operation of the answer, or the code with which the table closes."""
    ws = await session.ws_connect(f"{table.url}/gateway?v=10&encoding=json")
    assert (await ws.receive_json())["op"] == 10
    await ws.send_json({"op": 2, "d": {"token": "t", "intents": 0} | ({"shard": shard} if shard else {})})
    frame = await ws.receive()
    return frame.json()["op"] if frame.type is aiohttp.WSMsgType.TEXT else frame.data


async def test_sessions_begin_in_turns(table: Table, clock: Clock) -> None:
    clock.slow()
    table.world.sharding = Sharding(shards=4, concurrency=2, pause=5.0)
    async with aiohttp.ClientSession() as session:
        # Shards 0 and 2 share a bucket, shard 1 has another.
        assert [await identify(session, table, [n, 4]) for n in (0, 2, 1)] == [0, 9, 0]
        clock.forward(5.0)
        assert await identify(session, table, [2, 4]) == 0
        async with session.get(f"{table.url}/api/v10/gateway/bot", headers={"Authorization": "Bot t"}) as answer:
            advice = await answer.json()
    assert (advice["shards"], advice["session_start_limit"]["max_concurrency"]) == (4, 2)


@pytest.mark.parametrize(("shard", "code"), [([2, 2], 4010), ([-1, 2], 4010), ([0, 0], 4010), (None, 4011)])
async def test_a_session_needs_a_shard_that_there_is(table: Table, shard: list[int] | None, code: int) -> None:
    table.world.sharding.required = True
    async with aiohttp.ClientSession() as session:
        assert await identify(session, table, shard) == code


def test_the_shard_of_a_server() -> None:
    assert [shard_of(str(n << 22), 4) for n in range(6)] == [0, 1, 2, 3, 0, 1]
    assert shard_of(None, 4) == 0


def test_a_server_is_added_to_the_shard_that_is_asked_for(table: Table) -> None:
    table.world.sharding.shards = 8
    made = [table.add_guild(f"Server {n}", n) for n in range(8)]
    assert [shard_of(guild.id, 8) for guild in made] == [*range(8)]
    with pytest.raises(ValueError, match="of 8 shards there is none of number 8"):
        table.add_guild("Nowhere", 8)
