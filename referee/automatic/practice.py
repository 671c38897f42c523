"""Practice seats: their questions are answered by a process of its own, from a match dealt anew, after a seeded delay.

A person who plays against practice players alone may ask the same process what it would answer.

The worker gets nothing but a match that its seat cannot tell from the real one, so it cannot know more than the seat.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Literal, Protocol

import msgspec

from engines.kernel.chance import random_keys
from engines.kernel.choose import decision_of
from engines.kernel.counsel import Counsel
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from processes.child import Kind
from processes.pool import Pool
from referee.automatic.delayed import Answerer
from referee.automatic.thinking import Thought
from referee.match.live import Live
from referee.service import Referee
from store.match import matches
from store.people import records
from telemetry import measure

NEW = 3
"""Whoever has finished fewer matches of a game is new to it."""

log = logging.getLogger("arbiter.practice")

KIND = Kind("practice", "the process of practice players", "referee.automatic.thinking")

SECONDS = 30.0
"""Seconds that one answer may take: the longest took less than one on a busy machine."""


class Thinker(Protocol):
    """What practice players think with: a `Pool`, or what stands in for it."""

    async def ask(self, body: bytes) -> bytes:
        """Return the answer to a thought. Raises WorkerError."""

    async def close(self) -> None:
        """Think no more."""


def thinker() -> Pool:
    """Return a process to think in, which starts with the first thought."""
    return Pool(KIND, seconds=SECONDS)


class Practice(Answerer):
    """Answers for all practice seats."""

    def __init__(self, referee: Referee, *, pace: float = 1.0, pool: Thinker | None = None) -> None:
        super().__init__(referee, pace=pace)
        self._pool: Thinker = pool or thinker()

    async def running_matches(self) -> list[int]:
        """Return the ids of all running matches with practice seats. Raises StoreError."""
        return await matches.with_practice(self.referee.db)

    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return what a match asks its practice seats."""
        _, match = live.rules_and_match
        seats = [seat.seat for seat in live.seats if seat.status == "practice"]
        return [asked for seat in seats if (asked := decision_of(match, seat)) is not None]

    async def give_answer(self, match: int, asked: Decision, keys: Sequence[str]) -> None:
        """Answer for a practice seat. Raises as `Referee.practice` does."""
        await self.referee.choose_for_practice(match, asked.seat, asked.id, keys)

    async def answer_to(self, live: Live, asked: Decision) -> list[str]:
        """Return the worker's advice; where it fails, an answer at random, so that nobody waits for ever."""
        _, match = live.rules_and_match
        chance = Random(f"{live.row.secret}:{match.version}:{asked.seat}")  # noqa: S311  # not for dice
        try:
            rules, _ = live.rules_and_match
            gentle = rules.game.gentle(rules, asked, chance)
            if gentle and await self._teaches(live):
                return gentle
            with measure.timed("practice_seconds", game=live.row.game):
                answer = await self._thought("answer", live, asked.seat, chance)
                return msgspec.msgpack.decode(answer, type=list[str])
        except Exception:
            log.exception("match=%s version=%d seat=%d: no advice", live.row.code, match.version, asked.seat)
            measure.count("faults", kind="practice")
            return random_keys(asked, chance)

    async def _teaches(self, live: Live) -> bool:
        """Whether somebody at the table is new to the game. Raises StoreError."""
        users = [seat.user for seat in live.humans if seat.user is not None]
        counts = [await records.finished(self.referee.db, user, live.row.game) for user in users]
        return any(count < NEW for count in counts)

    async def hint(self, live: Live, seat: Seat) -> Counsel:
        """Return what the practice player would answer for a seat, with what it compared. Raises WorkerError.

        As for a practice seat, the worker gets a match dealt anew, so that it knows no more than the seat; the same question
        has the same answer however often it is asked.
        """
        _, match = live.rules_and_match
        chance = Random(f"{live.row.secret}:{match.version}:{seat}:hint")  # noqa: S311  # not for dice
        with measure.timed("hint_seconds", game=live.row.game):
            counsel = await self._thought("counsel", live, seat, chance)
        return msgspec.msgpack.decode(counsel, type=Counsel)

    async def _thought(self, wanted: Literal["answer", "counsel"], live: Live, seat: Seat, chance: Random) -> bytes:
        """Return what the worker makes of a seat's question. Raises WorkerError."""
        rules, match = live.rules_and_match
        body = save(redeal(rules, match, seat, chance))
        thought = Thought(wanted, rules.game.id, rules.body, body, seat, chance.getrandbits(32))
        return await self._pool.ask(msgspec.msgpack.encode(thought))

    async def close(self) -> None:
        """Stop thinking, and the process too."""
        await super().close()
        await self._pool.close()
