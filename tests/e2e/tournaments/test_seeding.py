"""Seeds by a list or an earlier tournament, and clubs by role, as an organiser sets them and all see them."""

from __future__ import annotations

import pytest

from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.entries.seeding import as_typed
from tests.e2e.conftest import House
from tests.e2e.playing import role
from tests.e2e.tournaments.evening import Evening
from tests.e2e.tournaments.organised import Office, due, enter, made, organiser, to_panel
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings


async def choose_seeds(office: Office, how: str) -> None:
    await office.pick("orgknob", "seeding", "format")
    await office.pick("orgvalue", how)


async def page_of(office: Office, label: str) -> str:
    """Return a page of the tournament as everybody reaches it from its card."""
    shown = await office.person.slash("tournament", {"tournament": office.code}, sub="show")
    await shown.answered()
    assert shown.message is not None
    done = await office.person.press(shown.message, label=office.say(label))
    await office.house.settled()
    assert done.message is not None
    return done.message.text


@pytest.mark.rule("TM-12")
@pytest.mark.parametrize("locale", ["en-GB", "ru"])
async def test_an_organiser_writes_the_list_and_a_wrong_one_is_kept_for_the_next_try(house: House, locale: str) -> None:
    office = await made(house, await organiser(house, locale=locale), rounds="2", cut="0")
    boris = house.table.person("Boris")
    await choose_seeds(office, "list")
    assert office.say("organise-knob-seed_list-means").splitlines()[0] in office.page.text
    await office.fill(await office.press("button-organise-list"), {"value": "Vera\nAnna\nVera"})
    assert office.say("refused-tournament-list-twice", place=3, earlier=1) in office.page.text
    again = await office.press("button-organise-list")
    assert "Vera\\nAnna\\nVera" in str(again.modal)
    await office.fill(again, {"value": f"Vera\n<@{boris.id}>\nAnna"})
    assert as_typed((await office.hall()).listed) == f"Vera\n<@{boris.id}>\nAnna"
    await office.press("button-organise-sentences")
    assert office.say("organise-set-list", count=3) in office.page.text
    await office.press("button-organise-settings")
    await office.press("button-organise-open")
    await enter(office, "Gleb", "Anna", "Boris", "Vera")
    hall = await office.hall()
    assert [entry.listed for entry in hall.state.entries.values()] == [0, 3, 2, 1]
    await to_panel(office)
    await office.press("button-organise-people")
    assert office.say("tournament-mark-listed", place=3) in office.page.text
    assert office.say("tournament-mark-listed", place=1) in await page_of(office, "button-entrants")


@pytest.mark.rule("TM-12")
async def test_nothing_opens_before_the_list_is_written(house: House) -> None:
    office = await made(house, await organiser(house))
    await choose_seeds(office, "list")
    await office.press("button-organise-settings")
    refused = await office.press("button-organise-open")
    assert refused.message is not None
    assert office.say("refused-tournament-list-none") in refused.message.text
    assert (await office.hall()).state.phase == "draft"


@pytest.mark.rule("TM-12")
async def test_an_organiser_chooses_an_earlier_tournament(house: House) -> None:
    olga = await organiser(house)
    office = await made(house, olga, rounds="2", cut="0")
    await choose_seeds(office, "table")
    assert office.say("organise-earlier-none") in office.page.text
    evening = await Evening.made(house, Settings(format=Elimination()), automatic=True)
    people = [house.table.person(name) for name in ("Anna", "Boris")]
    await evening.gather(*people)
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    await evening.parts.entering.leave(evening.code, int(people[0].id))
    await evening.settled()
    assert (await evening.hall()).state.phase == "over"
    await office.press("button-organise-settings")
    await office.pick("orgknob", "earlier", "format")
    await office.pick("orgvalue", (await evening.hall()).row.id)
    await office.press("button-organise-sentences")
    assert office.say("event-rules-earlier", title="Friday night") in office.page.text
    await office.press("button-organise-settings")
    await office.press("button-organise-open")
    await due(house)
    assert "Friday night" in await page_of(office, "button-event-rules")
    await enter(office, "Vera", "Anna", "Boris")
    assert [entry.listed for entry in (await office.hall()).state.entries.values()] == [0, 2, 1]


@pytest.mark.rule("TM-24")
async def test_clubs_by_role_stand_in_the_settings_and_in_the_list_of_entries(house: House) -> None:
    olga = await organiser(house)
    bears, foxes = await role(house, "*Bears*", "Anna", "Boris"), await role(house, "Foxes", "Vera")
    office = await made(house, olga, rounds="2", cut="0")
    await office.pick("orgknob", "clubs", "entering")
    await office.pick("orgvalue", [bears, foxes])
    await office.pick("orgknob", "club_rounds", "format")
    await office.pick("orgvalue", "2")
    hall = await office.hall()
    assert hall.settings.entering.clubs == (bears, foxes)
    assert hall.settings.format == Swiss(rounds=2, cut=0, club_rounds=2)
    await office.press("button-organise-sentences")
    assert "Clubmates are those who have the same one of these roles" in office.page.text
    await office.press("button-organise-settings")
    await office.press("button-organise-open")
    await due(house)
    for name in ("Anna", "Vera", "Gleb"):
        person = house.table.person(name)
        roles = [int(one) for one in house.table.roles_of(person)]
        press = int(house.table.world.ids.make())
        await office.service.entering.enter(office.code, Entrant(int(person.id), name, roles), press)
    lines = (await page_of(office, "button-entrants")).splitlines()
    found = {name: next(line for line in lines if name in line) for name in ("Anna", "Vera", "Gleb")}
    assert "\\*Bears\\*" in found["Anna"]
    assert "Foxes" in found["Vera"]
    assert "club" not in found["Gleb"]


@pytest.mark.rule("TM-43")
async def test_the_rules_of_an_elimination_explain_no_tie_breaks(house: House) -> None:
    office = await made(house, await organiser(house), preset="bracket")
    assert (await office.hall()).settings.tiebreaks
    await office.press("button-organise-open")
    await due(house)
    rules = await page_of(office, "button-event-rules")
    assert office.say("tournament-set-single", third=1) in rules
    assert "Buchholz" not in rules
