"""Short queries, run at once in the thread of the event loop.

A press of a button asks twenty times for a few rows by their keys, a few microseconds each. To hand such a query to a thread and
its rows back takes many times that, and while the loop is busy each hand-over may also wait for the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from store.errors import primary_code
from store.files import read_only

LONGEST = 0.002
"""Seconds after which a query is broken off: it is none that the event loop may wait for."""

STEPS = 500
"""Steps of SQLite's machine, well below a millisecond, between two looks at the clock."""

STATEMENTS = 512
"""Statements kept compiled."""

ELSEWHERE = (sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_BUSY)
"""Results of a query that another connection may wait for."""


class QuickReader:
    """A connection that reads, for the thread that made it."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            read_only(path), uri=True, timeout=0, isolation_level=None, cached_statements=STATEMENTS
        )
        try:
            self._connection.execute("PRAGMA query_only = ON")
        except BaseException:
            self._connection.close()
            raise
        self._connection.row_factory = sqlite3.Row
        self._connection.set_progress_handler(self._is_late, STEPS)
        self._end = 0.0
        self._breathed = 0.0

    def rows(self, sql: str, params: Sequence[Any]) -> list[sqlite3.Row] | None:
        """Return all rows of a query, None if it takes too long or would have to wait. Raises sqlite3.Error."""
        self._end = perf_counter() + LONGEST
        try:
            return self._connection.execute(sql, params).fetchall()
        except sqlite3.OperationalError as error:
            if primary_code(error) in ELSEWHERE:
                return None
            raise

    async def breathe(self) -> None:
        """Let other tasks run, if none of those that read has done so of late: one may read on and on."""
        if perf_counter() - self._breathed > LONGEST:
            await asyncio.sleep(0)
            self._breathed = perf_counter()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _is_late(self) -> bool:
        """Return whether the query under way is to be broken off."""
        return perf_counter() > self._end
