"""File permissions of the bot's data, which hold hands, seeds and messages, and of the token."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from ops.settings import env_file
from store.addresses import is_postgres

log = logging.getLogger("arbiter.private")

OTHERS: Final = stat.S_IRWXO
"""The permissions of everybody. A group may keep its permissions, for example for a program that fetches backups."""

NOT_OWNER: Final = stat.S_IRWXG | stat.S_IRWXO

HAS_MODES: Final = hasattr(os, "geteuid")
"""Whether files have an owner and a mode. On Windows a folder inside a user's own belongs to that user."""

DATABASE: Final = ("", "-wal", "-shm")
"""The ends of the names of a database's files."""


def prepare(data: Path, database: str) -> None:
    """Make the data folder readable for its owner alone, and do the same with files of an older version.

    Files of another user, such as a mounted folder, stay as they are. Raises OSError if the folder cannot be made.
    """
    if not data.exists():
        data.mkdir(mode=0o700, parents=True)
    _close(data, OTHERS)
    for end in () if is_postgres(database) else DATABASE:
        _close(Path(f"{database}{end}"), NOT_OWNER)
    env = env_file()
    if env is not None and readable_by_others(env):
        log.warning("other users of this machine can read the token: chmod 600 %s", env)


def readable_by_others(path: Path) -> bool:
    """Return whether other users of this machine may read a file by its mode; always False on Windows."""
    return HAS_MODES and bool(path.stat().st_mode & NOT_OWNER)


def _close(path: Path, bits: int) -> None:
    """Remove these permissions from a file or folder if it has any of them."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if HAS_MODES and found.st_mode & bits and found.st_uid == os.geteuid():
        path.chmod(stat.S_IMODE(found.st_mode) & ~bits)
        log.debug("%s was open to other users of this machine; it is no longer", path)
