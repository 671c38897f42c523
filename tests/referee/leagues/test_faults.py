"""A fault on one ladder stays there: the others go on, and nothing of them is late."""

from __future__ import annotations

import logging

import pytest

from referee.errors import RefereeFaultError
from referee.leagues.director import RETRY_AFTER
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.results import LadderResults
from referee.match.live import Live
from store.errors import DamagedError
from tests.referee.conftest import Room
from tests.referee.leagues.stairs import Stairs


async def broken(stairs: Stairs, monkeypatch: pytest.MonkeyPatch, error: Exception | None = None) -> int:
    """Let every look at a ladder fail, and one be due; return its id."""
    number, whole = (await stairs.ladder()).row.id, LadderResults.take

    async def take(self: LadderResults, ladder: LiveLadder) -> None:
        if ladder.row.id == number:
            raise error or KeyError("a fault of ours")
        await whole(self, ladder)

    monkeypatch.setattr(LadderResults, "take", take)
    return number


@pytest.mark.parametrize("error", [KeyError("a fault of ours"), DamagedError("a fact", ladder=1)])
async def test_a_fault_on_one_ladder_does_not_stop_the_others(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    first, second = await Stairs.made(room, 1, 2), await Stairs.made(room, 3, 4)
    number = await broken(first, monkeypatch, error)
    await first.challenge(2, 1)
    await second.challenge(4, 3)
    room.time += 3 * 86400
    with caplog.at_level(logging.ERROR, "arbiter.leagues"):
        again = await second.parts.director.run_due()
    assert await second.order() == [4, 3]
    assert await first.pairs() == [(2, 1)]
    assert again is not None
    assert room.time < again <= room.time + RETRY_AFTER
    assert [record.getMessage() for record in caplog.records] == [f"ladder={number}: what is due could not be done"]
    caplog.clear()
    await second.parts.director.run_due()
    assert caplog.records == [], "it is not tried again at every look"
    monkeypatch.undo()
    room.time += RETRY_AFTER
    await first.run()
    assert await first.order() == [2, 1]


async def test_the_next_moment_is_that_of_the_others_though_one_ladder_waits(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await Stairs.made(room, 1, 2), await Stairs.made(room, 3, 4)
    await first.run()
    await broken(first, monkeypatch)
    await first.challenge(2, 1)
    await second.challenge(4, 3)
    room.time += 3 * 86400 - 10
    await room.db.write(lambda db: db.execute("UPDATE ladders SET due = 0 WHERE id = 1").close())
    with caplog.at_level(logging.CRITICAL, "arbiter.leagues"):
        assert await first.parts.director.run_due() == pytest.approx(room.time + 10, abs=2)


async def test_a_flag_that_cannot_be_handled_keeps_no_other_one_waiting(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = '{"kind":"days","seconds":86400}'
    tables = []
    for users in ((1, 2), (3, 4)):
        stairs = await Stairs.made(room, *users, game="krendel", clock=clock)
        live = await stairs.accepted(users[1], users[0])
        await stairs.arrive(live)
        while len(asked := stairs.parts.director._waited_for(live)) != 1:
            await room.first(live, asked[0])
        tables.append(live)
    room.time += 86401
    await room.referee.timing.run_due()
    room.time += 12 * 3600 + 1
    lock_for = Live.lock_for

    def refusing(self: Live, user: int | None, seat: int | None = None):  # type: ignore[no-untyped-def]  # a context
        if self is tables[0]:
            raise RefereeFaultError(self.row.code, 1, 0)
        return lock_for(self, user, seat)

    monkeypatch.setattr(Live, "lock_for", refusing)
    with caplog.at_level(logging.ERROR, "arbiter.leagues"):
        await room.referee.leagues.director.run_flags()
    assert [live.row.status for live in tables] == ["playing", "over"]
    assert f"match={tables[0].row.id}" in caplog.text
