"""The process that recomputes a book of ratings: it gets a `Request` and returns an `Answer`.

It opens the database read only. `referee.ratings.recomputing.Recomputing` starts one when a book is out of date.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence

import msgspec

from processes.worker import serve
from referee.ratings import records
from referee.ratings.results import Ended, rated, results_of, stored_step
from store.connection import Connection, Row
from store.opening import reading
from store.ratings import books
from store.ratings.books import Rated, RatedStep
from store.ratings.games import BookKey
from store.ratings.sums import CharacterSum, PersonSum, WinSum
from tournaments.ratings.book import recompute

CHUNK = 500
"""Rows that are encoded together: decoding so many does not hold the event loop up."""

Stored = Rated | RatedStep | PersonSum | CharacterSum | WinSum
"""The rows that are stored of a book besides its games."""


class Request(msgspec.Struct, frozen=True):
    """The address of the database, the book, and since when a match must have ended for its message to follow the ratings."""

    address: str
    key: BookKey
    retold_since: float = 0.0


class Answer(msgspec.Struct, frozen=True):
    """The recomputed book: the version that was read, all ratings, and the steps and sums that differ from the stored ones.

    `since` is the first game whose stored steps are not the computed ones, None if all stored steps have to go; `steps` are all
    steps from there on. `retold` are the matches that are rated now and were not, or no longer are, and the first one whose
    figures differ: the corrected one. `counted` games count for the sums. All rows are encoded in chunks.
    """

    version: int
    ratings: tuple[bytes, ...]
    since: Ended | None
    steps: tuple[bytes, ...]
    retold: tuple[int, ...]
    counted: int
    people: tuple[bytes, ...]
    characters: tuple[bytes, ...]
    wins: tuple[bytes, ...]


class Computed(msgspec.Struct, frozen=True):
    """A book computed anew: its ratings by person and its steps in order."""

    ratings: list[Rated]
    steps: list[RatedStep]


def computed(db: Connection, key: BookKey) -> Computed:
    """Return a book as the stored results give it (TM-54)."""
    results, places = results_of(db, key)
    book = recompute(results)
    return Computed(
        [rated(person, book.ratings[person]) for person in sorted(book.ratings)],
        sorted((stored_step(step, places[step.order]) for step in book.steps), key=_order),
    )


def first_difference(stored: Sequence[Row], steps: Sequence[RatedStep]) -> int:
    """Return how many steps at the start of a book are stored as computed, to the bit, in whole games."""
    same = next(
        (n for n, (row, step) in enumerate(zip(stored, steps, strict=False)) if RatedStep(*row) != step),
        min(len(stored), len(steps)),
    )
    while 0 < same < len(steps) and _game(steps[same]) == _game(steps[same - 1]):
        same -= 1
    return same


def answer(request: Request) -> Answer:
    """Recompute a book."""
    with reading(request.address) as db:
        key = request.key
        state = books.state_of(db, key)
        found, stored = computed(db, key), books.steps_in_order(db, key)
        same = first_difference(stored, found.steps)
        rest = found.steps[same:]
        sums = records.computed(db, key)
        people, characters, wins = records.changes(records.stored(db, key), sums)
        return Answer(
            state.version if state else 0,
            _chunks(found.ratings),
            _since(stored, rest, same),
            _chunks(rest),
            _retold(stored[same:], rest, request.retold_since),
            sums.games,
            _chunks(people),
            _chunks(characters),
            _chunks(wins),
        )


def answer_bytes(body: bytes) -> bytes:
    """Return the answer to a request, both as msgpack."""
    return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(body, type=Request)))


def _since(stored: Sequence[Row], rest: Sequence[RatedStep], same: int) -> Ended | None:
    """Return the first game from which stored steps are to be deleted: one beyond all if none differ."""
    if same == 0:
        return None
    first = [_game(step) for step in rest[:1]]
    first += [(row["ended"], row["match"], row["nth"]) for row in stored[same : same + 1]]
    return min(first, default=(float("inf"), 0, 0))


def _retold(stored: Sequence[Row], steps: Sequence[RatedStep], since: float) -> tuple[int, ...]:
    """Return the matches that only stored or only computed steps have, and the first one of both, if they ended lately."""
    before = [(row["ended"], row["match"]) for row in stored]
    after = [(step.ended, step.match) for step in steps]
    found = ({*before} ^ {*after}) | {min(one) for one in (before[:1] + after[:1],) if one}
    return tuple(sorted(match for ended, match in found if ended >= since))


def _order(step: RatedStep) -> tuple[float, int, int, int]:
    return step.ended, step.match, step.nth, step.user


def _game(step: RatedStep) -> Ended:
    return step.ended, step.match, step.nth


def _chunks(found: Sequence[Stored]) -> tuple[bytes, ...]:
    return tuple(msgspec.msgpack.encode(found[n : n + CHUNK]) for n in range(0, len(found), CHUNK))


if __name__ == "__main__":
    # Millions of rows without a circle among them: looking for circles takes a fifth of the time.
    gc.disable()
    serve(answer_bytes)
