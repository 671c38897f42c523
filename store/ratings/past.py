"""The finished games of a person on a server, in SQL. Games without another person are left out: they say nothing.

What reads all games of a person takes a connection: `referee.memory.reading` calls it in a thread or in a process.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

from store.connection import Connection, Row
from store.database import Database
from store.ratings.games import Part


class PastSeat(msgspec.Struct, frozen=True):
    """A person on a seat of a game, with their present name; the name is empty for a former player and a practice player."""

    seat: int
    user: int | None
    name: str
    side: int
    part: Part
    place: int
    won: int


class PastGame(msgspec.Struct, frozen=True):
    """A finished game: where and when, everybody who sat there, and with whom each seat played."""

    match: int
    nth: int
    code: str
    channel: int
    parent: int | None
    game: str
    form: str | None
    began: float
    ended: float
    seats: Sequence[PastSeat] = ()
    characters: Sequence[tuple[int, str]] = ()

    def own(self, user: int) -> PastSeat:
        """Return the seat of a person who sat there. Raises StopIteration if they did not."""
        return next(seat for seat in self.seats if seat.user == user)


# `guild + 0` keeps the index of all games of the server out of the plan: a person's own are fewer.
MINE = (
    "SELECT g.match, g.nth FROM finished_seats s JOIN finished_games g ON g.match = s.match AND g.nth = s.nth"
    " WHERE s.user = ? AND g.guild + 0 = ? AND g.ended >= ? AND g.ended < ?"
    " AND EXISTS (SELECT 1 FROM finished_seats o WHERE o.match = g.match AND o.nth = g.nth"
    " AND o.seat <> s.seat AND o.user IS NOT NULL)"
)

AT_ONCE = 500
"""Matches that one query names."""

FOREVER = 1e18
"""A time after all games."""


def of_person(db: Connection, user: int, guild: int, since: float = 0.0, until: float = FOREVER) -> list[PastGame]:
    """Return a person's games on a server that ended between two times, the newest first."""
    span = (user, guild, since, until)
    rows = db.execute(
        "SELECT f.match, f.nth, m.code, m.channel, m.parent, f.game, f.form, f.began, f.ended"  # noqa: S608  # our own query
        f" FROM finished_games f JOIN ({MINE}) mine ON mine.match = f.match AND mine.nth = f.nth"
        " JOIN matches m ON m.id = f.match ORDER BY f.ended DESC, f.match DESC, f.nth DESC",
        span,
    ).fetchall()
    seats = db.execute(
        "SELECT f.match, f.nth, f.seat, f.user, coalesce(p.name, ''), f.side, f.part, f.place, f.won"  # noqa: S608  # our own query
        f" FROM finished_seats f JOIN ({MINE}) mine ON mine.match = f.match AND mine.nth = f.nth"
        " LEFT JOIN players p ON p.user = f.user ORDER BY f.match, f.nth, f.seat, f.sitter",
        span,
    ).fetchall()
    played = db.execute(
        "SELECT f.match, f.nth, f.seat, f.character FROM finished_characters f"  # noqa: S608  # our own query
        f" JOIN ({MINE}) mine ON mine.match = f.match AND mine.nth = f.nth ORDER BY f.match, f.nth, f.seat, f.place",
        span,
    ).fetchall()
    return _put_together(rows, seats, played)


def _put_together(rows: Sequence[Row], seats: Sequence[Row], played: Sequence[Row]) -> list[PastGame]:
    """Return the games of rows, each with its seats and characters."""
    at: dict[tuple[int, int], list[PastSeat]] = {}
    for row in seats:
        at.setdefault((row[0], row[1]), []).append(PastSeat(*row[2:]))
    names: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for row in played:
        names.setdefault((row[0], row[1]), []).append((row[2], row[3]))
    found = [PastGame(*row) for row in rows]
    return [
        msgspec.structs.replace(game, seats=at[game.match, game.nth], characters=names.get((game.match, game.nth), ()))
        for game in found
    ]


async def count(db: Database, user: int) -> int:
    """Return the number of seats that a person had in finished games, on all servers."""
    return int((await db.read("SELECT count(*) FROM finished_seats WHERE user = ?", user))[0][0])


async def span_of(db: Database, user: int, guild: int) -> tuple[float, float] | None:
    """Return when the first and the latest game of a person on a server ended, None without any."""
    rows = await db.read(
        "SELECT min(f.ended), max(f.ended) FROM finished_games f"  # noqa: S608  # our own query
        f" JOIN ({MINE}) mine ON mine.match = f.match AND mine.nth = f.nth",
        user,
        guild,
        0.0,
        FOREVER,
    )
    return None if rows[0][0] is None else (rows[0][0], rows[0][1])


async def results_of(db: Database, matches: Sequence[int]) -> dict[int, str]:
    """Return the stored results of several matches, as JSON."""
    marks = ", ".join("?" for _ in matches)
    query = f"SELECT id, result FROM matches WHERE result IS NOT NULL AND id IN ({marks})"  # noqa: S608  # question marks
    return {row[0]: row[1] for row in await db.read(query, *matches)} if matches else {}


def wins_over(
    db: Connection, user: int, matches: Sequence[int], unnamed: Collection[int]
) -> Iterator[tuple[int, int, float, float]]:
    """Yield the rated opponents of other sides in some matches of a person: the match, the opponent, their μ and σ before it.

    Opponents who are not to be named are left out.
    """
    for first in range(0, len(matches), AT_ONCE):
        some = matches[first : first + AT_ONCE]
        marks = ", ".join("?" for _ in some)
        rows = db.execute(
            "SELECT t.match, t.user, t.mu_before, t.sigma_before FROM rating_steps t"  # noqa: S608  # question marks
            " JOIN finished_seats o ON o.match = t.match AND o.nth = t.nth AND o.user = t.user"
            " JOIN finished_seats s ON s.match = t.match AND s.nth = t.nth AND s.user = ? AND s.side <> o.side"
            f" WHERE t.match IN ({marks}) AND t.user > 0 ORDER BY t.match, t.nth, t.user",
            (user, *some),
        )
        yield from ((row[0], row[1], row[2], row[3]) for row in rows if row[1] not in unnamed)
