"""Servers, channels and permissions come and go: each is said, nothing is lost, and the match goes on."""

from __future__ import annotations

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import DAY, HOUR, MINUTE, channel, prefer, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.playing import (
    answer,
    check_reachable,
    code_of,
    live_of,
    notices,
    panel,
    people_of,
    play_on,
    restart,
    said,
    texts,
)
from tests.e2e.upkeep.living import NAMES, delivered, lobby_in, lost, open_in, press_all, table_of, thread_of, worded
from tests.support.gauntlet_words import gauntlet
from words.texts import words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)


def ids(message: Message) -> list[str]:
    return [str(b["custom_id"]).split(":")[2] for b in message.buttons() if b["custom_id"]]


# -------------------------------------------------------------------- the server


@pytest.mark.parametrize("asleep", [False, True])
async def test_the_bot_is_removed_from_a_server_and_invited_again(house: House, asleep: bool) -> None:
    board = await open_in(house, house.table.general, "Anna", "Boris", "Vera", clock="10m")
    code = code_of(board)
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    for person in (anna, boris):  # Vera cannot be written to: nothing else brings her and the bot together
        person.share_another_guild()
    await press_all(house, "Anna")
    if asleep:
        await house.close()
    house.table.remove_bot()
    if asleep:
        await house.open()
    live = await lost(house, code, "server")
    assert (live.row.status, live.row.paused_by) == ("playing", "lost")
    for person in (anna, boris):
        notice = await worded(house, person, "notice-server")
        assert texts(person)("notice-paused") in notice.text
        assert texts(person)("notice-help-server", code=code) in notice.text
    await delivered(house)
    assert notices(vera) == []
    await wait(house, 2 * HOUR)
    await restart(house)
    faces = await house.bot.referee.timing.faces(await live_of(house, code))
    assert [face.fallen for face in faces.values()] == [None, None, None]
    if asleep:
        await house.close()
    house.table.invite_bot()
    if asleep:
        await house.open()
    live = await lost(house, code, None)
    await delivered(house)
    assert live.row.paused is None
    faces = await house.bot.referee.timing.faces(live)
    assert all(face.due is not None and face.due > house.clock() for face in faces.values())
    for person in (anna, boris):
        assert str(board.id) in back(person).text
    await play_on(house, ("Anna", "Boris", "Vera"), code)
    assert board.edited
    await check_reachable(house, code, settled=True)


async def test_an_outage_of_the_server_removes_nothing(house: House) -> None:
    board = await open_in(house, house.table.general, *NAMES)
    house.table.set_outage(on=True)
    await press_all(house)
    await restart(house)
    assert (await live_of(house, code_of(board))).row.homeless is None
    house.table.set_outage(on=False)
    await delivered(house)
    assert [notices(person) for person in people_of(house, NAMES)] == [[], []]
    assert "Discard" in board.text


@pytest.mark.parametrize("how", ["server", "channel"])
async def test_a_lobby_that_loses_its_place_is_closed(house: House, how: str) -> None:
    lobby = await lobby_in(house, house.table.general, *NAMES)
    code = code_of(lobby)
    for person in people_of(house, NAMES):
        person.share_another_guild()
    if how == "server":
        house.table.remove_bot()
    else:
        house.table.remove_channel(house.table.general)
    live = await lost(house, code, how)
    assert (live.row.status, live.row.reason) == ("closed", "lost")
    for person in people_of(house, NAMES):
        await worded(house, person, "notice-lobby-server" if how == "server" else "notice-lobby")
    await delivered(house)
    if how == "server":
        house.table.invite_bot()
        await lost(house, code, None)
        await delivered(house)
        assert SAY("lobby-ended") in lobby.text
        assert ids(lobby) == []


