"""Views of large tournaments come from the process, and are those that are computed at once."""

from __future__ import annotations

import pytest

from referee.tournaments.reading import reader
from tests.referee.conftest import Room
from tests.referee.tournaments.support import WHY, four
from tournaments.standings.standings import standings
from tournaments.views.tournament import Viewer, view

VIEW, STANDINGS = "tournaments.views.tournament:view", "tournaments.standings.standings:standings"


async def test_the_process_returns_what_is_computed_at_once_and_follows_the_log(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = await four(room)
    monkeypatch.setattr(reader, "SMALL", 0)
    asked = event.parts.reader
    try:
        for live in await event.tables():
            await event.arrive(live)
            await event.win(live, live.seats[0].user or 0)
            await event.run()
            hall = await event.hall()
            for viewer in (Viewer(), Viewer(2)):
                assert await asked.ask(hall, VIEW, viewer) == view(hall.state, viewer)
        assert await asked.ask(hall, STANDINGS, 1) == standings(hall.state, 1)
        asked._sent[hall.row.id] = hall.version - 1  # as after a restart of the process
        await event.parts.organising.undo_round(event.code, event.organiser(), WHY)
        assert await asked.ask(hall, VIEW, Viewer()) == view(hall.state, Viewer())
    finally:
        await room.referee.tournaments.close()


async def test_only_functions_that_look_may_be_asked_for(room: Room) -> None:
    event = await four(room)
    with pytest.raises(ValueError, match="may not be asked for"):
        await event.parts.reader.ask(await event.hall(), "os:system", "true")
