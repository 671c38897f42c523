"""People who have blocked each other, before a match: they are not seated or called together."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import control, invited, pinged
from tests.e2e.playing import code_of, people_of, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_blocked_people_do_not_sit_together(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris = people_of(house, ("Anna", "Boris"))
    say = texts(anna)
    shown = (await (await anna.slash("block", {"user": boris})).answered()).message
    assert shown is not None
    assert say("blocked-note", who=f"<@{boris.id}>") in shown.text
    assert say("block-listed", who=f"<@{boris.id}>") in shown.text
    assert await said(await boris.press(lobby, label="Join")) == texts(boris)("refused-not-open")
    assert await said(await boris.slash("play", {"invite": anna}, sub="krendel")) == texts(boris)(
        "refused-call-closed", who=f"<@{anna.id}>"
    )
    heard = await said(await anna.slash("play", {"invite": boris}, sub="krendel"))
    assert heard == say("refused-call-blocked", who=f"<@{boris.id}>")
    theirs = await house.lobby("Boris")
    assert await said(await anna.press(theirs, label="Join")) == say("refused-blocked", owner="Boris")
    offered = await anna.autocomplete("unblock", {"user": "bor"}, "user")
    assert offered == [{"name": "Boris", "value": boris.id}] or offered[0]["value"] == boris.id
    freed = (await (await anna.slash("unblock", {"user": boris.id})).answered()).message
    assert freed is not None
    assert say("unblocked-note", who=f"<@{boris.id}>") in freed.text
    await boris.press(lobby, label="Join")
    assert "Boris" in lobby.text


async def test_the_list_of_blocks_by_its_selects(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    say = texts(anna)
    shown = (await (await anna.slash("block")).answered()).message
    assert shown is not None
    assert say("block-none") in shown.text
    await anna.pick(shown, boris, custom_id=control(shown, "blockuser"))
    assert say("block-listed", who=f"<@{boris.id}>") in shown.text
    await anna.pick(shown, boris.id, custom_id=control(shown, "unblock"))
    assert say("block-none") in shown.text
    assert await said(await anna.slash("unblock", {"user": "somebody"})) == say("refused-not-blocked")
    assert await said(await anna.slash("block", {"user": anna})) == say("refused-block-self")
    assert await said(await anna.slash("block", {"user": house.table.bot["id"]})) == say("refused-block-bot")


async def test_a_rematch_calls_nobody_who_would_not_sit_with_its_host(house: House) -> None:
    board = await house.match("Anna", "Boris", "Vera")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    await vera.slash("block", {"user": anna})
    for person in (boris, vera, anna):
        await house.bot.referee.seats.concede(code_of(board), int(person.id))
    await house.settled()
    before = len(pinged(house))
    live, _ = await house.bot.referee.lobbies.rematch(code_of(board), int(anna.id), "Anna", "1")
    house.bot.sender.wake(live.row.id)
    await house.settled()
    assert pinged(house)[before:] == [boris.id]


@pytest.mark.parametrize("blocker", ["Anna", "Boris"])
async def test_a_block_takes_back_the_invitation_between_the_two(house: House, blocker: str) -> None:
    lobby = await house.lobby("Anna")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    call = await invited(house, anna, lobby, boris)
    house.clock.forward(60)
    kept = await invited(house, anna, lobby, vera)
    by, other = (anna, boris) if blocker == "Anna" else (boris, anna)
    await (await by.slash("block", {"user": other})).answered()
    await house.settled()
    assert call.deleted
    assert f"<@{boris.id}>" not in lobby.text
    assert not kept.deleted
    assert f"<@{vera.id}>" in lobby.text
