"""Whole tournaments: every result is a match that was played."""

from __future__ import annotations

from random import Random

from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places


async def test_an_evening_of_five_is_played_to_its_champion(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(cut=2)))
    users = [1, 2, 3, 4, 5]
    await event.open(*users)
    await event.check_in(*users)
    rng = Random(7)
    while (hall := await event.hall()).state.phase == "running":
        tables = await event.tables()
        assert tables, "somebody plays until it is over"
        for live in tables:
            await event.arrive(live)
            if rng.random() < 0.4:
                await event.play(live, rng)
            else:
                winner = rng.choice(live.seats).user
                assert winner is not None
                await event.win(live, winner)
        await event.run()
    assert hall.state.phase == "over"
    assert sorted(final_places(hall.state).values())[:2] == [1, 2]
