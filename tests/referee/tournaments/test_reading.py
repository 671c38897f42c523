"""Views of large tournaments come from the process, and are those that are computed at once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from processes.errors import WorkerError
from referee.errors import RefusedError
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import WHY, four
from tournaments.facts.kinds import Dropped
from tournaments.facts.record import Record
from tournaments.running.why import why
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.standings.standings import standings
from tournaments.views import following
from tournaments.views.changes import changes_by
from tournaments.views.log import log_view, newest_lines
from tournaments.views.past import pairing_past
from tournaments.views.reckoning import reckoning
from tournaments.views.tables import standings_pages
from tournaments.views.tournament import Viewer, view

VIEW, STANDINGS = "tournaments.views.tournament:view", "tournaments.standings.standings:standings"


@pytest.fixture
async def large(room: Room) -> AsyncIterator[Event]:
    """Return a tournament that counts as a large one, with one of its two rounds played."""
    event = await four(room)
    event.parts.reader.small = event.parts.explainer.small = 0
    yield event
    await room.referee.tournaments.close()


async def play_round(event: Event) -> None:
    for live in await event.tables():
        await event.arrive(live)
        await event.win(live, live.seats[0].user or 0)
        await event.run()


async def test_the_process_returns_what_is_computed_at_once_and_follows_the_log(large: Event) -> None:
    asked = large.parts.reader
    for live in await large.tables():
        await large.arrive(live)
        await large.win(live, live.seats[0].user or 0)
        await large.run()
        hall = await large.hall()
        for viewer in (Viewer(), Viewer(2)):
            assert await asked.ask(hall, VIEW, viewer) == view(hall.state, viewer)
    assert await asked.ask(hall, STANDINGS, 1) == standings(hall.state, 1)
    asked._sent[hall.row.id] = (hall.settings, hall.version - 1)  # as after a restart of the process
    await large.parts.organising.undo_round(large.code, large.organiser(), WHY)
    assert await asked.ask(hall, VIEW, Viewer()) == view(hall.state, Viewer())


async def test_every_page_may_come_from_the_process(large: Event) -> None:
    await play_round(large)
    hall, ask = await large.hall(), large.parts.reader.ask
    state, records, viewer = hall.state, hall.records, Viewer(2)
    assert await ask(hall, "tournaments.views.reckoning:reckoning", 2, 1) == reckoning(state, 2, 1)
    assert await ask(hall, "tournaments.views.past:pairing_past", 0, 2, 1) == pairing_past(state, 0, 2, 1)
    assert await ask(hall, "tournaments.views.tables:standings_pages", viewer, None) == standings_pages(state, viewer)
    lines = await ask(hall, "tournaments.views.log:newest_lines", viewer, 5)
    assert lines == newest_lines(state, records, viewer, 5) == log_view(hall.settings, records, viewer)[:-6:-1]
    drop = [Record(1, hall.records[-1].at, Dropped(1), "player", "", 1)]
    assert await ask(hall, "tournaments.views.changes:changes_by", drop) == changes_by(state, records, drop)
    told = await large.parts.explainer.ask(hall, "tournaments.running.why:why", 2, 1)
    assert told == why(state, records, 2, 1) is not None


async def test_other_settings_reach_the_process_until_the_start(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=2)), automatic=False)
    await event.open(1, 2, 3, 4)
    event.parts.reader.small = 0
    try:
        assert (await event.parts.reader.ask(await event.hall(), VIEW, Viewer())).settings.format.rounds == 2
        longer = lambda settings: msgspec.structs.replace(settings, format=Swiss(rounds=3))  # noqa: E731  # a closure
        hall = await event.parts.details.fit(event.code, event.organiser(), longer)
        assert hall.view(Viewer()).settings.format == Swiss(rounds=3)
        assert (await event.parts.reader.ask(hall, VIEW, Viewer())).settings.format.rounds == 3
    finally:
        await room.referee.tournaments.close()


async def test_a_prepared_view_computes_no_table_here(large: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_round(large)
    hall = await large.hall()
    expected = view(hall.state, Viewer(2))

    def table_of(_state: object) -> None:
        raise AssertionError("the table was computed in the bot's process")

    monkeypatch.setattr(following, "table_of", table_of)
    assert len(expected.standings) == 4
    assert hall.public.wants_table
    await large.parts.reader.prepare(hall)
    assert hall.view(Viewer(2)) == expected


async def test_a_process_that_gives_no_answer_is_a_refusal_and_the_next_question_sends_all(
    large: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, asked = await large.hall(), large.parts.reader

    async def ask(_body: bytes) -> bytes:
        raise WorkerError("it is gone")

    with monkeypatch.context() as patched:
        patched.setattr(asked.pool, "ask", ask)
        with pytest.raises(RefusedError, match="refused-tournament-solver"):
            await asked.ask(hall, VIEW, Viewer())
    assert await asked.ask(hall, VIEW, Viewer()) == view(hall.state, Viewer())


async def test_only_functions_that_look_may_be_asked_for(room: Room) -> None:
    event = await four(room)
    with pytest.raises(ValueError, match="may not be asked for"):
        await event.parts.reader.ask(await event.hall(), "os:system", "true")


async def test_a_page_waits_in_line_for_so_long_only(large: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = large.parts.reader
    monkeypatch.setattr("referee.tournaments.reading.reader.LINE_SECONDS", 0.05)
    async with reader._lock:
        with pytest.raises(RefusedError, match="refused-tournament-solver"):
            await reader.ask(await large.hall(), VIEW, Viewer())
    assert await reader.ask(await large.hall(), VIEW, Viewer())
