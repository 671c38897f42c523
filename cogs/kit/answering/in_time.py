"""The time limit of a request to Discord. Its client knows none for a rate limit, and waits five minutes for an answer.

The limit stands where the client makes its requests, so no method that sends can forget it: those of the bot, those of
interactions, which go by a webhook, and the reading of attachments.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from discord.http import HTTPClient
from discord.webhook.async_ import async_context

REQUEST_SECONDS = 120.0
"""Seconds that a request may take, with its repeats and the waits that Discord asks for. A slow line needs it for a file."""

P = ParamSpec("P")
T = TypeVar("T")


def in_time(request: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Limit the time of a request. It raises TimeoutError when the time is over."""

    @functools.wraps(request)
    async def limited(*args: P.args, **options: P.kwargs) -> T:
        try:
            async with asyncio.timeout(REQUEST_SECONDS) as limit:
                return await request(*args, **options)
        except TimeoutError as error:
            if limit.expired():
                raise TimeoutError(f"no answer of Discord within {REQUEST_SECONDS:g} s") from error
            raise

    return limited


def limit_requests(client: HTTPClient) -> None:
    """Limit the time of every request of a client, and of every request by a webhook."""
    client.request = in_time(client.request)  # type: ignore[method-assign]  # discord.py offers no other way
    client.get_from_cdn = in_time(client.get_from_cdn)  # type: ignore[method-assign]  # as above
    # All bots of a process share it, in every task.
    webhooks = async_context.get()
    if "request" not in vars(webhooks):
        webhooks.request = in_time(webhooks.request)  # type: ignore[method-assign]  # as above
