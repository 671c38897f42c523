"""Refusals at the buttons of players name whom they are about."""

from __future__ import annotations

import pytest

from referee.tournaments.entries.entering import Person
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


@pytest.mark.rule("TM-07")
async def test_whoever_leaves_twice_is_named_in_the_refusal(house: House) -> None:
    evening = await Evening.made(house, Settings(format=Swiss(rounds=2)), automatic=True)
    people = [house.table.person(name, locale="en-GB") for name in ("Anna", "Boris", "Vera", "Grisha")]
    organiser = int(evening.organiser.id)
    await evening.parts.opening.open(evening.code, organiser, [])
    for press, person in enumerate(people, 1):
        await evening.parts.entering.enter(evening.code, Person(int(person.id), person.name), press)
    await evening.parts.director.open_check_in(evening.code, organiser, [])
    for person in people:
        await evening.parts.entering.check_in(evening.code, Person(int(person.id), person.name))
    await evening.parts.director.start_now(evening.code, organiser, [])
    await evening.settled()
    anna = people[0]
    asked = []
    for _ in range(2):
        page = (await (await anna.press(await evening.message("card", anna), label="My pairing")).answered()).message
        assert page is not None
        asked.append((await (await anna.press(page, label="Leave the tournament")).answered()).message)
    said = []
    for message in asked:
        assert message is not None
        pressed = await anna.press(message, label="Yes, leave")
        said.append((await pressed.answered()).message)
    assert said[1] is not None
    assert "Anna" in said[1].text, said[1].text
    assert "$" not in said[1].text
