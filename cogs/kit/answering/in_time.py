"""The time limit of a request to Discord. Its client knows none for a rate limit, and waits five minutes for an answer.

The limit stands where the client makes its requests, so no method that sends can forget it: those of the bot, those of
interactions, which go by a webhook, and the reading of attachments.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from discord.http import HTTPClient
from discord.webhook.async_ import async_context

from cogs.kit.answering.shares import Share

REQUEST_SECONDS = 120.0
"""Seconds that a request may take, with its repeats and the waits that Discord asks for. A slow line needs it for a file."""

LONG_WAIT = 3.0
"""Seconds after which a request waits for Discord, and not for its own bytes: for a rate limit, or for a Discord that is down."""

on_long_wait: ContextVar[Callable[[], None] | None] = ContextVar("on_long_wait", default=None)
"""Called once a request has taken that long: whoever makes it may hold something that others need meanwhile."""

P = ParamSpec("P")
T = TypeVar("T")


def in_time(request: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Limit the time of a request. It raises TimeoutError when the time is over."""

    @functools.wraps(request)
    async def limited(*args: P.args, **options: P.kwargs) -> T:
        call = on_long_wait.get()
        timer = asyncio.get_running_loop().call_later(LONG_WAIT, call) if call is not None else None
        try:
            async with asyncio.timeout(REQUEST_SECONDS) as limit:
                return await request(*args, **options)
        except TimeoutError as error:
            if limit.expired():
                raise TimeoutError(f"no answer of Discord within {REQUEST_SECONDS:g} s") from error
            raise
        finally:
            if timer is not None:
                timer.cancel()

    return limited


class Gate(asyncio.Event):
    """Discord's limit of all requests of a bot: closed by a request that was told of it, and opened once that has waited.

    discord.py leaves it closed for ever if that request is cut short meanwhile.
    """

    def __init__(self) -> None:
        super().__init__()
        self.set()
        self._closer: asyncio.Task[Any] | None = None

    def clear(self) -> None:
        """Close it, until the present task has waited."""
        super().clear()
        self._closer = asyncio.current_task()

    def leave(self) -> None:
        """Open it if the present task, which waits no longer, has closed it: the next request is told anew how long to wait."""
        if self._closer is asyncio.current_task():
            self.set()


def limit_requests(client: HTTPClient, share: Share | None = None) -> None:
    """Limit the time of every request of a client, and of every request by a webhook; those of a client to its share."""
    plain = client.request

    async def request(*args: Any, **options: Any) -> Any:
        if not isinstance(client._global_over, Gate):  # noqa: SLF001  # the login makes it, just before its first request
            client._global_over = Gate()  # noqa: SLF001  # as above
        gate = client._global_over  # noqa: SLF001  # as above
        if share is not None:
            await share.wait()
        try:
            return await plain(*args, **options)
        except asyncio.CancelledError:
            gate.leave()
            raise

    client.request = in_time(request)  # type: ignore[method-assign]  # discord.py offers no other way
    client.get_from_cdn = in_time(client.get_from_cdn)  # type: ignore[method-assign]  # as above
    # All bots of a process share it, in every task.
    webhooks = async_context.get()
    if "request" not in vars(webhooks):
        webhooks.request = in_time(webhooks.request)  # type: ignore[method-assign]  # as above
