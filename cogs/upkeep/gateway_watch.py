"""Watches a gateway connection that is open and says nothing: discord.py would wait there for the bot's session for ever.

Heartbeats are acknowledged on such a connection, so it looks alive, but neither a new session nor a resumed one is answered.
While the bot counts as offline no deadline runs and nothing is delivered. The session is given up with the connection: where
Discord has lost it without a word, resuming it would be silent again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from discord.gateway import DiscordWebSocket

from cogs.upkeep.gateway_socket import LeavableSocket
from cogs.upkeep.life import Life

log = logging.getLogger("arbiter.life")

PATIENCE = 180.0
"""Seconds that a connection may say nothing before the bot is ready. Servers come one by one meanwhile."""

LOOK = 15.0
"""Seconds between two looks."""


class GatewayWatch:
    """Gives up a connection that says nothing while its session is not there, and the session; discord.py then begins a new one.

    `sockets` returns the connections.
    """

    def __init__(self, sockets: Callable[[], Iterable[DiscordWebSocket]], life: Life) -> None:
        self.sockets = sockets
        self.life = life
        self._task: asyncio.Task[None] | None = None
        # Connections without a session: the number of the last event, and the time of the loop when it was first seen so.
        self._silent: dict[DiscordWebSocket, tuple[int | None, float]] = {}

    def start(self) -> None:
        """Start; call it before the bot connects."""
        self._task = asyncio.create_task(self._run())

    def look(self) -> None:
        """Give each connection up that has been open for too long without a session and without an event."""
        now, before = asyncio.get_running_loop().time(), self._silent
        self._silent = {}
        for ws in self.sockets():
            if not ws.open or not self._waits(ws):
                continue
            sequence, since = before.get(ws, (None, now))
            since = since if sequence == ws.sequence else now
            if now - since < PATIENCE:
                self._silent[ws] = (ws.sequence, since)
                continue
            log.warning(
                "the gateway has answered nothing for %g s: the bot connects shard %d anew, with a new session",
                *(PATIENCE, ws.shard_id or 0),
            )
            if isinstance(socket := ws.socket, LeavableSocket):
                socket.leave()

    def _waits(self, ws: DiscordWebSocket) -> bool:
        """Return whether a connection has no session yet, a new one or one that is to be resumed."""
        return ws.session_id is None or (ws.shard_id or 0) in self.life.lost

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
