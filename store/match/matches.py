"""Matches, their seats and the packs they are played with, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from store import digests
from store.connection import Connection, Row
from store.database import Database
from store.errors import DamagedError

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters of a match's code: none that look alike."""

CODE_LENGTH = 6


def code_like(text: str) -> bool:
    """Return whether a text has the form of a match code. Other texts in its place in custom ids never have it."""
    return len(text) == CODE_LENGTH and not set(text) - set(ALPHABET)


MATCH = (
    "id, code, game, status, guild, channel, language, theme, host, options, pack, secret, commitment, version, "
    "created, started, ended, reason, result, former, undo, clock, paused, paused_by, muted, expires, ready, looking, "
    "homeless, imported, packs, parent, tournament, rated, exempt, ladder, revision"
)

EVENT_RUNS = (
    "(SELECT count(*) FROM tournaments WHERE tournaments.id = matches.tournament"
    " AND tournaments.phase NOT IN ('over', 'cancelled')) AS event_runs"
)

WHOLE = f"{MATCH}, {EVENT_RUNS}"
"""The columns of a MatchRow."""

SEATS = "SELECT seat, user, name, entropy, joined, status, acted, pinged, ready, gone FROM seats WHERE match = ? ORDER BY seat"


NO_CLOCK = '{"kind":"none"}'
"""The terms of a match without a clock."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match as stored; times are unix seconds, `options` and `result` are JSON; `secret` stays hidden until the end.

    `former` is the match of which this one is the rematch; `undo` is "free", "request" or "off". `clock` has the clock terms in
    JSON. `paused` is since when the clocks stand still and `paused_by` why ("consent", "judge", "lost"). `muted` turns pings off.
    A lobby closes at `expires`, its ready check ends at `ready`, and it looks for players since `looking`. `homeless` is why the
    board cannot be shown ("server", "channel", "permissions", "locked"). `imported` marks a match loaded from a match file, which
    counts nowhere. `packs` are the ids of its content packs with spaces between. `parent` is the channel whose public thread
    `channel` is. `tournament` is the id of the tournament that the match is a game of, `ladder` that of the ladder that it is a
    challenge of. `rated` says that it was opened as a rated table, `exempt` that a judge keeps it out of the ratings.
    `revision` counts its commits; `event_runs` is 1 while its tournament is not over.
    """

    id: int
    code: str
    game: str
    status: str
    guild: int | None
    channel: int
    language: str
    theme: str
    host: int
    options: str
    pack: str | None
    secret: str
    commitment: str
    version: int
    created: float
    started: float | None
    ended: float | None
    reason: str | None
    result: str | None
    former: int | None
    undo: str
    clock: str
    paused: float | None
    paused_by: str | None
    muted: int
    expires: float | None
    ready: float | None
    looking: float | None
    homeless: str | None
    imported: int
    packs: str
    parent: int | None
    tournament: int | None
    rated: int
    exempt: int
    ladder: int | None
    revision: int
    event_runs: int

    @property
    def in_competition(self) -> bool:
        """Whether the match belongs to a tournament or a ladder: the referee opens it, and its players decide nothing of it."""
        return self.tournament is not None or self.ladder is not None


class NewMatch(msgspec.Struct, frozen=True):
    """The values of a new lobby; the fields are those of MatchRow."""

    game: str
    guild: int | None
    channel: int
    language: str
    theme: str
    host: int
    options: str
    secret: str
    commitment: str
    created: float
    former: int | None = None
    undo: str = "free"
    clock: str = NO_CLOCK
    expires: float | None = None
    packs: str = ""
    parent: int | None = None
    tournament: int | None = None
    rated: int = 0
    ladder: int | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: its user with their name, and when they last acted and were last pinged.

    `ready` tells that they are ready in a lobby; `gone` is since when they are no member of the server.
    """

    seat: int
    user: int | None
    name: str
    entropy: str
    joined: float
    status: str
    acted: float
    pinged: float
    ready: int
    gone: float | None


# ---------------------------------------------------------------- writing, inside a transaction


_INSERT = (
    "INSERT INTO matches (code, status, version, game, guild, channel, language, theme, host, options, secret,"
    " commitment, created, former, undo, clock, expires, packs, parent, tournament, rated, ladder)"
    " VALUES (?, 'lobby', 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def insert_match(db: Connection, new: NewMatch) -> int:
    """Store a lobby under a new code; return the match's id."""
    return insert_match_as(db, new, new_code(db))


def new_code(db: Connection) -> str:
    """Return a code that no match, tournament or ladder has: the buttons of all name it in the same place."""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        taken = (
            "SELECT 1 FROM matches WHERE code = ? UNION SELECT 1 FROM tournaments WHERE code = ?"
            " UNION SELECT 1 FROM ladders WHERE code = ?"
        )
        if not db.execute(taken, (code, code, code)).fetchone():
            return code


def new_codes(db: Connection, count: int) -> list[str]:
    """Return so many different codes that are free."""
    found: dict[str, None] = {}
    while len(found) < count:
        found[new_code(db)] = None
    return [*found]


