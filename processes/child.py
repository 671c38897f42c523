"""One process, seen from the bot."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from processes.errors import DiedError, FailedError, UnreadyError
from processes.frames import FAILED, LENGTH, frame

log = logging.getLogger("arbiter.processes")

ROOT = Path(__file__).resolve().parents[1]

PYTHON = (sys.executable, "-m")
"""The beginning of the command that runs a module."""

ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "VIRTUAL_ENV", "LANG")
"""The environment variables that processes get: those that Python needs to start. None is secret."""

START_SECONDS = 30.0
"""Seconds that a new process may take to start and load, together; a busy machine needs several."""

END_SECONDS = 5.0
"""Seconds to wait for the end of a killed process. Longer takes one alone that hangs in the system, such as on a lost disk."""


@dataclass(frozen=True)
class Kind:
    """A kind of process: its name in measurements, the words for one of them in the log, and the module that it runs."""

    name: str
    called: str
    module: str


class Child:
    """A process that takes one job at a time. `ready_by` is the time of the loop at which it must have loaded."""

    def __init__(self, kind: Kind, process: asyncio.subprocess.Process, ready_by: float) -> None:
        self.ready = False
        self._kind = kind
        self._process = process
        self._ready_by = ready_by

    @classmethod
    async def start(cls, kind: Kind) -> Child:
        """Return a process that has been started and may still be loading. Raises DiedError, UnreadyError if it is late."""
        pipe = asyncio.subprocess.PIPE
        command = (*PYTHON, kind.module)
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        ready_by = asyncio.get_running_loop().time() + START_SECONDS
        try:
            async with asyncio.timeout_at(ready_by):
                process = await asyncio.create_subprocess_exec(
                    *command, stdin=pipe, stdout=pipe, cwd=ROOT, env=environment
                )
        except TimeoutError as error:
            raise UnreadyError(f"{kind.called} was not ready after {START_SECONDS:g} s") from error
        except OSError as error:
            raise DiedError(f"{kind.called} cannot be started: {error.strerror}") from error
        return cls(kind, process, ready_by)

    async def load(self) -> None:
        """Wait until the process is ready for jobs. Raises DiedError, UnreadyError if it is late."""
        try:
            async with asyncio.timeout_at(self._ready_by):
                await self._read()
        except TimeoutError as error:
            raise UnreadyError(f"{self._kind.called} was not ready after {START_SECONDS:g} s") from error
        self.ready = True

    async def ask(self, body: bytes) -> bytes:
        """Return the answer to a job. Raises DiedError, FailedError."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(frame(body))
            await self._process.stdin.drain()
        except ConnectionError as error:
            raise DiedError(f"{self._kind.called} ended") from error
        answer = await self._read()
        if answer[:1] == FAILED:
            raise FailedError(answer[1:].decode())
        return answer[1:]

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        try:
            (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
            return await self._process.stdout.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise DiedError(f"{self._kind.called} ended") from error

    async def kill(self) -> None:
        """Kill the process; it holds nothing that could be lost. One that does not end is left alone, and the log says so."""
        self.ready = False
        if self._process.returncode is None:
            try:
                self._process.kill()
            except ProcessLookupError:
                log.debug("%s had ended before it could be killed", self._kind.called)
        try:
            async with asyncio.timeout(END_SECONDS):
                await self._process.wait()
        except TimeoutError:
            line = "%s (process %d) was killed and does not end: it is left alone"
            log.error(line, self._kind.called, self._process.pid)  # noqa: TRY400  # a traceback would say no more
        if self._process.stdin is not None:
            self._process.stdin.close()
