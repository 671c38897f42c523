"""All ratings of one game and form on one server, recomputed from its results (TM-49, TM-54)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from tournaments.ratings.model import DAY, Rating, aged, is_active, shown, updated
from tournaments.ratings.rated import Result, rated_games, rated_places


class Step(msgspec.Struct, frozen=True):
    """The change of a person's rating by a game. `order` is the game's, `before` includes the idle days."""

    order: int
    person: int
    before: Rating
    after: Rating


class Book(msgspec.Struct):
    """The ratings by person, and every step that led to them."""

    ratings: dict[int, Rating]
    steps: list[Step]


class RankLine(msgspec.Struct, frozen=True):
    """A line of a leaderboard. Equal shown ratings share a place."""

    place: int
    person: int
    shown: int
    games: int
    is_provisional: bool


def recompute(results: Iterable[Result]) -> Book:
    """Return the ratings that results give: the same results give the same bits."""
    book = Book({}, [])
    for result in rated_games(results):
        add_game(book, result)
    return book


def add_game(book: Book, result: Result) -> None:
    """Carry one more rated game into a book: it must have ended after all others there."""
    day = result.at // DAY
    fresh = Rating()
    before = [[book.ratings.get(person, fresh) for person in side] for side in result.sides]
    after = updated(before, rated_places(result), day)
    for people, old, new in zip(result.sides, before, after, strict=True):
        for person, one, other in zip(people, old, new, strict=True):
            book.ratings[person] = other
            book.steps.append(Step(result.order, person, aged(one, day), other))


def leaderboard(book: Book, day: int, unlisted: Collection[int] = ()) -> list[RankLine]:
    """Return the persons who played in the last 90 days, the best first, without the unlisted ones (TM-51, TM-68)."""
    now = {person: aged(rating, day) for person, rating in book.ratings.items() if is_active(rating, day)}
    listed = sorted((-shown(rating), person) for person, rating in now.items() if person not in unlisted)
    lines: list[RankLine] = []
    for nth, (minus, person) in enumerate(listed, 1):
        # A count of those above, for each line anew, would hold up whoever waits for a list of thousands.
        place = lines[-1].place if lines and lines[-1].shown == -minus else nth
        lines.append(RankLine(place, person, -minus, now[person].games, now[person].is_provisional))
    return lines
