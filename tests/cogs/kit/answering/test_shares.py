"""Discord's limit of requests belongs to the token: several processes share it."""

from __future__ import annotations

import asyncio

import pytest

from cogs.kit.answering.shares import PER_SECOND, Share


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note the pauses in place of making them."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("cogs.kit.answering.shares.asyncio.sleep", sleep)
    return slept


async def test_one_process_alone_is_not_held_up(naps: list[float]) -> None:
    share = Share(lambda: 1)
    for _ in range(500):
        await share.wait()
    assert naps == []


async def test_of_three_processes_each_makes_a_third_of_the_requests(
    naps: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 1000.0)
    share = Share(lambda: 3)
    for _ in range(60):
        await share.wait()
    free = 60 - len(naps)
    assert free == pytest.approx(PER_SECOND / 3, abs=1), "what a second has may be used at once"
    assert naps[-1] == pytest.approx((60 - PER_SECOND / 3) * 3 / PER_SECOND)
