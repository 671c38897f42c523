"""The organiser's side at the local table: make a tournament, change its settings, run it by the panel, take things back."""

from __future__ import annotations

import pytest

from table.rest.events import CANCELED
from tests.e2e.conftest import House
from tests.e2e.playing import forge, reply_to, said, shown
from tests.e2e.tournaments.organised import Office, due, enter, made, organiser, started, to_panel
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision

pytestmark = pytest.mark.usefixtures("same_dice")

FOUR = ("Anna", "Boris", "Vera", "Gleb")


async def running(house: House, *names: str, **typed: str) -> Office:
    """Return the panel of a running Swiss whose first round is paired and whose tables are open."""
    office = await made(house, await organiser(house), rounds="2", cut="0", **typed)
    await started(office, *(names or FOUR))
    await to_panel(office)
    await office.press("button-organise-step")
    await due(house)
    await to_panel(office)
    return office


@pytest.mark.rule("TM-02")
async def test_a_tournament_is_made_and_every_setting_changes_until_it_opens(house: House) -> None:
    office = await made(house, await organiser(house), rounds="3", cap="8", time="in 3 h")
    say = office.say
    hall = await office.hall()
    assert hall.settings.format == Swiss(rounds=3, cut=4)
    assert hall.settings.entering.cap == 8
    assert hall.row.begins is not None
    assert "The \\*evening\\*" in office.page.text
    await office.pick("orgknob", "best_of")
    await office.pick("orgvalue", "3")
    assert (await office.hall()).settings.best_of == 3
    await office.pick("orgknob", "pace", "time")
    await office.pick("orgvalue", "days")
    hall = await office.hall()
    assert isinstance(hall.settings.pace, Days)
    await office.pick("orgknob", "round", "time")
    await office.fill(await office.press("button-organise-own"), {"value": "9d"})
    assert (await office.hall()).settings.pace.round == 9 * 86400  # type: ignore[union-attr]  # days
    await office.pick("orgknob", "automatic", "running")
    await office.pick("orgvalue", "yes")
    assert (await office.hall()).row.automatic == 1
    await office.fill(await office.press("button-organise-rename"), {"value": "Another name"})
    assert (await office.hall()).row.name == "Another name"
    await office.press("button-organise-open")
    await office.press("button-organise-settings")
    names = {option["value"] for select in office.page.selects() for option in select["options"]}
    assert names == {"rounds", "cut", "third_place", "automatic", "rooms", "begins", "role", "champion"}
    assert say("organise-settings-fixed")[3:] in office.page.text
    forged = await house.table.person("Olga").press(office.page, label=say("button-organise-dry"))
    assert forged.modal is None
    assert "8 entries" in office.page.text


@pytest.mark.rule("TM-23")
async def test_settings_that_cannot_work_are_refused_with_what_would(house: House) -> None:
    olga = await organiser(house)
    done = await (await olga.slash("tournament", {}, sub="new", channel=house.table.general)).answered()
    assert done.message is not None
    office = Office(house, olga, done.message)
    await office.pick("orggame", "battlecon")
    await office.press("organise-form-duel")
    await office.fill(
        await office.pick("orgpreset", "evening"), {"name": "Short", "rounds": "7", "cut": "0", "cap": "4"}
    )
    assert "TM-23" in office.page.text
    assert "3" in office.page.text
    assert "Short" in office.page.text
    again = await office.press("button-organise-again")
    assert "Short" in str(again.modal)
    await office.fill(again, {"rounds": "x7"})
    assert office.say("refused-organise-number", name=office.say("organise-field-rounds")) in office.page.text
    await office.fill(await office.press("button-organise-again"), {"rounds": "3"})
    office.code = next(b["custom_id"] for b in office.page.buttons()).split(":")[1]
    assert (await office.hall()).settings.format == Swiss(rounds=3, cut=0)
    await office.pick("orgknob", "rounds")
    refused = await office.pick("orgvalue", "7")
    assert "TM-23" in await said(refused)
    assert (await office.hall()).settings.format == Swiss(rounds=3, cut=0)


