"""A socket of the gateway is read as any other, until it is to be left: then its session is invalid."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from cogs.upkeep.gateway_socket import INVALID, LeavableSocket

MESSAGE = aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, "{}", None)


class Socket:
    """A socket that receives what is put into it; `readers` is how many read."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self.readers = 0
        self.close_code = 4321

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109  # as aiohttp has it
        self.readers += 1
        try:
            return await asyncio.wait_for(self.messages.get(), timeout)
        finally:
            self.readers -= 1


def leavable(socket: Any) -> LeavableSocket:
    return LeavableSocket(socket)


async def test_messages_and_all_else_pass() -> None:
    socket = Socket()
    made = leavable(socket)
    socket.messages.put_nowait(MESSAGE)
    assert await made.receive(timeout=1) is MESSAGE
    assert made.close_code == 4321
    with pytest.raises(TimeoutError):
        await made.receive(timeout=0.01)
    assert socket.readers == 0


async def test_whoever_reads_leaves_and_nobody_reads_any_more() -> None:
    socket = Socket()
    made = leavable(socket)
    reading = asyncio.create_task(made.receive(timeout=60))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert socket.readers == 1
    made.leave()
    made.leave()
    assert await reading is INVALID
    assert socket.readers == 0
    assert await made.receive() is INVALID, "also the next time"


async def test_what_has_come_is_read_before_the_end() -> None:
    socket = Socket()
    made = leavable(socket)
    socket.messages.put_nowait(MESSAGE)
    reading = asyncio.create_task(made.receive())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    made.leave()
    assert await reading is MESSAGE


async def test_a_reader_that_is_cancelled_leaves_no_other() -> None:
    socket = Socket()
    reading = asyncio.create_task(leavable(socket).receive())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert socket.readers == 0
