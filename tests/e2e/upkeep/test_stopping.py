"""The bot is asked to stop: what is under way is finished, new presses are told to come again, nothing is lost."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from table.acts.interactions import Interaction
from table.server import Table
from tests.e2e.conftest import House, drawn
from tests.e2e.faults.crashing import CALLBACK, CHANNEL, Process, Story
from tests.e2e.playing import code_of, controls, panel, people_of
from tests.support.tables import spec

NAMES = ("Anna", "Boris")

LATER = "I am restarting"


def holds(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Let every picture wait; return an event that says that one is asked for, and one that lets them go on."""
    asked, go = asyncio.Event(), asyncio.Event()

    async def held(job: object) -> bytes:
        asked.set()
        await go.wait()
        return await drawn(job)  # type: ignore[arg-type]

    monkeypatch.setattr(house.bot.desk.composer.pictures, "_paint", held)
    return asked, go


async def test_what_is_under_way_is_finished_and_new_presses_are_told_to_come_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    board = await house.match(*NAMES)
    anna, boris = people_of(house, NAMES)
    asked, go = holds(house, monkeypatch)
    looked = asyncio.create_task(anna.press(board, label="My hand"))
    await asyncio.wait_for(asked.wait(), 30)
    stop = asyncio.create_task(house.bot.stop(20))
    await house.table.until(lambda: house.bot.stopping.has_begun)
    refused = await boris.press(panel(boris), custom_id=controls(panel(boris))[0])
    assert refused.message is not None
    assert refused.message is not panel(boris)
    assert LATER in refused.message.text
    command = await boris.slash("board")
    assert command.message is not None
    assert LATER in command.message.text
    assert not stop.done()
    go.set()
    await stop
    shown = await looked
    assert shown.message is not None
    assert "board.png" in str(shown.message.data) or "hand" in str(shown.message.data)
    assert [r.getMessage() for r in caplog.records if r.levelname in ("WARNING", "ERROR")] == []
    await house.close()
    await house.open()
    await boris.press(panel(boris), custom_id=controls(panel(boris))[0])
    await house.settled()
    assert len(await house.db.read("SELECT 1 FROM choices")) == 1


async def test_a_form_that_was_being_filled_in_is_taken(house: House) -> None:
    anna = house.table.person("Anna", locale="en-US")
    form = await anna.slash("report")
    house.bot.stopping.has_begun = True
    sent = await anna.submit(form, {"what": "The board has been upside down since yesterday."})
    assert sent.message is not None
    assert LATER not in sent.message.text
    assert len(await house.db.read("SELECT 1 FROM reports")) == 1


async def test_what_is_owed_is_delivered_first(house: House) -> None:
    lobby = await house.lobby(*NAMES)
    anna, boris = people_of(house, NAMES)
    # The second of the private messages waits its turn.
    house.bot.sender.delivery.posting.dm_spacing = 0.5
    await anna.press(lobby, label="Start")
    await house.bot.stop(20)
    assert [len(person.inbox) for person in (anna, boris)] == [1, 1]
    assert await house.db.read("SELECT 1 FROM outbox WHERE delivered IS NULL") == []


