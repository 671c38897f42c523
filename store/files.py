"""Files of the database: the address under which one is read, and what makes sure that they are on the disk."""

from __future__ import annotations

import os
from pathlib import Path

PARTIAL = ".partial"
"""The end of the name of an unfinished copy."""


def lenient(text: bytes) -> str:
    """Return a text that may be damaged: bytes that are no UTF-8 are replaced, so that it can be compared and shown."""
    return text.decode(errors="replace")


def read_only(path: Path) -> str:
    """Return the address under which SQLite opens a database file without writing to it."""
    return f"{path.absolute().as_uri()}?mode=ro"


def flush(file: Path) -> None:
    """Flush a file to the disk. It is opened for writing, because Windows flushes no other file."""
    _flush(file, os.O_RDWR)


def flush_names(folder: Path) -> None:
    """Flush the names in a folder to the disk if the system can open a folder. Windows does so by itself."""
    if hasattr(os, "O_DIRECTORY"):
        _flush(folder, os.O_RDONLY)


def _flush(path: Path, how: int) -> None:
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
