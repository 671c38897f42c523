"""Deletion of a user: their matches stay readable and no longer name them. Writers take the connection.

In matches the user becomes a negative number without a name, the same in all of them and never used again. Blocks of this user
by others stay: they are the others' settings, and deletion must be no way around them.
"""

from __future__ import annotations

from store.clauses import FACT
from store.connection import Connection
from store.database import Database
from store.locks import lock
from store.match import imports, outbox
from store.match.owed import FORMER

PENDING = "erasing:"
"""The prefix of facts about users to be deleted; the fact has the number that replaces the user."""

NUMBERED = (
    ("matches", "host"),
    ("seats", "user"),
    ("sitters", "user"),
    ("moderation", "user"),
    ("calls", "user"),
    ("calls", "judge"),
    ("refusals", "user"),
    ("refusals", "judge"),
    ("tournament_members", "user"),
    ("finished_seats", "user"),
    ("ratings", "user"),
    ("rating_steps", "user"),
    ("ladder_members", "user"),
    ("season_players", "user"),
)
BLANKED = (
    ("choices", "user"),
    ("reports", "user"),
    ("tournaments", "made_by"),
    ("tournament_records", "user"),
    ("ladders", "made_by"),
    ("ladder_facts", "user"),
    ("seasons", "made_by"),
)
DELETED = (
    ("tournament_roles", "user"),
    ("tournament_seeds", "user"),
    ("offers", "user"),
    ("offers", "by"),
    ("invitations", "user"),
    ("invitations", "by"),
    ("preferences", "user"),
    ("vacations", "user"),
    ("blocks", "user"),
    ("players", "user"),
    ("imports", "user"),
    ("wishes", "user"),
    ("decks", "user"),
    ("tournament_teams", "captain"),
    ("tournament_teams", "mate"),
    ("tournament_organisers", "id"),
    ("ladder_organisers", "id"),
    ("record_people", "user"),
    ("record_wins", "user"),
)
"""Columns that hold users, by what replaces them: another number, NULL, or nothing (the row is deleted)."""

NAMED = ("seats", "sitters", "tournament_members", "ladder_members", "season_players")
"""Tables with names of users; the names are emptied."""

ENTRIES = "tournament_entries"
"""The table with the names of tournaments' entries and what they brought: that of a user's entry is emptied."""

OF_MATCHES = ("seats", "sitters")
"""Those of them that belong to a match."""

PRIVATE = ("panel", "remind", "notice")
"""The names of slots whose messages go to a seat's user."""


def begin(db: Connection, user: int) -> int:
    """Store that a user is to be deleted, so that it is finished after a crash too; return their negative number."""
    lock(db, "erasing", 0)
    stored = db.execute(FACT, (f"{PENDING}{user}",)).fetchone()
    if stored is not None:
        return int(stored[0])
    used = [db.execute(f"SELECT min({column}) FROM {table}").fetchone()[0] or 0 for table, column in NUMBERED]  # noqa: S608  # our own names
    used += [int(row[0]) for row in db.execute("SELECT value FROM facts WHERE key LIKE ?", (f"{PENDING}%",))]
    number = min(0, *used) - 1
    db.execute("INSERT INTO facts (key, value) VALUES (?, ?)", (f"{PENDING}{user}", str(number)))
    return number


def pending_now(db: Connection) -> dict[int, int]:
    """Return the users to be deleted, each with their negative number, read in the running transaction."""
    rows = db.execute("SELECT key, value FROM facts WHERE key LIKE ?", (f"{PENDING}%",))
    return {int(row[0].removeprefix(PENDING)): int(row[1]) for row in rows}


async def pending(db: Database) -> dict[int, int]:
    """Return the users to be deleted, each with their negative number."""
    rows = await db.read("SELECT key, value FROM facts WHERE key LIKE ?", f"{PENDING}%")
    return {int(row[0].removeprefix(PENDING)): int(row[1]) for row in rows}


async def matches_of(db: Database, user: int) -> list[int]:
    """Return the ids of all matches that name this user."""
    rows = await db.read(
        "SELECT match FROM seats WHERE user = ?1 UNION SELECT match FROM sitters WHERE user = ?1"
        " UNION SELECT match FROM offers WHERE ?1 IN (user, by) UNION SELECT id FROM matches WHERE host = ?1"
        " UNION SELECT match FROM wishes WHERE user = ?1 AND match IS NOT NULL ORDER BY 1",
        user,
    )
    return [row[0] for row in rows]


