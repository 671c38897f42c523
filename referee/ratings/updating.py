"""The update of the ratings and sums by the newest game, within the transaction that ends its match (TM-50)."""

from __future__ import annotations

from referee.ratings import records
from referee.ratings.results import rated, rating, results_of, stored_step
from store.connection import Connection
from store.ratings import books
from store.ratings.games import BookKey, FinishedGame
from tournaments.ratings.book import Book, add_game
from tournaments.ratings.model import DAY, LIBRARY
from tournaments.ratings.rated import Result, rated_games, reason_unrated


def add_newest(db: Connection, game: FinishedGame) -> None:
    """Update the ratings and the sums by a game that is stored already.

    If the book is out of date, or a rated game did not end after all others, the book is left to be recomputed.
    """
    key = game.book
    if key is None:
        return
    books.hold(db, key)
    # The limit of games a day counts days, so that the games of this day say all.
    results, places = results_of(db, key, since=int(game.ended) // DAY * DAY)
    place = (game.ended, game.match, game.nth)
    mine = next(n for n, found in enumerate(places) if found == place)
    may_count = reason_unrated(results[mine]) is None
    state, last = books.state_of(db, key), books.last_step(db, key)
    is_late = may_count and (mine != len(results) - 1 or (last is not None and last > place))
    stale = is_late or (state is not None and (bool(state.stale) or state.library != LIBRARY))
    books.mark_changed(db, key, LIBRARY, stale=stale)
    if stale:
        return
    records.add_newest(db, key, game)
    if may_count and results[mine] in [*rated_games(results)]:
        _rate(db, key, results[mine], place)


def _rate(db: Connection, key: BookKey, result: Result, place: tuple[float, int, int]) -> None:
    """Store the ratings after a game that ended after all others."""
    people = [person for side in result.sides for person in side]
    found = [books.get_rating(db, key.guild, key.game, key.form, person) for person in people]
    book = Book({one.user: rating(one) for one in found if one is not None}, [])
    add_game(book, result)
    books.put_ratings(db, key, [rated(person, book.ratings[person]) for person in people])
    books.put_steps(db, key, [stored_step(step, place) for step in book.steps])
