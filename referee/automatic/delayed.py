"""Automatic answers after a seeded delay: those of practice players and of standing orders.

The delay follows from the match and the question alone. It tells nothing of the hand, of the time spent thinking, or whether
an order or a practice player answers. Nothing durable is kept here: after a restart the open questions are looked up again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextvars import Context

from engines.kernel.choose import later_in_lane
from engines.kernel.history.saves import BadSaveError
from engines.kernel.state.model import Decision, Seat
from engines.kernel.state.quiet import quiet_seat
from referee.errors import RefereeFaultError, RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.errors import StoreClosedError, StoreError
from telemetry import measure
from telemetry.context import add_log_fields

log = logging.getLogger("arbiter.answering")

SHORTEST, LONGEST = 1.0, 3.0
"""Bounds of the delay in seconds: short for a person who plays alone, but longer than the thinking takes."""

RETRY_AFTER = 10.0
"""Seconds after which an answer that could not be saved is retried."""

STOP_TIMEOUT = 5.0
"""Seconds that answers in progress have to finish at a stop."""

Question = tuple[int, Seat, str]
"""The id of a match, a seat and the id of its question."""


def answer_delay(secret: str, code: str, seat: Seat, decision: str) -> float:
    """Return the seconds to wait before an answer, whatever the seat's hand is."""
    digest = hashlib.sha256(f"{secret}:{code}:{seat}:{decision}".encode()).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(digest[:4], "big") / 2**32


class Answerer(ABC):
    """Answers the questions of `open_questions` with the keys of `answer_to`. `pace` scales the delays (0 in tests)."""

    def __init__(self, referee: Referee, *, pace: float = 1.0) -> None:
        self.referee = referee
        self.pace = pace
        self._thinking: dict[Question, asyncio.Task[None]] = {}
        # Questions whose answer is being committed: a stop must not cancel between the commit and the state in memory.
        self._giving: set[Question] = set()

    @abstractmethod
    async def running_matches(self) -> list[int]:
        """Return the ids of the matches that may have such a question. Raises StoreError."""

    @abstractmethod
    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return the open questions of a running match that this class answers. Raises StoreError."""

    @abstractmethod
    async def answer_to(self, live: Live, question: Decision) -> list[str]:
        """Return the keys of the answer to a question. It is called while the delay runs."""

    @abstractmethod
    async def give_answer(self, match: int, question: Decision, keys: Sequence[str]) -> None:
        """Give an answer, if the question is still open. Raises as `Referee.choose` does."""

    async def wake(self, match: int | None = None) -> None:
        """Look for questions of one match, or (None, after a start) of all running matches."""
        try:
            numbers = [match] if match is not None else await self.running_matches()
            ours = await self.referee.station.at_home(numbers)
        except StoreError:
            log.exception("cannot read the matches that have automatic answers")
            return
        for number in (number for number in numbers if number in ours):
            try:
                live = await self.referee.live.by_id(number)
                if live.row.status == "playing" and live.match is not None:
                    for question in await self.open_questions(live):
                        self._begin(live, question)
            except StoreClosedError:
                return
            except (StoreError, RefusedError, BadSaveError):
                log.exception("match=%d: its automatic answers are not given", number)  # the other matches go on

    def _begin(self, live: Live, question: Decision) -> None:
        key = (live.row.id, question.seat, question.id)
        if key not in self._thinking:
            task = self._thinking[key] = asyncio.create_task(self._answer(live, question), context=Context())
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _answer(self, live: Live, question: Decision) -> None:
        add_log_fields(
            match=live.row.code, version=live.row.version, seat=question.seat, job=type(self).__name__.casefold()
        )
        seconds = self.pace * answer_delay(live.row.secret, live.row.code, question.seat, question.id)
        if live.match is not None and live.match.lanes and quiet_seat(live.match) == question.seat:
            # All questions of a quiet lane have the delay of one, or the time would tell how many there were.
            seconds *= not later_in_lane(question)
        try:
            wait = asyncio.create_task(asyncio.sleep(seconds))
            keys = await self.answer_to(live, question)
            await wait
            await self._give(live.row.id, question, keys)
        except RefereeFaultError as error:
            if not error.frozen:  # a line about that is in the log
                line = "match=%s seat=%d: the rules fail over an automatic answer, and the match waits: %s"
                log.error(line, live.row.code, question.seat, error)  # noqa: TRY400  # the fault is logged with its traceback
        except (RefusedError, StoreClosedError) as error:
            log.info("match=%s seat=%d: the automatic answer was refused: %s", live.row.code, question.seat, error)
        except Exception:
            log.exception("match=%s seat=%d: the automatic answer failed", live.row.code, question.seat)
            measure.count("faults", kind="practice")

    async def _give(self, match: int, question: Decision, keys: Sequence[str]) -> None:
        """Give an answer and retry while it cannot be saved: nobody else can give it. Raises as `Referee.choose` does."""
        key = (match, question.seat, question.id)
        while True:
            self._giving.add(key)
            try:
                await self.give_answer(match, question, keys)
            except StoreClosedError:
                raise
            except StoreError:
                self._giving.discard(key)
                await asyncio.sleep(RETRY_AFTER)
            else:
                return
            finally:
                self._giving.discard(key)

    async def close(self) -> None:
        """Stop. Open questions are answered after the next start."""
        tasks = dict(self._thinking)
        for key in tasks.keys() - self._giving:
            tasks[key].cancel()
        if tasks:
            await asyncio.wait(tasks.values(), timeout=STOP_TIMEOUT)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
