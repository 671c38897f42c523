"""Matches in which nothing happens any more: announced, and closed a week later."""

from __future__ import annotations

import pytest

from engines.kernel.choose import decision_of
from referee.clocks.terms import DAY, HOUR
from store.match import matches
from store.seats import motions
from tests.referee.clocks.timed import again, answer, kinds, passes, seal, table, waiting
from tests.referee.conftest import Room
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

ENDS = ("idling", "idled")


async def test_a_clock_of_the_machine_that_is_set_back_delays_no_look(room: Room) -> None:
    assert await room.referee.idling.run_due() == room.time + HOUR
    room.time -= 30 * DAY
    assert await room.referee.idling.run_due() == room.time + HOUR


@pytest.mark.usefixtures("gauntlet")
async def test_what_was_wanted_ends_with_a_match_that_waits_for_no_person(room: Room) -> None:
    live = await table(room, "none", 1, 2, game="gauntlet", practice=1)
    (robot,) = [s.seat for s in live.invited_practice]
    for person in live.humans:
        await seal(room, live, person.seat)
    while live.rules_and_match[1].lanes and (asked := decision_of(live.rules_and_match[1], robot)) is not None:
        await room.referee.choose_for_practice(live.row.id, robot, asked.id, [asked.options[0].key])
    while waiting(live) != robot:
        await answer(room, live, waiting(live), "pass")
    await room.referee.motions.propose(live.row.code, 1, "close", -1)
    await room.owed()
    await passes(room, 60 * DAY)
    await passes(room, 7 * DAY)
    assert (live.row.status, live.row.reason) == ("closed", "idle")
    assert "motion" in await room.owed()
    assert await motions.of_match(room.db, live.row.id) == {}


async def test_a_dead_match_is_announced_and_closed_through_restarts(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 53 * DAY - 1)
    assert await kinds(room, live, *ENDS) == []
    assert await room.referee.idling.closes_at(live) is None
    await room.owed()
    live = await again(room, live)
    await passes(room, 1)
    assert await kinds(room, live, *ENDS) == [("idling", {"days": 7})]
    assert await room.referee.idling.closes_at(live) == 1_000_000 + 60 * DAY
    assert await room.owed() == ["board", "turn"]
    # All who are waited for are reminded once more.
    await passes(room, 1)
    assert await room.owed() == ["remind:0", "remind:1"]
    live = await again(room, live)
    await passes(room, 7 * DAY - 2)
    assert live.row.status == "playing"
    await passes(room, HOUR)
    assert (live.row.status, live.row.reason) == ("closed", "idle")
    assert await kinds(room, live, *ENDS) == [("idling", {"days": 7}), ("idled", {"days": 60})]
    assert await room.owed() == ["board", "late", "motion", "panel:0", "panel:1", "remind:0", "remind:1", "turn"]


@pytest.mark.parametrize("answered", [True, False])
async def test_answers_in_open_lanes_put_nothing_off(room: Room, answered: bool) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 50 * DAY)
    if answered:
        await seal(room, live, 0)
    await passes(room, 3 * DAY)
    assert await kinds(room, live, *ENDS) == [("idling", {"days": 7})]
    await passes(room, DAY)
    if answered:
        await room.referee.take_back(live.row.code, 1, 0)
    await passes(room, HOUR)
    assert await kinds(room, live, *ENDS) == [("idling", {"days": 7})]
    await passes(room, 6 * DAY)
    assert live.row.status == "closed"


async def test_a_match_that_goes_on_is_kept(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 55 * DAY)
    assert await room.referee.idling.closes_at(live) is not None
    await room.everybody(live)
    assert await room.referee.idling.closes_at(live) is None
    await passes(room, 52 * DAY)
    assert (live.row.status, len(await kinds(room, live, *ENDS))) == ("playing", 1)
    await passes(room, DAY)
    assert await kinds(room, live, *ENDS) == [("idling", {"days": 7})] * 2


async def test_a_bot_that_was_stopped_announces_late_and_closes_a_week_after_that(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 100 * DAY)
    assert (live.row.status, await room.referee.idling.closes_at(live)) == ("playing", room.time + 7 * DAY)
    await passes(room, 7 * DAY)
    assert live.row.status == "closed"


async def test_a_pause_and_what_follows_it_count_as_something(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await passes(room, 55 * DAY)
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    await passes(room, 40 * DAY)
    assert (live.row.status, await room.referee.idling.closes_at(live)) == ("playing", None)
    await room.referee.motions.resume(live.row.code, 1)
    await passes(room, 40 * DAY)
    assert (live.row.status, await room.referee.idling.closes_at(live)) == ("playing", None)


async def test_a_paused_match_is_announced_without_reminding_anybody(room: Room) -> None:
    live = await table(room, "1d", 1, 2)
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    await room.owed()
    await passes(room, 53 * DAY)
    await passes(room, HOUR)
    assert await room.owed() == ["board", "turn"]
    await passes(room, 7 * DAY)
    assert live.row.status == "closed"


async def test_lobbies_and_frozen_matches_are_left_alone(room: Room) -> None:
    lobby, frozen = await room.lobby(1, 2), await table(room, "none", 3, 4)
    await room.referee.live.commit(
        frozen, lambda db: matches.end_match(db, frozen.row.id, "frozen", "loop", None, room.time)
    )
    await passes(room, 100 * DAY)
    assert [await kinds(room, live, *ENDS) for live in (lobby, frozen)] == [[], []]


@pytest.mark.usefixtures("gauntlet")
async def test_while_a_practice_player_is_asked_the_last_answer_counts(room: Room) -> None:
    live = await table(room, "none", 1, game="gauntlet", practice=1)
    while live.rules_and_match[1].lanes or waiting(live) == 0:
        asked = live.rules_and_match[1].asks[0]
        keys = ["pass"] if asked.kind == "turn" else [asked.options[0].key]
        if asked.seat == 1:
            await room.referee.choose_for_practice(live.row.id, 1, asked.id, keys)
        else:
            room.time += 100 * DAY
            await answer(room, live, 0, *keys)
    assert room.time > 1_000_000 + 60 * DAY
    await passes(room, 0)
    assert await kinds(room, live, *ENDS) == []
