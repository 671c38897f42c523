"""The disk runs full at random moments and has room again: nothing acknowledged is lost, what fails is as it was, play goes on.

Full is meant in two ways: SQLite may have no more pages than it has (`max_page_count`), and no file of the process may grow
beyond the size that the write-ahead log has just now (`RLIMIT_FSIZE`), which is how the system itself refuses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import sqlite3
import tempfile
from pathlib import Path
from random import Random

import pytest

from store.errors import StoreFailedError
from tests.referee.conftest import Room
from tests.referee.match.mixed import BEGUN, GAMES, Mixed
from tests.referee.match.promises import check_end
from tests.soak.parts.mortal import stored
from tests.soak.running import Found, Part
from tests.support.gauntlet_words import register

STEPS = 200
"""What is tried in a match at most."""

UNLIMITED = 2**30

SEVERAL = {"clock", "jump", "restart", "substitute", "fill", "limit", "free"}
"""What writes more than once: a part of it may be there when the rest fails."""


class Full(Mixed):
    """A match on a disk that is full now and then. `log_size` is how far the write-ahead log may still grow, in bytes."""

    def __init__(self, room: Room, game: str, seed: str) -> None:
        super().__init__(room, game, seed)
        self.actions |= {"fill": (5, self.fill), "limit": (5, self.limit), "free": (9, self.free)}
        self.full = False

    async def fill(self) -> None:
        """Let the database have no more pages than it has."""
        self.full = True
        await self.room.db.write(lambda db: _pages(db, 1))

    async def limit(self) -> None:
        """Let no file grow beyond the write-ahead log's size, or a little more."""
        self.full = True
        _limit(_size(Path(f"{self.room.path}-wal")) + self.rng.choice([0, 100, 5000, 40_000]))

    async def free(self) -> None:
        """Make room."""
        unlimit()
        await self.room.db.write(lambda db: _pages(db, UNLIMITED))
        self.full = False

    async def step(self) -> str:
        match, version = self.live.row.id, self.live.row.version
        before = await stored(self.room, match)
        done = self.done.copy()
        try:
            return await super().step()
        except StoreFailedError as error:
            if not self.full:
                raise AssertionError("there is room") from error
            name = self.trying
            self.done["not saved"] += 1
            self.log.append(f"{name} is not saved")
            if name not in SEVERAL:
                assert await stored(self.room, match) == before, f"a part of {name} is there"
                assert self.live.row.version == version
                assert self.done - done == {"not saved": 1}
            return "not saved"

    async def restart(self) -> None:
        """Stop and start, which may need room."""
        self.room.referee.live.wake_delivery = lambda _match: None
        with contextlib.suppress(StoreFailedError):
            await self.room.referee.outages.note_heartbeat()
        await self.room.db.close()
        try:
            await self.room.open()
        except StoreFailedError:
            assert self.full, "there is room"
            self.done["not started"] += 1
            unlimit()
            await self.room.open()
        unlimit()
        self.full = False
        await self.room.referee.outages.come_online()
        self.live = await self.room.referee.live.by_code(self.code)


def _pages(db: sqlite3.Connection, most: int) -> None:
    db.execute(f"PRAGMA max_page_count = {most}")


def unlimit() -> None:
    """Let files grow again."""
    _limit(resource.getrlimit(resource.RLIMIT_FSIZE)[1])


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


async def _match(path: Path, game: str, seed: str) -> Full:
    room = Room(path)
    room.time = BEGUN
    await room.open()
    full = Full(room, game, seed)
    try:
        await full.play(STEPS)
        await full.free()
        if full.live.row.status == "playing":
            await full.practice() or await full.choose()
        await check_end(room, full.live)
    except BaseException as error:
        error.add_note(f"{game}, {seed!r}: {'; '.join(full.log)}")
        raise
    finally:
        unlimit()
        await room.db.close()
    return full


def play(seed: str, _number: int, size: int) -> Found:
    """Play so many matches, of all games in turn."""
    logging.disable(logging.ERROR)
    rng, found = Random(seed), Found()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder, pytest.MonkeyPatch.context() as patch:
        register(patch)
        chance = Random(rng.random())
        patch.setattr("secrets.token_hex", lambda count=32: chance.randbytes(count).hex())
        for n in range(size):
            full = asyncio.run(_match(Path(folder) / f"{n}.db", GAMES[n % len(GAMES)], f"{seed} {n}"))
            found.figures["matches"] += 1
            for name in ("fill", "limit", "not saved", "not started", "choose", "restart"):
                found.figures[name] += full.done[name]
    return found


PART = Part("disk", "matches", 200, 4, play)
