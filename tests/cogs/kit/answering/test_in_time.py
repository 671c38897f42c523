"""A request to Discord ends in time, whatever Discord does."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Any

import pytest
from discord.enums import InteractionResponseType
from discord.http import HTTPClient
from discord.webhook.async_ import async_context, interaction_response_params

from cogs.kit.answering.in_time import Gate, in_time, limit_requests


async def test_a_request_without_an_answer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 0.01)

    @in_time
    async def waits(_route: str) -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError, match=r"no answer of Discord within 0\.01 s"):
        await waits("/users/@me")


async def test_answers_and_errors_pass_and_so_does_a_shorter_limit() -> None:
    @in_time
    async def answers(found: int) -> int:
        return found

    @in_time
    async def fails(reason: str) -> None:
        raise TimeoutError(reason)

    @in_time
    async def waits() -> None:
        await asyncio.Event().wait()

    assert await answers(found=3) == 3
    with pytest.raises(TimeoutError, match="theirs"):
        await fails("theirs")
    with pytest.raises(TimeoutError, match=r"^$"):
        async with asyncio.timeout(0.01):
            await waits()


class Hanging:
    """A session of the client that Discord never answers, whichever way the request goes."""

    def request(self, *_args: object, **_options: object) -> Hanging:
        return self

    get = request

    async def __aenter__(self) -> None:
        await asyncio.Event().wait()

    async def __aexit__(self, *_: object) -> None:
        """There is nothing to close."""


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 0.01)
    return Hanging()


@pytest.fixture
async def client(session: Any) -> HTTPClient:
    made = HTTPClient(asyncio.get_running_loop())
    made._HTTPClient__session = session  # type: ignore[attr-defined]  # it would connect otherwise
    made._global_over = asyncio.Event()
    made._global_over.set()
    limit_requests(made)
    return made


async def test_every_request_of_the_client_is_limited(client: HTTPClient) -> None:
    for request in (client.get_channel(1), client.get_from_cdn("https://cdn.discordapp.com/a.txt")):
        with pytest.raises(TimeoutError, match="no answer of Discord"):
            await request
    client._global_over.clear()  # a rate limit of the whole bot
    with pytest.raises(TimeoutError, match="no answer of Discord"):
        await client.get_channel(1)


async def test_every_request_of_an_interaction_is_limited_in_every_task(client: HTTPClient, session: Any) -> None:
    """Automatic answers run in a context of their own, and what they wake does too."""
    limit_requests(client)  # as a second bot of the process does

    async def answer() -> None:
        params = interaction_response_params(type=InteractionResponseType.deferred_message_update.value)
        await async_context.get().create_interaction_response(1, "token", session=session, params=params)

    async def follow_up() -> None:
        await async_context.get().execute_webhook(1, "token", session=session, payload={})

    for work in (answer, follow_up):
        with pytest.raises(TimeoutError, match="no answer of Discord"):
            await asyncio.create_task(work(), context=Context())
    limited = vars(async_context.get())["request"].__wrapped__
    assert not hasattr(limited, "__wrapped__"), "one limit, however many bots a process has had"


async def test_a_limit_of_everything_is_lifted_by_whoever_was_told_of_it_alone(
    client: HTTPClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 60.0)
    client._global_over = asyncio.Event()
    client._global_over.set()
    told_of_it = asyncio.create_task(client.get_channel(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gate = client._global_over
    assert isinstance(gate, Gate)
    assert gate.is_set()
    gate._closer = told_of_it
    asyncio.Event.clear(gate)
    waiting = asyncio.create_task(client.get_channel(2))
    await asyncio.sleep(0)
    for task, is_open in ((waiting, False), (told_of_it, True)):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert gate.is_set() is is_open
