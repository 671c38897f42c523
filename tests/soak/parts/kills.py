"""Processes that play are killed at random moments, also in the middle of a commit; the next one finds all that was told.

Each process is forked from one that has everything loaded, so that a thousand deaths take minutes. The moment of a kill is
a matter of microseconds on a machine that does other things: a seed repeats the matches, not the very moment.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import select
import signal
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.referee.conftest import Room
from tests.soak.parts.mortal import PLAYERS, Pipe, live
from tests.soak.running import Found, Part
from tests.soak.survived import Told, check, check_file
from tests.support.databases import prepare_new

EARLY = 0.1
"""How many of the processes are killed while they open the file and look."""

WHILE_OPENING, LATER = 0.12, 0.03
"""Seconds until a kill at most: from the start, and from the last thing that is waited for."""

PATIENCE = 120.0
"""Seconds after which a process that opens and looks has hung."""


Line = dict[str, Any]


@dataclass(frozen=True)
class Lives:
    """How processes live: how many matches they play at once, how much they do at most, how many matches the next one replays.

    What is done is counted, so that a slow machine plays as far as a fast one. Each match is replayed once more when it is over,
    and all of them after the last death.
    """

    players: int
    most_done: int
    replayed: int


LONG = Lives(players=len(PLAYERS), most_done=80, replayed=2)
SHORT = Lives(players=2, most_done=12, replayed=0)
"""Thousands of these fit into an hour."""


class Deaths:
    """One file, played on by one process after the other."""

    def __init__(self, path: Path, seed: str, lives: Lives) -> None:
        self.path = path
        self.seed = seed
        self.lives = lives
        self.rng = Random(seed)
        self.numbers = sorted(self.rng.sample(range(len(PLAYERS)), lives.players))
        self.worded = [Told(first=1000 * (100 * n + 1)) for n in range(len(PLAYERS))]
        self.over: set[str] = set()
        self.found = Found()
        self.pipe = -1
        self.rest = b""
        self.looked = False

    def life(self, number: int) -> None:
        """Let one process look and play, and kill it."""
        early = self.rng.random() < EARLY
        delay, left = self.rng.uniform(0, WHILE_OPENING if early else LATER), self.rng.randrange(self.lives.most_done)
        child = self._fork(number, play=True)
        try:
            if not early:
                self._read(lambda line: "looked" in line)
                self._read_done(left)
            self._read(seconds=delay)
        finally:
            os.kill(child, signal.SIGKILL)
        self._read()
        self._bury(child)
        self.found.figures["kills"] += 1
        self.found.figures["kills while it opened or looked"] += not self.looked
        self.found.figures["under way at a kill"] += sum(worded.under_way is not None for worded in self.worded)

    def last_look(self) -> None:
        """Let a process look that is not killed."""
        child = self._fork(0, play=False)
        self._read()
        self._bury(child)
        assert self.looked

    def _fork(self, number: int, *, play: bool) -> int:
        self.pipe, writing = os.pipe()
        self.rest, self.looked = b"", False
        child = os.fork()
        if child:
            os.close(writing)
            return child
        os.close(self.pipe)
        pipe = Pipe(writing)
        try:
            asyncio.run(self._live(f"{self.seed} {number}", pipe, play=play))
        except BaseException:  # whatever a process fails of is a finding
            pipe.tell(failed=traceback.format_exc()[-3000:])
        finally:
            os._exit(0)

    def _bury(self, child: int) -> None:
        os.waitpid(child, 0)
        os.close(self.pipe)

    async def _live(self, seed: str, pipe: Pipe, *, play: bool) -> None:
        worded = [self.worded[number] for number in self.numbers]
        replayed = self.lives.replayed if play else self.lives.players
        check_file(self.path)
        room = Room(self.path)
        await room.open()
        found = await check(room, worded, self.over, seed, replayed)
        for player, line in zip(worded, found, strict=True):
            player.look(line)
        pipe.tell(looked=found, over=sorted(self.over))
        if play:
            players = [(number, self.worded[number].nth, self.worded[number].code) for number in self.numbers]
            await live(room, seed, players, pipe)
        await room.db.close()

    def _read(self, until: Callable[[Line], bool] | None = None, seconds: float = PATIENCE) -> None:
        """Take in what the process tells, until a line, so many seconds or its end.

        Raises AssertionError with what it failed of, or if it hangs.
        """
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.pipe], [], [], left)[0]:
                assert seconds < PATIENCE, f"{self.seed!r}: a process hangs"
                return
            read = os.read(self.pipe, 65536)
            if not read:
                return
            *lines, self.rest = (self.rest + read).split(b"\n")
            heard = [json.loads(line) for line in lines]
            for line in heard:
                self._hear(line)
            if until is not None and any(map(until, heard)):
                return

    def _read_done(self, count: int) -> None:
        """Take in what the process tells until it has done so many things."""
        wanted = self.found.figures["acknowledged"] + count
        if count:
            self._read(lambda _line: self.found.figures["acknowledged"] >= wanted)

    def _hear(self, line: Line) -> None:
        if "failed" in line:
            raise AssertionError(f"{self.seed!r}:\n{line['failed']}")
        if "looked" in line:
            self.looked = True
            for number, found in zip(self.numbers, line["looked"], strict=True):
                self.worded[number].look(found)
            self.over.update(line["over"])
            return
        self.worded[line["player"]].hear(line)
        self.found.figures["acknowledged"] += "did" in line


def play(seed: str, _number: int, size: int, lives: Lives = LONG) -> Found:
    """Kill so many processes that play in one file."""
    logging.disable(logging.ERROR)  # places are lost and found all the time
    asyncio.run(prepare_new())
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        deaths = Deaths(Path(folder) / "arbiter.db", seed, lives)
        for number in range(size):
            deaths.life(number)
        deaths.last_look()
        deaths.found.figures["matches over"] += len(deaths.over)
        return deaths.found


PARTS = (
    Part("kills", "kills", 1000, 50, play),
    Part("short-lives", "kills", 9000, 100, partial(play, lives=SHORT)),
)
