"""The lock of what is in memory: a match, a tournament, a ladder. It knows who holds it."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

_HELD: dict[asyncio.Task[Any] | None, int] = {}
"""How many of these locks each task holds, if it holds any."""


class OwnLock(asyncio.Lock):
    """A lock that tells a task whether it may wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self._holder: asyncio.Task[Any] | None = None

    @property
    def may_be_waited_for(self) -> bool:
        """Whether this task may wait for the lock: it would wait for itself, or for one that waits for it, if it held one."""
        return not self.locked() or asyncio.current_task() not in _HELD

    async def acquire(self) -> Literal[True]:
        """Wait for the lock and hold it."""
        await super().acquire()
        self._holder = asyncio.current_task()
        _HELD[self._holder] = _HELD.get(self._holder, 0) + 1
        return True

    def release(self) -> None:
        """Let go of the lock."""
        left = _HELD.pop(self._holder, 0) - 1
        if left > 0:
            _HELD[self._holder] = left
        self._holder = None
        super().release()
