"""Stored games as the results that ratings are computed from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from store.connection import Connection
from store.ratings import games
from store.ratings.books import Rated, RatedStep
from store.ratings.games import BookKey, BookRow
from tournaments.ratings.book import Step
from tournaments.ratings.model import Rating
from tournaments.ratings.rated import Result

Ended = tuple[float, int, int]
"""The place of a game in the order of ends: its end, its match, its number there (TM-50)."""

PLACE = itemgetter(0, 1, 2)


def results_of(db: Connection, key: BookKey, since: float = 0.0) -> tuple[list[Result], list[Ended]]:
    """Return the results of a book in the order of their ends, and the place of each: `Result.order` counts from 0."""
    results, places = list[Result](), list[Ended]()
    for place, rows in groupby(games.rows_of_book(db, key, since), PLACE):
        results.append(_result(len(results), [*rows]))
        places.append(place)
    return results, places


def _result(order: int, rows: Sequence[BookRow]) -> Result:
    """Return a game, given a row for each seat that began."""
    game, sides = rows[0], dict[int, list[BookRow]]()
    for row in rows:
        sides.setdefault(row.side, []).append(row)
    seated = [side for _, side in sorted(sides.items())]
    # A corrected result says itself who is last.
    is_corrected = any(row.place != row.played for row in rows)
    return Result(
        at=int(game.ended),
        order=order,
        sides=tuple(tuple([row.user or 0 for row in side]) for side in seated),
        places=tuple([min([row.place for row in side]) for side in seated]),
        left=() if is_corrected else tuple([row.user for row in rows if row.left and row.user is not None]),
        tournament=bool(game.tournament),
        opened_as_rated=bool(game.rated),
        standard=bool(game.standard),
        practice=bool(game.practice),
        forfeit=bool(game.forfeit),
        exempt=bool(game.exempt),
    )


def rating(rated: Rated) -> Rating:
    """Return a stored rating as the model has it."""
    return Rating(rated.mu, rated.sigma, rated.day, rated.games)


def rated(user: int, found: Rating) -> Rated:
    """Return a rating of the model as it is stored."""
    return Rated(user, found.mu, found.sigma, found.day, found.games)


def stored_step(step: Step, place: Ended) -> RatedStep:
    """Return a step of the model as it is stored."""
    before, after = step.before, step.after
    return RatedStep(step.person, *place, before.mu, before.sigma, after.mu, after.sigma, after.games)
