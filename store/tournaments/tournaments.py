"""The row of a tournament and its organisers, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec

from store.database import Database
from store.match.matches import new_code

COLUMNS = (
    "id, code, guild, channel, language, theme, name, game, form, options, clock, packs, settings, secret, phase, paused,"
    " version, due, made_by, created, ended, rooms, automatic,"
    " role, champion, begins, event, earlier"
)


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament as stored. Times are unix seconds; `options`, `clock` and `settings` are JSON.

    `secret` ends the chain of its draws and stays hidden until the end. `version` is the number of its last record, `due` the
    time of its next duty. `made_by` opened it, None for a former user. `rooms` says where its tables stand: in "threads" of its
    channel or in the "channel"; `automatic` that rounds are paired without a press of an organiser. `role` goes to all entrants,
    `champion` to the winner. `begins` is the announced time, `event` Discord's scheduled event; the places
    of the tournament `earlier` give the seeds.
    """

    id: int
    code: str
    guild: int
    channel: int
    language: str
    theme: str
    name: str
    game: str
    form: str
    options: str
    clock: str
    packs: str
    settings: str
    secret: str
    phase: str
    paused: int
    version: int
    due: float | None
    made_by: int | None
    created: float
    ended: float | None
    rooms: str
    automatic: int
    role: int | None
    champion: int | None
    begins: float | None
    event: int | None
    earlier: int | None = None


class NewTournament(msgspec.Struct, frozen=True):
    """The values of a new tournament; the fields are those of TournamentRow."""

    guild: int
    channel: int
    language: str
    theme: str
    name: str
    game: str
    form: str
    options: str
    clock: str
    packs: str
    settings: str
    secret: str
    made_by: int
    created: float
    rooms: str = "threads"
    automatic: int = 0
    begins: float | None = None


def insert(db: sqlite3.Connection, new: NewTournament) -> int:
    """Store a tournament under a new code; return its id."""
    code = new_code(db)
    fields = new.__struct_fields__
    row = db.execute(
        f"INSERT INTO tournaments (code, {', '.join(fields)}) VALUES (?{', ?' * len(fields)}) RETURNING id",  # noqa: S608  # our own columns
        (code, *msgspec.structs.astuple(new)),
    ).fetchone()
    return int(row[0])


def advance(db: sqlite3.Connection, tournament: int, version: int, to: int) -> bool:
    """Raise the version from the one that the caller knows; return False, and do nothing, if another write came first."""
    done = db.execute("UPDATE tournaments SET version = ? WHERE id = ? AND version = ?", (to, tournament, version))
    return done.rowcount == 1


def note_state(
    db: sqlite3.Connection, tournament: int, phase: str, paused: bool, due: float | None, ended: float | None
) -> None:
    """Store what lists show of a tournament's state, and when its next duty falls due."""
    db.execute(
        "UPDATE tournaments SET phase = ?, paused = ?, due = ?, ended = coalesce(ended, ?) WHERE id = ?",
        (phase, int(paused), due, ended, tournament),
    )


def set_settings(db: sqlite3.Connection, tournament: int, name: str, settings: str, clock: str, options: str) -> None:
    """Store the name and the settings of a tournament that is not open yet."""
    db.execute(
        "UPDATE tournaments SET name = ?, settings = ?, clock = ?, options = ? WHERE id = ?",
        (name, settings, clock, options, tournament),
    )


def set_field(
    db: sqlite3.Connection,
    tournament: int,
    field: Literal["role", "champion", "rooms", "automatic", "begins", "event", "due", "channel", "earlier"],
    value: float | str | None,
) -> None:
    """Store one value of a tournament that is no part of its records."""
    db.execute(f"UPDATE tournaments SET {field} = ? WHERE id = ?", (value, tournament))  # noqa: S608  # a literal


DELETED_EVENT = 0
"""In place of the id of Discord's event: somebody has deleted it, and none is made again for the same announced time."""


def note_event(db: sqlite3.Connection, tournament: int, event: int | None) -> None:
    """Store Discord's event of a tournament; without one there is no announced time any more."""
    set_field(db, tournament, "event", event)
    if event is None:
        set_field(db, tournament, "begins", None)


