"""Leaving a match of three: the practice player sits in, until all who are left want the seat removed (TK-35)."""

from __future__ import annotations

import pytest

from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import (
    check_reachable,
    code_of,
    controls,
    live_of,
    panel,
    people_of,
    play_on,
    said,
    stored,
    texts,
)
from tests.e2e.seats.leaving import NAMES, calling, left

pytestmark = pytest.mark.usefixtures("same_dice")


async def asked_to_confirm(house: House, name: str) -> str:
    """Return what somebody is asked before they leave."""
    question = await (await house.table.person(name).slash("concede")).answered()
    assert question.message is not None
    asked, _, about = question.message.text.rpartition("\n")
    assert about.startswith("-# `")
    return asked


def removal(board: Message) -> str:
    """Return the custom id of the button that removes a seat."""
    return next(b["custom_id"] for b in board.buttons() if b["custom_id"] and ":remove:" in b["custom_id"])


async def test_what_leaving_means_is_said_before(house: House) -> None:
    board = await left(house)
    code, (anna, boris, _) = code_of(board), people_of(house, NAMES)
    assert await asked_to_confirm(house, "Boris") == texts(boris)("concede-seat", code=code)
    await house.bot.referee.seats.concede(code, int(boris.id))
    assert await asked_to_confirm(house, "Anna") == texts(anna)("concede-alone", code=code)
    await house.bot.referee.motions.propose(code, int(anna.id), "remove", 2)
    assert await asked_to_confirm(house, "Anna") == texts(anna)("concede-last", code=code)


async def test_who_has_left_sees_no_hand_any_more(house: House) -> None:
    board = await left(house)
    code, vera = code_of(board), house.table.person("Vera")
    assert panel(vera).attachments == []
    for _ in range(2):
        await play_on(house, NAMES[:2], code)
    made = await house.bot.desk.panels.panel(await live_of(house, code), 2, "en")
    assert made.pictures == {}


async def test_the_practice_player_sits_in(house: House) -> None:
    board = await left(house)
    code, vera = code_of(board), house.table.person("Vera")
    live = await live_of(house, code)
    assert [seat.status for seat in live.seats] == ["human", "human", "practice"]
    say = texts(house.table.person("Boris"))
    assert say("board-practice") in board.text
    assert say("board-left", name="Vera", letter="C") in board.text
    assert "**C** Vera" not in board.text
    worded = await (await house.table.person("Boris").slash("log")).answered()
    assert worded.message is not None
    assert say("log-left", name="Vera", letter="C") in worded.message.text
    calling = [m.text for m in vera.messages(house.table.general) if "To the table" in m.text]
    assert len(calling) == 1
    assert f"<@{house.table.person('Anna').id}>" in calling[0]
    assert f"<@{vera.id}>" not in calling[0]
    assert controls(panel(vera)) + controls(panel(vera), "r") == []
    assert await said(await vera.slash("hand", {"match": code})) == texts(vera)(
        "refused-left", log="Log", more="More", **{"return": "I am back"}
    )
    for _ in range(2):
        await play_on(house, NAMES[:2], code)
    assert (await live_of(house, code)).rules_and_match[1].board.round == 2
    sources = {row[7] for row in (await stored(house, code))["choices"] if row[2] == 2}
    assert sources == {"practice"}
    await check_reachable(house, code, settled=True)


async def test_the_next_turn_message_tells_who_has_left(house: House) -> None:
    """The one of the question that was open, and the one after it, since the practice player may end the first at once."""
    board = await left(house)
    worded = texts(house.table.person("Boris"))("turn-left", name="Vera", letter="C")
    assert "Remove C" in worded
    assert next(b["label"] for b in board.buttons() if b["custom_id"] == removal(board)).startswith("Remove C")
    shown = [worded in calling(house)]
    for _ in range(3):
        await play_on(house, NAMES[:2], code_of(board))
        shown.append(worded in calling(house))
    assert shown == [True, True, False, False]


async def test_all_who_are_left_vote(house: House) -> None:
    board = await left(house)
    code, (anna, boris, vera) = code_of(board), people_of(house, NAMES)
    say = texts(boris)
    assert await said(await vera.press(board, custom_id=removal(board))) == texts(vera)(
        "refused-left", log="Log", more="More", **{"return": "I am back"}
    )
    for answer, votes in (("vote-counted", 1), ("motion-withdrawn", 0), ("vote-counted", 1)):
        assert await said(await anna.press(board, custom_id=removal(board))) == texts(anna)(answer)
        await house.settled()
        assert say("button-remove", letter="C", votes=votes, needed=2) in [b["label"] for b in board.buttons()]
    assert await said(await boris.press(board, custom_id=removal(board))) == say("removed")
    await house.settled()
    live = await live_of(house, code)
    assert live.rules_and_match[1].seats == (0, 1)
    assert [seat.status for seat in live.seats] == ["human", "human", "left"]
    assert not [b for b in board.buttons() if b["custom_id"] and ":remove:" in b["custom_id"]]
    await play_on(house, NAMES[:2], code)
    await check_reachable(house, code, settled=True)


async def test_the_last_person_leaves(house: House) -> None:
    board = await left(house)
    code, (anna, boris, _) = code_of(board), people_of(house, NAMES)
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.bot.referee.seats.concede(code, int(anna.id))
    await house.settled()
    live = await live_of(house, code)
    assert (live.row.status, live.row.reason) == ("closed", "left")
    assert controls(panel(anna)) == controls(panel(boris)) == []
    public = [m for m in anna.messages(house.table.general) if not m.ephemeral]
    assert public == [board]
