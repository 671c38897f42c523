"""The row of a ladder, its organisers, members and facts, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from store import digests
from store.connection import Connection
from store.database import Database
from store.tournaments.competitions import Competitions


class LadderRow(msgspec.Struct, frozen=True):
    """A ladder as stored. Times are unix seconds; `options`, `clock` and `rules` are JSON.

    `version` is the number of its last fact, `due` the time of the next thing that the bot does. `made_by` made it, None for a
    former user. `reason` says why it was closed. `rooms` says whether each match has a thread or stands in the channel.
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
    rules: str
    phase: str
    version: int
    due: float | None
    made_by: int | None
    created: float
    closed: float | None
    reason: str
    rooms: Literal["threads", "channel"]


class NewLadder(msgspec.Struct, frozen=True):
    """The values of a new ladder; the fields are those of LadderRow."""

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
    rules: str
    made_by: int
    created: float
    rooms: Literal["threads", "channel"] = "threads"


LADDERS = Competitions(
    "ladders", "ladder", LadderRow, NewLadder, lambda row: digests.of_rules(row.id, row.game, row.rules, row.options)
)

insert, advance, touch = LADDERS.insert, LADDERS.advance, LADDERS.touch
count, revision = LADDERS.count, LADDERS.revision
add_organiser, remove_organiser, organisers = LADDERS.add_organiser, LADDERS.remove_organiser, LADDERS.organisers
by_id, by_code, of_guild = LADDERS.by_id, LADDERS.by_code, LADDERS.of_guild
due, next_due = LADDERS.due, LADDERS.next_due


class Member(msgspec.Struct, frozen=True):
    """A person who is or was on a ladder. A negative user is a former one, without a name."""

    person: int
    user: int
    name: str


class StoredFact(msgspec.Struct, frozen=True):
    """A fact as stored: its number, kind and JSON, the user who caused it (None for the bot), and their reason."""

    n: int
    kind: str
    body: str
    user: int | None
    reason: str


def set_draft(db: Connection, row: LadderRow) -> bool:
    """Store name, game, options, clock and rules of a draft; return False if it is no draft any more."""
    done = db.execute(
        "UPDATE ladders SET name = ?, game = ?, options = ?, clock = ?, rules = ?, revision = revision + 1"
        " WHERE id = ? AND phase = 'draft'",
        (row.name, row.game, row.options, row.clock, row.rules, row.id),
    )
    LADDERS.seal(db, row.id)
    return done.rowcount == 1


def set_rooms(db: Connection, ladder: int, rooms: Literal["threads", "channel"]) -> None:
    """Store whether each match that is still to come has a thread or stands in the channel."""
    db.execute("UPDATE ladders SET rooms = ? WHERE id = ?", (rooms, ladder))


def set_phase(db: Connection, ladder: int, former: str, phase: str, reason: str, closed: float | None) -> bool:
    """Move a ladder from a phase to another one; return False, and do nothing, if it is not in that phase."""
    done = db.execute(
        "UPDATE ladders SET phase = ?, reason = ?, closed = ? WHERE id = ? AND phase = ?",
        (phase, reason, closed, ladder, former),
    )
    return done.rowcount == 1


def set_due(db: Connection, ladder: int, due: float | None) -> None:
    """Store when the bot has the next thing to do for a ladder."""
    db.execute("UPDATE ladders SET due = ? WHERE id = ?", (due, ladder))


def append(db: Connection, ladder: int, facts: Iterable[StoredFact]) -> None:
    """Add facts to those of a ladder."""
    db.executemany(
        "INSERT INTO ladder_facts (n, kind, body, user, reason, ladder, digest) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (*msgspec.structs.astuple(fact), ladder, digests.of_fact(ladder, fact.n, fact.kind, fact.body, fact.reason))
            for fact in facts
        ],
    )


def delay(db: Connection, seconds: float, now: float, is_reached: Callable[[int], bool] = lambda _guild: True) -> None:
    """Add to every open ladder the fact that for so many seconds nobody could reach the bot: nobody's time has run.

    Only to those of the servers for which `is_reached` is true.
    """
    rows = db.execute("SELECT id, version, guild FROM ladders WHERE phase = 'open' ORDER BY id").fetchall()
    for ladder, version in [(row[0], row[1]) for row in rows if is_reached(row[2])]:
        body = msgspec.json.encode({"kind": "delayed", "at": int(now), "seconds": int(seconds)}).decode()
        append(db, ladder, [StoredFact(version + 1, "delayed", body, None, "")])
        advance(db, ladder, version, version + 1)
        # Looked at in any case: what was due is due later now, and the message shows other times.
        set_due(db, ladder, now)


def add_member(db: Connection, ladder: int, member: Member) -> None:
    """Store a person; of one who is known already, the name."""
    db.execute(
        "INSERT INTO ladder_members (ladder, person, user, name) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (ladder, person) DO UPDATE SET name = excluded.name",
        (ladder, member.person, member.user, member.name),
    )


def erase(db: Connection, ladder: int, user: int, number: int) -> None:
    """Let a number without a name stand for a user who is deleted, and let no fact name them."""
    db.execute("UPDATE ladder_members SET user = ?, name = '' WHERE ladder = ? AND user = ?", (number, ladder, user))
    db.execute("UPDATE ladder_facts SET user = NULL WHERE ladder = ? AND user = ?", (ladder, user))


# ---------------------------------------------------------------- reading


async def of_user(db: Database, user: int) -> list[int]:
    """Return the ladders that a user is or was on, the newest first."""
    rows = await db.read("SELECT ladder FROM ladder_members WHERE user = ? ORDER BY ladder DESC", user)
    return [row[0] for row in rows]


async def members(db: Database, ladder: int) -> list[Member]:
    """Return everybody who is or was on a ladder, by number."""
    rows = await db.read("SELECT person, user, name FROM ladder_members WHERE ladder = ? ORDER BY person", ladder)
    return [Member(*row) for row in rows]


async def facts_since(db: Database, ladder: int, version: int) -> list[StoredFact]:
    """Return the facts after a version, in order."""
    rows = await db.read(
        "SELECT n, kind, body, user, reason, digest FROM ladder_facts WHERE ladder = ? AND n > ? ORDER BY n",
        ladder,
        version,
    )
    return db.checked(lambda row: _fact(ladder, *row), rows)


def _fact(ladder: int, n: int, kind: str, body: str, user: int | None, reason: str, digest: int) -> StoredFact:
    """Return a fact from its columns. Raises DamagedError if it is not what was stored."""
    digests.check(digest, digests.of_fact(ladder, n, kind, body, reason), "a fact", ladder=ladder, version=n)
    return StoredFact(n, kind, body, user, reason)
