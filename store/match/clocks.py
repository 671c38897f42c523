"""Clocks of seats and vacations of users in SQL. Functions with a connection run inside the running transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from store.clauses import only, replacing
from store.connection import Connection, Cursor
from store.database import Database


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a player's seat; times are unix seconds.

    `bank` is the time left in seconds when the present question began (None: full). `question` is the question that waits since
    `since` and is due at `due`. `sealed` is when the seat answered a question that is put to several seats at once. `rest` is the
    time left when the match was paused (0 without a clock); `due` is invalid while it is set. `fallen` is since when the flag is
    down. `remind` is when the next reminder is due, `reminded` how many were sent.
    """

    match: int
    seat: int
    bank: float | None = None
    question: str | None = None
    since: float | None = None
    due: float | None = None
    sealed: float | None = None
    rest: float | None = None
    fallen: float | None = None
    remind: float | None = None
    reminded: int = 0


COLUMNS = ", ".join(ClockRow.__struct_fields__)
REPLACING = replacing("match, seat", ClockRow.__struct_fields__)
OF_MATCH = f"SELECT {COLUMNS} FROM clocks WHERE match = ?"  # noqa: S608  # our own columns

FALLING = "FROM clocks WHERE due IS NOT NULL AND sealed IS NULL AND fallen IS NULL AND rest IS NULL"
"""Running clocks, whose flag will fall: of running matches only, since all other clocks have no question."""

CALLING = (
    "FROM clocks JOIN matches ON matches.id = match WHERE remind IS NOT NULL AND rest IS NULL AND matches.muted = 0"
)
"""Clocks whose player gets a reminder at some time."""

NEXT = (
    f"SELECT (SELECT due {FALLING} ORDER BY due LIMIT 1)"
    f" UNION ALL SELECT (SELECT remind {CALLING} ORDER BY remind LIMIT 1)"
)
"""The next fall of a flag and the next reminder."""

STIRRED = (
    "SELECT matches.id, (SELECT max(moment) FROM (SELECT matches.started AS moment UNION ALL SELECT matches.paused"
    " UNION ALL SELECT coalesce((SELECT max(since) FROM clocks WHERE clocks.match = matches.id),"
    " (SELECT max(acted) FROM seats WHERE seats.match = matches.id))) AS moments) AS stirred"
    " FROM matches WHERE matches.status = 'playing'"
)
"""The time of the last activity in running matches, as everybody knows it: answers in open lanes do not count."""

# ---------------------------------------------------------------- clocks


def rows(db: Connection, match: int) -> dict[int, ClockRow]:
    """Return the clocks of a match by seat, read in the running transaction."""
    return {row[1]: ClockRow(*row) for row in db.execute(OF_MATCH, (match,))}


async def of_match(db: Database, match: int) -> dict[int, ClockRow]:
    """Return the clocks of a match by seat."""
    return {row[1]: ClockRow(*row) for row in await db.read(OF_MATCH, match)}


def of_user(db: Connection, user: int) -> list[tuple[ClockRow, str]]:
    """Return the clocks of a user's seats in running matches, paused ones included, each with the clock terms of its match."""
    columns = ", ".join(f"clocks.{name}" for name in ClockRow.__struct_fields__)
    found = db.execute(
        f"SELECT {columns}, matches.clock FROM seats"  # noqa: S608  # our own columns
        " JOIN clocks ON clocks.match = seats.match AND clocks.seat = seats.seat"
        " JOIN matches ON matches.id = seats.match"
        " WHERE seats.user = ? AND seats.status = 'human' AND matches.status = 'playing' AND clocks.question IS NOT NULL",
        (user,),
    )
    return [(ClockRow(*row[:-1]), row[-1]) for row in found]


def hold(db: Connection, those: Sequence[int]) -> None:
    """Let no other transaction change these matches until this one ends: it reads their clocks, and writes what follows."""
    marks = ", ".join("?" * len(those))
    db.execute(f"UPDATE matches SET revision = revision + 1 WHERE id IN ({marks})", tuple(those))  # noqa: S608  # marks alone


def put(db: Connection, changed: Iterable[ClockRow]) -> None:
    """Store clocks in place of the earlier clocks of their seats."""
    marks = ", ".join("?" for _ in ClockRow.__struct_fields__)
    db.executemany(
        f"INSERT INTO clocks ({COLUMNS}) VALUES ({marks}){REPLACING}",  # noqa: S608  # our own columns
        [msgspec.structs.astuple(row) for row in changed],
    )


def clockless(db: Connection, guild: int) -> list[int]:
    """Return the running matches of a server that have no clock and that wait for a player."""
    found = db.execute(
        "SELECT DISTINCT m.id FROM matches m JOIN clocks c ON c.match = m.id"
        " WHERE m.guild = ? AND m.status = 'playing' AND json_extract(m.clock, '$.kind') = 'none'"
        " AND c.question IS NOT NULL ORDER BY m.id",
        (guild,),
    )
    return [match for (match,) in found]


def remind_all(db: Connection, match: int, now: float) -> None:
    """Make the reminders of all waiting seats of a match due now; a seat whose flag is down on a clock gets none."""
    db.execute(
        "UPDATE clocks SET remind = ? WHERE match = ? AND question IS NOT NULL AND (fallen IS NULL"
        " OR EXISTS (SELECT 1 FROM matches m WHERE m.id = clocks.match AND json_extract(m.clock, '$.kind') = 'none'))",
        (now, match),
    )


