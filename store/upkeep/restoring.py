"""Putting a backup in the place of the database, while no bot runs. What is replaced is kept beside it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from store.database import holding, inspect
from store.errors import DatabaseCorruptError, StoreFailedError
from store.files import copy, flush_names, read_only
from store.migrations import load, version_of
from store.upkeep.backup import stamp

ASIDE = "replaced"
"""The folder beside the database into which replaced ones go, each in a folder named by the moment."""

_FILES = ("", "-wal", "-shm")
"""What belongs to a database: the file, its write-ahead log and that log's index."""

_AHEAD = 1_000_000
"""How far numbers of the outbox are moved on: the nonces of messages sent after the backup must not be given again."""


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a backup: its schema, its bytes, how many matches there are, and how many of them run."""

    schema: int
    size: int
    matches: int
    running: int


def examine(path: Path) -> Content:
    """Return what is in a backup, checked as a whole; it is only read.

    Raises FileNotFoundError, DatabaseCorruptError if it is damaged or no database of the bot, DatabaseNewerError if this
    version of the bot is too old for it, StoreFailedError if the disk refused.
    """
    path = path.absolute()
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    inspect(path, newest=len(load()))
    try:
        with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as db:
            problems = [row[0] for row in db.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            problems += [f"{row[0]} refers to what is not there" for row in db.execute("PRAGMA foreign_key_check")][:3]
            schema = version_of(db)
            if schema == 0:
                raise DatabaseCorruptError(f"{path} is empty: a bot that had not begun made it")
            total, running = db.execute("SELECT count(*), coalesce(sum(status = 'playing'), 0) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise StoreFailedError(f"{path} could not be read: {error}") from error
    if problems:
        raise DatabaseCorruptError(f"{path} is damaged: {'; '.join(problems)}")
    return Content(schema, path.stat().st_size, total, running)


def restore(source: Path, database: Path, now: float | None = None) -> Path | None:
    """Put a copy of a backup in the place of the database; return the folder that has what it replaced, None if nothing.

    At the next start every message of a match that runs is shown anew, since in Discord they are of a later moment.
    Raises what `examine` raises, DatabaseLockedError while a bot runs, ValueError if the backup is the database itself. Up to
    the last step the database stays as it is; should the machine stop in that step, call it again.
    """
    database, moment = database.absolute(), time.time() if now is None else now
    if source.resolve() == database.resolve():
        raise ValueError(f"{source} is the database itself")
    examine(source)
    with holding(database):
        ready = database.with_name(f".{database.name}-restored")
        try:
            copy(source, ready)
            _renew(ready, moment)
            aside = _set_aside(database, moment)
            for end in _FILES[1:]:
                # First these: SQLite would apply a log to whatever database lies beside it.
                Path(f"{database}{end}").unlink(missing_ok=True)
            ready.replace(database)
            flush_names(database.parent)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailedError(f"{source} could not be restored: {error}") from error
        finally:
            ready.unlink(missing_ok=True)
    return aside


def _set_aside(database: Path, moment: float) -> Path | None:
    """Keep what is in the database's place, under a second name or as a copy: until the last step it stays there too."""
    there = [file for end in _FILES if (file := Path(f"{database}{end}")).exists()]
    if not any(file.stat().st_size for file in there):
        return None
    parent = database.with_name(ASIDE)
    parent.mkdir(mode=0o700, exist_ok=True)
    name, count = stamp(moment), 1
    while (aside := parent / (name if count == 1 else f"{name}-{count}")).exists():
        count += 1
    aside.mkdir(mode=0o700)
    for file in there:
        try:
            os.link(file, aside / file.name)
        except OSError:  # a disk without second names
            shutil.copy2(file, aside / file.name)
    flush_names(aside)
    return aside


def _renew(path: Path, now: float) -> None:
    """Have all messages of matches that run shown anew, and what was under way looked for before it is sent again."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE outbox SET sending = coalesce(sending, created), not_before = 0 WHERE delivered IS NULL")
        db.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'outbox'", (_AHEAD,))
        db.execute(
            "UPDATE posts SET shows = '' WHERE match IN"
            " (SELECT id FROM matches WHERE status IN ('lobby', 'playing', 'frozen'))"
        )
        db.execute(
            "INSERT INTO outbox (match, slot, created, not_before) SELECT posts.match, posts.slot, ?, ? FROM posts"
            " JOIN matches ON matches.id = posts.match WHERE matches.status IN ('lobby', 'playing', 'frozen')"
            " ORDER BY posts.match, posts.slot",
            (now, now),
        )
