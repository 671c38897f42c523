"""A rating as people see it at a moment: idle days included (TM-50, TM-51)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from referee.ratings.results import rating
from store.database import Database
from store.ratings import books, changes
from store.ratings.books import Listed, Rated, RatedStep
from store.ratings.games import BookKey
from tournaments.ratings.book import Book, leaderboard
from tournaments.ratings.model import ACTIVE_DAYS, DAY, Rating, aged, is_active, shown


class Shown(msgspec.Struct, frozen=True):
    """The figure, the rated games, whether it is provisional, and whether the person played lately enough for the lists."""

    rating: int
    games: int
    is_provisional: bool
    is_active: bool


class Point(msgspec.Struct, frozen=True):
    """The shown rating after a game: the day of the game, counted from 1970, the figure, whether it was provisional."""

    day: int
    rating: int
    is_provisional: bool


class Change(msgspec.Struct, frozen=True):
    """The shown rating of somebody who began a match, before and after it, and whether each of them is provisional."""

    seat: int
    user: int
    name: str
    before: int
    after: int
    was_provisional: bool
    is_provisional: bool


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard: equal ratings share a place."""

    place: int
    user: int
    name: str
    shown: Shown


UNRATED = Shown(shown(Rating()), 0, is_provisional=True, is_active=False)
"""The figures of somebody without a rated game."""


def day_of(now: float) -> int:
    """Return the day of a unix time, counted from 1970."""
    return int(now) // DAY


def first_active_day(now: float) -> int:
    """Return the day since which somebody must have played to stand in lists."""
    return day_of(now) - ACTIVE_DAYS


def shown_now(rated: Rated | None, now: float) -> Shown:
    """Return a rating as it is shown now; that of somebody new for None."""
    if rated is None:
        return UNRATED
    found, day = rating(rated), day_of(now)
    today = aged(found, day)
    return Shown(shown(today), rated.games, today.is_provisional, is_active(found, day))


def shown_of(mu: float, sigma: float) -> int:
    """Return the figure that is shown of a rating."""
    return shown(Rating(mu, sigma))


def after_step(step: RatedStep) -> Point:
    """Return the rating that a game led to."""
    found = Rating(step.mu, step.sigma)
    return Point(day_of(step.ended), shown(found), found.is_provisional)


async def changes_of(db: Database, match: int) -> list[Change]:
    """Return how a match has changed the ratings of those who may stand in lists, by seat; nothing for an unrated one."""
    found: dict[int, Change] = {}
    for one in await changes.of_match(db, match):
        old, new = Rating(one.mu_before, one.sigma_before), Rating(one.mu, one.sigma)
        first = found.get(one.user)  # a match of several games changes a rating several times
        before, was_provisional = (
            (shown(old), old.is_provisional) if first is None else (first.before, first.was_provisional)
        )
        found[one.user] = Change(
            one.seat, one.user, one.name, before, shown(new), was_provisional, is_provisional=new.is_provisional
        )
    return sorted(found.values(), key=lambda change: change.seat)


def lines(listed: Sequence[Listed], now: float) -> list[Line]:
    """Return the leaderboard of those who stand in the list, the best first."""
    by_user = {one.rating.user: one for one in listed}
    book = Book({user: rating(one.rating) for user, one in by_user.items()}, [])
    return [
        # Only those who are active stand there, with the figures of today: nothing is computed a second time.
        Line(
            line.place,
            line.person,
            by_user[line.person].name,
            Shown(line.shown, line.games, line.is_provisional, is_active=True),
        )
        for line in leaderboard(book, day_of(now))
    ]


async def list_of(db: Database, key: BookKey, now: float) -> list[Line]:
    """Return the leaderboard of a book, the best first. Thousands may stand there, so that a thread makes it."""
    listed = await books.listed(db, key, first_active_day(now))
    return await asyncio.to_thread(lines, listed, now)
