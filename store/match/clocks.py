"""Clocks of seats and absences of users in SQL. Writers, and readers without `async`, take the running transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from store.database import Database


class ClockRow(msgspec.Struct, frozen=True):
    """The clock of a person's seat; moments are unix seconds.

    `bank`: seconds in it when the present question began (None: full). `question`: what is waited for, since `since` until
    `due`; `sealed`: when the answer to a question put to all at once was given. `rest`: seconds that were left when the
    match was paused (0 without a clock), `due` is out of date then. `fallen`: since when the flag is down. `remind`: when to
    remind next, `reminded`: how often it was done.
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
OF_MATCH = f"SELECT {COLUMNS} FROM clocks WHERE match = ?"  # noqa: S608  # our own columns

FALLING = "FROM clocks WHERE due IS NOT NULL AND sealed IS NULL AND fallen IS NULL AND rest IS NULL"
"""Clocks that run towards a fall: of running matches only, since all others have no question."""

CALLING = (
    "FROM clocks JOIN matches ON matches.id = match WHERE remind IS NOT NULL AND rest IS NULL AND matches.muted = 0"
)
"""Clocks whose person is to be reminded at some time."""

NEXT = (
    f"SELECT (SELECT due {FALLING} ORDER BY due LIMIT 1)"
    f" UNION ALL SELECT (SELECT remind {CALLING} ORDER BY remind LIMIT 1)"
)
"""The next fall and the next reminder."""

STIRRED = (
    "SELECT matches.id, max(coalesce(matches.started, 0), coalesce(matches.paused, 0), coalesce("
    "(SELECT max(since) FROM clocks WHERE clocks.match = matches.id),"
    " (SELECT max(acted) FROM seats WHERE seats.match = matches.id))) AS stirred"
    " FROM matches WHERE matches.status = 'playing'"
)
"""When anything last happened in running matches, as everybody knows: answers in open lanes do not count."""

# ---------------------------------------------------------------- clocks


def rows(db: sqlite3.Connection, match: int) -> dict[int, ClockRow]:
    """Return the clocks of a match by seat, as the running transaction sees them."""
    return {row[1]: ClockRow(*row) for row in db.execute(OF_MATCH, (match,))}


async def of_match(db: Database, match: int) -> dict[int, ClockRow]:
    """Return the clocks of a match by seat."""
    return {row[1]: ClockRow(*row) for row in await db.read(OF_MATCH, match)}


def of_user(db: sqlite3.Connection, user: int) -> list[tuple[ClockRow, str]]:
    """Return the clocks that are stopped or run for a user in running matches, each with the terms of its match."""
    columns = ", ".join(f"clocks.{name}" for name in ClockRow.__struct_fields__)
    found = db.execute(
        f"SELECT {columns}, matches.clock FROM seats"  # noqa: S608  # our own columns
        " JOIN clocks ON clocks.match = seats.match AND clocks.seat = seats.seat"
        " JOIN matches ON matches.id = seats.match"
        " WHERE seats.user = ? AND seats.status = 'human' AND matches.status = 'playing' AND clocks.question IS NOT NULL",
        (user,),
    )
    return [(ClockRow(*row[:-1]), row[-1]) for row in found]


def put(db: sqlite3.Connection, changed: Iterable[ClockRow]) -> None:
    """Keep clocks, in place of those of their seats."""
    marks = ", ".join("?" for _ in ClockRow.__struct_fields__)
    db.executemany(
        f"INSERT OR REPLACE INTO clocks ({COLUMNS}) VALUES ({marks})",  # noqa: S608  # our own columns
        [msgspec.structs.astuple(row) for row in changed],
    )


def clockless(db: sqlite3.Connection, guild: int) -> list[int]:
    """Return the running matches of a server that have no clock and in which somebody is waited for."""
    found = db.execute(
        "SELECT DISTINCT m.id FROM matches m JOIN clocks c ON c.match = m.id"
        " WHERE m.guild = ? AND m.status = 'playing' AND json_extract(m.clock, '$.kind') = 'none'"
        " AND c.question IS NOT NULL ORDER BY m.id",
        (guild,),
    )
    return [match for (match,) in found]


