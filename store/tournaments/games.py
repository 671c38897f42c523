"""The matches of a tournament's games, in SQL. Writers take the connection of the running transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from store.connection import Connection
from store.database import Database

NewsKind = Literal["started", "games", "ended"]


class GameRow(msgspec.Struct, frozen=True):
    """The match of a game: the stage, round, pairing (its table number) and number of the game.

    `current` is 0 once the game was voided or forfeited before its match began.
    """

    tournament: int
    match: int
    stage: int
    round: int
    pairing: int
    nth: int
    current: int = 1


class OpenGame(msgspec.Struct, frozen=True):
    """A game whose match is not over: its row, the match's status, and whether its clocks stand for a paused tournament.

    `awaited` counts the seats whose person is not there yet.
    """

    row: GameRow
    status: str
    stopped: bool
    awaited: int


class Awaited(msgspec.Struct, frozen=True):
    """A person who has not come to the table of a game yet."""

    match: int
    seat: int
    user: int
    stage: int
    round: int
    table: int
    nth: int


class Trouble(msgspec.Struct, frozen=True):
    """A table that cannot go on by itself: its game, its code, and why: "frozen", or the place it lost, such as "channel"."""

    stage: int
    round: int
    table: int
    nth: int
    code: str
    why: str


class News(msgspec.Struct, frozen=True):
    """Something that has happened to a match and is not in the tournament's log yet. `at` is in unix seconds.

    The news "games" come again each time that the results of the games of its series change; `games` is how many have ended.
    """

    match: int
    kind: NewsKind
    at: float
    games: int = 0


def add(db: Connection, row: GameRow) -> None:
    """Store the match of a game."""
    db.execute(
        "INSERT INTO tournament_games (tournament, match, stage, round, pairing, nth, current) VALUES (?, ?, ?, ?, ?, ?, ?)",
        msgspec.structs.astuple(row),
    )


def set_stopped(db: Connection, match: int, *, stopped: bool) -> None:
    """Store whether a match's clocks stand because its tournament is paused."""
    db.execute("UPDATE tournament_games SET stopped = ? WHERE match = ?", (int(stopped), match))


def is_stopped(db: Connection, match: int) -> bool:
    """Return whether a match's clocks stand because its tournament is paused."""
    found = db.execute("SELECT stopped FROM tournament_games WHERE match = ? AND current = 1", (match,)).fetchone()
    return found is not None and bool(found[0])


def retire(db: Connection, match: int) -> None:
    """Note that a match is no longer that of its game."""
    db.execute("UPDATE tournament_games SET current = 0 WHERE match = ?", (match,))


def note(db: Connection, tournament: int, match: int, kind: NewsKind, now: float) -> None:
    """Store that a match has begun or ended; a second time is ignored."""
    db.execute(
        "INSERT INTO tournament_news (match, kind, tournament, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (match, kind, tournament, now),
    )


def note_ended_games(db: Connection, tournament: int, match: int, count: int, now: float) -> None:
    """Store that the results of a match's series have changed: a game ended, or its end was undone. `count` games have ended."""
    db.execute(
        "INSERT INTO tournament_news (match, kind, tournament, at, games) VALUES (?, 'games', ?, ?, ?)"
        " ON CONFLICT (match, kind) DO UPDATE SET at = excluded.at, games = excluded.games, handled = 0",
        (match, tournament, now, count),
    )


def handle(db: Connection, news: News) -> None:
    """Note that news of a match is in the log, or came too late for it; newer news of the same kind is still to be handled."""
    db.execute(
        "UPDATE tournament_news SET handled = 1 WHERE match = ? AND kind = ? AND games = ? AND at = ?",
        (news.match, news.kind, news.games, news.at),
    )


def match_of(
    db: Connection, tournament: int, stage: int, number: int, pairing: int, nth: int
) -> tuple[int, int] | None:
    """Return the match of a game and its number there from 0, read in the running transaction; None for a game without one.

    The match of a series was opened for the first of its games.
    """
    row = db.execute(
        "SELECT match, ? - nth FROM tournament_games"
        " WHERE tournament = ? AND stage = ? AND round = ? AND pairing = ? AND nth <= ? AND current = 1"
        " ORDER BY nth DESC LIMIT 1",
        (nth, tournament, stage, number, pairing, nth),
    ).fetchone()
    return None if row is None else (int(row[0]), int(row[1]))


def settings_of_match(db: Connection, match: int) -> str | None:
    """Return the settings (JSON) of the tournament that a match is a game of, read in the running transaction; else None."""
    row = db.execute(
        "SELECT tournaments.settings FROM tournaments JOIN matches ON matches.tournament = tournaments.id WHERE matches.id = ?",
        (match,),
    ).fetchone()
    return None if row is None else str(row[0])


async def news(db: Database, tournament: int) -> list[News]:
    """Return the news that is not handled: starts before games and ends, then in order of time."""
    rows = await db.read(
        "SELECT match, kind, at, games FROM tournament_news WHERE tournament = ? AND handled = 0"
        " ORDER BY at, CASE kind WHEN 'started' THEN 0 WHEN 'games' THEN 1 ELSE 2 END, match",
        tournament,
    )
    return [News(*row) for row in rows]


