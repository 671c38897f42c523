"""Watches a gateway connection that is open and says nothing: discord.py would wait there for the bot's session for ever.

Heartbeats are acknowledged on such a connection, so it looks alive, but neither a new session nor a resumed one is answered.
While the bot counts as offline no deadline runs and nothing is delivered.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.upkeep.life import Life

log = logging.getLogger("arbiter.life")

PATIENCE = 180.0
"""Seconds that a connection may say nothing before the bot is ready. Servers come one by one meanwhile."""

LOOK = 15.0
"""Seconds between two looks."""

FORGET = 1000
"""The close code after which Discord forgets the session, so that the next connection begins a new one."""


class GatewayWatch:
    """Closes a connection that says nothing while the bot is not ready; discord.py then connects anew."""

    def __init__(self, client: discord.Client, life: Life) -> None:
        self.client = client
        self.life = life
        self._task: asyncio.Task[None] | None = None
        # The connection without a session with the number of its last event, and the time of the loop when it was first seen so.
        self._silent: tuple[tuple[object, int | None], float] | None = None

    def start(self) -> None:
        """Start; call it before the bot connects."""
        self._task = asyncio.create_task(self._run())

    async def look(self) -> None:
        """Close the connection if it has been open for too long without a session and without an event."""
        ws, now = self.client.ws, asyncio.get_running_loop().time()
        if not self.life.down or not isinstance(ws, discord.gateway.DiscordWebSocket) or not ws.open:
            self._silent = None
            return
        state = (ws, ws.sequence)
        if self._silent is None or self._silent[0] != state:
            self._silent = (state, now)
        elif now - self._silent[1] >= PATIENCE:
            self._silent = None
            log.warning("the gateway has answered nothing for %g s: the connection is closed and made anew", PATIENCE)
            await ws.close(FORGET)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                log.exception("the gateway connection could not be closed")  # looked at again

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
