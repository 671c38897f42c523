"""The machine's clock is set, or the machine sleeps: no flag falls by it, nobody is called by it, nothing waits for ever."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection

import pytest

from referee.clocks.terms import DAY, HOUR
from referee.clocks.time_of_day import LONG, SteadyClock
from referee.match.live import Live
from store.errors import StoreFailedError
from store.lobby import lobbies
from store.match import clocks, outbox
from store.people import people
from tests.referee.clocks.timed import answer, fallen, kinds, row, table, tick
from tests.referee.conftest import Room

BOT = Path(__file__).parents[3] / "bot.py"
YEAR = 365 * DAY
JUMPS = [LONG + 1, HOUR, 10 * YEAR, -LONG - 1, -HOUR, -10 * YEAR]


async def set_clock(room: Room, seconds: float) -> None:
    """Set the machine's clock, and look at all that may have fallen due."""
    room.set_by += seconds
    await look(room)


async def look(room: Room) -> None:
    for timed in room.referee.timed_jobs:
        await timed()


# -------------------------------------------------------------------- the clock


def test_small_steps_are_followed_and_a_jump_is_held_back_until_it_is_taken_over(tmp_path: Path) -> None:
    room = Room(tmp_path / "arbiter.db")  # its clocks alone
    now = SteadyClock(room.wall, lambda: room.time)
    for _ in range(10):
        room.set_by += LONG
        assert (now(), now.jump) == (room.wall(), 0.0)
    for jump in (LONG + 1, -HOUR):
        before = now()
        room.set_by += jump
        room.time += 5
        assert (now(), now.jump) == (before + 5, jump)
        undo = now.accept()
        assert (now(), now.jump) == (room.wall(), 0.0)
        now.undo(undo)
        assert (now(), now.jump) == (before + 5, jump)
        now.accept()


# -------------------------------------------------------------------- what waits


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("terms", ["10m", "5m+10s", "3d"])
async def test_a_clock_shows_after_a_jump_what_it_showed_before(room: Room, terms: str, jump: float) -> None:
    room.time = 2e9
    live = await table(room, terms, 1, 2)
    await look(room)
    room.time += 200
    left = [(await row(room, live, seat)).due or 0.0 for seat in (0, 1)]
    left = [due - room.wall() for due in left]
    await set_clock(room, jump)
    await look(room)
    assert [((await row(room, live, seat)).due or 0.0) - room.wall() for seat in (0, 1)] == pytest.approx(left)
    assert await fallen(room, live) == []
    assert await kinds(room, live, "flag", "idling", "idled") == []
    room.time += left[0] + 1
    await look(room)
    assert await fallen(room, live) == [0, 1]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_an_answer_between_a_jump_and_the_next_look_costs_what_it_took(room: Room, jump: float) -> None:
    live = await table(room, "20m+0s", 1, 2, game="krendel")
    await look(room)
    room.time += 100
    room.set_by += jump
    for seat in (0, 1):
        await answer(room, live, seat)
    await look(room)
    assert [(await row(room, live, seat)).bank for seat in (0, 1)] == pytest.approx([1100.0, 1100.0])


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_lobby_waits_as_long_as_before(room: Room, jump: float) -> None:
    room.time = 2e9
    live = await room.lobby(1, 2)
    await look(room)
    left = (live.row.expires or 0.0) - room.wall()
    await set_clock(room, jump)
    assert live.row.status == "lobby"
    assert (live.row.expires or 0.0) - room.wall() == pytest.approx(left)
    assert await lobbies.next_due(room.db) == live.row.expires


