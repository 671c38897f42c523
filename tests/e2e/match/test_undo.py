"""Undo as people do it: by button and command, with consent, refused, taken back; over a restart; in two languages."""

from __future__ import annotations

import sqlite3

import pytest

from cogs.kit.match_texts.reader import Reader
from cogs.match.undo_pages import question
from referee.match.history import WayBack
from referee.seats.undoing import UndoOffer
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.match.undoing import ask, request
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")
SAY = words("en", strict=True)


async def fought(house: House) -> tuple[Message, str]:
    """Return the board of a match after its first combat, and its code."""
    board = await house.match(*NAMES)
    code = code_of(board)
    for person in people_of(house, NAMES):
        await answer(person, panel(person, code))
        await house.settled()
    return board, code


async def test_undo_by_consent_brings_everything_back(house: House) -> None:
    board, code = await fought(house)
    anna, boris, vera = people_of(house, NAMES)
    before = {person.name: panel(person, code).text for person in (boris, vera)}
    worded = await ask(house, anna, code)
    assert worded.text == texts(anna)("undo-sent")
    shown = request(house)
    assert shown is not None
    assert SAY("ask-undo", letter="A", name="Anna") in shown.text
    assert shown.text.count("<@") == 2
    await house.close()
    await house.open()
    await boris.press(shown, label=SAY("button-agree"))
    await house.settled()
    assert request(house) is shown
    assert f"<@{boris.id}>" not in shown.text
    await vera.press(shown, label=SAY("button-agree"))
    await house.settled()
    assert request(house) is None
    assert shown.deleted
    assert SAY("story-undone", name="Anna") in board.text
    for person in (anna, boris, vera):
        assert texts(person)("krendel-ask-creature", round=1) in panel(person, code).text
        assert controls(panel(person, code))
    assert {person.name: panel(person, code).text for person in (boris, vera)} != before
    log = await (await vera.slash("log", channel=house.table.general)).answered()
    assert log.message is not None
    struck = [line for line in log.message.text.splitlines() if line.startswith("~~")]
    assert struck
    assert texts(vera)("log-undone", name="Anna") in log.message.text
    for person in (anna, boris, vera):
        await answer(person, panel(person, code))
        await house.settled()
    live = await live_of(house, code)
    assert live.match is not None
    assert live.match.board.phase == "discard"


async def test_a_refusal_closes_the_request_and_nothing_changes(house: House) -> None:
    board, code = await fought(house)
    anna, boris, _ = people_of(house, NAMES)
    version = (await live_of(house, code)).row.version
    await ask(house, anna, code)
    shown = request(house)
    assert shown is not None
    assert [b["label"] for b in shown.buttons()] == [SAY(f"button-{b}") for b in ("agree", "refuse", "withdraw")]
    text = board.text
    await boris.press(shown, label=SAY("button-refuse"))
    await house.settled()
    assert request(house) is None
    assert board.text == text
    assert (await live_of(house, code)).row.version == version
    late = await boris.press(panel(boris, code), label=texts(boris)("button-undo"))
    assert (await late.answered()).state == "answered"


async def test_a_request_is_taken_back_and_the_question_closed(house: House) -> None:
    _, code = await fought(house)
    anna, boris, _ = people_of(house, NAMES)
    question = await (await anna.slash("undo", channel=house.table.general)).answered()
    assert question.message is not None
    await anna.press(question.message, label=texts(anna)("button-undo-keep"))
    assert question.message.text == texts(anna)("undo-kept")
    await ask(house, anna, code)
    shown = request(house)
    assert shown is not None
    assert texts(boris)("refused-undo-foreign") in await said(await boris.press(shown, label=SAY("button-withdraw")))
    assert texts(anna)("refused-undo-own") in await said(await anna.press(shown, label=SAY("button-agree")))
    await anna.press(shown, label=SAY("button-withdraw"))
    await house.settled()
    assert request(house) is None


async def test_alone_with_practice_players_undo_needs_one_press_more(house: House) -> None:
    board = await house.match("Anna", practice=2)
    code = code_of(board)
    anna = house.table.person("Anna")
    await answer(anna, panel(anna, code))
    await house.settled()
    assert (await live_of(house, code)).rules_and_match[1].board.phase == "discard"
    question = await (await anna.press(panel(anna, code), label=texts(anna)("button-undo"))).answered()
    assert question.message is not None
    await anna.press(question.message, label=texts(anna)("button-undo-now"))
    await house.settled()
    assert texts(anna)("krendel-ask-creature", round=1) in panel(anna, code).text


