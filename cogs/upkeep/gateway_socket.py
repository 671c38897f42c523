"""Sockets of the gateway whose reader can be told to leave: it then reads that its session is invalid, as if Discord said so.

After that discord.py closes with 1000, on which Discord forgets the session too, and identifies at once. A close from outside
would be sent with discord.py's own code, and the session resumed.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import aiohttp
from discord.http import HTTPClient

INVALID = aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, '{"op": 9, "d": false}', None)
"""Discord's message that the session is invalid (INVALID_SESSION) and cannot be resumed."""


class LeavableSocket:
    """A socket of the gateway, in all but `receive` the one that it was made of."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._left: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)

    def leave(self) -> None:
        """Let whoever reads here, now or next, read that the session is invalid."""
        if not self._left.done():
            self._left.set_result(None)

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109  # as aiohttp has it
        """Return the next message. Raises TimeoutError if none comes in time."""
        reading = asyncio.ensure_future(self._socket.receive(timeout))
        ends: set[asyncio.Future[Any]] = {reading, self._left}
        try:
            await asyncio.wait(ends, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                return reading.result()
            if self._left.done():
                return INVALID
            raise TimeoutError
        finally:
            if not reading.done():
                reading.cancel()
                await asyncio.wait({reading}, timeout=1)


def make_leavable(client: HTTPClient) -> None:
    """Let every further socket of a client be one that can be left."""
    plain = client.ws_connect

    @functools.wraps(plain)
    async def ws_connect(*args: Any, **options: Any) -> Any:
        return LeavableSocket(await plain(*args, **options))

    client.ws_connect = ws_connect  # type: ignore[method-assign]  # discord.py offers no other way
