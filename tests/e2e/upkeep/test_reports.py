"""Reports: a form, a row, and a message with the match file to whoever hosts the bot, through outages and restarts."""

from __future__ import annotations

import json

import discord
import pytest

from cogs.match.showing import Showing
from cogs.upkeep.reports import WHAT, thanks
from referee.upkeep.reporting import FiledReport
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

HOST, WRITER = "Anna", "Vera"
"""The first of the people owns the application."""

TEXT = "The ogre counts twice.\n@everyone look **here**"


def received(house: House) -> list[Message]:
    """Return the reports in the host's direct messages."""
    return [m for m in house.table.person(HOST).inbox if "Report no." in m.text or "Сообщение №" in m.text]


async def unsent(house: House) -> int:
    return len(await house.db.read("SELECT id FROM reports WHERE sent IS NULL"))


async def write(writer: Person, values: dict[str, str] | None = None, text: str = TEXT) -> str:
    """Send a report by the command; return the answer."""
    opened = await writer.slash("report", values or {})
    return await said(await writer.submit(opened, {WHAT: text}))


async def test_a_report_reaches_the_owner_with_the_writers_file(house: House) -> None:
    board = await house.match("Boris", WRITER)
    code, vera = code_of(board), house.table.person(WRITER)
    assert await write(vera, {"match": code}) == thanks(texts(vera), FiledReport(1, code, attached=True))
    await house.bot.courier.idle()
    (message,) = received(house)
    assert code in message.text
    assert "The ogre counts twice" in message.text
    assert "\\*\\*here\\*\\*" in message.text
    assert "@everyone" not in message.text
    assert WRITER not in message.text
    (attached,) = message.attachments
    assert attached["filename"] == f"match-{code}.json"
    made = json.loads(message.files[attached["id"]].data)
    assert (made["format"], made["whole"], made["viewer"], made["game"]) == (3, False, "B", "krendel")
    raw = json.dumps(made)
    for secret in (vera.id, WRITER, "Boris", code, (await live_of(house, code)).rules_and_match[1].seed):
        assert secret not in raw
    assert await unsent(house) == 0


async def test_a_host_who_plays_is_not_sent_the_hand_of_another(house: House) -> None:
    board = await house.match(HOST, WRITER)
    anna, vera = house.table.person(HOST), house.table.person(WRITER)
    await write(vera, {"match": code_of(board)})
    await house.bot.courier.idle()
    (message,) = received(house)
    assert "The ogre counts twice" in message.text
    assert texts(anna)("report-file-held", number=1) in message.text
    assert message.attachments == []
    live = await live_of(house, code_of(board))
    await house.bot.referee.seats.concede(live.row.code, int(vera.id))
    await write(vera, {"match": code_of(board)})
    await house.bot.courier.idle()
    assert len(received(house)[-1].attachments) == 1


async def test_without_a_match_there_is_no_file(house: House) -> None:
    boris = house.table.person("Boris")
    await write(boris)
    await house.bot.courier.idle()
    assert received(house)[0].attachments == []


async def test_the_button_in_the_help_and_behind_more(house: House) -> None:
    board = await house.match("Boris", WRITER)
    boris, label = house.table.person("Boris"), texts(house.table.person("Boris"))("button-report")
    for opening in (boris.slash("help"), boris.press(board, label=texts(boris)("button-more"))):
        shown = await (await opening).answered()
        assert shown.message is not None
        form = await boris.press(shown.message, label=label)
        assert form.modal is not None
        assert await said(await boris.submit(form, {WHAT: TEXT})) != ""
    await house.bot.courier.idle()
    assert sorted(len(m.attachments) for m in received(house)) == [0, 1]