async def test_a_stop_waits_no_longer_than_it_may(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Discord refuses all messages for now: they stay owed, and come after the next start."""
    lobby = await house.lobby(*NAMES)
    anna, boris = people_of(house, NAMES)
    house.bot.sender.delivery.retry = 600.0
    house.table.faults.answer("POST", CHANNEL, status=403, code=50013, times=1000)
    await anna.press(lobby, label="Start")
    await house.table.until(lambda: sum(status == 403 for *_, status in house.table.requests) >= 2)
    caplog.set_level("INFO", "arbiter")
    await asyncio.wait_for(house.bot.stop(60), 50)
    assert "messages still owed: 3 (by matches: 1); matches running: 1" in caplog.text
    assert await house.db.read("SELECT 1 FROM outbox WHERE delivered IS NULL") != []
    house.table.faults.clear()
    await house.close()
    house.clock.forward(3600)
    await house.open()
    await house.settled()
    assert [len(person.inbox) for person in (anna, boris)] == [1, 1]


async def test_a_second_wish_ends_it_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    anna = house.table.person("Anna")
    asked, _ = holds(house, monkeypatch)
    await anna.press(board, label="My hand", wait=False)
    await asyncio.wait_for(asked.wait(), 30)
    stop = asyncio.create_task(house.bot.stop(600))
    await house.table.until(lambda: house.bot.stopping.has_begun)
    house.bot.stop_at_once()
    await stop
    assert house.bot.is_closed()


async def test_who_is_away_is_not_answered_for_any_more(house: House) -> None:
    """A practice player's answer would lead to the next one's, and the stop would wait for all that they do."""
    lobby = await house.lobby("Anna", practice=1)
    house.bot.stopping.has_begun = True
    await house.bot.referee.lobbies.start(code_of(lobby), int(house.table.person("Anna").id))
    house.bot.wake()
    while house.bot._waking:
        await asyncio.gather(*house.bot._waking)
    await house.bot.stop(20)
    assert await house.db.read("SELECT 1 FROM outbox WHERE delivered IS NULL") == []
    assert await house.db.read("SELECT 1 FROM choices") == []


async def test_what_goes_wrong_in_a_stop_does_not_keep_it_from_ending(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_seconds: float) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(house.bot.sender, "drain", fails)
    await house.bot.stop(20)
    assert house.bot.is_closed()
    assert "a fault of ours" in caplog.text


async def test_a_second_wish_may_come_while_the_time_runs_out_anyway(house: House) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(0) as house.bot._bound:
            try:
                await asyncio.Event().wait()
            finally:
                house.bot.stop_at_once()

    with pytest.raises(TimeoutError):
        await bounded()


# -------------------------------------------------------------------- a process of its own, under load


@pytest_asyncio.fixture
async def story(tmp_path: Path) -> AsyncIterator[Story]:
    made = Story(tmp_path)
    await made.table.start()
    await made.bot.start()
    yield made
    await made.bot.end()
    await made.table.stop()


async def lobbies(table: Table, count: int) -> list[Interaction]:
    anna = table.person("Anna", locale="en-US")
    return [await (await anna.slash("play", sub="krendel", wait=False)).answered(30) for _ in range(count)]


def log_of(bot: Process) -> list[str]:
    return (bot.folder / "log.txt").read_text().splitlines()


@pytest.mark.posix
async def test_a_process_stopped_under_load_loses_nothing(story: Story) -> None:
    """In the middle of presses by several people at several tables: each is answered, what was answered is stored."""
    table, bot = story.table, story.bot
    await story.started("krendel")
    await story.settled()
    asked = await lobbies(table, 3)
    people = [table.person(name, locale="en-US") for name in ("Boris", "Vera", "Gleb")]
    joined = [
        await person.press(one.message, label="Join", wait=False) for one in asked for person in people if one.message
    ]
    # Pictures that are being painted when the stop comes: each look paints one that nobody has seen.
    looks = [await table.person(name).slash("board", wait=False) for name in ("Anna", "Boris", "Vera")]
    await table.until(lambda: any(one.state == "answered" for one in joined))
    process = bot.process
    assert process is not None
    process.send_signal(signal.SIGTERM)
    late = [await person.press(one.message, label="Join", wait=False) for one in asked for person in people[:1]]  # type: ignore[arg-type]
    assert await asyncio.wait_for(process.wait(), 60) == 0
    seats = bot.rows("SELECT match, name FROM seats WHERE match > 1 ORDER BY match, seat")
    assert all(one.state == "answered" for one in looks)
    worded = [one for one in [*joined, *late] if one.message is not None and LATER in one.message.text]
    taken = [one for one in joined if one.state == "answered" and one not in worded]
    assert len(taken) >= 1
    assert len([name for _, name in seats if name != "Anna"]) >= len(taken)
    bad = [
        line for line in log_of(bot) if any(level in line for level in ("WARNING", "ERROR", "CRITICAL", "Traceback"))
    ]
    assert bad == []
    assert bot.owed() == 0
    assert "stopped; answers cut short: 0, messages still owed: 0" in log_of(bot)[-1]


@pytest.mark.posix
async def test_a_second_signal_ends_it_with_the_signals_status(story: Story) -> None:
    table, bot = story.table, story.bot
    asked = await lobbies(table, 1)
    assert asked[0].message is not None
    table.faults.hang("POST", CALLBACK)
    await story.table.person("Boris", locale="en-US").press(asked[0].message, label="Join", wait=False)
    await table.until(lambda: table.faults.hanging == 1)
    process = bot.process
    assert process is not None
    process.send_signal(signal.SIGTERM)
    await table.until(lambda: any("stopping:" in line for line in log_of(bot)))
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 60) == 128 + signal.SIGINT
    assert "answers cut short: 1" in log_of(bot)[-1], "\n".join(log_of(bot))
    assert bot.rows("SELECT name FROM seats ORDER BY seat") == [("Anna",), ("Boris",)]


@pytest.mark.posix
async def test_a_signal_while_it_starts_ends_it_quietly(tmp_path: Path) -> None:
    bot = Process(Table(spec=spec()), tmp_path)
    await bot.table.start()
    starting = asyncio.create_task(bot.start())
    await bot.table.until(lambda: (tmp_path / "arbiter.db.lock").exists())
    process = bot.process
    assert process is not None
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 60) == 0
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    await bot.table.stop()
    assert "Traceback" not in "\n".join(log_of(bot))
