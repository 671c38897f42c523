"""The timekeeper looks when it is woken, and at a rush of commits together."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from referee.timekeeper import LEAST, Timekeeper


async def test_it_looks_at_once_when_woken_and_at_a_rush_together() -> None:
    clock = asyncio.get_running_loop().time
    looks: list[float] = []
    looked = asyncio.Condition()

    async def timed() -> None:
        looks.append(clock())
        async with looked:
            looked.notify_all()

    async def seen(count: int) -> None:
        async with looked:
            await looked.wait_for(lambda: len(looks) >= count)

    keeper = Timekeeper([timed], lambda: 0.0)
    keeper.start()
    await seen(1)
    while len(looks) < 4:
        # As a commit does, at every turn of the loop.
        keeper.wake()
        await asyncio.sleep(0)
    assert [after - before >= LEAST for before, after in pairwise(looks)] == [True] * 3
    keeper.wake()
    await seen(5)
    await keeper.close()
