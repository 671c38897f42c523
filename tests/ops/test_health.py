"""The heartbeat, and what tools.health makes of it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from ops import health
from ops.health import FILE, STALE, Beat, Heartbeat, State, read, verdict, write

ROOT = Path(__file__).resolve().parents[2]


async def beaten(folder: Path, state: State) -> None:
    await Heartbeat(folder, lambda: state).beat()


async def test_a_bot_that_beats_is_alive_and_one_that_is_silent_is_not(tmp_path: Path) -> None:
    assert verdict(tmp_path, time.time())[0] is False
    await beaten(tmp_path, "starting")
    now = time.time()
    assert verdict(tmp_path, now) == (True, f"process {os.getpid()} is starting")
    assert verdict(tmp_path, now + STALE + 2)[0] is False
    # A clock that was set back does not make an old heartbeat young for ever.
    assert verdict(tmp_path, now - STALE - 2)[0] is False


@pytest.mark.parametrize(
    ("state", "ready"), [("starting", False), ("ready", True), ("unreachable", False), ("stopping", False)]
)
async def test_ready_is_who_is_connected(tmp_path: Path, state: State, ready: bool) -> None:
    await beaten(tmp_path, state)
    assert verdict(tmp_path, time.time())[0] is True
    assert verdict(tmp_path, time.time(), ready=True)[0] is ready


async def test_a_stop_takes_the_file_away(tmp_path: Path) -> None:
    asked = asyncio.Event()

    def state() -> State:
        asked.set()
        return "ready"

    heart = Heartbeat(tmp_path, state)
    heart.start()
    await asked.wait()
    await heart.close()
    await heart.beat()
    assert read(tmp_path) is not None
    await heart.close()
    assert read(tmp_path) is None


async def test_a_write_under_way_does_not_outlive_the_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may = threading.Event(), threading.Event()

    def slow(path: Path, beat: Beat) -> None:
        begun.set()
        may.wait(10)
        write(path, beat)

    monkeypatch.setattr("ops.health.write", slow)
    heart = Heartbeat(tmp_path, lambda: "ready")
    heart.start()
    await asyncio.to_thread(begun.wait, 10)
    asyncio.get_running_loop().call_soon(may.set)
    await heart.close()
    assert not (tmp_path / FILE).exists()


async def test_a_disk_that_refuses_does_not_end_the_beats(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / FILE).mkdir()
    await beaten(tmp_path, "ready")
    assert "the heartbeat is not written" in caplog.text


def test_a_heartbeat_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"pid": "x"')
    assert verdict(tmp_path, 0.0)[0] is False


@pytest.mark.posix
@pytest.mark.parametrize("full", [False, True], ids=["", "on a disk that refuses"])
async def test_systemd_is_told_once_of_each_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, full: bool
) -> None:
    """Also where the file cannot be written: a bot whose loop runs must not be taken for one that hangs."""
    if full:
        (tmp_path / FILE).mkdir()
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(address)
        heard.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        states: list[State] = ["starting", "ready", "ready", "stopping"]
        heart = Heartbeat(tmp_path, lambda: states.pop(0))
        for _ in range(4):
            await heart.beat()
        messages = []
        while True:
            try:
                messages.append(heard.recv(200).decode())
            except BlockingIOError:
                break
    assert [line for line in messages if line != "WATCHDOG=1"] == [
        "STATUS=starting",
        "READY=1\nSTATUS=ready",
        "STOPPING=1\nSTATUS=stopping",
    ]
    assert messages.count("WATCHDOG=1") == 4


async def test_without_systemd_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    health.notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", "@nobody-listens-here")
    health.notify("READY=1")


def test_the_command_says_it_by_its_exit_status(tmp_path: Path) -> None:
    def run_health(*args: str) -> tuple[int, str]:
        made = subprocess.run(
            [sys.executable, "-m", "tools.health", *args],
            cwd=ROOT,
            env=os.environ | {"ARBITER_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        return made.returncode, made.stdout.strip()

    assert run_health()[0] == 1
    write(tmp_path / FILE, Beat(7, "unreachable", time.time()))
    assert run_health() == (0, "process 7 is unreachable")
    assert run_health("--ready") == (1, "process 7 is unreachable")
