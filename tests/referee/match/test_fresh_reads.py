"""What the bot concludes by itself it concludes from the stored match, which another process may have changed last."""

from __future__ import annotations

import pytest

from referee.match.live import Live
from referee.service import Referee
from tests.referee.conftest import Room
from tests.referee.leagues.stairs import Stairs
from tests.referee.match.two_referees import House
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import EVENING, results


@pytest.fixture
def other(room: Room) -> Referee:
    """The referee of another process."""
    return House(room).referees[1]


async def test_a_result_from_another_process_counts_in_the_tournament(room: Room, other: Referee) -> None:
    event = await Event.made(room, EVENING, game="krendel")
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    first, _ = (await event.pairing_of(1)).sides
    await other.seats.concede(live.row.code, first)
    assert live.row.status == "playing", "this process has not heard of it"
    await event.run()
    assert results(await event.state()) == [((2, 1), False)]


async def test_who_came_in_another_process_is_there(room: Room, other: Referee) -> None:
    event = await Event.made(room, EVENING, game="krendel")
    (live,) = await event.begun(1, 2)
    for user in (1, 2):
        await other.tournaments.tables.here(live.row.code, user, f"user {user}", event.press())
    await event.later(600)
    assert results(await event.state()) == []
    assert (await room.referee.live.by_code(live.row.code)).row.status == "playing"


async def test_a_result_from_another_process_counts_on_the_ladder(room: Room, other: Referee) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    await other.seats.concede(live.row.code, 1)
    assert live.row.status == "playing", "this process has not heard of it"
    await stairs.run()
    assert await stairs.order() == [2, 1]


async def test_a_rematch_is_opened_once(room: Room) -> None:
    """Two who want it at once sit at one table, whichever process opens it."""

    async def over(user: int) -> Live:
        live = await room.match(user, user + 1)
        return await room.referee.seats.concede(live.row.code, user)

    def by(seat: int):  # type: ignore[no-untyped-def]  # an act
        return lambda referee, code, user: referee.lobbies.rematch(code, user + seat, f"user {user + seat}", "")

    found = await House(room).at_every_step(over, by(0), by(1))
    for former, outcomes in found:
        assert all(isinstance(one, tuple) for one in outcomes), outcomes
        codes = {lobby.row.code for lobby, _opened in outcomes}
        assert len(codes) == 1
        assert [opened for _lobby, opened in outcomes].count(True) == 1
        (lobby,) = [await room.referee.live.by_code(code) for code in codes]
        async with lobby.lock:
            await room.referee.live.catch_up(lobby)
        assert {seat.user for seat in lobby.seats} == {seat.user for seat in former.seats}
