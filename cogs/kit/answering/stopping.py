"""An orderly stop: new presses are refused with the advice to try again in a moment, running answers are finished.

Discord shows a press without an answer as failed after three seconds, which leaves its user in doubt. As long as the bot is
connected, it answers instead that it restarts. The same button works later, since a custom id contains everything that a
press needs. A submitted form is still handled: its text would be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

Task = asyncio.Task[Any] | asyncio.Future[Any]


class Stopping:
    """The state of a stop: whether it has begun, and the running answers."""

    def __init__(self) -> None:
        self.has_begun = False
        self._running: set[tuple[Task | None, Task]] = set()
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def answering(self, work: Task) -> Iterator[None]:
        """Count an answer as running inside this context; `work` is the task that it awaits."""
        both = (asyncio.current_task(), work)
        self._running.add(both)
        self._none.clear()
        try:
            yield
        finally:
            self._running.discard(both)
            if not self._running:
                self._none.set()

    async def wait(self) -> None:
        """Wait until no answer is running."""
        await self._none.wait()

    async def cancel(self) -> int:
        """Cancel the running answers; return their number. Changes that they have committed stay."""
        tasks = {task for both in self._running for task in both if task is not None}
        cut = len(self._running)
        for task in tasks - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(*tasks - {asyncio.current_task()}, return_exceptions=True)
        return cut
