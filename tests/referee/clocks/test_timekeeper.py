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
