"""Keeps the shards of this process where several share a database: renews its leases, and hands its shards over at the end."""

from __future__ import annotations

import asyncio

from referee.station import Station

ENDING = 3.0
"""Seconds that a renewal under way may take at a stop."""


class Homekeeper:
    """Keeps the leases of a station."""

    def __init__(self, station: Station) -> None:
        self.station = station
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, where there are other processes; a second call does nothing."""
        if self.station.is_shared and self._task is None:
            self._task = asyncio.create_task(self.station.keep())

    async def close(self) -> None:
        """Hand the shards over, and stop."""
        self.station.leave()
        if self._task is not None:
            # A renewal under way must end first: it would take the shards again behind the hand-over.
            await asyncio.wait({self._task}, timeout=ENDING)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.station.hand_over()
