"""Processes that share jobs: they answer, die, hang, fail, wait in line and end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from processes.child import PYTHON, ROOT, Kind
from processes.errors import BusyError, ClosedError, DiedError, FailedError, LateError, UnreadyError
from processes.frames import DONE, READY, frame, read_frame
from processes.pool import Pool
from telemetry import measure

ODD = Kind("odd", "an odd process", "tests.processes.odd_worker")


def odd(count: int = 1, *, seconds: float = 60.0, tries: int = 2, line: float = 60.0) -> Pool:
    return Pool(ODD, count, seconds=seconds, tries=tries, line=line)


class Restarts:
    """Counts the processes that were replaced, by name."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def count(self, name: str, number: float, labels: dict[str, str]) -> None:
        if name == "worker_restarts":
            self.seen.append(labels["worker"])

    def observe(self, name: str, value: float, labels: dict[str, str]) -> None:
        """Pass over values."""


@pytest.fixture
def restarts() -> Iterator[list[str]]:
    listener = Restarts()
    with measure.report_to(listener):
        yield listener.seen


async def test_a_process_starts_with_the_first_job_and_answers_all(restarts: list[str]) -> None:
    pool = odd()
    assert pool.ready == 0
    first = await pool.ask(b"plain")
    assert int(first) != os.getpid()
    assert await pool.ask(b"prints") == first
    assert (pool.ready, restarts) == (1, [])
    await pool.close()
    assert pool.ready == 0


async def test_several_processes_share_the_jobs() -> None:
    pool = odd(2)
    await pool.start()
    assert pool.ready == 2
    assert len({*await asyncio.gather(*(pool.ask(b"plain") for _ in range(10)))}) == 2
    await pool.close()


async def test_jobs_are_answered_in_the_order_they_came_in(tmp_path: Path) -> None:
    pool, done = odd(), []

    async def ask(number: int) -> None:
        await pool.ask(f"says:{tmp_path / str(number)}".encode())
        done.append(number)

    await asyncio.gather(*(ask(number) for number in range(8)))
    assert done == [*range(8)]
    await pool.close()


async def test_a_process_that_dies_is_replaced_and_the_job_tried_again(
    tmp_path: Path, restarts: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    pool = odd()
    before = await pool.ask(b"plain")
    assert await pool.ask(f"dies once:{tmp_path / 'marker'}".encode()) != before
    assert restarts == ["odd"]
    assert "an odd process ended; its job is tried again" in caplog.text
    await pool.close()


async def test_a_job_that_kills_every_process_fails_and_others_go_on(restarts: list[str]) -> None:
    pool = odd()
    with pytest.raises(DiedError, match="an odd process ended"):
        await pool.ask(b"dies")
    assert (await pool.ask(b"plain")).isdigit()
    assert restarts == ["odd", "odd"]
    await pool.close()


async def test_a_job_may_be_tried_once_alone(tmp_path: Path) -> None:
    pool = odd(tries=1)
    with pytest.raises(DiedError):
        await pool.ask(f"dies once:{tmp_path / 'marker'}".encode())
    await pool.close()


async def test_a_process_that_hangs_is_ended_and_replaced(
    restarts: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    pool = odd(seconds=1.0)
    with pytest.raises(LateError, match="no answer within 1 s"):
        await pool.ask(b"hangs")
    assert "an odd process gave no answer within 1 s and is ended" in caplog.text
    assert (await pool.ask(b"plain")).isdigit()
    assert restarts == ["odd"]
    await pool.close()


async def test_a_job_waits_in_line_for_so_long_only_and_the_next_is_served(caplog: pytest.LogCaptureFixture) -> None:
    pool = odd(line=0.3)
    await pool.start()
    hanging = asyncio.create_task(pool.ask(b"hangs"))
    await asyncio.sleep(0)
    with pytest.raises(BusyError, match=r"an odd process was not free within 0\.3 s"):
        await pool.ask(b"plain")
    assert "an odd process was not free for a job within 0.3 s" in caplog.text
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    assert (await pool.ask(b"plain")).isdigit()
    await pool.close()


@pytest.mark.posix
async def test_a_process_that_is_stopped_is_replaced_too() -> None:
    """It neither works nor ends by itself, as one does under a debugger or on a lost disk."""
    pool = odd(seconds=1.0)
    number = int(await pool.ask(b"plain"))
    os.kill(number, signal.SIGSTOP)
    with pytest.raises(LateError):
        await pool.ask(b"plain")
    assert int(await pool.ask(b"plain")) != number
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
    await pool.close()


async def test_a_killed_process_that_does_not_end_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("processes.child.END_SECONDS", 0.05)
    pool = odd(seconds=0.1)
    await pool.start()
    (child,) = pool._children
    process = child._process
    monkeypatch.setattr(process, "kill", lambda: None)
    with pytest.raises(LateError):
        await pool.ask(b"hangs")
    assert f"an odd process (process {process.pid}) was killed and does not end: it is left alone" in caplog.text
    monkeypatch.undo()
    process.kill()
    assert (await pool.ask(b"plain")).isdigit()
    await pool.close()


async def test_an_error_reaches_the_asker_and_the_process_lives(restarts: list[str]) -> None:
    pool = odd()
    before = await pool.ask(b"plain")
    with pytest.raises(FailedError, match="RuntimeError: no answer"):
        await pool.ask(b"fails")
    assert await pool.ask(b"plain") == before
    assert restarts == []
    await pool.close()


async def test_one_who_no_longer_waits_leaves_no_process_at_work() -> None:
    pool = odd()
    await pool.start()
    waiting = asyncio.create_task(pool.ask(b"hangs"))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert pool.ready == 0
    assert (await pool.ask(b"plain")).isdigit()
    await pool.close()


async def test_closed_it_answers_neither_those_under_way_nor_those_that_wait_or_come() -> None:
    pool = odd()
    await pool.start()
    jobs = [asyncio.create_task(pool.ask(b"hangs")) for _ in range(3)]
    await asyncio.sleep(0)
    await pool.close()
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in found] == [ClosedError] * 3
    with pytest.raises(ClosedError, match="an odd process takes no more jobs"):
        await pool.ask(b"plain")
    await pool.close()


async def test_closed_while_a_process_loads_it_leaves_none() -> None:
    pool = odd()
    waiting = asyncio.create_task(pool.ask(b"plain"))
    while not pool._children:  # noqa: ASYNC110  # a start has no event of its own
        await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(ClosedError):
        await waiting
    assert not pool._children


async def test_a_start_that_fails_ends_the_processes_that_came_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DiedError, match="an odd process ended"):
        await Pool(Kind("odd", "an odd process", "tests.no_such_module"), 2, seconds=1).start()
    monkeypatch.setattr("processes.child.PYTHON", ("no-such-python", "-m"))
    with pytest.raises(DiedError, match="an odd process cannot be started: No such file"):
        await odd().start()
    monkeypatch.undo()
    monkeypatch.setattr("processes.child.START_SECONDS", 0.0)
    with pytest.raises(DiedError, match="an odd process was not ready after 0 s"):
        await odd().start()


