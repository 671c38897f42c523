"""A tournament of days at the local table, from the opening to its first tables."""

from __future__ import annotations

from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.model import Settings


async def begun(house: House, settings: Settings, *names: str, language: str = "en") -> tuple[Evening, list[Person]]:
    """Return a tournament of days whose first tables are open, and its people."""
    evening = await Evening.made(house, settings, automatic=True, language=language)
    people = [house.table.person(name, "ru" if language == "ru" else "en-GB") for name in names]
    await evening.gather(*people)
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    return evening, people
