"""Everything that a profile or a year shows of a person, read from the database in one go and small enough to be sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from referee.memory.profile import Place, Profile, profile
from referee.memory.year import Year, look_back
from referee.ratings.showing import Point, after_step
from store.connection import Connection
from store.opening import reading
from store.ratings import books, past
from store.ratings.games import BookKey
from store.ratings.past import PastGame

LATEST = 5
"""Matches of each place that are listed one by one, at most."""

FIGURES = 8
"""Ratings after the latest games of a course."""


class AskProfile(msgspec.Struct, frozen=True, tag="profile"):
    """The profile of a user on a server as another one sees it, with the course of their rating in these books."""

    address: str
    user: int
    guild: int
    asker: int
    rated: Sequence[BookKey]


class AskYear(msgspec.Struct, frozen=True, tag="year"):
    """The year of a user on a server, without those who are not to be named."""

    address: str
    user: int
    guild: int
    year: int
    unnamed: Sequence[int]


class PastMatch(msgspec.Struct, frozen=True):
    """One of the latest matches of a place."""

    at: Place
    match: int
    code: str
    game: str
    ended: float


class Course(msgspec.Struct, frozen=True):
    """The course of a rating: after the latest games, the highest, and after the last game of each day."""

    latest: Sequence[Point]
    best: Point
    days: Sequence[Point]


class Past(msgspec.Struct, frozen=True):
    """The figures of a person, the latest matches of each place (the newest first), when the newest ended, and the courses."""

    figures: Profile
    latest: Sequence[PastMatch]
    ended: float | None
    courses: Sequence[Course]


def answer_bytes(body: bytes) -> bytes:
    """Return the answer to a question, both as msgpack."""
    return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(body, type=AskProfile | AskYear)))


def answer(asked: AskProfile | AskYear) -> Past | Year:
    """Return the profile or the year that is asked for, read from the database beside the bot."""
    with reading(asked.address) as db:
        if isinstance(asked, AskYear):
            return look_back(db, asked.user, asked.guild, asked.year, {*asked.unnamed})
        games = past.of_person(db, asked.user, asked.guild)
        return Past(
            profile(games, asked.user, asked.asker),
            _latest(games),
            games[0].ended if games else None,
            [_course(db, key, asked.user) for key in asked.rated],
        )


def _latest(games: Sequence[PastGame]) -> list[PastMatch]:
    """Return the newest matches of each place: a reader may not see all places. A match of several games stands there once."""
    counts: dict[Place, int] = {}
    found = []
    for game in [*{game.match: game for game in reversed(games)}.values()][::-1]:
        at = Place(game.channel, game.parent)
        counts[at] = counts.get(at, 0) + 1
        if counts[at] <= LATEST:
            found.append(PastMatch(at, game.match, game.code, game.game, game.ended))
    return found


def _course(db: Connection, key: BookKey, user: int) -> Course:
    points = [after_step(step) for step in books.steps_of(db, key, user)] or [Point(0, 0, is_provisional=True)]
    days = {point.day: point for point in points}
    return Course(points[-FIGURES:], max(points, key=lambda point: point.rating), [*days.values()])
