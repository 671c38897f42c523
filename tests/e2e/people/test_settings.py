"""What somebody chooses counts at once, for them alone, in every match, and after a restart."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from boards.painting.theme import ThemeName, theme_of
from store.people import preferences
from store.people.preferences import Preferences
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.people.pages import settings_page
from tests.e2e.playing import answer, asked, code_of, controls, forge, panel, people_of, said, texts
from words.learning import books
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
RU, EN = words("ru", strict=True), words("en", strict=True)

AMBIGUOUS = "America/Argentina/Mendoza"
"""A zone whose city is the name of another zone too."""


def line(message: Message, name: str) -> str:
    """Return the custom id of a line's select, or of its button."""
    found = [str(item["custom_id"]) for item in [*message.selects(), *message.buttons()]]
    return next(one for one in found if f":set:note:{name}" in one)


async def pick(person: Person, page: Message, name: str, value: str) -> None:
    done = await person.pick(page, value, custom_id=line(page, name))
    assert done.message is page


async def toggle(person: Person, page: Message, name: str) -> None:
    done = await person.press(page, custom_id=line(page, name))
    assert done.message is page


async def chosen(house: House, person: Person) -> Preferences:
    return await preferences.of_user(house.db, int(person.id))


def hues(png: bytes) -> set[tuple[int, int, int]]:
    return {colour for _, colour in Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 24) or []}


def page_colour(png: bytes) -> Any:
    """Return the colour of a picture's corner: that of its ground."""
    return Image.open(io.BytesIO(png)).convert("RGB").getpixel((2, 2))


# ---------------------------------------------------------------- language


async def test_the_chosen_language_beats_that_of_the_client_everywhere(house: House) -> None:
    boris = house.table.person("Boris")
    await house.match(*NAMES)
    theirs = texts(boris)
    others = RU if theirs is EN else EN
    assert theirs("krendel-ask-creature", round=1) in panel(boris).text
    page = await settings_page(boris, house)
    assert theirs("settings-title") in page.text
    await pick(boris, page, "language", others.language)
    await house.settled()
    assert others("settings-title") in page.text
    assert others("krendel-ask-creature", round=1) in panel(boris).text
    assert len(boris.inbox) == 1, "the panel is edited, not sent again"

    rules = await boris.slash("rules", {}, channel=house.table.general)
    assert rules.message is not None
    assert others("krendel-title") in rules.message.text
    offered = await boris.autocomplete("rules", {}, "about", house.table.general)
    topics = [f"{others('krendel-title')} · {t.title.in_language(others.language)}" for t in books()["krendel"].topics]
    assert [choice["name"] for choice in offered] == topics[:25]
    help_page = await boris.slash("help", channel=house.table.general)
    assert help_page.message is not None
    assert others("help-title") in help_page.message.text
    refused = await boris.slash("undo", {"match": "NOPE"}, channel=house.table.general)
    assert await said(refused) == others("refused-no-match", code="NOPE")
    for command, option in (("act", "match"), ("substitute", "match")):
        (choice,) = await boris.autocomplete(command, {}, option, house.table.general)
        assert others("krendel-title") in choice["name"], command
    clocks = await boris.autocomplete("play", {"clock": ""}, "clock", house.table.general, sub="krendel")
    assert others("clock-none") in [choice["name"] for choice in clocks]


async def test_two_persons_with_different_settings_in_one_match_and_after_a_restart(house: House) -> None:
    anna, boris = people_of(house, NAMES)
    board = await house.match(*NAMES)
    anna_page, boris_page = await settings_page(anna, house), await settings_page(boris, house)
    await pick(anna, anna_page, "language", "ru")
    await pick(anna, anna_page, "theme", "light")
    await pick(boris, boris_page, "language", "en")
    await pick(boris, boris_page, "theme", "contrast")
    await pick(boris, boris_page, "colours", "shades")
    await house.settled()
    for restarted in (False, True):
        if restarted:
            await house.close()
            await house.open()
        await answer(anna, panel(anna))
        await answer(boris, panel(boris))
        await house.settled()
        assert RU("krendel-ask-discard", hand=5) in panel(anna).text or restarted
        looks: list[tuple[Person, ThemeName]] = [(anna, "light"), (boris, "contrast")]
        for person, theme in looks:
            palette = set(theme_of(theme, (await chosen(house, person)).colours or "standard").palette)
            assert hues(panel(person).image()) <= palette, person.name
            assert theme_of(theme)["page"] in hues(panel(person).image())
        assert theme_of("dark")["page"] in hues(board.image()), "the table's own picture stays as the table is"
    assert not hues(panel(boris).image()) <= set(theme_of("contrast").palette), "nobody has chosen shades in vain"


