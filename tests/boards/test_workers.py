"""The painter: real processes that paint, die, hang and fail."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from boards.jobs import Job, PaintError
from boards.pictures import draw
from boards.workers.cache import PictureCache
from boards.workers.pool import Painter
from processes.child import Kind
from processes.frames import READY, frame, read_frame
from tests.boards.support.jobs import job

ROOT = Path(__file__).parents[2]
ODD = Kind("painter", "a painting process", "tests.boards.support.odd_worker")


def odd(count: int = 1, timeout: float = 60.0, cache: PictureCache | None = None) -> Painter:
    return Painter(count, timeout=timeout, cache=cache, kind=ODD)


def asked(game: str, number: int = 0) -> Job:
    return Job(game, "table", bytes([number]), b"", "", (), "ru", "dark")


async def test_both_pictures_are_painted_as_in_this_process() -> None:
    async with Painter(1) as painter:
        for one in (job("table", 6, "discard"), job("hand", 6, "discard")):
            assert await painter.paint(one) == draw(one)


async def test_a_picture_asked_for_again_comes_from_the_cache(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with odd() as painter:
        first = await painter.paint(asked(f"counted:{log}"))
        assert await painter.paint(asked(f"counted:{log}")) == first
    async with odd(cache=PictureCache(folder=tmp_path / "cache")) as painter:
        await painter.paint(asked(f"counted:{log}"))
    async with odd(cache=PictureCache(folder=tmp_path / "cache")) as painter:
        await painter.paint(asked(f"counted:{log}"))
    assert log.read_text() == "xx"


async def test_the_same_picture_asked_for_at_once_is_painted_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with odd(2, cache=PictureCache(memory=0)) as painter:
        answers = await asyncio.gather(*(painter.paint(asked(f"counted:{log}")) for _ in range(8)))
    assert len(set(answers)) == 1
    assert log.read_text() == "x"


async def test_one_who_no_longer_waits_does_not_spoil_it_for_others(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with odd() as painter:
        impatient = asyncio.create_task(painter.paint(asked(f"counted:{log}")))
        patient = asyncio.create_task(painter.paint(asked(f"counted:{log}")))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).isdigit()
        with pytest.raises(asyncio.CancelledError):
            await impatient
    assert log.read_text() == "x"


async def test_many_pictures_share_the_processes() -> None:
    async with odd(2) as painter:
        answers = await asyncio.gather(*(painter.paint(asked("plain", number)) for number in range(20)))
        assert len(set(answers)) == 2
        assert len(await painter.paint(asked("big"))) == 5_000_000


async def test_a_process_that_dies_is_replaced_and_the_picture_painted(tmp_path: Path) -> None:
    async with odd() as painter:
        before = await painter.paint(asked("plain"))
        after = await painter.paint(asked(f"dies once:{tmp_path / 'marker'}"))
        assert after.isdigit()
        assert after != before
        assert await painter.paint(asked("plain", 1)) == after


async def test_a_picture_that_kills_every_process_fails_and_others_go_on() -> None:
    async with odd() as painter:
        with pytest.raises(PaintError, match="a painting process ended, twice for this picture"):
            await painter.paint(asked("dies"))
        assert (await painter.paint(asked("plain"))).isdigit()


async def test_a_process_that_hangs_is_ended_and_replaced() -> None:
    painter = odd(timeout=1.5)
    async with painter:
        with pytest.raises(PaintError, match=r"not painted within 1\.5 s"):
            await painter.paint(asked("hangs"))
        assert (await painter.paint(asked("plain"))).isdigit()


async def test_an_error_in_painting_reaches_the_asker_and_the_process_lives() -> None:
    async with odd() as painter:
        before = await painter.paint(asked("plain"))
        with pytest.raises(PaintError, match="RuntimeError: no paint left"):
            await painter.paint(asked("fails"))
        assert await painter.paint(asked("plain", 1)) == before


async def test_an_error_is_not_kept() -> None:
    async with odd() as painter:
        for _ in range(2):
            with pytest.raises(PaintError, match="no paint left"):
                await painter.paint(asked("fails"))


async def test_what_a_process_prints_does_not_get_into_pictures() -> None:
    async with odd() as painter:
        assert await painter.paint(asked("prints")) == await painter.paint(asked("plain"))


async def test_a_process_is_told_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    async with odd() as painter:
        worded = (await painter.paint(asked("secrets"))).split()
    assert b"PATH" in worded
    assert b"DISCORD_TOKEN" not in worded


async def test_a_closed_painter_says_so() -> None:
    painter = odd()
    with pytest.raises(PaintError, match="the painter is closed"):
        await painter.paint(asked("plain"))
    await painter.start()
    waiting = asyncio.create_task(painter.paint(asked("hangs")))
    while not painter.queue:  # noqa: ASYNC110  # what is painted has no event of its own
        await asyncio.sleep(0)
    await painter.close()
    with pytest.raises(PaintError, match="the painter is closed"):
        await waiting
    with pytest.raises(PaintError, match="the painter is closed"):
        await painter.paint(asked("plain"))
    await painter.close()


async def test_a_painter_closed_while_it_looks_for_a_picture_says_so() -> None:
    looking, closed = asyncio.Event(), asyncio.Event()

    class Slow(PictureCache):
        async def get(self, name: str) -> bytes | None:
            looking.set()
            await closed.wait()
            return None

    painter = odd(cache=Slow())
    await painter.start()
    waiting = asyncio.create_task(painter.paint(asked("plain")))
    await looking.wait()
    await painter.close()
    closed.set()
    with pytest.raises(PaintError, match="the painter is closed"):
        await asyncio.wait_for(waiting, 30)


async def test_a_process_that_does_not_come_up_says_so() -> None:
    with pytest.raises(PaintError, match="cannot be started: a painting process ended"):
        await Painter(2, kind=Kind("painter", "a painting process", "tests.boards.no_such_module")).start()


def test_a_worker_whose_bot_was_killed_in_the_middle_of_a_picture_says_nothing() -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", ODD.module]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        assert read_frame(worker.stdout) == READY
        worker.stdout.close()
        worker.stdin.write(frame(msgspec.msgpack.encode(asked("big"))))
        worker.stdin.close()
        assert worker.stderr.read() == b""
        assert worker.wait() == 0
