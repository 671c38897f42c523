"""Ratings and tournaments: whose games count, what facts change of them, and the ratings that entries are seeded by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from engines.kernel.state.model import Seat
from referee.ratings.amending import amend
from referee.ratings.showing import shown_now
from referee.tournaments.entries.entering import RatingOf
from referee.tournaments.halls.hall import Hall
from store.connection import Connection
from store.database import Database
from store.match import matches
from store.people import erasing
from store.ratings import books
from store.ratings import games as results
from store.tournaments import games
from store.tournaments.games import GameRow
from store.tournaments.tournaments import TournamentRow
from tournaments.facts import kinds
from tournaments.facts.record import Record


class _Rated(msgspec.Struct, frozen=True):
    """The one setting that is read here."""

    rated: bool = True


def is_rated_game(db: Connection, match: int) -> bool:
    """Return whether a match is a game of a tournament that is rated (TM-52)."""
    settings = games.settings_of_match(db, match)
    return settings is not None and msgspec.json.decode(settings, type=_Rated).rated


def ratings_from(db: Database, now: Callable[[], float]) -> RatingOf:
    """Return the function that looks up shown ratings and rated games (TM-04, TM-12)."""

    async def rating_of(row: TournamentRow, user: int) -> tuple[int | None, int]:
        rated = await books.rating_of(db, row.guild, row.game, row.form, user)
        if rated is None:
            return None, 0
        found = shown_now(rated, now())
        return found.rating, found.games

    return rating_of


def amend_ratings(db: Connection, hall: Hall, made: Sequence[Record]) -> None:
    """Carry corrections, forfeits and exemptions into the stored results that ratings are computed from (TM-52, TM-54).

    Runs within the transaction that adds the records to the log.
    """
    for record in made:
        fact = record.fact
        if isinstance(fact, kinds.Exempted):
            found = _match_of(db, hall, fact)
            if found is not None:
                amend(db, *found, exempt=True)
        elif isinstance(fact, kinds.Corrected) and fact.nth:
            _correct(db, hall, fact)
        elif isinstance(fact, kinds.GameOver):
            _note_end(db, hall, fact)


def _note_end(db: Connection, hall: Hall, fact: kinds.GameOver) -> None:
    """Carry what ratings need of a game's end: that it was a forfeit, and that it was exempted while it ran."""
    pairing = hall.state.pairing_of(fact.stage, fact.round, fact.table)
    exempt = pairing is not None and any(game.nth == fact.nth and game.exempt for game in pairing.games)
    if not exempt and fact.how != "forfeit":
        return
    found = _match_of(db, hall, fact)
    if found is not None:
        amend(db, *found, forfeit=True if fact.how == "forfeit" else None, exempt=True if exempt else None)


def amend_series(db: Connection, hall: Hall, row: GameRow, code: str) -> None:
    """Carry what was exempted, corrected or given as a penalty while a series was played into its games.

    They are stored as its match ends; nothing else that the log and the match may differ in is carried over.

    Runs within the transaction that notes the end of the match.
    """
    pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
    for game in pairing.games if pairing is not None else ():
        nth = game.nth - row.nth
        stored = results.get(db, row.match, nth) if game.code == code and game.places and nth >= 0 else None
        if stored is None or pairing is None:
            continue
        if game.exempt and not stored.exempt_by_tournament:
            amend(db, row.match, nth, exempt=True)
        if game.report is None or game.is_corrected:
            wanted = _places_by_seat(db, hall, row.match, dict(zip(pairing.sides, game.places, strict=True)))
            amend(db, row.match, nth, places=wanted, forfeit=game.how == "forfeit")


def _correct(db: Connection, hall: Hall, fact: kinds.Corrected) -> None:
    found = _match_of(db, hall, fact)
    pairing = hall.state.pairing_of(fact.stage, fact.round, fact.table)
    if found is None or pairing is None:
        return
    match, nth = found
    places = _places_by_seat(db, hall, match, dict(zip(pairing.sides, fact.places, strict=True)))
    amend(db, match, nth, places=places, forfeit=fact.how == "forfeit")


def _places_by_seat(db: Connection, hall: Hall, match: int, place_of: Mapping[int, int]) -> dict[Seat, int]:
    """Return the places of a match's seats, given those of their entries."""
    _, seats = matches.get(db, match)
    entries = hall.entries_of(erasing.pending_now(db))
    return {
        seat.seat: place_of[entries[seat.user]]
        for seat in seats
        if seat.user is not None and entries.get(seat.user) in place_of
    }


def _match_of(
    db: Connection, hall: Hall, fact: kinds.Exempted | kinds.Corrected | kinds.GameOver
) -> tuple[int, int] | None:
    return games.match_of(db, hall.row.id, fact.stage, fact.round, fact.table, fact.nth)
