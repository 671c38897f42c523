"""The time of day by the clock of the machine that has the database, so that all processes mean the same moment."""

from __future__ import annotations

import time
from collections.abc import Callable

from store.database import Database
from store.upkeep import shards

SURE = 1.0
"""Seconds that a question about the time may take: a later answer says too little."""


class SharedTime:
    """A clock in unix seconds: it is compared with that of the database now and then, and counts by `steady` between."""

    def __init__(self, db: Database, steady: Callable[[], float] = time.monotonic) -> None:
        self.db = db
        self.steady = steady
        self._ahead = time.time() - steady()

    def __call__(self) -> float:
        """Return the time of day."""
        return self.steady() + self._ahead

    async def measure(self) -> None:
        """Compare the clock with that of the database. Raises StoreError."""
        asked = self.steady()
        now = await shards.clock(self.db)
        answered = self.steady()
        if answered - asked < SURE:
            self._ahead = now - (asked + answered) / 2
