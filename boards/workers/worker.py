"""A painting process: jobs in by stdin, pictures out by stdout, each as its length in four bytes and a body.

It is started by `boards.workers.pool.Painter` and ends when its stdin is closed. It loads neither Discord nor a database.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from boards.jobs import Job
from boards.pictures import draw, warm

LENGTH = struct.Struct(">I")
PAINTED, FAILED = b"\0", b"\1"
READY = b"ready"


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the next body, or None at the end of the stream."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    body = stream.read(size)
    return body if len(body) == size else None


def frame(body: bytes) -> bytes:
    """Return a body with its length before it."""
    return LENGTH.pack(len(body)) + body


def serve(paint: Callable[[Job], bytes]) -> None:
    """Answer jobs until stdin ends. An error answers its job and the next is awaited."""
    # The terminal's Ctrl+C reaches this process too; the bot decides when it ends, by closing stdin.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What any library prints must not get between the pictures.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    warm()
    answers.write(frame(READY))
    answers.flush()
    decoder = msgspec.msgpack.Decoder(Job)
    while (body := read_frame(sys.stdin.buffer)) is not None:
        try:
            answer = PAINTED + paint(decoder.decode(body))
        except Exception:  # whatever went wrong is the asker's to log
            answer = FAILED + traceback.format_exc().encode()
        try:
            answers.write(frame(answer))
            answers.flush()
        except OSError:  # a broken pipe; Windows has another name for it
            # The bot was killed: nobody waits for the picture, and at the usual end it would be written once more.
            os._exit(0)


if __name__ == "__main__":
    serve(draw)
