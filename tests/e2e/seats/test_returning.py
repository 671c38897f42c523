"""Coming back to a seat that the practice player has, by the buttons and by the command."""

from __future__ import annotations

import pytest

from cogs.kit.match_texts.reader import Reader
from tests.e2e.conftest import House
from tests.e2e.playing import check_reachable, code_of, controls, live_of, panel, people_of, play_on, said, texts
from tests.e2e.seats.leaving import NAMES, calling, left
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)


@pytest.mark.parametrize("way", ["board", "panel", "command"])
async def test_somebody_comes_back(house: House, way: str) -> None:
    board = await left(house)
    code, vera = code_of(board), house.table.person("Vera")
    await play_on(house, NAMES[:2], code)
    await house.close()
    await house.open()
    say = texts(vera)
    assert say("hand-away") in panel(vera, code).text
    if way == "board":
        done = await vera.press(board, label=SAY("button-return"))
    elif way == "panel":
        done = await vera.press(panel(vera, code), label=say("button-return"))
    else:
        done = await vera.slash("return", channel=house.table.add_channel("elsewhere"))
    await house.settled()
    await done.answered()
    assert done.message is not None
    assert say("returned", code=code) in done.message.text
    assert done.message.image().startswith(b"\x89PNG")
    assert [seat.status for seat in (await live_of(house, code)).seats] == ["human"] * 3
    assert SAY("button-return") not in [b["label"] for b in board.buttons()]
    assert SAY("log-returned", name="Vera", letter="C") in board.text
    assert f"<@{vera.id}>" in calling(house)
    assert say("hand-away") not in panel(vera, code).text
    await check_reachable(house, code, settled=True)
    for _ in range(2):
        await play_on(house, NAMES, code)
    assert controls(panel(vera, code)) + controls(panel(vera, code), "r") != []
    lines = await house.bot.desk.chronicle.log_lines(Reader.of(await live_of(house, code), "en"))
    worded = [line.text for line in lines if "seat C" in line.text]
    assert worded == [SAY("log-left", name="Vera", letter="C"), SAY("log-returned", name="Vera", letter="C")]


async def test_the_button_is_for_those_who_have_left(house: House) -> None:
    board = await house.match(*NAMES)
    assert SAY("button-return") not in [b["label"] for b in board.buttons()]
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    assert await said(await vera.slash("return")) == texts(vera)("refused-nothing-left")
    question = await (await vera.slash("concede")).answered()
    assert question.message is not None
    await vera.press(question.message, label=texts(vera)("button-concede"))
    await house.settled()
    assert SAY("button-return") in question.message.text
    assert await said(await anna.press(board, label=SAY("button-return"))) == texts(anna)("refused-here-already")
    gleb = house.table.person("Gleb")
    assert await said(await gleb.press(board, label=SAY("button-return"))) == texts(gleb)("refused-no-seat")


async def test_a_removed_seat_is_not_given_back(house: House) -> None:
    board = await left(house)
    code, vera = code_of(board), house.table.person("Vera")
    for person in people_of(house, NAMES[:2]):
        await house.bot.referee.motions.propose(code, int(person.id), "remove", 2)
    await house.settled()
    say = texts(vera)
    assert say("hand-removed") in panel(vera, code).text
    assert say("button-return") not in [b["label"] for b in panel(vera, code).buttons()]
    assert await said(await vera.slash("return", {"match": code})) == say("refused-removed", log="Log", more="More")
    assert "Vera" not in calling(house)
