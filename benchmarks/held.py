"""500 running matches of all games on several servers, pressed for minutes; then the bot is killed and started again.

The bot is the one of `benchmarks.load`, in a process of its own: all but the gateway and HTTP, with a stand-in for Discord. A
match that ends is followed by another one. The process notes each choice once it is durable, is killed (`SIGKILL`) in the middle,
and another process loads every running match and compares what is there with what was noted.

    python -m benchmarks.held [minutes] [choices a second]
"""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from benchmarks.crowd import ALL_KINDS, open_seats, press, settle_outbox, start_match
from benchmarks.load import PAINTERS, DeafBot, Discord, lag
from benchmarks.memory import resident
from benchmarks.timing import Machine, row, spread
from boards.workers.pool import Painter
from cogs.kit.painting.painter import PicturePainter
from referee.clocks.terms import NONE, Terms
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.sqlite import SqliteDatabase

MATCHES, SERVERS = 500, 12
MINUTES, RATE = 10.0, 25.0
"""Minutes of presses, and choices a second: each of 1,200 persons answers every 48 seconds."""

WINDOW = 30.0
"""Seconds of one line of figures."""

CLOCKS = (NONE, Terms("bank", 3600, 30), Terms("days", 3 * 86400, 0))
SEED = 20261128


class Held:
    """The matches that run, and what is noted of their choices."""

    def __init__(self, bot: DeafBot, notes: Path) -> None:
        self.referee = bot.referee
        self.rng = Random(SEED)
        self.matches: list[Live] = []
        self.opened = 0
        self.over = 0
        self.waits: list[float] = []
        self._notes = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._busy: set[tuple[int, int]] = set()

    async def open_one(self) -> Live:
        """Start a match of the next game on the next server."""
        number, self.opened = self.opened, self.opened + 1
        game = [*ALL_KINDS][number % len(ALL_KINDS)]
        clock = CLOCKS[number % len(CLOCKS)]
        return await start_match(self.referee, game, number * 10 + 1000, number + 10, 1 + number % SERVERS, clock)

    async def fill(self) -> None:
        """Start all matches."""
        self.matches = [await self.open_one() for _ in range(MATCHES)]

    async def pressing(self, until: float, rate: float) -> None:
        """Make `rate` choices a second at random moments until a moment of `perf_counter`."""
        under_way: set[asyncio.Task[None]] = set()
        due = perf_counter()
        while due < until:
            due += self.rng.expovariate(rate)
            await asyncio.sleep(max(0.0, due - perf_counter()))
            n = self.rng.randrange(len(self.matches))
            seats = [seat for seat in open_seats(self.matches[n]) if (n, seat) not in self._busy]
            if seats:
                task = asyncio.create_task(self._one(n, self.rng.choice(seats), due))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)

    async def _one(self, n: int, seat: int, due: float) -> None:
        live = self.matches[n]
        self._busy.add((n, seat))
        try:
            await press(self.referee, live, seat, self.rng)
            os.write(self._notes, f"{live.row.id} {live.row.version} {seat}\n".encode())
            self.waits.append(perf_counter() - due)
            if live.row.status != "playing":
                self.over += 1
                self.matches[n] = await self.open_one()
        except RefusedError:
            return  # somebody else's choice at the same table has changed what is asked
        finally:
            self._busy.discard((n, seat))


async def play(folder: Path, minutes: float, rate: float) -> None:
    """Play until killed, and print a line of figures for each window."""
    path = folder / "arbiter.db"
    db = await SqliteDatabase.open(path)
    async with Painter(PAINTERS) as painter:
        bot = DeafBot(Referee(db), PicturePainter(painter.paint), dm_spacing=0)
        bot.discord = Discord()
        bot.referee.live.wake_delivery = lambda _match: None
        held = Held(bot, folder / "notes.txt")
        start = perf_counter()
        await held.fill()
        await settle_outbox(db)
        row(
            f"{MATCHES} matches of {len(ALL_KINDS)} games on {SERVERS} servers started in",
            f"{perf_counter() - start:.1f} s",
        )
        bot.referee.station.away.clear()
        bot.referee.live.wake_delivery = bot.wake
        bot.timekeeper.start()
        gc.freeze()  # as at the bot's start
        late: list[float] = []
        watching = asyncio.create_task(lag(late))
        await _windows(held, path, minutes, rate, late)
        watching.cancel()
        print("done", flush=True)
        await held.pressing(float("inf"), rate)  # until killed


