"""Clocks where a match goes back, seats change hands, matches end, and things happen at the same moment."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from engines.kernel.choose import choose, decision_of
from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY
from referee.match.live import Live
from referee.match.turn_runner import LoggedChoice
from store.match import clocks
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
from tests.support.databases import forge
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

START = 1_000_000.0


@pytest.mark.usefixtures("gauntlet")
async def test_after_an_undo_questions_begin_anew_and_the_bank_is_not_given_back(room: Room) -> None:
    live = await table(room, "20m+30s", 1, 2, game="gauntlet")
    await to_turns(room, live)
    first = waiting(live)
    room.time += 300
    await answer(room, live, first, "pass")
    assert (await row(room, live, first)).bank == 930.0
    second = waiting(live)
    room.time += 100
    _, done = await room.referee.undoing.undo_or_ask(live.row.code, first + 1)
    assert done
    assert waiting(live) == first
    # What the undone answer had added is given back; the other one pays for the time that it thought, and gets nothing.
    assert (await room.referee.timing.faces(live))[first] == ClockFace(room.time, room.time + 900, 900.0)
    assert (await room.referee.timing.faces(live))[second] == ClockFace(bank=1100.0)
    await answer(room, live, first, "pass")
    assert (await row(room, live, first)).bank == 930.0


@pytest.mark.parametrize("answered", [True, False])
async def test_an_undo_of_open_lanes_costs_nobody_and_tells_nobody_who_had_answered(room: Room, answered: bool) -> None:
    live = await table(room, "20m+30s", 1, 2, 3)
    room.time += 100
    for seat in (0, 1, 2):
        await seal(room, live, seat)
    room.time += 100
    if answered:
        await seal(room, live, 1)
    room.time += 100
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    for user in (2, 3):
        await room.referee.undoing.answer(live.row.code, user, asked.id, "agree")
    faces = await room.referee.timing.faces(live)
    assert {s: (f.bank, f.due) for s, f in faces.items()} == {
        0: (1100.0, room.time + 1100),
        1: (1130.0, room.time + 1130),
        2: (1130.0, room.time + 1130),
    }


async def test_an_undo_takes_flags_down(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    await seal(room, live, 0)
    await seal(room, live, 1)
    await passes(room, 600)
    assert await fallen(room, live) == [0, 1]
    await room.owed()
    await room.referee.undoing.undo_or_ask(live.row.code, 1)
    asked = await room.referee.undoing.open_request(live)
    assert asked is not None
    await room.referee.undoing.answer(live.row.code, 2, asked.id, "agree")
    assert await fallen(room, live) == []
    assert "late" in await room.owed()
    assert (await row(room, live, 0)).due == room.time + 600


async def test_a_seat_of_the_practice_player_has_no_clock_and_gets_one_when_its_person_returns(room: Room) -> None:
    live = await table(room, "20m+30s", 1, 2, 3)
    room.time += 200
    await room.referee.seats.concede(live.row.code, 2)
    assert list(await room.referee.timing.faces(live)) == [0, 2]
    assert (await row(room, live, 1)).question is None
    room.time += 5000
    await room.referee.seats.come_back(live.row.code, 2)
    assert (await room.referee.timing.faces(live))[1] == ClockFace(room.time, room.time + 1000, 1000.0)


@pytest.mark.parametrize("answered", [True, False])
async def test_leaving_and_coming_back_in_open_lanes_does_not_tell_who_had_answered(room: Room, answered: bool) -> None:
    live = await table(room, "20m+30s", 1, 2, 3)
    if answered:
        await seal(room, live, 1)
    room.time += 200
    await room.referee.seats.concede(live.row.code, 2)
    await room.referee.seats.come_back(live.row.code, 2)
    assert (decision_of(live.rules_and_match[1], 1) is None) == answered
    assert (await room.referee.timing.faces(live))[1] == ClockFace(room.time, room.time + 1000, 1000.0)


@pytest.mark.parametrize("change", ["status = 'closed'", "paused = 1000600, paused_by = 'lost'"])
async def test_nothing_runs_in_a_match_that_was_stopped_behind_the_referees_back(room: Room, change: str) -> None:
    live = await table(room, "10m", 1, 2)
    await room.db.write(lambda db: db.execute(f"UPDATE matches SET {change}").close())
    room.time += 700
    assert (await tick(room))[0] is None
    assert await kinds(room, live, "flag") == []


async def test_a_match_that_cannot_be_loaded_does_not_hold_up_the_others(room: Room) -> None:
    broken, live = await table(room, "10m", 1, 2), await table(room, "10m", 3, 4)
    await forge(room.db, "UPDATE states SET body = x'00' WHERE match = ?", broken.row.id)
    await room.restart()
    room.time += 700
    assert (await tick(room))[0] == room.time + 10
    assert await fallen(room, await room.referee.live.by_code(live.row.code)) == [0, 1]


async def test_time_in_which_nobody_could_answer_is_lent_to_all(room: Room) -> None:
    live = await table(room, "20m+0s", 1, 2)
    room.time += 100
    await seal(room, live, 0)
    room.time += 5000
    await room.referee.outages.give_back(5000.0)
    await tick(room)
    assert await fallen(room, live) == []
    assert (await room.referee.timing.own_face(live, 0)).bank == 1100.0
    assert (await room.referee.timing.own_face(live, 1)).due == START + 1200 + 5000


async def test_a_lobby_has_no_clocks(room: Room) -> None:
    live = await room.lobby(1, 2, clock='{"kind":"days","seconds":86400}')
    assert await clocks.of_match(room.db, live.row.id) == {}


async def substituted(room: Room, live: Live, seat: int, user: int) -> Live:
    """Let a user take a seat from its person, over a restart."""
    former = live.seats[seat].user
    assert former is not None
    await room.referee.substitutes.offer(live.row.code, former, seat, user)
    live = await again(room, live)
    return await room.referee.substitutes.take(live.row.code, user, f"user {user}", seat)


@pytest.mark.parametrize("answered", [True, False])
async def test_a_substitute_inherits_the_clock_and_the_answer(room: Room, answered: bool) -> None:
    live = await table(room, "20m+30s", 1, 2)
    await passes(room, 300)
    if answered:
        await seal(room, live, 0)
    before, own = await room.referee.timing.faces(live), await room.referee.timing.own_face(live, 0)
    await passes(room, 300)
    live = await substituted(room, live, 0, 9)
    assert await room.referee.timing.faces(live) == before
    assert await room.referee.timing.own_face(live, 0) == own
    assert (own.sealed is not None) == answered


@pytest.mark.parametrize(("clock", "given"), [("20m+30s", 300), ("3d", 3 * DAY)])
async def test_whoever_takes_a_late_seat_is_not_late(room: Room, clock: str, given: int) -> None:
    await prefer(room, 9, zone="UTC", quiet_from=0, quiet_to=12 * 60)
    live = await table(room, clock, 1, 2)
    await passes(room, 4 * DAY)
    assert await fallen(room, live) == [0, 1]
    live = await substituted(room, live, 0, 9)
    assert await fallen(room, live) == [1]
    # The quiet hours are those of the person who sits there now: of each day, half counts.
    assert (await room.referee.timing.own_face(live, 0)).due == room.time + (6 * DAY if clock == "3d" else given)


@pytest.mark.parametrize("first", ["answer", "flag"])
async def test_an_answer_and_a_flag_at_the_same_moment(room: Room, first: str) -> None:
    """Whichever is first, both are done, and in the end no flag is down of whoever has answered."""
    live = await table(room, "10m", 1, 2)
    room.time += 600
    under_way = [seal(room, live, 0), room.referee.timing.run_due()]
    await asyncio.gather(*(under_way if first == "answer" else reversed(under_way)))
    assert await fallen(room, live) == [1]
    assert len(await kinds(room, live, "flag")) in (1, 2)
    await seal(room, live, 1)
    assert await fallen(room, live) == []
    assert (await tick(room))[0] == room.time + 480


async def test_a_flag_does_not_fall_on_whoever_answers_while_it_is_looked_for(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    room.time += 600
    async with live.lock:
        # The answer holds the lock; the moment has come, and the flag is looked for behind it.
        falling = asyncio.create_task(room.referee.timing.run_due())
        await asyncio.sleep(0)
        asked = decision_of(live.rules_and_match[1], 0)
        assert asked is not None
        act = partial(choose, seat=0, decision=asked.id, keys=[asked.options[0].key])
        await room.referee.turn_runner.run(live, LoggedChoice(0, 1, asked.id, asked.kind, [asked.options[0].key]), act)
    await falling
    assert (0 in await fallen(room, live)) == (decision_of(live.rules_and_match[1], 0) is not None)
    assert 1 in await fallen(room, live)
