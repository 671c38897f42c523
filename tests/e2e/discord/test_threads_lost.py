"""What becomes of a table whose thread cannot be made, is lost, locked or archived; and that a crash makes none twice."""

from __future__ import annotations

from sqlite3 import Connection

import pytest

from store.match import matches, outbox
from tests.e2e.conftest import House
from tests.e2e.discord.threading import (
    NAMES,
    SAY,
    begun,
    begun_in_forum,
    board_in,
    bots_in,
    crash,
    denied,
    here,
    kept_in,
    kept_in_threads,
    locked,
    never_noted,
    room_of,
    threads_of,
)
from tests.e2e.lobby.gathering import pinged
from tests.e2e.playing import code_of, live_of, people_of, texts
from tests.e2e.upkeep.living import delivered, press_all

pytestmark = pytest.mark.usefixtures("same_dice")


# -------------------------------------------------------------------- crashes


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_thread_that_was_made_before_a_crash_is_not_made_twice(
    house: House, monkeypatch: pytest.MonkeyPatch, deleted: bool
) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby(*NAMES)
    code = code_of(lobby)
    if deleted:
        # Without the message to make it of, the thread is known by its name.
        house.table.world.remove_message(lobby)
        never_noted(house, monkeypatch)
        await house.bot.referee.lobbies.start(code, int(house.table.person("Anna").id))
    else:
        never_noted(house, monkeypatch)
        await house.table.person("Anna").press(lobby, label="Start", wait=False)
    await house.table.until(lambda: threads_of(house))
    await crash(house)
    (thread,) = threads_of(house)
    assert (await room_of(house, code)).thread == int(thread.id)
    assert code_of(board_in(house, thread)) == code


async def test_a_post_that_was_made_before_a_crash_is_not_made_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    never_noted(house, monkeypatch)
    anna = house.table.person("Anna")
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general, wait=False)
    await house.table.until(lambda: threads_of(house, forum))
    await crash(house)
    (post,) = threads_of(house, forum)
    (lobby,) = bots_in(house, post)
    assert (await room_of(house, code_of(lobby))).thread == int(post.id)
    assert bots_in(house, house.table.general) == []


async def test_what_discord_does_not_answer_is_tried_again_and_the_rest_waits_for_it(house: House) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby(*NAMES)
    code = code_of(lobby)
    house.table.faults.answer("POST", r"/threads$", status=503, times=3)
    await house.table.person("Anna").press(lobby, label="Start")
    await house.settled()
    (thread,) = threads_of(house)
    # Not even for a moment was the board in the channel.
    posted = f"/channels/{house.table.general.id}/messages"
    assert [path for method, path, _, _ in house.table.requests if method == "POST" and path == posted] == []
    assert bots_in(house, house.table.general) == [lobby]
    assert code_of(board_in(house, thread)) == code


async def test_what_waits_for_a_thread_looks_for_it_no_more_until_it_is_there(house: House) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby(*NAMES)
    code = code_of(lobby)
    match, waiting = (await live_of(house, code)).row.id, list[str]()

    async def alone() -> None:
        await house.table.until(lambda: [slot for at, slot in house.bot.sender._tasks if at == match] == ["thread"])
        waiting.extend(row.slot for row in await outbox.owed(house.db, match))

    house.table.faults.before("POST", r"/threads$", alone)
    await house.table.person("Anna").press(lobby, label="Start", wait=False)
    await house.table.until(lambda: threads_of(house))
    await house.settled()
    assert {"board", "turn"} <= {*waiting}
    (thread,) = threads_of(house)
    assert code_of(board_in(house, thread)) == code


# -------------------------------------------------------------------- permissions and limits


async def test_without_the_permission_the_match_stays_in_the_channel_and_says_why(house: House) -> None:
    await kept_in_threads(house)
    await denied(house, house.table.general, "create_public_threads")
    board = await house.match(*NAMES)
    assert threads_of(house) == []
    assert board_in(house, house.table.general) is board


async def test_a_permission_that_is_lost_before_the_beginning_is_named(house: House) -> None:
    await kept_in_threads(house)
    lobby = await house.lobby(*NAMES)
    await denied(house, house.table.general, "create_public_threads")
    await house.table.person("Anna").press(lobby, label="Start")
    await house.settled()
    assert board_in(house, house.table.general) is lobby
    said = SAY("roomless-thread-lacks", place=f"<#{house.table.general.id}>", names="Create Public Threads")
    assert any(said in m.text for m in bots_in(house, house.table.general))
    assert pinged(house).count(house.table.person("Anna").id) <= 1


