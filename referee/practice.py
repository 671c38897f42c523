"""Practice seats: their questions are answered by a process of its own, from a match dealt anew, after a seeded delay.

The worker gets nothing but a match that its seat cannot tell from the real one, so it cannot know more than the seat. The
delay follows from the match and the question alone, never from the hand or from how long the thinking took.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

import msgspec

from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import decision_of
from engines.kernel.model import Decision, Seat
from engines.kernel.saves import BadSaveError, load, save
from engines.kernel.views import redeal
from referee.errors import RefereeFaultError, RefusedError
from referee.live import Live
from referee.service import Referee
from store import matches
from store.errors import StoreClosed, StoreError

log = logging.getLogger("arbiter.practice")

SHORTEST, LONGEST = 1.0, 3.0
"""Seconds between a question and the practice player's answer: short for who plays alone, long beside the thinking."""

AGAIN = 10.0
"""Seconds until an answer that could not be saved is given again."""


def think(game: str, pack: bytes, body: bytes, seat: Seat, seed: int) -> list[str]:
    """Return the practice player's answer. Runs in the worker, on a match dealt anew for the seat."""
    kind = GAMES[game]
    rules = kind.rules(msgspec.json.decode(pack, type=kind.pack_type))
    return kind.advise(rules, load(kind, body), seat, Random(seed))  # noqa: S311  # not for dice


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


def delay(secret: str, code: str, seat: Seat, decision: str) -> float:
    """Return the seconds to wait before answering: the same for every hand."""
    digest = hashlib.sha256(f"{secret}:{code}:{seat}:{decision}".encode()).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(digest[:4], "big") / 2**32


class Practice:
    """Answers for all practice seats. `pace` scales the delays (0 in tests)."""

    def __init__(
        self, referee: Referee, *, pace: float = 1.0, start: Callable[[], ProcessPoolExecutor] | None = None
    ) -> None:
        self.referee = referee
        self.pace = pace
        self._start = start or worker
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[int, Seat, str], asyncio.Task[None]] = {}

    async def wake(self, match: int | None = None) -> None:
        """Look for questions to practice seats: of one match, or after a start (None) of all that are running."""
        try:
            numbers = [match] if match is not None else await matches.with_practice(self.referee.db)
        except StoreError:
            log.exception("the matches with practice seats could not be read")
            return
        for number in numbers:
            try:
                live = await self.referee.live.by_id(number)
            except (StoreError, RefusedError, BadSaveError):
                log.exception("match %d: no practice player", number)  # the other matches must not wait for it
            else:
                self._look(live)

    def _look(self, live: Live) -> None:
        """Begin to answer what a match asks its practice seats."""
        if live.row.status != "playing" or live.match is None:
            return
        for seat in live.seats:
            asked = decision_of(live.match, seat.seat) if seat.status == "practice" else None
            if asked is not None:
                self._begin(live, seat.seat, asked)

    def _begin(self, live: Live, seat: Seat, asked: Decision) -> None:
        key = (live.row.id, seat, asked.id)
        if key not in self._thinking:
            task = self._thinking[key] = asyncio.create_task(self._answer(live, seat, asked))
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _answer(self, live: Live, seat: Seat, asked: Decision) -> None:
        try:
            wait = asyncio.create_task(asyncio.sleep(self.pace * delay(live.row.secret, live.row.code, seat, asked.id)))
            keys = await self._advice(live, seat, asked)
            await wait
            await self._give(live, seat, asked, keys)
        except (RefusedError, RefereeFaultError, StoreClosed) as error:
            log.info("match=%s seat=%d: practice answer not taken: %s", live.row.code, seat, error)

    async def _give(self, live: Live, seat: Seat, asked: Decision, keys: list[str]) -> None:
        """Give an answer, again and again while it cannot be saved: nobody else can give it. Raises as choosing does."""
        while True:
            try:
                await self.referee.practice(live.row.id, seat, asked.id, keys)
            except StoreClosed:
                raise
            except StoreError:
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _advice(self, live: Live, seat: Seat, asked: Decision) -> list[str]:
        """Return the worker's advice; where it fails, an answer at random, so that nobody waits for ever."""
        _, match = live.playing
        chance = Random(f"{live.row.secret}:{match.version}:{seat}")  # noqa: S311  # not for dice
        try:
            return await self._thought(live, seat, chance)
        except Exception:
            log.exception("match=%s version=%d seat=%d: no advice", live.row.code, match.version, seat)
            return random_keys(asked, chance)

    async def _thought(self, live: Live, seat: Seat, chance: Random) -> list[str]:
        """Return the worker's advice; a worker that died is replaced, once. Raises what the worker does."""
        rules, match = live.playing
        body = save(redeal(rules, match, seat, chance))
        job = (rules.game.id, rules.body, body, seat, chance.getrandbits(32))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._worker(), think, *job)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._worker(), think, *job)

    def _worker(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._start()
        return self._pool

    async def close(self) -> None:
        """Stop thinking; what was not answered is asked again after the next start."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
