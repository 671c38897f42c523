"""The guided first match through the real client: from /help to the summary, in a channel, in a DM, after a restart."""

from __future__ import annotations

import asyncio
import logging
import re

import pytest

from boards.jobs import Job
from engines.games import LESSONS
from engines.krendel.board import GOAL, HAND
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.learning.lessons import begin, begin_label, head, labels, press_on, shown, to_the_end
from tests.e2e.playing import forge, said, texts

ROUND = ("attacks", "defence", "reward")


def expected(person: Person, heads: list[str]) -> None:
    """Every round is fought and rewarded, and the summary comes last."""
    say = texts(person)
    for number in (1, 2, 3):
        for idea in ROUND:
            step = say("lesson-step", round=number, rounds=3, phase=say(f"krendel-lesson-at-{idea}"))
            assert f"### {step}" in heads
    assert heads[-1] == f"### {say('lesson-title')} · {say('krendel-lesson-at-done')}"


@pytest.mark.parametrize(("name", "locale"), [("Anna", "ru"), ("Boris", "en-GB")])
async def test_through_the_whole_lesson(house: House, name: str, locale: str) -> None:
    person, general = house.table.person(name, locale=locale), house.table.general
    page = await begin(person)
    expected(person, await to_the_end(person, page))
    # The help and the lesson, a message each; nobody else sees either, and nothing is kept.
    assert len(person.messages(general)) == 2
    assert house.table.person("Vera").messages(general) == []
    assert await house.db.read("SELECT 1 FROM matches UNION SELECT 1 FROM outbox") == []


@pytest.mark.parametrize("answer", [0, -1])
@pytest.mark.parametrize(("name", "locale"), [("Anna", "ru"), ("Boris", "en-GB")])
@pytest.mark.parametrize("game", ["battlecon", "brawl", "legends", "archutheon"])
async def test_each_lesson_to_its_end(house: House, game: str, name: str, locale: str, answer: int) -> None:
    """With the first answer each time, and with the last: page by page in one message that only its reader sees."""
    person, say = house.table.person(name, locale=locale), texts(house.table.person(name, locale=locale))
    page = await begin(person, game=game)
    assert head(page) == f"### {say('lesson-title')} · {say(f'{game}-lesson-at-start')}"
    heads = await to_the_end(person, page, answer)
    assert len(heads) > 15
    assert heads[-1] == f"### {say('lesson-title')} · {say(f'{game}-lesson-at-done')}"
    assert say("button-open-practice") in labels(page)
    assert len(person.messages(house.table.general)) == 2
    assert house.table.person("Vera").messages(house.table.general) == []
    assert await house.db.read("SELECT 1 FROM matches UNION SELECT 1 FROM outbox") == []


async def test_in_a_direct_message(house: House) -> None:
    """Without any match and with nobody else: the bot's DM is enough."""
    anna = house.table.person("Anna", locale="ru")
    channel = house.table.world.dm(anna.id)
    asked = await anna.slash("help", channel=channel)
    assert asked.message is not None
    opened = await anna.press(asked.message, label=begin_label(anna, asked.message, "krendel"))
    assert opened.message is not None
    expected(anna, await to_the_end(anna, opened.message))
    assert house.table.person("Vera").messages(house.table.general) == []


async def test_an_old_button_after_a_restart(house: House) -> None:
    anna, boris = house.table.person("Anna", locale="ru"), house.table.person("Boris")
    first, second = await begin(anna), await begin(boris)
    for _ in range(6):
        await press_on(anna, first)
    before = head(first)
    await house.close()
    await house.open()
    assert (await anna.press(first, label=texts(anna)("button-lesson-back"))).state == "answered"
    assert head(first) != before
    assert (await to_the_end(anna, first))[-1].endswith(texts(anna)("krendel-lesson-at-done"))
    assert (await press_on(boris, second)).state == "answered"
    assert texts(boris)("krendel-lesson-at-card") in head(second)


async def test_several_people_at_once_each_in_their_language(house: House) -> None:
    people = [house.table.person(name, locale=locale) for name, locale in (("Anna", "ru"), ("Boris", "en-US"))]
    opened = [await begin(person) for person in people]
    heads = await asyncio.gather(*(to_the_end(person, page) for person, page in zip(people, opened, strict=True)))
    for person, worded in zip(people, heads, strict=True):
        expected(person, worded)
    assert heads[0] != heads[1]


