"""Discord answers with faults: in the end every message owed is there exactly once and shows the present."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.delivery.places import Places
from cogs.delivery.posting import Posting
from store.match import outbox
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import (
    CALLBACK,
    answer,
    check_reachable,
    code_of,
    controls,
    live_of,
    notices,
    panel,
    people_of,
    play_on,
    said,
    texts,
)

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
SEND = r"^/channels/\d+/messages$"
IDENTIFY = 2
EDIT = r"^/channels/\d+/messages/\d+$"


def public(house: House) -> list[Message]:
    """Return the bot's messages in the channel."""
    return house.table.person("Vera").messages(house.table.general)


async def failures(house: House) -> int:
    """Return how often sends failed that are still owed."""
    return sum(row.attempts for row in await outbox.owed(house.db))


async def check_all_there(house: House, code: str) -> None:
    """One board, one turn message, one panel each; nothing owed; each panel has the question that is open."""
    await house.settled()
    assert [code_of(m) for m in public(house)] == [code, code]
    assert sorted("To the table" in m.text for m in public(house)) == [False, True]
    for person in people_of(house, NAMES):
        assert [code_of(m) for m in person.inbox] == [code]
    assert await outbox.owed(house.db) == []
    await check_reachable(house, code, settled=True)


async def press_all(house: House, names: Sequence[str] = NAMES) -> None:
    for person in people_of(house, names):
        if controls(panel(person)):
            await answer(person, panel(person))


@pytest.mark.parametrize("status", [429, 500])
async def test_a_send_or_an_edit_fails_once(house: House, status: int) -> None:
    house.table.faults.answer("POST", SEND, status=status, retry_after=0.01)
    board = await house.match(*NAMES)
    await check_all_there(house, code_of(board))
    house.table.faults.answer("PATCH", EDIT, status=status, retry_after=0.01)
    await press_all(house)
    await check_all_there(house, code_of(board))
    assert [r[3] for r in house.table.requests].count(status) == 2
    assert "Discard" in board.text


async def test_the_answer_to_a_send_is_lost(house: House) -> None:
    house.table.faults.answer("POST", SEND, status=502, processed=True)
    board = await house.match(*NAMES)
    await check_all_there(house, code_of(board))


async def test_refused_sends_are_tried_again(house: House) -> None:
    house.table.faults.answer("POST", SEND, status=403, code=50013, times=5)
    house.table.faults.answer("PATCH", EDIT, status=400, code=0, times=2)
    board = await house.match(*NAMES)
    await check_all_there(house, code_of(board))
    await press_all(house)
    await check_all_there(house, code_of(board))


async def test_a_press_whose_answer_fails(house: House) -> None:
    """The answer to the press is refused: the choice counts and the panel is brought up to date by an edit."""
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    house.table.faults.answer("POST", CALLBACK, status=404, code=10062, times=2)
    pressed = await answer(anna, panel(anna), wait=False)
    await house.table.until(lambda: controls(panel(anna), "r") != [])
    assert pressed.state == "waiting"
    await check_all_there(house, code_of(board))


