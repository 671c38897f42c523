"""A table opened by one press, from the help and from the end of the guided first match: public, once, or refused."""

from __future__ import annotations

import asyncio

import pytest

from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.learning.lesson_pages import CODE, OPEN
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Channel, Message
from tests.e2e.conftest import House
from tests.e2e.learning.lessons import begin, labels, shown, to_the_end
from tests.e2e.playing import code_of, forge, live_of, panel, said, texts
from tests.support.games import SAMPLES

ALONE, EMPTY = "button-open-practice", "button-open"


async def helped(person: Person, channel: Channel | None = None) -> Message:
    return shown(await (await person.slash("help", channel=channel)).answered(), person)


async def open_one(person: Person, page: Message, choice: str = "krendel:3") -> Interaction:
    """Pick in the help which table is to be opened."""
    return await person.pick(page, choice, custom_id(CODE, OPEN, NOTE))


def lobbies(house: House, reader: Person) -> list[Message]:
    """The lobbies that somebody else sees in the channel."""
    return [m for m in reader.messages(house.table.general) if not m.ephemeral]


@pytest.mark.parametrize(("locale", "language"), [("ru", "ru"), ("en-GB", "en")])
@pytest.mark.parametrize(
    ("choice", "practice"),
    [(f"{game}:{count}", count) for game, sample in SAMPLES.items() for count in (sample.company, 0)],
)
async def test_from_the_help(house: House, locale: str, language: str, choice: str, practice: int) -> None:
    anna, vera = house.table.person("Anna", locale=locale), house.table.person("Vera")
    page = await helped(anna)
    before = page.text
    await (await open_one(anna, page, choice)).answered()
    (lobby,) = lobbies(house, vera)
    live = await live_of(house, code_of(lobby))
    assert (live.row.game, live.row.host) == (choice.partition(":")[0], int(anna.id))
    assert (live.row.language, live.row.channel) == (language, int(house.table.general.id))
    assert [seat.status for seat in live.seats] == ["human"] + ["practice"] * practice
    assert page.text == before
    assert texts(anna)("button-join") in labels(lobby)


async def test_alone_from_the_end_of_the_lesson_to_the_first_hand(house: House) -> None:
    anna = house.table.person("Anna", locale="ru")
    say, page = texts(anna), await begin(anna)
    await to_the_end(anna, page)
    assert say("button-table") not in labels(page)
    await (await anna.press(page, label=say(ALONE))).answered()
    (lobby,) = lobbies(house, house.table.person("Vera"))
    await (await anna.press(lobby, label=say("button-start"))).answered()
    await house.settled()
    assert panel(anna, code_of(lobby)).buttons()


async def test_two_quick_presses_open_one_table(house: House) -> None:
    anna = house.table.person("Anna", locale="ru")
    say, page = texts(anna), await helped(anna)
    name = custom_id(CODE, OPEN, NOTE)
    presses = [await anna.pick(page, "krendel:3", name, wait=False) for _ in range(2)]
    await asyncio.gather(*(press.answered() for press in presses))
    (lobby,) = lobbies(house, house.table.person("Vera"))
    live = await live_of(house, code_of(lobby))
    link = await house.bot.desk.composer.link(live)
    assert link.endswith(lobby.id)
    worded = say("open-already", code=live.row.code, link=link)
    assert await said(await open_one(anna, page, "krendel:0")) == worded
    assert len(lobbies(house, house.table.person("Vera"))) == 1
    # Once that one has begun, the next press opens another.
    await anna.press(lobby, label=say("button-start"))
    await house.settled()
    await (await open_one(anna, page, "krendel:0")).answered()
    assert (await house.db.read("SELECT count(*) FROM matches"))[0][0] == 2


async def test_the_table_of_somebody_else_is_no_hindrance(house: House) -> None:
    await house.lobby("Boris", "Anna")
    anna = house.table.person("Anna")
    await (await open_one(anna, await helped(anna))).answered()
    assert len(lobbies(house, house.table.person("Vera"))) == 2


async def test_a_table_that_takes_its_time_is_public_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    anna = house.table.person("Anna", locale="ru")
    page = shown(await (await anna.slash("help")).answered(), anna)
    opened = await open_one(anna, page)
    await house.table.until(lambda: opened.followups != [])
    assert opened.followups == lobbies(house, house.table.person("Vera"))


async def test_in_direct_messages_tables_with_bots_are_opened(house: House) -> None:
    anna = house.table.person("Anna", locale="ru")
    say, room = texts(anna), house.table.world.dm(anna.id)
    page = await helped(anna, room)
    assert say("help-steps-private") in page.text
    (select,) = page.selects()
    assert not [option for option in select["options"] if option["value"].endswith(":0")]
    lesson = await begin(anna, page)
    await to_the_end(anna, lesson)
    assert say(ALONE) in labels(lesson)
    assert say(EMPTY) not in labels(lesson)
    await (await anna.press(lesson, label=say(ALONE))).answered()
    # One table of a game at a time is opened so.
    again = await said(await open_one(anna, page))
    row = (await house.db.read("SELECT id, code, guild, channel FROM matches"))[0]
    assert tuple(row)[2:] == (None, int(room.id))
    assert row[1] in again
    refused = forge(house, anna, page, custom_id(CODE, OPEN, NOTE, "krendel", "9"))
    assert await said(refused) == say("lesson-unknown")
    assert (await house.db.read("SELECT count(*) FROM matches"))[0][0] == 1


async def test_where_the_bot_may_not_post_there_are_no_such_buttons(house: House) -> None:
    anna = house.table.person("Anna", locale="ru")
    say, page = texts(anna), await helped(anna)
    house.table.set_bot_permissions(house.table.general, deny=["attach_files"])
    heard = await said(await open_one(anna, page))
    assert heard == say("refused-permissions", names=say("permission-attach_files"))
    assert not (await helped(anna)).selects()
    assert lobbies(house, house.table.person("Vera")) == []
    assert (await house.db.read("SELECT count(*) FROM matches"))[0][0] == 0


@pytest.mark.parametrize(("game", "number"), [("krendel", "1"), ("krendel", "9"), ("brawl", "x"), ("chess", "0")])
async def test_forged_openings(house: House, game: str, number: str) -> None:
    anna = house.table.person("Anna", locale="ru")
    page = await helped(anna)
    forged = custom_id(CODE, OPEN, NOTE, game, number)
    assert await said(forge(house, anna, page, forged)) == texts(anna)("lesson-unknown")
    assert await said(forge(house, anna, page, f"v1:{CODE}:{OPEN}:{NOTE}:krendel")) == texts(anna)("lesson-unknown")
    assert (await house.db.read("SELECT count(*) FROM matches"))[0][0] == 0
