"""Direct messages are closed: the board says so once, and the same panel is behind a button."""

from __future__ import annotations

import pytest

from store.match import outbox
from store.people import people
from table.state.things import Message
from tests.e2e.clocks.timing import HOUR
from tests.e2e.conftest import House
from tests.e2e.people.pages import settings_page
from tests.e2e.playing import answer, asked, check_reachable, code_of, controls, live_of, panel, people_of, texts

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
NOTE = "My messages do not reach"


def sends_to(house: House, channel: str) -> list[int]:
    """Return the statuses of all sends to a channel."""
    path = f"/channels/{channel}/messages"
    return [status for method, p, _, status in house.table.requests if (method, p) == ("POST", path)]


async def change(house: House, board: Message) -> None:
    """Answer for everybody who is asked something, so that the hands change."""
    for person in people_of(house, NAMES):
        hand = await person.press(board, label="My hand")
        assert hand.message is not None
        if controls(hand.message):
            await answer(person, hand.message)
    await house.settled()


async def test_hand_is_played_from_behind_the_button(house: House) -> None:
    anna, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    code = code_of(board)
    assert boris.inbox == []
    assert board.text.count(NOTE) == 1
    assert f"{NOTE} **B** Boris: press **My hand** here." in board.text
    player = await people.player(house.db, int(boris.id))
    assert player is not None
    assert player.dm == "closed"

    hand = await boris.press(board, label="My hand")
    assert hand.message is not None
    assert hand.message.ephemeral
    assert hand.message.seer == boris.id
    assert hand.message.image().startswith(b"\x89PNG")
    assert texts(boris)("krendel-ask-creature", round=1) in hand.message.text
    done = await answer(boris, hand.message)
    assert done.message is hand.message
    assert texts(boris)("hand-sealed", choice="").split(":")[0] in hand.message.text
    await answer(anna, panel(anna))
    await house.settled()
    assert board.text.count(NOTE) == 1
    live = await live_of(house, code)
    assert live.match is not None
    assert live.match.board.phase == "discard"

    act = await boris.press(board, label="Act")
    assert act.message is not None
    await answer(boris, act.message)
    assert await asked(house, code, 1) is None
    await check_reachable(house, code)


async def test_the_hand_comes_at_once_to_those_who_say_that_messages_are_open(house: House) -> None:
    _, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    page = await settings_page(boris, house)
    assert texts(boris)("settings-messages-closed") in page.text
    boris.open_dms()
    tried = await boris.press(page, label=texts(boris)("settings-messages-try"))
    assert tried.message is page
    await house.settled()
    assert len(boris.inbox) == 1
    assert controls(panel(boris)) != []
    assert NOTE not in board.text
    player = await people.player(house.db, int(boris.id))
    assert player is not None
    assert player.dm == "open"
    assert texts(boris)("settings-messages-closed") not in (await settings_page(boris, house)).text
    await check_reachable(house, code_of(board), settled=True)


async def test_who_says_so_wrongly_is_told(house: House) -> None:
    _, boris = people_of(house, NAMES)
    boris.close_dms()
    await house.match(*NAMES)
    page = await settings_page(boris, house)
    await boris.press(page, label=texts(boris)("settings-messages-try"))
    await house.settled()
    assert boris.dm is not None
    assert sends_to(house, boris.dm.id) == [403, 403]
    assert texts(boris)("settings-messages-closed") in (await settings_page(boris, house)).text


async def test_messages_closed_in_the_middle(house: House) -> None:
    """A panel that is there already is still edited, as Discord allows; a deleted one cannot come back."""
    anna, boris = people_of(house, NAMES)
    board = await house.match(*NAMES)
    boris.close_dms()
    await answer(anna, panel(anna))
    await answer(boris, panel(boris))
    await house.settled()
    assert NOTE not in board.text
    assert controls(panel(boris)) != []
    house.table.world.remove_message(panel(boris))
    await answer(anna, panel(anna))
    hand = await boris.press(board, label="My hand")
    assert hand.message is not None
    await answer(boris, hand.message)
    await house.settled()
    assert boris.inbox == []
    assert f"{NOTE} **B** Boris" in board.text


async def test_a_closed_door_is_knocked_at_rarely(house: House) -> None:
    """After an hour, then after two, four and so on up to a day, however much is played meanwhile."""
    _, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    assert boris.dm is not None
    code, knocks = code_of(board), 1
    for rest in (HOUR, 2 * HOUR, 4 * HOUR):
        for later in (0.0, rest - 60):
            house.clock.forward(later)
            for _ in range(2):
                await change(house, board)
            assert sends_to(house, boris.dm.id) == [403] * knocks
        house.clock.forward(61)
        await change(house, board)
        knocks += 1
        assert sends_to(house, boris.dm.id) == [403] * knocks
    live = await live_of(house, code)
    assert await outbox.owed(house.db, live.row.id) == []


async def test_a_door_that_opens_by_itself_is_found_open(house: House) -> None:
    _, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    boris.open_dms()
    await change(house, board)
    assert boris.inbox == []
    house.clock.forward(HOUR + 1)
    await change(house, board)
    assert len(boris.inbox) == 1
    assert NOTE not in board.text
    player = await people.player(house.db, int(boris.id))
    assert player is not None
    assert (player.dm, player.dm_next) == ("open", 0.0)


async def test_both_closed(house: House) -> None:
    for person in people_of(house, NAMES):
        person.close_dms()
    board = await house.match(*NAMES)
    await house.settled()
    assert f"{NOTE} **A** Anna and **B** Boris" in board.text