# -------------------------------------------------------------------- the channel


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize("what", ["channel", "thread", "parent"])
async def test_the_place_is_deleted_and_the_match_moves(house: House, what: str, asleep: bool) -> None:
    anna, boris = people_of(house, NAMES)
    room = house.table.general if what == "channel" else await thread_of(house, anna)
    board = await open_in(house, room, *NAMES)
    code = code_of(board)
    if asleep:
        await house.close()
    house.table.remove_channel(house.table.general if what == "parent" else room)
    if asleep:
        await house.open()
    live = await lost(house, code, "channel")
    assert live.row.paused is None
    for person in (anna, boris):
        notice = await worded(house, person, "notice-channel")
        assert texts(person)("notice-goes-on") in notice.text
        assert ids(notice) == ["hand", "move"]
    assert await play_on(house, NAMES, code)
    other = house.table.add_channel("elsewhere")
    heard = await said(await boris.slash("move", {"match": code}, channel=other))
    assert heard == texts(boris)("moved", code=code, place=f"<#{other.id}>")
    await delivered(house)
    live = await live_of(house, code)
    assert (live.row.homeless, str(live.row.channel)) == (None, other.id)
    shown = table_of(house, other, code)
    assert ["To the table" in m.text for m in shown] == [False, True]
    assert f"/{other.id}/{shown[0].id}" in shown[1].text
    assert f"/{other.id}/{shown[0].id}" in back(anna).text
    assert await play_on(house, NAMES, code)
    assert shown[0].edited


def back(person: Person) -> Message:
    """Return the message that tells that the table is there again."""
    said = texts(person)("notice-back", link="|").split("|")[0]
    return next(m for m in person.inbox if said in m.text)


async def test_the_button_moves_a_match_to_a_channel_that_is_picked(house: House) -> None:
    board = await open_in(house, house.table.general, *NAMES)
    code = code_of(board)
    anna = house.table.person("Anna")
    closed, fine = house.table.add_channel("closed"), house.table.add_channel("fine")
    house.table.set_bot_permissions(closed, deny=["attach_files"])
    house.table.remove_channel(house.table.general)
    notice = await worded(house, anna, "notice-channel")
    asked = (await (await anna.press(notice, label=texts(anna)("button-move"))).answered()).message
    assert asked is not None
    (select,) = asked.selects()
    assert closed.id not in [o["value"] for o in select["options"]]
    assert fine.id in [o["value"] for o in select["options"]]
    await anna.pick(asked, fine.id)
    await lost(house, code, None)
    await delivered(house)
    assert len(table_of(house, fine, code)) == 2


async def test_who_may_move_a_match_and_where(house: House) -> None:
    board = await open_in(house, house.table.general, *NAMES)
    code = code_of(board)
    anna, vera = people_of(house, ("Anna", "Vera"))
    other = house.table.add_channel("elsewhere")
    boris = house.table.person("Boris")
    heard = await said(await boris.slash("move", {"match": code}, channel=other))
    assert heard == texts(boris)("refused-move-home", place=f"<#{house.table.general.id}>")
    heard = await said(await boris.slash("move", {"match": code}, channel=house.table.general))
    assert heard == texts(boris)("refused-move-here")
    heard = await said(await vera.slash("move", {"match": code}, channel=other))
    assert heard == texts(vera)("refused-no-seat")
    house.table.set_bot_permissions(other, deny=["attach_files"])
    heard = await said(await anna.slash("move", {"match": code}, channel=other))  # the owner of the server judges
    assert texts(anna)("permission-attach_files") in heard
    house.table.set_bot_permissions(other)
    await said(await anna.slash("move", {"match": code}, channel=other))
    await delivered(house)
    assert table_of(house, house.table.general, code) == []
    assert len(table_of(house, other, code)) == 2
    lobby = await lobby_in(house, other, "Vera")
    heard = await said(await vera.slash("move", {"match": code_of(lobby)}, channel=house.table.general))
    assert heard == texts(vera)("refused-move-lobby", code=code_of(lobby))


