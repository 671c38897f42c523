"""Deliveries have few places, and whoever waits for Discord gives theirs back."""

from __future__ import annotations

import asyncio

import pytest

from cogs.delivery.places import Places
from cogs.kit.answering.in_time import in_time


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answering.in_time.LONG_WAIT", 0.01)


class Discord:
    """A Discord whose answers come when they are released; `asked` is how many requests were made."""

    def __init__(self) -> None:
        self.asked = 0
        self.released = asyncio.Event()

    @in_time
    async def request(self) -> None:
        self.asked += 1
        await self.released.wait()


async def deliver(places: Places, discord: Discord) -> None:
    async with places.place():
        await discord.request()


async def test_deliveries_that_wait_for_discord_keep_no_place_from_others() -> None:
    places, limited, free = Places(2, waiting=3), Discord(), Discord()
    free.released.set()
    waiting = [asyncio.create_task(deliver(places, limited)) for _ in range(3)]
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        for _ in range(10):
            await deliver(places, free)
    assert (limited.asked, free.asked) == (3, 10)
    limited.released.set()
    await asyncio.gather(*waiting)
    assert (places._free._value, places._may_wait) == (2, 3)


async def test_only_so_many_wait_without_a_place() -> None:
    places, limited = Places(2, waiting=1), Discord()
    waiting = [asyncio.create_task(deliver(places, limited)) for _ in range(5)]
    await asyncio.sleep(0.1)
    assert limited.asked == 3, "two with a place, and one that has given its place back"
    limited.released.set()
    await asyncio.gather(*waiting)
    assert (places._free._value, places._may_wait) == (2, 1)


async def test_a_quick_delivery_keeps_its_place_to_the_end() -> None:
    places, quick = Places(1), Discord()
    quick.released.set()
    async with places.place():
        await quick.request()
        assert places._free.locked()
    assert not places._free.locked()


async def test_what_was_begun_within_a_delivery_gives_no_place_back_after_it() -> None:
    places, limited = Places(1), Discord()
    async with places.place():
        begun = asyncio.create_task(limited.request())
        await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    assert (places._free._value, places._may_wait) == (1, 64)
    limited.released.set()
    await begun
