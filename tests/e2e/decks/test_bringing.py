"""A deck is brought to a table by buttons: in secret, checked, offered again, and locked at check-in (LG-62, TM-10)."""

from __future__ import annotations

import pytest

from referee.decks.decks import builder_of
from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.rights import Organiser
from store.match import brought
from table.acts.interactions import COMPONENT
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, answered, deck_command, new_deck, pick, preset, press
from tests.e2e.leagues.climb import Climb
from tests.e2e.playing import code_of, live_of
from tests.e2e.tables import opened
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings

pytestmark = pytest.mark.rule("LG-62", "TM-10")

NAMES = ("Anna", "Boris")


def players(house: House) -> tuple[Person, Person]:
    return house.table.person("Anna", "en-US"), house.table.person("Boris", "en-US")


async def brings(person: Person, lobby: Message, value: str) -> Message:
    """Bring a deck by the buttons of the lobby; return the private page."""
    page = await press(person, lobby, "button-my-deck")
    assert page.seer == person.id
    return await pick(person, page, "deckbring", value)


def first(page: Message) -> str:
    """Return the value of the first deck that is offered."""
    return str(next(one["options"][0]["value"] for one in page.selects() if ":deckbring:" in one["custom_id"]))


async def test_decks_are_brought_and_nobody_sees_which(house: House) -> None:
    anna, boris = players(house)
    own = await new_deck(house, anna, preset(house, 1), "Secret Plan")
    lobby = await opened(house, "legends", *NAMES)
    code = code_of(lobby)
    refused = answered(await (await anna.press(lobby, label=SAY("button-start"))).answered())
    assert SAY("refused-brought-missing", who="Anna, Boris") in refused.text
    assert "LG-01" in refused.text
    page = await press(anna, lobby, "button-my-deck")
    values = [one["value"] for one in page.selects()[0]["options"]]
    assert values[0].startswith("legends.")
    assert values[-1] == str(own.id)
    page = await pick(anna, page, "deckbring", str(own.id))
    assert SAY("deck-brought", name="Secret Plan") in page.text
    await house.settled()
    assert lobby.text.count("✓") == 1
    await brings(boris, lobby, values[0])
    await house.settled()
    assert lobby.text.count("✓") == 2
    assert "Secret" not in "".join(message.text for message in boris.messages(house.table.general))
    live = await live_of(house, code)
    assert sorted((await brought.of_match(house.db, live.row.id)).values()) == sorted([own.body, preset(house)])
    await house.bot.referee.decks.delete(int(anna.id), own.id)
    await anna.press(lobby, label=SAY("button-start"))
    assert (await live_of(house, code)).row.status == "playing"
    assert own.body in (await brought.of_match(house.db, live.row.id)).values()


async def test_a_deck_with_errors_is_not_brought_and_its_owner_reads_why(house: House) -> None:
    anna, boris = players(house)
    own = await new_deck(house, anna, "/ recruit*4", "Short")
    lobby = await opened(house, "legends", *NAMES)
    page = await brings(anna, lobby, str(own.id))
    assert SAY("deck-not-brought") in page.text
    assert "4 of 50 cards (LG-01). Add 46." in page.text
    live = await live_of(house, code_of(lobby))
    assert await brought.of_match(house.db, live.row.id) == {}
    page = await press(boris, lobby, "button-my-deck")
    name = next(one["custom_id"] for one in page.selects())
    forged = name.replace("deckbring:note", f"deckbring:note:{own.id}")
    data = {"custom_id": forged, "component_type": 2, "id": 1}
    done = boris._interactions.open(COMPONENT, boris.id, house.table.general, data, page)
    shown = answered(await (await done.settled()).answered())
    assert SAY("refused-deck-gone") in shown.text


async def test_who_changes_the_table_hears_who_must_bring_anew_and_only_the_owner_why(house: House) -> None:
    anna, boris = players(house)
    referee = house.bot.referee
    builder = builder_of("legends")
    body = preset(house)
    pack = referee.decks.pack("legends")
    cards = [card for card, copies in builder.copies(pack, body).items() if card not in pack.hero]
    many = builder.put(pack, body, cards[0], builder.copies(pack, body)[cards[0]] + 3)
    few = builder.put(pack, many, cards[1], 0)
    rest = 50 - sum(n for card, n in builder.copies(pack, few).items() if card not in pack.hero)
    many = builder.put(pack, few, cards[1], rest) if rest else few
    own = await new_deck(house, boris, many, "Many Copies")
    lobby = await opened(house, "legends", *NAMES, copies="any")
    live = await live_of(house, code_of(lobby))
    await brings(boris, lobby, str(own.id))
    page = await press(anna, lobby, "button-my-deck")
    await pick(anna, page, "deckbring", first(page))
    await referee.choosing.set_option(live.row.code, int(anna.id), "max_copies", "three")
    await house.settled()
    refused = answered(await (await anna.press(lobby, label=SAY("button-start"))).answered())
    assert SAY("refused-brought-unfit", who="Boris") in refused.text
    assert "copies" not in refused.text.replace(SAY("refused-brought-unfit", who="Boris"), "")
    page = await press(boris, lobby, "button-my-deck")
    assert SAY("deck-unfit-now") in page.text
    assert "copies, at this table 3 at most (LG-01)" in page.text


