"""Who on this machine may read what the bot keeps: hands, seeds and messages are in it, and the token beside it."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from ops.settings import env_file

log = logging.getLogger("arbiter.private")

OTHERS: Final = stat.S_IRWXO
"""Everybody. A folder that exists may be open to a group, say of a program that fetches backups."""

NOT_OWNER: Final = stat.S_IRWXG | stat.S_IRWXO

HAS_MODES: Final = hasattr(os, "geteuid")
"""Whether files have an owner and a mode. On Windows a folder within a user's own is that user's by its place."""

DATABASE: Final = ("arbiter.db", "arbiter.db-wal", "arbiter.db-shm")


def prepare(data: Path) -> None:
    """Make the folder of the data for its owner alone; take from everybody else what an older version left open.

    What belongs to another user, as a mounted folder may, stays as it is. Raises OSError if the folder cannot be made.
    """
    if not data.exists():
        data.mkdir(mode=0o700, parents=True)
    _close(data, OTHERS)
    for name in DATABASE:
        _close(data / name, NOT_OWNER)
    env = env_file()
    if env is not None and readable_by_others(env):
        log.warning("other users of this machine can read the token: chmod 600 %s", env)


def readable_by_others(path: Path) -> bool:
    """Return whether other users of this machine may read a file, as far as its mode says: on Windows it says nothing."""
    return HAS_MODES and bool(path.stat().st_mode & NOT_OWNER)


def _close(path: Path, bits: int) -> None:
    """Take these permissions from a file or folder of ours, if it has any of them."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if HAS_MODES and found.st_mode & bits and found.st_uid == os.geteuid():
        path.chmod(stat.S_IMODE(found.st_mode) & ~bits)
        log.debug("%s was open to other users of this machine; it is no longer", path)