@pytest.mark.rule("TM-02")
async def test_rounds_that_do_not_fit_those_who_came_change_until_the_start(house: House) -> None:
    office = await made(house, await organiser(house), rounds="7", cut="0")
    await office.press("button-organise-open")
    await enter(office, *FOUR)
    await to_panel(office)
    await office.press("button-organise-check-in")
    await office.press("button-organise-people")
    for number in range(1, 5):
        await office.pick("orgperson", str(number))
        await office.fill(await office.press("button-organise-check-them-in"), {"reason": "Was here in person"})
        await office.press("button-organise-people")
    await office.press("button-organise-panel")
    await office.press("button-organise-start")
    assert not office.has("button-organise-start-sure")
    assert "TM-23" in office.page.text
    await office.press("button-organise-settings")
    await office.pick("orgknob", "rounds")
    await office.pick("orgvalue", "2")
    await office.press("button-organise-panel")
    await office.press("button-organise-start")
    await office.press("button-organise-start-sure")
    hall = await office.hall()
    assert hall.state.phase == "running"
    assert hall.state.planned == 2
    assert any(record.reason == "Was here in person" for record in hall.records)


async def test_pods_are_made_for_a_game_of_many(house: House) -> None:
    office = await made(house, await organiser(house), game="krendel", form="free_for_all", preset="pods", rounds="2")
    assert isinstance((await office.hall()).settings.format, Pods)
    await started(office, *FOUR, "Dina")
    await to_panel(office)
    await office.press("button-organise-step")
    await due(house)
    await to_panel(office)
    await office.press("button-organise-results")
    await office.pick("orgtable", "0.1.1")
    await office.fill(await office.press("button-organise-places"), {"places": "1 1 one", "reason": "They agreed"})
    assert "They agreed" in office.page.text
    seats = len((await office.hall()).pairing(0, 1, 1).sides)
    places = " ".join(str(place) for place in range(1, seats + 1))
    await office.fill(await office.press("button-organise-again"), {"places": places})
    assert "They agreed" in office.page.text
    assert (await office.hall()).pairing(0, 1, 1).ruling is None
    await office.press("button-organise-sure")
    hall = await office.hall()
    ruling = hall.pairing(0, 1, 1).ruling
    assert ruling is not None
    assert ruling.places == tuple(range(1, seats + 1))


@pytest.mark.rule("TM-61")
async def test_the_panel_names_the_next_step_and_what_blocks_it(house: House) -> None:
    office = await running(house)
    assert not office.has("button-organise-step")
    assert office.say("tournament-step-blocked", count=2) in office.page.text
    assert office.page.text.count("https://discord.com/channels/") == 2
    hall = await office.hall()
    for table in (1, 2):
        await office.press("button-organise-results")
        await office.pick("orgtable", f"0.1.{table}")
        await office.pick("orgact", "1.2")
        assert office.say("organise-result-none") in office.page.text
        await office.give_reason()
        await office.press("button-organise-panel")
    await due(house)
    await to_panel(office)
    hall = await office.hall()
    assert hall.state.rounds[0, 1].is_closed
    assert office.has("button-organise-step")
    stale = next(b["custom_id"] for b in office.page.buttons() if b["label"] == office.say("button-organise-step"))
    await office.press("button-organise-step")
    await due(house)
    hall = await office.hall()
    assert len(hall.state.rounds) == 2
    version = hall.version
    twice = house.table.person("Olga")
    await forge(house, twice, office.page, stale).settled()
    await house.settled()
    assert (await office.hall()).version == version
    assert office.say("refused-tournament-changed") in office.page.text


@pytest.mark.rule("TM-62")
async def test_a_result_is_corrected_with_before_and_after(house: House) -> None:
    office = await running(house)
    await office.press("button-organise-results")
    await office.pick("orgtable", "0.1.1")
    await office.pick("orgact", "1.2")
    await office.give_reason()
    await office.pick("orgact", "2.1")
    assert "1–0" in office.page.text.split(office.say("organise-result-after", result="").strip())[0]
    assert "0–1" in office.page.text
    form = await office.press("button-organise-write")
    await office.fill(form, {"reason": "The wrong side was named"})
    hall = await office.hall()
    made_now = decision(hall.state, hall.pairing(0, 1, 1))
    assert made_now is not None
    assert made_now.places == (2, 1)
    await office.press("button-organise-panel")
    await office.press("button-organise-log")
    assert "The wrong side was named" in office.page.text
    assert f"<@{office.person.id}>" in office.page.text


