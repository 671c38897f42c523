"""Pauses: what was left is kept, for answers given before, within and after them."""

from __future__ import annotations

import pytest

from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR
from referee.match.live import Live
from tests.referee.clocks.timed import again, answer, fallen, passes, seal, table, to_turns, waiting
from tests.referee.conftest import Room
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

START = 1_000_000.0


async def pause(room: Room, live: Live) -> None:
    """Pause by consent of all persons."""
    for seat in live.humans:
        assert seat.user is not None
        await room.referee.motions.propose(live.row.code, seat.user, "pause", -1)
    assert live.row.paused is not None


async def test_a_pause_keeps_what_was_left(room: Room) -> None:
    live = await table(room, "1d", 1, 2)
    await passes(room, 6 * HOUR)
    await pause(room, live)
    assert (await room.referee.timing.faces(live))[0] == ClockFace(START, None, rest=18 * HOUR)
    live = await again(room, live)
    await passes(room, 10 * DAY)
    assert await fallen(room, live) == []
    assert "remind:0" not in await room.owed()
    await room.referee.motions.resume(live.row.code, 2)
    assert (await room.referee.timing.faces(live))[0] == ClockFace(room.time, room.time + 18 * HOUR)
    await passes(room, 18 * HOUR)
    assert await fallen(room, live) == [0, 1]


@pytest.mark.usefixtures("gauntlet")
async def test_answering_in_a_pause_costs_nothing_and_the_next_question_waits(room: Room) -> None:
    live = await table(room, "20m+0s", 1, 2, game="gauntlet")
    await to_turns(room, live)
    first = waiting(live)
    room.time += 100
    await pause(room, live)
    room.time += DAY
    await answer(room, live, first, "pass")
    second = waiting(live)
    faces = await room.referee.timing.faces(live)
    assert (faces[first].bank, faces[second].rest) == (1100.0, 1200.0)
    await room.referee.motions.resume(live.row.code, 1)
    assert (await room.referee.timing.faces(live))[second] == ClockFace(room.time, room.time + 1200, 1200.0)


async def test_a_bank_in_lanes_over_a_pause(room: Room) -> None:
    """Answered before the pause, within it, and after it: each is charged for the time that ran."""
    live = await table(room, "20m+0s", 1, 2, 3)
    room.time += 100
    await seal(room, live, 0)
    room.time += 100
    await pause(room, live)
    room.time += DAY
    await seal(room, live, 1)
    await room.referee.motions.resume(live.row.code, 1)
    room.time += 100
    assert (await room.referee.timing.own_face(live, 0)).bank == 1100.0
    assert (await room.referee.timing.own_face(live, 1)).bank == 1000.0
    await seal(room, live, 2)
    assert {s: f.bank for s, f in (await room.referee.timing.faces(live)).items()} == {0: 1100.0, 1: 1000.0, 2: 900.0}


async def test_all_answered_within_a_pause(room: Room) -> None:
    live = await table(room, "20m+0s", 1, 2)
    room.time += 100
    await pause(room, live)
    room.time += DAY
    await seal(room, live, 0)
    await seal(room, live, 1)
    faces = await room.referee.timing.faces(live)
    assert {s: (f.bank, f.rest) for s, f in faces.items()} == {0: (1100.0, 1100.0), 1: (1100.0, 1100.0)}


async def test_a_flag_that_is_down_stays_down_over_a_pause(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    await seal(room, live, 0)
    await passes(room, 600)
    late = ClockFace(START, START + 600, fallen=START + 600)
    await room.referee.motions.propose(live.row.code, 1, "pause", -1)
    await passes(room, HOUR)
    assert (await room.referee.timing.faces(live))[1] == late
    await room.referee.motions.resume(live.row.code, 1)
    await passes(room, HOUR)
    assert (await room.referee.timing.faces(live))[1] == late


async def test_without_a_clock_a_pause_stops_the_reminders(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 6 * HOUR)
    await pause(room, live)
    await room.owed()
    await passes(room, 30 * DAY)
    assert await room.owed() == []
    assert await room.referee.timing.own_face(live, 0) == ClockFace(START)
    await room.referee.motions.resume(live.row.code, 2)
    await room.owed()
    await passes(room, 11 * HOUR)
    assert await room.owed() == []
    await passes(room, HOUR)
    assert await room.owed() == ["remind:0", "remind:1"]
