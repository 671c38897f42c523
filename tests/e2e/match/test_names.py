"""Names are data: nobody is pinged by one, nothing is formatted by one; and everybody reads their own language."""

from __future__ import annotations

import pytest

from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import check_reachable, code_of, controls, mentions, panel, play_on, texts
from words.safe import plain_name, safe_name

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = [
    "**bold** __u__ ~~s~~ ||spoiler||",
    "@everyone @here",
    "<@123456789012345678> <#1> <@&2>",
    "\u202eanrB\u202c\u2067x\u2069",
    "[x](https://evil.example/)",
    "🐸" * 32,
    "\u200b\u2060\u00ad",
    "# Title\u2028> quote",
    "`code` ```x",
    "é" + "\u0301" * 30,
    "' OR 1=1; --",
    "../../etc/passwd",
]


def texts_of(house: House) -> list[Message]:
    return [m for room in house.table.world.messages.values() for m in room.values()]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_a_name_is_shown_as_it_is(house: House, name: str) -> None:
    odd = house.table.person(name)
    board = await house.match(name, "Boris")
    code = code_of(board)
    assert safe_name(name) in board.text
    await play_on(house, [name, "Boris"], code)
    assert safe_name(name) in board.text
    log = await (await odd.slash("log")).answered()
    assert log.message is not None
    assert safe_name(name) in log.message.text
    text = await (await odd.slash("board", {"text": True})).answered()
    assert text.message is not None
    assert safe_name(name) in text.message.text
    assert controls(panel(odd))
    assert plain_name(name) in str(board.components)
    await check_reachable(house, code, settled=True)

    people = {odd.id, house.table.person("Boris").id}
    for allowed in mentions(house):
        assert allowed["parse"] == []
        assert set(allowed.get("users") or []) <= {*people, *map(int, people)}
        assert not allowed.get("roles")
        assert allowed.get("replied_user") is not True
    for message in texts_of(house):
        for raw in ("@everyone", "@here", "<@123456789012345678>", "<@&2>", "\u202e", "](https://evil"):
            assert raw not in message.text


async def test_only_turn_messages_ping_and_not_who_just_acted(house: House) -> None:
    await house.match("Anna", "Boris")
    pinged = [allowed["users"] for allowed in mentions(house) if allowed.get("users")]
    ids = sorted(house.table.person(name).id for name in ("Anna", "Boris"))
    assert [sorted(map(str, users)) for users in pinged] == [ids]
    code = code_of(panel(house.table.person("Anna")))
    await play_on(house, ["Anna", "Boris"], code)
    assert len([allowed for allowed in mentions(house) if allowed.get("users")]) == 1
    house.clock.forward(700)
    await play_on(house, ["Anna"], code)
    house.clock.forward(130)
    await play_on(house, ["Boris"], code)
    assert [sorted(map(str, a["users"])) for a in mentions(house) if a.get("users")][1:] == [
        [house.table.person("Anna").id]
    ]


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_private_messages_in_ones_own_language_public_ones_in_the_channels(house: House, language: str) -> None:
    russian, english = house.table.person("Vera", locale="ru"), house.table.person("Dasha", locale="de")
    board = await house.match("Vera", "Dasha", language=language)
    assert ("Выбирают втайне" in board.text, "Choosing in secret" in board.text) == (language == "ru", language == "en")
    assert "Какое существо вызвать?" in panel(russian).text
    assert "Which creature do you summon?" in panel(english).text
    for person in (russian, english):
        opened = await (await person.press(board, label={"ru": "Моя рука", "en": "My hand"}[language])).answered()
        assert opened.message is not None
        assert texts(person)("krendel-ask-creature", round=1) in opened.message.text


async def test_the_language_of_who_opens_the_table_is_the_default(house: House) -> None:
    opened = await (await house.table.person("Anna", locale="ru").slash("play", sub="krendel")).answered()
    assert opened.message is not None
    assert [b["label"] for b in opened.message.buttons()][:3] == ["Сесть", "Начать", "Встать"]


async def test_a_changed_language_counts_from_the_next_message(house: House) -> None:
    board = await house.match("Anna", "Boris")
    code, anna = code_of(board), house.table.person("Anna", locale="en-GB")
    assert "Какое существо" in panel(anna).text
    await play_on(house, ["Anna", "Boris"], code)
    assert texts(anna)("krendel-ask-discard", hand=5) in panel(anna).text
