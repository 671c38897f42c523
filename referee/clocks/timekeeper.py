"""The timekeeper: runs the jobs that are due, sleeps until the next time, and is woken by every commit.

It keeps nothing itself: deadlines are in the database, so no restart loses or repeats one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from referee.station import SHORTEST
from store.errors import StoreClosedError, StoreError
from telemetry import measure
from telemetry.context import log_fields

log = logging.getLogger("arbiter.timekeeper")

LONGEST = 3600.0
"""Seconds between two rounds at most, since the machine's clock may be set meanwhile."""

RETRY_AFTER = 10.0
"""Seconds until a job that failed is tried again."""

PATIENCE = 20.0
"""Seconds that a round waits for slow jobs in all. A slower one goes on beside the rounds, so that no clock waits for it."""

LEAST = 1.0
"""Seconds that a round waits for each job at least: where all jobs are slow, a round still ends within a minute."""

REPEAT = 600.0
"""Seconds after which the log says again that a job has not ended."""

STOP_TIMEOUT = 5.0
"""Seconds that a running round has to finish at a stop."""

TimedJob = Callable[[], Awaitable[float | None]]
"""A job: does what is due and returns the unix time of its next call, None if nothing is scheduled."""


class Timekeeper:
    """Runs the jobs when they are due. `now` is a clock in unix seconds.

    While `is_held()` returns true, because Discord cannot be reached, no job runs. Neither does any other while `guard`, one of
    the jobs, is under way: what it moves must not be due before. Each job is under way once at most. `pause()` returns the
    seconds between two rounds at least, unless it is woken.
    """

    def __init__(
        self,
        timed: Sequence[TimedJob],
        now: Callable[[], float],
        stands: Callable[[], bool] = lambda: False,
        guard: TimedJob | None = None,
        pause: Callable[[], float] = lambda: SHORTEST,
    ) -> None:
        self.timed_jobs = timed
        self.now = now
        self.is_held = stands
        self.guard = guard
        self.pause = pause
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        # The jobs under way: that of the round, and those that it no longer waits for.
        self._under_way: dict[TimedJob, asyncio.Task[float | None]] = {}
        # When the log is to say again that they have not ended, by the loop's clock.
        self._said_again: dict[TimedJob, float] = {}

    def start(self) -> None:
        """Start; a second call does nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Run the jobs again soon: something was committed."""
        self._woken.set()

    async def tick(self) -> float:
        """Run all jobs; return the seconds until the next round."""
        if self.is_held():
            return LONGEST
        clock = asyncio.get_running_loop().time
        moments: list[float | None] = []
        async with self._turn:
            end = clock() + PATIENCE
            for timed in self.timed_jobs:
                moment, ended = await self._ask(timed, max(LEAST, end - clock()))
                moments.append(moment)
                if timed == self.guard and not ended:
                    break
        ahead = [moment - self.now() for moment in moments if moment is not None]
        return min(LONGEST, max(self.pause(), min(ahead, default=LONGEST)))

    async def _ask(self, timed: TimedJob, patience: float) -> tuple[float | None, bool]:
        """Run a job, unless it still runs since an earlier round; return when to ask again, and whether it has ended."""
        clock = asyncio.get_running_loop().time
        name = getattr(timed, "__qualname__", None)
        if timed in self._under_way:
            if clock() >= self._said_again[timed]:
                self._said_again[timed] = clock() + REPEAT
                log.warning("the job %s has still not ended", name)
            return self.now() + RETRY_AFTER, False
        with log_fields(job=name):
            task = self._under_way[timed] = asyncio.create_task(self._do(timed))
        self._said_again[timed] = clock() + REPEAT
        task.add_done_callback(lambda _: self._under_way.pop(timed))
        done, _ = await asyncio.wait({task}, timeout=patience)
        if done:
            return task.result(), True
        log.warning("the job %s takes longer than %.3g s: the others go on without it", name, patience)
        task.add_done_callback(lambda _: self.wake())
        return self.now() + RETRY_AFTER, False

    async def _do(self, timed: TimedJob) -> float | None:
        try:
            return await timed()
        except StoreClosedError:
            return None
        except StoreError as error:
            log.warning("a scheduled job failed: %s", error)
        except Exception:
            log.exception("a scheduled job failed")  # the other jobs go on
            measure.count("faults", kind="job")
        return self.now() + RETRY_AFTER

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            self._woken.clear()
            again = clock() + SHORTEST
            wait = await self.tick()
            # Not wait_for: where the wake comes with the cancellation, it would swallow that.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            # Each round is a dozen queries: several commits in a rush share one.
            await asyncio.sleep(max(0.0, again - clock()))

    async def close(self) -> None:
        """Stop. A running round may finish within `STOP_TIMEOUT`; the rest is due after the next start."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT), self._turn:
                self._task.cancel()
        tasks = [self._task, *self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
