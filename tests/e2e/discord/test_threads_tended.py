"""What a thread is called and when, that it is archived again, who may be brought where, and tables that need no thread."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.tables import threads as tables_threads
from cogs.tables.thread_pages import LENGTH, name_of
from store.match import outbox
from tests.e2e.conftest import House
from tests.e2e.discord.threading import (
    NAMES,
    SAY,
    begun,
    begun_in_forum,
    board_in,
    bots_in,
    here,
    kept_in,
    kept_in_threads,
    links_of,
    locked,
    room_of,
    second_lobby,
    threads_of,
)
from tests.e2e.lobby.gathering import passed
from tests.e2e.lobby.listed import planned
from tests.e2e.playing import code_of, live_of, people_of

pytestmark = pytest.mark.usefixtures("same_dice")

HOUR = 3600


async def ended(house: House, code: str) -> None:
    """Let Boris concede."""
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()


async def test_names_are_cut_and_mention_nobody(house: House) -> None:
    await kept_in_threads(house)
    long = "W" * 32
    _, code, thread = await begun(house, "Anna", long, "@everyone\u202e", "M" * 32)
    assert len(thread.name) <= LENGTH
    assert "…" in thread.name
    assert "\u202e" not in thread.name
    assert thread.name == name_of(await live_of(house, code), "")


async def test_a_thread_gets_another_name_no_sooner_than_discord_takes_it(house: House) -> None:
    _, post, code = await begun_in_forum(house)
    assert post.name.endswith("Anna – Boris")
    # Over within minutes: it is archived, and the name stays.
    await ended(house, code)
    assert post.archived
    assert post.name.endswith("Anna – Boris")
    renamed = [row for row in house.table.requests if row[0] == "PATCH" and "name" in (row[2] or {})]
    assert len(renamed) == 1
    # A rematch begins at once, and has its name as soon as it may.
    again, _ = await house.bot.referee.lobbies.rematch(code, int(house.table.person("Boris").id), "Boris", "1")
    house.bot.sender.wake(again.row.id)
    await house.table.until(lambda: len(bots_in(house, post)) > 2 and not post.archived)
    assert post.name.endswith("Anna – Boris")
    house.clock.forward(301)
    house.bot.sender.retry_now(again.row.id)
    await house.table.until(lambda: post.name.endswith("Boris – ?"))
    await house.settled()


async def test_a_thread_that_was_opened_to_change_a_message_is_archived_again(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    await ended(house, code)
    assert thread.archived
    live = await live_of(house, code)
    board = board_or_result(house, code)
    await house.db.write(lambda db: db.execute("UPDATE posts SET shows = '' WHERE match = ?", (live.row.id,)))
    await house.db.write(lambda db: outbox.owe(db, live.row.id, ["board", "result"], house.clock()))
    edits = len(house.table.requests)
    house.bot.sender.wake(live.row.id)
    await house.settled()
    assert any(method == "PATCH" and "/messages/" in path for method, path, _, _ in house.table.requests[edits:])
    assert thread.archived
    assert board is not None


def board_or_result(house: House, code: str) -> object:
    """Any message of the match's that is still there."""
    return next((m for m in bots_in(house, threads_of(house)[0]) if code in m.text), None)


