"""Rounds are solved in a process of their own: a large one takes seconds and holds the interpreter's lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from processes.child import Kind
from processes.errors import WorkerError
from processes.pool import Pool
from referee.errors import RefusedError
from referee.tournaments.halls.halls import refusal
from tournaments.errors import TournamentError
from tournaments.facts.kinds import RoundPaired
from tournaments.facts.record import Record
from tournaments.settings.model import Settings

SECONDS = 120.0
"""Seconds that a round may take: one of 1,024 entries takes some ten."""

SOLVERS = Kind("solver", "the process that pairs rounds", "referee.tournaments.rounds.solving")


class Job(msgspec.Struct, frozen=True):
    """A round to be paired: settings, log, and the end of the chain of draws."""

    settings: Settings
    records: Sequence[Record]
    secret: str
    wanted: Literal["round"] = "round"


class Refused(msgspec.Struct, frozen=True, tag=True):
    """There is no such round: the key, the rule and the facts of the error."""

    key: str
    rule: str
    facts: dict[str, str | int]


class Solved(msgspec.Struct, frozen=True, tag=True):
    """The round."""

    fact: RoundPaired


class Solver:
    """Asks the process. `close` ends it."""

    def __init__(self) -> None:
        self.pool = Pool(SOLVERS, seconds=SECONDS)

    async def round(self, settings: Settings, records: Sequence[Record], secret: str) -> RoundPaired:
        """Return the next round of a tournament. Raises RefusedError if there is none, or if the process gives no answer."""
        body = msgspec.msgpack.encode(Job(settings, records, secret))
        try:
            answer: Refused | Solved = msgspec.msgpack.decode(await self.pool.ask(body), type=Refused | Solved)
        except WorkerError as error:
            raise RefusedError("refused-tournament-solver") from error
        if isinstance(answer, Refused):
            raise refusal(TournamentError(answer.key, answer.rule, **answer.facts))
        return answer.fact

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()
