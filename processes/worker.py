"""The side of the process: jobs in by stdin, answers out by stdout. It ends when stdin does, whatever it is doing."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import IO

from processes.frames import DONE, FAILED, READY, frame, read_frame

NICENESS = 10
"""The steps by which a worker process's priority is lower than the bot's."""


@dataclass(frozen=True)
class Limits:
    """The limits of a process: bytes of memory and seconds of processor time in all. None is no limit."""

    memory: int | None = None
    seconds: int | None = None

    def hold(self) -> None:
        """Set the limits for this process, as far as the system knows them; the pool bounds the time of a job as well."""
        try:
            import resource  # Windows has none
        except ImportError:
            return
        for what, most in ((resource.RLIMIT_AS, self.memory), (resource.RLIMIT_CPU, self.seconds)):
            # Some systems know no such limit.
            with contextlib.suppress(ValueError, OSError):
                if most is not None:
                    resource.setrlimit(what, (most, most))


def serve(
    answer: Callable[[bytes], bytes], *, prepare: Callable[[], None] | None = None, limits: Limits | None = None
) -> None:
    """Answer jobs until stdin ends. An error answers its job, and the next one is awaited.

    `prepare` loads what the first job would wait for.
    """
    # The terminal's Ctrl+C reaches this process too; the bot decides when it ends, by closing stdin.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _yield_to_the_bot()
    if limits is not None:
        limits.hold()
    # What any library prints must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if prepare is not None:
        prepare()
    _send(answers, READY)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(jobs,), name="jobs", daemon=True).start()
    while True:
        _send(answers, _result_of(answer, jobs.get()))


def _yield_to_the_bot() -> None:
    """Lower this process's priority: where the machine is full, the commit of a press goes before a picture."""
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such call
        os.nice(NICENESS)


def _send(answers: IO[bytes], result: bytes) -> None:
    """Write a frame to the bot; end the process if the bot was killed."""
    try:
        answers.write(frame(result))
        answers.flush()
    except OSError:  # a broken pipe; Windows has another name for it
        # Nobody waits for the answer, and at the usual end it would be written once more.
        os._exit(0)


def _result_of(answer: Callable[[bytes], bytes], body: bytes) -> bytes:
    try:
        return DONE + answer(body)
    except Exception:  # whatever went wrong is the asker's to log
        return FAILED + traceback.format_exc().encode()


def _listen(jobs: SimpleQueue[bytes]) -> None:
    """Hand on jobs; at the end of stdin end the process, even while a job hangs: the bot is gone or does not want it."""
    while (body := read_frame(sys.stdin.buffer)) is not None:
        jobs.put(body)
    os._exit(0)
