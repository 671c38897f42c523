"""The queue of files: one place for each person, those first whose files took least, and nobody who keeps it shut for others."""

from __future__ import annotations

import asyncio

import pytest

from referee.errors import RefusedError
from referee.files.reading_queue import AT_ONCE, PAUSE, WAITING, ReadingQueue

ANNA, BORIS, VERA = 1, 2, 3


class Reader:
    """A queue whose files are read for as long as the test wants."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.queue = ReadingQueue(lambda: self.time)
        self.read: list[int] = []
        self.ends: list[asyncio.Future[None]] = []

    def send(self, user: int) -> asyncio.Task[str]:
        """Send a file; the task returns "read", or the reason of a refusal."""
        return asyncio.create_task(self._send(user))

    async def _send(self, user: int) -> str:
        try:
            async with self.queue.turn(user):
                self.read.append(user)
                end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self.ends.append(end)
                await end
        except RefusedError as error:
            return error.reason
        return "read"

    async def finish(self) -> None:
        """Let the file that is being read be done."""
        await settled()
        self.ends.pop().set_result(None)
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_two_people_do_not_keep_it_shut_for_others() -> None:
    reader = Reader()
    flood = [reader.send(user) for _ in range(50) for user in (ANNA, BORIS)]
    await settled()
    mine = reader.send(VERA)
    refused = [await task for task in flood if task.done()]
    assert refused == ["refused-files-yours"] * 98
    for _ in range(3):
        await reader.finish()
    assert await mine == "read"
    assert reader.read == [ANNA, BORIS, VERA]


async def test_whoever_has_used_least_comes_first() -> None:
    reader = Reader()
    for user in (ANNA, ANNA, BORIS):
        task = reader.send(user)
        await reader.finish()
        assert await task == "read"
    tasks = [reader.send(user) for user in (VERA, ANNA, BORIS, 4, 5)]
    for _ in tasks:
        await reader.finish()
    assert reader.read[3:] == [VERA, 4, 5, BORIS, ANNA]
    # What somebody used is forgotten after a while.
    reader.time += PAUSE + 1
    tasks = [reader.send(user) for user in (VERA, ANNA, 4)]
    for _ in tasks:
        await reader.finish()
    assert reader.read[8:] == [VERA, ANNA, 4]


async def test_in_a_full_queue_somebody_who_has_used_less_gets_the_place() -> None:
    reader = Reader()
    heavy = range(10, 10 + WAITING)
    for user in heavy:
        task = reader.send(user)
        await reader.finish()
        assert await task == "read"
    waiting = [reader.send(user) for user in heavy]
    await settled()
    fresh = reader.send(ANNA)
    await settled()
    assert [await task for task in waiting if task.done()] == ["refused-files-busy"]
    assert not fresh.done()
    await reader.finish()
    assert reader.read[-1] == ANNA
    for _ in range(WAITING - 1):
        await reader.finish()
    assert await fresh == "read"


async def test_nobody_among_equals_loses_a_place() -> None:
    reader = Reader()
    waiting = [reader.send(user) for user in range(WAITING)]
    await settled()
    assert await reader.send(99) == "refused-files-busy"
    assert not any(task.done() for task in waiting)
    for _ in waiting:
        await reader.finish()
    assert [await task for task in waiting] == ["read"] * WAITING
    assert reader.read == [*range(WAITING)]


async def test_one_person_sends_only_so_many() -> None:
    reader = Reader()
    for n in range(AT_ONCE):
        reader.time = 1000.0 + n
        task = reader.send(ANNA)
        await reader.finish()
        assert await task == "read"
    with pytest.raises(RefusedError) as error:
        async with reader.queue.turn(ANNA):
            raise AssertionError
    assert (error.value.reason, error.value.facts["until"]) == ("refused-files", str(int(1000 + PAUSE)))
    reader.time = 1000.0 + PAUSE
    task = reader.send(ANNA)
    await reader.finish()
    assert await task == "read"


@pytest.mark.parametrize("late", [False, True], ids=["while it waits", "as its turn comes"])
async def test_whoever_gives_up_holds_up_nobody(late: bool) -> None:
    reader = Reader()
    first, second, third = (reader.send(user) for user in (ANNA, BORIS, VERA))
    await settled()
    if late:
        reader.ends.pop().set_result(None)
        await asyncio.sleep(0)
        assert BORIS not in reader.read
    second.cancel()
    if not late:
        reader.ends.pop().set_result(None)
    await settled()
    assert second.cancelled()
    await reader.finish()
    assert [await first, await third] == ["read", "read"]
    assert reader.read == [ANNA, VERA]
    again = reader.send(BORIS)
    await reader.finish()
    assert await again == "read"


async def test_whoever_gives_up_as_their_place_is_lost_lets_no_second_file_in() -> None:
    reader = Reader()
    task = reader.send(ANNA)
    await reader.finish()
    assert await task == "read"
    waiting = [reader.send(user) for user in (BORIS, *range(10, 10 + WAITING - 2), ANNA)]
    await settled()
    fresh = reader.send(VERA)
    await asyncio.sleep(0)  # the place is lost, and its owner has not heard of it
    waiting[-1].cancel()
    await settled()
    assert waiting[-1].cancelled()
    assert len(reader.ends) == 1
    for _ in range(WAITING):
        await reader.finish()
    assert [await task for task in (*waiting[:-1], fresh)] == ["read"] * WAITING
