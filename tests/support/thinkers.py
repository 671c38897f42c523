"""What practice players think with in tests: nothing, a thread, or a process that hangs; and waiting for what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from processes.child import Kind
from processes.errors import ClosedError, DiedError
from processes.pool import Pool
from referee.automatic.thinking import think


class NoProcess:
    """No process can be started."""

    async def ask(self, body: bytes) -> bytes:
        raise DiedError("no process can be started")

    async def close(self) -> None:
        """There is nothing to end."""


class InThread:
    """Thinks in this process, one thought at a time, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self._one = asyncio.Lock()
        self._closed = False

    async def ask(self, body: bytes) -> bytes:
        if self._closed:
            raise ClosedError("thinks no more")
        self.asked.append(body)
        async with self._one:
            return await asyncio.to_thread(think, body)

    async def close(self) -> None:
        self._closed = True


def hanging(seconds: float = 0.2) -> Pool:
    """Return a process that hangs over every thought, and is given up then."""
    kind = Kind("practice", "the process of practice players", "tests.support.hanging_thinker")
    return Pool(kind, seconds=seconds)


async def until(holds: Callable[[], bool]) -> None:
    async def look() -> None:
        while not holds():  # noqa: ASYNC110  # what is waited for has no event of its own
            await asyncio.sleep(0.01)

    await asyncio.wait_for(look(), 60)
