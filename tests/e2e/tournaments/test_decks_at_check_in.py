"""A Swiss of Legends: decks are brought at check-in, locked from then on, and laid on every table of theirs (TM-10)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from referee.match.live import Live
from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.slots import CARD
from table.acts.people import Person
from tests.cogs.match.plays import blank
from tests.e2e.conftest import House
from tests.e2e.decks.building import pick, preset, press
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places

NAMES = ("Anna", "Boris", "Vera", "Grisha")


@pytest.fixture(autouse=True)
def quickly_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """All pictures are empty: nobody looks at them here."""
    monkeypatch.setattr("tests.e2e.conftest.draw", lambda _job: blank())


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


@pytest.mark.rule("TM-10")
async def test_the_decks_of_the_check_in_are_on_every_table_and_nobody_changes_them(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=2)))
    own = {int(person.id): preset(house, nth) for nth, person in enumerate(people)}
    with pytest.raises(RefusedError) as refused:
        await evening.parts.entering.check_in(evening.code, Entrant(int(people[0].id), "Anna"), preset(house, 1))
    assert refused.value.rule == "TM-05"
    while (hall := await evening.hall()).state.phase == "running":
        for person in people:
            if await evening.open_table_of(person) is None:
                continue
            live = await table_of(evening, person)
            rules, match = live.rules_and_match
            assert rules.game.bring is not None
            held = rules.game.bring.held(match.board)
            assert {seat.user: held[seat.seat] for seat in live.seats} == {
                seat.user: own[seat.user or 0] for seat in live.seats
            }
            with pytest.raises(RefusedError):
                await house.bot.referee.lobbies.bring(live.row.code, live.seats[0].user or 0, preset(house, 3))
            await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
            await evening.settled()
    assert hall.state.phase == "over"
    assert sorted(final_places(hall.state).values())[0] == 1


@pytest.mark.rule("TM-27")
async def test_the_tournament_says_who_is_first_in_the_first_game(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=1), best_of=3))
    live = await table_of(evening, people[0])
    first, board = await evening.hall(), live.rules_and_match[1].board
    pairing = first.own_pairing(first.entry_of(int(people[0].id)))
    assert pairing is not None
    begins = next(seat.user for seat in live.seats if seat.seat == board.first)
    assert board.options.first == sorted(board.order).index(board.first), (
        "the tournament has drawn who is first, not the game"
    )
    loser = live.seats[0]
    for _ in range(2):
        await house.bot.referee.seats.concede_game(live.row.code, loser.user or 0)
        await evening.settled()
    assert live.row.status == "over"
    hall = await evening.hall()
    pairing = hall.state.pairing_of(0, 1, pairing.table)
    assert pairing is not None
    assert [game.code for game in pairing.games] == [live.row.code] * 2
    assert pairing.games[0].first == hall.entry_of(begins or 0)