@pytest.mark.rule("TM-62")
async def test_a_round_is_undone_and_refused_after_a_change(house: House) -> None:
    office = await running(house)
    await office.press("button-organise-round")
    await office.press("button-organise-undo")
    form = await office.press("button-organise-write")
    version = (await office.hall()).version
    await office.service.opening.pause(office.code, int(office.person.id), [], "A break", manager=True)
    await office.fill(form, {"reason": "A late entry was forgotten"})
    hall = await office.hall()
    assert hall.state.rounds
    assert hall.version == version + 1
    assert office.say("refused-tournament-changed") in office.page.text
    assert "A late entry was forgotten" in office.page.text
    await office.press("button-organise-panel")
    await office.press("button-organise-resume")
    await office.press("button-organise-round")
    await office.press("button-organise-undo")
    kept = await office.press("button-organise-write")
    assert "A late entry was forgotten" in str(kept.modal)
    await office.fill(kept, {})
    hall = await office.hall()
    assert hall.state.rounds == {}
    tables = await house.db.read("SELECT status FROM matches WHERE tournament IS NOT NULL")
    assert {row[0] for row in tables} == {"closed"}


@pytest.mark.rule("TM-61")
async def test_two_entries_change_places_before_any_table_begins(house: House) -> None:
    office = await running(house)
    before = [pairing.sides for pairing in (await office.hall()).state.rounds[0, 1].pairings]
    await office.press("button-organise-round")
    await office.press("button-organise-swap")
    await office.pick("orgswapwith", str(before[0][0]))
    await office.pick("orgact", str(before[1][0]))
    await office.give_reason()
    hall = await office.hall()
    after = [pairing.sides for pairing in hall.state.rounds[0, 1].pairings]
    assert after == [(before[1][0], before[0][1]), (before[0][0], before[1][1])]
    assert hall.state.rounds[0, 1].by_hand
    form = await office.press("button-organise-pairs")
    pairs = ", ".join("-".join(map(str, sides)) for sides in before)
    await office.fill(form, {"pairs": pairs, "reason": "As it was drawn"})
    await office.press("button-organise-sure")
    assert [pairing.sides for pairing in (await office.hall()).state.rounds[0, 1].pairings] == before


@pytest.mark.rule("TM-63")
async def test_penalties_drops_and_more_time(house: House) -> None:
    office = await running(house)
    sides = (await office.hall()).pairing(0, 1, 1).sides
    await office.press("button-organise-people")
    await office.fill(await office.press("button-organise-find"), {"name": "ann"})
    assert "Anna" in office.page.text
    assert "Boris" not in office.page.text
    await office.press("button-organise-people")
    await office.pick("orgperson", str(sides[0]))
    await office.pick("orgact", "game")
    await office.give_reason()
    assert office.say("organise-penalty-game") in office.page.text
    hall = await office.hall()
    made_now = decision(hall.state, hall.pairing(0, 1, 1))
    assert made_now is not None
    assert made_now.places == (2, 1)
    form = await office.pick("orgact", "points")
    await office.fill(form, {"points": "½", "reason": "Too late twice"})
    await office.press("button-organise-sure")
    assert {str(held.points) for held in (await office.hall()).state.penalties} == {"0", "1/2"}
    await office.press("button-organise-remove")
    await office.give_reason()
    assert office.say("organise-state-dropped") in office.page.text
    await office.press("button-organise-panel")
    await office.press("button-organise-round")
    form = await office.press("button-organise-extend-all")
    await office.fill(form, {"time": "10m", "reason": "The lights went out"})
    assert (await office.hall()).state.rounds[0, 1].extensions == [600]


