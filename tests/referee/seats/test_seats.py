"""Leaving and coming back: the practice player has the seat meanwhile, until the table removes it (TK-35)."""

from __future__ import annotations

import pytest

from engines.kernel.choose import decision_of
from referee.automatic.practice import Practice
from referee.match.live import Live
from tests.referee.conftest import Room
from tests.referee.helpers import emitted, reason
from tests.support.thinkers import NoProcess, until


async def left(room: Room) -> Live:
    """Return a match of three that user 3 has left."""
    live = await room.match(1, 2, 3)
    return await room.referee.seats.concede(live.row.code, 3)


async def test_who_has_left_comes_back(room: Room) -> None:
    live = await left(room)
    await room.owed()
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert await reason(room.referee.seats.concede(live.row.code, 3)) == "refused-left"
    await room.referee.seats.come_back(live.row.code, 3)
    assert [s.status for s in live.seats] == ["human"] * 3
    assert live.abandoned_seats == []
    assert {"board", "turn", "panel:2"} <= {*await room.owed()}
    assert await emitted(room, live) == [("left", {"seat": 2}), ("returned", {"seat": 2})]
    await room.everybody(live)
    assert live.rules_and_match[1].board.phase == "discard"


async def test_only_who_has_left_comes_back(room: Room) -> None:
    live = await left(room)
    come_back = room.referee.seats.come_back
    assert await reason(come_back(live.row.code, 1)) == "refused-here-already"
    assert await reason(come_back(live.row.code, 9)) == "refused-no-seat"
    for user in (1, 2):
        await room.referee.seats.concede(live.row.code, user)
    assert await reason(come_back(live.row.code, 3)) == "refused-over"


@pytest.mark.rule("TK-35")
async def test_nobody_comes_back_to_a_removed_seat(room: Room) -> None:
    live = await left(room)
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "remove", 2)
    assert live.rules_and_match[1].seats == (0, 1)
    assert await reason(room.referee.seats.come_back(live.row.code, 3)) == "refused-removed"
    assert await reason(room.referee.seats.concede(live.row.code, 3)) == "refused-removed"


async def test_a_removal_brings_every_message_up_to_date(room: Room) -> None:
    """The turn message names who has left and the button for the removal."""
    live = await left(room)
    await room.owed()
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "remove", 2)
    assert {"board", "turn", "panel:2"} <= {*await room.owed()}


async def test_votes_about_who_has_come_back_are_forgotten(room: Room) -> None:
    live = await left(room)
    await room.referee.motions.propose(live.row.code, 1, "remove", 2)
    await room.referee.seats.come_back(live.row.code, 3)
    await room.referee.seats.concede(live.row.code, 3)
    await room.referee.motions.propose(live.row.code, 2, "remove", 2)
    assert live.rules_and_match[1].seats == (0, 1, 2)


async def test_the_seat_of_who_is_absent_is_handed_over_and_given_back(room: Room) -> None:
    live = await room.match(1, 2)
    async with live.lock_for(None):
        await room.referee.seats.hand_over(live, 1, reason="absent")
    assert (live.row.status, [s.status for s in live.seats]) == ("playing", ["human", "practice"])
    await room.referee.seats.come_back(live.row.code, 2)
    assert await emitted(room, live) == [("absent", {"seat": 1}), ("returned", {"seat": 1})]
    async with live.lock_for(None):
        await room.referee.seats.hand_over(live, 1, reason="absent")
    async with live.lock_for(None):
        await room.referee.seats.hand_over(live, 0, reason="absent")
    assert (live.row.status, live.row.reason) == ("closed", "left")


async def test_the_undo_that_was_asked_for_lapses_when_a_seat_is_given_back(room: Room) -> None:
    live = await room.match(1, 2, 3)
    await room.everybody(live)
    await room.referee.seats.concede(live.row.code, 3)
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    await room.referee.seats.come_back(live.row.code, 3)
    assert await room.referee.undoing.open_request(live) is None


async def test_a_practice_answer_under_way_is_not_taken_for_who_has_come_back(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The seat is given back while the answer is on its way, and nothing of it counts."""
    caplog.set_level("INFO")
    live = await left(room)
    choose = room.referee.choose_for_practice

    async def late(match: int, seat: int, decision: str, keys: list[str]) -> None:
        await room.referee.seats.come_back(live.row.code, 3)
        await choose(match, seat, decision, keys)

    monkeypatch.setattr(room.referee, "choose_for_practice", late)
    player = Practice(room.referee, pace=0.0, pool=NoProcess())
    await player.wake(live.row.id)
    await until(lambda: "the automatic answer was refused" in caplog.text)
    await player.close()
    assert decision_of(live.rules_and_match[1], 2) is not None
    assert await room.db.read("SELECT 1 FROM choices") == []
