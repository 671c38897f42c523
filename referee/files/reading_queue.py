"""The queue before the one process that reads files: fair by person, so that nobody can keep it shut for others."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from referee.errors import RefusedError

AT_ONCE, PAUSE = 6, 600.0
"""Files that one user may send in so many seconds: each takes some seconds of processor time."""

WAITING = 8
"""Files that may wait at once, the one that is being read among them."""

LEAST = 1.0
"""Seconds that a file counts for at least: starting a process costs as much."""


@dataclass(frozen=True, eq=False)
class _Place:
    """A place in the queue: whose it is, and what is set when it is their turn, or lost to somebody who has used less."""

    user: int
    turn: asyncio.Future[None]


class ReadingQueue:
    """Lets one file after another be read: first of those persons whose files have taken the least time of late.

    Each person has one place in it. In a full queue whoever has used most loses their place to somebody who has used less.
    `now` is a clock in unix seconds.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._at_work: int | None = None
        self._waiting: list[_Place] = []
        self._used: dict[int, list[tuple[float, float]]] = {}

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait for the user's turn, and hold it. Raises RefusedError if they have one, had too many, or the queue is full."""
        self._check_may_wait(user)
        if self._at_work is not None:
            await self._wait(user)
        self._at_work = user
        began, clock = self.now(), asyncio.get_running_loop().time
        since = clock()
        try:
            yield
        finally:
            self._forget_older()
            self._used.setdefault(user, []).append((began, max(LEAST, clock() - since)))
            self._call_next()

    def _check_may_wait(self, user: int) -> None:
        if user in [self._at_work, *(place.user for place in self._waiting)]:
            raise RefusedError("refused-files-yours")
        self._forget_older()
        used = self._used.get(user, [])
        if len(used) >= AT_ONCE:
            until = math.ceil(used[-AT_ONCE][0] + PAUSE)
            raise RefusedError("refused-files", times=AT_ONCE, minutes=int(PAUSE // 60), until=str(until))

    async def _wait(self, user: int) -> None:
        """Wait until it is the user's turn. Raises RefusedError if the queue is full of persons who have used less."""
        if len(self._waiting) + 1 >= WAITING:
            last = max(self._still_waiting, key=lambda place: self._seconds(place.user), default=None)
            if last is None or self._seconds(last.user) <= self._seconds(user):
                raise RefusedError("refused-files-busy")
            self._waiting.remove(last)
            last.turn.set_exception(RefusedError("refused-files-busy"))
        place = _Place(user, asyncio.get_running_loop().create_future())
        self._waiting.append(place)
        try:
            await place.turn
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            elif place.turn.done() and not place.turn.cancelled() and place.turn.exception() is None:
                self._call_next()  # it was their turn already; with an error they had lost their place, and have no turn to give
            raise

    def _call_next(self) -> None:
        """Give the turn to whoever has used least; among equals to whoever came first."""
        self._at_work = None
        following = min(self._still_waiting, key=lambda place: self._seconds(place.user), default=None)
        if following is not None:
            self._waiting.remove(following)
            self._at_work = following.user
            following.turn.set_result(None)

    @property
    def _still_waiting(self) -> list[_Place]:
        """The places whose users have not just given up."""
        return [place for place in self._waiting if not place.turn.done()]

    def _seconds(self, user: int) -> float:
        return sum(seconds for _, seconds in self._used.get(user, []))

    def _forget_older(self) -> None:
        since = self.now() - PAUSE
        recent = {user: [entry for entry in used if entry[0] > since] for user, used in self._used.items()}
        self._used = {user: used for user, used in recent.items() if used}
