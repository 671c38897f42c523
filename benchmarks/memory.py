"""The memory of a live match, by game: a fresh referee loads the matches of a database, as after a restart.

The figures are differences of Python's allocations (tracemalloc, in a run of its own, since it is slow) and of the memory that
the system has given the process. The run also times loading, and a full garbage collection, during which nothing else runs.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.crowd import KINDS, crowd, settle_outbox
from benchmarks.timing import row
from referee.service import Referee
from store.sqlite import SqliteDatabase

LIVE = 2000
CHOICES = 6
"""Choices made in each match beforehand."""


def resident() -> int:
    """Return the bytes of memory that the system has given this process."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def fill(folder: Path, game: str) -> None:
    """Fill a database with LIVE matches of a game."""
    db = await SqliteDatabase.open(folder / "arbiter.db")
    await crowd(Referee(db), [game] * LIVE, Random(20261122), CHOICES)  # a benchmark's choices
    await settle_outbox(db)
    await db.close()


async def load_all(folder: Path, *, traced: bool) -> None:
    """Load all matches, make all their views, and print the figures."""
    db = await SqliteDatabase.open(folder / "arbiter.db")
    referee = Referee(db)
    numbers = [r[0] for r in await db.read("SELECT id FROM matches WHERE status = 'playing' ORDER BY id")]
    first = await referee.live.by_id(numbers.pop())  # what all share is loaded with the first one
    for viewer in (None, *(s.seat for s in first.seats)):
        first.view(viewer)
    gc.collect()
    if traced:
        tracemalloc.start()

    def allocated() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0] if traced else resident()

    before, start, used = allocated(), perf_counter(), time.process_time()
    lives = [await referee.live.by_id(number) for number in numbers]
    seconds, worked = perf_counter() - start, time.process_time() - used
    alone = (allocated() - before) / len(lives)
    for live in lives:
        for viewer in (None, *(s.seat for s in live.seats)):
            live.view(viewer)
    shown = (allocated() - before) / len(lives)
    start = time.process_time()
    gc.collect()
    pause = time.process_time() - start
    what = "allocated by Python" if traced else "resident"
    row(f"  {what}: KB a match, and with the views of all", f"{alone / 1024:.0f}, {shown / 1024:.0f} KB")
    if not traced:
        each, work = seconds / len(lives) * 1e3, worked / len(lives) * 1e3
        row("  loading one: wall, and work of the processor", f"{each:.2f}, {work:.2f} ms")
        row("  a full collection of garbage, work", f"{pause * 1e3:.0f} ms")
    await db.close()


async def main() -> None:
    """Measure each game in processes of its own and print the figures."""
    print(f"Memory: {LIVE} live matches, {CHOICES} choices in each")
    for game, (seats, _) in KINDS.items():
        row(f"{game}, {seats} seats", "")
        with tempfile.TemporaryDirectory() as name:
            for part in ("fill", "resident", "traced"):
                command = (sys.executable, "-m", "benchmarks.memory", part, game, name)
                process = await asyncio.create_subprocess_exec(*command)
                await process.wait()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["fill", of_game, place]:
            asyncio.run(fill(Path(place), of_game))
        case [chosen, of_game, place]:
            asyncio.run(load_all(Path(place), traced=chosen == "traced"))
        case _:
            asyncio.run(main())