def call_all(db: sqlite3.Connection, match: int, now: float) -> None:
    """Have all reminded who are waited for in a match, but for those whose flag is down on a clock."""
    db.execute(
        "UPDATE clocks SET remind = ? WHERE match = ? AND question IS NOT NULL AND (fallen IS NULL"
        " OR EXISTS (SELECT 1 FROM matches m WHERE m.id = clocks.match AND json_extract(m.clock, '$.kind') = 'none'))",
        (now, match),
    )


def call_by(db: sqlite3.Connection, match: int, seat: int, moment: float) -> None:
    """Have a seat reminded at a moment at the latest, if it is waited for."""
    db.execute(
        "UPDATE clocks SET remind = min(coalesce(remind, ?1), ?1)"
        " WHERE match = ?2 AND seat = ?3 AND question IS NOT NULL AND fallen IS NULL AND rest IS NULL",
        (moment, match, seat),
    )


def lend(db: sqlite3.Connection, seconds: float) -> None:
    """Let everything that clocks reckon by have happened so many seconds later, and all that is due by them be so much later."""
    db.execute(
        "UPDATE clocks SET since = since + :more, due = due + :more, sealed = sealed + :more, fallen = fallen + :more,"
        " remind = remind + :more WHERE question IS NOT NULL",
        {"more": seconds},
    )
    db.execute("UPDATE matches SET paused = paused + ? WHERE status = 'playing' AND paused IS NOT NULL", (seconds,))


async def ready(db: Database, now: float) -> list[int]:
    """Return the matches where a flag is to fall, or somebody to be reminded."""
    found = await db.read(f"SELECT match {FALLING} AND due <= ?1 UNION SELECT match {CALLING} AND remind <= ?1", now)
    return [row[0] for row in found]


async def missing(db: Database) -> list[int]:
    """Return the running matches without any clock: they began before there were clocks, or persons were asked nothing yet."""
    found = await db.read(
        "SELECT id FROM matches WHERE status = 'playing'"
        " AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.match = matches.id) ORDER BY id"
    )
    return [row[0] for row in found]


async def next_moment(db: Database) -> float | None:
    """Return when the next flag falls, or the next reminder is due; None if there is no such moment."""
    found = await db.read(NEXT)
    return min((row[0] for row in found if row[0] is not None), default=None)


async def still(db: Database, before: float) -> list[tuple[int, float]]:
    """Return the running matches where nothing has happened since a moment, each with when something last did."""
    return [(row[0], row[1]) for row in await db.read(f"SELECT * FROM ({STIRRED}) WHERE stirred <= ?", before)]  # noqa: S608  # our own query


async def stirred(db: Database, match: int) -> float | None:
    """Return when anything last happened in a match, None if it does not run."""
    found = await db.read(f"{STIRRED} AND matches.id = ?", match)
    return found[0][1] if found else None


# ---------------------------------------------------------------- absences


def absences(db: sqlite3.Connection, user: int, since: float) -> list[tuple[float, float]]:
    """Return a user's vacations that had not ended at a moment, oldest first: from when until when."""
    found = db.execute(
        "SELECT start, finish FROM vacations WHERE user = ? AND finish > ? ORDER BY start", (user, since)
    )
    return [(row[0], row[1]) for row in found]


async def vacations(db: Database, user: int, since: float) -> list[tuple[float, float]]:
    """Return the same as `absences`, as it is now."""
    found = await db.read(
        "SELECT start, finish FROM vacations WHERE user = ? AND finish > ? ORDER BY start", user, since
    )
    return [(row[0], row[1]) for row in found]


async def away(db: Database, match: int, now: float) -> dict[int, float]:
    """Return the seats of a match whose person is on vacation, with the end of it."""
    found = await db.read(
        "SELECT seats.seat, max(vacations.finish) FROM seats JOIN vacations ON vacations.user = seats.user"
        " WHERE seats.match = ?1 AND seats.status = 'human' AND vacations.start <= ?2 AND vacations.finish > ?2"
        " GROUP BY seats.seat",
        match,
        now,
    )
    return {row[0]: row[1] for row in found}


def leave(db: sqlite3.Connection, user: int, start: float, finish: float) -> None:
    """Note a vacation."""
    db.execute("INSERT INTO vacations (user, start, finish) VALUES (?, ?, ?)", (user, start, finish))


def come_back(db: sqlite3.Connection, user: int, now: float) -> None:
    """End the vacation that runs."""
    db.execute("UPDATE vacations SET finish = ?2 WHERE user = ?1 AND start <= ?2 AND finish > ?2", (user, now))