async def test_a_quick_double_press_is_harmless(house: House) -> None:
    anna = house.table.person("Anna")
    page = await begin(anna)
    label = texts(anna)("button-lesson-next")
    name = next(b["custom_id"] for b in page.buttons() if b["label"] == label)
    presses = [await anna.press(page, custom_id=name, wait=False) for _ in range(2)]
    for pressed in presses:
        await pressed.settled()
        assert (await pressed.answered()).state == "answered"
    assert texts(anna)("krendel-lesson-at-card") in head(page)


async def test_leaving_and_coming_back(house: House) -> None:
    anna = house.table.person("Anna", locale="ru")
    say, page = texts(anna), await begin(anna)
    await press_on(anna, page)
    await anna.press(page, label=say("button-lesson-leave"))
    assert page.text == say("lesson-left")
    assert not page.attachments
    again = await begin(anna, page)
    assert head(again).endswith(say("krendel-lesson-at-start"))


async def test_what_comes_after_a_lesson(house: House) -> None:
    anna = house.table.person("Anna")
    say, page = texts(anna), await begin(anna)
    await to_the_end(anna, page)
    rules = shown(await anna.press(page, label=say("button-help")), anna)
    assert rules.text != page.text
    assert (await anna.press(page, label=say("button-lesson-again"))).state == "answered"
    assert head(page).endswith(say("krendel-lesson-at-start"))


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("locale", ["ru", "en-US"])
async def test_the_command_told_for_playing_alone_is_one(house: House, locale: str, game: str) -> None:
    anna = house.table.person("Anna", locale=locale)
    worded = re.search(r"`/(\S+) (\S+) (\S+):(\d)`", texts(anna)(f"{game}-alone"))
    assert worded is not None
    name, sub, option, number = worded.groups()
    (play,) = [c for c in house.table.world.commands.values() if name in (c["name"], c["name_localizations"]["ru"])]
    (named,) = [o for o in play["options"] if sub in (o["name"], o["name_localizations"]["ru"])]
    (wanted,) = [o for o in named["options"] if option in (o["name"], o["name_localizations"]["ru"])]
    opened = await anna.slash(play["name"], {wanted["name"]: int(number)}, sub=named["name"])
    assert opened.message is not None
    rows = await house.db.read("SELECT status FROM seats ORDER BY seat")
    assert [row[0] for row in rows].count("practice") == int(number)


async def test_the_rules_of_a_lobby_and_a_board_lead_to_the_lesson(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    vera = house.table.person("Vera", locale="ru")
    for _ in range(2):
        card = shown(await vera.press(lobby, label="Rules"), vera)
        assert texts(vera)("krendel-hint", hand=HAND, goal=GOAL) in card.text
        assert texts(vera)("help-steps") not in card.text
        page = await begin(vera, card)
        assert head(page).endswith(texts(vera)("krendel-lesson-at-start"))
        if "Start" in labels(lobby):
            await house.table.person("Anna").press(lobby, label="Start")
            await house.settled()


@pytest.mark.parametrize(
    "name",
    [
        "v1:LESSON:turn:note",
        "v1:LESSON:turn:note:krendel:.9:0",
        "v1:LESSON:turn:note:krendel:.:98",
        "v1:LESSON:turn:note:chess:.:0",
        "v1:LESSON:lesson:note:chess",
        "v1:LESSON:quit:note",
        "v1:BCDFGH:turn:note:krendel:.:0",
    ],
)
async def test_forged_places(house: House, caplog: pytest.LogCaptureFixture, name: str) -> None:
    anna = house.table.person("Anna", locale="ru")
    page = await begin(anna)
    before = page.text
    with caplog.at_level(logging.ERROR, "arbiter"):
        assert await said(forge(house, anna, page, name)) == texts(anna)("lesson-unknown")
    assert caplog.records == []
    assert page.text == before


async def test_a_forged_press_on_a_message_that_all_see_is_answered_in_private(house: House) -> None:
    lobby = await house.lobby("Anna")
    before, boris = lobby.text, house.table.person("Boris")
    worded = await said(forge(house, boris, lobby, "v1:LESSON:turn:note:krendel:.:0"))
    assert texts(boris)("krendel-lesson-at-start") in worded
    assert lobby.text == before


async def test_without_its_pictures_a_lesson_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_job: Job) -> bytes:
        raise OSError("no paint")

    monkeypatch.setattr(house.bot.desk.composer.pictures, "_paint", broken)
    anna = house.table.person("Anna")
    page = await begin(anna)
    assert not page.attachments
    expected(anna, await to_the_end(anna, page))


async def test_a_page_that_takes_its_time_comes_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is deferred first, as when a picture takes more than a second."""
    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    anna = house.table.person("Anna", locale="ru")
    page = await begin(anna)
    expected(anna, await to_the_end(anna, page))
    assert len(anna.messages(house.table.general)) == 2
