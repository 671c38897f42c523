"""Keeps the proof of an open database: notes each commit, and the sums of pages before a checkpoint moves them.

SQLite would checkpoint by itself at every thousandth frame and at the end; here it is asked to, so that the sums come first.
"""

from __future__ import annotations

import logging
import sqlite3
from io import FileIO
from pathlib import Path

from store.proof import wal
from store.proof.sums import Sums, SumsFile, file_of
from store.proof.wal import NO_LOG

CHECKPOINT_FRAMES = 1000
"""Frames in the log from which it is moved into the database, as SQLite's own default has it."""

AGAIN_FRAMES = 250
"""After how many more frames that is tried again where a reader has held it up."""

log = logging.getLogger(__name__)


class Keeper:
    """Keeps the file of sums of one database. All but `close` run in the thread that writes to it."""

    def __init__(self, database: Path, sums: Sums) -> None:
        """Write the sums anew. Raises OSError."""
        self._database = database
        self._file = SumsFile(file_of(database), sums)
        self._index: FileIO | None = None
        self._acknowledged = sums.acknowledged
        self._moved = sums.moved
        self._next = CHECKPOINT_FRAMES
        self._failed = False
        self._blind = False

    def begin(self, connection: sqlite3.Connection) -> None:
        """Begin with a connection in WAL mode that has written nothing yet."""
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # the log and its index are there now
        self._index = wal.open_index(self._database)

    def committed(self, connection: sqlite3.Connection) -> None:
        """Note that what is in the log now is acknowledged, and checkpoint if there is much of it.

        Nothing is raised: the commit is durable. What cannot be noted proves less, and is tried again.
        """
        if self._blind:
            return
        try:
            self._note(connection)
            if self._acknowledged.frames >= self._next and not self._blind:
                self._checkpoint(connection)
            self._failed = False
        except (OSError, sqlite3.Error) as error:
            if not self._failed:
                log.warning("the sums of the database's pages cannot be written: %s", error)
            self._failed = True

    def closing(self, connection: sqlite3.Connection) -> None:
        """Move all of the log into the database, as SQLite does when it closes: the sums must come first. Nothing is raised."""
        if self._index is None or self._blind:
            return
        try:
            self._note(connection)
            if not self._blind:
                self._checkpoint(connection)
                # The log is deleted next: a loss of power must not leave a mark that misses it.
                self._file.flush()
        except (OSError, sqlite3.Error) as error:
            # SQLite moves the pages all the same, and the next start must not take them for damaged.
            self._blind = True
            self._file.close()
            file_of(self._database).unlink(missing_ok=True)
            log.warning("the sums of the database's pages cannot be written and begin anew: %s", error)

    def close(self) -> None:
        """Close the file, after the last connection is closed."""
        if self._index is not None:
            self._index.close()
        try:
            if not self._blind and not wal.log_of(self._database).exists():
                self._file.mark(NO_LOG, 0)
        except OSError as error:
            log.warning("the sums of the database's pages cannot be written: %s", error)
        self._file.close()

    def _note(self, connection: sqlite3.Connection) -> None:
        assert self._index is not None
        now = wal.position(self._index)
        if now.salts != self._acknowledged.salts:
            if self._moved < self._acknowledged.frames:
                self._go_blind(connection)
                return
            self._moved, self._next = 0, CHECKPOINT_FRAMES
        if now != self._acknowledged:
            self._file.mark(now, self._moved)
            self._acknowledged = now

    def _go_blind(self, connection: sqlite3.Connection) -> None:
        """Give the sums up until the next start: another program has moved pages of which they do not know."""
        self._blind = True
        self._file.close()
        file_of(self._database).unlink(missing_ok=True)
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_FRAMES}")
        log.warning("another program has checkpointed the database: sums of its pages begin anew at the next start")

    def _checkpoint(self, connection: sqlite3.Connection) -> None:
        """Store the sums of all pages in the log, then move them. A reader of an older state may hold a part of them up."""
        frames = self._acknowledged.frames
        if frames > self._moved:
            self._file.add(wal.sums_of_pages(wal.log_of(self._database), frames))
        _, there, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        self._next = frames + AGAIN_FRAMES
        if there == moved:
            self._moved = frames
            self._file.mark(self._acknowledged, self._moved)
