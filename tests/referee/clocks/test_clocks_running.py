"""Clocks of running matches: what is waited for, open lanes, banks, quiet hours."""

from __future__ import annotations

import pytest

from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR, MINUTE
from referee.match.live import Live
from store.match import matches
from store.people import people
from tests.referee.clocks.timed import (
    again,
    answer,
    fallen,
    kinds,
    passes,
    prefer,
    row,
    seal,
    table,
    tick,
    to_turns,
    waiting,
)
from tests.referee.conftest import Room
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

START = 1_000_000.0


# -------------------------------------------------------------------- what is waited for


async def test_all_who_choose_at_once_have_their_clock(room: Room) -> None:
    live = await table(room, "3d", 1, 2)
    face = ClockFace(START, START + 3 * DAY)
    assert await room.referee.timing.faces(live) == {0: face, 1: face}
    assert await tick(room) == [START + 36 * HOUR, START + HOUR]
    live = await again(room, live)
    assert await room.referee.timing.faces(live) == {0: face, 1: face}


async def test_a_match_without_a_clock_shows_since_when_it_waits(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    assert await room.referee.timing.faces(live) == {0: ClockFace(START), 1: ClockFace(START)}
    await passes(room, 6 * DAY)
    assert await fallen(room, live) == []
    assert await room.referee.timing.faces(live) == {0: ClockFace(START, reminded=1), 1: ClockFace(START, reminded=1)}


@pytest.mark.usefixtures("gauntlet")
async def test_in_turns_one_clock_runs_and_each_question_begins_anew(room: Room) -> None:
    live = await table(room, "10m", 1, 2, 3, game="gauntlet")
    await to_turns(room, live)
    first = waiting(live)
    assert await room.referee.timing.own_face(live, first) == ClockFace(START, START + 600)
    room.time += 100
    await answer(room, live, first, "pass")
    faces = await room.referee.timing.faces(live)
    second = waiting(live)
    assert second != first
    assert faces == {s: ClockFace(START + 100, START + 700) if s == second else ClockFace() for s in (0, 1, 2)}


@pytest.mark.usefixtures("gauntlet")
async def test_practice_seats_have_no_clock_and_nothing_runs_when_the_match_is_over(room: Room) -> None:
    live = await table(room, "10m", 1, game="gauntlet", practice=1)
    assert list(await room.referee.timing.faces(live)) == [0]
    await room.referee.seats.concede(live.row.code, 1)
    assert live.row.status == "over"
    assert await tick(room) == [None, START + HOUR]


# -------------------------------------------------------------------- open lanes


async def public(room: Room, live: Live) -> object:
    return await room.referee.timing.faces(live), await kinds(room, live, "flag", "waited", "paused", "resumed")


@pytest.mark.parametrize("clock", ["none", "10m", "1h+30s", "3d"])
async def test_until_a_flag_falls_nobody_sees_who_has_answered(room: Room, clock: str) -> None:
    """Two tables alike, in one of which a seat answers early, changes its mind and answers again."""
    quick, slow = [await table(room, clock, *users) for users in ((1, 2, 3), (4, 5, 6))]
    for live in (quick, slow):
        for user in (s.user for s in live.seats if s.user is not None):
            await room.db.write(lambda db, user=user: people.note_user(db, user, "x", "en", 0.0))
            await room.db.write(lambda db, user=user: people.set_dm(db, user, "closed" if user in (1, 4) else "open"))
    await room.owed()
    await seal(room, quick, 0)
    step = {"none": 6 * HOUR, "10m": 60, "1h+30s": 300, "3d": 4 * HOUR}[clock]
    owed: dict[int, list[str]] = {quick.row.id: [], slow.row.id: []}
    for n in range(9):
        await passes(room, step)
        if n == 1:
            await room.referee.take_back(quick.row.code, 1, 0)
        if n == 2:
            await seal(room, quick, 0)
        if n in (3, 5):
            for live, user in ((quick, 2), (slow, 5)):
                if n == 3:
                    await room.db.write(lambda db, m=live.row.id: matches.set_paused(db, m, room.time, "consent"))
                    await room.referee.live.commit(await room.referee.live.by_id(live.row.id), lambda _db: None)
                else:
                    await room.referee.motions.resume(live.row.code, user)
        for match in owed:
            found = await room.db.read(
                "SELECT slot FROM outbox WHERE match = ? AND delivered IS NULL ORDER BY id", match
            )
            owed[match] += [f"{n}:{r[0]}" for r in found if ":" not in r[0]]
        await room.db.write(lambda db: db.execute("UPDATE outbox SET delivered = 1").close())
        assert await public(room, quick) == await public(room, slow)
    assert owed[quick.row.id] == owed[slow.row.id]


async def test_a_sealed_answer_stops_the_own_clock_alone(room: Room) -> None:
    live = await table(room, "1h+30s", 1, 2)
    room.time += 600
    await seal(room, live, 0)
    timing = room.referee.timing
    assert await timing.own_face(live, 0) == ClockFace(START, None, 3030.0, sealed=START + 600)
    assert await timing.own_face(live, 1) == ClockFace(START, START + HOUR, 3600.0)
    assert (await timing.faces(live))[0] == (await timing.faces(live))[1]
    room.time += 600
    live = await again(room, live)
    await seal(room, live, 1)
    # Both are charged now: each for as long as it took.
    faces = await room.referee.timing.faces(live)
    assert {seat: face.bank for seat, face in faces.items()} == {0: 3030.0, 1: 2430.0}
    assert faces[0].due == START + 1200 + 3030


async def test_a_reopened_answer_has_the_same_due(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    await seal(room, live, 0)
    await passes(room, 300)
    await room.referee.take_back(live.row.code, 1, 0)
    assert await room.referee.timing.own_face(live, 0) == ClockFace(START, START + 600)
    await passes(room, 301)
    assert await fallen(room, live) == [0, 1]


async def test_flags_fall_on_those_who_have_not_answered(room: Room) -> None:
    live = await table(room, "10m", 1, 2, 3)
    await seal(room, live, 1)
    await room.owed()
    await passes(room, 599)
    assert await fallen(room, live) == []
    await passes(room, 1)
    assert await fallen(room, live) == [0, 2]
    assert await kinds(room, live, "flag") == [("flag", {"seat": 0}), ("flag", {"seat": 2})]
    assert {"late", "board"} <= set(await room.owed())
    # Once: neither later nor after a restart does it fall again.
    live = await again(room, live)
    await passes(room, DAY)
    assert len(await kinds(room, live, "flag")) == 2
    # A late answer takes the flag down at once, and still counts.
    await seal(room, live, 0)
    assert await fallen(room, live) == [2]
    assert await room.owed() == ["board", "late", "motion", "panel:0", "remind:0"]


# -------------------------------------------------------------------- banks


@pytest.mark.usefixtures("gauntlet")
async def test_a_bank_is_charged_and_an_answer_adds_to_it(room: Room) -> None:
    live = await table(room, "20m+30s", 1, 2, game="gauntlet")
    await to_turns(room, live)
    first = waiting(live)
    room.time += 700
    await answer(room, live, first, "pass")
    assert (await room.referee.timing.faces(live))[first] == ClockFace(bank=530.0)
    second = waiting(live)
    assert (await room.referee.timing.faces(live))[second] == ClockFace(START + 700, START + 1900, 1200.0)
    room.time += 10
    await answer(room, live, second, "pass")
    assert (await room.referee.timing.faces(live))[second].bank == 1200.0


@pytest.mark.usefixtures("gauntlet")
async def test_an_empty_bank_leaves_a_minute_for_each_question(room: Room) -> None:
    live = await table(room, "1m+0s", 1, 2, game="gauntlet")
    await to_turns(room, live)
    first = waiting(live)
    await passes(room, 100)
    assert await fallen(room, live) == [first]
    await answer(room, live, first, "pass")
    assert await fallen(room, live) == []
    assert (await row(room, live, first)).bank == 0.0
    while waiting(live) != first:
        await answer(room, live, waiting(live))
    assert (await row(room, live, first)).due == room.time + MINUTE


# -------------------------------------------------------------------- quiet hours


async def test_clocks_of_days_stand_in_the_quiet_hours_known_when_the_question_began(room: Room) -> None:
    # The match begins on 12 January 1970 at 13:46:40 UTC.
    await prefer(room, 1, zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    live = await table(room, "1d", 1, 2)
    faces = await room.referee.timing.faces(live)
    # 8 h 13 min 20 s on the first day, 14 h on the second, the rest on the third.
    assert faces[0].due == START + DAY + 2 * 10 * HOUR
    assert faces[1].due == START + DAY
    await prefer(room, 1)
    await passes(room, HOUR)
    await seal(room, live, 1)
    assert (await room.referee.timing.faces(live))[0].due == START + DAY + 2 * 10 * HOUR
    await seal(room, live, 0)
    assert {f.due for f in (await room.referee.timing.faces(live)).values()} == {START + HOUR + DAY}


async def test_clocks_of_minutes_run_at_night_and_reminders_wait_for_the_morning(room: Room) -> None:
    await prefer(room, 1, zone="UTC", quiet_from=13 * 60, quiet_to=15 * 60)
    live = await table(room, "1h", 1, 2)
    assert (await row(room, live, 0)).due == START + HOUR
    await passes(room, 50 * MINUTE)
    # 14:36:40: the other one is reminded, this one at 15:00, when the flag is down already.
    assert [(await row(room, live, seat)).reminded for seat in (0, 1)] == [0, 1]
    assert (await row(room, live, 0)).remind == START + 73 * MINUTE + 20
    await passes(room, 30 * MINUTE)
    await passes(room, HOUR)
    assert await fallen(room, live) == [0, 1]
    assert [(await row(room, live, seat)).reminded for seat in (0, 1)] == [0, 1]
