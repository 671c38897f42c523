"""Watches a gateway connection that is open and says nothing: discord.py would wait there for the bot's session for ever.

Heartbeats are acknowledged on such a connection, so it looks alive, but neither a new session nor a resumed one is answered.
While the bot counts as offline no deadline runs and nothing is delivered. The session is given up with the connection: where
Discord has lost it without a word, resuming it would be silent again.
"""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from cogs.upkeep.life import Life

log = logging.getLogger("arbiter.life")

PATIENCE = 180.0
"""Seconds that a connection may say nothing before the bot is ready. Servers come one by one meanwhile."""

LOOK = 15.0
"""Seconds between two looks."""

INVALID = aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, '{"op": 9, "d": false}', None)
"""Discord's message that the session is invalid (INVALID_SESSION) and cannot be resumed."""


class GatewayWatch:
    """Gives up a connection that says nothing while the bot is not ready, and its session; discord.py then begins a new one."""

    def __init__(self, client: discord.Client, life: Life) -> None:
        self.client = client
        self.life = life
        self._task: asyncio.Task[None] | None = None
        # The connection without a session with the number of its last event, and the time of the loop when it was first seen so.
        self._silent: tuple[tuple[object, int | None], float] | None = None

    def start(self) -> None:
        """Start; call it before the bot connects."""
        self._task = asyncio.create_task(self._run())

    def look(self) -> None:
        """Give the connection up if it has been open for too long without a session and without an event."""
        ws, now = self.client.ws, asyncio.get_running_loop().time()
        if not self.life.down or not isinstance(ws, discord.gateway.DiscordWebSocket) or not ws.open:
            self._silent = None
            return
        state = (ws, ws.sequence)
        if self._silent is None or self._silent[0] != state:
            self._silent = (state, now)
        elif now - self._silent[1] >= PATIENCE:
            self._silent = None
            log.warning(
                "the gateway has answered nothing for %g s: the bot connects anew, with a new session", PATIENCE
            )
            # A close from here would be sent with discord.py's own code, and the session resumed. As if Discord had said so,
            # discord.py closes with 1000, after which Discord forgets the session too, and identifies at once.
            ws.socket._reader.feed_data(INVALID, 0)  # noqa: SLF001  # no other way to the task that waits there

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                self.look()
            except Exception:
                log.exception("the gateway connection could not be given up")  # looked at again

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
