"""Tournaments of 64, 256 and 1,024: a round from the press to the disk, tables, games, the page of eleven rounds.

`python -m benchmarks tournaments`. The event loop is looked at each thousandth of a second meanwhile; where the machine is busy,
the processor time of its turns tells more.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from benchmarks.timing import turns
from cogs.tournaments.presses.event_files import PAGE
from cogs.tournaments.webpage.parts import About
from referee.tournaments.halls.hall import Hall
from store.tournaments import entries
from tests.referee.conftest import Room
from tests.referee.tournaments.event import ORGANISER, Event
from tournaments.facts.kinds import (
    AnyFact,
    CheckedIn,
    CheckInOpened,
    Entered,
    GameOver,
    GameStarted,
    Paired,
    RoundPaired,
)
from tournaments.running.rounds import closing_round
from tournaments.running.start import draw_of, starting
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.views.tournament import Viewer

ROUNDS, GAMES = 11, 20
WANTED = {64: 0.3, 256: 1.0, 1024: 12.0}
"""Seconds in which a round is to be durable, by entries."""


async def watched(work: Awaitable[object]) -> tuple[float, float, float]:
    """Return the seconds that some work took, and the 99th percentile and the most that the event loop was late, in ms."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append((time.perf_counter() - before - 0.001) * 1000)

    watching = asyncio.create_task(watch())
    start = time.perf_counter()
    await work
    seconds = time.perf_counter() - start
    watching.cancel()
    late.sort()
    return seconds, late[int(len(late) * 0.99)] if late else 0.0, late[-1] if late else 0.0


async def commit(event: Event, hall: Hall, facts: list[AnyFact], *, persons: bool = False) -> None:
    """Add facts to the log, with persons for those who enter."""

    def also(db: object) -> None:
        for fact in facts:
            if isinstance(fact, Entered):
                entries.add(db, hall.row.id, fact.entry, f"user {fact.entry}", [(fact.entry, f"user {fact.entry}")])  # type: ignore[arg-type]  # a connection

    async with hall.lock:
        await event.parts.halls.commit(hall, lambda _hall: facts, also=also, persons=persons)


async def played(room: Room, count: int, rounds: int) -> tuple[Event, Hall]:
    """Return a Swiss of so many, with some rounds played by lot."""
    event = await Event.made(room, Settings(format=Swiss(rounds=ROUNDS)), automatic=False)
    await event.parts.opening.open(event.code, ORGANISER, [])
    hall, rng = await event.hall(), Random(count)
    await commit(event, hall, [Entered(n, 10_000 + n) for n in range(1, count + 1)], persons=True)
    await commit(event, hall, [CheckInOpened(), *(CheckedIn(n) for n in range(1, count + 1))])
    await commit(event, hall, [starting(hall.state, hall.row.secret)])
    for number in range(1, rounds + 1):
        order = hall.state.active()
        rng.shuffle(order)
        pairs = tuple(Paired(pair) for pair in zip(order[::2], order[1::2], strict=True))
        await commit(event, hall, [RoundPaired(0, number, draw_of(hall.state, hall.row.secret), pairs)])
        results = [rng.choice(((1, 2), (2, 1), (1, 1))) for _ in pairs]
        await commit(event, hall, [GameOver(0, number, n, 1, places) for n, places in enumerate(results, 1)])
        await commit(event, hall, [closing_round(hall.state, 0, number, hall.row.secret)])
    return event, hall


async def games(event: Event, hall: Hall) -> None:
    """Let GAMES games begin and end; after each fact the director runs, and a player looks."""
    number, tournaments = hall.state.paired_rounds(), event.parts
    for table in range(1, GAMES + 1):
        for fact in (GameStarted(0, number, table, 1), GameOver(0, number, table, 1, (1, 2))):
            await commit(event, hall, [fact])
            await tournaments.director.run_due()
            await tournaments.reader.prepare(hall)
            hall.view(Viewer(3))


async def one_size(folder: Path, count: int) -> None:
    """Measure a round, its tables and some of its games among so many."""
    room = Room(folder / f"{count}.db")
    await room.open()
    event, hall = await played(room, count, ROUNDS - 2)
    await event.parts.solver.pool.start()
    await event.parts.reader.pool.start()
    gc.freeze()  # as at the bot's start
    for step in ("a round, press to durable", "its tables", f"{GAMES} games of it"):
        work = (
            event.parts.director.step(event.code, ORGANISER, [], hall.version)
            if step[0] == "a"
            else event.run()
            if step[0] == "i"
            else games(event, hall)
        )
        with turns() as worked:
            seconds, late, most = await watched(work)
        wanted = f" (to be within {WANTED[count]:g} s)" if step[0] == "a" else ""
        print(
            f"{count:5} entries, {step}: {seconds:.2f} s{wanted}; event loop late p99 {late:.1f} ms, most {most:.0f} ms; "
            f"its work {sum(worked) * 1e3:.0f} ms, the longest turn {max(worked) * 1e3:.1f} ms"
        )
    await room.referee.tournaments.close()
    await room.db.close()


async def a_table(folder: Path) -> None:
    """Measure the standings of 1,024 after eleven rounds, computed in the process."""
    room = Room(folder / "table.db")
    await room.open()
    event, hall = await played(room, 1024, ROUNDS)
    await event.parts.reader.pool.start()
    for step in ("first", "again after a record"):
        if step != "first":
            await commit(event, hall, [])
        ask = event.parts.reader.ask(hall, "tournaments.standings.standings:standings", ROUNDS)
        seconds, late, most = await watched(ask)
        print(
            f" 1024 entries, standings after {ROUNDS} rounds, {step}: {seconds:.2f} s; late p99 {late:.1f} ms, most {most:.0f} ms"
        )
        event.parts.reader.forget()
    await room.referee.tournaments.close()
    await room.db.close()


async def a_page(folder: Path) -> None:
    """Measure the web page of 1,024 after eleven rounds, made by the reader's process."""
    room = Room(folder / "page.db")
    await room.open()
    event, hall = await played(room, 1024, ROUNDS)
    reader, row = event.parts.reader, hall.row
    await reader.pool.start()
    about = About(row.name, row.code, row.game, brings=False, kept_out_by=hall.kept_out_by)
    for step in ("first", "again"):
        with turns() as worked:
            seconds, late, most = await watched(reader.send(hall, PAGE, about, dict(hall.names), "en"))
        print(
            f" 1024 entries, web page after {ROUNDS} rounds, {step}: {seconds:.2f} s; event loop late p99 {late:.1f} ms, "
            f"most {most:.0f} ms; its longest turn {max(worked) * 1e3:.1f} ms"
        )
    await room.referee.tournaments.close()
    await room.db.close()


async def main() -> None:
    """Measure all sizes."""
    print("tournaments")
    with tempfile.TemporaryDirectory() as name:
        for count in WANTED:
            await one_size(Path(name), count)
        await a_table(Path(name))
        await a_page(Path(name))