def leave_match(db: Connection, match: int, user: int, number: int, now: float) -> None:
    """Remove a user from one match that they no longer play in, and owe the messages that name them.

    If they still sit in a lobby, because they return to it each time, the practice player gets their seat.
    """
    seats = [row[0] for row in db.execute("SELECT seat FROM seats WHERE match = ? AND user = ?", (match, user))]
    private = [f"{name}:{seat}" for seat in seats for name in PRIVATE]
    db.executemany(
        "UPDATE outbox SET delivered = ?, failure = 'erased' WHERE match = ? AND slot = ? AND delivered IS NULL",
        [(now, match, slot) for slot in private],
    )
    outbox.disown(db, match, private, now)
    offers = db.execute("SELECT seat FROM offers WHERE match = ? AND ? IN (user, by)", (match, user)).fetchall()
    db.execute("DELETE FROM offers WHERE match = ? AND ? IN (user, by)", (match, user))
    db.execute("UPDATE wishes SET match = NULL WHERE match = ? AND user = ?", (match, user))
    # Only existing messages: an old match is not posted again for this.
    shown = db.execute("SELECT slot FROM posts WHERE match = ? AND slot NOT LIKE ?", (match, f"{FORMER}:%")).fetchall()
    outbox.owe(db, match, [*(row[0] for row in shown), *(f"offer:{row[0]}" for row in offers)], now)
    db.execute(
        "UPDATE seats SET status = 'practice', brought = '' WHERE match = ? AND user = ? AND status = 'human'"
        " AND (SELECT status FROM matches WHERE id = ?) = 'lobby'",
        (match, user, match),
    )
    # A practice player plays there now.
    db.execute(
        "UPDATE matches SET rated = 0 WHERE id = ? AND status = 'lobby'"
        " AND EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.status = 'practice')",
        (match,),
    )
    for table in OF_MATCHES:
        db.execute(f"UPDATE {table} SET user = ?, name = '' WHERE match = ? AND user = ?", (number, match, user))  # noqa: S608  # our own names
    db.execute("UPDATE choices SET user = NULL WHERE match = ? AND user = ?", (match, user))
    db.execute("UPDATE matches SET host = ? WHERE id = ? AND host = ?", (number, match, user))


def finish(db: Connection, user: int, number: int, *, forced: bool) -> bool:
    """Delete the rest of a user's data. Return False and do nothing if they sit in a lobby or running match.

    With `forced` the practice player gets such a seat instead: in matches that cannot be loaded or shown.
    """
    here = "user = ? AND status = 'human' AND match IN (SELECT id FROM matches WHERE status IN ('lobby', 'playing'))"
    if forced:
        db.execute(f"UPDATE seats SET status = 'practice' WHERE {here}", (user,))  # noqa: S608  # our own condition
    if db.execute(f"SELECT 1 FROM seats WHERE {here}", (user,)).fetchone() is not None:  # noqa: S608  # our own condition
        return False
    # A process may be computing ratings from what it read before: it must not bring the user back.
    db.execute("UPDATE rating_books SET version = version + 1")
    # Those who have one of these matches in memory shall not write the name again.
    db.execute(
        "UPDATE matches SET revision = revision + 1 WHERE id IN (SELECT match FROM seats WHERE user = ?)", (user,)
    )
    for table, owner in (("tournaments", "tournament"), ("ladders", "ladder")):
        db.execute(
            f"UPDATE {table} SET revision = revision + 1 WHERE id IN (SELECT {owner} FROM {owner}_members WHERE user = ?)",  # noqa: S608  # our own names
            (user,),
        )
    for match in imports.ids_of(db, user):
        imports.delete(db, match)  # imported meanwhile: the earlier imports are deleted by now
    own = "SELECT tournament, entry FROM tournament_members WHERE user = ?"
    db.execute(f"UPDATE {ENTRIES} SET name = '', brought = '' WHERE (tournament, entry) IN ({own})", (user,))  # noqa: S608  # our own names
    for table in NAMED:
        db.execute(f"UPDATE {table} SET name = '' WHERE user = ?", (user,))  # noqa: S608  # our own names
    for table, column in NUMBERED:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (number, user))  # noqa: S608  # our own names
    for table, column in BLANKED:
        db.execute(f"UPDATE {table} SET {column} = NULL WHERE {column} = ?", (user,))  # noqa: S608  # our own names
    for table, column in DELETED:
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (user,))  # noqa: S608  # our own names
    db.execute("DELETE FROM facts WHERE key = ?", (f"{PENDING}{user}",))
    return True
