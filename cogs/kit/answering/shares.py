"""The share of a process in Discord's limit of requests, which is one for all processes of a bot (docs: Rate Limits)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PER_SECOND = 45.0
"""Requests in a second that all processes make together. Discord takes 50, those that answer interactions not counted."""


class Share:
    """Lets a process make its part of all requests. `processes` returns how many share them; one alone is not held up."""

    def __init__(self, processes: Callable[[], int]) -> None:
        self.processes = processes
        self._next = 0.0

    async def wait(self) -> None:
        """Wait until the next request may be made; what was not used in the last second may be made at once."""
        count = self.processes()
        if count < 2:
            return
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - 1.0) + count / PER_SECOND
        if self._next > now:
            await asyncio.sleep(self._next - now)
