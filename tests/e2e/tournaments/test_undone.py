"""A round that is taken back: each player is told the new pairing in a message of its own, and the old one is gone."""

from __future__ import annotations

import pytest

from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.rights import Organiser
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

NAMES = ("Anna", "Boris", "Vera", "Gleb")


@pytest.mark.rule("TM-62", "TM-67")
@pytest.mark.parametrize("by_hand", [False, True])
async def test_each_player_has_the_new_pairing_alone(house: House, *, by_hand: bool) -> None:
    evening = await Evening.made(house, Settings(format=Swiss(rounds=2)), automatic=True)
    people = [house.table.person(name) for name in NAMES]
    parts, organiser = evening.parts, int(evening.organiser.id)
    await parts.opening.open(evening.code, organiser, [])
    for press, person in enumerate(people, 1):
        await parts.entering.enter(evening.code, Person(int(person.id), person.name), press)
    await parts.director.open_check_in(evening.code, organiser, [])
    for person in people:
        await parts.entering.check_in(evening.code, Person(int(person.id), person.name))
    await parts.director.start_now(evening.code, organiser, [])
    await evening.settled()
    before = {person.name: [message.id for message in person.inbox] for person in people}
    pairings = (await evening.hall()).state.rounds[0, 1].pairings
    (one, other), (third, fourth) = (pairing.sides for pairing in pairings)
    if by_hand:
        await parts.organising.pair_by_hand(evening.code, Organiser(organiser), [(one, third), (other, fourth)], "late")
    else:
        await parts.organising.undo_round(evening.code, Organiser(organiser), "late")
    await evening.settled()
    assert [len(person.inbox) for person in people] == [1, 1, 1, 1]
    assert all(person.inbox[0].id not in before[person.name] for person in people), "a new message makes a sound"