async def test_a_foreign_match_goes_with_no_report_and_the_form_says_so(house: House) -> None:
    board = await house.match("Boris", WRITER)
    gleb, vera = house.table.person("Gleb"), house.table.person(WRITER)
    none, own = texts(gleb)("report-hint"), texts(vera)("report-hint-match", code=code_of(board))
    more = await (await gleb.press(board, label=words("en")("button-more"))).answered()
    assert more.message is not None
    for person, opened, hint in (
        (gleb, await gleb.slash("report", channel=house.table.general), none),
        (gleb, await gleb.slash("report", {"match": code_of(board)}), none),
        (gleb, await gleb.press(more.message, label=texts(gleb)("button-report")), none),
        (vera, await vera.slash("report", channel=house.table.general), own),
    ):
        assert opened.modal is not None
        assert hint in str(opened.modal), person.name


async def test_a_report_waits_for_the_host_through_a_restart(house: House) -> None:
    anna, vera = house.table.person(HOST), house.table.person(WRITER)
    house.bot.courier.retry = 0.05
    anna.close_dms()
    await write(vera)
    with pytest.raises(discord.Forbidden):
        await house.bot.courier.bring()
    await house.close()
    assert received(house) == []
    anna.open_dms()
    await house.open()
    await house.settled()
    await house.bot.courier.idle()
    assert len(received(house)) == 1
    assert await unsent(house) == 0


async def test_a_report_is_tried_again_until_it_arrives(house: House) -> None:
    anna, vera = house.table.person(HOST), house.table.person(WRITER)
    house.bot.courier.retry = 0.05
    anna.close_dms()
    await write(vera)
    with pytest.raises(discord.Forbidden):
        await house.bot.courier.bring()
    await write(vera)
    anna.open_dms()
    await house.bot.courier.idle()
    assert len(received(house)) == 2
    assert await unsent(house) == 0


async def test_reports_can_go_to_a_channel(house: House) -> None:
    house.bot.courier.channel = int(house.table.general.id)
    await write(house.table.person(WRITER))
    anna = house.table.person(HOST)
    await house.bot.courier.idle()
    assert any("ogre" in m.text for m in anna.messages(house.table.general))
    assert received(house) == []


async def test_no_more_than_three_an_hour(house: House) -> None:
    vera = house.table.person(WRITER)
    for number in (1, 2, 3):
        assert await write(vera) == thanks(texts(vera), FiledReport(number, None, attached=False))
    assert await write(vera) == texts(vera)("refused-reports", times=3)
    house.clock.forward(3601)
    assert await write(vera) == thanks(texts(vera), FiledReport(4, None, attached=False))


async def test_an_unknown_code_is_refused_before_anything_is_written(house: House) -> None:
    vera = house.table.person(WRITER)
    assert await said(await vera.slash("report", {"match": "ZZZZZZ"})) == texts(vera)("refused-no-match", code="ZZZZZZ")


async def test_what_goes_wrong_can_be_reported_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match("Boris", WRITER)
    vera = house.table.person(WRITER)

    async def broken(*_: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(Showing, "show_board", broken)
    shown = await (await vera.slash("board", {"match": code_of(board)})).answered()
    assert shown.message is not None
    assert texts(vera)("fault-unknown") in shown.message.text
    form = await vera.press(shown.message, label=texts(vera)("button-report"))
    assert await said(await vera.submit(form, {WHAT: TEXT})) == thanks(
        texts(vera), FiledReport(1, None, attached=False)
    )


async def test_a_form_from_before_a_restart_is_taken(house: House) -> None:
    vera = house.table.person(WRITER)
    opened = await vera.slash("report")
    await house.close()
    await house.open()
    assert await said(await vera.submit(opened, {WHAT: TEXT})) == thanks(
        texts(vera), FiledReport(1, None, attached=False)
    )


async def test_before_a_match_begins_the_form_promises_no_file(house: House) -> None:
    lobby = await house.lobby(WRITER)
    vera, code = house.table.person(WRITER), code_of(lobby)
    opened = await vera.slash("report", {"match": code})
    assert opened.modal is not None
    assert texts(vera)("report-hint-lobby", code=code) in str(opened.modal)
    assert texts(vera)("report-hint-match", code=code) not in str(opened.modal)
