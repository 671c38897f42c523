"""The bot is out of reach for a while: stopped, or cut off from Discord. Nobody's time runs out by that, nothing is lost."""

from __future__ import annotations

import pytest

from cogs.bot.registration import COMMANDS, FIRST_PAUSE
from referee.clocks.time_of_day import LONG
from referee.lobby.gathering import READY_FOR
from store.people import people
from tests.e2e.clocks.timing import DAY, HOUR, MINUTE, open_match, reminders, state, wait
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, hosting, live_of, panel, people_of, texts
from tests.e2e.upkeep.living import lobby_in, until
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
SAY = words("en", strict=True)


async def away(house: House, seconds: float, how: str) -> None:
    """Let the bot be stopped, or cut off, for so long."""
    if how == "stopped":
        await house.close()
        house.clock.forward(seconds)
        await house.open()
    else:
        house.table.close_gateway()
        await house.table.until(lambda: house.bot.life.down)
        house.clock.forward(seconds)
        await house.bot.timekeeper.tick()
        house.table.open_gateway()
        await house.table.until(lambda: not house.bot.life.down)
    await house.bot.timekeeper.tick()
    await house.settled()


async def left(house: House, code: str) -> dict[int, float | None]:
    """Return the seconds that each clock shows; None for a flag that is down."""
    faces = await house.bot.referee.timing.faces(await live_of(house, code))
    now = house.clock()
    return {seat: None if face.fallen else round((face.due or 0) - now) for seat, face in faces.items()}


@pytest.mark.parametrize("how", ["stopped", "cut off"])
async def test_an_hour_out_of_reach_counts_against_nobody(house: House, how: str) -> None:
    board = await open_match(house, *NAMES, clock="10m")
    await wait(house, 4 * MINUTE)
    before = await left(house, code_of(board))
    await away(house, HOUR, how)
    after = await left(house, code_of(board))
    assert [after[seat] for seat in before] == [pytest.approx(seconds, abs=20) for seconds in before.values()]
    due = (await house.bot.referee.timing.faces(await state(house, board)))[0].due
    assert due is not None
    assert f"<t:{int(due)}" in board.text or f"<t:{int(due) + 1}" in board.text
    await wait(house, 7 * MINUTE)
    assert set((await left(house, code_of(board))).values()) == {None}


@pytest.mark.parametrize("how", ["stopped", "cut off"])
async def test_a_short_time_out_of_reach_is_played_on_over(house: House, how: str) -> None:
    board = await open_match(house, *NAMES, clock="10m")
    await wait(house, 6 * MINUTE)
    await away(house, LONG - 10, how)
    assert set((await left(house, code_of(board))).values()) == {None}


async def test_after_days_out_of_reach_nobody_is_reminded_in_a_burst(house: House) -> None:
    await open_match(house, *NAMES, clock="3d")
    anna, boris = people_of(house, NAMES)
    since = len(house.table.requests)
    await away(house, 5 * DAY, "stopped")
    posted = [path for method, path, _, _ in house.table.requests[since:] if method == "POST" and "/messages" in path]
    assert posted == []
    await wait(house, 2 * DAY)
    assert [len(reminders(person)) for person in (anna, boris)] == [1, 1]


async def test_a_lobby_waits_on_for_those_who_could_not_press(house: House) -> None:
    lobby = await lobby_in(house, house.table.general, *NAMES)
    panel_ = await hosting(house.table.person("Anna"), lobby)
    await house.table.person("Anna").press(panel_, label=texts(house.table.person("Anna"))("button-ready"))
    await house.settled()
    before = (await state(house, lobby)).row
    await away(house, 2 * READY_FOR, "stopped")
    row = (await state(house, lobby)).row
    assert row.ready is not None
    assert before.ready is not None
    assert row.ready == pytest.approx(before.ready + 2 * READY_FOR, abs=20)
    assert f"<t:{int(row.ready)}" in lobby.text or f"<t:{int(row.ready) + 1}" in lobby.text
    await wait(house, READY_FOR)
    assert [s.user for s in (await state(house, lobby)).seats] == [int(house.table.person("Anna").id)]


async def test_what_was_answered_while_cut_off_is_delivered(house: House) -> None:
    board = await open_match(house, *NAMES)
    house.table.close_gateway()
    await house.table.until(lambda: not house.table.online)
    anna, boris = people_of(house, NAMES)
    pressed = [await answer(person, panel(person), wait=False) for person in (anna, boris)]
    house.table.open_gateway()
    await house.table.until(lambda: all(p.state == "answered" for p in pressed) or "Discard" in board.text)
    await house.settled()
    assert "Discard" in board.text


# -------------------------------------------------------------------- commands


def registrations(house: House) -> list[int]:
    """Return the status of each request that registered the commands."""
    return [
        status for method, path, _, status in house.table.requests if method == "PUT" and path.endswith("/commands")
    ]


async def test_commands_that_discord_refuses_are_registered_later(house: House) -> None:
    await house.db.write(lambda db: people.set_fact(db, COMMANDS, "another version"))
    house.table.faults.answer("PUT", "/commands$", status=403, code=20012, times=2)
    await house.close()
    await house.open()
    assert registrations(house) == [200, 403]
    assert (await house.table.person("Boris").slash("help")).state == "answered"
    await wait(house, FIRST_PAUSE + 1)
    assert registrations(house) == [200, 403, 403]
    await wait(house, FIRST_PAUSE + 1)
    assert registrations(house) == [200, 403, 403]
    await wait(house, FIRST_PAUSE)
    assert registrations(house) == [200, 403, 403, 200]
    await house.close()
    await house.open()
    await wait(house, HOUR)
    assert registrations(house) == [200, 403, 403, 200]


async def test_commands_that_were_refused_before_a_restart_are_registered_after_it(house: House) -> None:
    await house.db.write(lambda db: people.set_fact(db, COMMANDS, "another version"))
    house.table.faults.answer("PUT", "/commands$", status=403, code=20012)
    await house.close()
    await house.open()
    await house.close()
    await house.open()
    assert registrations(house) == [200, 403, 200]


async def test_the_moment_of_the_last_reach_is_kept_each_minute(house: House) -> None:
    async def kept() -> float:
        return float(await people.fact(house.db, "heartbeat") or 0)

    first = await kept()
    await wait(house, MINUTE + 1)
    assert await kept() >= first + MINUTE
    house.table.close_gateway()
    await house.table.until(lambda: house.bot.life.down)
    last = await kept()
    await wait(house, MINUTE + 1)
    assert await kept() == last
    house.table.open_gateway()

    async def later() -> bool:
        return await kept() > last

    await until(house, later)