async def is_end_handled(db: Database, match: int) -> bool:
    """Return whether the end of a match is in the log of its tournament, or came too late for it."""
    rows = await db.read("SELECT 1 FROM tournament_news WHERE match = ? AND kind = 'ended' AND handled = 1", match)
    return bool(rows)


async def awaited(db: Database, tournament: int) -> list[Awaited]:
    """Return the persons who have not pressed at the open tables of a tournament."""
    rows = await db.read(
        "SELECT own.match, seats.seat, seats.user, own.stage, own.round, own.pairing, own.nth FROM tournament_games AS own"
        " JOIN matches ON matches.id = own.match JOIN seats ON seats.match = own.match"
        " WHERE own.tournament = ? AND own.current = 1 AND matches.status = 'lobby' AND seats.ready = 0 AND seats.user > 0"
        " ORDER BY own.match, seats.seat",
        tournament,
    )
    return [Awaited(*row) for row in rows]


def to_be_posted(db: Connection, game: GameRow, first: int, last: int) -> bool:
    """Return whether another table of the game's round, from one number to another, is owed its first message."""
    found = db.execute(
        "SELECT 1 FROM tournament_games JOIN outbox ON outbox.match = tournament_games.match"
        " WHERE tournament = ? AND stage = ? AND round = ? AND pairing BETWEEN ? AND ? AND tournament_games.match <> ?"
        " AND outbox.slot = 'board' AND outbox.delivered IS NULL AND outbox.attempts = 0"
        " AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.match = tournament_games.match AND posts.slot = 'board') LIMIT 1",
        (game.tournament, game.stage, game.round, first, last, game.match),
    )
    return found.fetchone() is not None


async def of_match(db: Database, match: int) -> GameRow | None:
    """Return the game of a match, None if the match is none of a tournament."""
    rows = await db.read(
        "SELECT tournament, match, stage, round, pairing, nth, current FROM tournament_games WHERE match = ?", match
    )
    return GameRow(*rows[0]) if rows else None


async def of_tournament(db: Database, tournament: int) -> list[GameRow]:
    """Return all matches of a tournament, in the order in which they were opened."""
    rows = await db.read(
        "SELECT tournament, match, stage, round, pairing, nth, current FROM tournament_games"
        " WHERE tournament = ? ORDER BY match",
        tournament,
    )
    return [GameRow(*row) for row in rows]


def codes(db: Connection, tournament: int) -> dict[int, str]:
    """Return the codes of all matches of a tournament by their ids, also of those whose game was decided in another way."""
    rows = db.execute(
        "SELECT matches.id, matches.code FROM tournament_games JOIN matches ON matches.id = tournament_games.match"
        " WHERE tournament_games.tournament = ?",
        (tournament,),
    )
    return {row[0]: row[1] for row in rows}


async def boards(db: Database, codes: Collection[str]) -> list[tuple[str, int, int | None]]:
    """Return code, channel and the board's message, None while it is not posted, of those matches that games still stand by."""
    marks = ", ".join("?" * len(codes))
    rows = await db.read(
        "SELECT matches.code, matches.channel, posts.message FROM matches"  # noqa: S608  # marks alone
        " JOIN tournament_games ON tournament_games.match = matches.id"
        " LEFT JOIN posts ON posts.match = matches.id AND posts.slot = 'board'"
        f" WHERE matches.code IN ({marks}) AND tournament_games.current = 1 ORDER BY matches.id",
        *codes,
    )
    return [(row[0], row[1], row[2]) for row in rows]


async def open_games(db: Database, tournament: int) -> list[OpenGame]:
    """Return the games of a tournament whose match waits for its players, runs or is frozen."""
    rows = await db.read(
        "SELECT own.tournament, own.match, own.stage, own.round, own.pairing, own.nth, own.current, matches.status,"
        " own.stopped, (SELECT count(*) FROM seats WHERE seats.match = own.match AND seats.ready = 0)"
        " FROM tournament_games AS own JOIN matches ON matches.id = own.match"
        " WHERE own.tournament = ? AND own.current = 1 AND matches.status IN ('lobby', 'playing', 'frozen')"
        " ORDER BY own.match",
        tournament,
    )
    return [OpenGame(GameRow(*row[:7]), row[7], bool(row[8]), row[9]) for row in rows]


async def troubles(db: Database, tournament: int) -> list[Trouble]:
    """Return the tables of a tournament that are frozen or cannot be shown in their place."""
    rows = await db.read(
        "SELECT own.stage, own.round, own.pairing, own.nth, matches.code,"
        " CASE WHEN matches.status = 'frozen' THEN 'frozen' ELSE matches.homeless END"
        " FROM tournament_games AS own JOIN matches ON matches.id = own.match"
        " WHERE own.tournament = ? AND own.current = 1 AND (matches.status = 'frozen'"
        " OR (matches.status IN ('lobby', 'playing') AND matches.homeless IS NOT NULL)) ORDER BY own.match",
        tournament,
    )
    return [Trouble(*row) for row in rows]
