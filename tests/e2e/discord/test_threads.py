"""A thread for each table: made when the match begins, once, named, left where it cannot be kept, archived at the end."""

from __future__ import annotations

import pytest

from table.state.permission_bits import mask
from tests.e2e.conftest import House
from tests.e2e.discord.threading import begun, board_in, bots_in, kept_in_threads, links_of, threads_of
from tests.e2e.lobby.listed import tables
from tests.e2e.playing import code_of, live_of, people_of, restart, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)


async def test_the_lobby_is_in_the_channel_and_the_match_in_a_thread_of_it(house: House) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby("Anna", "Boris")
    assert SAY("lobby-thread") in lobby.text
    assert threads_of(house) == []
    anna, boris = people_of(house, ("Anna", "Boris"))
    await anna.press(lobby, label="Start")
    await house.settled()
    (thread,) = threads_of(house)
    assert thread.id == lobby.id
    assert thread.name == f"{SAY('krendel-title')} · Anna – Boris"
    assert {anna.id, boris.id} <= {*thread.members}
    assert bots_in(house, house.table.general) == [lobby]
    assert SAY("door-thread") in lobby.text
    assert links_of(lobby) == [f"https://discord.com/channels/{house.table.guild['id']}/{thread.id}"]
    board = board_in(house, thread)
    code = code_of(board)
    assert (await live_of(house, code)).row.channel == int(thread.id)
    assert all(board.id in m.text for m in (anna.inbox[-1], boris.inbox[-1]))


async def test_a_hand_on_its_way_while_the_board_is_posted_leads_to_it_all_the_same(house: House) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby("Anna", "Boris")
    anna = house.table.person("Anna")

    async def board_first() -> None:
        await house.table.until(lambda: {slot for _, slot in house.bot.sender._tasks} == {"panel:0"})

    house.table.faults.before("POST", rf"/channels/{house.table.world.dm(anna.id).id}/messages$", board_first)
    await anna.press(lobby, label="Start", wait=False)
    await house.table.until(lambda: threads_of(house))
    await house.settled()
    (thread,) = threads_of(house)
    assert board_in(house, thread).id in anna.inbox[-1].text


async def test_at_the_end_the_channel_says_who_won_and_the_thread_is_archived(house: House) -> None:
    await kept_in_threads(house)
    door, code, thread = await begun(house)
    house.clock.forward(301)
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    assert thread.archived
    assert not thread.locked
    assert thread.name.endswith("Anna – Boris · finished")
    assert "Anna" in door.text
    assert SAY("door-thread") not in door.text
    result = bots_in(house, thread)[-1]
    assert any(b["label"] == SAY("button-rematch") for b in result.buttons())
    # Whoever presses afterwards finds all of it as it was: the rematch is played in the same thread.
    house.clock.forward(301)
    await house.table.person("Anna").press(result, label=SAY("button-rematch"))
    await house.settled()
    assert not thread.archived
    assert thread.name.endswith("Anna – ?")
    assert threads_of(house) == [thread]


async def test_an_open_rematch_is_listed_without_the_name_that_its_thread_still_has(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    house.clock.forward(301)
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    result = bots_in(house, thread)[-1]
    pressed = await house.table.person("Anna").press(result, label=SAY("button-rematch"))
    await pressed.answered()
    await house.table.until(lambda: not thread.archived)
    assert thread.name.endswith("finished"), "Discord takes no second name so soon"
    listed = (await tables(house, house.table.person("Gleb"))).text
    assert f"<#{house.table.general.id}>" in listed
    assert f"<#{thread.id}>" not in listed
    assert f"/{thread.id}/" in listed, "the link leads to the table itself"


async def test_who_sees_the_channel_sees_the_match_in_its_thread_also_once_that_is_archived(house: House) -> None:
    await kept_in_threads(house)
    _, code, _ = await begun(house)
    elsewhere = house.table.add_channel("elsewhere")
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    await restart(house)
    vera, general = house.table.person("Vera"), house.table.general
    assert "Anna" in await said(await vera.slash("replay", {"match": code}, channel=elsewhere))
    hidden = {"id": house.table.guild["id"], "type": 0, "allow": "0", "deny": str(mask(["view_channel"]))}
    general.data["permission_overwrites"] = [hidden]
    await restart(house)
    refused = await said(await vera.slash("replay", {"match": code}, channel=elsewhere))
    assert refused == texts(vera)("refused-unseen", code=code)
