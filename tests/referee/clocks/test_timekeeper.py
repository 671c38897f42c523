"""The timekeeper looks when it is woken, and at a rush of commits together."""

from __future__ import annotations

import asyncio

import pytest

from referee.clocks.timekeeper import TimedJob, Timekeeper


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
    monkeypatch.setattr("referee.clocks.timekeeper.LEAST", 0.01)
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
    assert "has still not ended" not in caplog.text
    monkeypatch.setattr("referee.clocks.timekeeper.REPEAT", 0.0)
    keeper._said_again[slow] = 0.0
    assert await keeper.tick() == 10.0
    assert caplog.text.count("slow has still not ended") == 1
    free.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert await keeper.tick() == 3600.0
    assert (len(begun), len(ended), len(other)) == (2, 2, 4)


async def test_many_slow_jobs_share_the_patience_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of minutes would count as a standstill of the bot, for which everybody gets time."""
    monkeypatch.setattr("referee.clocks.timekeeper.PATIENCE", 0.2)
    monkeypatch.setattr("referee.clocks.timekeeper.LEAST", 0.001)
    begun: list[int] = []

    def slow(number: int) -> TimedJob:
        async def hangs() -> None:
            begun.append(number)
            await asyncio.Event().wait()

        return hangs

    keeper = Timekeeper([slow(number) for number in range(30)], lambda: 0.0)
    start = asyncio.get_running_loop().time()
    for _ in range(3):
        assert await keeper.tick() == 10.0
    assert begun == [*range(30)], "each is under way once"
    assert asyncio.get_running_loop().time() - start < 30 * 0.2 / 2
    for task in [*keeper._under_way.values()]:
        task.cancel()


async def test_nothing_runs_while_the_guard_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that moves all deadlines: nothing may be due before it has."""
    monkeypatch.setattr("referee.clocks.timekeeper.PATIENCE", 0.01)
    monkeypatch.setattr("referee.clocks.timekeeper.LEAST", 0.01)
    done: list[str] = []
    free = asyncio.Event()

    async def guard() -> None:
        await free.wait()
        done.append("guard")

    async def timed() -> None:
        done.append("timed")

    keeper = Timekeeper([guard, timed], lambda: 0.0, guard=guard)
    assert [await keeper.tick(), await keeper.tick(), done] == [10.0, 10.0, []]
    free.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await keeper.tick()
    assert done == ["guard", "guard", "timed"]


async def test_a_guard_that_ends_with_its_patience_holds_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have ended before the timekeeper's own note of that: nothing would wake the timekeeper for the others."""

    wait = asyncio.wait

    async def until_it_ends(tasks: set[asyncio.Task[None]], **_limit: float) -> tuple[set[asyncio.Task[None]], object]:
        ended, waiting = await wait(tasks)
        keeper._under_way[guard] = next(iter(ended))  # the end is not noted yet
        return ended, waiting

    done: list[str] = []

    async def guard() -> None:
        done.append("guard")

    async def timed() -> float | None:
        done.append("timed")
        return 5.0

    keeper = Timekeeper([guard, timed], lambda: 0.0, guard=guard)
    monkeypatch.setattr("referee.clocks.timekeeper.asyncio.wait", until_it_ends)
    assert await keeper.tick() == 5.0
    assert done == ["guard", "timed"]


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
