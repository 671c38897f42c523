"""The process that thinks for practice players: it reads a match dealt anew for a seat and writes the seat's answer.

The seat cannot tell that match from the real one, so the process knows no more than the seat.
"""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

from engines.games import GAMES
from engines.kernel.automatic.counsel import Counsel
from engines.kernel.history.saves import load
from engines.kernel.state.model import Seat
from processes.worker import Limits, serve

MEMORY = 2 * 1024**3
"""Bytes of memory that the process may use. It needs a tenth of them."""


class Thought(msgspec.Struct, frozen=True):
    """A request for a seat: its answer alone, or counsel, which also has the comparison of answers."""

    wanted: Literal["answer", "counsel"]
    game: str
    pack: bytes
    match: bytes
    seat: Seat
    seed: int

    def answer(self) -> list[str]:
        """Return the practice player's answer."""
        kind = GAMES[self.game]
        return kind.advise(kind.from_stored(self.pack), load(kind, self.match), self.seat, self._chance())

    def counsel(self) -> Counsel:
        """Return the practice player's answer with its comparison. Raises LookupError for a game that compares nothing."""
        kind = GAMES[self.game]
        if kind.consider is None:
            raise LookupError(self.game)
        return kind.consider(kind.from_stored(self.pack), load(kind, self.match), self.seat, self._chance())

    def _chance(self) -> Random:
        return Random(self.seed)  # noqa: S311  # not for dice


def think(body: bytes) -> bytes:
    """Return the reply to a `Thought`, both as msgpack."""
    thought = msgspec.msgpack.decode(body, type=Thought)
    return msgspec.msgpack.encode(thought.answer() if thought.wanted == "answer" else thought.counsel())


if __name__ == "__main__":
    serve(think, limits=Limits(memory=MEMORY))
