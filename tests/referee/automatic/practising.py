"""A match with a practice player on its last seat, and a thinker whose answers are given."""

from __future__ import annotations

import msgspec

from engines.kernel.choose import decision_of
from referee.match.live import Live
from tests.referee.conftest import Room
from tests.support.thinkers import InThread


async def with_practice(room: Room, *users: int) -> Live:
    """Return a match whose last seat has been given to the practice player."""
    live = await room.match(*users)
    return await room.referee.seats.concede(live.row.code, users[-1])


def answered(live: Live) -> bool:
    return decision_of(live.rules_and_match[1], 2) is None


class Answering(InThread):
    """Answers with these keys, whatever is asked."""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self.keys = keys

    async def ask(self, body: bytes) -> bytes:
        self.asked.append(body)
        return msgspec.msgpack.encode(self.keys)
