"""Queries of replays in SQL: versions with public events, events of a range, and matches that can be replayed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from store.database import Database
from store.match.rows import EVENT, EventRow, event_row


class Replayable(msgspec.Struct, frozen=True):
    """A started match: code, game, channel, and whether it is the user's own.

    A user's own matches are those they sat at and those they imported. `ended` is None for a running match, `result` is None
    without an outcome.
    """

    match: int
    code: str
    game: str
    guild: int | None
    channel: int
    parent: int | None
    own: bool
    ended: float | None
    result: str | None


async def public_kinds(db: Database, match: int, besides: Collection[str]) -> list[tuple[int, str]]:
    """Return version and kind of every public event of other kinds than `besides`, in order."""
    marks = ", ".join("?" for _ in besides)
    rows = await db.read(
        "SELECT version, kind FROM events WHERE match = ? AND json_extract(body, '$.facts') IS NOT NULL"  # noqa: S608  # marks only
        f" AND kind NOT IN ({marks}) ORDER BY version, place",
        match,
        *besides,
    )
    return [(row[0], row[1]) for row in rows]


async def between(db: Database, match: int, first: int, end: int | None) -> list[EventRow]:
    """Return the events of the versions from `first` up to, but without, `end` (None: to the present), in order."""
    last = () if end is None else (end,)
    rows = await db.read(
        f"SELECT {EVENT} FROM events WHERE match = ? AND version >= ?{' AND version < ?' if last else ''}"  # noqa: S608  # our own columns
        " ORDER BY version, place",
        match,
        first,
        *last,
    )
    return db.checked(lambda row: event_row(match, row), rows)


async def of_kinds(db: Database, match: int, kinds: Collection[str]) -> list[EventRow]:
    """Return the events of these kinds, in order."""
    marks = ", ".join("?" for _ in kinds)
    rows = await db.read(
        f"SELECT {EVENT} FROM events WHERE match = ? AND kind IN ({marks}) ORDER BY version, place",  # noqa: S608  # marks only
        match,
        *kinds,
    )
    return db.checked(lambda row: event_row(match, row), rows)


async def has_event(db: Database, match: int, version: int, kind: str) -> bool:
    """Return whether a version has an event of a kind."""
    return bool(
        await db.read("SELECT 1 FROM events WHERE match = ? AND version = ? AND kind = ?", match, version, kind)
    )


async def last_game(db: Database, user: int) -> str:
    """Return the game of a user's newest match, running or over; empty without one."""
    rows = await db.read(
        "SELECT matches.game FROM matches JOIN seats ON seats.match = matches.id WHERE seats.user = ?"
        " ORDER BY matches.id DESC LIMIT 1",
        user,
    )
    return str(rows[0][0]) if rows else ""


async def usual_game(db: Database, guild: int) -> str:
    """Return the game played most on a server, of several the one played last; empty without one."""
    rows = await db.read(
        "SELECT game FROM matches WHERE guild = ? GROUP BY game ORDER BY COUNT(*) DESC, MAX(id) DESC LIMIT 1", guild
    )
    return str(rows[0][0]) if rows else ""


async def started_matches(db: Database, user: int, guild: int | None, limit: int) -> list[Replayable]:
    """Return a user's own started matches, then other started matches of a server; finished ones come first in each."""
    rows = await db.read(
        "WITH own (id) AS (SELECT match FROM seats WHERE user = ?1 UNION SELECT match FROM sitters WHERE user = ?1"
        " UNION SELECT match FROM imports WHERE user = ?1)"
        " SELECT id, code, game, guild, channel, parent, id IN (SELECT id FROM own), ended, result FROM matches"
        " WHERE pack IS NOT NULL AND (guild = ?2 OR id IN (SELECT id FROM own))"
        " ORDER BY CASE WHEN id IN (SELECT id FROM own) THEN 0 ELSE 1 END,"
        " CASE WHEN ended IS NULL THEN 1 ELSE 0 END, ended DESC, id DESC LIMIT ?3",
        user,
        guild,
        limit,
    )
    return [_replayable(row) for row in rows]


async def finished_matches(db: Database, user: int, limit: int) -> list[Replayable]:
    """Return the finished matches that a user played to the end or left, the newest first."""
    rows = await db.read(
        "SELECT matches.id, code, game, guild, channel, parent, 1, ended, result FROM matches"
        " JOIN seats ON seats.match = matches.id WHERE seats.user = ? AND pack IS NOT NULL AND ended IS NOT NULL"
        " ORDER BY ended DESC, matches.id DESC LIMIT ?",
        user,
        limit,
    )
    return [_replayable(row) for row in rows]


def _replayable(row: Sequence[Any]) -> Replayable:
    match, code, game, guild, channel, parent, own, ended, result = row
    return Replayable(match, code, game, guild, channel, parent, bool(own), ended, result)


async def last_finished(db: Database, channel: int) -> int | None:
    """Return the newest finished match of a channel, None without one."""
    rows = await db.read(
        "SELECT id FROM matches WHERE channel = ? AND pack IS NOT NULL AND ended IS NOT NULL"
        " ORDER BY ended DESC, id DESC LIMIT 1",
        channel,
    )
    return rows[0][0] if rows else None