async def test_nothing_to_undo_is_said_before_anything_is_asked(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna = house.table.person("Anna")
    worded = await said(await anna.slash("undo", channel=house.table.general))
    assert texts(anna)("refused-undo-nothing") in worded
    await answer(anna, panel(anna, code))
    worded = await said(await anna.slash("undo", channel=house.table.general))
    assert texts(anna)("refused-undo-lane") in worded


async def test_a_table_opened_without_undo(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    opened = await anna.slash("play", {"language": "en", "undo": "off"}, sub="krendel", channel=house.table.general)
    assert opened.message is not None
    assert SAY("lobby-undo-off") in opened.message.text
    await boris.press(opened.message, label="Join")
    await anna.press(opened.message, label="Start")
    await house.settled()
    code = code_of(opened.message)
    assert texts(anna)("button-undo") not in [b["label"] for b in panel(anna, code).buttons()]
    worded = await said(await anna.slash("undo", channel=house.table.general))
    assert texts(anna)("refused-undo-off") in worded


async def test_the_panel_shown_after_an_undo_keeps_up(house: House) -> None:
    board = await house.match("Anna", practice=2)
    code = code_of(board)
    anna = house.table.person("Anna")
    await answer(anna, panel(anna, code))
    await house.settled()
    question = await (await anna.slash("undo", channel=house.table.general)).answered()
    assert question.message is not None
    await anna.press(question.message, label=texts(anna)("button-undo-now"))
    await house.settled()
    assert texts(anna)("undo-done") in question.message.text
    old = controls(question.message)
    await answer(anna, panel(anna, code))
    await house.settled()
    assert controls(question.message) == controls(panel(anna, code)) != old


async def test_a_request_closed_before_its_message_was_known_leaves_none(house: House) -> None:
    """The bot was killed after the request was posted and before that was noted; meanwhile it lapsed."""
    _, code = await fought(house)
    await ask(house, house.table.person("Anna"), code)
    shown = request(house)
    assert shown is not None

    def killed(db: sqlite3.Connection) -> None:
        db.execute("UPDATE outbox SET delivered = NULL, sending = created WHERE slot = 'ask'")
        db.execute("DELETE FROM posts WHERE slot = 'ask'")
        db.execute("UPDATE undos SET status = 'lapsed'")

    await house.bot.referee.db.write(killed)
    await house.close()
    await house.open()
    await house.settled()
    assert shown.deleted


async def test_who_has_left_has_left_whatever_is_undone(house: House) -> None:
    _, code = await fought(house)
    anna, boris, vera = people_of(house, NAMES)
    await house.bot.referee.seats.concede(code, int(vera.id))
    await house.settled()
    await ask(house, anna, code)
    shown = request(house)
    assert shown is not None
    await boris.press(shown, label=SAY("button-agree"))
    await house.settled()
    log = await (await boris.slash("log", channel=house.table.general)).answered()
    assert log.message is not None
    lines = log.message.text.splitlines()
    left = next(line for line in lines if "Vera" in line and texts(boris)("log-left", name="Vera", letter="C") in line)
    assert "~~" not in left
    assert any(line.startswith("~~") for line in lines)


async def test_the_story_tells_an_undo_before_what_came_after_it(house: House) -> None:
    board, code = await fought(house)
    anna, boris, vera = people_of(house, NAMES)
    await ask(house, anna, code)
    shown = request(house)
    assert shown is not None
    for person in (boris, vera):
        await person.press(shown, label=SAY("button-agree"))
    await house.settled()
    undone = SAY("story-undone", name="Anna")
    assert board.text.splitlines()[-1] == undone
    for person in (anna, boris, vera):
        await answer(person, panel(person, code))
    await house.settled()
    lines = board.text.splitlines()
    assert lines.index(undone) < next(n for n, line in enumerate(lines) if line.startswith("**Boris**"))


async def test_a_table_where_all_must_agree_says_so(house: House) -> None:
    _, code = await fought(house)
    live = await live_of(house, code)
    shown = []
    for crossed in (False, True):
        offer = UndoOffer(WayBack(0, crossed=crossed, foreign=False), (1, 2), 5)
        shown.append(str(question(Reader.of(live, SAY.language), offer, "").layout().to_components()))
    who = SAY.join(["**B** Boris", "**C** Vera"])
    assert SAY("undo-table", names=who) in shown[0]
    assert SAY("undo-consent", names=who) in shown[1]


async def test_undo_is_offered_once_there_is_something_to_undo(house: House) -> None:
    board = await house.match("Anna", "Boris")
    code, (anna, boris) = code_of(board), people_of(house, ("Anna", "Boris"))
    for person in (anna, boris):
        assert texts(person)("button-undo") not in [b["label"] for b in panel(person, code).buttons()]
    await answer(anna, panel(anna, code))
    await answer(boris, panel(boris, code))
    await house.settled()
    for person in (anna, boris):
        assert texts(person)("button-undo") in [b["label"] for b in panel(person, code).buttons()]
