"""Keeps the shards of this process where several share a database: renews its leases, and looks for what others have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from referee.station import LOOK, Station


class Homekeeper:
    """Keeps the leases of a station. `wake` is called now and then."""

    def __init__(self, station: Station, wake: Callable[[], None]) -> None:
        self.station = station
        self.wake = wake
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start, where there are other processes; a second call does nothing."""
        if self.station.is_shared and not self._tasks:
            self._tasks = [asyncio.create_task(self.station.keep()), asyncio.create_task(self._look())]

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.wake()

    async def close(self) -> None:
        """Hand the shards over, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.station.hand_over()
