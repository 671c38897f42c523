"""The places of deliveries under way: few at a time, and none is kept by a delivery that only waits for Discord.

Discord's rate limits hold for a channel and last up to minutes. If those that wait kept their places, a few channels could keep
all others without messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.kit.answering.in_time import on_long_wait

MOST_AT_ONCE = 8
"""How many deliveries are under way at a time, over all matches."""

MOST_WAITING = 64
"""How many deliveries more may wait for Discord: each keeps its message and pictures in memory."""


class Places:
    """Gives deliveries their places."""

    def __init__(self, at_once: int = MOST_AT_ONCE, waiting: int = MOST_WAITING) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._may_wait = waiting

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place and hold it, until a request of the delivery has to wait for long."""
        await self._free.acquire()
        is_held = True

        def give_back() -> None:
            # Tasks that were begun within inherit this, and may call it when all is over.
            nonlocal is_held
            if is_held and self._may_wait:
                is_held = False
                self._may_wait -= 1
                self._free.release()

        outer = on_long_wait.set(give_back)
        try:
            yield
        finally:
            on_long_wait.reset(outer)
            if is_held:
                is_held = False
                self._free.release()
            else:
                self._may_wait += 1
