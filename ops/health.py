"""The heartbeat: a small file in the data folder that says how the bot is, written by its event loop every few seconds.

A process whose loop hangs stops writing it, so its age tells what no open port or living process does. Under systemd the
same beats go to its notification socket (https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

log = logging.getLogger("arbiter.health")

FILE = "heartbeat.json"
BEAT = 5.0
"""Seconds between two beats."""

LOOK = 1.0
"""Seconds after which another state is told at the latest."""

STALE = 30.0
"""Seconds after which a bot that has not written is taken for dead: a busy machine may miss a few beats."""

State = Literal["starting", "ready", "unreachable", "stopping"]
"""Not yet connected; connected to Discord; the connection is gone and sought again; asked to stop."""


class Beat(msgspec.Struct, frozen=True):
    """What a heartbeat says: the number of the process, how it is, and when it wrote so (unix seconds)."""

    pid: int
    state: State
    at: float


class Heartbeat:
    """Writes the heartbeat into `folder` until it is closed; `state` is asked at each beat."""

    def __init__(self, folder: Path, state: Callable[[], State]) -> None:
        self._path = folder / FILE
        self._state = state
        self._told: State | None = None
        self._over = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop, and take the file away: a bot that has ended is not alive."""
        self._over.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)  # not cut short: a thread may be writing
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    async def beat(self) -> None:
        """Write once. A disk that refuses costs a warning: then the file grows old, as it should.

        systemd is told all the same: it would end a bot whose loop runs, and one that starts on a full disk ends by itself.
        """
        state = self._state()
        try:
            await asyncio.to_thread(write, self._path, Beat(os.getpid(), state, time.time()))
        except OSError as error:
            log.warning("the heartbeat is not written: %s", error)
        notify("WATCHDOG=1")
        if state != self._told:
            notify({"ready": "READY=1", "stopping": "STOPPING=1"}.get(state, ""), f"STATUS={state}")
            self._told = state

    async def _run(self) -> None:
        while not self._over.is_set():
            await self.beat()
            for _ in range(round(BEAT / LOOK)):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._over.wait(), LOOK)
                if self._over.is_set() or self._state() != self._told:
                    break


def write(path: Path, beat: Beat) -> None:
    """Write a heartbeat whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(beat))
    part.replace(path)


def read(folder: Path) -> Beat | None:
    """Return the last heartbeat, None if there is none that can be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Beat)
    except (OSError, msgspec.MsgspecError):
        return None


def verdict(folder: Path, now: float, *, ready: bool = False) -> tuple[bool, str]:
    """Return whether the bot whose data is in `folder` lives (`ready`: and can be used), with a line that says so."""
    beat = read(folder)
    if beat is None:
        return False, f"no bot runs on {folder}: there is no heartbeat in {folder / FILE}"
    age = now - beat.at
    if abs(age) > STALE:
        return False, f"process {beat.pid} was {beat.state} {age:.0f} s ago and has been silent since"
    return beat.state == "ready" or not ready, f"process {beat.pid} is {beat.state}"


def notify(*lines: str) -> None:
    """Tell systemd, where it asks to be told. Nothing depends on whether it hears."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):  # Windows has neither such sockets nor systemd
        return
    # An abstract socket is written with an at sign.
    address = f"\0{address[1:]}" if address.startswith("@") else address
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.sendto("\n".join(filter(None, lines)).encode(), address)