def remind_by(db: Connection, match: int, seat: int, moment: float) -> None:
    """Make the reminder of a waiting seat due at a moment at the latest."""
    db.execute(
        "UPDATE clocks SET remind = CASE WHEN remind < ?1 THEN remind ELSE ?1 END"
        " WHERE match = ?2 AND seat = ?3 AND question IS NOT NULL AND fallen IS NULL AND rest IS NULL",
        (moment, match, seat),
    )


def extend_deadlines(db: Connection, seconds: float, match: int | None = None) -> None:
    """Move all times of clocks and pauses by so many seconds, or those of one match."""
    of_match, value = only("match", match)
    db.execute(
        "UPDATE clocks SET since = since + ?, due = due + ?, sealed = sealed + ?, fallen = fallen + ?,"  # noqa: S608  # our own condition
        f" remind = remind + ? WHERE question IS NOT NULL{of_match}",
        (*[seconds] * 5, *value),
    )
    that_one, value = only("id", match)
    db.execute(
        f"UPDATE matches SET paused = paused + ? WHERE status = 'playing' AND paused IS NOT NULL{that_one}",  # noqa: S608  # as above
        (seconds, *value),
    )


async def ready(db: Database, now: float) -> list[int]:
    """Return the matches where a flag falls or a reminder is due by now."""
    found = await db.read(f"SELECT match {FALLING} AND due <= ?1 UNION SELECT match {CALLING} AND remind <= ?1", now)
    return [row[0] for row in found]


async def without_clocks(db: Database) -> list[int]:
    """Return the running matches without a clock row: started before clocks existed, or no player was asked yet."""
    found = await db.read(
        "SELECT id FROM matches WHERE status = 'playing'"
        " AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.match = matches.id) ORDER BY id"
    )
    return [row[0] for row in found]


async def next_moment(db: Database) -> float | None:
    """Return when the next flag falls or the next reminder is due, None without either."""
    found = await db.read(NEXT)
    return min((row[0] for row in found if row[0] is not None), default=None)


async def idle(db: Database, before: float) -> list[tuple[int, float]]:
    """Return the running matches without activity since a moment, each with its last activity."""
    rows = await db.read(f"SELECT * FROM ({STIRRED}) AS running WHERE stirred <= ?", before)  # noqa: S608  # our own query
    return [(row[0], row[1]) for row in rows]


async def last_activity(db: Database, match: int) -> float | None:
    """Return when anything last happened in a running match, None for other matches."""
    found = await db.read(f"{STIRRED} AND matches.id = ?", match)
    return found[0][1] if found else None


# ---------------------------------------------------------------- absences


def ask_absences(db: Connection, user: int, since: float) -> Cursor:
    """Ask for a user's vacations that end after a moment, their start and end, the oldest first."""
    return db.execute("SELECT start, finish FROM vacations WHERE user = ? AND finish > ? ORDER BY start", (user, since))


def absences(db: Connection, user: int, since: float) -> list[tuple[float, float]]:
    """Return a user's vacations that end after a moment as start and end, oldest first; read in the running transaction."""
    return [(row[0], row[1]) for row in ask_absences(db, user, since)]


async def vacations(db: Database, user: int, since: float) -> list[tuple[float, float]]:
    """Return a user's vacations that end after a moment as start and end, oldest first."""
    found = await db.read(
        "SELECT start, finish FROM vacations WHERE user = ? AND finish > ? ORDER BY start", user, since
    )
    return [(row[0], row[1]) for row in found]


async def on_vacation(db: Database, match: int, now: float) -> dict[int, float]:
    """Return the seats of a match whose player is on vacation, each with the end of the vacation."""
    found = await db.read(
        "SELECT seats.seat, max(vacations.finish) FROM seats JOIN vacations ON vacations.user = seats.user"
        " WHERE seats.match = ?1 AND seats.status = 'human' AND vacations.start <= ?2 AND vacations.finish > ?2"
        " GROUP BY seats.seat",
        match,
        now,
    )
    return {row[0]: row[1] for row in found}


def add_vacation(db: Connection, user: int, start: float, finish: float) -> None:
    """Store a vacation."""
    db.execute("INSERT INTO vacations (user, start, finish) VALUES (?, ?, ?)", (user, start, finish))


def end_vacation(db: Connection, user: int, now: float) -> None:
    """End the running vacation of a user."""
    db.execute("UPDATE vacations SET finish = ?2 WHERE user = ?1 AND start <= ?2 AND finish > ?2", (user, now))


class Fallen(msgspec.Struct, frozen=True):
    """A fallen flag at a running table of a tournament: the match, the seat and the moment."""

    match: int
    seat: int
    at: float
    tournament: int


async def fallen_in_tournaments(db: Database) -> list[Fallen]:
    """Return every fallen flag at a running table of a tournament whose clocks are not stopped."""
    rows = await db.read(
        "SELECT clocks.match, clocks.seat, clocks.fallen, matches.tournament FROM clocks"
        " JOIN matches ON matches.id = clocks.match"
        " WHERE matches.tournament IS NOT NULL AND matches.status = 'playing' AND matches.paused IS NULL"
        " AND clocks.fallen IS NOT NULL ORDER BY clocks.fallen"
    )
    return [Fallen(*row) for row in rows]
