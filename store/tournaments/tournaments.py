"""The row of a tournament and its organisers, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from typing import Literal

import msgspec

from store import digests
from store.connection import Connection
from store.database import Database
from store.tournaments.competitions import Competitions


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


TOURNAMENTS = Competitions(
    "tournaments",
    "tournament",
    TournamentRow,
    NewTournament,
    lambda row: digests.of_settings(row.id, row.game, row.settings, row.options, row.secret),
)

insert, advance, touch = TOURNAMENTS.insert, TOURNAMENTS.advance, TOURNAMENTS.touch
count, revision = TOURNAMENTS.count, TOURNAMENTS.revision
add_organiser, remove_organiser, organisers = (
    TOURNAMENTS.add_organiser,
    TOURNAMENTS.remove_organiser,
    TOURNAMENTS.organisers,
)
get, by_id, by_code, of_guild = TOURNAMENTS.get, TOURNAMENTS.by_id, TOURNAMENTS.by_code, TOURNAMENTS.of_guild
due, next_due = TOURNAMENTS.due, TOURNAMENTS.next_due


def note_state(
    db: Connection, tournament: int, phase: str, paused: bool, due: float | None, ended: float | None
) -> None:
    """Store what lists show of a tournament's state, and when its next duty falls due."""
    db.execute(
        "UPDATE tournaments SET phase = ?, paused = ?, due = ?, ended = coalesce(ended, ?) WHERE id = ?",
        (phase, int(paused), due, ended, tournament),
    )


def set_settings(db: Connection, tournament: int, name: str, settings: str, clock: str, options: str) -> None:
    """Store the name and the settings of a tournament that is not open yet."""
    db.execute(
        "UPDATE tournaments SET name = ?, settings = ?, clock = ?, options = ?, revision = revision + 1 WHERE id = ?",
        (name, settings, clock, options, tournament),
    )
    TOURNAMENTS.seal(db, tournament)


def set_field(
    db: Connection,
    tournament: int,
    field: Literal["role", "champion", "rooms", "automatic", "begins", "event", "due", "channel", "earlier"],
    value: float | str | None,
) -> None:
    """Store one value of a tournament that is no part of its records."""
    db.execute(f"UPDATE tournaments SET {field} = ? WHERE id = ?", (value, tournament))  # noqa: S608  # a literal


DELETED_EVENT = 0
"""In place of the id of Discord's event: somebody has deleted it, and none is made again for the same announced time."""


def note_event(db: Connection, tournament: int, event: int | None) -> None:
    """Store Discord's event of a tournament; without one there is no announced time any more."""
    set_field(db, tournament, "event", event)
    if event is None:
        set_field(db, tournament, "begins", None)


def announce(db: Connection, tournament: int, begins: float | None) -> None:
    """Store the announced time; if somebody has deleted Discord's event, another is made for it."""
    set_field(db, tournament, "begins", begins)
    db.execute("UPDATE tournaments SET event = NULL WHERE id = ? AND event = ?", (tournament, DELETED_EVENT))


# ---------------------------------------------------------------- reading


class Head(msgspec.Struct, frozen=True):
    """A tournament as lists show it, with the entry of one user in it, 0 for none."""

    row: TournamentRow
    entry: int


async def heads(db: Database, guild: int | None, user: int) -> list[Head]:
    """Return the tournaments of a server, with None of none, and those that a user has entered anywhere, the newest first."""
    columns = ", ".join(f"tournaments.{name}" for name in TOURNAMENTS.columns)
    rows = await db.read(
        f"SELECT {columns}, coalesce(own.entry, 0) FROM tournaments"  # noqa: S608  # our own columns
        " LEFT JOIN tournament_members AS own ON own.tournament = tournaments.id AND own.user = ? AND own.active = 1"
        " WHERE tournaments.guild = ? OR tournaments.id IN"
        " (SELECT tournament FROM tournament_members WHERE user = ? AND active = 1) ORDER BY tournaments.id DESC",
        user,
        guild,
        user,
    )
    return [Head(TournamentRow(*row[:-1]), row[-1]) for row in rows]


async def organisers_of_guild(db: Database, guild: int) -> dict[int, list[tuple[str, int]]]:
    """Return the organisers of a server's tournaments, by tournament, as `organisers` returns them."""
    rows = await db.read(
        "SELECT tournament, kind, tournament_organisers.id FROM tournament_organisers"
        " JOIN tournaments ON tournaments.id = tournament_organisers.tournament WHERE tournaments.guild = ?",
        guild,
    )
    found: dict[int, list[tuple[str, int]]] = {}
    for tournament, kind, who in rows:
        found.setdefault(tournament, []).append((kind, who))
    return found


async def of_user(db: Database, user: int) -> list[TournamentRow]:
    """Return the tournaments that a user has entered, the newest first."""
    return await TOURNAMENTS.select(
        db,
        "JOIN tournament_members ON tournament_members.tournament = tournaments.id"
        " WHERE tournament_members.user = ? AND tournament_members.active = 1 ORDER BY tournaments.id DESC",
        user,
    )


async def with_phase(db: Database, *phases: str) -> list[int]:
    """Return the tournaments in one of these phases."""
    marks = ", ".join("?" * len(phases))
    rows = await db.read(f"SELECT id FROM tournaments WHERE phase IN ({marks}) ORDER BY id", *phases)  # noqa: S608  # marks alone
    return [row[0] for row in rows]
