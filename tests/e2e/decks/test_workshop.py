"""The workshop at the local table: a deck is built by buttons alone, in two panels, over restarts, by nobody else (LG-62)."""

from __future__ import annotations

import pytest

from table.acts.interactions import COMPONENT
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, add, answered, deck_command, decks_of, fill_in, new_deck, pick, preset, press

pytestmark = pytest.mark.rule("LG-62")


async def opened(house: House, name: str = "Anna", body: str = "/") -> Message:
    """Return the workshop of a new deck."""
    person = house.table.person(name, "en-US")
    row = await new_deck(house, person, body)
    return answered(await deck_command(house, person, "show", deck=str(row.id)))


async def test_a_deck_is_built_by_buttons_alone(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    page = answered(await deck_command(house, anna, "list"))
    assert page.seer == anna.id
    panel = await fill_in(anna, page, "button-deck-new", name="Ash & *Co*")
    pack = house.bot.referee.decks.pack("legends")
    panel = await pick(anna, panel, "deckchoose", *(hero.id for hero in pack.heroes[:4]))
    left = 50
    for card in pack.followers:
        group = f"followers-{min(card.legendarity, 4)}"
        keys = ["button-deck-three"] if left >= 3 else ["button-deck-more"] * left
        panel = await add(anna, panel, group, card.id, *keys)
        left -= min(3, left)
        if not left:
            break
    (row,) = await decks_of(house, anna)
    assert "can be played" in panel.text
    assert [one["filename"] for one in panel.attachments] == ["deck.png", "deck-2.png"]
    alts = [item["description"] for part in panel.components for item in part["components"][1]["items"]]
    assert "3 × Recruit" in alts[0]
    assert r"Ash & \*Co\*" in panel.text
    assert house.bot.referee.decks.pack("legends").heroes[0].id in row.body
    panel = await press(anna, panel, "button-deck-less")
    assert "49 of 50" in panel.text
    panel = await press(anna, panel, "button-deck-undo")
    assert "50 of 50" in panel.text
    assert (await decks_of(house, anna))[0].body == row.body


async def test_a_new_deck_needs_no_typing(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    for name in ("Deck 1", "Deck 2"):
        panel = await fill_in(anna, answered(await deck_command(house, anna, "list")), "button-deck-new")
        assert name in panel.text
    first = (await decks_of(house, anna))[-1]
    await house.bot.referee.decks.rename(int(anna.id), first.id, None, "Ash")
    panel = await fill_in(anna, answered(await deck_command(house, anna, "list")), "button-deck-new")
    assert "Deck 1" in panel.text, "a name that has become free is proposed again"


async def test_what_is_wrong_is_said_with_rule_and_remedy(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    panel = await opened(house, body="/ recruit*4")
    assert "LG-01" in panel.text
    verdict = await press(anna, panel, "button-deck-check")
    for part in ("No hero (LG-01): choose 1 to 5.", "4 of 50 cards (LG-01). Add 46.", "“Recruit”: 4 copies"):
        assert part in verdict.text


async def test_of_two_panels_neither_overwrites_the_other(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    one = await opened(house)
    (row,) = await decks_of(house, anna)
    other = answered(await deck_command(house, anna, "show", deck=str(row.id)))
    one = await add(anna, one, "followers-1", "recruit", "button-deck-more")
    other = await pick(anna, other, "deckgroup", "followers-1.0")
    other = await pick(anna, other, "deckcard", "watchman")
    assert "**Watchman**\nFollower, warrior, attack 1 (physical), lives 2, occupies 1.\nGuard.\n" in other.text
    stale = [b["custom_id"] for b in one.buttons() if b["label"] == "+1"]
    other = await press(anna, other, "button-deck-more")
    assert (await decks_of(house, anna))[0].body == "/ recruit watchman"
    done = await anna.press(one, custom_id=stale[0])
    shown = answered(await done.answered())
    assert SAY("refused-deck-changed") in shown.text
    assert "2 of 50" in shown.text
    assert (await decks_of(house, anna))[0].body == "/ recruit watchman"


async def test_presses_go_on_after_the_bot_was_killed(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    panel = await add(anna, await opened(house), "followers-1", "recruit", "button-deck-more")
    for n, key in enumerate(("button-deck-more", "button-deck-three", "button-deck-undo")):
        await house.close()
        await house.open()
        panel = await press(anna, panel, key)
        assert (await decks_of(house, anna))[0].body == ("/ recruit*2", "/ recruit*3", "/ recruit*2")[n]
    await house.close()
    await house.open()
    panel = await fill_in(anna, panel, "button-deck-rename", name="Soot")
    assert (await decks_of(house, anna))[0].name == "Soot"
    assert "Soot" in panel.text


async def test_nobody_opens_or_changes_the_deck_of_another_by_its_id(house: House) -> None:
    boris = house.table.person("Boris", "en-US")
    panel = await opened(house)
    (row,) = await decks_of(house, house.table.person("Anna", "en-US"))
    own = answered(await deck_command(house, boris, "list"))
    room = house.table.general
    names = [
        one["custom_id"] for one in [*panel.buttons(), *panel.selects()] if one["custom_id"].split(":")[2] != "decks"
    ]
    names += [f"v1:DECKS:deckput:note:{row.id}.{row.version}:followers-1.0:recruit:+1"]
    names += [f"v1:DECKS:deckgone:note:{row.id}.{row.version}:-:-", f"v1:DECKS:decksave:note:{row.id}.{row.version}"]
    for name in names:
        data = {"custom_id": name, "component_type": 2, "id": 1}
        if ":deckgroup:" in name or ":deckcard:" in name or ":deckchoose:" in name:
            data |= {"component_type": 3, "values": ["heroes.0"]}
        made = boris._interactions.open(COMPONENT, boris.id, room, data, own)
        shown = answered(await (await made.settled()).answered())
        assert SAY("refused-deck-gone") in shown.text, name
    assert await decks_of(house, house.table.person("Anna", "en-US")) == [row]
    shown = answered(await deck_command(house, boris, "show", deck=str(row.id)))
    assert SAY("refused-deck-gone") in shown.text


@pytest.mark.parametrize(
    "name", ["x", "1.1", "1.x:heroes.0:-", "1.1:heroes:-", "99999999999999999999.1:-:-", "1.1:-:-:*9"]
)
async def test_forged_ids_are_refused(house: House, name: str) -> None:
    anna = house.table.person("Anna", "en-US")
    await opened(house)
    page = answered(await deck_command(house, anna, "list"))
    for action in ("deckput", "deckgroup", "deckcard", "deckundo", "deckchoose"):
        data = {"custom_id": f"v1:DECKS:{action}:note:{name}", "component_type": 2, "id": 1}
        done = anna._interactions.open(COMPONENT, anna.id, house.table.general, data, page)
        await done.settled()
        assert (await decks_of(house, anna))[0].body == "/"


async def test_a_ready_made_deck_is_copied_and_a_deck_deleted(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    page = answered(await deck_command(house, anna, "list"))
    key = next(one["options"][0]["value"] for one in page.selects() if ":deckready:" in one["custom_id"])
    shown = await pick(anna, page, "deckready", key)
    panel = await press(anna, shown, "button-deck-take")
    (row,) = await decks_of(house, anna)
    assert row.body == preset(house)
    panel = await press(anna, panel, "button-deck-copy")
    assert len(await decks_of(house, anna)) == 2
    question = await press(anna, panel, "button-deck-delete")
    panel = await press(anna, question, "button-deck-keep")
    assert len(await decks_of(house, anna)) == 2
    question = await press(anna, panel, "button-deck-delete")
    await press(anna, question, "button-deck-delete-sure")
    assert await decks_of(house, anna) == [row]


async def test_fifty_decks_and_no_more(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    for n in range(50):
        await new_deck(house, anna, "/", f"Deck {n}")
    refused = answered(await deck_command(house, anna, "new", name="One more"))
    assert SAY("refused-decks-full", limit=50) in refused.text
    page = answered(await deck_command(house, anna, "list"))
    page = await press(anna, page, "button-turns-on")
    shown = next(one["options"] for one in page.selects() if ":deckopen:" in one["custom_id"])
    assert [shown[0]["label"], shown[-1]["label"]] == ["Deck 24", "Deck 0"]


@pytest.mark.parametrize(("typed", "card"), [("новобранц", "recruit"), ("recru", "recruit")])
async def test_cards_are_offered_and_added_by_command(house: House, typed: str, card: str) -> None:
    anna = house.table.person("Anna", "en-US")
    row = await new_deck(house, anna, "/")
    room, names = house.table.general, house.bot.referee.decks.pack("legends").card
    values = {"deck": str(row.id), "card": typed}
    offered = await anna.autocomplete("deck", values, "card", channel=room, sub="add")
    assert card in [one["value"] for one in offered[:5]]
    await deck_command(house, anna, "add", deck="ash", card=card, count=3)
    await deck_command(house, anna, "remove", deck=str(row.id), card=names[card].name.in_language("ru"))
    assert (await decks_of(house, anna))[0].body == f"/ {card}*2"
    refused = answered(await deck_command(house, anna, "add", deck="ash", card="qqqqqq"))
    assert SAY("refused-deck-card") in refused.text


async def test_each_command_does_what_its_button_does(house: House) -> None:
    anna = house.table.person("Anna", "en-US")
    rows = await anna.autocomplete("deck", {"deck": "brass"}, "deck", channel=house.table.general, sub="copy")
    key = next(one["value"] for one in rows if str(one["value"]).startswith("legends."))
    shown = answered(await deck_command(house, anna, "show", deck=key))
    assert SAY("button-deck-take") in [b["label"] for b in shown.buttons()]
    await deck_command(house, anna, "copy", deck=key)
    (row,) = await decks_of(house, anna)
    form = await deck_command(house, anna, "import")
    preview = answered(await (await anna.submit(form, {"list": "3 Recruit"})).answered())
    await press(anna, preview, "button-deck-save")
    assert [one.body for one in await decks_of(house, anna)] == ["/ recruit*3", row.body]
    question = answered(await deck_command(house, anna, "delete", deck=row.name))
    await press(anna, question, "button-deck-delete-sure")
    assert [one.body for one in await decks_of(house, anna)] == ["/ recruit*3"]


async def test_in_russian_too(house: House) -> None:
    anna = house.table.person("Anna", "ru")
    await new_deck(house, anna, preset(house), "Угли")
    panel = answered(await deck_command(house, anna, "show", deck="угли"))
    assert "Карт: 50 из 50 · героев: 4 · можно играть" in panel.text
    assert "За стол" in [b["label"] for b in panel.buttons()]
    options = next(one["options"] for one in panel.selects() if ":deckgroup:" in one["custom_id"])
    assert options[0]["label"] == "Герои"
