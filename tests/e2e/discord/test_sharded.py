"""A bot with two shards at a table of three servers: hands come by the first shard, a server's presses by its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest
import pytest_asyncio
from yarl import URL

from cogs.bot.sharded import ShardedBot
from cogs.upkeep import checks
from table.server import Table
from table.state.guilds import Guild
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of, panel, people_of, play_on
from tests.support.tables import Clock

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")


async def _at_once(*_args: object, **_facts: object) -> None:
    """Begin without a pause of five seconds; the table's turns are off."""


@pytest_asyncio.fixture
async def sharded(table: Table, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A bot with both shards, at a table with a server more for each of them."""
    monkeypatch.setattr("discord.Client.before_identify_hook", _at_once)
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.01)
    table.world.sharding.shards = 2
    for shard, name in enumerate(("North", "South")):
        table.add_guild(name, shard)
    made = House(table, tmp_path, clock)
    made.kind = ShardedBot
    await made.open()
    yield made
    await made.close()


def server(house: House, name: str) -> Guild:
    return next(guild for guild in house.table.world.guilds.values() if guild.name == name)


def room(house: House, name: str) -> Channel:
    """Return the channel of a server."""
    key = server(house, name).id
    return next(room for room in house.table.world.channels.values() if room.data.get("guild_id") == key)


async def begun(house: House, where: str) -> Message:
    """Begin a match on a server; return its board message."""
    anna, boris = people_of(house, NAMES)
    lobby = (await anna.slash("play", {"language": "en"}, sub="krendel", channel=room(house, where))).message
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    return lobby


async def test_a_match_on_a_server_of_the_second_shard(sharded: House) -> None:
    """Its questions come as direct messages, which are the first shard's."""
    board = await begun(sharded, "South")
    assert sharded.bot.get_guild(int(server(sharded, "South").id)).shard_id == 1
    code = code_of(board)
    assert (await live_of(sharded, code)).row.guild == int(server(sharded, "South").id)
    for _ in range(6):
        await play_on(sharded, NAMES, code)
    assert (await live_of(sharded, code)).row.version > 6


async def test_discords_advice_decides_how_many_there_are(sharded: House) -> None:
    assert isinstance(sharded.bot, ShardedBot)
    assert (sharded.bot.shard_count, [*sharded.bot.shards]) == (2, [0, 1])
    assert {guild.name for guild in sharded.bot.guilds} == {"Table", "North", "South"}


async def test_while_a_shard_is_away_the_others_go_on_with_their_clocks(sharded: House) -> None:
    bot, table = sharded.bot, sharded.table
    board = await begun(sharded, "North")
    before = (await live_of(sharded, code_of(board))).row.version
    table.close_shard(1)
    await table.until(lambda: bot.life.lost == {1})
    assert not bot.life.down
    assert bot.station.runs(int(server(sharded, "North").id))
    assert not bot.station.runs(int(server(sharded, "South").id))
    shown = [str(one.key) for one in await checks.connection(bot)]
    assert "doctor-shards-lost" in shown
    # Both shards hear of what concerns them: the match in the north, and direct messages.
    await play_on(sharded, NAMES, code_of(board))
    assert (await live_of(sharded, code_of(board))).row.version > before
    table.open_gateway()
    await table.until(lambda: not bot.station.away)
    assert bot.life.lost == set()
    assert "doctor-shards-good" in [str(one.key) for one in await checks.connection(bot)]


async def test_it_is_offline_while_all_shards_are_away(sharded: House) -> None:
    bot, table = sharded.bot, sharded.table
    table.close_shard(0)
    table.close_shard(1)
    await table.until(lambda: bot.life.lost == {0, 1})
    table._gateway.refused.discard(0)
    await table.until(lambda: bot.station.away == {1})
    assert not bot.life.down
    table.open_gateway()
    await table.until(lambda: not bot.station.away)


async def test_a_lost_session_of_one_shard_leaves_the_others_servers_alone(sharded: House) -> None:
    """With a new session a shard's servers may be gone; those of the others are not missed."""
    board = await begun(sharded, "North")
    table = sharded.table
    gone = next(session for session in table._gateway._sessions.values() if session.shard == 1)
    table._gateway._sessions.pop(gone.id)
    gone.socket.abort()
    await table.until(lambda: sharded.bot.life.lost == {1})
    await table.until(lambda: not sharded.bot.station.away)
    await sharded.settled()
    assert (await live_of(sharded, code_of(board))).row.status == "playing"
    assert panel(people_of(sharded, NAMES)[0]) is not None
    assert {guild.name for guild in sharded.bot.guilds} == {"Table", "North", "South"}


async def test_a_silent_shard_is_left_alone_by_the_others(sharded: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins a new session; the quiet connection of another shard is not taken for a silent one."""
    monkeypatch.setattr("cogs.upkeep.gateway_watch.PATIENCE", 0.1)
    bot, table = sharded.bot, sharded.table
    kept = table._gateway._sessions.copy()
    table.mute_shard(1)
    await table.until(lambda: bot.life.lost == {1} and all(ws.open for ws in bot.sockets))
    bot.gateway_watch.look()
    assert [ws.shard_id for ws in bot.gateway_watch._silent] == [1]
    await asyncio.sleep(0.11)
    table.open_gateway()
    bot.gateway_watch.look()
    await table.until(lambda: not bot.station.away)
    now = table._gateway._sessions
    assert [row.shard for key, row in now.items() if key not in kept] == [1], "the first keeps its session"
    assert sorted(row.shard for row in now.values() if row.socket is not None) == [0, 1]


async def test_time_away_is_given_back_once(sharded: House) -> None:
    """discord.py says twice at once that a shard is there again."""
    bot = sharded.bot
    moved: list[float] = []
    give_back = bot.referee.outages.give_back

    async def noted(seconds: float, some: AbstractSet[int] | None = None, since: float | None = None) -> None:
        moved.append(seconds)
        await give_back(seconds, some, since)

    bot.referee.outages.give_back = noted  # type: ignore[method-assign]
    bot.life.lose(0)
    sharded.clock.forward(7200)
    bot.life.find(0)
    await asyncio.gather(bot.come_back(), bot.on_ready(), bot.come_back())
    assert [round(seconds, -2) for seconds in moved] == [7200]


async def test_a_shard_is_back_though_discord_py_forgets_to_say_that_its_servers_are(sharded: House) -> None:
    """Another shard that begins anew meanwhile cancels that."""
    bot = sharded.bot
    bot._connection.guild_ready_timeout = 0.5
    bot._connection._ready_tasks[1] = asyncio.create_task(asyncio.sleep(0))
    for session in [*sharded.table._gateway._sessions.values()]:
        sharded.table._gateway._sessions.pop(session.id)
        session.socket.abort()
    await sharded.table.until(lambda: bot.life.lost == {0, 1})
    await sharded.table.until(lambda: not bot.station.away)
    assert bot.life.lost == set()


async def test_a_closed_bot_begins_no_shard(sharded: House) -> None:
    """discord.py tries for ever to begin one, so a stop while shards begin would never end."""
    await sharded.close()
    await asyncio.wait_for(sharded.bot.launch_shard(URL(sharded.table.url), 0), 1)
    await sharded.open()
