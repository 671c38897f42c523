"""Imported matches in SQL: matches played elsewhere and loaded from a match file.

Writers take the connection of the running transaction.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from store.connection import Connection
from store.database import Database
from store.match import brought as stored_brought
from store.match import history, matches
from store.match.matches import NewMatch
from store.match.rows import ChoiceRow, EventRow

TABLES = (
    "plans",
    "threads",
    "imports",
    "refusals",
    "calls",
    "states",
    "choices",
    "events",
    "drafts",
    "outbox",
    "posts",
    "undo_blocks",
    "clocks",
    "motions",
    "sitters",
    "offers",
    "invitations",
    "orders",
    "seats",
)
"""Tables whose rows go with an imported match."""

LEFT_BEHIND = ("moderation", "reports", "wishes")
"""Tables whose rows stay without their reference to the match."""

PLAYED_HERE = ("finished_games", "tournament_games", "tournament_news", "ladder_games", "ladder_news")
"""Tables that have no rows of imported matches: what they hold is about matches that were played here."""


class ImportRow(msgspec.Struct, frozen=True):
    """An imported match: the user who imported it, the SHA-256 of its file, the stored bytes, and the time of the import."""

    match: int
    code: str
    game: str
    user: int
    file: str
    bytes: int
    at: float


ROW = "SELECT match, code, game, user, file, bytes, at FROM imports JOIN matches ON matches.id = match"


class ImportedMatch(msgspec.Struct, frozen=True):
    """All that is stored of an imported match.

    `seats` has the status of each seat, `numbers` the entropy of a seat: the number of the press that took it. `texts` are what
    seats brought to the match.
    """

    new: NewMatch
    file: str
    pack: str
    content: bytes
    seats: Sequence[str]
    numbers: dict[int, str]
    texts: dict[int, str]
    states: Sequence[bytes]
    choices: Sequence[ChoiceRow]
    events: Sequence[EventRow]
    reason: str
    result: str


def insert(db: Connection, brought: ImportedMatch) -> str:
    """Store an imported match as finished; return its code."""
    new, now = brought.new, brought.new.created
    match = matches.insert_match(db, new)
    for seat, status in enumerate(brought.seats):
        # Nobody sits there: "human" would need a user.
        shown = "left" if status == "left" else "practice"
        matches.insert_seat(db, match, seat, None, "", brought.numbers.get(seat, ""), shown, now)
        stored_brought.put(db, match, seat, brought.texts.get(seat, ""))
    matches.start_match(db, match, brought.pack, brought.content, new.game, now)
    for version, body in enumerate(brought.states):
        history.insert_state(db, match, version, body)
    for row in brought.choices:
        history.insert_choice(db, match, row)
    history.insert_events(db, match, brought.events)
    matches.end_match(db, match, "over", brought.reason, brought.result, now)
    db.execute("UPDATE matches SET imported = 1 WHERE id = ?", (match,))
    size = sum(map(len, brought.states)) + sum(len(row.body) for row in brought.events)
    db.execute(
        "INSERT INTO imports (match, user, file, bytes, seats, at) VALUES (?, ?, ?, ?, ?, ?)",
        (match, new.host, brought.file, size, json.dumps(list(brought.seats)), now),
    )
    code: str = db.execute("SELECT code FROM matches WHERE id = ?", (match,)).fetchone()[0]
    return code


def delete(db: Connection, match: int) -> None:
    """Delete an imported match and its content if no other match uses it; a match that is gone already is ignored."""
    found = db.execute("SELECT pack FROM matches WHERE id = ? AND imported = 1", (match,)).fetchone()
    if found is None:
        return
    db.execute("DELETE FROM undo_consents WHERE undo IN (SELECT id FROM undos WHERE match = ?)", (match,))
    for table in ("undos", *TABLES):
        db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))  # noqa: S608  # our own names
    for table in LEFT_BEHIND:
        db.execute(f"UPDATE {table} SET match = NULL WHERE match = ?", (match,))  # noqa: S608  # our own names
    db.execute("DELETE FROM matches WHERE id = ?", (match,))
    db.execute("DELETE FROM packs WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM matches WHERE pack = ?1)", found)


def code_of_file(db: Connection, user: int, file: str) -> str | None:
    """Return the code under which a user has already imported a file, None if not."""
    query = "SELECT code FROM imports JOIN matches ON matches.id = match WHERE user = ? AND file = ?"
    row = db.execute(query, (user, file)).fetchone()
    return row[0] if row else None


def usage(db: Connection, user: int) -> tuple[int, int]:
    """Return how many matches a user has imported and how many bytes are stored for them."""
    count, size = db.execute("SELECT count(*), coalesce(sum(bytes), 0) FROM imports WHERE user = ?", (user,)).fetchone()
    return int(count), int(size)


def ids_of(db: Connection, user: int) -> list[int]:
    """Return the ids of the matches that a user has imported."""
    query = "SELECT match FROM imports JOIN matches ON matches.id = match WHERE user = ? AND imported = 1"
    return [row[0] for row in db.execute(query, (user,))]


async def of_user(db: Database, user: int) -> list[ImportRow]:
    """Return the matches that a user has imported, the newest first."""
    return [ImportRow(*row) for row in await db.read(f"{ROW} WHERE user = ? ORDER BY match DESC", user)]  # our own


async def of_match(db: Database, match: int) -> ImportRow | None:
    """Return the import of a match, None for a match played here."""
    rows = await db.read(f"{ROW} WHERE match = ?", match)  # our own
    return ImportRow(*rows[0]) if rows else None


async def seats(db: Database, match: int) -> list[str]:
    """Return the final status of each seat of an imported match."""
    rows = await db.read("SELECT seats FROM imports WHERE match = ?", match)
    return list(json.loads(rows[0][0])) if rows else []
