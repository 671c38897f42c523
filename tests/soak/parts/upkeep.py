"""Backups, migrations and restores are killed in the middle, while the machine's clock jumps; then all of it is looked at.

Each is done by a process of its own, which is killed (`SIGKILL`) within the time that it takes when nobody kills it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from store.errors import DatabaseCorruptError, DatabaseMissingError
from store.sqlite import SqliteDatabase
from store.upkeep import backup
from store.upkeep.restoring import accept, examine, restore
from tests.soak.parts.damage import BEGUN, Rows, rows_of
from tests.soak.running import Found, Part
from tests.store.helpers import add, guilds
from tests.upgrades import fixtures

FIRST_GUILD = 10**12
"""The first of the servers that are written while backups are made."""

JUMPS = (-3.0e8, -86_400.0, -3600.0, 0.0, 0.0, 1.0, 3600.0, 86_400.0, 3.0e8)
"""By how many seconds a clock may jump."""

BY_THE_CLOCK = frozenset({"matches"})
"""Tables into which an old migration writes the time of day."""

EVERY, KEPT = 3600.0, 3
"""Seconds between backups by their schedule, and how many are kept."""

Work = Callable[[], Coroutine[Any, Any, None]]


def until_killed(work: Work, seconds: float | None) -> float:
    """Let a process do the work and kill it after so many seconds (None: not at all). Return how long it lived.

    Raises AssertionError if it ends by itself in another way than by having done all.
    """
    begun = time.monotonic()
    child = os.fork()
    if not child:
        status = 1
        try:
            asyncio.run(work())
            status = 0
        except BaseException:  # whatever it fails of is a finding
            traceback.print_exc()
        finally:
            os._exit(status)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or status == 0, "it failed by itself"
    return time.monotonic() - begun


async def content(path: Path) -> Rows:
    """Start, and return all rows."""
    database = await SqliteDatabase.open(path)
    try:
        return await rows_of(database)
    finally:
        await database.close()


class Clock:
    """A clock that jumps now and then."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._time = BEGUN

    def __call__(self) -> float:
        self._time += self._rng.choice(JUMPS) if self._rng.random() < 0.2 else 0.01
        self._time = max(1.0e9, min(self._time, 3.0e9))
        return self._time


