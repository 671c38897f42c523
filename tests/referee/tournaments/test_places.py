"""A server or channel that is lost: the tournament waits, nobody loses for it, and organisers move it."""

from __future__ import annotations

from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import ORGANISER, Event
from tests.referee.tournaments.support import EVENING, results


async def test_a_removed_bot_pauses_the_tournaments_of_the_server_until_it_is_back(room: Room) -> None:
    event = await Event.made(room, EVENING)
    await event.begun(1, 2)
    await room.referee.homes.set_server_lost(GUILD)
    assert (await event.state()).paused
    await event.later(86400)
    assert results(await event.state()) == []
    await room.referee.homes.set_server_found(GUILD)
    state = await event.state()
    assert not state.paused
    assert state.downtimes == [(int(room.time) - 86400, int(room.time))]
    await event.later(599)
    assert results(await event.state()) == []
    assert [live.row.status for live in await event.tables()] == ["lobby"]


async def test_a_pause_of_an_organiser_outlasts_a_lost_server(room: Room) -> None:
    event = await Event.made(room, EVENING)
    await event.begun(1, 2)
    await event.parts.opening.pause(event.code, ORGANISER, [], "Lunch")
    await room.referee.homes.set_server_lost(GUILD)
    await room.referee.homes.set_server_found(GUILD)
    assert (await event.state()).paused


async def test_a_table_whose_channel_is_gone_is_nobody_s_no_show_and_moves_with_the_tournament(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await room.referee.homes.set_channel_deleted(CHANNEL)
    assert (live.row.status, live.row.homeless) == ("lobby", "channel")
    hall = await event.hall()
    assert [trouble.why for trouble in await event.parts.organising.troubles(hall)] == ["channel"]
    await event.later(3600)
    assert results(await event.state()) == []
    move = event.parts.servers.move
    assert await reason(move(event.code, event.organiser(), 901, 501)) == "refused-tournament-server"
    assert await reason(move(event.code, event.organiser(), GUILD, CHANNEL)) == "refused-tournament-here"
    await move(event.code, event.organiser(), GUILD, 501)
    assert (live.row.channel, live.row.homeless) == (501, None)
    assert (await event.hall()).row.channel == 501
    await event.arrive(live)
    assert live.row.status == "playing"


async def test_players_whose_channel_is_gone_may_still_press(room: Room) -> None:
    event = await Event.made(room, EVENING)
    (live,) = await event.begun(1, 2)
    await room.referee.homes.set_channel_deleted(CHANNEL)
    await event.arrive(live)
    assert live.row.status == "playing"