async def test_the_answer_to_a_press_is_lost(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Discord has the answer and its confirmation does not come: sent again it is refused, which is no fault of anybody's."""
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    house.table.faults.answer("POST", CALLBACK, status=502, processed=True)
    done = await answer(anna, panel(anna))
    assert (done.state, done.message) == ("answered", panel(anna))
    assert done.followups == []
    assert controls(panel(anna), "r") != []
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    await check_all_there(house, code_of(board))


async def test_discord_takes_no_answer_for_a_while(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Limited again and again: the choice counts, its person is told that it could not be shown, and the panel follows."""
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    house.table.faults.answer("POST", CALLBACK, status=429, times=5, retry_after=0.01)
    assert await said(await answer(anna, panel(anna))) == texts(anna)("fault-shown")
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    await house.settled()
    assert controls(panel(anna, code_of(board)), "r") != []
    await check_reachable(house, code_of(board), settled=True)


async def test_an_answer_in_a_form_that_nobody_knows_is_a_failure_like_others(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The message is sent again; otherwise it would be owed until the match's next change."""
    true, odd = Posting.edit, []

    async def edit(posting: Posting, *about: Any) -> bool:
        if not odd:
            odd.append(True)
            raise KeyError("retry_after")
        return await true(posting, *about)

    board = await house.match(*NAMES)
    monkeypatch.setattr(Posting, "edit", edit)
    await press_all(house)
    await check_all_there(house, code_of(board))
    assert odd
    assert caplog.text.count("its message cannot be composed or sent") == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_request_that_is_never_answered_holds_nobody_up_for_long(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, when: str
) -> None:
    """Neither a message, which may be there, nor the answer to a press: each is brought up to date, nothing is twice."""
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 0.3)
    faults = house.table.faults
    (faults.before if when == "before" else faults.after)("POST", SEND, faults._hang)
    board = await house.match(*NAMES)
    await check_all_there(house, code_of(board))
    assert "no answer of Discord within 0.3 s" in caplog.text
    anna = house.table.person("Anna")
    house.table.faults.hang("POST", CALLBACK)
    await answer(anna, panel(anna), wait=False)
    await house.table.until(lambda: controls(panel(anna), "r") != [])
    assert house.table.faults.hanging == 2
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    await check_all_there(house, code_of(board))


async def test_a_channel_that_waits_for_discord_keeps_no_other_channel_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one place for all deliveries: whichever message is sent first is not answered, and all others arrive."""
    monkeypatch.setattr("cogs.kit.answering.in_time.LONG_WAIT", 0.05)
    house.bot.sender.places = Places(1)
    lobby, answered, held = await house.lobby(*NAMES), asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        held.set()
        await answered.wait()

    house.table.faults.before("POST", SEND, hold)
    people = people_of(house, NAMES)
    await people[0].press(lobby, label="Start")
    await held.wait()
    await house.table.until(lambda: len(public(house)) + sum(len(person.inbox) for person in people) == 3)
    answered.set()
    await check_all_there(house, code_of(lobby))


async def test_a_limit_of_everything_whose_request_is_cut_short_does_not_last_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord asks all requests to wait for a minute. The request that was told so is given up, and with it the wait."""
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 0.3)
    house.table.faults.answer("POST", SEND, status=429, retry_after=60.0, everywhere=True)
    board = await house.match(*NAMES)
    await check_all_there(house, code_of(board))
    assert [r[3] for r in house.table.requests].count(429) == 1
    await press_all(house)
    await check_all_there(house, code_of(board))


async def test_the_gateway_is_dropped(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    house.table.drop_gateway()
    await house.table.until(lambda: not house.table.online)
    done = await answer(anna, panel(anna))
    assert (await done.answered()).state == "answered"
    assert controls(panel(anna), "r") != []
    await check_all_there(house, code_of(board))


@pytest.fixture
def identified_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A further session begins without the five seconds that discord.py waits before."""

    async def at_once(*_args: object, **_facts: object) -> None:
        pass

    monkeypatch.setattr("discord.Client.before_identify_hook", at_once)


@pytest.mark.usefixtures("identified_at_once")
async def test_a_gateway_that_takes_connections_and_says_nothing_is_left(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It acknowledges heartbeats, so discord.py would wait there for ever, resumed or new."""
    monkeypatch.setattr("cogs.upkeep.gateway_watch.PATIENCE", 0.1)
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.01)
    watch, table = house.bot.gateway_watch, house.table
    board = await house.match(*NAMES)
    watch.look()
    assert not watch._silent
    silent = house.bot.ws
    table.mute_gateway()
    await table.until(lambda: house.bot.ws is not silent and house.bot.ws.open and house.bot.life.down)
    silent = house.bot.ws
    watch.look()
    assert silent.open, "it has its time"
    await asyncio.sleep(0.11)
    silent.sequence = (silent.sequence or 0) + 1
    watch.look()
    assert silent.open, "its servers come one by one"
    silent.sequence -= 1
    table.open_gateway()
    watch.look()
    await asyncio.sleep(0.11)
    assert not table.online
    assert house.bot.ws is silent
    closed, begun = len(table._gateway.closes), len(table._gateway.begun)
    watch.look()
    assert "the gateway has answered nothing for 0.1 s" in caplog.text
    await table.until(lambda: not house.bot.life.down)
    assert house.bot.ws is not silent
    assert (table._gateway.closes[closed:], table._gateway.begun[begun:]) == ([1000], [IDENTIFY])
    await press_all(house)
    await check_all_there(house, code_of(board))