async def test_nobody_can_be_reached_so_the_match_stands_until_it_moves(house: House) -> None:
    board = await open_in(house, house.table.general, *NAMES, clock="10m")
    code = code_of(board)
    anna, boris = people_of(house, NAMES)
    anna.close_dms()
    await prefer(house, boris, delivery="channel")
    await press_all(house)
    await house.settled()
    await house.db.write(
        lambda db: db.execute("UPDATE players SET dm = 'closed' WHERE user = ?", (int(anna.id),)).close()
    )
    house.table.remove_channel(house.table.general)
    live = await lost(house, code, "channel")
    assert live.row.paused_by == "lost"
    await delivered(house)
    await wait(house, HOUR)
    heard = await said(await boris.slash("resume", {"match": code}, channel=house.table.add_channel("elsewhere")))
    assert texts(boris)("refused-paused-lost") in heard
    await said(await boris.slash("move", {"match": code}, channel=house.table.add_channel("new")))
    live = await lost(house, code, None)
    assert live.row.paused is None
    await delivered(house)


# -------------------------------------------------------------------- permissions and locks


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("lack", ["send_messages", "view_channel", "attach_files"])
async def test_a_permission_is_taken_and_given_back(house: House, lack: str, again: bool) -> None:
    board = await open_in(house, house.table.general, *NAMES)
    code = code_of(board)
    anna, boris = people_of(house, NAMES)
    house.table.set_bot_permissions(house.table.general, deny=[lack])
    await press_all(house)
    await lost(house, code, "permissions")
    for person in (anna, boris):
        notice = await worded(house, person, "notice-goes-on")
        assert texts(person)(f"permission-{lack}") in notice.text
    if again:
        await house.close()
        await house.open()
        await lost(house, code, "permissions")
    assert [len(notices(person)) for person in (anna, boris)] == [1, 1]
    house.table.set_bot_permissions(house.table.general)
    await lost(house, code, None)
    await delivered(house)
    assert [notices(person) for person in (anna, boris)] == [[], []]
    assert "Discard" in board.text
    assert len(table_of(house, house.table.general, code)) == 2
    await check_reachable(house, code, settled=True)


async def test_a_role_takes_the_permission_and_gives_it_back(house: House) -> None:
    """However long the next try is away: what is told of roles is acted on at once."""
    board = await open_in(house, house.table.general, *NAMES)
    code = code_of(board)
    house.bot.sender.delivery.retry = HOUR
    house.table.set_everyone(deny=["send_messages"])
    await press_all(house)
    await lost(house, code, "permissions")
    house.table.set_everyone()
    await lost(house, code, None)
    await delivered(house)
    assert "Discard" in board.text


async def test_a_thread_asks_for_a_permission_of_its_own(house: House) -> None:
    anna = house.table.person("Anna")
    board = await open_in(house, await thread_of(house, anna), *NAMES)
    house.table.set_bot_permissions(house.table.general, deny=["send_messages_in_threads", "send_messages"])
    await press_all(house)
    await lost(house, code_of(board), "permissions")
    notice = await worded(house, anna, "notice-goes-on")
    assert texts(anna)("permission-send_messages_in_threads") in notice.text
    assert f"{texts(anna)('permission-send_messages')}." not in notice.text
    house.table.set_bot_permissions(house.table.general)
    await lost(house, code_of(board), None)


@pytest.mark.parametrize("archived", [False, True])
async def test_the_thread_is_locked_and_opened(house: House, archived: bool) -> None:
    anna, boris = people_of(house, NAMES)
    room = await thread_of(house, anna)
    board = await open_in(house, room, *NAMES)
    code = code_of(board)
    house.table.set_thread(room, archived=archived, locked=True)
    for person in (anna, boris):
        await answer(person, panel(person))
    await lost(house, code, "locked")
    for person in (anna, boris):
        notice = await worded(house, person, "notice-goes-on")
        assert texts(person)("notice-locked", place=f"<#{room.id}>") in notice.text
    house.table.set_thread(room, archived=False, locked=False)
    await lost(house, code, None)
    await delivered(house)
    assert "Discard" in board.text
    assert notices(anna) == []


async def test_an_archived_thread_is_opened_for_the_table(house: House) -> None:
    room = await thread_of(house, house.table.person("Anna"))
    board = await open_in(house, room, *NAMES)
    house.table.set_thread(room, archived=True)
    await press_all(house)
    await delivered(house)
    assert "Discard" in board.text
    assert (await live_of(house, code_of(board))).row.homeless is None


# -------------------------------------------------------------------- people and messages


