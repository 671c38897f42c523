"""Practice players in the lobby and at the table: one person alone plays to the end; nobody is owed a message for them."""

from __future__ import annotations

import re

import pytest

from cogs.kit.controls.custom_ids import custom_id
from engines.kernel.state.dice import mix_seed
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import (
    answer,
    cited,
    code_of,
    controls,
    forge,
    hosting,
    live_of,
    panel,
    people_of,
    play_on,
    said,
    texts,
)
from words.texts import Words, language_of, words

FIVE = ("Anna", "Boris", "Vera", "Gleb", "Dasha")


def practice_line(say: Words, letter: str, number: int) -> str:
    return say("lobby-practice", letter=letter, name=say("practice-name", number=number))


async def held_up(house: House) -> Message:
    """Begin a match of one person and two practice players that do not answer for now; return its board."""
    lobby = await house.lobby("Anna", practice=2)
    house.bot.practice.pace = 1000.0
    await house.table.person("Anna").press(lobby, label="Start")
    await house.table.until(lambda: bool(house.table.person("Anna").inbox))
    await house.bot.sender.idle()
    return lobby


# ---------------------------------------------------------------- alone


@pytest.mark.parametrize(("count", "language"), [(1, "ru"), (3, "en"), (5, "ru")])
async def test_one_person_alone_to_the_end(house: House, count: int, language: str) -> None:
    """Two presses: the command and Start. The dice follow from the secret and the one press, as the result tells."""
    anna, say = house.table.person("Anna"), words(language_of(language), strict=True)
    lobby = await house.lobby("Anna", language=language, practice=count)
    code = code_of(lobby)
    for number in range(1, count + 1):
        assert practice_line(say, "ABCDEF"[number], number) in lobby.text
    assert say("lobby-ready", host="Anna", free=5 - count) in lobby.text or count == 5
    await anna.press(lobby, label=say("button-start"))
    await house.settled()
    for _ in range(200):
        if not await play_on(house, ["Anna"], code):
            break
    live = await live_of(house, code)
    assert live.row.status == "over"
    public = [m for m in anna.messages(house.table.general) if not m.ephemeral]
    assert len(public) == 2
    result = public[1].text
    assert say("practice-name", number=count) in result
    assert re.findall(r"<@(\d+)>", result) == [anna.id]
    dice = await said(await anna.press(public[1], label=say("button-dice")))
    secret = re.findall(r"`([0-9a-f]{64})`", dice)[0]
    numbers = re.findall(r"\*\*([A-F])\*\* `(\d*)`", dice)
    assert numbers == [("A", live.seats[0].entropy)]
    assert live.rules_and_match[1].seed == mix_seed(secret, [number for _, number in numbers])
    rooms = [room for room in house.table.world.channels.values() if room.is_dm]
    assert [room.members for room in rooms] == [[anna.id]]
    assert controls(panel(anna, code)) == []


@pytest.mark.usefixtures("same_dice")
async def test_everybody_reads_practice_players_in_their_own_language(house: House) -> None:
    board = await house.match("Anna", practice=1, language="en")
    vera = house.table.person("Vera", locale="ru")
    await play_on(house, ["Anna"], code_of(board))
    assert "Bot Bagel" in board.text
    assert "Bot Bagel" in str(board.components)
    for values in ({"text": True}, {}):
        shown = await (await vera.slash("board", values)).answered()
        assert shown.message is not None
        assert "Бот Бублик" in str(shown.message.components)
    log = await vera.press(board, label="Log")
    assert log.message is not None
    assert "Бот Бублик" in log.message.text
    assert "Bot Bagel" not in log.message.text


@pytest.mark.usefixtures("same_dice")
async def test_practice_players_go_on_after_a_restart(house: House) -> None:
    board = await held_up(house)
    code, anna = code_of(board), house.table.person("Anna")
    await answer(anna, panel(anna))
    await house.close()
    await house.open()
    await house.settled()
    live = await live_of(house, code)
    assert {seat: len(w.stack) for seat, w in live.rules_and_match[1].board.wizards.items()} == {0: 1, 1: 1, 2: 1}
    assert await play_on(house, ["Anna"], code)
    rows = await house.db.read("SELECT DISTINCT seat, source FROM choices ORDER BY seat")
    assert [tuple(row) for row in rows] == [(0, "player"), (1, "practice"), (2, "practice")]


@pytest.mark.usefixtures("same_dice")
async def test_their_moves_show_nothing(house: House) -> None:
    await held_up(house)
    since = len(house.table.requests)
    house.bot.practice.pace = 0.0
    house.bot.practice._thinking.clear()
    await house.bot.practice.wake()
    await house.settled()
    rows = await house.db.read("SELECT seat, source FROM choices ORDER BY seat")
    assert [tuple(row) for row in rows] == [(1, "practice"), (2, "practice")]
    assert [r[:2] for r in house.table.requests[since:] if r[0] != "GET"] == []


# ---------------------------------------------------------------- the lobby