def announce(db: sqlite3.Connection, tournament: int, begins: float | None) -> None:
    """Store the announced time; if somebody has deleted Discord's event, another is made for it."""
    set_field(db, tournament, "begins", begins)
    db.execute("UPDATE tournaments SET event = NULL WHERE id = ? AND event = ?", (tournament, DELETED_EVENT))


def add_organiser(db: sqlite3.Connection, tournament: int, kind: Literal["user", "role"], who: int) -> None:
    """Let a person, or everybody with a role, organise a tournament."""
    db.execute(
        "INSERT INTO tournament_organisers (tournament, kind, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (tournament, kind, who),
    )


def remove_organiser(db: sqlite3.Connection, tournament: int, kind: Literal["user", "role"], who: int) -> None:
    """Take the right to organise back."""
    db.execute(
        "DELETE FROM tournament_organisers WHERE tournament = ? AND kind = ? AND id = ?", (tournament, kind, who)
    )


def get(db: sqlite3.Connection, tournament: int) -> TournamentRow:
    """Return a tournament's row, read in the running transaction."""
    found = db.execute(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", (tournament,)).fetchone()  # noqa: S608  # our own columns
    return TournamentRow(*found)


# ---------------------------------------------------------------- reading


async def by_id(db: Database, tournament: int) -> TournamentRow | None:
    """Return a tournament by its id."""
    rows = await db.read(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", tournament)  # noqa: S608  # our own columns
    return TournamentRow(*rows[0]) if rows else None


async def by_code(db: Database, code: str) -> TournamentRow | None:
    """Return a tournament by its code."""
    rows = await db.read(f"SELECT {COLUMNS} FROM tournaments WHERE code = ?", code)  # noqa: S608  # our own columns
    return TournamentRow(*rows[0]) if rows else None


async def of_guild(db: Database, guild: int) -> list[TournamentRow]:
    """Return the tournaments of a server, the newest first."""
    rows = await db.read(f"SELECT {COLUMNS} FROM tournaments WHERE guild = ? ORDER BY id DESC", guild)  # noqa: S608  # our own columns
    return [TournamentRow(*row) for row in rows]


async def of_user(db: Database, user: int) -> list[TournamentRow]:
    """Return the tournaments that a user has entered, the newest first."""
    columns = ", ".join(f"tournaments.{name.strip()}" for name in COLUMNS.split(","))
    rows = await db.read(
        f"SELECT {columns} FROM tournaments JOIN tournament_members ON tournament_members.tournament = tournaments.id"  # noqa: S608  # our own columns
        " WHERE tournament_members.user = ? AND tournament_members.active = 1 ORDER BY tournaments.id DESC",
        user,
    )
    return [TournamentRow(*row) for row in rows]


async def organisers(db: Database, tournament: int) -> list[tuple[str, int]]:
    """Return the organisers besides the one who opened it: "user" or "role", and the id."""
    rows = await db.read(
        "SELECT kind, id FROM tournament_organisers WHERE tournament = ? ORDER BY kind, id", tournament
    )
    return [(row[0], row[1]) for row in rows]


async def due(db: Database, now: float) -> list[int]:
    """Return the tournaments that have something to do: a duty that is due, or news of a match."""
    rows = await db.read(
        "SELECT id FROM tournaments WHERE due <= ?"
        " UNION SELECT tournament FROM tournament_news WHERE handled = 0 ORDER BY 1",
        now,
    )
    return [row[0] for row in rows]


async def next_due(db: Database, now: float) -> float | None:
    """Return when the next duty of any tournament falls due after now, None if none is in sight."""
    rows = await db.read("SELECT min(due) FROM tournaments WHERE due > ?", now)
    return None if rows[0][0] is None else float(rows[0][0])


async def with_phase(db: Database, *phases: str) -> list[int]:
    """Return the tournaments in one of these phases."""
    marks = ", ".join("?" * len(phases))
    rows = await db.read(f"SELECT id FROM tournaments WHERE phase IN ({marks}) ORDER BY id", *phases)  # noqa: S608  # marks alone
    return [row[0] for row in rows]
