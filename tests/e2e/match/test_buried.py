"""A board below others' talk is posted anew at the next change, once, and the call to act links to it."""

from __future__ import annotations

import pytest

from cogs.delivery.posting import BURIED_BELOW, LOOK_AGAIN_AFTER
from tests.e2e.conftest import House
from tests.e2e.playing import play_on

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")


@pytest.mark.parametrize("talk", [BURIED_BELOW - 1, BURIED_BELOW])
async def test_a_buried_board_comes_up_again(house: House, talk: int) -> None:
    board = await house.match(*NAMES)
    vera = house.table.person("Vera")
    for n in range(talk):
        await vera.say(house.table.general, f"talk {n}")
    house.clock.forward(LOOK_AGAIN_AFTER + 1)
    code = (await house.db.read("SELECT code FROM matches"))[0][0]
    await play_on(house, NAMES, code)
    ours = [m for m in vera.messages(house.table.general) if m.author_id == house.table.bot["id"]]
    boards = [m for m in ours if "Choosing" in m.text]
    calls = [m for m in ours if "To the table" in m.text]
    assert (len(boards), len(calls), len(ours)) == (1, 1, 2)
    assert (boards[0].id == board.id) == (talk < BURIED_BELOW)
    assert board.deleted == (talk >= BURIED_BELOW)
    assert f"/{boards[0].id})" in calls[0].text
