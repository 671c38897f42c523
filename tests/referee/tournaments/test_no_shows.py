"""Who does not come to a table: the game, the pairing, a seat of a pod (TM-31, TM-35)."""

from __future__ import annotations

import pytest

from store.lobby import lobbies
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import EVENING, POD, results
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.paces import Days


@pytest.mark.rule("TM-35")
async def test_who_is_not_there_after_ten_minutes_loses_the_game_unplayed(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    first = (await event.pairing_of(1)).sides[0]
    await event.arrive(live, [first])
    await event.later(599)
    assert results(await event.state()) == []
    await event.later(1)
    assert results(await event.state()) == [((1, 2), False)]
    assert (live.row.status, live.row.reason) == ("closed", "forfeit")
    assert (await event.state()).phase == "over"


@pytest.mark.rule("TM-35")
async def test_nobody_there_both_lose(room: Room) -> None:
    event = await Event.made(room, EVENING)
    await event.begun(1, 2)
    await event.later(600)
    assert results(await event.state()) == [((2, 2), False)]


@pytest.mark.rule("TM-35")
async def test_who_never_comes_to_a_best_of_three_loses_the_pairing_after_twenty_minutes(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), best_of=5))
    (live,) = await event.begun(1, 2)
    await event.arrive(live, [1])
    await event.later(600)
    (live,) = await event.tables()  # game 2
    await event.arrive(live, [1])
    await event.later(600)
    pairing = await event.pairing_of(1)
    assert [game.how for game in pairing.games if game.places] == ["forfeit"]
    assert pairing.ruling is not None
    assert results(await event.state())[0][0][pairing.sides.index(1)] == 1


@pytest.mark.rule("TM-35")
async def test_who_came_to_game_one_is_not_lost_with_the_pairing(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), best_of=5))
    (live,) = await event.begun(1, 2)
    await event.arrive(live, [1])
    await event.later(600)
    await event.later(600)  # nobody has pressed at the table of game 2
    pairing = await event.pairing_of(1)
    assert results(await event.state())[0][0][pairing.sides.index(1)] == 1


@pytest.mark.rule("TM-35")
async def test_in_days_only_the_pairing_is_lost_after_48_hours(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1), pace=Days()))
    (live,) = await event.begun(1, 2)
    first = (await event.pairing_of(1)).sides[0]
    await event.arrive(live, [first])
    await event.later(48 * 3600 - 1)
    assert results(await event.state()) == []
    await event.later(1)
    assert results(await event.state()) == [((1, 2), False)]


@pytest.mark.rule("TM-31")
async def test_a_pod_begins_without_those_who_are_absent(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    sides = (await event.pairing_of(1)).sides
    await event.arrive(live, sides[:2])
    await event.later(600)
    assert live.row.status == "playing"
    assert [seat.user for seat in live.seats] == [*sides[:2]]
    await event.win(live, sides[1])
    await event.run()
    assert results(await event.state()) == [((2, 1, 3), True)]


@pytest.mark.rule("TM-31")
async def test_one_alone_at_a_pod_wins_it_unplayed(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    sides = (await event.pairing_of(1)).sides
    await event.arrive(live, sides[2:])
    await event.later(600)
    assert live.row.status == "closed"
    assert results(await event.state()) == [((2, 2, 1), False)]


@pytest.mark.rule("TM-16")
async def test_both_absent_in_elimination_nobody_goes_on(room: Room) -> None:
    event = await Event.made(room, Settings(format=Elimination(third_place=False)))
    await event.begun(1, 2, 3, 4)
    await event.arrive(await event.table_of(1))
    await event.later(600)
    await event.win(await event.table_of(1), 1)
    await event.run()
    state = await event.state()
    assert state.phase == "over"
    assert sorted(places for places, _ in results(state)) in ([(1, 2), (2, 2)], [(2, 1), (2, 2)])


async def test_everybody_there_when_a_crash_came_begins_all_the_same(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await event.arrive(live, [1])
    # As in `Tables.here`, up to the transaction that begins the match.
    await room.db.write(lambda db: lobbies.mark_here(db, live.row.id, 2, "77"))
    await room.db.write(lambda db: db.execute("UPDATE tournaments SET due = ?", (room.time,)).close())
    await room.restart()
    await event.run()
    assert [live.row.status for live in await event.tables()] == ["playing"]


async def test_nobody_is_a_no_show_while_the_tournament_is_paused(room: Room) -> None:
    event = await Event.made(room, EVENING)
    await event.begun(1, 2)
    await event.parts.opening.pause(event.code, 99, [], "The hall is on fire")
    await event.later(3600)
    await event.parts.opening.resume(event.code, 99, [])
    await event.later(599)
    assert results(await event.state()) == []
    await event.later(1)
    assert results(await event.state()) == [((2, 2), False)]
