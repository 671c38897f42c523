"""The best of three of Legends by correspondence: clocks of days, quiet hours, reminders, a vacation, an undo (LG-64)."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import pytest

from table.acts.people import Person
from tests.e2e.clocks.timing import DAY, HOUR, pinged, prefer, reminders, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.legendary import PAIR, advance, begun, seat_of, until
from tests.e2e.playing import code_of, controls, live_of, panel, people_of, restart, texts
from tests.e2e.tables import opened
from words.texts import words

pytestmark = [pytest.mark.usefixtures("same_dice", "quickly_painted"), pytest.mark.rule("LG-64")]

CLOCK = "2d"


async def windows(house: House, **terms: str) -> str:
    """Return the windows of a table that is opened so."""
    live = await live_of(house, code_of(await begun(house, **terms)))
    return str(live.rules_and_match[1].board.options.windows)


async def test_a_clock_of_days_asks_briefly_unless_the_table_says_otherwise(house: House) -> None:
    assert await windows(house, clock=CLOCK) == "brief"
    assert await windows(house, clock=CLOCK, windows="usual") == "usual"
    assert await windows(house, clock="10m") == "usual"


async def test_the_lobby_of_days_says_so_and_the_host_may_change_it(house: House) -> None:
    lobby = await opened(house, "legends", *PAIR, clock=CLOCK)
    code, host = code_of(lobby), int(house.table.person(PAIR[0]).id)
    say = words("en", strict=True)
    name = say("option-legends-windows-name")
    assert f"{name}: {say('option-legends-windows-brief-name')}" in lobby.text.lower()
    live, _ = await house.bot.referee.choosing.set_option(code, host, "windows", "usual")
    await house.settled()
    assert '"windows": "usual"' in live.row.options
    assert f"{name}: {say('option-legends-windows-usual-name')}" in lobby.text.lower()
    again, _ = await house.bot.referee.choosing.set_option(code, host, "windows", "brief")
    assert '"windows": "brief"' in again.row.options


async def slowly(house: House, code: str, hours: float) -> Person | None:
    """Let time pass and whoever is asked answer then; return who it was, None once the match is over."""
    await wait(house, hours * HOUR)
    for person in people_of(house, PAIR):
        if await table.question(house, person, code) is not None:
            await advance(house, person, code)
            return person
    assert (await live_of(house, code)).row.status == "over"
    return None


async def undo(house: House, code: str, person: Person, other: Person) -> None:
    """Let somebody ask to undo, and the other agree half a day later."""
    say = texts(person)
    asked = (await (await person.press(panel(person, code), label=say("button-undo"))).answered()).message
    assert asked is not None
    await person.press(asked, label=say("button-undo-ask"))
    await wait(house, 12 * HOUR)
    (wanted,) = [m for m in person.messages(house.table.general) if controls(m, "agree")]
    await other.press(wanted, custom_id=controls(wanted, "agree")[0])
    await house.settled()


@pytest.mark.rule("LG-02", "LG-05")
async def test_the_best_of_three_over_weeks(house: House, caplog: pytest.LogCaptureFixture) -> None:
    anna, boris = people_of(house, PAIR)
    with caplog.at_level(logging.WARNING):
        board = await begun(house, games="three", clock=CLOCK)
        code, began = code_of(board), house.clock()
        mine, theirs = [await seat_of(house, person, code) for person in (anna, boris)]
        answers = await until_reminded(house, code, boris)
        await vacation(house, code, boris)
        # An attack is taken back a day later: the other agrees, and the question is there again with its full time.
        await until(house, code, "Anna", "main", offers=("attack:",))
        before = (await live_of(house, code)).view(mine).table
        asked = await table.question(house, anna, code)
        assert asked is not None
        while (inner := await table.question(house, anna, code)) is not None and inner.id.partition(".")[0] == (
            asked.id.partition(".")[0]
        ):
            await advance(house, anna, code)
        await undo(house, code, anna, boris)
        live = await live_of(house, code)
        assert live.view(mine).table == before
        faces = await house.bot.referee.timing.faces(live)
        assert faces[mine].due == pytest.approx(house.clock() + 2 * DAY, abs=60)
        # The rest of it, some hours for each answer, over restarts: nobody's flag falls.
        while await slowly(house, code, 8):
            answers += 1
            if answers % 20 == 0:
                await restart(house)
        live = await live_of(house, code)
        assert (live.row.status, live.row.reason) == ("over", "games")
        assert live.rules_and_match[1].board.won[mine] == 2
        assert house.clock() - began > 14 * DAY
    assert live.rules_and_match[1].board.won[theirs] <= 1
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []
    for person in (anna, boris):
        assert reminders(person) == []


async def until_reminded(house: House, code: str, person: Person) -> int:
    """Play until a person is asked in their quiet hours, who is called when these are over; return the count of answers."""
    answers = 0
    while await table.question(house, person, code) is not None:
        await advance(house, person, code)
    now = datetime.fromtimestamp(house.clock(), UTC)
    minute = now.hour * 60 + now.minute
    await prefer(house, person, zone="UTC", quiet_from=(minute - 60) % 1440, quiet_to=(minute + 600) % 1440)
    since = len(house.table.requests)
    while await table.question(house, person, code) is None:
        for other in people_of(house, PAIR):
            if other is not person and await table.question(house, other, code) is not None:
                await advance(house, other, code, "Boris")
                answers += 1
    assert [users for users in pinged(house, since) if person.id in users] == [], "it is night there"
    await wait(house, 11 * HOUR)
    assert len(reminders(person)) == 1, "and in the morning they are called"
    await prefer(house, person, quiet_from=None, quiet_to=None)
    return answers


async def vacation(house: House, code: str, person: Person) -> None:
    """Let a person who is asked take a vacation longer than their clock, and answer after it."""
    await (await person.slash("vacation", {"days": 5}, channel=house.table.general)).answered()
    for _ in range(9):
        await wait(house, 12 * HOUR)
    live = await live_of(house, code)
    assert live.row.status == "playing"
    face = (await house.bot.referee.timing.faces(live))[await seat_of(house, person, code)]
    assert face.fallen is None, "the clock of days stands meanwhile"
    await wait(house, DAY)
    await advance(house, person, code)