async def test_the_workshop_brings_its_deck_to_the_table(house: House) -> None:
    anna, _ = players(house)
    own = await new_deck(house, anna, preset(house))
    panel = answered(await deck_command(house, anna, "show", deck=str(own.id)))
    nowhere = await press(anna, panel, "button-deck-table")
    assert SAY("refused-deck-no-table") in nowhere.text
    lobby = await opened(house, "legends", *NAMES)
    code = code_of(lobby)
    done = await press(anna, panel, "button-deck-table")
    assert SAY("deck-brought-to", name="Ash", code=code) in done.text
    await opened(house, "legends", "Anna")
    asked = await press(anna, panel, "button-deck-table")
    done = answered(await (await anna.press(asked, label=code)).answered())
    assert SAY("deck-brought", name="Ash") in done.text


async def test_a_rematch_offers_the_same_deck_and_practice_players_bring_their_own(house: House) -> None:
    anna, _ = players(house)
    lobby = await opened(house, "legends", "Anna", practice=1)
    page = await press(anna, lobby, "button-my-deck")
    await pick(anna, page, "deckbring", first(page))
    await anna.press(lobby, label=SAY("button-start"))
    live = await live_of(house, code_of(lobby))
    assert live.row.status == "playing"
    decks = await brought.of_match(house.db, live.row.id)
    assert len(decks) == 2
    await house.bot.referee.seats.concede(live.row.code, int(anna.id))
    await house.settled()
    post = answered(await (await anna.press(lobby, label=SAY("button-rematch"))).answered())
    again = await live_of(house, code_of(post))
    page = await press(anna, post, "button-my-deck")
    page = await press(anna, page, "button-deck-again")
    assert preset(house) in (await brought.of_match(house.db, again.row.id)).values()
    assert SAY("deck-brought-none") not in page.text


async def test_somebody_who_does_not_sit_there_chooses_nothing(house: House) -> None:
    lobby = await opened(house, "legends", "Anna")
    boris = house.table.person("Boris", "en-US")
    shown = await press(boris, lobby, "button-my-deck")
    assert SAY("refused-join-first", join=SAY("button-join")) in shown.text


async def test_a_deck_is_picked_at_check_in_and_locked(house: House) -> None:
    anna, boris = players(house)
    evening = await Evening.made(house, Settings(format=Swiss(rounds=1)), game="legends", automatic=True)
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.parts.entering.enter(evening.code, Entrant(int(anna.id), "Anna"), 1)
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    short = await new_deck(house, anna, "/ recruit", "Short")
    card = await evening.message("card", anna)
    mine = await press(anna, card, "button-my-pairing")
    page = await press(anna, mine, "button-check-in")
    assert SAY("deck-locked-then") in page.text
    page = await pick(anna, page, "checkin", str(short.id))
    assert SAY("deck-not-brought") in page.text
    value = page.selects()[0]["options"][0]["value"]
    await pick(anna, page, "checkin", value)
    hall = await evening.hall()
    entry = hall.entry_of(int(anna.id))
    assert hall.state.entries[entry].checked_in
    shown = await evening.parts.entering.shown_brought(hall, int(anna.id))
    assert shown[entry].text == preset(house)
    late = await press(boris, card, "button-enter")
    value = late.selects()[0]["options"][1]["value"]
    await pick(boris, late, "enterevent", value)
    hall = await evening.hall()
    shown = await evening.parts.entering.shown_brought(hall, int(boris.id))
    assert [one.text for one in shown.values()] == [preset(house, 1)]
    await check_shown_after_the_end(house, evening, anna, boris)


async def check_shown_after_the_end(house: House, evening: Evening, anna: Person, boris: Person) -> None:
    """Play the tournament to its end; then everybody gets both decks, each with its key."""
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    live = await evening.open_table_of(anna)
    assert live is not None
    for seat in [*live.seats]:
        await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 7 + seat.seat)
    await evening.settled()
    await house.bot.referee.seats.concede(live.row.code, int(anna.id))
    await evening.settled()
    hall = await evening.hall()
    assert hall.state.phase == "over"
    found = await evening.parts.entering.shown_brought(hall, int(boris.id))
    files = await press(boris, await evening.message("card", boris), "button-event-files")
    (named,) = [one for one in files.attachments if one["filename"].endswith(".decks.txt")]
    body = files.files[named["id"]].data.decode()
    for one in found.values():
        assert f"{one.key}\n{one.text}" in body
    assert len(found) == 2
    assert body.count("Followers") == 2


@pytest.mark.rule("TM-57")
async def test_at_the_table_of_a_ladder_decks_are_brought_too(house: House) -> None:
    anna, boris = players(house)
    leagues, boss = house.bot.referee.leagues, int(anna.id)
    guild, channel = int(house.table.guild["id"]), int(house.table.general.id)
    ladder = await leagues.managing.make(
        guild=guild, channel=channel, language="en", theme="dark", user=boss, name="Up", game="legends", rooms="channel"
    )
    climb, code = Climb(house, anna), ladder.row.code
    await leagues.managing.open(code, Organiser(boss))
    for person in (anna, boris):
        await leagues.climbing.join(code, int(person.id), person.name)
    await leagues.climbing.challenge(code, int(boris.id), (await climb.ladder()).person_of(boss))
    await leagues.climbing.accept(code, boss)
    await climb.settled()
    live = await climb.table()
    board = await climb.board(live, anna)
    for person in (anna, boris):
        page = await press(person, board, "button-my-deck")
        await pick(person, page, "deckbring", first(page))
    await climb.arrive(live, anna, boris)
    assert (await live_of(house, live.row.code)).row.status == "playing"
