"""The time limit of a request to Discord. Its client knows none for a rate limit, and waits five minutes for an answer."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

REQUEST_SECONDS = 120.0
"""Seconds that a request may take, with its repeats and the waits that Discord asks for. A slow line needs it for a file."""

P = ParamSpec("P")
T = TypeVar("T")


def in_time(request: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Limit the time of a request, or of a method that sends some. It raises TimeoutError when the time is over."""

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