async def test_a_hand_open_in_the_channel_follows_a_new_choice(house: House) -> None:
    board = await house.match(*NAMES)
    boris = house.table.person("Boris")
    hand = (await boris.press(board, label="My hand")).message
    assert hand is not None
    page = await settings_page(boris, house)
    other = RU if texts(boris) is EN else EN
    await pick(boris, page, "language", other.language)
    await pick(boris, page, "theme", "light")
    await house.settled()
    assert other("krendel-ask-creature", round=1) in hand.text
    assert hues(hand.image()) <= set(theme_of("light").palette)


# ---------------------------------------------------------------- where hands come


async def test_hands_in_the_channel_take_the_private_message_away_and_bring_it_back(house: House) -> None:
    anna, boris = people_of(house, NAMES)
    board = await house.match(*NAMES)
    page = await settings_page(boris, house)
    old = panel(boris)
    await toggle(boris, page, "delivery")
    await house.settled()
    assert old.deleted
    assert EN("settings-delivery-channel") in page.text or RU("settings-delivery-channel") in page.text
    assert "do not reach" not in board.text, "who wants it so needs no note"

    hand = (await boris.press(board, label="My hand")).message
    assert hand is not None
    await answer(boris, hand)
    await answer(anna, panel(anna))
    await house.settled()
    assert [m for m in boris.inbox if not m.deleted] == []
    question = await asked(house, code_of(board), 1)
    assert question is not None
    assert {name.split(":")[5] for name in controls(hand)} == {question.id}

    await toggle(boris, page, "delivery")
    await house.settled()
    assert controls(panel(boris)) != []
    assert not panel(boris).deleted


async def test_closed_messages_are_not_told_of_where_none_are_wanted(house: House) -> None:
    _, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    assert "do not reach" in board.text
    page = await settings_page(boris, house)
    await toggle(boris, page, "delivery")
    await house.settled()
    assert "do not reach" not in board.text


# ---------------------------------------------------------------- text instead of pictures


async def test_who_prefers_text_plays_without_any_picture(house: House) -> None:
    anna, boris = people_of(house, NAMES)
    board = await house.match(*NAMES)
    page = await settings_page(boris, house)
    await toggle(boris, page, "board")
    await house.settled()
    worded = panel(boris)
    assert worded.attachments == []
    say = texts(boris)
    assert say("krendel-ask-creature", round=1) in worded.text
    assert "Anna" in worded.text
    assert "krendel-" not in worded.text
    shown = (await boris.press(worded, custom_id=next(c for c in _ids(worded) if ":board:" in c))).message
    assert shown is not None
    assert shown.attachments == []
    assert "Anna" in shown.text
    card = await boris.slash("card", {"name": "Were-Poodle"}, channel=house.table.general)
    assert card.message is not None
    assert card.message.attachments == []
    for _ in range(4):
        for person in (anna, boris):
            message = panel(person)
            if controls(message):
                await answer(person, message)
        await house.settled()
        assert panel(boris).attachments == []
        assert panel(anna).attachments != []
    assert board.attachments != []


def _ids(message: Message) -> list[str]:
    return [str(item["custom_id"]) for item in message.buttons() if item["custom_id"]]


# ---------------------------------------------------------------- quiet hours


async def quiet(person: Person, page: Message, **values: str) -> Interaction:
    opened = await person.press(page, custom_id=next(c for c in _ids(page) if ":quiet:" in c))
    return await person.submit(opened, {"from": "23", "to": "8"} | values)


async def test_quiet_hours_by_a_city(house: House) -> None:
    boris = house.table.person("Boris")
    page = await settings_page(boris, house)
    done = await quiet(boris, page, place="Новосибирск")
    assert done.message is page
    kept = await chosen(house, boris)
    assert (kept.zone, kept.quiet_from, kept.quiet_to) == ("Asia/Novosibirsk", 23 * 60, 8 * 60)
    assert "23:00" in page.text
    assert "8:00" in page.text

    await quiet(boris, page, **{"from": "usual", "place": "UTC+5"})
    kept = await chosen(house, boris)
    assert (kept.zone, kept.quiet_from, kept.quiet_to) == ("Etc/GMT-5", None, None)
    assert "UTC+5" in page.text


