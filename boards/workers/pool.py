"""Painting in processes of their own, so that the bot answers while pictures are made."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self

import msgspec

from boards.jobs import AnyJob, PaintError, cache_key, drawing_hash
from boards.workers.cache import PictureCache
from processes.child import Kind
from processes.errors import BusyError, ClosedError, DiedError, FailedError, LateError
from processes.pool import Pool
from telemetry import measure

KIND = Kind("painter", "a painting process", "boards.workers.worker")
"""The processes of a painter."""


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
        kind: Kind = KIND,
    ) -> None:
        self._pool = Pool(kind, count, seconds=timeout)
        self._timeout = timeout
        self._cache = cache or PictureCache()
        self._running: dict[str, asyncio.Task[bytes]] = {}
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
        # Keys need the hash of all that is drawn with: many small files are read for it, once.
        found = await asyncio.gather(asyncio.to_thread(drawing_hash), self._pool.start(), return_exceptions=True)
        error = next((each for each in found if isinstance(each, BaseException)), None)
        if error is not None:
            await self._pool.close()
            raise PaintError(f"painting processes cannot be started: {error}") from error
        self._closed = False

    async def close(self) -> None:
        """End all processes; pictures still being painted fail with PaintError."""
        self._closed = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def paint(self, job: AnyJob) -> bytes:
        """Return the picture as a PNG. Raises PaintError if it cannot be painted."""
        if self._closed:
            raise PaintError("the painter is closed")
        name = cache_key(job)
        known = await self._cache.get(name)
        if known is not None:
            measure.count("pictures", game=job.game, picture=job.picture, result="known")
            return known
        if self._closed:  # while it was looked for
            raise PaintError("the painter is closed")
        task = self._running.get(name)
        if task is None:
            task = asyncio.create_task(self._paint_and_keep(name, job))
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
        """The number of pictures that are being painted or wait for it."""
        return len(self._running)

    @property
    def ready(self) -> int:
        """The number of live processes, idle or painting: those that ended are started again when needed."""
        return self._pool.ready

    async def _paint_and_keep(self, name: str, job: AnyJob) -> bytes:
        """Paint a picture and keep it. Raises PaintError."""
        result = "failed"
        try:
            picture = await self._ask_worker(job)
            result = "painted"
        finally:
            measure.count("pictures", game=job.game, picture=job.picture, result=result)
        await self._cache.put(name, picture)
        return picture

    async def _ask_worker(self, job: AnyJob) -> bytes:
        try:
            return await self._pool.ask(msgspec.msgpack.encode(job))
        except DiedError as error:
            raise PaintError(f"{error}, twice for this picture") from error
        except LateError as error:
            raise PaintError(f"not painted within {self._timeout:g} s") from error
        except (BusyError, FailedError, ClosedError) as error:
            raise PaintError(str(error)) from error
