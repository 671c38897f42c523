"""The form of jobs and answers in a pipe: the length in four bytes, then the body."""

from __future__ import annotations

import struct
from typing import BinaryIO

LENGTH = struct.Struct(">I")

READY = b"ready"
"""The first body that a process sends."""

DONE, FAILED = b"\0", b"\1"
"""The first byte of an answer: the answer follows, or a traceback."""


def frame(body: bytes) -> bytes:
    """Return a body with its length before it."""
    return LENGTH.pack(len(body)) + body


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the next body, or None at the end of the stream."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    body = stream.read(size)
    return body if len(body) == size else None
