"""Who on this machine may read what the bot keeps: hands, seeds and messages are in it, and the token beside it."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from dotenv import find_dotenv

log = logging.getLogger("arbiter.private")

OTHERS: Final = stat.S_IRWXO
"""Everybody. A folder that exists may be open to a group, say of a program that fetches backups."""

NOT_OWNER: Final = stat.S_IRWXG | stat.S_IRWXO

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
    env = find_dotenv()
    if env and Path(env).stat().st_mode & NOT_OWNER:
        log.warning("other users of this machine can read the token: chmod 600 %s", env)


def _close(path: Path, bits: int) -> None:
    """Take these permissions from a file or folder of ours, if it has any of them."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if found.st_mode & bits and found.st_uid == os.geteuid():
        path.chmod(stat.S_IMODE(found.st_mode) & ~bits)
        log.debug("%s was open to other users of this machine; it is no longer", path)
