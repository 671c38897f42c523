"""What several tests of the referee ask and do."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from referee.errors import RefusedError
from referee.match.live import Live
from store.match import outbox
from store.match.owed import Post
from tests.referee.conftest import Room
from tests.support.events import plain


async def refused(room: Room, work: object) -> tuple[str, str | None, dict[str, str | int]]:
    """Await something that must be refused and must change nothing; return reason, rule and facts."""
    before = await room.stored()
    with pytest.raises(RefusedError) as raised:
        await work  # type: ignore[misc]  # a coroutine of the referee
    assert await room.stored() == before
    return raised.value.reason, raised.value.rule, raised.value.facts


async def posted(room: Room, live: Live, *slots: str) -> None:
    """Let slots have messages."""

    def work(db: object) -> None:
        for slot in slots:
            outbox.put_post(db, live.row.id, Post(slot, 1, 2, "shown"))  # type: ignore[arg-type]  # a connection

    await room.db.write(work)
    await room.owed()


async def reason(work: Awaitable[object]) -> str:
    """Return why something is refused."""
    with pytest.raises(RefusedError) as caught:
        await work
    return caught.value.reason


async def emitted(room: Room, live: Live) -> list[tuple[str, dict[str, object]]]:
    """Return what is noted of people in the log."""
    kinds = ("left", "absent", "returned", "substituted")
    return [(kind, facts) for _, kind, facts in plain(await room.referee.log_of(live, None)) if kind in kinds]
