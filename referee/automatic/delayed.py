"""Answers that nobody presses, after a seeded delay: those of practice players and of standing orders.

The delay follows from the match and the question alone, never from the hand, from how long the thinking took or from what
it is that answers. Nothing durable is kept here: after a restart the open questions are looked for again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextvars import Context

from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Decision, Seat
from referee.errors import RefereeFaultError, RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.errors import StoreClosedError, StoreError
from telemetry.context import add_log_fields

log = logging.getLogger("arbiter.answering")

SHORTEST, LONGEST = 1.0, 3.0
"""Seconds between a question and its answer: short for who plays alone, long beside the thinking."""

AGAIN = 10.0
"""Seconds until an answer that could not be saved is given again."""

PATIENCE = 5.0
"""Seconds that answers being given get to finish at a stop."""

Question = tuple[int, Seat, str]
"""A match, a seat and its question's id."""


def answer_delay(secret: str, code: str, seat: Seat, decision: str) -> float:
    """Return the seconds to wait before answering: the same for every hand."""
    digest = hashlib.sha256(f"{secret}:{code}:{seat}:{decision}".encode()).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(digest[:4], "big") / 2**32


class Answerer(ABC):
    """Answers what `asked` says, with what `keys` says. `pace` scales the delays (0 in tests)."""

    def __init__(self, referee: Referee, *, pace: float = 1.0) -> None:
        self.referee = referee
        self.pace = pace
        self._thinking: dict[Question, asyncio.Task[None]] = {}
        # Those whose answer is being given: its commit and what follows in memory belong together.
        self._giving: set[Question] = set()

    @abstractmethod
    async def running_matches(self) -> list[int]:
        """Return the ids of all matches where there may be something to answer. Raises StoreError."""

    @abstractmethod
    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return the open questions of a running match that are to be answered. Raises StoreError."""

    @abstractmethod
    async def answer_to(self, live: Live, asked: Decision) -> list[str]:
        """Return the answer to a question, thought of while the delay runs."""

    @abstractmethod
    async def give_answer(self, match: int, asked: Decision, keys: Sequence[str]) -> None:
        """Give an answer, if it is still wanted. Raises as `Referee.choose` does."""

    async def wake(self, match: int | None = None) -> None:
        """Look for questions: of one match, or after a start (None) of all that are running."""
        try:
            numbers = [match] if match is not None else await self.running_matches()
        except StoreError:
            log.exception("the matches with questions to answer could not be read")
            return
        for number in numbers:
            try:
                live = await self.referee.live.by_id(number)
                if live.row.status == "playing" and live.match is not None:
                    for asked in await self.open_questions(live):
                        self._begin(live, asked)
            except StoreClosedError:
                return
            except (StoreError, RefusedError, BadSaveError):
                log.exception("match %d: nobody answers", number)  # the other matches must not wait for it

    def _begin(self, live: Live, asked: Decision) -> None:
        key = (live.row.id, asked.seat, asked.id)
        if key not in self._thinking:
            task = self._thinking[key] = asyncio.create_task(self._answer(live, asked), context=Context())
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _answer(self, live: Live, asked: Decision) -> None:
        add_log_fields(
            match=live.row.code, version=live.row.version, seat=asked.seat, job=type(self).__name__.casefold()
        )
        seconds = self.pace * answer_delay(live.row.secret, live.row.code, asked.seat, asked.id)
        try:
            wait = asyncio.create_task(asyncio.sleep(seconds))
            keys = await self.answer_to(live, asked)
            await wait
            await self._give(live.row.id, asked, keys)
        except (RefusedError, RefereeFaultError, StoreClosedError) as error:
            log.info("match=%s seat=%d: answer not taken: %s", live.row.code, asked.seat, error)

    async def _give(self, match: int, asked: Decision, keys: Sequence[str]) -> None:
        """Give an answer, again and again while it cannot be saved: nobody else can give it. Raises as choosing does."""
        key = (match, asked.seat, asked.id)
        while True:
            self._giving.add(key)
            try:
                await self.give_answer(match, asked, keys)
            except StoreClosedError:
                raise
            except StoreError:
                self._giving.discard(key)
                await asyncio.sleep(AGAIN)
            else:
                return
            finally:
                self._giving.discard(key)

    async def close(self) -> None:
        """Stop thinking; what was not answered is asked again after the next start."""
        tasks = dict(self._thinking)
        for key in tasks.keys() - self._giving:
            tasks[key].cancel()
        if tasks:
            await asyncio.wait(tasks.values(), timeout=PATIENCE)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
