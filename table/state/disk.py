"""Stores the world in a SQLite file, so that a killed process loses nothing that was acknowledged."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec

from table.errors import JSON
from table.state.things import Upload

_FORMAT = 2
_SCHEMA = """
CREATE TABLE IF NOT EXISTS objects (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT;
CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    width INTEGER,
    height INTEGER,
    data BLOB NOT NULL
) STRICT;
"""

_SEVERAL_GUILDS = """
UPDATE objects SET kind = kind || ' ' || (SELECT json_extract(body, '$.id') FROM objects WHERE kind = 'meta' AND id = 'guild')
WHERE kind IN ('member', 'role', 'event');
UPDATE objects SET kind = 'guild', id = json_extract(body, '$.id') WHERE kind = 'meta' AND id = 'guild';
DELETE FROM objects WHERE kind = 'meta' AND id = 'bot_role';
"""
"""The step from format 1, which knew one server, to format 2."""


class Disk:
    """One SQLite file; with no directory given, the same tables in memory only.

    Raises OSError if the file is in use by another process, damaged, or of another format.
    """

    def __init__(self, folder: Path | None) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        path = ":memory:" if folder is None else folder / "table.sqlite3"
        self._db = sqlite3.connect(path, timeout=1.0, isolation_level=None)
        try:
            self._prepare()
        except sqlite3.DatabaseError as error:
            self._db.close()
            raise OSError(f"{path} cannot be used: {error}") from error

    def _prepare(self) -> None:
        # Two tables on one file would each overwrite what the other remembers.
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        # WAL with synchronous=NORMAL outlives the death of the process; a power cut is out of scope here.
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        (found,) = self._db.execute("PRAGMA user_version").fetchone()
        if found not in range(_FORMAT + 1):
            raise sqlite3.DatabaseError(f"it has format {found}, this program reads {_FORMAT}")
        upgrade = _SEVERAL_GUILDS if found == 1 else ""
        self._db.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} {upgrade} PRAGMA user_version={_FORMAT}; COMMIT;")

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Make all writes in the context durable as a whole or not at all."""
        self._db.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def put(self, kind: str, key: str, body: JSON) -> None:
        """Store one object; it is durable when this returns."""
        self._db.execute(
            "INSERT INTO objects VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
            (kind, key, msgspec.json.encode(body).decode()),
        )

    def drop(self, kind: str, key: str) -> None:
        """Delete one object."""
        self._db.execute("DELETE FROM objects WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> dict[str, JSON]:
        """Return every object of a kind by id, in the order of their ids as numbers."""
        rows = self._db.execute("SELECT id, body FROM objects WHERE kind = ?", (kind,)).fetchall()
        return {key: msgspec.json.decode(body) for key, body in sorted(rows, key=lambda row: (len(row[0]), row[0]))}

    def put_file(self, key: str, file: Upload) -> None:
        """Store one attachment's bytes."""
        row = (key, file.name, file.media_type, file.width, file.height, file.data)
        self._db.execute("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", row)

    def drop_file(self, key: str) -> None:
        """Delete one attachment."""
        self._db.execute("DELETE FROM files WHERE id = ?", (key,))

    def files(self) -> dict[str, Upload]:
        """Return every attachment by id."""
        rows = self._db.execute("SELECT id, name, media_type, data, width, height FROM files")
        return {key: Upload(*rest) for key, *rest in rows}

    def close(self) -> None:
        """Close the file."""
        self._db.close()
