"""A server with 100,000 finished games: the pages of `/ratings`, a long profile, and a recomputation.

`python -m benchmarks ratings`. Seconds are those of the processor: others work on the machine too.
"""

from __future__ import annotations

import asyncio
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from benchmarks.timing import row
from benchmarks.tournaments import watched
from referee.match.cache import LiveMatches
from referee.memory.reading import Pasts
from referee.memory.year import year_of
from referee.ratings.recomputing import Recomputing
from referee.ratings.showing import list_of
from store.database import Database
from store.ratings import server
from store.sqlite import SqliteDatabase
from tests.support.many_games import BUSY, EVERY, KEY, NOW, PEOPLE, fill

COUNT = 100_000
"""Finished games."""


async def measured(name: str, ask: Callable[[], Awaitable[object]], times: int = 5) -> None:
    """Print the processor time of a question, the least of some, and the most that the event loop was late."""
    best, most = float("inf"), 0.0
    for _ in range(times):
        start = time.process_time()
        _, _, late = await watched(ask())
        best, most = min(best, time.process_time() - start), max(most, late)
    row(name, f"{best * 1e3:.1f} ms · loop {most:.0f} ms late")


async def recomputed(db: Database) -> None:
    """Print what the recomputation of all games costs."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.process_time()
    seconds, _, late = await watched(Recomputing(LiveMatches(db), lambda: NOW).run_due())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    theirs = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    row("recomputed from nothing: in the worker", f"{theirs:.2f} s of processor")
    row("  in the bot, which stores it", f"{time.process_time() - start:.2f} s of processor")
    row("  until it is stored", f"{seconds:.2f} s · loop {late:.0f} ms late")


async def main() -> None:
    """Measure everything on a new file."""
    print(f"ratings of a server with {COUNT:,} games of {PEOPLE:,} persons")
    with tempfile.TemporaryDirectory() as folder:
        db = await SqliteDatabase.open(Path(folder) / "ratings.db", now=lambda: NOW)
        await db.write(lambda connection: fill(connection, COUNT))
        await recomputed(db)
        await measured("the leaderboard", lambda: list_of(db, KEY, NOW))
        for question in (
            server.count,
            server.most_played,
            server.longest_streak,
            server.fastest,
            server.longest,
            server.closest,
            server.characters,
            server.best_with,
        ):
            await measured(question.__name__, lambda question=question: question(db, KEY))  # type: ignore[misc]  # a closure

        pasts = Pasts(db)
        name = f"the profile of a person with {COUNT // EVERY:,} games, in the bot"
        await measured(name, lambda: pasts.profile(BUSY, KEY.guild, 2, [KEY]))
        await measured("  their year, in the bot", lambda: pasts.year(BUSY, KEY.guild, year_of(NOW) - 1, []))
        await pasts.close()
        await db.close()


if __name__ == "__main__":
    asyncio.run(main())
