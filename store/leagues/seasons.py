"""Seasons, their tournaments and their divisions, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from store.connection import Connection
from store.database import Database

COLUMNS = (
    "id, guild, name, starts, ends, best, up, down, phase, version, made_by, created, ended, former, channel, language,"
    " begun"
)


class SeasonRow(msgspec.Struct, frozen=True):
    """A season as stored; times are unix seconds.

    Tournaments that end between `starts` and `ends` count; `best` is how many results of a person count, 0 for all; `up` and
    `down` go up and down between divisions. `version` grows with each change. `former` is the season before. The announcements
    go to `channel` in `language`; `begun` is when the beginning was announced.
    """

    id: int
    guild: int
    name: str
    starts: float
    ends: float
    best: int
    up: int
    down: int
    phase: str
    version: int
    made_by: int | None
    created: float
    ended: float | None
    former: int | None
    channel: int
    language: str
    begun: float | None


class NewSeason(msgspec.Struct, frozen=True):
    """The values of a new season; the fields are those of SeasonRow."""

    guild: int
    name: str
    starts: float
    ends: float
    best: int
    up: int
    down: int
    made_by: int
    created: float
    channel: int
    language: str
    former: int | None = None


class SeasonPlayer(msgspec.Struct, frozen=True):
    """A person of a season: their division (0: none), their place in it at the start, and where they go after the end.

    `goes` is None before the end, and 0 for who leaves; `leaves` says that they have asked for that.
    """

    user: int
    name: str
    division: int
    place: int = 0
    goes: int | None = None
    leaves: int = 0


def insert(db: Connection, new: NewSeason) -> int:
    """Store a season; return its id."""
    fields = new.__struct_fields__
    row = db.execute(
        f"INSERT INTO seasons ({', '.join(fields)}) VALUES ({', '.join('?' * len(fields))}) RETURNING id",  # noqa: S608  # our own columns
        msgspec.structs.astuple(new),
    ).fetchone()
    return int(row[0])


def count_open(db: Connection, guild: int) -> int:
    """Return how many seasons of a server are not over, read in the running transaction."""
    return int(db.execute("SELECT count(*) FROM seasons WHERE guild = ? AND phase = 'open'", (guild,)).fetchone()[0])


def advance(db: Connection, season: int, version: int) -> bool:
    """Raise the version of an open season from the one that the caller knows; return False if another change came first."""
    done = db.execute(
        "UPDATE seasons SET version = version + 1 WHERE id = ? AND version = ? AND phase = 'open'", (season, version)
    )
    return done.rowcount == 1


def set_terms(db: Connection, row: SeasonRow) -> None:
    """Store name, dates and numbers of a season."""
    db.execute(
        "UPDATE seasons SET name = ?, starts = ?, ends = ?, best = ?, up = ?, down = ? WHERE id = ?",
        (row.name, row.starts, row.ends, row.best, row.up, row.down, row.id),
    )


def end(db: Connection, season: int, now: float) -> None:
    """Store that a season is over."""
    db.execute("UPDATE seasons SET phase = 'over', ended = ? WHERE id = ?", (now, season))


def begin(db: Connection, season: int, now: float) -> bool:
    """Note that the beginning of an open season is announced; return False if it was before, or if the season is over."""
    done = db.execute("UPDATE seasons SET begun = ? WHERE id = ? AND begun IS NULL AND phase = 'open'", (now, season))
    return done.rowcount == 1


def erase(db: Connection, season: int, user: int, number: int) -> None:
    """Let a number without a name stand for a user who is deleted."""
    db.execute("UPDATE season_players SET user = ?, name = '' WHERE season = ? AND user = ?", (number, season, user))


def put_tournament(db: Connection, season: int, tournament: int, division: int) -> None:
    """Let a tournament count for a season, and for which of its divisions."""
    db.execute(
        "INSERT INTO season_tournaments (season, tournament, division) VALUES (?, ?, ?)"
        " ON CONFLICT (season, tournament) DO UPDATE SET division = excluded.division",
        (season, tournament, division),
    )


def remove_tournament(db: Connection, season: int, tournament: int) -> None:
    """Let a tournament count no longer."""
    db.execute("DELETE FROM season_tournaments WHERE season = ? AND tournament = ?", (season, tournament))


def put_players(db: Connection, season: int, players: Iterable[SeasonPlayer]) -> None:
    """Store persons of a season, in place of what was stored of them."""
    db.executemany(
        "INSERT INTO season_players (season, user, name, division, place, goes, leaves) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (season, user) DO UPDATE SET name = excluded.name, division = excluded.division,"
        " place = excluded.place, goes = excluded.goes, leaves = excluded.leaves",
        [(season, *msgspec.structs.astuple(player)) for player in players],
    )


# ---------------------------------------------------------------- reading


async def by_id(db: Database, season: int) -> SeasonRow | None:
    """Return a season by its id."""
    rows = await db.read(f"SELECT {COLUMNS} FROM seasons WHERE id = ?", season)  # noqa: S608  # our own columns
    return SeasonRow(*rows[0]) if rows else None


async def of_guild(db: Database, guild: int) -> list[SeasonRow]:
    """Return the seasons of a server, the newest first."""
    rows = await db.read(f"SELECT {COLUMNS} FROM seasons WHERE guild = ? ORDER BY id DESC", guild)  # noqa: S608  # our own columns
    return [SeasonRow(*row) for row in rows]


async def to_begin(db: Database, now: float) -> list[int]:
    """Return the open seasons that have begun without an announcement."""
    rows = await db.read(
        "SELECT id FROM seasons WHERE begun IS NULL AND phase = 'open' AND starts <= ? ORDER BY starts, id", now
    )
    return [row[0] for row in rows]


async def next_start(db: Database, now: float) -> float | None:
    """Return when the next season begins, None if nothing is in sight."""
    rows = await db.read("SELECT min(starts) FROM seasons WHERE begun IS NULL AND phase = 'open' AND starts > ?", now)
    return None if rows[0][0] is None else float(rows[0][0])


async def of_user(db: Database, user: int) -> list[int]:
    """Return the seasons in which a user is stored."""
    rows = await db.read("SELECT season FROM season_players WHERE user = ? ORDER BY season", user)
    return [row[0] for row in rows]


async def tournaments(db: Database, season: int) -> dict[int, int]:
    """Return the tournaments of a season with their divisions, in the order of their ids."""
    rows = await db.read(
        "SELECT tournament, division FROM season_tournaments WHERE season = ? ORDER BY tournament", season
    )
    return {row[0]: row[1] for row in rows}


async def players(db: Database, season: int) -> list[SeasonPlayer]:
    """Return the persons of a season, by division and place."""
    rows = await db.read(
        "SELECT user, name, division, place, goes, leaves FROM season_players WHERE season = ?"
        " ORDER BY division, place, user",
        season,
    )
    return [SeasonPlayer(*row) for row in rows]
