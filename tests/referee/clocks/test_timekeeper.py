"""The timekeeper looks when it is woken, and at a rush of commits together."""

from __future__ import annotations

import asyncio

import pytest

from referee.clocks.timekeeper import Timekeeper


async def test_it_looks_at_once_when_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.clocks.timekeeper.SHORTEST", 0.0)
    looked = asyncio.Semaphore(0)

    async def timed() -> None:
        looked.release()

    keeper = Timekeeper([timed], lambda: 0.0)
    keeper.start()
    await looked.acquire()
    for _ in range(3):
        keeper.wake()
        await looked.acquire()
    await keeper.close()


async def test_the_commits_of_a_rush_are_looked_at_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.clocks.timekeeper.SHORTEST", 60.0)
    looks: list[None] = []
    looked = asyncio.Event()

    async def timed() -> None:
        looks.append(None)
        looked.set()

    keeper = Timekeeper([timed], lambda: 0.0)
    keeper.start()
    await looked.wait()
    for _ in range(100):  # as commits do, at every turn of the loop
        keeper.wake()
        await asyncio.sleep(0)
    assert len(looks) == 1
    await keeper.close()


async def test_a_job_that_hangs_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("referee.clocks.timekeeper.PATIENCE", 0.05)
    begun, ended = [], []
    free = asyncio.Event()

    async def slow() -> None:
        begun.append(True)
        try:
            await free.wait()
        finally:
            ended.append(True)

    other: list[None] = []

    async def timed() -> float | None:
        return other.append(None)

    keeper = Timekeeper([slow, timed], lambda: 0.0)
    assert await keeper.tick() == 10.0
    assert await keeper.tick() == 10.0
    assert (len(begun), len(other)) == (1, 2), "it is not begun again while it runs"
    assert caplog.text.count("slow takes longer than 0.05 s: the others go on without it") == 1
    free.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert await keeper.tick() == 3600.0
    assert (len(begun), len(ended), len(other)) == (2, 2, 3)


async def test_a_job_that_hangs_is_given_up_at_the_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.clocks.timekeeper.PATIENCE", 0.01)
    monkeypatch.setattr("referee.clocks.timekeeper.STOP_TIMEOUT", 0.05)
    ended = asyncio.Event()
    begun = asyncio.Event()

    async def slow() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    keeper = Timekeeper([slow], lambda: 0.0)
    keeper.start()
    await begun.wait()
    await keeper.close()
    assert ended.is_set()