async def test_the_host_adds_them_one_by_one_and_takes_the_last_away(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna = house.table.person("Anna")
    say, own = texts(house.table.person("Boris")), texts(anna)
    assert say("lobby-too-few", missing=1) in lobby.text
    tools = await hosting(anna, lobby)
    assert own("button-dismiss") not in [b["label"] for b in tools.buttons()]
    for number in range(1, 6):
        pressed = await anna.press(tools, label=own("button-invite"))
        assert pressed.message is tools
        await house.settled()
        assert practice_line(say, "ABCDEF"[number], number) in lobby.text
    assert say("lobby-full-practice", host="Anna") in lobby.text
    invite = next(b for b in tools.buttons() if b["label"] == own("button-invite"))
    assert invite["disabled"]
    refusal = cited(own, "refused-full", limit=6, rule="TK-04")
    assert await said(forge(house, anna, tools, invite["custom_id"])) == refusal
    for number in range(5, 0, -1):
        await anna.press(tools, label=own("button-dismiss"))
        await house.settled()
        assert practice_line(say, "ABCDEF"[number], number) not in lobby.text
    assert say("lobby-too-few", missing=1) in lobby.text


async def test_a_person_called_like_one_of_them_can_be_told(house: House) -> None:
    """The mark is in code, which no name can bring: in names it is escaped. It says once that this is a bot."""
    namesake = house.table.person("Bot Bagel `bot`")
    lobby = await house.lobby("Anna", practice=1)
    assert "**B** Bot Bagel" in lobby.text.splitlines(), "nobody is called like it: no mark"
    await namesake.press(lobby, label="Join")
    lines = [line for line in lobby.text.splitlines() if "Bagel" in line]
    assert lines[0] == "**B** Bagel `bot`"
    assert [line.endswith(" `bot`") for line in lines] == [True, False]
    await house.table.person("Anna").press(lobby, label="Start")
    await house.settled()
    worded = await said(await namesake.slash("board", {"text": True}, channel=house.table.general))
    assert worded.splitlines()[-1] == f"-# {texts(namesake)('board-bots', letters='B')}"


async def test_only_the_host_adds_and_takes_away(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", practice=1)
    boris, gleb = people_of(house, ("Boris", "Gleb"))
    heard = await said(await boris.press(lobby, label="Host"))
    assert heard == texts(boris)("refused-not-host-tools", host="Anna")
    for action in ("invite", "dismiss"):
        name = custom_id(code_of(lobby), action, "note")
        refusal = texts(boris)("refused-not-host-practice", host="Anna")
        assert await said(forge(house, boris, lobby, name)) == refusal
        assert await said(forge(house, gleb, lobby, name)) == texts(gleb)("refused-join-first", join="Join")
    assert len((await live_of(house, code_of(lobby))).seats) == 3


async def test_a_person_takes_the_place_of_a_practice_player(house: House) -> None:
    lobby = await house.lobby("Anna", practice=5)
    boris = house.table.person("Boris")
    say = texts(boris)
    await boris.press(lobby, label="Join")
    assert say("lobby-seat", letter="F", name="Boris") in lobby.text
    assert practice_line(say, "E", 4) in lobby.text
    assert say("practice-name", number=5) not in lobby.text
    for name in ("Vera", "Gleb", "Dasha", "Egor"):
        await house.table.person(name).press(lobby, label="Join")
    assert "`bot`" not in lobby.text
    assert say("lobby-ready", host="Anna", free=0) in lobby.text


async def test_buttons_of_a_lobby_that_has_begun_or_was_restarted(house: House) -> None:
    lobby = await house.lobby("Anna", practice=1)
    anna = house.table.person("Anna")
    names = [custom_id(code_of(lobby), action, "board") for action in ("invite", "dismiss", "join", "start")]
    await house.close()
    await house.open()
    # As on lobbies from before there was a panel for the host.
    assert (await forge(house, anna, lobby, names[0]).answered()).message is lobby
    assert len((await live_of(house, code_of(lobby))).seats) == 3
    await anna.press(lobby, label="Start")
    await house.settled()
    for name in names:
        assert await said(forge(house, anna, lobby, name)) == texts(anna)("refused-begun")


async def test_six_persons_and_no_practice_player_fill_the_lobby(house: House) -> None:
    lobby = await house.lobby(*FIVE, practice=2)
    egor, fedor = people_of(house, ("Egor", "Fedor"))
    await egor.press(lobby, label="Join")
    assert all(name in lobby.text for name in (*FIVE, "Egor"))
    refusal = cited(texts(fedor), "refused-full", limit=6, rule="TK-04")
    assert await said(await fedor.press(lobby, label="Join")) == refusal


# ---------------------------------------------------------------- leaving


@pytest.mark.usefixtures("same_dice")
async def test_staying_after_all(house: House) -> None:
    board = await house.match("Anna", practice=1)
    code, anna = code_of(board), house.table.person("Anna")
    question = (await (await anna.slash("concede")).answered()).message
    assert question is not None
    stayed = await anna.press(question, label=texts(anna)("button-stay"))
    assert stayed.message is question
    assert question.text == texts(anna)("stayed", code=code)
    assert question.buttons() == []
    assert (await live_of(house, code)).row.status == "playing"


@pytest.mark.usefixtures("same_dice")
async def test_nobody_is_asked_about_removing_an_invited_player(house: House) -> None:
    board = await house.match("Anna", "Boris", practice=1)
    assert [b for b in board.buttons() if ":remove:" in b["custom_id"]] == []
    assert texts(house.table.person("Boris"))("board-practice") not in board.text
