"""The process that pairs rounds: it gets a `Job` and returns the round. It loads neither Discord nor a database."""

from __future__ import annotations

import msgspec

from processes.worker import Limits, serve
from referee.tournaments.rounds.solver import Job, Refused, Solved
from tournaments.errors import TournamentError
from tournaments.running.rounds import pairing_round
from tournaments.state.fold import fold

MEMORY = 3 * 1024**3
"""Bytes of memory that the process may use."""


def answer(body: bytes) -> bytes:
    """Return the answer to a job, both as msgpack."""
    job = msgspec.msgpack.decode(body, type=Job)
    try:
        found: Refused | Solved = Solved(pairing_round(fold(job.settings, job.records), job.secret))
    except TournamentError as error:
        facts = {key: value if isinstance(value, int) else str(value) for key, value in error.facts.items()}
        found = Refused(error.key, error.rule, facts)
    return msgspec.msgpack.encode(found)


if __name__ == "__main__":
    serve(answer, limits=Limits(memory=MEMORY))
