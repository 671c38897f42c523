"""Direct messages are closed: the board says so once, and the same panel is behind a button."""

from __future__ import annotations

import pytest

from store.match import outbox
from store.people import people
from tests.e2e.conftest import House
from tests.e2e.playing import answer, asked, check_reachable, code_of, controls, live_of, panel, people_of, texts

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
NOTE = "My messages do not reach"


def sends_to(house: House, channel: str) -> list[int]:
    """Return the statuses of all sends to a channel."""
    path = f"/channels/{channel}/messages"
    return [status for method, p, _, status in house.table.requests if (method, p) == ("POST", path)]


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


async def test_panel_arrives_when_messages_are_open_again(house: House) -> None:
    anna, boris = people_of(house, NAMES)
    boris.close_dms()
    board = await house.match(*NAMES)
    hand = await boris.press(board, label="My hand")
    assert hand.message is not None
    boris.open_dms()
    await answer(boris, hand.message)
    await answer(anna, panel(anna))
    await house.settled()
    assert len(boris.inbox) == 1
    assert controls(panel(boris)) != []
    assert NOTE not in board.text
    player = await people.player(house.db, int(boris.id))
    assert player is not None
    assert player.dm == "open"
    await check_reachable(house, code_of(board), settled=True)


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


async def test_a_closed_door_is_knocked_at_once_per_change(house: House) -> None:
    boris = house.table.person("Boris")
    boris.close_dms()
    board = await house.match(*NAMES)
    assert boris.dm is not None
    assert sends_to(house, boris.dm.id) == [403]
    hand = await boris.press(board, label="My hand")
    assert hand.message is not None
    await answer(boris, hand.message)
    await house.settled()
    assert sends_to(house, boris.dm.id) == [403, 403]
    live = await live_of(house, code_of(board))
    assert await outbox.owed(house.db, live.row.id) == []


async def test_both_closed(house: House) -> None:
    for person in people_of(house, NAMES):
        person.close_dms()
    board = await house.match(*NAMES)
    await house.settled()
    assert f"{NOTE} **A** Anna and **B** Boris" in board.text
