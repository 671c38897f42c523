"""The rated games of a tournament as its file has them (TM-65)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.ratings.results import results_of
from store.connection import Connection
from store.opening import reading
from store.ratings import books
from store.ratings.books import RatedStep as Stored
from store.ratings.games import BookKey
from store.tournaments import games
from store.tournaments.tournaments import TournamentRow
from tournaments.files.export import RatedStep
from tournaments.ratings.rated import Result, rated_places

Steps = Mapping[tuple[int, int, int], Stored]
"""Stored steps by match, number of the game and person."""


def rated_steps(address: str, row: TournamentRow) -> list[RatedStep]:
    """Return the rated games of a tournament in the order of their ends, read from the database beside the bot.

    Empty while the ratings are out of date: they would not fit the results. It waits for the database: call it in a thread.
    """
    with reading(address) as db:
        return _read(db, row)


def _read(db: Connection, row: TournamentRow) -> list[RatedStep]:
    key = BookKey(row.guild, row.game, row.form)
    state = books.state_of(db, key)
    if state is None or state.stale:
        return []
    codes = games.codes(db, row.id)
    stored = [Stored(*found) for found in books.steps_in_order(db, key, row.created)]
    steps = {(step.match, step.nth, step.user): step for step in stored}
    results, ends = results_of(db, key, row.created)
    found = []
    for result, (_, match, nth) in zip(results, ends, strict=True):
        people = [person for side in result.sides for person in side]
        if match in codes and all((match, nth, person) in steps for person in people):
            found.append(_step(codes[match], result, (match, nth), steps))
    return found


def _step(code: str, result: Result, game: tuple[int, int], steps: Steps) -> RatedStep:
    sides = [[steps[*game, person] for person in side] for side in result.sides]
    before = tuple(tuple((one.mu_before, one.sigma_before) for one in side) for side in sides)
    after = tuple(tuple((one.mu, one.sigma) for one in side) for side in sides)
    return RatedStep(code, before, rated_places(result), after)