async def test_a_zone_that_stands_in_the_form_is_kept_even_if_others_are_called_so(house: House) -> None:
    boris = house.table.person("Boris")
    await house.bot.referee.settings.change_preferences(int(boris.id), zone=AMBIGUOUS)
    page = await settings_page(boris, house)
    await quiet(boris, page)
    kept = await chosen(house, boris)
    assert (kept.zone, kept.quiet_from) == (AMBIGUOUS, 23 * 60)


async def test_a_city_that_is_not_clear_is_asked_for(house: House) -> None:
    boris = house.table.person("Boris")
    page = await settings_page(boris, house)
    await quiet(boris, page, place="пер")
    assert "«пер»" in page.text or "“пер”" in page.text
    values = [option["value"] for option in page.selects()[0]["options"]]
    assert {"Australia/Perth", "Asia/Yekaterinburg"} <= set(values)
    done = await boris.pick(page, "Asia/Yekaterinburg")
    assert done.message is page
    kept = await chosen(house, boris)
    assert (kept.zone, kept.quiet_from, kept.quiet_to) == ("Asia/Yekaterinburg", 23 * 60, 8 * 60)
    assert texts(boris)("settings-title") in page.text


@pytest.mark.parametrize(
    ("values", "reason", "facts"),
    [
        ({"place": "xyzzyq*"}, "refused-zone", {"query": "xyzzyq\\*"}),
        ({"place": ""}, "refused-zone-missing", {}),
        ({"place": "Москва", "from": "8", "to": "23"}, "refused-quiet", {}),
        ({"place": "Москва", "from": "8", "to": "8"}, "refused-quiet", {}),
    ],
)
async def test_quiet_hours_that_are_refused(
    house: House, values: dict[str, str], reason: str, facts: dict[str, str]
) -> None:
    boris = house.table.person("Boris")
    page = await settings_page(boris, house)
    done = await quiet(boris, page, **values)
    assert await said(done) == texts(boris)(reason, **facts)
    assert await chosen(house, boris) == Preferences(int(boris.id))
    assert done.message is page
    form = await boris.press(page, label=texts(boris)("zone-again"))
    assert form.modal is not None
    selects = [part["component"]["options"] for part in form.modal["components"][:2]]
    hours = [[option["value"] for option in options if option.get("default")] for options in selects]
    assert hours == [[values.get("from", "23")], [values.get("to", "8")]]


# ---------------------------------------------------------------- forged presses


@pytest.mark.parametrize(
    ("control", "values"),
    [
        ("v1:PERSONAL:set:note:language", ["de"]),
        ("v1:PERSONAL:set:note:zone", ["Europe/Moscow"]),
        ("v1:PERSONAL:set:note:delivery:both", None),
        ("v1:PERSONAL:set:note:user:1", None),
        ("v1:PERSONAL:set:note", None),
        ("v1:ABCDEF:set:note:delivery:channel", None),
        ("v1:PERSONAL:zone:note:60:120", ["Mars/Olympus"]),
    ],
)
async def test_forged_controls_change_nothing(house: House, control: str, values: list[str] | None) -> None:
    boris = house.table.person("Boris")
    page = await settings_page(boris, house)
    done = forge(house, boris, page, control, values)
    assert await said(done) == texts(boris)("refused-unknown-control")
    assert await chosen(house, boris) == Preferences(int(boris.id))


async def test_the_page_is_opened_from_the_panel_of_a_match_and_from_the_help(house: House) -> None:
    anna, _ = people_of(house, NAMES)
    board = await house.match(*NAMES)
    more = await anna.press(board, custom_id=next(c for c in _ids(board) if ":more:" in c))
    help_page = await anna.slash("help", channel=house.table.general)
    for source in (more.message, help_page.message):
        assert source is not None
        opened = await anna.press(source, custom_id=next(c for c in _ids(source) if ":settings:" in c))
        assert opened.message is not None
        assert opened.message.ephemeral
        assert texts(anna)("settings-title") in opened.message.text
