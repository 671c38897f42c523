"""Fallen flags lose by themselves (TM-36); a seat left in a pod is played on and placed last (TM-42)."""

from __future__ import annotations

import pytest

from store.match import clocks
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import MOVE, POD, SLOW, flags, results
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.paces import Days


@pytest.mark.rule("TM-36")
async def test_the_flag_of_a_duel_loses_without_a_vote(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)), game="krendel", clock=MOVE)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    asked = event.asked(live)
    for user in asked[1:]:
        await event.answer(live, user)
    late = asked[0]
    room.time += 600
    await flags(event)
    assert live.row.status == "over"
    own = (await event.pairing_of(late)).sides.index(late)
    assert results(await event.state())[0][0][own] == 2


@pytest.mark.rule("TM-36")
async def test_flags_that_fall_at_the_same_moment_lose_both(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)), clock=MOVE)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    while len(event.asked(live)) < 2:
        await event.answer(live, event.asked(live)[0])
    room.time += 600
    await flags(event)
    assert (live.row.status, live.row.reason) == ("closed", "flags")
    assert results(await event.state()) == [((2, 2), True)]


@pytest.mark.rule("TM-36")
async def test_in_days_a_flag_has_twelve_hours_of_grace(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), pace=Days()), clock=SLOW)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    for user in event.asked(live)[1:]:
        await event.answer(live, user)
    room.time += 86400
    await flags(event)
    room.time += 12 * 3600 - 1
    await flags(event)
    assert live.row.status == "playing"
    room.time += 1
    await flags(event)
    assert live.row.status == "over"


@pytest.mark.rule("TM-36")
async def test_the_time_of_an_outage_is_no_part_of_the_grace(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), pace=Days()), clock=SLOW)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    for user in event.asked(live)[1:]:
        await event.answer(live, user)
    room.time += 86400
    await flags(event)
    room.time += 6 * 3600
    await room.referee.outages.give_back(6 * 3600)
    room.time += 6 * 3600
    await flags(event)
    assert live.row.status == "playing"
    room.time += 6 * 3600
    await flags(event)
    assert live.row.status == "over"


@pytest.mark.rule("TM-36")
async def test_the_flag_of_a_team_loses_for_its_side_in_one_step(room: Room) -> None:
    settings = Settings(format=Elimination(third_place=False), entering=Entering(members=2))
    event = await Event.made(room, settings, game="brawl", form="teams", clock=MOVE)
    live = await team_table(event)
    version = live.row.version
    asked = event.asked(live)
    late = asked[0]
    room.time += 600
    await room.referee.timing.run_due()
    fallen = {row.seat for row in await clocks.fallen_in_tournaments(room.db)}
    await flags(event)
    assert fallen
    assert live.row.status in ("over", "closed")
    if live.row.status == "over":
        entry = (await event.hall()).entry_of(late)
        pairing = (await event.state()).rounds[0, 1].pairings[0]
        assert results(await event.state())[0][0][pairing.sides.index(entry)] == 2
    assert live.row.version >= version


@pytest.mark.rule("TM-41")
async def test_a_mate_who_concedes_loses_for_the_team(room: Room) -> None:
    settings = Settings(format=Elimination(third_place=False), entering=Entering(members=2))
    event = await Event.made(room, settings, game="brawl", form="teams")
    live = await team_table(event)
    await event.answer(live, event.asked(live)[0])
    await room.referee.seats.concede(live.row.code, 1)
    assert live.row.status == "over"
    assert sorted(seat.user or 0 for seat in live.seats if seat.status == "left") == [1, 2]
    await event.run()
    entry = (await event.hall()).entry_of(1)
    pairing = (await event.state()).rounds[0, 1].pairings[0]
    assert results(await event.state())[0][0][pairing.sides.index(entry)] == 2


async def team_table(event: Event):  # type: ignore[no-untyped-def]  # a running match
    """Enter the teams of 1 and 2, 3 and 4, and begin their match."""
    await event.parts.opening.open(event.code, 99, [])
    await event.enter_team(1, 2)
    await event.enter_team(3, 4)
    await event.check_in(1, 3)
    (live,) = await event.tables()
    await event.arrive(live)
    assert live.row.status == "playing"
    return live


@pytest.mark.rule("TM-42")
async def test_a_seat_left_in_a_pod_is_played_on_and_placed_last(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all", clock=MOVE)
    (live,) = await event.begun(1, 2, 3)
    await event.arrive(live)
    sides = (await event.pairing_of(1)).sides
    late, other, third = sides
    room.time += 600
    await room.referee.timing.run_due()
    for user in (other, third):
        if user in event.asked(live):
            await event.answer(live, user)
    await flags(event)
    assert live.row.status == "playing"
    assert [seat.status for seat in live.seats if seat.user == late] == ["practice"]
    found, rule, _ = await refused(room, room.referee.seats.come_back(live.row.code, late))
    assert (found, rule) == ("refused-tournament-come-back", "TM-42")
    await room.referee.seats.concede(live.row.code, other)
    await room.referee.seats.concede(live.row.code, third)  # the last person
    await event.run()
    assert results(await event.state()) == [((1, 1, 1), True)]


@pytest.mark.rule("TM-42")
async def test_who_stays_in_a_pod_is_above_those_who_left(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    await event.arrive(live)
    sides = (await event.pairing_of(1)).sides
    await event.answer(live, event.asked(live)[0])
    await room.referee.seats.concede(live.row.code, sides[0])
    winner = next(seat.seat for seat in live.seats if seat.user == sides[0])
    await event.award(live, winner)  # the practice player may even win
    await event.run()
    assert results(await event.state()) == [((3, 1, 1), True)]
