"""Interactions that Discord posts by HTTP: a match is played so, and what is not signed, or not fresh, moves nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio

from cogs.bot.endpoint import FRESH, MOST_BYTES, PATH, Endpoint
from cogs.upkeep import checks
from table.errors import PersonError
from table.server import Table
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of, play_on

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")


@pytest_asyncio.fixture
async def posted(house: House) -> AsyncIterator[str]:
    """The address of the bot's endpoint, to which the table posts."""
    async with Endpoint(house.bot, house.clock).serve("127.0.0.1", 0) as port:
        url = f"http://127.0.0.1:{port}{PATH}"
        await house.table.post_interactions_to(url)
        yield url


@pytest.mark.usefixtures("posted")
async def test_a_match_by_http_while_the_gateway_is_cut(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.3)
    board = await house.match(*NAMES)
    code = code_of(board)
    for _ in range(2):
        await play_on(house, NAMES, code)
    before = (await live_of(house, code)).row.version
    house.table.close_gateway()
    await house.table.until(lambda: house.bot.life.down)
    await play_on(house, NAMES, code)
    assert (await live_of(house, code)).row.version > before > 0
    anna = house.table.person("Anna")
    assert await anna.autocomplete("play", {"at": "20:00"}, "at", sub="krendel"), "typing is answered too"
    house.table.open_gateway()
    await house.table.until(lambda: not house.bot.life.down)


async def post(house: House, url: str, body: bytes, **headers: str) -> int:
    """Post a body as the table does, with these headers instead of the true ones; return the status."""
    second, signature = house.table.world.sign(body)
    true = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": second}
    async with aiohttp.ClientSession() as session, session.post(url, data=body, headers=true | headers) as answer:
        return answer.status


async def payload(house: House) -> bytes:
    """Return an interaction that has been answered."""
    anna = house.table.person("Anna")
    return msgspec.json.encode((await anna.slash("play", {"language": "en"}, sub="krendel")).payload())


async def test_one_that_comes_twice_is_taken_once(house: House, posted: str) -> None:
    body = await payload(house)
    count = len(house.table.requests)
    assert await post(house, posted, body) == 202
    await house.settled()
    assert not [row for row in house.table.requests[count:] if "/callback" in row[1]]
    rows = await house.db.read("SELECT count(*) FROM matches")
    assert rows[0][0] == 1


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Signature-Ed25519": "00" * 64},
        {"X-Signature-Ed25519": "no hex"},
        {"X-Signature-Ed25519": ""},
        {"X-Signature-Timestamp": "1"},
        {"X-Signature-Timestamp": "-5"},
        {"X-Signature-Timestamp": "9" * 40},
    ],
)
async def test_what_is_not_signed_is_refused(house: House, posted: str, headers: dict[str, str]) -> None:
    assert await post(house, posted, await payload(house), **headers) == 401


async def test_what_was_signed_long_ago_is_refused(house: House, posted: str, caplog: pytest.LogCaptureFixture) -> None:
    body = b'{"id": "77", "type": 1}'
    second, signature = house.table.world.sign(body)
    old = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": second}
    assert await post(house, posted, body, **old) == 200
    house.clock.forward(FRESH + 5)
    for _ in range(2):
        assert await post(house, posted, body, **old) == 401
    assert caplog.text.count("is this machine's clock right?") == 1


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[]", 400),
        (b"[" * 100_000, 400),
        (b'{"id": "7"}', 400),
        (b'{"id": 7, "type": 2}', 400),
        (b'{"id": "7", "type": 2}', 400),
        (b"\xff", 400),
        (b" " * (MOST_BYTES + 1), 413),
    ],
)
async def test_what_is_no_interaction_is_refused(house: House, posted: str, body: bytes, status: int) -> None:
    assert await post(house, posted, body) == status


async def test_a_bot_that_stops_takes_none(house: House, posted: str) -> None:
    body = (await payload(house)).replace(b'"id":"', b'"id":"1', 1)
    house.bot.stopping.has_begun = True
    assert await post(house, posted, body) == 503
    house.bot.stopping.has_begun = False


async def test_discord_takes_no_endpoint_that_believes_everything(table: Table) -> None:
    async def believes(_request: aiohttp.web.Request) -> aiohttp.web.Response:
        return aiohttp.web.json_response({"type": 1})

    app = aiohttp.web.Application()
    app.router.add_post(PATH, believes)
    runner = aiohttp.web.AppRunner(app)
    await runner.setup()
    site = aiohttp.web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    with pytest.raises(PersonError, match="takes a wrong signature"):
        await table.post_interactions_to(f"http://127.0.0.1:{runner.addresses[0][1]}{PATH}")
    await runner.cleanup()
    with pytest.raises(PersonError):
        await table.post_interactions_to("http://127.0.0.1:9/nobody")


async def test_the_doctor_compares_endpoint_and_setting(house: House) -> None:
    async def found() -> list[Any]:
        return [one.key for one in await checks.connection(house.bot)]

    assert not [key for key in await found() if "presses" in key]
    async with Endpoint(house.bot, house.clock).serve("127.0.0.1", 0) as port:
        assert "doctor-presses-unused" in await found()
        await house.table.post_interactions_to(f"http://127.0.0.1:{port}{PATH}")
        await house.close()
        await house.open()
    assert "doctor-presses-elsewhere" in await found()
    async with Endpoint(house.bot, house.clock).serve("127.0.0.1", 0):
        assert "doctor-presses-good" in await found()
