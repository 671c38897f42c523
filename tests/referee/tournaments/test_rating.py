"""What a tournament's facts change of the results that ratings are computed from."""

from __future__ import annotations

import pytest

from referee.tournaments.halls.rights import Organiser
from store.people import erasing
from store.ratings import games
from tests.referee.conftest import Room
from tests.referee.tournaments.event import ORGANISER, Event
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

WHO = Organiser(ORGANISER)


async def begun(room: Room) -> Event:
    """Return a tournament whose one game runs."""
    event = await Event.made(room, Settings(format=Swiss(rounds=1)))
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    return event


@pytest.mark.rule("TM-52")
@pytest.mark.parametrize("options", [None, {"rules": "legacy"}])
async def test_a_tournament_with_other_options_is_not_rated_and_says_so(
    room: Room, options: dict[str, object] | None
) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)), options=options)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    await event.win(live, 1)
    await event.run()
    hall = await event.hall()
    assert (hall.kept_out_by, hall.shown_settings.rated) == ((None, True) if options is None else ("options", False))
    assert len(await room.db.read("SELECT * FROM rating_steps")) == (2 if options is None else 0)


@pytest.mark.rule("TM-52")
async def test_a_game_that_is_exempted_while_it_runs_is_not_rated(room: Room) -> None:
    event = await begun(room)
    (live,) = await event.tables()
    await event.parts.organising.exempt(event.code, WHO, (0, 1, 1), 1, "a guest at the keyboard")
    await event.win(live, 1)
    await event.run()
    game = await room.db.write(lambda db: games.get(db, live.row.id))
    assert game is not None
    assert game.exempt_by_tournament
    await room.referee.recomputing.run_due()
    assert await room.db.read("SELECT * FROM rating_steps") == []


@pytest.mark.rule("TM-52")
async def test_a_game_that_is_exempted_afterwards_is_not_rated_any_more(room: Room) -> None:
    event = await begun(room)
    (live,) = await event.tables()
    await event.win(live, 1)
    await event.run()
    assert len(await room.db.read("SELECT * FROM rating_steps")) == 2
    await event.parts.organising.exempt(event.code, WHO, (0, 1, 1), 1, "a guest at the keyboard")
    await room.referee.recomputing.run_due()
    assert await room.db.read("SELECT * FROM rating_steps") == []


@pytest.mark.rule("TM-62", "TM-68")
async def test_a_correction_between_two_steps_of_a_deletion_counts_for_that_person_too(room: Room) -> None:
    event = await begun(room)
    (live,) = await event.tables()
    await event.win(live, 1)
    await event.run()
    number = await room.db.write(lambda db: erasing.begin(db, 1))
    await event.parts.forgetting.erase(1, number)
    sides = (await event.state()).rounds[0, 1].pairings[0].sides
    places = (1, 2) if sides[0] == 2 else (2, 1)
    await event.parts.organising.correct(event.code, WHO, (0, 1, 1), 1, places, "played", "the wrong seat was noted")
    await room.referee.erasure.run_due()
    seats = await room.db.write(lambda db: games.get_seats(db, live.row.id))
    assert {seat.user: seat.place for seat in seats} == {-1: 2, 2: 1}


@pytest.mark.rule("TM-62", "TM-68")
async def test_a_correction_counts_for_a_former_player_too(room: Room) -> None:
    event = await begun(room)
    (live,) = await event.tables()
    await event.win(live, 1)
    await event.run()
    await room.referee.erasure.erase(1)
    sides = (await event.state()).rounds[0, 1].pairings[0].sides
    places = (1, 2) if sides[0] == 2 else (2, 1)
    await event.parts.organising.correct(event.code, WHO, (0, 1, 1), 1, places, "played", "the wrong seat was noted")
    seats = await room.db.write(lambda db: games.get_seats(db, live.row.id))
    assert {seat.user: seat.place for seat in seats} == {-1: 2, 2: 1}
