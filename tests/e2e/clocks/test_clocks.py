"""Who is waited for, until when, and how they are called again: rarer and rarer, by day, in private where that works."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.e2e.clocks.timing import DAY, HOUR, MINUTE, calls, hand, open_match, pinged, prefer, reminders, wait, worded
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.playing import answer, code_of, controls, live_of, people_of, restart, said, texts
from tests.support.gauntlet_words import gauntlet
from words.texts import words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")
SAY = words("en", strict=True)


async def test_reminders_grow_rarer_and_stop(house: House) -> None:
    """Over restarts, one at a time; whoever has answered hears nothing, and the answer takes the reminder away."""
    await open_match(house, *NAMES)
    anna, boris, vera = people_of(house, NAMES)
    await answer(anna, hand(anna))
    came: list[float] = []
    before: list[str] = []
    for hours in range(0, 24 * 24, 6):
        if hours in (24, 96):
            await restart(house)
        await wait(house, 6 * HOUR)
        now = [m.id for m in reminders(boris)]
        assert len(now) <= 1
        if now != before:
            came.append(hours + 6)
            before = now
    assert came == [12, 36, 96, 240]
    assert reminders(anna) == []
    assert len(reminders(vera)) == 1
    assert worded(texts(boris), "remind-waits") in reminders(boris)[0].text
    await boris.press(reminders(boris)[0], label=texts(boris)("button-act"))
    await answer(boris, hand(boris))
    await house.settled()
    assert reminders(boris) == []
    assert len(reminders(vera)) == 1


async def test_a_clock_of_days_is_told_and_reminds_twice(house: House) -> None:
    board = await open_match(house, "Anna", "Boris", clock="2d")
    (call,) = calls(house)
    for message in (board, call):
        assert "<t:" in message.text
    assert worded(SAY, "board-until", line="").strip(" ·") in board.text
    assert worded(SAY, "turn-until") in call.text
    boris = house.table.person("Boris")
    counts = []
    for _ in range(16):
        await wait(house, 3 * HOUR)
        counts.append({m.id for m in reminders(boris)})
    assert len(set.union(*counts)) == 2
    assert not counts[6]
    assert counts[8]


async def test_a_table_without_a_clock_says_since_when(house: House) -> None:
    board = await open_match(house, "Anna", "Boris")
    lines = [line for line in board.text.splitlines() if "<t:" in line]
    assert len(lines) == 1
    assert SAY("board-since", line="", moment="|").split("|")[0].strip(" ·") in lines[0]
    assert worded(SAY, "turn-until") not in calls(house)[0].text


@pytest.mark.parametrize("pings", ["all", "turns"])
async def test_quiet_hours_hold_a_ping_until_they_end(house: House, pings: str) -> None:
    """In the zone that is stated: there it is night now. Who wants no reminders is called then all the same, once."""
    anna, boris = people_of(house, ("Anna", "Boris"))
    now = datetime.fromtimestamp(house.clock(), UTC)
    local = (now.hour * 60 + now.minute + 9 * 60) % (24 * 60)
    begin, end = (local - 30) % (24 * 60), (local + 90) % (24 * 60)
    await prefer(house, boris, zone="Asia/Tokyo", quiet_from=begin, quiet_to=end, pings=pings)
    await open_match(house, "Anna", "Boris")
    assert [users for users in pinged(house) if boris.id in users] == []
    assert any(anna.id in users for users in pinged(house))
    await wait(house, HOUR)
    assert reminders(boris) == []
    await wait(house, 32 * MINUTE)
    (called,) = reminders(boris)
    assert reminders(anna) == []
    for _ in range(10):
        await wait(house, 12 * HOUR)
    assert ([m.id for m in reminders(boris)] == [called.id]) == (pings == "turns")


@pytest.mark.parametrize("pings", ["turns", "off"])
async def test_who_wants_no_reminders_gets_none(house: House, pings: str) -> None:
    boris = house.table.person("Boris")
    await prefer(house, boris, pings=pings)
    await open_match(house, "Anna", "Boris")
    assert any(boris.id in users for users in pinged(house)) == (pings == "turns")
    for _ in range(5):
        await wait(house, 2 * DAY)
    assert reminders(boris) == []
    assert reminders(house.table.person("Anna")) != []


async def test_a_muted_match_pings_nobody(house: House) -> None:
    board = await open_match(house, "Anna", "Boris", clock="1d")
    live = await live_of(house, code_of(board))
    await house.db.write(lambda db: db.execute("UPDATE matches SET muted = 1 WHERE id = ?", (live.row.id,)))
    async with live.lock:
        await house.bot.referee.live.commit(live, lambda _db: None)
    since = len(house.table.requests)
    anna, boris = people_of(house, ("Anna", "Boris"))
    await wait(house, 20 * HOUR)
    assert reminders(anna) + reminders(boris) == []
    for person in (anna, boris):
        await answer(person, hand(person))
        await house.settled()
        house.clock.forward(5 * MINUTE)
    assert len(calls(house)) == 1
    assert pinged(house, since) == []


async def test_whom_no_private_message_reaches_is_called_in_the_channel(house: House) -> None:
    """All of those at once, answered or not: so it tells nothing."""
    anna, boris, vera = people_of(house, NAMES)
    for person in (boris, vera):
        person.close_dms()
    board = await open_match(house, *NAMES)
    hand = await vera.press(board, label="My hand")
    assert hand.message is not None
    await answer(vera, hand.message)
    (first,) = calls(house)
    since = len(house.table.requests)
    await wait(house, 12 * HOUR)
    (second,) = calls(house)
    assert second.id != first.id
    assert [sorted(users) for users in pinged(house, since)] == [sorted([boris.id, vera.id])]
    assert len(reminders(anna)) == 1


async def test_turn_by_turn_the_channel_calls_anew_and_names_who_is_next(house: House, gauntlet: None) -> None:
    board = await toy.match(house, *NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    order = [people[seat] for seat in (await live_of(house, code)).rules_and_match[1].board.order]
    await prefer(house, order[1], next_up=True)
    await toy.lanes(house, people, code, toy.passing)
    first, second, third = order
    letter = "ABC"[people.index(second)]
    (call,) = calls(house)
    assert SAY("turn-next", name=f"**{letter}** {second.name}") in call.text
    assert f"<@{first.id}>" in call.text
    (upcoming,) = reminders(second)
    assert texts(second)("remind-next", name=f"**{'ABC'[people.index(first)]}** {first.name}") in upcoming.text
    assert reminders(third) == []
    since = len(house.table.requests)
    await wait(house, 12 * HOUR)
    (again,) = calls(house)
    assert again.id != call.id
    assert pinged(house, since) == [[first.id]]
    await toy.reply(house, first, code)
    assert reminders(second) == []
    assert f"<@{second.id}>" in calls(house)[0].text


async def test_the_clock_page_shows_all_and_the_own_exactly(house: House) -> None:
    board = await open_match(house, "Anna", "Boris", clock="30m+30s")
    anna, boris = people_of(house, ("Anna", "Boris"))
    await wait(house, 10 * MINUTE)
    await answer(boris, hand(boris))
    shown = await said(await boris.slash("clock", channel=house.table.general))
    say = texts(boris)
    assert say("clock-increment", span=say("span-minutes", count=30), more=say("span-seconds", count=30)) in shown
    mine, other = [next(line for line in shown.splitlines() if line.startswith(f"**{letter}**")) for letter in "BA"]
    assert say("clock-sealed") in mine
    assert worded(say, "clock-due") in other
    assert say("clock-sealed") not in await said(await anna.slash("clock", channel=house.table.general))
    pressed = await anna.press(board, label="More")
    assert pressed.message is not None
    again = await anna.press(pressed.message, label=texts(anna)("button-clocks"))
    assert texts(anna)("clocks-title", code=code_of(board)) in await said(again)
    assert controls(hand(anna)) != []
