"""Practice players who think elsewhere: no worker to think in, and waiting for what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool


def no_worker() -> ProcessPoolExecutor:
    raise BrokenProcessPool("no process can be started")


async def until(holds: Callable[[], bool]) -> None:
    async def look() -> None:
        while not holds():  # noqa: ASYNC110  # what is waited for has no event of its own
            await asyncio.sleep(0.01)

    await asyncio.wait_for(look(), 60)
