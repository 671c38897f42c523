"""The update of the ratings by the newest game, within the transaction that ends its match (TM-50)."""

from __future__ import annotations

from sqlite3 import Connection

from referee.ratings.results import rated, rating, results_of, stored_step
from store.ratings import books
from store.ratings.games import FinishedGame
from tournaments.ratings.book import Book, add_game
from tournaments.ratings.model import DAY, LIBRARY
from tournaments.ratings.rated import rated_games, reason_unrated


def add_newest(db: Connection, game: FinishedGame) -> None:
    """Update the ratings by a game that is stored already.

    If the book is out of date, or the game did not end after all others, the book is left to be recomputed.
    """
    key = game.book
    if key is None:
        return
    # The limit of games a day counts days, so that the games of this day say all.
    day = int(game.ended) // DAY
    results, places = results_of(db, key, since=day * DAY)
    mine = next(n for n, place in enumerate(places) if place == (game.ended, game.match, game.nth))
    if reason_unrated(results[mine]) is not None:
        return
    state, last = books.state_of(db, key), books.last_step(db, key)
    is_late = mine != len(results) - 1 or (last is not None and last > places[mine])
    stale = is_late or (state is not None and (bool(state.stale) or state.library != LIBRARY))
    books.mark_changed(db, key, LIBRARY, stale=stale)
    if stale or results[mine] not in [*rated_games(results)]:
        return
    people = [person for side in results[mine].sides for person in side]
    found = [books.get_rating(db, key.guild, key.game, key.form, person) for person in people]
    book = Book({one.user: rating(one) for one in found if one is not None}, [])
    add_game(book, results[mine])
    books.put_ratings(db, key, [rated(person, book.ratings[person]) for person in people])
    books.put_steps(db, key, [stored_step(step, places[mine]) for step in book.steps])
