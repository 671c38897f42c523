"""What players and organisers are told in time: nothing of a draft, a table when it opens, what leaving a table costs."""

from __future__ import annotations

import pytest

from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.organising.drafts.creating_pages import TIME
from referee.tournaments.halls.rights import Organiser
from referee.tournaments.halls.slots import CARD, news_slot
from store.tournaments import outbox
from tests.e2e.conftest import House
from tests.e2e.playing import forge, texts
from tests.e2e.tournaments.evening import Evening
from tests.e2e.tournaments.organised import made, organiser
from tests.e2e.tournaments.weeks import begun
from tournaments.facts.kinds import Opened
from tournaments.settings.formats import Elimination, RoundRobin
from tournaments.settings.model import ROBIN_ORDER, Entering, Settings
from tournaments.settings.paces import Days

TEAMS = Settings(format=Elimination(third_place=False), entering=Entering(members=2))


@pytest.mark.rule("TM-02")
async def test_no_setting_of_a_draft_shows_it_to_anybody_else(house: House) -> None:
    person = await organiser(house)
    office = await made(house, person, name="A secret plan")
    hall = await office.service.halls.by_code(office.code)
    await office.service.details.set(office.code, Organiser(int(person.id), [], manager=True), "automatic", 1)
    await house.settled()
    assert await outbox.post(house.db, hall.row.id, CARD) is None
    boris = house.table.person("Boris")
    assert not any("A secret plan" in message.text for message in boris.messages(house.table.general))


@pytest.mark.rule("TM-22")
@pytest.mark.rule("TM-67")
async def test_a_pairing_of_weeks_is_told_when_its_table_opens(house: House) -> None:
    settings = Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, pace=Days(together=1))
    evening, people = await begun(house, settings, "Anna", "Boris", "Vera", "Gleb")
    for person in people:
        told = [message for message in person.inbox if "you play" in message.text]
        assert len(told) == 1
        assert "Go to your table" in told[0].text
    hall, anna = await evening.hall(), people[0]
    entry = hall.entry_of(int(anna.id))
    own = [
        pairing for number in (1, 2, 3) for pairing in hall.state.rounds[0, number].pairings if entry in pairing.sides
    ]
    [first] = [pairing for pairing in own if pairing.games]
    live = await house.bot.referee.live.by_code(first.games[0].code)
    for number, seat in enumerate(live.seats):
        assert seat.user is not None
        await evening.parts.tables.here(live.row.code, seat.user, seat.name, 900 + number)
    await house.bot.referee.seats.concede(live.row.code, int(anna.id))
    await evening.settled()
    assert any("**You have lost without a game.**" in message.text for message in anna.inbox)
    # The other table may have to end before the next one opens; then both its players are told.
    for pairing in (await evening.hall()).state.rounds[0, first.round].pairings:
        if not pairing.games[0].places:
            other = await house.bot.referee.live.by_code(pairing.games[0].code)
            for number, seat in enumerate(other.seats):
                assert seat.user is not None
                await evening.parts.tables.here(other.row.code, seat.user, seat.name, 950 + number)
            await house.bot.referee.seats.concede(other.row.code, int(other.seats[0].user or 0))
            await evening.settled()
    assert sum("you play" in message.text and "Go to your table" in message.text for message in anna.inbox) == 1


@pytest.mark.rule("TM-09")
async def test_who_leaves_a_table_of_teams_reads_that_the_team_loses(house: House) -> None:
    evening = await Evening.made(house, TEAMS, game="brawl", form="teams")
    people = [house.table.person(name, "en-GB") for name in ("Anna", "Boris", "Vera", "Gleb")]
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for captain, mate in (people[:2], people[2:]):
        asked = await captain.press(await evening.message(CARD, captain), label="Enter")
        assert asked.message is not None
        await captain.pick(asked.message, mate)
        await evening.settled()
        await mate.press(mate.inbox[-1], label="Play together")
        await evening.settled()
    mine = await people[0].press(await evening.message(CARD, people[0]), label="My pairing")
    assert mine.message is not None
    assert "Your team: Anna + Boris." in mine.message.text
    asked = await people[0].press(mine.message, label="Leave the tournament")
    assert asked.message is not None
    assert "The whole team leaves it" in asked.message.text
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for captain in people[::2]:
        await captain.press(await evening.message(CARD, captain), label="Check in")
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.step()
    live = await evening.open_table_of(people[0])
    assert live is not None
    waits = await (await people[0].slash("turns")).answered()
    assert waits.message is not None
    assert texts(people[0])("turns-here") in waits.message.text
    for number, seat in enumerate(live.seats):
        assert seat.user is not None
        await evening.parts.tables.here(live.row.code, seat.user, seat.name, 900 + number)
    await evening.settled()
    question = await (await people[1].slash("concede")).answered()
    assert question.message is not None
    assert "Your side loses at once" in question.message.text
    assert "A bot plays on" not in question.message.text
    ended = await forge(house, people[1], question.message, custom_id(live.row.code, "endless", NOTE)).answered()
    assert ended.message is not None
    assert "In a tournament no match ends by agreement" in ended.message.text


async def test_the_announcement_says_when_it_begins_and_lets_one_enter(house: House) -> None:
    person = await organiser(house)
    office = await made(house, person, **{TIME: "in 2 h"})
    await office.press("button-organise-open")
    hall = await office.service.halls.by_code(office.code)
    boris = house.table.person("Boris", "en-GB")
    opened = next(record.n for record in hall.records if isinstance(record.fact, Opened))
    await Evening(house, office.code, person).settled()
    post = await outbox.post(house.db, hall.row.id, news_slot(opened))
    assert post is not None
    news = next(message for message in boris.messages(house.table.general) if message.id == str(post.message))
    assert hall.row.begins is not None
    assert f"Begins {moment(hall.row.begins, 'f')}" in news.text
    await boris.press(news, label="Enter")
    await house.settled()
    assert (await office.service.halls.by_code(office.code)).entry_of(int(boris.id)) == 1
