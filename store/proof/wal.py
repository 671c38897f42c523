"""The frames of SQLite's write-ahead log (https://sqlite.org/walformat.html): how far it holds, and what comes after that.

When SQLite opens a log it takes the frames up to the last commit that fits its checksums and drops the rest without a word. A
process that is killed, or a machine that loses its power, leaves at most one commit unfinished, and nobody was told of that one.
So a frame of the same log behind a second commit proves that the log held more once: that is damage.
"""

from __future__ import annotations

import errno
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

HEADER, FRAME = 32, 24
"""The bytes of the log's header, and of the header of each frame, after which its page follows."""

_MAGIC = (0x377F0682, 0x377F0683)
_WORD = 0xFFFFFFFF

_PAGE = struct.Struct(">I")
_PAGE_SIZE = 8
"""The place in a log's header that has the size of pages."""

_INDEX_HEADER = 48
_FRAMES = struct.Struct("=I")
_MOST_FRAMES, _SALTS = 16, 32
"""The places in a log's index (`-shm`) of the number of frames, in the machine's own order of bytes, and of the salts."""


@dataclass(frozen=True, slots=True)
class Position:
    """The end of what is committed in a log: the salts that all its frames carry, and the number of frames."""

    salts: bytes
    frames: int

    def follows(self, other: Position) -> bool:
        """Return whether this log was begun after the other one: SQLite counts the first salt up.

        It begins a log over only once all of the other is in the database.
        """
        ahead = int.from_bytes(self.salts[:4], "big") - int.from_bytes(other.salts[:4], "big")
        return 0 < ahead % 2**32 < 2**31


NO_LOG = Position(bytes(8), 0)
"""The position of a database without a log."""


@dataclass(frozen=True, slots=True)
class Log:
    """A log: its page size, its position, the pages of its frames, and what is wrong behind them.

    `damage` says that commits are lost, `torn` that one commit was not finished. Both are empty for a log that just ends.
    """

    page_size: int
    position: Position
    pages: frozenset[int]
    damage: str = ""
    torn: str = ""


def open_index(database: Path) -> FileIO:
    """Return the open index of a log. Raises OSError.

    Close it after the last connection of this process: the system drops all locks of a process on a file as soon as the process
    closes any descriptor of it. Without SQLite's own locks another process would take the index for a forgotten one and empty it.
    """
    return FileIO(index_of(database), "rb")


def position(index: FileIO) -> Position:
    """Return how far a log is committed, read from its index while a connection has it open. Raises OSError."""
    index.seek(0)
    header = index.read(_INDEX_HEADER)
    if len(header) < _INDEX_HEADER:
        raise OSError(errno.EIO, "another program has emptied the index of the write-ahead log")
    (frames,) = _FRAMES.unpack_from(header, _MOST_FRAMES)
    return Position(header[_SALTS : _SALTS + 8], frames)


def log_of(database: Path) -> Path:
    """Return the file of a database's log."""
    return Path(f"{database}-wal")


def index_of(database: Path) -> Path:
    """Return the file of the index of a database's log."""
    return Path(f"{database}-shm")


def read(file: Path, frames: int) -> Log | None:
    """Return a log of which SQLite takes this many frames; None for a missing or empty one."""
    size = file.stat().st_size if file.exists() else 0
    if size == 0:
        return None
    with file.open("rb") as log:
        header = log.read(HEADER)
        if not _is_sound(header):
            damage = "the header of its write-ahead log is damaged" if size > HEADER else ""
            torn = "" if damage else "its write-ahead log was just begun"
            return Log(0, NO_LOG, frozenset(), damage, torn)
        page_size, salts = _PAGE.unpack_from(header, _PAGE_SIZE)[0], header[16:24]
        heads = list(_heads(log, size, page_size))
    damage, torn = _behind(heads[frames:], salts, (size - HEADER) % (FRAME + page_size))
    pages = frozenset(page for page, _, _ in heads[:frames])
    return Log(page_size, Position(salts, frames), pages, damage, torn)


def sums_of_pages(log: Path, frames: int) -> dict[int, int]:
    """Return the checksum of the newest content of each page in the first frames of a log. Raises OSError."""
    with log.open("rb") as file:
        header = file.read(HEADER)
        (page_size,) = _PAGE.unpack_from(header, _PAGE_SIZE)
        step = FRAME + page_size
        view = memoryview(file.read(frames * step))
    if len(view) < frames * step:
        raise OSError(errno.EIO, "another program has cut the write-ahead log")
    newest = {_PAGE.unpack_from(view, start)[0]: start for start in range(0, frames * step, step)}
    return {page: crc32(view[start + FRAME : start + step]) for page, start in newest.items()}


def _is_sound(header: bytes) -> bool:
    """Return whether a log's header fits its own checksum."""
    if len(header) < HEADER or struct.unpack_from(">I", header)[0] not in _MAGIC:
        return False
    order = ">" if header[3] & 1 else "<"
    words = struct.unpack_from(f"{order}6I", header)
    first = second = 0
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _WORD
        second = (second + odd + first) & _WORD
    return struct.unpack_from(">2I", header, 24) == (first, second)


def _heads(log: BinaryIO, size: int, page_size: int) -> Iterator[tuple[int, int, bytes]]:
    """Yield of each whole frame its page, its mark of a commit (the pages of the database then, 0 within one) and its salts."""
    for start in range(HEADER, size - FRAME - page_size + 1, FRAME + page_size):
        log.seek(start)
        yield struct.unpack(">2I8s", log.read(16))


def _behind(heads: list[tuple[int, int, bytes]], salts: bytes, rest: int) -> tuple[str, str]:
    """Return the damage and the torn change among the frames that SQLite drops; the last may be cut to `rest` bytes."""
    if not heads:
        return "", f"{rest} bytes of a frame that was not finished are dropped" if rest else ""
    page, _, first = heads[0]
    ours = [n for n, head in enumerate(heads) if head[2] == salts]
    commit = next((n for n in ours if heads[n][1]), None)
    if commit is not None and ours[-1] > commit:
        return f"a frame of its write-ahead log is damaged, and {len(ours)} frames behind it would be lost", ""
    if first != salts and (first[:4] == salts[:4] or first[4:] == salts[4:]):
        return "the header of a frame of its write-ahead log is damaged, and what it had would be lost", ""
    if ours or not page:
        return "", f"a change of {max(1, len(ours))} pages that was under way when the bot stopped is dropped"
    return "", ""  # frames of a log that was written over: each log has salts of its own