def insert_match_as(db: Connection, new: NewMatch, code: str) -> int:
    """Store a lobby under a code that is free; return the match's id."""
    return int(db.execute(_INSERT + " RETURNING id", (code, *msgspec.structs.astuple(new))).fetchone()[0])


def insert_rematch(db: Connection, new: NewMatch) -> int | None:
    """Store the lobby of a rematch; return its id, None if there is one already: another process may have opened it just now."""
    row = db.execute(
        _INSERT + " ON CONFLICT (former) WHERE former IS NOT NULL AND status <> 'closed' DO NOTHING RETURNING id",
        (new_code(db), *msgspec.structs.astuple(new)),
    ).fetchone()
    return None if row is None else int(row[0])


def advance(db: Connection, match: int, revision: int) -> bool:
    """Raise the revision from the one that the caller knows; return False, and do nothing, if another commit came first.

    A transaction begins with this: where several write, the row is locked from here on.
    """
    done = db.execute("UPDATE matches SET revision = revision + 1 WHERE id = ? AND revision = ?", (match, revision))
    return done.rowcount == 1


def touch_of_tournament(db: Connection, tournament: int) -> None:
    """Let everybody who has matches of a tournament in memory read them anew."""
    db.execute("UPDATE matches SET revision = revision + 1 WHERE tournament = ?", (tournament,))


async def revision(db: Database, match: int) -> int | None:
    """Return the present revision of a match, None if it is deleted."""
    rows = await db.read("SELECT revision FROM matches WHERE id = ?", match)
    return rows[0][0] if rows else None


async def revisions(db: Database, those: Sequence[int]) -> dict[int, int]:
    """Return the present revisions of several matches, by their ids; those that are deleted have none."""
    marks = ", ".join("?" * len(those))
    rows = await db.read(f"SELECT id, revision FROM matches WHERE id IN ({marks})", *those)  # noqa: S608  # marks alone
    return {row[0]: row[1] for row in rows}


def insert_seat(
    db: Connection, match: int, seat: int, user: int | None, name: str, entropy: str, status: str, now: float
) -> None:
    """Seat a person, or (without a user, name and entropy) a practice player."""
    db.execute(
        "INSERT INTO seats (match, seat, user, name, entropy, joined, status, acted, pinged)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)",
        (match, seat, user, name, entropy, now, status),
    )


def delete_seat(db: Connection, match: int, seat: int) -> None:
    """Free a seat of a lobby."""
    db.execute("DELETE FROM seats WHERE match = ? AND seat = ?", (match, seat))


def set_seat_status(db: Connection, match: int, seat: int, status: str) -> None:
    """Set the status of a seat: "practice" (a practice player), "human" (a person) or "left" (out of the match)."""
    db.execute("UPDATE seats SET status = ? WHERE match = ? AND seat = ?", (status, match, seat))


def set_tournament(db: Connection, match: int, tournament: int | None) -> None:
    """Set the tournament that a match is a game of, None for none."""
    db.execute("UPDATE matches SET tournament = ? WHERE id = ?", (tournament, match))


def set_host(db: Connection, match: int, host: int) -> None:
    """Set the host of a lobby."""
    db.execute("UPDATE matches SET host = ? WHERE id = ?", (host, match))


def set_pinged(db: Connection, match: int, seats: Iterable[int], now: float) -> None:
    """Store when these seats were last pinged."""
    db.executemany("UPDATE seats SET pinged = ? WHERE match = ? AND seat = ?", [(now, match, seat) for seat in seats])


def start_match(db: Connection, match: int, pack: str, body: bytes, game: str, now: float) -> None:
    """Turn a lobby into a running match with its content. From here on its options and its secret are fixed."""
    # Its hash is its name: should the stored copy be damaged, this one mends it.
    db.execute(
        "INSERT INTO packs (hash, game, body) VALUES (?, ?, ?)"
        " ON CONFLICT (hash) DO UPDATE SET body = excluded.body WHERE packs.body <> excluded.body",
        (pack, game, body),
    )
    options, packs, secret, commitment = db.execute(
        "SELECT options, packs, secret, commitment FROM matches WHERE id = ?", (match,)
    ).fetchone()
    digest = digests.of_match(match, game, options, packs, pack, secret, commitment)
    db.execute(
        "UPDATE matches SET status = 'playing', pack = ?, started = ?, digest = ? WHERE id = ?",
        (pack, now, digest, match),
    )


def end_match(db: Connection, match: int, status: str, reason: str, result: str | None, now: float) -> None:
    """End a match: "over" with a result, "closed" without one, "frozen" after a fault in the rules."""
    db.execute(
        "UPDATE matches SET status = ?, reason = ?, result = ?, ended = ? WHERE id = ?",
        (status, reason, result, now, match),
    )


def set_exempt(db: Connection, match: int, *, exempt: bool) -> None:
    """Store whether a judge keeps a match out of the ratings."""
    db.execute("UPDATE matches SET exempt = ? WHERE id = ?", (int(exempt), match))


