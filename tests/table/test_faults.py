"""Faults ordered by a test: error answers, rate limits, hanging requests, hooks."""

import asyncio

import aiohttp
import discord
import pytest

from table.server import Table
from tests.table.sample import Bot

SEND = r"/channels/\d+/messages$"


def general(table: Table, bot: discord.Client) -> discord.TextChannel:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return channel


def statuses(table: Table) -> list[int]:
    return [status for method, path, _, status in table.requests if method == "POST" and path.endswith("/messages")]


async def test_429_is_waited_for(table: Table, bot: Bot) -> None:
    table.faults.answer("POST", SEND, status=429, retry_after=0.05)
    await general(table, bot).send("once")
    assert statuses(table) == [429, 200]
    assert [item.text for item in table.person("Anna").messages(table.general)] == ["once"]


async def test_500_is_tried_again(table: Table, bot: Bot) -> None:
    table.faults.answer("POST", SEND, status=500)
    await general(table, bot).send("once")
    assert statuses(table) == [500, 200]


async def test_an_answer_lost_after_processing_is_caught_by_the_nonce(table: Table, bot: Bot) -> None:
    table.faults.answer("POST", SEND, status=502, processed=True)
    await general(table, bot).send("once", nonce=3)
    assert statuses(table) == [502, 200]
    assert [item.text for item in table.person("Anna").messages(table.general)] == ["once"]


async def test_403_with_a_code(table: Table, bot: Bot) -> None:
    table.faults.answer("POST", SEND, status=403, code=40003, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as caught:
            await general(table, bot).send("x")
        assert caught.value.code == 40003
    await general(table, bot).send("y")
    assert [item.text for item in table.person("Anna").messages(table.general)] == ["y"]


async def test_faults_meet_only_what_they_name(table: Table, bot: Bot) -> None:
    table.faults.answer("PATCH", SEND, status=403)
    table.faults.answer("POST", r"/nowhere$", status=403)
    await general(table, bot).send("x")
    table.faults.answer("POST", SEND, status=403)
    table.faults.clear()
    await general(table, bot).send("y")
    assert statuses(table) == [200, 200]


async def test_hooks_before_and_after(table: Table, bot: Bot) -> None:
    seen = []

    async def before() -> None:
        seen.append(("before", len(table.person("Anna").messages(table.general))))

    async def after() -> None:
        seen.append(("after", len(table.person("Anna").messages(table.general))))

    table.faults.before("POST", SEND, before)
    table.faults.after("POST", SEND, after)
    await general(table, bot).send("x")
    await general(table, bot).send("y")
    assert seen == [("before", 0), ("after", 1)]


async def test_a_hang_holds_one_request_only(table: Table, bot: Bot) -> None:
    gate = asyncio.Event()

    async def hang() -> None:
        await gate.wait()

    table.faults.before("POST", SEND, hang)
    held = asyncio.create_task(general(table, bot).send("held"))
    assert (await table.person("Anna").slash("board")).state == "answered"
    assert not held.done()
    gate.set()
    await held


async def test_a_hung_request_does_not_hold_up_the_end() -> None:
    table = Table()
    await table.start()
    table.faults.hang("GET", "/gateway")
    async with aiohttp.ClientSession(headers={"Authorization": "Bot t"}) as session:
        asked = asyncio.create_task(session.get(f"{table.url}/api/v10/gateway"))
        await table.until(lambda: table.faults.hanging == 1)
        await asyncio.wait_for(table.stop(), 60)
        with pytest.raises(aiohttp.ClientError):
            await asked
