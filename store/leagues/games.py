"""The matches of challenges on ladders, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

import msgspec

from store.connection import Connection
from store.database import Database


class GameRow(msgspec.Struct, frozen=True):
    """The match of a challenge: `challenge` is the number of the fact that made it. `current` is 0 once nobody waits for it."""

    ladder: int
    match: int
    challenge: int
    current: int = 1


def add(db: Connection, row: GameRow) -> None:
    """Store the match of a challenge."""
    db.execute(
        "INSERT INTO ladder_games (ladder, match, challenge, current) VALUES (?, ?, ?, ?)", msgspec.structs.astuple(row)
    )


def retire(db: Connection, match: int) -> None:
    """Note that the challenge of a match waits for it no longer."""
    db.execute("UPDATE ladder_games SET current = 0 WHERE match = ?", (match,))


def detach(db: Connection, match: int) -> None:
    """Let a match go on as one of no ladder."""
    db.execute("UPDATE matches SET ladder = NULL WHERE id = ?", (match,))


def note_end(db: Connection, ladder: int, match: int, now: float) -> None:
    """Store that a match has ended; a second time is ignored."""
    db.execute(
        "INSERT INTO ladder_news (match, ladder, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (match, ladder, now)
    )


def handle(db: Connection, match: int) -> None:
    """Note that a ladder knows of the end of a match, or needs it no longer."""
    db.execute("UPDATE ladder_news SET handled = 1 WHERE match = ?", (match,))


async def news(db: Database, ladder: int) -> list[int]:
    """Return the matches of a ladder whose end is not handled, in order of their ends."""
    rows = await db.read("SELECT match FROM ladder_news WHERE ladder = ? AND handled = 0 ORDER BY at, match", ladder)
    return [row[0] for row in rows]


async def of_match(db: Database, match: int) -> GameRow | None:
    """Return the game of a match, None if the match is none of a ladder."""
    rows = await db.read("SELECT ladder, match, challenge, current FROM ladder_games WHERE match = ?", match)
    return GameRow(*rows[0]) if rows else None


async def current(db: Database, ladder: int) -> dict[int, int]:
    """Return the matches that challenges of a ladder wait for, by the numbers of the challenges."""
    rows = await db.read("SELECT challenge, match FROM ladder_games WHERE ladder = ? AND current = 1", ladder)
    return {row[0]: row[1] for row in rows}


async def codes(db: Database, ladder: int) -> dict[int, list[str]]:
    """Return the codes of all matches of a ladder, also of those that nobody waits for any more, by challenge and in order."""
    rows = await db.read(
        "SELECT own.challenge, matches.code FROM ladder_games AS own JOIN matches ON matches.id = own.match"
        " WHERE own.ladder = ? ORDER BY own.match",
        ladder,
    )
    found: dict[int, list[str]] = {}
    for challenge, code in rows:
        found.setdefault(challenge, []).append(code)
    return found


def linked_from(db: Connection, match: int, channel: int, message: int) -> tuple[int, int] | None:
    """Return ladder and challenge of a current match whose board is now posted there and was not before, else None."""
    row = db.execute(
        "SELECT own.ladder, own.challenge FROM ladder_games AS own WHERE own.match = ? AND own.current = 1"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.match = own.match AND posts.slot = 'board'"
        " AND posts.channel = ? AND posts.message = ?)",
        (match, channel, message),
    ).fetchone()
    return (row[0], row[1]) if row else None


async def outdated(db: Database, ladder: int) -> list[int]:
    """Return the matches that belong to a ladder and have not ended though nobody waits for them."""
    rows = await db.read(
        "SELECT own.match FROM ladder_games AS own JOIN matches ON matches.id = own.match"
        " WHERE own.ladder = ? AND own.current = 0 AND matches.ladder = own.ladder"
        " AND matches.status IN ('lobby', 'playing', 'frozen') ORDER BY own.match",
        ladder,
    )
    return [row[0] for row in rows]


async def boards(db: Database, ladder: int) -> dict[int, tuple[int, int | None]]:
    """Return channel and message of the boards of current matches, by challenge.

    Before a board is posted at the place of its match, the message there is the one that leads to its thread, else None.
    """
    rows = await db.read(
        "SELECT own.challenge, matches.channel, coalesce(board.message, door.message) FROM ladder_games AS own"
        " JOIN matches ON matches.id = own.match"
        " LEFT JOIN posts AS board ON board.match = own.match AND board.slot = 'board' AND board.channel = matches.channel"
        " LEFT JOIN posts AS door ON door.match = own.match AND door.slot = 'door' AND door.channel = matches.channel"
        " WHERE own.ladder = ? AND own.current = 1",
        ladder,
    )
    return {row[0]: (row[1], row[2]) for row in rows}


async def flags_down(db: Database) -> list[tuple[int, int, float]]:
    """Return match, seat and moment of every fallen flag at a running match of a ladder whose clocks are not stopped."""
    rows = await db.read(
        "SELECT clocks.match, clocks.seat, clocks.fallen FROM clocks JOIN matches ON matches.id = clocks.match"
        " WHERE matches.ladder IS NOT NULL AND matches.status = 'playing' AND matches.paused IS NULL"
        " AND clocks.fallen IS NOT NULL ORDER BY clocks.fallen"
    )
    return [(row[0], row[1], float(row[2])) for row in rows]