async def _windows(held: Held, path: Path, minutes: float, rate: float, late: list[float]) -> None:
    """Press, and print a line of figures for each window."""
    end = perf_counter() + minutes * 60
    while perf_counter() < end:
        machine, worked = Machine(), process_time()
        held.waits.clear()
        late.clear()
        await held.pressing(perf_counter() + WINDOW, rate)
        work, made = process_time() - worked, len(held.waits)
        sizes = [file.stat().st_size / 1e6 if file.exists() else 0.0 for file in (path, Path(f"{path}-wal"))]
        print(
            f"  {made / WINDOW:5.1f}/s durable {spread(held.waits)}; loop late {spread(late)} ms; "
            f"{work / max(1, made) * 1e3:.1f} ms of work each; {resident() / 1e6:.0f} MB; "
            f"file {sizes[0]:.1f} + {sizes[1]:.1f} MB; {held.over} over; {machine.load()}",
            flush=True,
        )


async def look(folder: Path) -> None:
    """Load every running match as the next start does, and compare with what was noted."""
    start, used = perf_counter(), process_time()
    db = await SqliteDatabase.open(folder / "arbiter.db")
    opened = perf_counter() - start
    referee = Referee(db)
    numbers = [found[0] for found in await db.read("SELECT id FROM matches WHERE status = 'playing' ORDER BY id")]
    times = []
    for number in numbers:
        begun = perf_counter()
        live = await referee.live.by_id(number)
        live.view(None)
        times.append(perf_counter() - begun)
        assert live.match is not None
        assert live.match.version == live.row.version
    whole = perf_counter() - start
    row("the file opened and checked", f"{opened:.2f} s")
    row(f"all {len(numbers)} running matches loaded and viewed, after that", f"{whole - opened:.2f} s")
    row("  work of the processor for both", f"{process_time() - used:.2f} s")
    row("  one match, p50 / p95 / p99 / most", f"{spread(times)} ms")
    row("  resident then", f"{resident() / 1e6:.0f} MB")
    await db.close()
    noted = [
        tuple(map(int, line.split()))
        for line in (folder / "notes.txt").read_text().splitlines(keepends=True)
        if line.endswith("\n")
    ]
    with sqlite3.connect(folder / "arbiter.db") as bare:
        there = {*bare.execute("SELECT match, version, seat FROM choices")}
        assert bare.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    missing = [each for each in noted if each not in there]
    row("choices noted as durable before the kill, and lost", f"{len(noted)}, {len(missing)}")
    assert not missing


async def main(minutes: float, rate: float) -> None:
    """Play in a process of its own, kill it, and look."""
    print(
        f"{MATCHES} running matches, {rate:g} choices a second for {minutes:g} minutes, {PAINTERS} painting processes",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as name:
        arguments = ("play", name, str(minutes), str(rate))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.held", *arguments, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        async for line in process.stdout:
            if line == b"done\n":
                break
            print(line.decode(), end="", flush=True)
        await asyncio.sleep(Random(SEED).uniform(0.5, 1.5))
        process.kill()
        await process.wait()
        after = await asyncio.create_subprocess_exec(sys.executable, "-m", "benchmarks.held", "look", name)
        assert await after.wait() == 0


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", place, long, quick]:
            asyncio.run(play(Path(place), float(long), float(quick)))
        case ["look", place]:
            asyncio.run(look(Path(place)))
        case given:
            numbers = [float(number) for number in given]
            asyncio.run(main(*[*numbers, *(MINUTES, RATE)[len(numbers) :]]))