async def test_a_forum_where_the_bot_may_not_post_leaves_the_table_in_the_channel(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    await denied(house, forum, "send_messages")
    lobby = await house.lobby(*NAMES)
    assert threads_of(house, forum) == []
    assert SAY("roomless-post-lacks", place=f"<#{forum.id}>", names=SAY("permission-create_posts")) in lobby.text


async def test_a_server_with_all_threads_that_can_be_says_so(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    house.table.world.most_threads = 0
    anna = house.table.person("Anna")
    asked = await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    await house.settled()
    assert asked.message is not None
    assert texts(anna)("roomless-post-full") in asked.message.text
    (lobby,) = bots_in(house, house.table.general)
    assert SAY("roomless-post-full") in lobby.text


@pytest.mark.parametrize(("tags", "applied"), [((), 0), (("news",), 1)])
async def test_a_forum_that_asks_for_a_tag_gets_one_of_its_own(
    house: House, tags: tuple[str, ...], applied: int
) -> None:
    forum = house.table.add_forum("tables", tags, asks_for_tag=True)
    await kept_in(house, forum)
    anna = house.table.person("Anna")
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    await house.settled()
    assert [len(post.data["applied_tags"]) for post in threads_of(house, forum)] == [applied] * applied
    lobbies = bots_in(house, house.table.general)
    assert [SAY("roomless-post-tag", place=f"<#{forum.id}>") in m.text for m in lobbies] == [True] * (1 - applied)


# -------------------------------------------------------------------- archived, locked, deleted


async def test_a_thread_that_discord_has_archived_stops_nobody(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    house.table.set_thread(thread, archived=True)
    await press_all(house)
    await delivered(house)
    assert not thread.archived
    assert "Discard" in board_in(house, thread).text
    assert (await live_of(house, code)).row.homeless is None


async def _goes_on(house: House, code: str) -> None:
    """See that a match goes on in the channel, where everybody is told so once."""
    await press_all(house)
    await delivered(house)
    await house.settled()
    board = board_in(house, house.table.general)
    assert code_of(board) == code
    live = await live_of(house, code)
    assert (live.row.channel, live.row.homeless, live.row.status) == (int(house.table.general.id), None, "playing")
    assert len(here(house)) == 1
    anna, boris = people_of(house, NAMES)
    assert all(f"<@{person.id}>" in here(house)[0] for person in (anna, boris))


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_match_whose_thread_is_deleted_goes_on_in_the_channel(house: House, asleep: bool) -> None:
    await kept_in_threads(house)
    door, code, thread = await begun(house)
    if asleep:
        await house.close()
    house.table.remove_channel(thread)
    if asleep:
        await house.open()
    await house.table.until(lambda: here(house))
    await house.settled()
    await _goes_on(house, code)
    assert SAY("door-elsewhere", place=f"<#{house.table.general.id}>") in door.text


async def test_a_match_whose_post_is_deleted_goes_on_where_play_was_used(house: House) -> None:
    forum, post, code = await begun_in_forum(house)
    house.table.remove_channel(post)
    await house.table.until(lambda: here(house))
    await house.settled()
    await _goes_on(house, code)
    assert threads_of(house, forum) == []


async def test_a_match_that_ends_while_the_bot_is_thrown_out_is_archived_when_it_is_back(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    live = await live_of(house, code)
    house.table.remove_bot()
    await house.table.until(lambda: live.row.homeless == "server")
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    assert not thread.archived
    house.table.invite_bot()
    await house.table.until(lambda: thread.archived)


async def test_a_match_whose_thread_is_locked_goes_on_in_the_channel(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    await locked(house, thread)
    await _goes_on(house, code)


async def test_a_thread_that_the_match_has_left_already_is_deleted_without_harm(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    await locked(house, thread)
    house.table.remove_channel(thread)
    await house.bot.referee.homes.set_channel_deleted(int(thread.id))
    await _goes_on(house, code)


async def test_a_message_on_its_way_into_a_thread_that_is_deleted_does_not_lose_the_channel_too(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    live = await live_of(house, code)

    async def deleted() -> None:
        await house.bot.referee.homes.set_channel_deleted(int(thread.id))

    path = rf"/channels/{thread.id}/messages"
    house.table.faults.before("PATCH", path, deleted)
    house.table.faults.answer("PATCH", path, status=404, code=10003)

    def changed(db: Connection) -> None:
        db.execute("UPDATE posts SET shows = '' WHERE match = ? AND slot = 'board'", (live.row.id,))
        outbox.owe(db, live.row.id, ["board"], house.clock())

    await house.db.write(changed)
    house.bot.sender.wake(live.row.id)
    await house.table.until(lambda: here(house))
    await house.settled()
    await _goes_on(house, code)


async def test_of_a_closed_match_nothing_comes_to_the_channel_when_its_thread_is_deleted(house: House) -> None:
    await kept_in_threads(house)
    door, code, thread = await begun(house)
    live = await live_of(house, code)
    async with live.lock:
        await house.bot.referee.live.commit(
            live, lambda db: matches.end_match(db, live.row.id, "closed", "moderated", None, house.clock())
        )
    await house.settled()
    assert live.row.status == "closed"
    house.table.remove_channel(thread)
    await house.table.until(lambda: live.row.channel == int(house.table.general.id))
    await house.settled()
    assert bots_in(house, house.table.general) == [door]


async def test_after_the_end_a_deleted_thread_hinders_no_rematch(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    house.table.remove_channel(thread)
    live = await live_of(house, code)
    await house.table.until(lambda: live.row.channel == int(house.table.general.id))
    anna = house.table.person("Anna")
    await anna.press(anna.inbox[-1], label=texts(anna)("button-rematch"))
    await house.settled()
    lobby = bots_in(house, house.table.general)[-1]
    assert SAY("lobby-thread") in lobby.text


@pytest.mark.parametrize("kind", ["thread", "post"])
async def test_after_the_end_a_thread_that_was_deleted_unheard_hinders_no_rematch(house: House, kind: str) -> None:
    parent = house.table.general if kind == "thread" else house.table.add_forum("tables")
    await (kept_in_threads(house) if kind == "thread" else kept_in(house, parent))
    anna, boris = people_of(house, NAMES)
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    await house.settled()
    lobby = bots_in(house, threads_of(house, parent)[0] if kind == "post" else parent)[-1]
    code = code_of(lobby)
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    (former,) = threads_of(house, parent)
    await house.close()
    house.table.remove_channel(former)
    await house.open()
    await house.settled()
    await anna.press(anna.inbox[-1], label=texts(anna)("button-rematch"))
    await house.settled()
    (post,) = threads_of(house, parent) if kind == "post" else [parent]
    lobby = bots_in(house, post)[-1]
    again = code_of(lobby)
    assert again != code
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    (thread,) = threads_of(house, parent)
    assert code_of(board_in(house, thread)) == again
