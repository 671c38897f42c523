"""A hand opened in the channel keeps up with the table, so that no press on it is wasted."""

from __future__ import annotations

import asyncio

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, asked, code_of, controls, live_of, panel, people_of, texts

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
WEBHOOK = r"^/webhooks/\d+/[^/]+/messages/"


async def opened(person: Person, board: Message, label: str = "My hand") -> Message:
    """Open a hand in the channel."""
    message = (await person.press(board, label=label)).message
    assert message is not None
    assert message.ephemeral
    return message


def edits(house: House) -> list[int]:
    """Return the statuses of all edits of hands that are open in the channel."""
    return [
        status for method, path, _, status in house.table.requests if method == "PATCH" and path.startswith("/webhooks")
    ]


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("label", ["My hand", "Act"])
async def test_it_shows_the_next_question_by_itself(house: House, closed: bool, label: str) -> None:
    anna, boris = people_of(house, NAMES)
    if closed:
        boris.close_dms()
    board = await house.match(*NAMES)
    hand = await opened(boris, board, label)
    await answer(boris, hand)
    await answer(anna, panel(anna))
    await house.settled()
    question = await asked(house, code_of(board), 1)
    assert question is not None
    assert {name.split(":")[5] for name in controls(hand)} == {question.id}
    assert texts(boris)("krendel-ask-discard", hand=5) in hand.text
    done = await answer(boris, hand)
    assert done.message is hand
    assert texts(boris)("illegal-answered") not in hand.text
    assert (boris.inbox == []) == closed


async def test_an_answer_in_the_private_message_shows_in_it_too(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    hand = await opened(anna, board)
    await answer(anna, panel(anna))
    await house.settled()
    assert controls(hand, "r") == controls(panel(anna), "r") != []


async def test_others_answers_in_secret_do_not_touch_it(house: House) -> None:
    board = await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    await opened(anna, board)
    await answer(boris, panel(boris))
    await house.settled()
    assert edits(house) == []


async def test_the_last_one_opened_is_kept_up_to_date(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    first, second = [await opened(anna, board) for _ in range(2)]
    before = first.text
    await answer(anna, panel(anna))
    await house.settled()
    assert first.text == before
    assert controls(second, "r") != []
    assert edits(house) == [200]


async def test_a_press_on_an_older_one_makes_it_the_one(house: House) -> None:
    board = await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    first, second = [await opened(anna, board) for _ in range(2)]
    await answer(anna, first)
    before = second.text
    await answer(boris, panel(boris))
    await house.settled()
    assert texts(anna)("krendel-ask-discard", hand=5) in first.text
    assert second.text == before


async def test_after_a_quarter_of_an_hour_it_is_forgotten(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    hand = await opened(anna, board)
    await house.table.until(lambda: bool(house.bot.sender.mirrors._kept))
    house.clock.forward(14 * 60 + 1)
    before = hand.text
    await answer(anna, panel(anna))
    await house.settled()
    assert (hand.text, edits(house)) == (before, [])
    assert not house.bot.sender.mirrors._kept


async def test_an_edit_that_had_to_wait_is_dropped_once_it_is_too_late(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    live, question = await live_of(house, code_of(board)), await asked(house, code_of(board), 0)
    assert question is not None
    async with house.bot.sender.showing(live, "panel:0"):
        hand = await opened(anna, board)
        await house.table.until(lambda: bool(house.bot.sender.mirrors._kept))
        before = hand.text
        house.clock.forward(14 * 60 + 1)
        await house.bot.referee.choose(code_of(board), int(anna.id), 0, question.id, [question.options[0].key])
    await house.settled()
    assert (hand.text, edits(house)) == (before, [])


async def test_each_press_begins_a_new_quarter(house: House) -> None:
    board = await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    hand = await opened(anna, board)
    house.clock.forward(10 * 60)
    await answer(anna, hand)
    house.clock.forward(10 * 60)
    await answer(boris, panel(boris))
    await house.settled()
    assert texts(anna)("krendel-ask-discard", hand=5) in hand.text


async def test_after_a_restart_a_press_brings_the_fresh_panel(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    hand = await opened(anna, board)
    await house.close()
    await house.open()
    before = hand.text
    await answer(anna, panel(anna))
    await house.settled()
    assert hand.text == before
    again = await answer(anna, hand)
    assert again.message is hand
    assert texts(anna)("illegal-answered") in hand.text
    assert controls(hand, "r") == controls(panel(anna), "r")


async def test_one_that_was_dismissed_is_forgotten_quietly(house: House, caplog: pytest.LogCaptureFixture) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    house.table.world.remove_message(await opened(anna, board))
    caplog.clear()
    await answer(anna, panel(anna))
    await house.settled()
    assert edits(house) == [404]
    assert not house.bot.sender.mirrors._kept
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_what_changes_while_it_is_opened_is_not_missed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna answers by her private message while her hand is still being composed for the channel."""
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    desk = house.bot.desk
    compose, began, go_on = desk.panels.panel, asyncio.Event(), asyncio.Event()

    async def slowly(
        *args: object, slot: str | None = None, note: str | None = None, user: int | None = None
    ) -> object:
        made = await compose(*args, slot=slot, note=note, user=user)  # type: ignore[arg-type]
        if slot is None:
            began.set()
            await go_on.wait()
        return made

    monkeypatch.setattr(desk.panels, "panel", slowly)
    pressed = await anna.press(board, label="My hand", wait=False)
    await began.wait()
    await answer(anna, panel(anna))
    await house.settled()
    go_on.set()
    hand = (await pressed.answered()).message
    assert hand is not None
    await house.settled()
    assert controls(hand, "r") != []


async def test_the_newest_state_wins_however_slow_an_edit_is(house: House) -> None:
    board = await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    anna.close_dms()
    hand = await opened(anna, board)
    edit, release = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        edit.set()
        await release.wait()

    house.table.faults.before("PATCH", WEBHOOK, hold)
    await answer(anna, panel(anna))
    await edit.wait()
    await answer(boris, panel(boris))
    release.set()
    await house.settled()
    assert texts(anna)("krendel-ask-discard", hand=5) in hand.text
    assert edits(house) == [200, 200]


async def test_no_more_are_kept_than_fit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    monkeypatch.setattr("cogs.delivery.mirrors.MOST_MIRRORS", 1)
    for person in people_of(house, NAMES):
        await opened(person, board)
    await house.settled()
    assert [slot for _, slot in house.bot.sender.mirrors._kept] == ["panel:1"]
