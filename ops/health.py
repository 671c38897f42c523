"""The heartbeat: a small file in the data folder with the bot's state, written by its event loop every few seconds.

A process whose loop hangs stops writing it, so its age shows what neither an open port nor a living process can show. Under
systemd the same beats go to its notification socket (https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html).
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
"""Seconds after which a changed state is written at the latest."""

STALE = 30.0
"""Seconds without a beat after which a bot counts as dead: a busy machine may miss a few beats."""

State = Literal["starting", "ready", "unreachable", "stopping"]
"""Not yet connected; connected to Discord; reconnecting; stopping."""


class Beat(msgspec.Struct, frozen=True):
    """One heartbeat: the process number, the state of the bot, and the time it was written (unix seconds)."""

    pid: int
    state: State
    at: float


class Heartbeat:
    """Writes the heartbeat into `folder` until it is closed; each beat asks `state` for the present state."""

    def __init__(self, folder: Path, state: Callable[[], State]) -> None:
        self._path = folder / FILE
        self._state = state
        self._told: State | None = None
        self._over = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the heartbeat."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the heartbeat and delete its file, because a bot that has ended is not alive."""
        self._over.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)  # not cut short: a thread may be writing
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    async def beat(self) -> None:
        """Write one heartbeat. A disk that refuses only causes a warning: the file then grows old, as it should.

        systemd is notified all the same. Otherwise it would kill a bot whose loop runs; a bot that starts on a full disk ends by
        itself.
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
    """Return the last heartbeat, None if there is none or it cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Beat)
    except (OSError, msgspec.MsgspecError):
        return None


def verdict(folder: Path, now: float, *, ready: bool = False) -> tuple[bool, str]:
    """Return whether the bot with data in `folder` is alive (`ready`: and connected), with a line that explains it."""
    beat = read(folder)
    if beat is None:
        return False, f"no bot runs on {folder}: there is no heartbeat in {folder / FILE}"
    age = now - beat.at
    if abs(age) > STALE:
        return False, f"process {beat.pid} was {beat.state} {age:.0f} s ago and has been silent since"
    return beat.state == "ready" or not ready, f"process {beat.pid} is {beat.state}"


def notify(*lines: str) -> None:
    """Send a message to systemd if it asked for one. Nothing depends on its arrival."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):  # Windows has neither such sockets nor systemd
        return
    # An abstract socket is written with an at sign.
    address = f"\0{address[1:]}" if address.startswith("@") else address
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.sendto("\n".join(filter(None, lines)).encode(), address)
