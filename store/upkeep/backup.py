"""Backups: one file each, a whole database that needs nothing beside it.

`store/upkeep/restoring.py` puts one back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from store.errors import StoreClosedError, StoreError
from store.files import PARTIAL
from store.proof.sums import file_of
from store.sqlite import SqliteDatabase

RETRY_SECONDS = 300.0
"""Seconds until a failed backup is tried again, unless the schedule is quicker."""

_NAME = re.compile(r"arbiter-(\d{8}T\d{6}Z)\.db")
_STAMP = "%Y%m%dT%H%M%SZ"

log = logging.getLogger(__name__)


def name_at(when: float) -> str:
    """Return the file name of a backup made at this unix time: `arbiter-20261121T060000Z.db`, in UTC."""
    return f"arbiter-{stamp(when)}.db"


def stamp(when: float) -> str:
    """Return a unix time in the form of file names, in UTC: `20261121T060000Z`."""
    return datetime.fromtimestamp(when, UTC).strftime(_STAMP)


def backups(folder: Path, until: float = math.inf) -> list[tuple[float, Path]]:
    """Return the backups of the folder made `until` a moment, oldest first, each with its unix time.

    Other files are ignored, and so is a backup from the future: it was made while the clock was wrong, so its age is unknown.
    """
    found = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if name := _NAME.fullmatch(file.name):
            with contextlib.suppress(ValueError):
                found.append((datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC).timestamp(), file))
    return sorted((when, file) for when, file in found if when <= until)


def prune(folder: Path, keep: int, now: float) -> list[Path]:
    """Delete all but the newest `keep` backups; return the deleted files. Other files are not touched.

    Backups from the future stay and do not count. The clock was wrong then or is wrong now: they must not push out the present
    backups, and if they are all there is, they must not be deleted as old.
    """
    removed = [file for _, file in backups(folder, now)][:-keep]
    for file in removed:
        file.unlink(missing_ok=True)
        file_of(file).unlink(missing_ok=True)
    return removed


async def run_schedule(
    database: SqliteDatabase,
    folder: Path,
    every_seconds: float,
    keep: int,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Make a backup whenever the newest one is `every_seconds` old and keep the newest `keep`, until cancelled.

    The schedule follows the files, so a restart neither skips nor adds a backup. A failed backup is logged and tried again.
    Returns when the database is closed. Raises ValueError if an interval or number is not positive.
    """
    if every_seconds <= 0 or keep < 1:
        raise ValueError("the interval of backups and the number to keep must be positive")
    with contextlib.suppress(OSError):
        await asyncio.to_thread(_remove_partial, folder)
    while True:
        try:
            wait = await asyncio.to_thread(_seconds_until_due, folder, database.now(), every_seconds)
            if wait <= 0:
                await database.backup(folder / name_at(database.now()))
                await asyncio.to_thread(prune, folder, keep, database.now())
                wait = every_seconds
        except StoreClosedError:
            return
        except (StoreError, OSError) as error:
            log.error("%s", error)  # noqa: TRY400  # says it all
            wait = min(every_seconds, RETRY_SECONDS)
        except Exception:
            log.exception("no backup was made")  # such as by a clock beyond all dates: nobody else would say so
            wait = min(every_seconds, RETRY_SECONDS)
        await sleep(wait)


def _remove_partial(folder: Path) -> None:
    """Delete the partial copy of a process that was killed while it copied."""
    for file in folder.glob(f".arbiter-*{PARTIAL}"):
        file.unlink(missing_ok=True)


def _seconds_until_due(folder: Path, now: float, every_seconds: float) -> float:
    made = backups(folder, now)
    return every_seconds - (now - made[-1][0]) if made else 0.0
