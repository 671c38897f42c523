"""An orderly stop: new presses are told to come again in a moment, what is under way is finished, within a bound.

A press that nobody answers shows as failed after three seconds and leaves its user in doubt. While the bot still hears,
it says instead that it restarts; the same button works after that, since a custom id carries all that a press needs. A
form is taken to the end: what was typed into it would be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

Task = asyncio.Task[Any] | asyncio.Future[Any]


class Stopping:
    """Whether a stop has begun, and the answers that are under way."""

    def __init__(self) -> None:
        self.has_begun = False
        self._under_way: set[tuple[Task | None, Task]] = set()
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def answering(self, work: Task) -> Iterator[None]:
        """Count an answer as under way; `work` is what it waits for."""
        both = (asyncio.current_task(), work)
        self._under_way.add(both)
        self._none.clear()
        try:
            yield
        finally:
            self._under_way.discard(both)
            if not self._under_way:
                self._none.set()

    async def wait(self) -> None:
        """Wait until no answer is under way."""
        await self._none.wait()

    async def cancel(self) -> int:
        """End the answers that are under way; return how many. What they have committed counts."""
        tasks = {task for both in self._under_way for task in both if task is not None}
        cut = len(self._under_way)
        for task in tasks - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(*tasks - {asyncio.current_task()}, return_exceptions=True)
        return cut
