"""The history of a match in SQL: choices, states, events, and drafts of choices.

Writers take the connection of the running transaction.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import Any

from store import digests
from store.connection import Connection
from store.database import Database
from store.match.rows import CHOICE, EVENT, ChoiceRow, EventRow, choice_row, event_row, state_of

# ---------------------------------------------------------------- writing, inside a transaction


def insert_state(db: Connection, match: int, version: int, body: bytes) -> None:
    """Store the state that a choice led to; it becomes the present state of the match."""
    db.execute(
        "INSERT INTO states (match, version, body, digest) VALUES (?, ?, ?, ?)",
        (match, version, body, digests.of_state(match, version, body)),
    )
    db.execute("UPDATE matches SET version = ? WHERE id = ?", (version, match))


def insert_choice(db: Connection, match: int, row: ChoiceRow) -> None:
    """Store a choice and set when its seat last acted. A choice made by an order does not count as activity."""
    values = (
        row.version,
        row.seat,
        row.user,
        row.decision,
        row.kind,
        json.dumps(list(row.keys)),
        row.source,
        row.crossed,
        row.at,
        row.ordered,
    )
    db.execute(
        f"INSERT INTO choices ({CHOICE}, match) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608  # our own columns
        (*values, digests.of_choice(match, values), match),
    )
    if not row.ordered:
        db.execute("UPDATE seats SET acted = ? WHERE match = ? AND seat = ?", (row.at, match, row.seat))


def insert_events(db: Connection, match: int, rows: Iterable[EventRow]) -> None:
    """Store events of a version."""
    db.executemany(
        f"INSERT INTO events ({EVENT}, match) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608  # our own columns
        [
            (
                row.version,
                row.place,
                row.kind,
                row.body.decode(),
                digests.of_event(match, row.version, row.place, row.kind, row.body),
                match,
            )
            for row in rows
        ],
    )


def add_event(db: Connection, match: int, kind: str, body: bytes) -> None:
    """Store an event about the match itself after the events of its present version."""
    version, place = db.execute(
        "SELECT version, (SELECT coalesce(max(place) + 1, 0) FROM events WHERE match = matches.id"
        " AND version = matches.version) FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    insert_events(db, match, [EventRow(version, place, kind, body)])


def set_draft(db: Connection, match: int, seat: int, decision: str, keys: Sequence[str]) -> None:
    """Store the options that a seat has picked so far for a decision, in place of a draft of an older decision."""
    db.execute(
        "INSERT INTO drafts (match, seat, decision, keys) VALUES (?, ?, ?, ?) ON CONFLICT (match, seat)"
        " DO UPDATE SET decision = excluded.decision, keys = excluded.keys",
        (match, seat, decision, json.dumps(list(keys))),
    )


def clear_drafts(db: Connection, match: int) -> None:
    """Delete all drafts of a match, because its questions are asked anew."""
    db.execute("DELETE FROM drafts WHERE match = ?", (match,))


# ---------------------------------------------------------------- reading, inside a transaction


STATE = "SELECT body, digest FROM states WHERE match = ? AND version = ?"


def versions_before_leaving(db: Connection, match: int) -> list[int]:
    """Return the versions just before somebody left or was removed, the newest first."""
    rows = db.execute(
        "SELECT version - 1 FROM choices WHERE match = ? AND kind = 'concede' ORDER BY version DESC", (match,)
    )
    return [row[0] for row in rows]


def state_body(db: Connection, match: int, version: int) -> bytes | None:
    """Return the stored state of a version, None if there is none."""
    row = db.execute(STATE, (match, version)).fetchone()
    return None if row is None else state_of(match, version, row)


# ---------------------------------------------------------------- reading


NO_ANSWERS = "('concede', 'concede_game', 'take_back', 'mark', 'undo')"
"""The kinds of choices by persons that answer no question of a match."""

ANSWERS = (
    f"SELECT version FROM choices WHERE match = ? AND source = 'player' AND kind NOT IN {NO_ANSWERS} ORDER BY version"  # noqa: S608
)
"""The query for the answers of persons."""

UNDOS = f"SELECT {CHOICE} FROM choices WHERE match = ? AND kind = 'undo'"  # noqa: S608  # our own columns

ENDS = "SELECT version FROM events WHERE match = ? AND kind = ? ORDER BY version, place"


def count_answers(db: Connection, match: int) -> int:
    """Return how many answers persons have given in a match, read in the running transaction."""
    (count,) = db.execute(f"SELECT count(*) FROM ({ANSWERS}) AS answered", (match,)).fetchone()  # noqa: S608
    return int(count)


def events_of(db: Connection, match: int, kinds: Collection[str]) -> list[EventRow]:
    """Return the events of these kinds, in order, read in the running transaction."""
    marks = ", ".join("?" for _ in kinds)
    rows = db.execute(
        f"SELECT {EVENT} FROM events WHERE match = ? AND kind IN ({marks}) ORDER BY version, place",  # noqa: S608  # marks only
        (match, *kinds),
    )
    return [event_row(match, row) for row in rows]


def ends_of_games(db: Connection, match: int, ended: str) -> list[int]:
    """Return the versions that ended a game of a match and were not undone, read in the running transaction.

    `ended` is the kind of event with which a game ends.
    """
    return _ends(db.execute(ENDS, (match, ended)).fetchall(), _undos_of(db, match))


def answers_by_game(db: Connection, match: int, ended: str) -> list[int]:
    """Return how many answers persons have given in each game of a match, read in the running transaction.

    `ended` is the kind of event with which a game ends; the last number is that of the game which has not ended.
    """
    return _by_game(
        db.execute(ANSWERS, (match,)).fetchall(), db.execute(ENDS, (match, ended)).fetchall(), _undos_of(db, match)
    )


async def read_answers_by_game(db: Database, match: int, ended: str) -> list[int]:
    """Return the numbers of answers as `answers_by_game` does, outside of a transaction."""
    return _by_game(await db.read(ANSWERS, match), await db.read(ENDS, match, ended), await _undos(db, match))


def _by_game(answers: Sequence[Any], ends: Sequence[Any], undos: Sequence[ChoiceRow]) -> list[int]:
    """Return the numbers of answers between the ends of games that were not undone."""
    until = [sum(1 for answer in answers if answer[0] <= version) for version in _ends(ends, undos)]
    return [after - before for before, after in pairwise([0, *until, len(answers)])]


def _ends(ends: Sequence[Any], undos: Sequence[ChoiceRow]) -> list[int]:
    gone = _undone(undos)
    return [row[0] for row in ends if not any(row[0] in span for span in gone)]


def _undone(undos: Sequence[ChoiceRow]) -> list[range]:
    return [range(int(undo.keys[0]) + 1, undo.version) for undo in undos]


def _undos_of(db: Connection, match: int) -> list[ChoiceRow]:
    return [choice_row(match, row) for row in db.execute(UNDOS, (match,))]


async def has_answers(db: Database, match: int) -> bool:
    """Return whether a person has answered a question of a match; to leave is no answer."""
    rows = await db.read(
        f"SELECT 1 FROM choices WHERE match = ? AND source = 'player' AND kind NOT IN {NO_ANSWERS} LIMIT 1",  # noqa: S608
        match,
    )
    return bool(rows)


async def marks_in_a_row(db: Database, match: int, seat: int) -> int:
    """Return the number of marks that a seat has set since anybody answered a question of the match."""
    rows = await db.read(
        "SELECT count(*) FROM choices WHERE match = ?1 AND seat = ?2 AND kind = 'mark' AND version >"
        " (SELECT coalesce(max(version), -1) FROM choices WHERE match = ?1 AND kind <> 'mark')",
        match,
        seat,
    )
    return int(rows[0][0])


async def state(db: Database, match: int, version: int) -> bytes | None:
    """Return the state that a choice led to."""
    rows = await db.read(STATE, match, version)
    return next(iter(db.checked(lambda row: state_of(match, version, row), rows)), None)


async def states(db: Database, match: int) -> list[bytes]:
    """Return the states of all versions in order."""
    rows = await db.read("SELECT body, digest, version FROM states WHERE match = ? ORDER BY version", match)
    return db.checked(lambda row: state_of(match, row[2], row), rows)


async def events(db: Database, match: int, since: int = 0) -> list[EventRow]:
    """Return the events of all versions from `since` on, in order."""
    rows = await db.read(
        f"SELECT {EVENT} FROM events WHERE match = ? AND version >= ? ORDER BY version, place",  # noqa: S608  # our own columns
        match,
        since,
    )
    return db.checked(lambda row: event_row(match, row), rows)


async def last_event(db: Database, match: int, kind: str) -> bytes | None:
    """Return the newest event of a kind, None without one."""
    rows = await db.read(
        f"SELECT {EVENT} FROM events WHERE match = ? AND kind = ? ORDER BY version DESC, place DESC LIMIT 1",  # noqa: S608  # our own columns
        match,
        kind,
    )
    return next((event.body for event in db.checked(lambda row: event_row(match, row), rows)), None)


async def public_versions(db: Database, match: int, count: int, besides: Collection[str]) -> list[int]:
    """Return the newest versions with a public event of other kinds than `besides`, newest first, at most `count`."""
    marks = ", ".join("?" for _ in besides)
    rows = await db.read(
        "SELECT DISTINCT version FROM events WHERE match = ? AND json_extract(body, '$.facts') IS NOT NULL"  # noqa: S608  # marks only
        f" AND kind NOT IN ({marks}) ORDER BY version DESC LIMIT ?",
        match,
        *besides,
        count,
    )
    return [row[0] for row in rows]


async def versions_of(db: Database, match: int, kinds: Collection[str]) -> list[int]:
    """Return the version of every event of these kinds, oldest first."""
    marks = ", ".join("?" for _ in kinds)
    rows = await db.read(
        f"SELECT version FROM events WHERE match = ? AND kind IN ({marks}) ORDER BY version, place",  # noqa: S608  # marks only
        match,
        *kinds,
    )
    return [row[0] for row in rows]


async def undone_versions(db: Database, match: int) -> list[range]:
    """Return the undone versions of a match as ranges, each from the first undone version to the last before its undo."""
    return _undone(await _undos(db, match))


async def _undos(db: Database, match: int) -> list[ChoiceRow]:
    return db.checked(lambda row: choice_row(match, row), await db.read(UNDOS, match))


async def last_choice_of(db: Database, match: int, seat: int) -> int:
    """Return the version of a person's last choice for a seat that is not undone, 0 without one.

    Marks and choices by a standing order do not count.
    """
    gone = await undone_versions(db, match)
    rows = await db.read(
        "SELECT version FROM choices WHERE match = ? AND seat = ? AND source = 'player' AND ordered = 0"
        " AND kind NOT IN ('mark', 'undo') ORDER BY version DESC",
        match,
        seat,
    )
    return next((row[0] for row in rows if not any(row[0] in span for span in gone)), 0)


async def draft(db: Database, match: int, seat: int, decision: str) -> tuple[str, ...]:
    """Return the options that a seat has picked so far for this decision."""
    rows = await db.read("SELECT keys FROM drafts WHERE match = ? AND seat = ? AND decision = ?", match, seat, decision)
    return tuple(json.loads(rows[0][0])) if rows else ()