@pytest.mark.usefixtures("identified_at_once")
async def test_a_first_connection_that_stays_without_a_session_is_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no session yet that could be resumed."""
    monkeypatch.setattr("cogs.upkeep.gateway_watch.PATIENCE", 0.01)
    await house.close()
    table = house.table
    await table.until(lambda: not table.online)
    table.mute_gateway()
    closed, begun = len(table._gateway.closes), len(table._gateway.begun)
    opening = asyncio.create_task(house.open())
    await table.until(lambda: len(table._gateway.begun) > begun and house.bot.ws is not None)
    table.open_gateway()
    house.bot.gateway_watch.look()
    await asyncio.sleep(0.02)
    house.bot.gateway_watch.look()
    await opening
    assert (table._gateway.closes[closed:], table._gateway.begun[begun:]) == ([1000], [IDENTIFY, IDENTIFY])


async def test_the_session_is_lost(house: House) -> None:
    """RESUME fails: the bot identifies anew, and what it owed from before is delivered."""
    board = await house.match(*NAMES)
    house.table.faults.answer("POST", SEND, status=403, code=50013, times=1)
    house.table.forget_sessions()
    house.table.drop_gateway()
    await house.table.until(lambda: house.table.online)
    await press_all(house)
    await check_all_there(house, code_of(board))
    assert "Discard" in board.text


async def test_a_moderator_deletes_the_board(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    house.table.world.remove_message(board)
    await press_all(house)
    await check_all_there(house, code)
    anew = next(m for m in public(house) if "To the table" not in m.text)
    assert anew.image().startswith(b"\x89PNG")
    await press_all(house)
    await check_all_there(house, code)
    assert anew in public(house)
    assert anew.edited


async def test_a_moderator_deletes_the_turn_message(house: House) -> None:
    board = await house.match(*NAMES)
    house.table.world.remove_message(public(house)[1])
    await press_all(house)
    await check_all_there(house, code_of(board))


async def test_a_panel_is_gone(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    await answer(anna, panel(anna))
    house.table.world.remove_message(panel(anna))
    await press_all(house, ["Boris"])
    await check_all_there(house, code_of(board))


async def test_the_channel_is_deleted(house: House) -> None:
    """There is no place for the board any more; the match is played to its end by direct messages."""
    board = await house.match(*NAMES)
    code = code_of(board)
    house.table.remove_channel(house.table.general)
    for _ in range(200):
        if not await play_on(house, NAMES, code):
            break
    assert (await live_of(house, code)).row.status == "over"
    assert await outbox.owed(house.db) == []
    for person in people_of(house, NAMES):
        assert [m for m in person.inbox if m not in notices(person)] == [panel(person)]
        assert len(notices(person)) == 1
        assert "турнир" in panel(person).text.lower() or "tournament" in panel(person).text.lower()


@pytest.mark.parametrize("lost", ["send_messages", "view_channel"])
async def test_permissions_are_lost_and_given_back(house: House, lost: str) -> None:
    board = await house.match(*NAMES)
    house.table.set_bot_permissions(house.table.general, deny=[lost])
    await press_all(house)
    while await failures(house) < 2:
        await house.table.world.change(0.02)
    assert "To the table" not in "".join(m.text for m in public(house)) or lost == "view_channel"
    house.table.set_bot_permissions(house.table.general)
    await check_all_there(house, code_of(board))
    assert "Discard" in board.text


async def test_an_answer_is_told_and_nothing_else_is_sent_while_discord_is_silent(house: House) -> None:
    """A request that hangs holds up its own slot only."""
    await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    held: list[str] = []

    async def hang() -> None:
        held.append("turn")
        await house.table.until(lambda: not held)

    house.table.faults.before("DELETE", EDIT, hang)
    await press_all(house)
    await house.table.until(lambda: bool(held) and bool(controls(panel(anna))))
    assert controls(panel(boris))
    held.clear()
    await house.settled()
