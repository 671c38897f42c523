"""The table and the bots as processes of their own, each with a folder and a log."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import signal
import sys
import time
from pathlib import Path

from ops.health import verdict

ROOT = Path(__file__).resolve().parents[2]

SHARDS = 2
SERVERS = 3

PATIENCE = 180.0
"""Seconds in which a program must be ready. Four sessions take five each, and a busy machine loads a bot slowly."""

STOPPING = 30.0
"""Seconds that a program has to stop in order; then it is killed."""

PAUSE = 0.1

LINES = 12
"""Lines of a log that are shown if its program ends too early."""


class ProgramError(Exception):
    """A program ended before it was ready, or is not ready in time; the text has the end of its log."""


class Program:
    """A program of ours in a process of its own, with a folder for its data and its log."""

    def __init__(self, name: str, folder: Path, *command: str, **settings: str) -> None:
        """Describe what Python runs by this command, with these settings besides those of the environment."""
        self.name = name
        self.folder = folder
        self.command = command
        self.settings = settings
        self.process: asyncio.subprocess.Process | None = None
        self._begun = 0

    @property
    def log(self) -> Path:
        """The file of all that it writes."""
        return self.folder / "log.txt"

    @property
    def line(self) -> str:
        """A command line that starts it, in the project's folder."""
        settings = [f"{key}={value}" for key, value in self.settings.items()]
        return shlex.join(["env", *settings, sys.executable, *self.command])

    @property
    def has_ended(self) -> bool:
        """Whether it does not run."""
        return self.process is None or self.process.returncode is not None

    async def start(self) -> None:
        """Start it; return at once."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as out:
            # In a session of its own: Ctrl+C is meant for us, who stop it in its turn.
            self._begun = out.tell()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.command,
                cwd=ROOT,
                env=os.environ | self.settings,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    def output(self) -> str:
        """Return all that it has written since its start."""
        return self.log.read_bytes()[self._begun :].decode(errors="replace")

    def signal(self, number: int) -> None:
        """Send it a signal, if it runs."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    async def end(self) -> int:
        """Wait until it has ended; return its status."""
        return await self.process.wait() if self.process is not None else 0

    async def stop(self) -> None:
        """Stop it in order; kill it if that takes too long, or if this is cut short."""
        self.signal(signal.SIGTERM)
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.end(), STOPPING)
        finally:
            self.signal(signal.SIGKILL)
            await self.end()

    async def until_ready(self) -> str:
        """Wait until it is ready; return how it says that. Raises ProgramError."""
        last = time.monotonic() + PATIENCE
        while (found := self.sign()) is None:
            if self.has_ended or time.monotonic() > last:
                lines = self.output().splitlines()
                how = "has ended" if self.has_ended else "is not ready"
                raise ProgramError("\n".join([f"{self.name} {how}; the end of {self.log}:", *lines[-LINES:]]))
            await asyncio.sleep(PAUSE)
        return found

    def sign(self) -> str | None:
        """Return its sign that it is ready, None as long as it is not."""
        raise NotImplementedError


class LocalTable(Program):
    """The local table with three servers on two shards. Its sign is the address of its page."""

    def __init__(self, folder: Path, port: int) -> None:
        """Let it listen on a port; 0 is any free one."""
        options = ("--servers", str(SERVERS), "--shards", str(SHARDS), "--port", str(port), "--data", str(folder))
        super().__init__("the table", folder, "-m", "table", *options)

    def sign(self) -> str | None:
        """Return the address that it prints."""
        found = re.findall(r"The table is set: (\S+)", self.output())
        return found[-1] if found else None


class Bot(Program):
    """A bot at a table, one of several that share a database; it connects all shards. Its sign is that of its health."""

    def __init__(self, name: str, folder: Path, table: str, database: str) -> None:
        """Give it a folder of its own, the address of the table and that of the database, which tells the server its name."""
        settings = {
            "DISCORD_TOKEN": "",
            "ARBITER_TABLE": table,
            "ARBITER_DATABASE": f"{database}&application_name={name}",
            "ARBITER_DATA": str(folder),
            "ARBITER_PROCESSES": "many",
            "ARBITER_SHARDS": str(SHARDS),
            "ARBITER_PAINTERS": "1",
            # What two on one machine cannot have both, if an .env or the environment names it.
            "ARBITER_METRICS": "",
            "ARBITER_INTERACTIONS": "",
        }
        super().__init__(name, folder, "bot.py", **settings)

    def sign(self) -> str | None:
        """Return the line of its health once it is connected."""
        good, line = verdict(self.folder, time.time(), ready=True)
        ours = self.process is not None and f"process {self.process.pid} " in line
        return line if good and ours else None