class Interrupted:
    """Interrupts one thing after the other in a folder of its own."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.folder = folder
        self.path = folder / "arbiter.db"
        self.rng = Random(seed)
        self.found = Found()
        self._lasts: dict[str, float] = {}

    def kill(self, name: str, work: Work, *, endless: float | None = None) -> None:
        """Kill the work somewhere within the time that it takes; `endless` is that time for work without an end."""
        lasts = endless or self._lasts.get(name)
        lived = until_killed(work, None if lasts is None else self.rng.uniform(0, 1.1 * lasts))
        if lasts is None:
            self._lasts[name] = lived
        self.found.figures["interruptions"] += 1
        self.found.figures[name] += 1

    def clear(self) -> None:
        """Empty the folder."""
        for entry in self.folder.iterdir():
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()

    # ---------------------------------------------------------------- what is interrupted

    def migration(self) -> None:
        """A database of an earlier day is brought up to date."""
        schema = self.rng.choice(fixtures.kept())
        self.clear()
        fixtures.read(self.folder / "whole.db", fixtures.BOT, schema)
        fixtures.read(self.path, fixtures.BOT, schema)
        wanted = asyncio.run(content(self.folder / "whole.db"))
        for _ in range(self.rng.randrange(1, 4)):
            self.kill("migration", lambda: _open(self.path, Clock(self.rng)))
        found = asyncio.run(content(self.path))
        for table, rows in wanted.items():
            if table in BY_THE_CLOCK:
                assert len(found[table]) == len(rows), f"schema {schema}: rows of {table}"
            else:
                assert found[table] == rows, f"schema {schema}: {table}"

    def backups(self) -> None:
        """Backups are made by their schedule while rows are written, and the clock jumps."""
        self.clear()
        noted, folder = self.folder / "noted", self.folder / "backups"
        noted.touch()
        for _ in range(self.rng.randrange(1, 4)):
            seed = self.rng.random()
            self.kill("backup", lambda seed=seed: _back_up(self.path, folder, noted, Random(seed)), endless=0.5)
            acknowledged = [int(line) for line in noted.read_text().splitlines(keepends=True) if line.endswith("\n")]
            made = backup.backups(folder)
            for _, file in made:
                assert examine(file).schema > 0, f"{file} is half of one"
            self.found.figures["backups looked at"] += len(made)
            there = asyncio.run(_guilds(self.path))
            assert {*acknowledged} <= {*there}, "what was acknowledged is lost"
            self.found.most("rows acknowledged", len(acknowledged))

    def restoring(self) -> None:
        """A backup is put in the place of the database, which is whole, damaged or gone, and at any time of day."""
        self.clear()
        asyncio.run(_two(self.path, self.folder / "one.db"))
        state = self.rng.choice(("whole", "damaged", "gone"))
        if state == "damaged":
            self.path.write_bytes(self.path.read_bytes()[:-5000])
        elif state == "gone":
            self.path.unlink()
        moment = BEGUN + self.rng.choice(JUMPS)
        for _ in range(self.rng.randrange(1, 4)):
            self.kill("restore", lambda: _restore(self.folder / "one.db", self.path, moment))
            with contextlib.suppress(DatabaseCorruptError, DatabaseMissingError):
                found = asyncio.run(_guilds(self.path)) if self.path.exists() else []
                assert found in ([1], [1, 2]) or state == "gone", f"{state}: {found}"
        restore(self.folder / "one.db", self.path, moment)
        assert asyncio.run(_guilds(self.path)) == [1]

    def keeping(self) -> None:
        """A damaged database is taken as it is."""
        self.clear()
        asyncio.run(_two(self.path, self.folder / "one.db"))
        Path(f"{self.path}-sums").write_bytes(b"rubbish")
        for _ in range(self.rng.randrange(1, 4)):
            self.kill("as it is", lambda: _accept(self.path, BEGUN + self.rng.choice(JUMPS)))
        accept(self.path, BEGUN)
        assert asyncio.run(_guilds(self.path)) == [1, 2]

    def one(self) -> None:
        """Interrupt one of them, chosen at random."""
        self.rng.choice((self.migration, self.backups, self.backups, self.restoring, self.restoring, self.keeping))()


async def _open(path: Path, clock: Clock) -> None:
    await (await SqliteDatabase.open(path, now=clock)).close()


async def _back_up(path: Path, folder: Path, noted: Path, rng: Random) -> None:
    """Write rows and note each once it is acknowledged, and make backups by the schedule, until killed."""
    database = await SqliteDatabase.open(path, now=Clock(rng))
    there = await guilds(database)
    number = max([FIRST_GUILD, *there])

    async def write() -> None:
        nonlocal number
        with noted.open("a") as file:
            while True:
                number += 1
                await database.write(add(number))
                file.write(f"{number}\n")
                file.flush()

    async def hasten(_seconds: float) -> None:
        await asyncio.sleep(rng.uniform(0, 0.05))

    async with asyncio.TaskGroup() as group:
        group.create_task(write())
        group.create_task(backup.run_schedule(database, folder, EVERY, KEPT, sleep=hasten))


async def _guilds(path: Path) -> list[int]:
    database = await SqliteDatabase.open(path)
    try:
        return await guilds(database)
    finally:
        await database.close()


async def _two(path: Path, copy: Path) -> None:
    """Make a database, and a backup of it that lacks its last row."""
    database = await SqliteDatabase.open(path)
    await database.write(add(1))
    await database.backup(copy)
    await database.write(add(2))
    await database.close()


async def _restore(source: Path, path: Path, moment: float) -> None:
    restore(source, path, moment)


async def _accept(path: Path, moment: float) -> None:
    accept(path, moment)


def play(seed: str, _number: int, size: int) -> Found:
    """Interrupt so many times."""
    logging.disable(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        interrupted = Interrupted(Path(folder), seed)
        while interrupted.found.figures["interruptions"] < size:
            interrupted.one()
        return interrupted.found


PART = Part("upkeep", "interruptions", 300, 30, play)
