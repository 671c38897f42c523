"""All matches of a user in one place: what waits for them first, whatever channel it is in; and from one to the next."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cogs.kit.match_texts.durations import moment, past_moment
from store.lobby import invitations
from store.lobby.invitations import Invitation
from store.people import guilds
from store.people.guilds import Guild
from table.state.things import Message
from tests.e2e.clocks.timing import open_match
from tests.e2e.conftest import House
from tests.e2e.people.pages import codes, turns
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")

MOST_READS = 6
"""Reads for a list whose matches are in memory: seats, invitations, preferences, the vacation and its year."""


async def in_channel(house: House, name: str, *people: str) -> Message:
    """Open, join and start a match in a channel of its own."""
    room = house.table.add_channel(name)
    host, *others = [house.table.person(who) for who in people]
    lobby = (await host.slash("play", {"language": "en"}, sub="krendel", channel=room)).message
    assert lobby is not None
    for person in others:
        await person.press(lobby, label="Join")
    await host.press(lobby, label="Start")
    await house.settled()
    return lobby


async def test_what_waits_for_one_comes_first_wherever_it_is_played(house: House) -> None:
    answered, waiting = await house.match(*NAMES), await in_channel(house, "elsewhere", *NAMES)
    lobby = await house.lobby("Boris", "Anna")
    anna = house.table.person("Anna")
    await answer(anna, panel(anna, code_of(answered)))
    await house.settled()
    shown = await turns(anna, dm=True)
    say = texts(anna)
    assert codes(shown, "act") == [code_of(waiting)]
    assert codes(shown, "hand") == [code_of(answered)]
    assert codes(shown, "since") == [code_of(waiting), code_of(answered)]
    assert say("turns-count", yours=1, others=1, lobbies=1) in shown.text
    at = [shown.text.index(code_of(board)) for board in (waiting, answered, lobby)]
    assert at == sorted(at)
    for board in (waiting, answered, lobby):
        assert f"/{house.table.guild['id']}/{board.channel_id}/{board.id}" in shown.text
    assert say("turns-act", question=say("krendel-ask-creature", round=1)) in shown.text
    assert say("turns-lobby", taken=2, seats=6) in shown.text


async def test_nothing_at_all(house: House) -> None:
    vera = house.table.person("Vera")
    shown = await turns(vera)
    assert texts(vera)("turns-none") in shown.text
    assert [b["label"] for b in shown.buttons()] == [texts(vera)("button-refresh"), texts(vera)("button-tables")]


async def test_act_catch_up_and_hand_work_from_the_list(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    say, shown = texts(anna), await turns(anna)
    hand = (await anna.press(shown, label=say("button-act"))).message
    assert hand is not None
    assert controls(hand) == [name.replace("panel.0", hand_slot(hand)) for name in controls(panel(anna))] != []
    assert texts(anna)("since-start") in await said(await anna.press(shown, label=say("button-since")))
    await answer(anna, hand)
    await house.settled()
    again = await anna.press(shown, label=texts(anna)("button-refresh"))
    assert again.message is shown
    assert codes(shown, "act") == []
    assert codes(shown, "hand") == [code_of(board)]


def hand_slot(message: Message) -> str:
    return controls(message)[0].split(":")[3]


async def test_from_one_match_to_the_next(house: House) -> None:
    boards = [await house.match(*NAMES)] + [await in_channel(house, f"room-{n}", *NAMES) for n in range(2)]
    anna, say = house.table.person("Anna"), texts(house.table.person("Anna"))
    first = panel(anna, code_of(boards[0]))
    assert "button-next" not in first.text
    await answer(anna, first)
    assert say("turns-more", count=2) in first.text
    second = (await anna.press(first, label=say("button-next"))).message
    assert second is not None
    assert second.ephemeral
    assert code_of(second) in {code_of(board) for board in boards[1:]}
    assert say("turns-more", count=2) not in second.text
    await answer(anna, second)
    assert say("turns-more", count=1) in second.text
    third = (await anna.press(second, label=say("button-next"))).message
    assert third is not None
    assert {code_of(m) for m in (first, second, third)} == {code_of(board) for board in boards}
    await answer(anna, third)
    assert say("button-next") not in [b["label"] for b in third.buttons()]
    assert await said(await anna.press(second, label=say("button-next"))) == say("turns-no-next")


async def test_who_waits_in_lanes_is_told_the_same_whether_or_not_others_have_answered(house: House) -> None:
    await house.match("Anna", "Boris", "Vera")
    anna, boris, _ = people_of(house, ("Anna", "Boris", "Vera"))
    await answer(anna, panel(anna))
    await house.settled()
    before = (await turns(anna)).data
    await answer(boris, panel(boris))
    await house.settled()
    after = (await turns(anna)).data
    assert json.dumps(before["components"]) == json.dumps(after["components"])
    names = texts(anna).join(["**A** Anna", "**B** Boris", "**C** Vera"])
    assert texts(anna)("turns-choosing", names=names) in str(after)


async def test_a_foreign_list_does_not_open(house: House) -> None:
    """The list is made for whoever presses, whosever message it was."""
    await house.match(*NAMES)
    vera = house.table.person("Vera")
    helped = (await vera.slash("help")).message
    assert helped is not None
    assert texts(vera)("turns-none") in await said(await vera.press(helped, label=texts(vera)("button-turns")))


async def test_after_a_restart(house: House) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    shown = await turns(anna)
    await house.close()
    await house.open()
    await anna.press(shown, label=texts(anna)("button-refresh"))
    assert codes(shown, "act") == [code_of(board)]


async def test_clock_pause_and_vacation_are_told(house: House) -> None:
    board = await open_match(house, *NAMES, clock="1d")
    anna, live = house.table.person("Anna"), await live_of(house, code_of(board))
    now, say = house.clock(), texts(anna)
    query = "INSERT OR REPLACE INTO clocks (match, seat, question, since, due) VALUES (?, 0, '1', ?, ?)"
    await house.db.write(lambda db: db.execute(query, (live.row.id, now, now + 60)))
    shown = (await turns(anna)).text
    assert say("turns-due", due=moment(now + 60)) in shown
    assert say("turns-since", since=past_moment(now)) in shown
    pause = "UPDATE matches SET paused = ?, paused_by = 'consent' WHERE id = ?"
    async with live.lock:
        await house.bot.referee.live.commit(live, lambda db: db.execute(pause, (now, live.row.id)).close())
    away = await house.bot.referee.vacations.start(int(anna.id), 3)
    assert away.finish is not None
    shown = (await turns(anna)).text
    assert say("turns-paused", since=past_moment(now)) in shown
    assert say("turns-due", due=moment(now + 60)) not in shown
    assert say("turns-away", until=moment(away.finish, "f")) in shown


async def test_an_invitation_is_listed_with_the_way_to_the_table(house: House) -> None:
    lobby = await house.lobby("Anna")
    boris, row = house.table.person("Boris"), (await live_of(house, code_of(lobby))).row
    until = house.clock() + 3600
    call = Invitation(row.id, int(boris.id), row.host, until, "open")
    await house.db.write(lambda db: invitations.keep(db, call))
    say, shown = texts(boris), (await turns(boris)).text
    assert say("turns-invited", host="Anna", join=words("en")("button-join")) in shown
    assert say("turns-invited-until", until=moment(until)) in shown
    assert f"/{lobby.channel_id}/{lobby.id}" in shown


async def test_twenty_matches_are_listed_in_one_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """In pages, after a restart too. Once the matches are loaded, a list is a few reads, however many there are."""
    many = Guild(int(house.table.guild["id"]), per_person=20)
    await house.db.write(lambda db: guilds.keep(db, many))
    boards = [await in_channel(house, f"room-{n}", "Anna", "Boris") for n in range(20)]
    anna = house.table.person("Anna")
    await house.close()
    await house.open()
    shown = await turns(anna)
    reads: list[str] = []
    read = house.db.read

    async def counted(query: str, *args: Any) -> Any:
        reads.append(query)
        return await read(query, *args)

    monkeypatch.setattr(house.db, "read", counted)
    await anna.press(shown, label=texts(anna)("button-refresh"))
    monkeypatch.undo()
    assert len(reads) <= MOST_READS, reads
    found = []
    for page in range(4):
        assert texts(anna)("turns-page", page=page + 1, pages=4) in shown.text
        found += codes(shown, "act")
        if page < 3:
            await anna.press(shown, label=texts(anna)("button-turns-on"))
    assert sorted(found) == sorted(code_of(board) for board in boards)
    assert len(codes(shown, "act")) == 5
