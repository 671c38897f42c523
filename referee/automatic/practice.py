"""Practice seats: their questions are answered by a process of its own, from a match dealt anew, after a seeded delay.

A person who plays against practice players alone may ask the same process what it would answer.

The worker gets nothing but a match that its seat cannot tell from the real one, so it cannot know more than the seat.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TypeVar

from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import decision_of
from engines.kernel.counsel import Counsel
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from referee.automatic.delayed import Answering
from referee.match.live import Live
from referee.service import Referee
from store.match import matches
from telemetry import measure

T = TypeVar("T")

log = logging.getLogger("arbiter.practice")


def think(game: str, pack: bytes, body: bytes, seat: Seat, seed: int) -> list[str]:
    """Return the practice player's answer. Runs in the worker, on a match dealt anew for the seat."""
    kind = GAMES[game]
    rules = kind.kept(pack)
    return kind.advise(rules, load(kind, body), seat, Random(seed))  # noqa: S311  # not for dice


def weigh(game: str, pack: bytes, body: bytes, seat: Seat, seed: int) -> Counsel:
    """Return the practice player's answer with what it compared. Raises LookupError for a game that compares nothing."""
    kind = GAMES[game]
    if kind.consider is None:
        raise LookupError(game)
    rules = kind.kept(pack)
    return kind.consider(rules, load(kind, body), seat, Random(seed))  # noqa: S311  # not for dice


def worker() -> ProcessPoolExecutor:
    """Return a process to think in, which ends when this one does, however it does."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_parent)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        # After `kill -9` nobody else would end it: it holds both ends of the pipe that it waits at.
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()


class Practice(Answering):
    """Answers for all practice seats."""

    def __init__(
        self, referee: Referee, *, pace: float = 1.0, start: Callable[[], ProcessPoolExecutor] | None = None
    ) -> None:
        super().__init__(referee, pace=pace)
        self._start = start or worker
        self._pool: ProcessPoolExecutor | None = None

    async def running(self) -> list[int]:
        """Return the ids of all running matches with practice seats. Raises StoreError."""
        return await matches.with_practice(self.referee.db)

    async def asked(self, live: Live) -> Sequence[Decision]:
        """Return what a match asks its practice seats."""
        _, match = live.playing
        seats = [seat.seat for seat in live.seats if seat.status == "practice"]
        return [asked for seat in seats if (asked := decision_of(match, seat)) is not None]

    async def give(self, match: int, asked: Decision, keys: Sequence[str]) -> None:
        """Answer for a practice seat. Raises as `Referee.practice` does."""
        await self.referee.practice(match, asked.seat, asked.id, keys)

    async def keys(self, live: Live, asked: Decision) -> list[str]:
        """Return the worker's advice; where it fails, an answer at random, so that nobody waits for ever."""
        _, match = live.playing
        chance = Random(f"{live.row.secret}:{match.version}:{asked.seat}")  # noqa: S311  # not for dice
        try:
            with measure.timed("practice_seconds", game=live.row.game):
                return await self._thought(think, live, asked.seat, chance)
        except Exception:
            log.exception("match=%s version=%d seat=%d: no advice", live.row.code, match.version, asked.seat)
            measure.count("faults", kind="practice")
            return random_keys(asked, chance)

    async def hint(self, live: Live, seat: Seat) -> Counsel:
        """Return what the practice player would answer for a seat, with what it compared. Raises what the worker does.

        As for a practice seat, the worker gets a match dealt anew, so that it knows no more than the seat; the same question
        has the same answer however often it is asked.
        """
        _, match = live.playing
        chance = Random(f"{live.row.secret}:{match.version}:{seat}:hint")  # noqa: S311  # not for dice
        with measure.timed("hint_seconds", game=live.row.game):
            return await self._thought(weigh, live, seat, chance)

    async def _thought(self, work: Callable[..., T], live: Live, seat: Seat, chance: Random) -> T:
        """Return what the worker makes of a seat's question; a worker that died is replaced, once. Raises what it does."""
        rules, match = live.playing
        body = save(redeal(rules, match, seat, chance))
        job = (rules.game.id, rules.body, body, seat, chance.getrandbits(32))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._worker(), work, *job)
        except BrokenProcessPool:
            self._pool = None
            measure.count("worker_restarts", worker="practice")
            return await loop.run_in_executor(self._worker(), work, *job)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._start()
        return self._pool

    async def close(self) -> None:
        """Stop thinking, and the process too."""
        await super().close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
