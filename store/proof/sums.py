"""A checksum of every page of the database, kept in a file beside it, and how far its log was acknowledged.

SQLite's pages have no checksums of their own, and SQLite cannot tell a flipped bit in a row from the row. The file is a mark and
a list of batches. The mark is written after each commit, without waiting for the disk: what it says was durable before. A batch
has the sums of the pages that the next checkpoint moves from the log into the database; it is on the disk before they are moved.
So whenever the process stops, each page is in the log, or its last sum is that of its content.
"""

from __future__ import annotations

import errno
import os
import struct
from collections.abc import Iterable, Mapping
from io import FileIO
from pathlib import Path
from zlib import crc32

from store.files import PARTIAL, flush, flush_names
from store.proof.wal import NO_LOG, Position

MAGIC = b"ARBSUMS1"

_MARK = struct.Struct("<8sIIQ")
_PROOF = struct.Struct("<I")
_MARKS_AT = (16, 64)
"""The places of the mark. They are written in turn, so that one is whole whenever the process is killed."""

_BATCHES_AT = 128
_BATCH = struct.Struct("<II")
_PAIR = struct.Struct("<II")


class SumsDamagedError(Exception):
    """The file of sums is damaged itself, so that it proves nothing."""


def file_of(database: Path) -> Path:
    """Return the file with a database's sums."""
    return Path(f"{database}-sums")


class Sums:
    """The sums of a database's pages (from 1), how far its log was acknowledged, and how far that is in the database."""

    def __init__(self, pages: dict[int, int], acknowledged: Position = NO_LOG, moved: int = 0) -> None:
        self.pages = pages
        self.acknowledged = acknowledged
        self.moved = moved


def read(file: Path) -> Sums | None:
    """Return the sums that are stored in a file, None without one. Raises SumsDamagedError, OSError."""
    if not file.exists():
        return None
    content = file.read_bytes()
    if content[: len(MAGIC)] != MAGIC or len(content) < _BATCHES_AT:
        raise SumsDamagedError("its beginning is damaged")
    marks = [_MARK.unpack_from(content, place) for place in _MARKS_AT if _is_whole(content, place)]
    if not marks:
        raise SumsDamagedError("its mark is damaged")
    salts, frames, moved, _ = max(marks, key=lambda mark: int(mark[3]))
    pages: dict[int, int] = {}
    place = _BATCHES_AT
    while place + _BATCH.size <= len(content):
        count, proof = _BATCH.unpack_from(content, place)
        body = content[place + _BATCH.size : place + _BATCH.size + count * _PAIR.size]
        if len(body) < count * _PAIR.size:
            break  # it was not finished, so nothing was moved after it
        if crc32(body, count) != proof:
            raise SumsDamagedError("a batch is damaged")
        pages.update(_PAIR.iter_unpack(body))
        place += _BATCH.size + len(body)
    return Sums(pages, Position(salts, frames), moved)


class SumsFile:
    """The open file of sums. One thread writes it."""

    def __init__(self, file: Path, sums: Sums) -> None:
        """Write the sums into a new file in the place of the old one. Raises OSError."""
        partial = file.with_name(f".{file.name}{PARTIAL}")
        handle = os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        with FileIO(handle, "r+") as new:
            mark = _mark(sums.acknowledged, sums.moved, 1)
            new.write(MAGIC.ljust(_MARKS_AT[0], b"\0") + mark.ljust(_BATCHES_AT - _MARKS_AT[0], b"\0"))
            new.write(_batch(sums.pages.items()))
        flush(partial)
        partial.replace(file)
        flush_names(file.parent)
        self._file = FileIO(os.open(file, os.O_RDWR), "r+")
        self._end = file.stat().st_size
        self._marks = 1

    def mark(self, acknowledged: Position, moved: int) -> None:
        """Note how far the log is acknowledged, and how far it is in the database. It outlives the process. Raises OSError."""
        self._marks += 1
        mark, place = _mark(acknowledged, moved, self._marks), _MARKS_AT[self._marks % 2]
        self._file.seek(place)
        self._file.write(mark)

    def flush(self) -> None:
        """Wait until the mark is on the disk. Raises OSError."""
        os.fsync(self._file.fileno())

    def add(self, pages: Mapping[int, int]) -> None:
        """Store the sums of pages that are going to be moved into the database; they are on the disk then. Raises OSError."""
        batch = _batch(pages.items())
        self._file.seek(self._end)
        complete = False
        try:
            complete = self._file.write(batch) == len(batch)
            os.fsync(self._file.fileno())
        finally:
            if not complete:
                self._file.truncate(self._end)
        if not complete:
            raise OSError(errno.ENOSPC, "no room for the sums of pages")
        self._end += len(batch)

    def close(self) -> None:
        """Close the file. A second call does nothing."""
        self._file.close()


def _mark(acknowledged: Position, moved: int, number: int) -> bytes:
    mark = _MARK.pack(acknowledged.salts, acknowledged.frames, moved, number)
    return mark + _PROOF.pack(crc32(mark))


def _is_whole(content: bytes, place: int) -> bool:
    mark = content[place : place + _MARK.size]
    return _PROOF.unpack_from(content, place + _MARK.size)[0] == crc32(mark) and any(mark)


def _batch(pages: Iterable[tuple[int, int]]) -> bytes:
    body = b"".join(_PAIR.pack(page, proof) for page, proof in pages)
    count = len(body) // _PAIR.size
    return _BATCH.pack(count, crc32(body, count)) + body