@pytest.mark.rule("TM-60")
async def test_strangers_are_refused_and_those_who_play_decide_nothing_of_their_own(house: House) -> None:
    office = await running(house, "Olga", "Boris", "Vera")
    boris = house.table.person("Boris")
    hall = await office.hall()
    name = f"v1:{office.code}:organise:card"
    word = await boris.say(house.table.general, "Let me")
    refused = forge(house, boris, word, name)
    worded = await said(refused)
    assert f"<@{office.person.id}>" in worded
    assert "TM-60" in worded
    made_none = await boris.slash("tournament", {}, sub="new", channel=house.table.general)
    assert "TM-60" in await said(made_none)
    own = hall.own_pairing(hall.entry_of(int(office.person.id)))
    assert own is not None
    assert office.say("organise-you-play") in office.page.text
    other = next(p for p in hall.state.rounds[0, 1].pairings if p is not own)
    if len(own.sides) == 1:
        return
    await office.press("button-organise-results")
    await office.pick("orgtable", f"0.1.{own.table}")
    assert office.say("organise-table-own") in office.page.text
    assert not any("orgact" in s["custom_id"] for s in office.page.selects())
    version = (await office.hall()).version
    act = f"v1:{office.code}:orgact:note:rule:{version}:0.1.{own.table}"
    forged = forge(house, office.person, office.page, act, ["1.2"])
    assert "TM-60" in (await reply_to(forged)).text
    assert (await office.hall()).version == version
    assert other.table != own.table


@pytest.mark.rule("TM-60")
async def test_a_named_person_and_a_named_role_organise(house: House) -> None:
    office = await made(house, await organiser(house))
    boris = house.table.person("Boris")
    await office.press("button-organise-panel")
    await office.press("button-organise-offices")
    await office.pick("orgoffice", boris, ":user")
    assert f"<@{boris.id}>" in office.page.text
    opened = await (await boris.slash("tournament", {}, sub="panel", channel=house.table.general)).answered()
    assert opened.message is not None
    assert office.code in opened.message.text
    await office.pick("orgoff", f"user.{boris.id}")
    refused = await boris.slash("tournament", {}, sub="panel", channel=house.table.general)
    assert office.say("refused-organise-none") in await said(refused)


@pytest.mark.rule("TM-61")
async def test_an_organiser_enters_somebody_with_a_reason_and_cancels(house: House) -> None:
    office = await made(house, await organiser(house))
    await office.press("button-organise-open")
    await office.press("button-organise-people")
    anna = house.table.person("Anna")
    form = await office.pick("orgadd", anna)
    await office.fill(form, {"reason": "Asked by telephone"})
    assert "Anna" in office.page.text
    hall = await office.hall()
    assert hall.entry_of(int(anna.id)) == 1
    assert hall.records[-1].reason == "Asked by telephone"
    form = await office.pick("orgadd", anna)
    await office.fill(form, {"reason": "Once more"})
    assert "TM-09" in office.page.text
    await office.press("button-organise-panel")
    await office.press("button-organise-cancel")
    await office.give_reason()
    assert (await office.hall()).state.phase == "cancelled"
    assert not office.has("button-organise-open")


async def test_after_a_restart_a_page_still_works_and_what_was_typed_is_asked_for_again(house: House) -> None:
    office = await running(house)
    sides = (await office.hall()).pairing(0, 1, 1).sides
    await office.press("button-organise-people")
    await office.pick("orgperson", str(sides[0]))
    form = await office.pick("orgact", "points")
    await office.fill(form, {"points": "1", "reason": "Too late twice"})
    await house.close()
    await house.open()
    await house.settled()
    await office.press("button-organise-sure")
    assert office.say("refused-organise-forgotten") in office.page.text
    assert (await office.hall()).state.penalties == []
    assert (await shown(await office.press("button-organise-panel"))) is not None


async def test_the_servers_event_moves_with_the_announced_time_and_goes_with_it(house: House) -> None:
    office = await made(house, await organiser(house), time="in 3 h")
    await office.press("button-organise-open")
    await due(house)
    (event,) = house.table.world.home.events.values()
    first = event["scheduled_start_time"]
    await office.press("button-organise-settings")
    await office.pick("orgknob", "begins", "running")
    await office.fill(await office.press("button-organise-own"), {"value": "in 5 h"})
    await due(house)
    (event,) = house.table.world.home.events.values()
    assert event["scheduled_start_time"] > first
    await office.pick("orgknob", "begins", "running")
    await office.pick("orgvalue", "0")
    await due(house)
    assert (await office.hall()).row.event is None
    assert all(one["status"] == CANCELED for one in house.table.world.home.events.values())
