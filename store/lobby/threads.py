"""Threads of tables and their posts in forums, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from typing import Literal

import msgspec

from store.connection import Connection
from store.database import Database

BOARD, DOOR = "board", "door"
"""The slots of the board, and of the message that leads to a thread: the lobby's, once the match has begun."""

Kind = Literal["thread", "post"]


class Room(msgspec.Struct, frozen=True):
    """The thread of a table, or its post in a forum.

    It belongs to the channel `parent`; `thread` is its id once it is made. Without one the table stays in the channel `home`,
    and `lacks` says why: names of permissions with spaces between, or a word. `mark` is what it was last owed to show.
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
    """The thread that a new table is to get in the channel or forum `parent`; `lacks` has the same meaning as in Room."""

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
"""The row of a thread, from the table that owns it: the first that is still played there, else the last that was."""


def keep(db: Connection, room: Room) -> None:
    """Store the thread that a table has or will get."""
    values = ", ".join("?" for _ in Room.__struct_fields__)
    db.execute(f"INSERT INTO threads ({COLUMNS}) VALUES ({values})", msgspec.structs.astuple(room))  # noqa: S608  # our own columns


def get(db: Connection, match: int) -> Room | None:
    """Return the thread of a table, read in the running transaction."""
    row = db.execute(BY_MATCH, (match,)).fetchone()
    return Room(*row) if row is not None else None


def get_by_thread(db: Connection, thread: int) -> Room | None:
    """Return the row of a thread by the thread's id, read in the running transaction; None if no table has it."""
    row = db.execute(BY_THREAD, (thread,)).fetchone()
    return Room(*row) if row is not None else None


def set_thread(db: Connection, match: int, thread: int) -> None:
    """Store the id of the thread made for a table."""
    db.execute("UPDATE threads SET thread = ? WHERE match = ?", (thread, match))


def forget_thread(db: Connection, match: int) -> None:
    """Forget the thread of a table that never was in it: it is to have another one."""
    db.execute("UPDATE threads SET thread = NULL, renamed = NULL WHERE match = ?", (match,))


def set_lacks(db: Connection, match: int, lacks: str) -> None:
    """Store why a table stays in its channel."""
    db.execute("UPDATE threads SET lacks = ? WHERE match = ?", (lacks, match))


def set_mark(db: Connection, match: int, mark: int) -> None:
    """Store what the thread was last owed to show."""
    db.execute("UPDATE threads SET mark = ? WHERE match = ?", (mark, match))


def set_renamed(db: Connection, thread: int, now: float) -> None:
    """Store when a thread was last renamed, for all tables that share it."""
    db.execute("UPDATE threads SET renamed = ? WHERE thread = ?", (now, thread))


def link_lobby_message(db: Connection, room: Room) -> None:
    """Make the lobby's message the link to the table's thread. The board gets a message of its own."""
    db.execute(
        "UPDATE posts SET slot = ? WHERE match = ? AND slot = ? AND message = coalesce(?, message)"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE match = ? AND slot = ?)",
        (DOOR, room.match, BOARD, room.thread, room.match, DOOR),
    )


def unlink_lobby_message(db: Connection, match: int) -> None:
    """Make the lobby's message the board again, because there is no thread to link to."""
    db.execute(
        "UPDATE posts SET slot = ?, shows = '' WHERE match = ? AND slot = ?"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE match = ? AND slot = ?)",
        (BOARD, match, DOOR, match, BOARD),
    )


async def of(db: Database, match: int) -> Room | None:
    """Return the thread that a table has or will get."""
    rows = await db.read(BY_MATCH, match)
    return Room(*rows[0]) if rows else None


async def by_thread(db: Database, thread: int) -> Room | None:
    """Return the row of a thread by the thread's id, with the table that owns it; None if no table has it."""
    rows = await db.read(BY_THREAD, thread)
    return Room(*rows[0]) if rows else None


async def matches_in(db: Database, thread: int) -> list[int]:
    """Return the matches in any state that have this thread."""
    return [row[0] for row in await db.read("SELECT match FROM threads WHERE thread = ? ORDER BY match", thread)]
