"""Practice players: a separate process answers for their seats, each answer after a seeded delay.

A person who plays against practice players alone may ask the same process for a hint.

The process gets a match dealt anew, which the seat cannot tell from the real one, so it knows no more than the seat.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Literal, Protocol

import msgspec

from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.counsel import Counsel
from engines.kernel.choose import decision_of
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from processes.child import Kind
from processes.errors import LateError
from processes.pool import Pool
from referee.automatic.by_chance import ChanceNotes
from referee.automatic.delayed import Answerer
from referee.automatic.thinking import Thought
from referee.errors import RefereeFaultError, RefusedError
from referee.match.live import Live
from referee.match.turn_runner import NO_FIT
from referee.service import Referee
from store.match import matches
from store.people import records
from telemetry import measure

NEWCOMER_BELOW = 3
"""Finished matches of a game below which a player counts as new to it."""

log = logging.getLogger("arbiter.practice")

KIND = Kind("practice", "the process of practice players", "referee.automatic.thinking")

SECONDS = 10.0
"""Seconds that one thought may take: the longest measured took 1.2, and a busy machine takes several times that. Others wait."""


DRAWS = 4
"""Answers that are drawn at random, one after another, in place of one over which the rules fail."""


def _is_over(error: RefusedError | RefereeFaultError) -> bool:
    """Return whether no other answer is of use: the question is not open any more, or the match has been stopped."""
    if isinstance(error, RefereeFaultError):
        return error.frozen
    return error.reason.removeprefix("illegal-") not in NO_FIT


class Thinker(Protocol):
    """A process that thinks for practice players: a `Pool`, or its stand-in in tests."""

    async def ask(self, body: bytes) -> bytes:
        """Return the reply to a `Thought`, both as msgpack. Raises WorkerError."""

    async def close(self) -> None:
        """End the process."""


def thinker() -> Pool:
    """Return a pool whose process starts with the first thought."""
    return Pool(KIND, seconds=SECONDS)


class Practice(Answerer):
    """Answers for all practice seats."""

    def __init__(self, referee: Referee, *, pace: float = 1.0, pool: Thinker | None = None) -> None:
        super().__init__(referee, pace=pace)
        self._pool: Thinker = pool or thinker()
        self._by_chance = ChanceNotes(referee.live, referee.now)

    async def running_matches(self) -> list[int]:
        """Return the ids of all running matches with practice seats. Raises StoreError."""
        return await matches.with_practice(self.referee.db)

    async def wake(self, match: int | None = None) -> None:
        """Look for questions as every answerer does, and let the log say which answers were drawn at random."""
        await super().wake(match)
        await self._by_chance.say(match)

    async def open_questions(self, live: Live) -> Sequence[Decision]:
        """Return the open questions of a match's practice seats."""
        _, match = live.rules_and_match
        seats = [seat.seat for seat in live.seats if seat.status == "practice"]
        return [question for seat in seats if (question := decision_of(match, seat)) is not None]

    async def give_answer(self, match: int, question: Decision, keys: Sequence[str]) -> None:
        """Answer for a practice seat, at random where the rules fail over its answer or do not offer it.

        Raises as `Referee.choose_for_practice` does.
        """
        about = (match, question.seat, question.id)
        try:
            await self._give_or_draw(match, question, keys)
        except (RefusedError, RefereeFaultError):
            self._by_chance.forget(*about)
            raise
        self._by_chance.note_given(*about)
        await self._by_chance.say(match)

    async def _give_or_draw(self, match: int, question: Decision, keys: Sequence[str]) -> None:
        """Give an answer; where it is of no use, draw others, since nobody else can answer for the seat."""
        for left in reversed(range(1 + DRAWS)):
            try:
                return await self.referee.choose_for_practice(match, question.seat, question.id, keys)
            except (RefusedError, RefereeFaultError) as error:
                if _is_over(error) or not left:
                    raise
                keys = await self._drawn_instead(match, question, error, left)
        raise AssertionError("the last try returns or raises")

    async def _drawn_instead(self, match: int, question: Decision, error: Exception, left: int) -> list[str]:
        """Return an answer drawn at random in place of one that the rules did not take."""
        live = await self.referee.live.by_id(match)
        log.error(
            "match=%s version=%d seat=%d: the practice player's answer is of no use, a random one is given: %s",
            *(live.row.code, live.row.version, question.seat, error),
        )
        measure.count("faults", kind="practice")
        self._by_chance.note_drawn(live, question.seat, question.id, late=False)
        chance = Random(f"{live.row.secret}:{question.id}:{question.seat}:instead:{left}")  # noqa: S311  # not for dice
        works = error.instead if isinstance(error, RefereeFaultError) else None
        return works or random_keys(question, chance)

    async def answer_to(self, live: Live, question: Decision) -> list[str]:
        """Return the worker's answer, or a random one if the worker fails, so that nobody waits for ever."""
        _, match = live.rules_and_match
        chance = Random(f"{live.row.secret}:{match.version}:{question.seat}")  # noqa: S311  # not for dice
        try:
            rules, _ = live.rules_and_match
            gentle = rules.game.gentle(rules, question, chance)
            if gentle and await self._has_newcomer(live):
                return gentle
            with measure.timed("practice_seconds", game=live.row.game):
                return msgspec.msgpack.decode(await self._think(live, question, chance), type=list[str])
        except Exception as error:
            self._by_chance.note_drawn(live, question.seat, question.id, late=isinstance(error, LateError))
            log.exception(
                "match=%s version=%d seat=%d: the practice player failed, a random answer is given",
                live.row.code,
                match.version,
                question.seat,
            )
            measure.count("faults", kind="practice")
            return random_keys(question, chance)

    async def _think(self, live: Live, question: Decision, chance: Random) -> bytes:
        """Return the worker's answer. Where it hangs, it thinks once more, on another deal: one deal may be the cause.

        Raises WorkerError.
        """
        try:
            return await self._ask_worker("answer", live, question.seat, chance)
        except LateError:
            log.warning(
                "match=%s version=%d seat=%d: the practice player hung over its answer, and thinks once more",
                *(live.row.code, live.rules_and_match[1].version, question.seat),
            )
            return await self._ask_worker("answer", live, question.seat, chance)

    async def _has_newcomer(self, live: Live) -> bool:
        """Return whether somebody at the table is new to the game. Raises StoreError."""
        users = [seat.user for seat in live.humans if seat.user is not None]
        counts = [await records.finished(self.referee.db, user, live.row.game) for user in users]
        return any(count < NEWCOMER_BELOW for count in counts)

    async def hint(self, live: Live, seat: Seat) -> Counsel:
        """Return the answer that the practice player would give for a seat, with its comparison. Raises WorkerError.

        As for a practice seat, the worker gets a match dealt anew, so it knows no more than the seat. The same question always
        gets the same hint.
        """
        _, match = live.rules_and_match
        chance = Random(f"{live.row.secret}:{match.version}:{seat}:hint")  # noqa: S311  # not for dice
        with measure.timed("hint_seconds", game=live.row.game):
            counsel = await self._ask_worker("counsel", live, seat, chance)
        return msgspec.msgpack.decode(counsel, type=Counsel)

    async def _ask_worker(self, wanted: Literal["answer", "counsel"], live: Live, seat: Seat, chance: Random) -> bytes:
        """Return the worker's reply about a seat's question, as msgpack. Raises WorkerError."""
        rules, match = live.rules_and_match
        body = save(redeal(rules, match, seat, chance))
        thought = Thought(wanted, rules.game.id, rules.body, body, seat, chance.getrandbits(32))
        return await self._pool.ask(msgspec.msgpack.encode(thought))

    async def close(self) -> None:
        """Stop, and end the process."""
        await super().close()
        await self._pool.close()