async def test_who_has_deleted_their_data_is_in_no_name_of_a_thread_any_more(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    await ended(house, code)
    house.clock.forward(301)
    boris = house.table.person("Boris")
    await house.bot.referee.erasure.erase(int(boris.id))
    await house.settled()
    assert "Boris" not in thread.name
    assert thread.archived


async def test_who_deletes_their_data_soon_after_another_name_is_in_none_as_soon_as_it_may_be(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    boris = house.table.person("Boris")
    await ended(house, code)
    assert thread.name.endswith("finished")
    await house.bot.referee.erasure.erase(int(boris.id))
    match, clock = (await live_of(house, code)).row.id, asyncio.get_running_loop().time
    await house.table.until(lambda: house.bot.sender._ends.get((match, "thread"), 0.0) > clock() + 60)
    assert thread.archived
    house.clock.forward(301)
    house.bot.sender.retry_now(match)
    await house.table.until(lambda: "Boris" not in thread.name and thread.archived)
    await house.settled()


async def test_a_second_table_in_a_thread_leaves_it_to_the_first_until_that_is_over(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    name, vera = thread.name, house.table.person("Vera")
    lobby = await second_lobby(house, thread)
    assert thread.name == name
    house.clock.forward(301)
    await ended(house, code)
    assert not thread.archived
    assert thread.name.endswith("Vera – ?")
    house.clock.forward(301)
    await vera.press(lobby, label="Leave")
    await house.settled()
    assert thread.archived


async def test_a_second_table_that_closes_does_not_archive_the_thread_of_the_first(house: House) -> None:
    await kept_in_threads(house)
    _, _, thread = await begun(house)
    name, vera = thread.name, house.table.person("Vera")
    lobby = await second_lobby(house, thread)
    await vera.press(lobby, label="Leave")
    await house.settled()
    assert (thread.name, thread.archived) == (name, False)


async def test_who_has_left_the_match_is_not_brought_back_into_its_thread(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house, *NAMES, "Vera")
    boris = house.table.person("Boris")
    thread.members.remove(boris.id)
    await ended(house, code)
    assert (await live_of(house, code)).row.status == "playing"
    assert boris.id not in thread.members


async def test_players_that_cannot_be_brought_in_do_not_hold_up_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_threads, "PATIENCE", 1.0)
    await kept_in_threads(house)
    house.table.faults.hang("PUT", r"/thread-members/", times=1000)
    lobby = await house.lobby(*NAMES)
    await house.table.person("Anna").press(lobby, label="Start", wait=False)
    await house.table.until(
        lambda: any("hand" in str(m.buttons()) for thread in threads_of(house) for m in bots_in(house, thread))
    )
    (thread,) = threads_of(house)
    assert (await room_of(house, code_of(board_in(house, thread)))).thread == int(thread.id)
    house.bot.sender.cancel()


async def test_the_message_in_the_channel_leads_to_where_a_judge_has_moved_the_match(house: House) -> None:
    await kept_in_threads(house)
    door, code, _ = await begun(house)
    other, guild = house.table.add_channel("other"), int(house.table.guild["id"])
    await house.bot.referee.homes.move(code, int(house.table.person("Vera").id), guild, int(other.id), judge=True)
    await house.settled()
    board = board_in(house, other)
    assert SAY("door-elsewhere", place=f"<#{other.id}>") in door.text
    assert links_of(door) == [f"https://discord.com/channels/{guild}/{other.id}/{board.id}"]


async def test_why_a_match_is_in_the_channel_is_told_there_alone(house: House) -> None:
    await kept_in_threads(house)
    door, code, thread = await begun(house)
    await locked(house, thread)
    other, guild = house.table.add_channel("other"), int(house.table.guild["id"])
    await house.bot.referee.homes.move(code, int(house.table.person("Vera").id), guild, int(other.id), judge=True)
    await house.settled()
    assert here(house) == []
    assert SAY("door-elsewhere", place=f"<#{other.id}>") in door.text
    assert not any("thread" in message.text for message in bots_in(house, other))


@pytest.mark.parametrize("how", ["moved", "locked"])
async def test_who_has_deleted_their_data_is_in_no_name_of_a_thread_that_the_match_has_left(
    house: House, how: str
) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    boris, vera = house.table.person("Boris"), house.table.person("Vera")
    if how == "locked":
        await locked(house, thread)
        house.table.set_thread(thread, archived=False, locked=False)
    else:
        other, guild = house.table.add_channel("other"), int(house.table.guild["id"])
        await house.bot.referee.homes.move(code, int(vera.id), guild, int(other.id), judge=True)
        await house.settled()
        # Nothing of the match is left in it.
        assert (bots_in(house, thread), thread.archived) == ([], True)
        assert thread.name.endswith("Anna – Boris")
    house.clock.forward(301)
    await house.bot.referee.erasure.erase(int(boris.id))
    await house.settled()
    assert "Boris" not in thread.name
    assert thread.archived


async def test_a_match_that_a_judge_moves_back_into_its_thread_opens_it(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    other, guild = house.table.add_channel("other"), int(house.table.guild["id"])
    for room in (other, thread):
        vera = int(house.table.person("Vera").id)
        await house.bot.referee.homes.move(code, vera, guild, int(room.id), judge=True)
        await house.settled()
    assert code_of(board_in(house, thread)) == code
    assert not thread.archived


async def test_what_is_opened_in_a_thread_is_played_there(house: House) -> None:
    await kept_in_threads(house)
    parent = house.bot.get_channel(int(house.table.general.id))
    assert isinstance(parent, discord.TextChannel)
    made = await parent.create_thread(name="evening", type=discord.ChannelType.public_thread)
    room = house.table.channel(made.id)
    anna, boris = people_of(house, NAMES)
    asked = await anna.slash("play", {"language": "en"}, sub="krendel", channel=room)
    assert asked.message is not None
    await boris.press(asked.message, label="Join")
    await anna.press(asked.message, label="Start")
    await house.settled()
    assert threads_of(house) == [room]
    assert board_in(house, room) is asked.message
    await ended(house, code_of(asked.message))
    assert (room.name, room.archived) == ("evening", False)


async def test_a_private_table_needs_no_thread(house: House) -> None:
    await kept_in_threads(house)
    anna = house.table.person("Anna")
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.world.dm(anna.id))
    await house.settled()
    assert await house.db.read("SELECT * FROM threads") == []


async def test_a_planned_table_in_a_forum_is_announced_where_it_is(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    await planned(house)
    (post,) = threads_of(house, forum)
    (lobby,) = bots_in(house, post)
    await passed(house, 1)
    (event,) = house.table.world.home.events.values()
    assert str(post.id) in event["entity_metadata"]["location"]
    boris = house.table.person("Boris")
    await boris.press(lobby, label="Join")
    await passed(house, 2 * HOUR)
    asked = bots_in(house, post)[-1]
    for name in NAMES:
        await house.table.person(name).press(asked, label=SAY("button-here"))
    await house.settled()
    assert code_of(board_in(house, post)) == event["name"].split()[-1]
    assert bots_in(house, house.table.general) == []


async def test_a_bot_that_was_removed_and_came_back_goes_on_in_the_thread(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    live = await live_of(house, code)
    house.table.remove_bot()
    await house.table.until(lambda: live.row.homeless == "server")
    house.table.invite_bot()
    await house.table.until(lambda: live.row.homeless is None)
    await house.settled()
    assert live.row.channel == int(thread.id)
    assert (await room_of(house, code)).lacks is None
    await ended(house, code)
    assert thread.archived


async def test_a_name_that_discord_refuses_keeps_a_thread_from_nothing_else(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    before = thread.name
    house.clock.forward(301)
    house.table.faults.answer("PATCH", rf"/channels/{thread.id}$", status=400, code=50035)
    await ended(house, code)
    assert thread.archived
    assert thread.name == before
