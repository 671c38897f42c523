"""Choices at a steady rate: the time until each is durable, and the lateness of the event loop meanwhile.

The path of a choice has the referee's lock, the queries before it, the engine on a copy, the owed messages and their views,
the packed save, and the commit of all that with `synchronous=FULL`. In the same process the whole bot is woken by every
commit (sender, practice players, orders, clocks): it composes the owed messages and has them painted by real painting
processes. A stand-in for Discord takes PICTURES messages a second, about as many as Discord allows a bot; the gateway and HTTP
are left out (`benchmarks.gateway` has them). A choice's time counts from the moment at which it was due, so waiting counts.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from types import SimpleNamespace
from typing import Any

from benchmarks.crowd import KINDS, crowd, open_seats, press, settle_outbox
from benchmarks.timing import Machine, row, spread
from boards.workers.pool import Painter
from cogs.bot.client import ArbiterBot
from cogs.kit.painting.painter import PicturePainter
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.sqlite import SqliteDatabase

MATCHES = 240
RATE = 200
PICTURES = 40
SECONDS = 15
PAINTERS = 2
TICK = 0.002
"""Seconds between two measurements of the loop's lag."""

GOALS = "goals: durable p99 25 ms, loop p99 10 ms"


class Discord:
    """A stand-in for Discord that takes PICTURES messages a second."""

    def __init__(self) -> None:
        self.taken = 0
        self._next = 0.0

    async def take(self, **parts: Any) -> SimpleNamespace:
        """Take a message or an edit in its turn, encoded as it would be sent."""
        json.dumps(parts["view"].to_components())
        now = perf_counter()
        self._next = max(now, self._next) + 1 / PICTURES
        await asyncio.sleep(self._next - now)
        self.taken += 1
        return SimpleNamespace(id=self.taken, channel=SimpleNamespace(id=1))

    def channel(self) -> SimpleNamespace:
        """Return a channel that takes new messages and edits."""
        message = SimpleNamespace(edit=self.take, delete=self.drop)
        return SimpleNamespace(id=1, send=self.take, get_partial_message=lambda _id: message)

    async def drop(self) -> None:
        """Take the deletion of a message."""


class DeafBot(ArbiterBot):
    """The bot with a stand-in for Discord; it never connects."""

    discord: Discord

    def get_partial_messageable(self, _id: int, **_: Any) -> Any:
        """Return the stand-in's channel."""
        return self.discord.channel()

    async def create_dm(self, _user: Any) -> Any:
        """Return the stand-in's channel."""
        return self.discord.channel()


async def lag(late: list[float]) -> None:
    """Note how late the loop returns to a task that sleeps."""
    while True:
        start = perf_counter()
        await asyncio.sleep(TICK)
        late.append(perf_counter() - start - TICK)


async def pressing(referee: Referee, matches: list[Live], rng: Random, waits: list[float]) -> None:
    """Make RATE choices a second for SECONDS at random moments; note how long each took."""
    busy: set[tuple[int, int]] = set()
    under_way: set[asyncio.Task[None]] = set()

    async def one(live: Live, seat: int, due: float) -> None:
        try:
            await press(referee, live, seat, rng)
        except RefusedError:
            return  # somebody else's choice at the same table has changed what is asked
        finally:
            busy.discard((live.row.id, seat))
        waits.append(perf_counter() - due)

    start = due = perf_counter()
    while due < start + SECONDS:
        due += rng.expovariate(RATE)
        await asyncio.sleep(max(0.0, due - perf_counter()))
        live = rng.choice(matches)
        seats = [s for s in open_seats(live) if (live.row.id, s) not in busy] if live.row.status == "playing" else []
        if seats:
            seat = rng.choice(seats)
            busy.add((live.row.id, seat))
            task = asyncio.create_task(one(live, seat, due))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)


def bodies(path: Path) -> list[list[bytes]]:
    """Return the bytes that the last commits wrote, which the peer writes too."""
    with sqlite3.connect(path) as db:
        states = db.execute("SELECT match, version, body FROM states ORDER BY rowid DESC LIMIT 500").fetchall()
        events = "SELECT body FROM events WHERE match = ? AND version = ?"
        return [[body, *(r[0] for r in db.execute(events, (match, version)))] for match, version, body in states]


def peer(folder: Path, groups: list[list[bytes]], rng: Random) -> list[float]:
    """Write the same bytes at the same rate to a bare SQLite file; return how long each commit took, waiting included."""
    db = sqlite3.connect(folder / "peer.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, body BLOB)")
    waits, due = [], perf_counter()
    for group in groups:
        due += rng.expovariate(RATE)
        sleep(max(0.0, due - perf_counter()))
        db.execute("BEGIN IMMEDIATE")
        db.executemany("INSERT INTO rows (body) VALUES (?)", [(body,) for body in group])
        db.execute("COMMIT")
        waits.append(perf_counter() - due)
    db.close()
    return waits


async def measure(folder: Path) -> None:
    """Measure and print the figures."""
    rng = Random(20261122)  # a benchmark's choices
    db = await SqliteDatabase.open(folder / "arbiter.db")
    waits: list[float] = []
    late: list[float] = []
    async with Painter(PAINTERS) as painter:
        bot = DeafBot(Referee(db), PicturePainter(painter.paint), dm_spacing=0)
        bot.discord = Discord()
        bot.referee.live.wake_delivery = lambda _match: None
        games = [list(KINDS)[n % len(KINDS)] for n in range(MATCHES)]
        matches = await crowd(bot.referee, games, rng)
        await settle_outbox(db)
        bot.referee.station.away.clear()
        bot.referee.live.wake_delivery = bot.wake
        bot.timekeeper.start()
        gc.freeze()  # as at the bot's start
        watching = asyncio.create_task(lag(late))
        machine, worked = Machine(), process_time()
        await pressing(bot.referee, matches, rng, waits)
        used, taken, worked = machine.load(), bot.discord.taken, process_time() - worked
        watching.cancel()
        await bot.close()
    await db.close()
    row(f"choices made: {len(waits) / SECONDS:.0f} a second, messages {taken / SECONDS:.0f}", used)
    row("  due to durable, p50 / p95 / p99 / most", f"{spread(waits)} ms")
    row("  work of the bot's process a choice, its messages included", f"{worked / len(waits) * 1e3:.2f} ms")
    row("  how late the event loop is", f"{spread(late)} ms")
    machine = Machine()
    written = peer(folder, bodies(folder / "arbiter.db"), rng)
    row("bare SQLite, a transaction of the same bytes at that rate", f"{spread(written)} ms")
    row("  the machine meanwhile", machine.load())


async def main() -> None:
    """Measure in a database of its own."""
    print(
        f"Choices at {RATE} a second, {MATCHES} matches of {len(KINDS)} games, {PAINTERS} painting processes; {GOALS}"
    )
    with tempfile.TemporaryDirectory() as name:
        await measure(Path(name))


if __name__ == "__main__":
    asyncio.run(main())
