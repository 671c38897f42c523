"""A stop that hangs is ended, with the places of its threads in the log; one that does not is left in peace."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

import bot
from ops.last_resort import GRACE, LastResort
from ops.signals import restore_defaults

ROOT = Path(__file__).resolve().parents[2]

HANGS = """
import asyncio, threading
from ops.last_resort import LastResort

async def run():
    LastResort().arm(0.3)
    asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)

asyncio.run(run())
"""


def test_a_thread_that_hangs_does_not_keep_the_process() -> None:
    """As one does that waits for a lost disk: without the last resort `asyncio.run` waits for it without end."""
    found = subprocess.run(
        [sys.executable, "-c", HANGS], cwd=ROOT, timeout=30, capture_output=True, text=True, check=False
    )
    assert found.returncode == 1
    assert "the stop hangs, so the process ends itself; its threads:" in found.stderr
    assert "asyncio_0:" in found.stderr


def test_a_log_that_hangs_does_not_keep_the_process_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ops.last_resort.SAYING", 0.05)
    monkeypatch.setattr("ops.last_resort._say_where", threading.Event().wait)
    ended = threading.Event()
    LastResort(lambda _: ended.set()).arm(0.0)
    assert ended.wait(10)


def test_it_ends_the_process_once_and_not_after_the_stop(caplog: pytest.LogCaptureFixture) -> None:
    struck, ended = threading.Event(), []

    def end(status: int) -> None:
        ended.append(status)
        struck.set()

    first = LastResort(end)
    first.arm(0.01)
    first.arm(0.0)
    assert struck.wait(10)
    assert ended == [1]
    assert caplog.text.count("the stop hangs") == 1
    assert "test_it_ends_the_process_once_and_not_after_the_stop" in caplog.text
    second = LastResort(end)
    second.disarm()
    second.arm(0.1)
    second.disarm()
    threading.Event().wait(0.2)
    assert ended == [1]


async def test_the_first_signal_arms_it() -> None:
    last_resort = Mock(LastResort)
    stopping = bot.Signals(20, last_resort)
    restore_defaults()
    stopping.bot = Mock(stop=AsyncMock())
    stopping._on_signal(2)
    last_resort.arm.assert_called_once_with(20 + GRACE)
    await stopping.wait()