async def test_starting_and_loading_have_one_limit_and_the_job_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("processes.child.START_SECONDS", 0.3)
    ends: list[float | None] = []
    limit, start = asyncio.timeout_at, asyncio.create_subprocess_exec

    def kept(end: float | None) -> asyncio.Timeout:
        ends.append(end)
        return limit(end)

    async def never_ready(*_command: str, **options: Any) -> asyncio.subprocess.Process:
        return await start("sleep", "60", **options)

    monkeypatch.setattr("asyncio.timeout_at", kept)
    monkeypatch.setattr("asyncio.create_subprocess_exec", never_ready)
    pool = odd()
    with pytest.raises(UnreadyError, match=r"an odd process was not ready after 0\.3 s"):
        await pool.ask(b"plain")
    assert (len(ends), len({*ends})) == (2, 1)
    await pool.close()


async def test_a_process_gets_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    pool = odd()
    worded = (await pool.ask(b"secrets")).split()
    assert b"PATH" in worded
    assert b"DISCORD_TOKEN" not in worded
    await pool.close()


@pytest.mark.posix
async def test_memory_and_time_are_limited_where_the_system_can() -> None:
    pool = odd(tries=1)
    with pytest.raises(FailedError, match="MemoryError"):
        await pool.ask(b"fills")
    with pytest.raises(DiedError):
        await pool.ask(b"spins")
    assert (await pool.ask(b"plain")).isdigit()
    await pool.close()


def test_a_process_that_hangs_ends_with_the_bot() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*PYTHON, ODD.module], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert read_frame(process.stdout) == READY
        process.stdin.write(frame(b"plain") + frame(b"hangs"))
        process.stdin.flush()
        assert read_frame(process.stdout) == DONE + str(process.pid).encode()
        process.stdin.close()
        try:
            assert process.wait(60) == 0
        finally:
            process.kill()
        assert process.stderr.read() == b""


def test_a_process_whose_bot_was_killed_while_it_started_says_nothing() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*PYTHON, ODD.module], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()  # long before it is ready
        assert worker.stderr.read() == b""
        assert worker.wait() == 0
