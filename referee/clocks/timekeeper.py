"""The timekeeper: does what has fallen due, sleeps until the next moment, and is woken by every commit.

Nothing is kept here: what is due stands in the database, so no restart loses or repeats it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from store.errors import StoreClosedError, StoreError
from telemetry import measure
from telemetry.context import log_fields

log = logging.getLogger("arbiter.timekeeper")

LONGEST = 3600.0
"""Seconds between two looks at most: the clock of the machine may be set meanwhile."""

LEAST = 0.05
"""Seconds between two looks at least, whatever is said to be due and however often it is woken."""

AGAIN = 10.0
"""Seconds until another try where something due could not be done."""

PATIENCE = 5.0
"""Seconds that what is being done is given to finish at a stop."""

TimedJob = Callable[[], Awaitable[float | None]]
"""Does what has fallen due, and returns the unix time at which it is to be asked again, None if nothing is waited for."""


class Timekeeper:
    """Asks each of `timed` when it is due. `now` is a clock in unix seconds.

    While `stands()`, since nobody can be reached, nothing falls due.
    """

    def __init__(
        self, timed: Sequence[TimedJob], now: Callable[[], float], stands: Callable[[], bool] = lambda: False
    ) -> None:
        self.timed_jobs = timed
        self.now = now
        self.is_held = stands
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    def start(self) -> None:
        """Begin to keep time; once begun, nothing more."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Look again: something was committed."""
        self._woken.set()

    async def tick(self) -> float:
        """Do all that has fallen due; return the seconds until the next look."""
        if self.is_held():
            return LONGEST
        async with self._turn:
            moments = [await self._ask(timed) for timed in self.timed_jobs]
        ahead = [moment - self.now() for moment in moments if moment is not None]
        return min(LONGEST, max(LEAST, min(ahead, default=LONGEST)))

    async def _ask(self, timed: TimedJob) -> float | None:
        with log_fields(job=getattr(timed, "__qualname__", None)):
            return await self._do(timed)

    async def _do(self, timed: TimedJob) -> float | None:
        try:
            return await timed()
        except StoreClosedError:
            return None
        except StoreError as error:
            log.warning("not done in time: %s", error)
        except Exception:
            log.exception("not done in time")  # the others must not wait for it
            measure.count("faults", kind="job")
        return self.now() + AGAIN

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            self._woken.clear()
            again = clock() + LEAST
            wait = await self.tick()
            # Not wait_for: where the wake comes with the cancellation, it would swallow that.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            # Each look is a dozen queries: the commits of a rush are looked at together.
            await asyncio.sleep(max(0.0, again - clock()))

    async def close(self) -> None:
        """Stop; what is being done is finished if that takes no longer than `PATIENCE`, the rest is due at the next start."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self._turn:
                self._task.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
