"""Vacations: what they do to clocks that run, how many days there are, what is refused."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR
from referee.clocks.vacations import Vacation
from tests.referee.clocks.timed import again, fallen, passes, prefer, seal, table
from tests.referee.conftest import Room
from tests.referee.helpers import refused

START = 1_000_000.0


async def test_clocks_of_days_stand_for_one_person_in_all_matches(room: Room) -> None:
    first, second = await table(room, "3d", 1, 2), await table(room, "1d", 1, 3)
    await passes(room, 12 * HOUR)
    await room.owed()
    assert await room.referee.vacations.start(1, 7) == Vacation(room.time + 7 * DAY, 23)
    faces = await room.referee.timing.faces(first)
    assert faces == {
        0: ClockFace(START, START + 10 * DAY, away=room.time + 7 * DAY),
        1: ClockFace(START, START + 3 * DAY),
    }
    assert (await room.referee.timing.faces(second))[0].due == START + 8 * DAY
    assert await room.owed() == ["board", "turn"]
    second = await again(room, second)
    await passes(room, 7 * DAY)
    assert await fallen(room, second) == [1]
    await passes(room, 12 * HOUR)
    assert await fallen(room, second) == [0, 1]


async def test_coming_back_early_gives_the_days_back_and_lets_the_clock_run(room: Room) -> None:
    live = await table(room, "3d", 1, 2)
    await room.referee.vacations.start(1, 10)
    await passes(room, 4 * DAY)
    assert await room.referee.vacations.of(1) == Vacation(START + 10 * DAY, 20)
    assert await room.referee.vacations.end(1) == Vacation(None, 26)
    assert (await room.referee.timing.faces(live))[0] == ClockFace(START, START + 7 * DAY)
    assert await refused(room, room.referee.vacations.end(1)) == ("refused-vacation-none", None, {})


async def test_a_question_that_begins_in_a_vacation_begins_to_count_after_it(room: Room) -> None:
    await prefer(room, 1, zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    await room.referee.vacations.start(1, 2)
    live = await table(room, "1d", 1, 2)
    # From 13:46:40 two days later: 8 h 13 min 20 s, then 14 h, then what is left of the day, with two nights between.
    assert (await room.referee.timing.faces(live))[0].due == START + 3 * DAY + 2 * 10 * HOUR
    await room.referee.vacations.end(1)
    assert (await room.referee.timing.faces(live))[0].due == START + DAY + 2 * 10 * HOUR


@pytest.mark.parametrize("clock", ["10m", "1h+30s", "none"])
async def test_a_match_now_does_not_wait_for_anybody_on_vacation(room: Room, clock: str) -> None:
    live = await table(room, clock, 1, 2)
    before = (await room.referee.timing.faces(live))[0].due
    await room.referee.vacations.start(1, 5)
    assert (await room.referee.timing.faces(live))[0].due == before


async def test_a_flag_that_is_down_and_a_paused_clock_stay_as_they_are(room: Room) -> None:
    late, paused = await table(room, "1d", 1, 2), await table(room, "1d", 1, 3)
    for user in (1, 3):
        await room.referee.motions.propose(paused.row.code, user, "pause", -1)
    await passes(room, 2 * DAY)
    await room.referee.vacations.start(1, 5)
    assert (await room.referee.timing.faces(late))[0] == ClockFace(
        START, START + DAY, fallen=START + DAY, away=room.time + 5 * DAY, reminded=0
    )
    assert (await room.referee.timing.faces(paused))[0].rest == DAY
    await room.referee.motions.resume(paused.row.code, 3)
    assert (await room.referee.timing.faces(paused))[0].due == room.time + 6 * DAY


@pytest.mark.parametrize("answered", [True, False])
async def test_a_vacation_moves_the_clock_of_an_answered_seat_alike(room: Room, answered: bool) -> None:
    live = await table(room, "1d", 1, 2)
    if answered:
        await seal(room, live, 0)
    await room.referee.vacations.start(1, 5)
    assert (await room.referee.timing.faces(live))[0].due == START + 6 * DAY


async def test_how_many_days_there_are(room: Room) -> None:
    start, end = room.referee.vacations.start, room.referee.vacations.end
    for days in (0, -1, 22):
        assert await refused(room, start(1, days)) == ("refused-vacation-days", None, {"most": 21})
    await start(1, 21)
    runs = ("refused-vacation-runs", None, {"until": int(START + 21 * DAY)})
    assert await refused(room, start(1, 1)) == runs
    await passes(room, 21 * DAY)
    assert await room.referee.vacations.of(1) == Vacation(None, 9)
    spent = ("refused-vacation-spent", None, {"most": 30, "left": 9})
    assert await refused(room, start(1, 10)) == spent
    assert (await start(1, 9)).left == 0
    await end(1)
    assert (await room.referee.vacations.of(1)).left == 9
    # Somebody else's days are their own.
    assert (await room.referee.vacations.of(2)).left == 30


async def test_days_count_for_the_calendar_year_that_they_lie_in(room: Room) -> None:
    room.time = datetime(2026, 12, 22, tzinfo=UTC).timestamp()
    assert (await room.referee.vacations.start(1, 20)).left == 20
    await passes(room, 20 * DAY)
    # Ten of them were in the new year.
    assert await room.referee.vacations.of(1) == Vacation(None, 20)
    assert (await room.referee.vacations.start(1, 20)).left == 0
    # At the end of a year the days are the next one's.
    room.time = datetime(2027, 12, 31, tzinfo=UTC).timestamp()
    assert (await room.referee.vacations.start(2, 21)).left == 29
    await passes(room, 21 * DAY)
    assert (await room.referee.vacations.of(2)).left == 10
