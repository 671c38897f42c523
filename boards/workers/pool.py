"""Painting in processes of their own, so that the bot answers while pictures are made."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from types import TracebackType
from typing import Self

import msgspec

from boards.jobs import ROOT, Job, PaintError, edition, key
from boards.workers.cache import PictureCache
from boards.workers.worker import FAILED, LENGTH, frame
from telemetry import measure

log = logging.getLogger(__name__)

ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "VIRTUAL_ENV", "LANG")
"""What painting processes get of the environment: what Python starts with, and no secrets."""

START_SECONDS = 30.0
"""How long a new process may take to load; a busy machine needs several seconds."""


class _DiedError(Exception):
    """A painting process ended without an answer."""


class _Worker:
    """One painting process, which takes one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str) -> _Worker:
        """Return a process that is ready. Raises _DiedError if it does not come up."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", module)
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT, env=environment)
        except OSError as error:
            raise _DiedError(f"a painting process cannot be started: {error.strerror}") from error
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._read(), START_SECONDS)
        except BaseException as error:
            await worker.kill()
            if isinstance(error, TimeoutError):
                raise _DiedError(f"a painting process was not ready after {START_SECONDS:g} s") from error
            raise
        return worker

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        try:
            (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
            return await self._process.stdout.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise _DiedError("a painting process ended") from error

    async def ask(self, body: bytes) -> bytes:
        """Return the answer to a job. Raises _DiedError if the process ends."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(frame(body))
            await self._process.stdin.drain()
        except ConnectionError as error:
            raise _DiedError("a painting process ended") from error
        return await self._read()

    async def kill(self) -> None:
        """End the process at once."""
        if self._process.returncode is None:
            try:
                self._process.kill()
            except ProcessLookupError:
                log.debug("a painting process was gone before it could be ended")
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()


class Painter:
    """Paints pictures in `count` processes; use it with `async with`.

    A process that dies is replaced and its job given to the next one, once. A job that takes longer than `timeout` seconds
    fails, and its process is replaced. The same picture asked for by several at a time is painted once.
    """

    def __init__(
        self,
        count: int = 2,
        *,
        timeout: float = 10.0,
        cache: PictureCache | None = None,
        module: str = "boards.workers.worker",
    ) -> None:
        self._count = count
        self._timeout = timeout
        self._cache = cache or PictureCache()
        self._module = module
        # None stands for a process that is to be started when it is needed.
        self._idle: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._running: dict[str, asyncio.Task[bytes]] = {}
        self._alive = 0
        self._closed = True

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Start all processes and wait until they are ready. Raises PaintError if one does not come up."""
        starts = (_Worker.start(self._module) for _ in range(self._count))
        # Keys need the hash of all that is drawn with: many small files are read for it, once.
        _, *started = await asyncio.gather(asyncio.to_thread(edition), *starts, return_exceptions=True)
        workers = [found for found in started if isinstance(found, _Worker)]
        error = next((found for found in started if isinstance(found, BaseException)), None)
        if error is not None:
            for worker in workers:
                await worker.kill()
            raise PaintError(f"painting processes cannot be started: {error}") from error
        for worker in workers:
            self._idle.put_nowait(worker)
        self._alive = len(workers)
        self._closed = False

    async def close(self) -> None:
        """End all processes; pictures still being painted fail with PaintError."""
        self._closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _ in range(self._idle.qsize()):
            worker = self._idle.get_nowait()
            if worker is not None:
                await worker.kill()

    async def paint(self, job: Job) -> bytes:
        """Return the picture as a PNG. Raises PaintError if it cannot be painted."""
        if self._closed:
            raise PaintError("the painter is closed")
        name = key(job)
        known = await self._cache.get(name)
        if known is not None:
            measure.count("pictures", game=job.game, picture=job.picture, result="known")
            return known
        if self._closed:  # while it was looked for
            raise PaintError("the painter is closed")
        task = self._running.get(name)
        if task is None:
            task = asyncio.create_task(self._made(name, job))
            self._running[name] = task
            task.add_done_callback(lambda _: self._running.pop(name, None))
        try:
            # One who no longer waits must not take the picture from the others who do.
            with measure.timed("picture_seconds", game=job.game, picture=job.picture):
                return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise PaintError("the painter is closed") from None
            raise

    @property
    def queue(self) -> int:
        """How many pictures are painted or wait for it now."""
        return len(self._running)

    @property
    def ready(self) -> int:
        """How many processes are there, idle or painting: those that ended are started again when they are needed."""
        return self._alive

    async def _made(self, name: str, job: Job) -> bytes:
        """Paint a picture and keep it. Raises PaintError."""
        result = "failed"
        try:
            picture = await self._painted(job)
            result = "painted"
        finally:
            measure.count("pictures", game=job.game, picture=job.picture, result=result)
        await self._cache.put(name, picture)
        return picture

    async def _painted(self, job: Job) -> bytes:
        body = msgspec.msgpack.encode(job)
        try:
            answer = await self._once(body)
        except _DiedError as error:
            log.warning("%s; painting again", error)
            try:
                answer = await self._once(body)
            except _DiedError as again:
                raise PaintError(f"{again}, twice for this picture") from again
        if answer[:1] == FAILED:
            raise PaintError(answer[1:].decode())
        return answer[1:]

    async def _once(self, body: bytes) -> bytes:
        """Give a job to the next process that is free; put that process back, or None in its place if it is lost."""
        worker = await self._idle.get()
        kept: _Worker | None = None
        try:
            if worker is None:
                worker = await _Worker.start(self._module)
                self._alive += 1
                measure.count("worker_restarts", worker="painter")
            answer = await asyncio.wait_for(worker.ask(body), self._timeout)
            kept = worker
        except TimeoutError as error:
            raise PaintError(f"not painted within {self._timeout:g} s") from error
        finally:
            if kept is None and worker is not None:
                self._alive -= 1
                await worker.kill()
            self._idle.put_nowait(kept)
        return answer
