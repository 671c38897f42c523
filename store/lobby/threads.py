"""Threads of tables and their posts in forums, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec

from store.database import Database

BOARD, DOOR = "board", "door"
"""The slots of the board, and of the message that leads to a thread: the lobby's, once the match has begun."""

Kind = Literal["thread", "post"]


class Room(msgspec.Struct, frozen=True):
    """The thread of a table, or its post in a forum.

    It is one of the channel `parent`; `thread` is its id once it is made. Without it the table is in the channel `home`, and
    `lacks` says why: names of permissions with spaces between, or a word. `mark` is what it was last owed to show.
    """

    match: int
    kind: Kind
    parent: int
    home: int
    thread: int | None = None
    lacks: str | None = None
    mark: int | None = None
    renamed: float | None = None


class Wanted(msgspec.Struct, frozen=True):
    """What a new table is to have: a thread of the channel `parent`, or a post in that forum; `lacks` as a room has it."""

    kind: Kind
    parent: int
    home: int
    lacks: str | None = None


COLUMNS = ", ".join(Room.__struct_fields__)
BY_MATCH = f"SELECT {COLUMNS} FROM threads WHERE match = ?"  # noqa: S608  # our own columns
BY_THREAD = (
    f"SELECT {', '.join(f'threads.{name}' for name in Room.__struct_fields__)} FROM threads"  # noqa: S608  # our own columns
    " JOIN matches ON matches.id = threads.match WHERE threads.thread = ? ORDER BY"
    " CASE WHEN matches.status IN ('over', 'closed') OR matches.channel <> threads.thread THEN 1 ELSE 0 END,"
    " CASE WHEN matches.status IN ('over', 'closed') OR matches.channel <> threads.thread THEN -threads.match"
    " ELSE threads.match END LIMIT 1"
)
"""The thread as that table has it which looks after it: the first that goes on there, else the last that was played there."""


def keep(db: sqlite3.Connection, room: Room) -> None:
    """Keep the thread that a table has, or is to have."""
    values = ", ".join("?" for _ in Room.__struct_fields__)
    db.execute(f"INSERT INTO threads ({COLUMNS}) VALUES ({values})", msgspec.structs.astuple(room))  # noqa: S608  # our own columns


def chosen(db: sqlite3.Connection, match: int) -> Room | None:
    """The thread of a table, as the running transaction sees it."""
    row = db.execute(BY_MATCH, (match,)).fetchone()
    return Room(*row) if row is not None else None


def kept(db: sqlite3.Connection, thread: int) -> Room | None:
    """The thread by its id, as the running transaction sees it; None for one that is no table's."""
    row = db.execute(BY_THREAD, (thread,)).fetchone()
    return Room(*row) if row is not None else None


def set_thread(db: sqlite3.Connection, match: int, thread: int) -> None:
    """Note the thread that was made for a table."""
    db.execute("UPDATE threads SET thread = ? WHERE match = ?", (thread, match))


def set_lacks(db: sqlite3.Connection, match: int, lacks: str) -> None:
    """Note why a table goes on in its channel."""
    db.execute("UPDATE threads SET lacks = ? WHERE match = ?", (lacks, match))


def set_mark(db: sqlite3.Connection, match: int, mark: int) -> None:
    """Note what a thread is to show."""
    db.execute("UPDATE threads SET mark = ? WHERE match = ?", (mark, match))


def set_renamed(db: sqlite3.Connection, thread: int, now: float) -> None:
    """Note when a thread got another name, for all tables that have it."""
    db.execute("UPDATE threads SET renamed = ? WHERE thread = ?", (now, thread))


def make_door(db: sqlite3.Connection, room: Room) -> None:
    """Let the message of the lobby lead to the thread that was made from it, or is to be: the board gets one of its own."""
    db.execute(
        "UPDATE posts SET slot = ? WHERE match = ? AND slot = ? AND message = coalesce(?, message)"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE match = ? AND slot = ?)",
        (DOOR, room.match, BOARD, room.thread, room.match, DOOR),
    )


def unmake_door(db: sqlite3.Connection, match: int) -> None:
    """Let the message of the lobby become that of the board, since there is no thread to lead to."""
    db.execute(
        "UPDATE posts SET slot = ?, shows = '' WHERE match = ? AND slot = ?"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE match = ? AND slot = ?)",
        (BOARD, match, DOOR, match, BOARD),
    )


async def of(db: Database, match: int) -> Room | None:
    """The thread that a table has, or is to have."""
    rows = await db.read(BY_MATCH, match)
    return Room(*rows[0]) if rows else None


async def by_thread(db: Database, thread: int) -> Room | None:
    """The thread by its id, as the table that looks after it has it; None for one that is no table's."""
    rows = await db.read(BY_THREAD, thread)
    return Room(*rows[0]) if rows else None


async def matches_in(db: Database, thread: int) -> list[int]:
    """The matches, in whatever state they are, that have this thread."""
    return [row[0] for row in await db.read("SELECT match FROM threads WHERE thread = ? ORDER BY match", thread)]
