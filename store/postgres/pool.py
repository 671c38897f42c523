"""Sessions that wait for work, each used by one thread at a time, and the patience with those that wait for the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import PriorityQueue
from typing import Generic, Protocol, TypeVar

from store.postgres.line import Line
from store.writer import SLOW_SECONDS

log = logging.getLogger("arbiter.store")

GIVE_UP_SECONDS = 60.0
"""Seconds after which a line is cut on which the server answers nothing although its machine acknowledges."""

LOOK = 1.0
"""Seconds between two looks at that from then on."""

T = TypeVar("T")


class Session(Protocol):
    """A session with the server."""

    @property
    def line(self) -> Line:
        """Its line."""

    def close(self) -> None:
        """Close it; no other thread uses it."""


S = TypeVar("S", bound=Session)


class Pool(Generic[S]):
    """Runs functions with sessions in threads, as many at once as there are sessions. `what` names in the log what waits."""

    def __init__(self, what: str, sessions: Sequence[S]) -> None:
        self.what = what
        self._sessions = sessions
        # The first that is idle: it has the process's claim, so that its loss is noticed by the next work.
        self._idle: PriorityQueue[int] = PriorityQueue()
        for n in range(len(sessions)):
            self._idle.put(n)
        self._threads = ThreadPoolExecutor(len(sessions), f"store-{what}")
        self._is_slow = False

    async def run(self, function: Callable[[S], T]) -> T:
        """Run a function with an idle session; return its result. Where the server has no answer it is given up in the end."""
        loop = asyncio.get_running_loop()
        patience = _Patience(loop, self)
        try:
            result = await loop.run_in_executor(self._threads, self._run, function)
        finally:
            patience.end()
        self._is_slow = False
        return result

    async def close(self) -> None:
        """Let everything that waits run, then close all sessions."""
        await asyncio.to_thread(self._threads.shutdown)
        for session in self._sessions:
            await asyncio.to_thread(session.close)

    def note_slow(self) -> None:
        """Log once that the server is silent: its machine may answer for it, so that the connection does not count as lost."""
        if not self._is_slow:
            self._is_slow = True
            log.error("a %s has waited for %g s, and waits on: the server does not answer", self.what, SLOW_SECONDS)

    def cut(self) -> None:
        """Cut the lines on which somebody has waited for too long."""
        for session in self._sessions:
            if session.line.cut(GIVE_UP_SECONDS):
                log.error("a %s has waited for %g s: its connection is given up", self.what, GIVE_UP_SECONDS)

    def _run(self, function: Callable[[S], T]) -> T:
        n = self._idle.get()
        try:
            return function(self._sessions[n])
        finally:
            self._idle.put(n)


class _Patience:
    """The timers of one function that waits for its turn, and for the server."""

    def __init__(self, loop: asyncio.AbstractEventLoop, pool: Pool[S]) -> None:
        self._loop = loop
        self._pool = pool
        self._timer = loop.call_later(SLOW_SECONDS, self._be_slow)

    def _be_slow(self) -> None:
        self._pool.note_slow()
        self._timer = self._loop.call_later(max(0.0, GIVE_UP_SECONDS - SLOW_SECONDS), self._look)

    def _look(self) -> None:
        self._pool.cut()
        self._timer = self._loop.call_later(LOOK, self._look)

    def end(self) -> None:
        """Wait no longer."""
        self._timer.cancel()
