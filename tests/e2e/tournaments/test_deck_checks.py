"""Deck checks: organisers and judges see every locked deck with verdict and code, nobody else does (TM-10)."""

from __future__ import annotations

import pytest

from cogs.decks.reading import deck_words
from store.people import guilds
from store.people.guilds import Guild
from store.tournaments import entries
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.decks.building import builder_of, preset
from tests.e2e.playing import cited, role, said, shown, texts
from tests.e2e.tournaments.decked import NAMES, table_of, with_decks
from tests.e2e.tournaments.organised import Office
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

pytestmark = pytest.mark.usefixtures("quickly_painted")


async def checks(house: House, person: Person, code: str) -> Office:
    """Return the deck checks of a tournament as a person opens them by the command."""
    done = await person.slash("tournament", {"tournament": code}, sub="decks", channel=house.table.general)
    return Office(house, person, await shown(done), code)


@pytest.mark.rule("TM-10")
async def test_an_organiser_sees_every_locked_deck_with_verdict_and_code(house: House) -> None:
    evening, _ = await with_decks(house, Settings(format=Swiss(rounds=2)))
    olga, row = evening.organiser, (await evening.hall()).row
    done = await olga.slash("tournament", {}, sub="panel", channel=house.table.general)
    office = Office(house, olga, await shown(done), evening.code)
    await office.press("button-organise-decks")
    pack, builder = house.bot.referee.decks.pack("legends"), builder_of("legends")
    for nth, name in enumerate(NAMES):
        assert name in office.page.text
        assert builder.code(pack, preset(house, nth)) in office.page.text
    assert office.page.text.count(office.say("organise-decks-verdict", errors=0)) == len(NAMES)
    await office.pick("orgdeck", "2")
    listed = builder.write(pack, preset(house, 1), "en", deck_words("legends").headings("en"))
    assert listed.splitlines()[0] in office.page.text
    assert len(office.page.attachments) == 1
    # A deck that may not be played any more is said to be so.
    await house.db.write(lambda db: entries.bring(db, row.id, 3, builder.empty))
    await house.db.write(lambda db: entries.bring(db, row.id, 4, ""))
    await office.press("button-organise-decks")
    assert "❌" in office.page.text
    assert office.say("organise-decks-none-yet") in office.page.text
    assert office.say("organise-decks-count", count=4, brought=3, unfit=1) in office.page.text


@pytest.mark.rule("TM-10", "TM-60")
async def test_a_judge_sees_them_by_the_command_and_no_player_does(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=2)))
    judges = await role(house, "Judges", "Dasha", "Anna")
    kept = Guild(int(house.table.guild["id"]), judges=frozenset({judges}))
    await house.db.write(lambda db: guilds.keep(db, kept))
    office = await checks(house, house.table.person("Dasha"), evening.code)
    assert all(name in office.page.text for name in NAMES)
    assert not office.has("button-organise-panel"), "a judge has no panel to go back to"
    await office.pick("orgdeck", "1")
    await office.press("button-organise-decks")
    for person, reason, rule, facts in (
        (people[1], "refused-organise-decks", "TM-10", {"organisers": f"<@{evening.organiser.id}>"}),
        (people[0], "refused-organise-decks-playing", "TM-60", {}),
    ):
        refused = await person.slash(
            "tournament", {"tournament": evening.code}, sub="decks", channel=house.table.general
        )
        assert await said(refused) == cited(texts(person), reason, rule=rule, **facts)


@pytest.mark.rule("TM-10")
async def test_hands_dice_and_file_of_a_finished_match_wait_for_the_end_of_the_tournament(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=1)))
    live = await table_of(evening, people[0])
    stranger = house.table.person("Kirill", locale="en-GB")
    say = texts(stranger)
    await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
    await evening.settled()
    title = say("result-title", game=say("legends-title"), code=live.row.code)
    everything = [message for room in house.table.world.messages.values() for message in room.values()]
    result = next(message for message in everything if title in message.text)
    for key in ("button-hands", "button-dice"):
        assert await said(await stranger.press(result, label=say(key))) == say("refused-lists-closed")
    file = await shown(await stranger.press(result, label=say("button-file")))
    assert say("file-given-kept") in file.text
    check = await shown(await stranger.press(result, label=say("button-verify")))
    assert check.text.startswith(say("verify-kept", code=live.row.code))
