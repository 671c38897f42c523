"""Two referees over one database, as two processes have it: each with the matches in a memory of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from engines.kernel.choose import decision_of
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from tests.referee.conftest import Room
from tests.referee.match.promises import check
from tests.support.packs import shelf

MOST_STEPS = 30
"""Queries and transactions of one act; none has so many."""

Act = Callable[[Referee, str, int], Awaitable[object]]
"""An act on a match, given its code and its first user."""


class House:
    """A room with two referees. A SQLite file is one process's, so both share it; of a PostgreSQL each has its own."""

    def __init__(self, room: Room, db: Database | None = None) -> None:
        self.room = room
        other = Referee(db or room.db, now=room.wall, steady=lambda: room.time, shelf=shelf(room.packs))
        self.referees = (room.referee, other)

    async def caught_up(self, referee: Referee, code: str) -> Live:
        """Return a match as it is now in the memory of a referee."""
        live = await referee.live.by_code(code)
        async with live.lock:
            await referee.live.catch_up(live)
        return live

    async def check(self, code: str) -> Live:
        """Fail unless both have the same match, and it keeps its promises; return it."""
        one, other = [await self.caught_up(referee, code) for referee in self.referees]
        assert (one.row, one.seats, one.match) == (other.row, other.seats, other.match)
        if one.match is not None:
            await check(self.room, one, Random(1))
        return one

    async def at_every_step(
        self, prepare: Callable[[int], Awaitable[Live]], first: Act, second: Act
    ) -> list[tuple[Live, list[Any]]]:
        """Let the first act, and the second before its first, its second … query or transaction, each time on a new match.

        `prepare` opens a match by its first user. Returns the matches, checked, each with both results.
        """
        found = []
        for at in range(MOST_STEPS):
            user = 100 * at + 1
            code = (await prepare(user)).row.code
            for referee in self.referees:
                await self.caught_up(referee, code)
            one, other = self.referees
            *results, reached = await self._interleaved(first(one, code, user), second(other, code, user), at)
            found.append((await self.check(code), results))
            if not reached:
                return found
        raise AssertionError("the first never comes to an end")

    async def _interleaved(self, first: Awaitable[object], second: Awaitable[object], at: int) -> list[Any]:
        """Return both results, and whether the first came as far as to its step `at`."""
        db, count, results = self.room.db, 0, [None, None]
        read, write = db.read, db.write

        async def step() -> None:
            nonlocal count
            count += 1
            if count == at + 1:
                results[1] = await result_of(second)

        async def stepping_read(sql: str, *params: Any) -> Any:
            await step()
            return await read(sql, *params)

        async def stepping_write(work: Any) -> Any:
            await step()
            return await write(work)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(db, "read", stepping_read)
            patched.setattr(db, "write", stepping_write)
            results[0] = await result_of(first)
        reached = count > at
        if not reached:
            results[1] = await result_of(second)
        return [*results, reached]


async def result_of(act: Awaitable[object]) -> object:
    """Return what an act returns, or the reason for which it is refused."""
    try:
        return await act
    except RefusedError as error:
        return error.reason


def answering(seat: int, nth: int = 0, question: str | None = None) -> Act:
    """Answer the question of a seat: the one with this id, or what is asked of it when the answer is given."""

    async def act(referee: Referee, code: str, user: int) -> object:
        asked = decision_of((await referee.live.by_code(code)).rules_and_match[1], seat)
        assert asked is not None or question is not None
        keys = [asked.options[nth].key] if asked is not None else ["0"]
        return await referee.choose(code, user + seat, seat, question or (asked.id if asked else ""), keys)

    return act


def joining(other: int) -> Act:
    """Sit down at a table."""
    return lambda referee, code, user: referee.lobbies.join(code, user + other, f"user {other}", f"press {other}")