def revive(db: Connection, match: int) -> None:
    """Set a frozen match running again; a running one is left as it is."""
    db.execute(
        "UPDATE matches SET status = 'playing', reason = NULL, ended = NULL WHERE id = ? AND status = 'frozen'",
        (match,),
    )


def set_paused(db: Connection, match: int, now: float | None, by: str | None) -> None:
    """Pause the clocks of a match since a moment for a reason, or (None) let them run again."""
    db.execute("UPDATE matches SET paused = ?, paused_by = ? WHERE id = ?", (now, by, match))


def get(db: Connection, match: int) -> tuple[MatchRow, list[SeatRow]]:
    """Return the row of a match and its seats in order, read in the running transaction."""
    row = db.execute(f"SELECT {WHOLE} FROM matches WHERE id = ?", (match,))  # noqa: S608  # our own column list
    found = db.execute(SEATS, (match,))  # before an answer is read: both come in one journey from a server
    return _match(row.fetchone()), [SeatRow(*seat) for seat in found]


# ---------------------------------------------------------------- reading


def _match(row: Row) -> MatchRow:
    return MatchRow(*row)


async def by_code(db: Database, code: str) -> MatchRow | None:
    """Return a match by its code."""
    rows = await db.read(f"SELECT {WHOLE} FROM matches WHERE code = ?", code)  # noqa: S608  # our own column list
    return _match(rows[0]) if rows else None


async def by_id(db: Database, match: int) -> MatchRow | None:
    """Return a match by its id."""
    rows = await db.read(f"SELECT {WHOLE} FROM matches WHERE id = ?", match)  # noqa: S608  # our own column list
    return _match(rows[0]) if rows else None


async def in_channel(db: Database, channel: int) -> list[MatchRow]:
    """Return the open lobbies and running matches of a channel, newest first."""
    rows = await db.read(
        f"SELECT {WHOLE} FROM matches WHERE channel = ? AND status IN ('lobby', 'playing', 'frozen')"  # noqa: S608  # our own column list
        " ORDER BY id DESC",
        channel,
    )
    return [_match(row) for row in rows]


async def last_in_channel(db: Database, channel: int) -> MatchRow | None:
    """Return the newest match of a channel that is over."""
    rows = await db.read(
        f"SELECT {WHOLE} FROM matches WHERE channel = ? AND status = 'over' ORDER BY id DESC LIMIT 1",  # noqa: S608  # our own column list
        channel,
    )
    return _match(rows[0]) if rows else None


async def rematch(db: Database, match: int) -> int | None:
    """Return the id of the rematch of this match; a closed one does not count."""
    rows = await db.read("SELECT id FROM matches WHERE former = ? AND status <> 'closed'", match)
    return rows[0][0] if rows else None


async def reopened(db: Database, row: MatchRow) -> bool:
    """Return whether this channel had an earlier table for the same rematch that was closed since."""
    query = "SELECT 1 FROM matches WHERE channel = ? AND former = ? AND id < ? LIMIT 1"
    return bool(await db.read(query, row.channel, row.former, row.id))


async def of_user(db: Database, user: int) -> list[MatchRow]:
    """Return the lobbies and running matches where this user has a seat, newest first."""
    columns = ", ".join("matches." + name.strip() for name in MATCH.split(","))
    rows = await db.read(
        f"SELECT {columns}, {EVENT_RUNS} FROM matches JOIN seats ON seats.match = matches.id"  # noqa: S608  # our own column list
        " WHERE seats.user = ? AND seats.status = 'human' AND matches.status IN ('lobby', 'playing', 'frozen')"
        " ORDER BY matches.id DESC",
        user,
    )
    return [_match(row) for row in rows]


async def with_practice(db: Database) -> list[int]:
    """Return the ids of all running matches with a practice player."""
    rows = await db.read(
        "SELECT DISTINCT matches.id FROM matches JOIN seats ON seats.match = matches.id"
        " WHERE matches.status = 'playing' AND seats.status = 'practice' ORDER BY matches.id"
    )
    return [row[0] for row in rows]


async def seats(db: Database, match: int) -> list[SeatRow]:
    """Return the seats of a match in order."""
    return [SeatRow(*row) for row in await db.read(SEATS, match)]


async def pack(db: Database, name: str) -> bytes | None:
    """Return the stored copy of a content pack. Raises DamagedError if that does not have its hash."""
    rows = await db.read("SELECT body FROM packs WHERE hash = ?", name)
    return next(iter(db.checked(lambda row: _content(name, row[0]), rows)), None)


def _content(name: str, body: bytes) -> bytes:
    if hashlib.sha256(body).hexdigest() != name:
        raise DamagedError(f"content {name[:12]}")
    return body


async def check_sound(db: Database, row: MatchRow) -> None:
    """Raise DamagedError if what a started match is played by is not what was stored when it started."""
    computed = digests.of_match(row.id, row.game, row.options, row.packs, row.pack, row.secret, row.commitment)
    db.checked(
        lambda found: digests.check(found[0], computed, "the match", match=row.id, version=row.version),
        await db.read("SELECT digest FROM matches WHERE id = ?", row.id),
    )