async def test_after_a_step_back_nothing_owed_waits_for_the_old_time(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await look(room)
    await room.db.write(lambda db: outbox.owe(db, live.row.id, ["board"], room.wall()))
    await set_clock(room, -YEAR / 365 * 5)
    assert {owed.not_before <= room.wall() for owed in await outbox.owed(room.db)} == {True}
    assert all(seat.acted <= room.wall() for seat in live.seats)
    assert (await clocks.last_activity(room.db, live.row.id) or 0.0) <= room.wall()


async def test_a_step_back_is_known_in_memory_too(room: Room) -> None:
    live = await table(room, "none", 1, 2)
    await look(room)
    room.time += 10 * DAY
    await answer(room, live, 0)
    acted = live.seats[0].acted
    await set_clock(room, -DAY)
    assert live.seats[0].acted == acted - DAY


async def test_nobody_is_called_by_a_jump(room: Room) -> None:
    live = await table(room, "3d", 1, 2)
    await look(room)
    await room.owed()
    await set_clock(room, 5 * YEAR)
    assert await room.owed() == ["board", "turn"], "what shows the clocks, and no reminder"
    assert [(await row(room, live, seat)).reminded for seat in (0, 1)] == [0, 0]
    await set_clock(room, -5 * YEAR)
    assert await room.owed() == ["board", "turn"]


def fails(*_: object) -> None:
    raise StoreFailedError("the disk is full")


def lost(db: Connection, *_: object) -> None:
    """Do what the transaction cannot be committed with."""
    db.execute("PRAGMA defer_foreign_keys = ON")
    db.execute("INSERT INTO states (match, version, body) VALUES (-1, 0, x'')")


@pytest.mark.parametrize("refused", [fails, lost])
async def test_a_jump_that_could_not_be_noted_is_noted_later(
    room: Room, monkeypatch: pytest.MonkeyPatch, refused: Callable[..., None]
) -> None:
    live = await table(room, "10m", 1, 2)
    await look(room)
    room.set_by += DAY
    with monkeypatch.context() as patch:
        patch.setattr("referee.upkeep.outages.shift_deadlines.move", refused)
        with pytest.raises(StoreFailedError):
            await room.referee.outages.follow_clock()
    assert room.referee.now.jump == DAY
    await tick(room)
    assert await fallen(room, live) == []
    await look(room)
    assert room.referee.now.jump == 0.0
    assert await fallen(room, live) == []


def test_the_bot_has_a_clock_that_only_counts_beside_the_time_of_day() -> None:
    calls = [node for node in ast.walk(ast.parse(BOT.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    (made,) = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Referee"]
    assert {word.arg: ast.unparse(word.value) for word in made.keywords}["steady"] == "time.monotonic"


# -------------------------------------------------------------------- out of reach


async def stood_still(room: Room, monkeypatch: pytest.MonkeyPatch) -> tuple[Live, float, list[float]]:
    """Let nothing be done for an hour; return a match, when its clocks were due, and the count of seconds, to be moved on."""
    live = await table(room, "10m", 1, 2)
    counted = [1000.0]
    monkeypatch.setattr("referee.upkeep.outages._steady_seconds", lambda: counted[0])
    await look(room)
    due = (await row(room, live, 0)).due or 0.0
    room.time += HOUR
    counted[0] += HOUR
    return live, due, counted


async def test_a_process_that_stood_still_has_been_out_of_reach(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live, due, counted = await stood_still(room, monkeypatch)
    await look(room)
    assert await fallen(room, live) == []
    assert (await row(room, live, 0)).due == due + HOUR
    room.time += LONG
    counted[0] += LONG
    await look(room)
    assert (await row(room, live, 0)).due == due + HOUR, "played on over"


async def test_a_standstill_that_could_not_be_noted_is_noted_later(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live, due, counted = await stood_still(room, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr("referee.upkeep.outages.shift_deadlines.move", lost)
        with pytest.raises(StoreFailedError):
            await room.referee.outages.follow_clock()
    room.time += 10
    counted[0] += 10
    for _ in range(2):
        await look(room)
        assert (await row(room, live, 0)).due == due + HOUR


async def test_lobbies_wait_longer_in_the_same_transaction_as_clocks(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens after it: they would close at the next look."""
    room.time = 2e9
    live = await room.lobby(1, 2)
    await look(room)
    left = (live.row.expires or 0.0) - room.wall()
    room.set_by += 10 * YEAR
    monkeypatch.setattr(type(room.referee.outages), "_reload", fails)
    with pytest.raises(StoreFailedError):
        await room.referee.outages.follow_clock()
    await room.restart()
    await look(room)
    live = await room.referee.live.by_code(live.row.code)
    assert live.row.status == "lobby"
    assert (live.row.expires or 0.0) - room.wall() == pytest.approx(left)


@pytest.mark.parametrize("seconds", [HOUR, -HOUR, 100 * DAY])
async def test_a_clock_that_was_set_while_the_bot_was_stopped(room: Room, seconds: float) -> None:
    room.time = 2e9
    live = await table(room, "10m", 1, 2)
    await room.referee.outages.note_heartbeat()
    due = (await row(room, live, 0)).due or 0.0
    room.set_by += seconds
    await room.restart()
    await room.referee.outages.come_online()
    await look(room)
    live = await room.referee.live.by_code(live.row.code)
    assert (await row(room, live, 0)).due == due + seconds
    assert await fallen(room, live) == []
    assert float(await people.fact(room.db, people.HEARTBEAT) or 0) == room.wall()


async def test_a_time_out_of_reach_is_given_back_once(room: Room) -> None:
    live = await table(room, "10m", 1, 2)
    await room.referee.outages.note_heartbeat()
    due = (await row(room, live, 0)).due or 0.0
    room.time += 10
    room.set_by += HOUR  # the machine sleeps; Discord notices later
    await look(room)
    await room.referee.outages.come_online()
    await look(room)
    assert (await row(room, live, 0)).due == due + HOUR