async def test_a_person_leaves_the_server_and_comes_back(house: House) -> None:
    board = await open_in(house, house.table.general, "Anna", "Boris", "Vera", clock="10m")
    code = code_of(board)
    boris = house.table.person("Boris")
    await press_all(house, "Anna", "Vera")
    boris.share_another_guild()
    boris.leave_guild()
    await wait(house, 10 * MINUTE + 1)
    await wait(house, HOUR)
    live = await live_of(house, code)
    assert [s.gone is not None for s in live.seats] == [False, True, False]
    assert SAY("board-gone", name="**B** Boris") in board.text
    await answer(boris, panel(boris))  # in private they can play on, and are no member for all that
    await house.settled()
    assert (await live_of(house, code)).seats[1].gone is not None
    boris.return_to_guild()
    await boris.press(board, label=SAY("button-hand"))
    await house.settled()
    assert [s.gone for s in (await live_of(house, code)).seats] == [None, None, None]
    assert SAY("board-gone", name="**B** Boris") not in board.text


async def test_a_membership_is_asked_for_once_a_day(house: House) -> None:
    await open_in(house, house.table.general, *NAMES, clock="10m")
    boris = house.table.person("Boris")
    await press_all(house, "Anna")

    def asked() -> int:
        return sum(path.endswith(f"/members/{boris.id}") for _, path, _, _ in house.table.requests)

    counts = []
    for hours in (1, 5, 10, 10):
        await wait(house, hours * HOUR)
        counts.append(asked())
    assert counts == [1, 1, 1, 2]


@pytest.mark.usefixtures("gauntlet")
@pytest.mark.parametrize("lanes", [True, False])
async def test_a_private_message_that_finds_nobody_tells_who_has_left(house: House, lanes: bool) -> None:
    """While all choose in secret it tells nothing: whom messages go to then depends on who has answered."""
    board = await toy.match(house, *NAMES)
    code = code_of(board)
    for _ in range(20):
        if bool((await live_of(house, code)).rules_and_match[1].lanes) == lanes:
            break
        for person in people_of(house, NAMES):
            if await toy.question(house, person, code) is not None:
                await toy.reply(house, person, code, toy.passing)
                await house.settled()
    assert bool((await live_of(house, code)).rules_and_match[1].lanes) == lanes
    house.table.person("Boris").leave_guild()
    house.table.remove_channel(house.table.general)
    await lost(house, code, "channel")
    await delivered(house)
    assert ((await live_of(house, code)).seats[1].gone is None) == lanes
    other = house.table.add_channel("elsewhere")
    await said(await house.table.person("Anna").slash("move", {"match": code}, channel=other))
    await delivered(house)
    shown = table_of(house, other, code)
    assert len([m for m in shown if "act" in ids(m)]) == 2
    assert (SAY("board-gone", name="**B** Boris") in shown[0].text) != lanes


async def test_who_does_not_come_back_is_put_to_the_table(house: House) -> None:
    board = await open_in(house, house.table.general, "Anna", "Boris", "Vera")
    code = code_of(board)
    boris = house.table.person("Boris")
    await press_all(house, "Anna", "Vera")
    boris.leave_guild()
    await wait(house, 12 * HOUR)
    await wait(house, HOUR)
    (asked,) = channel(house, "vote")
    assert SAY("late-gone", name="**B** Boris") in asked.text
    for person in people_of(house, ("Anna", "Vera")):
        await person.press(
            asked, custom_id=next(b["custom_id"] for b in asked.buttons() if "practice" in b["custom_id"])
        )
    await house.settled()
    assert (await live_of(house, code)).seats[1].status == "practice"
    assert channel(house, "vote") == []


async def test_a_board_that_was_deleted_is_seen_to_within_a_day(house: House) -> None:
    board = await open_in(house, house.table.general, *NAMES)
    code = code_of(board)
    for message in table_of(house, house.table.general, code):
        house.table.world.remove_message(message)
    await wait(house, HOUR)
    assert table_of(house, house.table.general, code) == []
    await wait(house, DAY + HOUR)
    await delivered(house)
    assert sorted("To the table" in m.text for m in table_of(house, house.table.general, code)) == [False, True]
