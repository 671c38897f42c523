"""Requests to Discord that are tried again: each failure waits alone, and one that hangs delays no clock."""

from __future__ import annotations

import asyncio
import logging

import pytest

from cogs.kit.answering import discord_errors
from cogs.kit.answering.discord_errors import Retries

AGAIN = 100.0


class Work:
    """Things that fail as they are told, with a clock of its own."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.fails: dict[int, Exception] = {}
        self.useless: set[int] = set()
        self.tried: list[int] = []
        self.retries = Retries(lambda: self.time, AGAIN)

    async def look(self, *things: int) -> float | None:
        self.tried.clear()
        return await self.retries.each({one: one for one in things}, self.follow, self.failed)

    async def follow(self, thing: int) -> bool:
        self.tried.append(thing)
        if thing in self.fails:
            raise self.fails[thing]
        return True

    async def failed(self, thing: int, error: Exception) -> bool:
        assert error is self.fails.get(thing) or isinstance(error, TimeoutError)
        return thing in self.useless


async def test_one_that_fails_waits_alone_and_is_tried_again() -> None:
    work = Work()
    work.fails[2] = OSError("no net")
    assert await work.look(1, 2, 3) == 1000 + AGAIN
    assert work.tried == [1, 2, 3]
    work.time += AGAIN - 1
    assert await work.look(1, 2, 3) == 1000 + AGAIN
    assert work.tried == [1, 3]
    work.fails.clear()
    work.time += 1
    assert await work.look(1, 2, 3) is None
    assert work.tried == [1, 2, 3]


async def test_one_that_is_useless_does_not_wait() -> None:
    work = Work()
    work.fails[1] = OSError("gone")
    work.useless.add(1)
    assert await work.look(1) is None


async def test_a_fault_of_ours_is_logged_and_keeps_no_other_one_waiting(caplog: pytest.LogCaptureFixture) -> None:
    work = Work()
    work.fails[1] = KeyError("a fault of ours")
    with caplog.at_level(logging.ERROR, "arbiter.discord"):
        assert await work.look(1, 2) == 1000 + AGAIN
    assert work.tried == [1, 2]
    assert "id=1" in caplog.text


async def test_one_that_hangs_is_left_and_the_others_have_their_turn_at_the_next_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(discord_errors, "PATIENCE", 0.01)
    work = Work()

    async def hang(thing: int) -> bool:
        work.tried.append(thing)
        if thing == 1:
            await asyncio.sleep(60)
        return True

    monkeypatch.setattr(work, "follow", hang)
    assert await work.look(1, 2) == pytest.approx(1000.01)
    assert work.tried == [1]
    work.time += 0.01
    assert await work.look(1, 2) == 1000 + AGAIN
    assert work.tried == [2]
