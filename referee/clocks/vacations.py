"""Vacations: days on which a person's clocks of terms "days" are stopped in all their matches, and no reminder is sent."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from referee.clocks.sync import move_for_vacation
from referee.clocks.terms import DAY, Spans
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.slots import BOARD, TURN
from store.connection import Connection
from store.locks import lock
from store.match import clocks, outbox
from store.tournaments import times

PER_YEAR, AT_ONCE = 30, 21
"""Days of vacation per calendar year (UTC), and per vacation."""


class Vacation(msgspec.Struct, frozen=True):
    """The end of a running vacation (None: none runs), and the whole days that are left in this calendar year."""

    finish: float | None
    left: int


class Vacations:
    """Starts and ends vacations. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.db = live.db
        self.now = now

    async def of(self, user: int) -> Vacation:
        """Return a user's vacation: its end if one runs, and the days left in the year."""
        now = self.now()
        return _vacation(await clocks.vacations(self.db, user, _year(now)[0]), now)

    async def start(self, user: int, days: int) -> Vacation:
        """Start a vacation now.

        Raises RefusedError for too many days or less than one, while a vacation runs, or if this calendar year has too few days
        left.
        """
        if not 1 <= days <= AT_ONCE:
            raise RefusedError("refused-vacation-days", most=AT_ONCE)
        now = self.now()

        def work(db: Connection) -> tuple[Vacation, list[int]]:
            lock(db, "user", user)
            before = clocks.absences(db, user, _year(now)[0])
            present = _vacation(before, now)
            if present.finish is not None:
                raise RefusedError("refused-vacation-runs", until=int(present.finish))
            after = [*before, (now, now + days * DAY)]
            # Days in the next year need no check: nothing of it is spent yet.
            if _spent(after, *_year(now)) > PER_YEAR * DAY:
                raise RefusedError("refused-vacation-spent", most=PER_YEAR, left=present.left)
            clocks.add_vacation(db, user, now, now + days * DAY)
            times.wake_those_of(db, user, now)
            return _vacation(after, now), self._move_clocks(db, user, before, after)

        return await self._write(work)

    async def end(self, user: int) -> Vacation:
        """End a vacation now; its remaining days are not spent. Raises RefusedError if none runs."""
        now = self.now()

        def work(db: Connection) -> tuple[Vacation, list[int]]:
            lock(db, "user", user)
            before = clocks.absences(db, user, _year(now)[0])
            if _vacation(before, now).finish is None:
                raise RefusedError("refused-vacation-none")
            clocks.end_vacation(db, user, now)
            times.wake_those_of(db, user, now)
            after = clocks.absences(db, user, _year(now)[0])
            return _vacation(after, now), self._move_clocks(db, user, before, after)

        return await self._write(work)

    def _move_clocks(self, db: Connection, user: int, before: Spans, after: Spans) -> list[int]:
        """Move the user's clocks, and owe the messages that show them; return the matches."""
        now = self.now()
        moved = move_for_vacation(db, user, before, after, now)
        for match in moved:
            outbox.owe(db, match, [BOARD, TURN], now)
        return moved

    async def _write(self, work: Callable[[Connection], tuple[Vacation, list[int]]]) -> Vacation:
        """Write a change. Those who have the matches in memory, whose clocks it moves, read them anew before they write."""
        vacation, moved = await self.db.write(work)
        for match in moved:
            self.live.wake(match)
        return vacation


def _vacation(spans: Spans, now: float) -> Vacation:
    finish = max((end for start, end in spans if start <= now < end), default=None)
    left = PER_YEAR - _spent(spans, *_year(now)) / DAY
    # Only whole days that are left count; the small term is for rounding errors.
    return Vacation(finish, max(0, math.floor(left + 1e-6)))


def _spent(spans: Spans, start: float, end: float) -> float:
    """Return the seconds of absence between two moments."""
    return sum(max(0.0, min(end, last) - max(start, first)) for first, last in spans)


def _year(moment: float) -> tuple[float, float]:
    """Return the beginning and the end of the calendar year of a moment."""
    year = datetime.fromtimestamp(moment, UTC).year
    return datetime(year, 1, 1, tzinfo=UTC).timestamp(), datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()
