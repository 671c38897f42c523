"""Processes that share the jobs of one kind."""

from __future__ import annotations

import asyncio
import logging

from processes.child import Child, Kind
from processes.errors import BusyError, ClosedError, DiedError, FailedError, LateError, UnreadyError
from telemetry import measure

log = logging.getLogger("arbiter.processes")

LINE_SECONDS = 300.0
"""Seconds that a job waits in line for a process. So long a line means that its asker has given up, or that all jobs hang."""


class Pool:
    """Up to `count` processes of a kind, started when they are needed; jobs wait in the order they come in.

    A job that takes longer than `seconds` fails, and its process is replaced. A process that dies is replaced, and its job is
    tried `tries` times in all, but not after a new process that was not ready in time. A job that no process has taken within
    `line` seconds fails as well.
    """

    def __init__(
        self, kind: Kind, count: int = 1, *, seconds: float, tries: int = 2, line: float = LINE_SECONDS
    ) -> None:
        self._kind = kind
        self._count = count
        self._seconds = seconds
        self._tries = tries
        self._line = line
        # None stands for a process that is to be started when it is needed.
        self._idle: asyncio.Queue[Child | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)
        self._children: set[Child] = set()
        self._lost = 0
        self._closed = False

    @property
    def ready(self) -> int:
        """The number of processes that have loaded, idle or at work."""
        return sum(child.ready for child in self._children)

    async def start(self) -> None:
        """Start all processes before the first job, and wait until they are ready. Raises WorkerError if one does not come up."""
        slots = [self._idle.get_nowait() for _ in range(self._count)]
        started = await asyncio.gather(*(self._started() for _ in slots), return_exceptions=True)
        for found in started:
            self._idle.put_nowait(found if isinstance(found, Child) else None)
        error = next((found for found in started if isinstance(found, BaseException)), None)
        if error is not None:
            await self.close()
            raise error

    async def ask(self, body: bytes) -> bytes:
        """Return the answer to a job. Raises WorkerError."""
        for left in reversed(range(self._tries)):
            try:
                return await self._once(body)
            except DiedError as error:
                if self._closed:
                    break
                if not left or isinstance(error, UnreadyError):
                    raise
                log.warning("%s; its job is tried again", error)
        raise ClosedError(f"{self._kind.called} takes no more jobs")

    async def close(self) -> None:
        """End all processes; jobs under way or waiting fail with ClosedError."""
        self._closed = True
        await asyncio.gather(*(self._end(child) for child in tuple(self._children)))

    async def _once(self, body: bytes) -> bytes:
        """Give a job to the next process that is free; put that process back, or None in its place if it is lost."""
        child = await self._next_free()
        kept: Child | None = None
        try:
            self._refuse_if_closed()
            if child is None:
                child = await self._started()
            answer = await asyncio.wait_for(child.ask(body), self._seconds)
            kept = child
        except FailedError:
            kept = child
            raise
        except TimeoutError as error:
            log.warning("%s gave no answer within %g s and is ended", self._kind.called, self._seconds)
            raise LateError(f"no answer within {self._seconds:g} s") from error
        finally:
            self._idle.put_nowait(kept)
            if kept is None and child is not None:
                self._lost += 1
                await self._end(child)
        return answer

    async def _next_free(self) -> Child | None:
        """Wait in line for the next free process; None stands for one that is to be started. Raises BusyError."""
        try:
            async with asyncio.timeout(self._line):
                return await self._idle.get()
        except TimeoutError as error:
            log.warning("%s was not free for a job within %g s", self._kind.called, self._line)
            raise BusyError(f"{self._kind.called} was not free within {self._line:g} s") from error

    async def _started(self) -> Child:
        """Return a new process that is ready. Raises WorkerError."""
        self._refuse_if_closed()
        child = await Child.start(self._kind)
        self._children.add(child)
        try:
            self._refuse_if_closed()
            await child.load()
        except BaseException:
            await self._end(child)
            raise
        if self._lost:
            self._lost -= 1
            measure.count("worker_restarts", worker=self._kind.name)
        return child

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise ClosedError(f"{self._kind.called} takes no more jobs")

    async def _end(self, child: Child) -> None:
        await child.kill()
        self._children.discard(child)
