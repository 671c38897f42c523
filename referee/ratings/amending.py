"""Changes of a stored result by a tournament or a judge: the ratings are recomputed afterwards (TM-52, TM-54, TM-62)."""

from __future__ import annotations

from collections.abc import Mapping

from store.connection import Connection
from store.ratings import books, games
from tournaments.ratings.model import LIBRARY


def amend(
    db: Connection,
    match: int,
    nth: int = 0,
    *,
    places: Mapping[int, int] | None = None,
    forfeit: bool | None = None,
    exempt: bool | None = None,
    restore: bool = False,
) -> bool:
    """Change a finished game as the facts of its tournament say; return False if the match came to no result.

    `places` are by seat from 1, equal ones tie; None leaves what is stored. With `restore` the places that the match gave are
    taken back first. What a judge exempts stays exempt.
    """
    found = games.get(db, match, nth)
    if found is None:
        return False
    if restore:
        games.set_places(db, match, nth, {seat.seat: seat.played for seat in games.get_seats(db, match, nth)})
    if places is not None:
        games.set_places(db, match, nth, places)
    if forfeit is not None:
        games.set_flag(db, match, nth, "forfeit", value=forfeit)
    if exempt is not None:
        games.set_flag(db, match, nth, "exempt_by_tournament", value=exempt)
    if found.book is not None:
        books.mark_changed(db, found.book, LIBRARY, stale=True)
    return True


def exempt_match(db: Connection, match: int, *, exempt: bool) -> bool:
    """Take all games of a match out of the ratings, or back, as a judge says; return False if it came to no result."""
    nth = 0
    while (found := games.get(db, match, nth)) is not None:
        games.set_flag(db, match, nth, "exempt_by_judge", value=exempt)
        if found.book is not None:
            books.mark_changed(db, found.book, LIBRARY, stale=True)
        nth += 1
    return nth > 0
