"""A tournament of Legends in which each has brought a preset deck by presses."""

from __future__ import annotations

from referee.match.live import Live
from referee.tournaments.halls.slots import CARD
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.decks.building import pick, press
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.model import Settings

NAMES = ("Anna", "Boris", "Vera", "Grisha")


async def with_decks(house: House, settings: Settings) -> tuple[Evening, list[Person]]:
    """Begin a tournament of four; each has checked in by presses with another preset deck."""
    evening = await Evening.made(house, settings, game="legends", automatic=True)
    people = [house.table.person(name, locale="en-GB") for name in NAMES]
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        await press(person, await evening.message(CARD, person), "button-enter")
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for nth, person in enumerate(people):
        page = await press(person, await evening.message(CARD, person), "button-check-in")
        assert page.seer == person.id
        await pick(person, page, "checkin", str(page.selects()[0]["options"][nth]["value"]))
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    return evening, people


async def table_of(evening: Evening, person: Person) -> Live:
    """Return the table of somebody, once everybody has come to it."""
    live = await evening.open_table_of(person)
    assert live is not None
    for seat in [*live.seats]:
        await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 7 + seat.seat)
    await evening.settled()
    assert live.row.status == "playing"
    return live
