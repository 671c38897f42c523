"""A match that came to a result as it is remembered: who began, left and took over, with whom, on which place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from engines.games import GAMES
from engines.kernel.game import PlayedGame
from engines.kernel.state.model import Match, Seat
from referee.ratings.counting import form_at, is_standard, sides_at
from referee.ratings.sitting import Sat, sat_in_games
from store.connection import Connection
from store.match import history
from store.match.matches import MatchRow, SeatRow
from store.ratings.games import FinishedGame, FinishedSeat, Part
from store.seats.sitters import Sitter


class Declared(msgspec.Struct, frozen=True):
    """The part of a stored result that is read here: places from the best, or the winners that a judge has named."""

    winners: tuple[Seat, ...] = ()
    places: tuple[tuple[Seat, ...], ...] = ()
    awarded: bool = False


class Played(msgspec.Struct, frozen=True):
    """The facts of a finished match besides its rows: with whom each seat played, by how much the best side was ahead.

    `games` are those of a match of several games, the one that it ended within last (TM-50).
    """

    characters: Mapping[Seat, Sequence[str]]
    margin: int | None
    games: Sequence[PlayedGame] = ()


def played(row: MatchRow, seats: int, state: Match[Any, Any], earlier: Sequence[Match[Any, Any]]) -> Played:
    """Return the facts of a last state; seats that are no longer on its board are looked up in `earlier` ones, newest first."""
    game = GAMES[row.game]
    characters: dict[Seat, Sequence[str]] = {}
    for one in (state, *earlier):
        characters |= {s: [*names] for s, names in game.characters(one.board).items() if s not in characters}
    points = game.points(state.board)
    sides = [[points[seat] for seat in side if seat in points] for side in sides_at(row.game, row.options, seats)]
    best = sorted((side[0] for side in sides if side), reverse=True)
    games = () if game.series is None else tuple(game.series.games(state.board))
    return Played(characters, best[0] - best[1] if len(best) > 1 else None, games)


class Remembered(NamedTuple):
    """A finished game with everybody who sat in it, and with whom each seat played."""

    game: FinishedGame
    seats: Sequence[FinishedSeat]
    characters: Mapping[Seat, Sequence[str]]


def finished_games(
    db: Connection,
    row: MatchRow,
    seats: Sequence[SeatRow],
    former: Sequence[Sitter],
    facts: Played,
    *,
    tournament: bool,
) -> list[Remembered]:
    """Return the games of a match that is over: the match itself, or each game of a series (TM-50), with those who played it.

    The game that a series ended within has the result of the match; without one it came to none. All of them count as the match
    ends, in their order.
    """
    whole = finished_game(db, row, seats, facts, tournament=tournament)
    if not facts.games:
        (sat,) = sat_in_games(db, row.id, seats, former, ())
        return [Remembered(whole, finished_seats(row, sat), facts.characters)] if row.result is not None else []
    counted = [game for game in facts.games if game.places or row.result is not None]
    series = GAMES[row.game].series
    ends = [] if series is None else history.ends_of_games(db, row.id, series.ended)
    answers = [] if series is None else history.answers_by_game(db, row.id, series.ended)
    # The game that a match ended within has no end of its own; one that ended between games has none under way.
    by_game = sat_in_games(db, row.id, seats, former, ends[: len(facts.games) - 1])
    answers += [0] * (len(facts.games) - len(answers))
    found = []
    for nth, game in enumerate(counted):
        is_last = nth == len(facts.games) - 1
        sat = by_game[min(nth, len(by_game) - 1)]
        made = replace(
            whole,
            nth=nth,
            answers=answers[nth],
            forfeit=int(answers[nth] == 0),
            practice=_practice(sat),
            margin=whole.margin if is_last and game.places else None,
        )
        found.append(Remembered(made, finished_seats(row, sat, game.places), game.characters))
    return found


def finished_game(
    db: Connection, row: MatchRow, seats: Sequence[SeatRow], facts: Played, *, tournament: bool
) -> FinishedGame:
    """Return a match that is over as one finished game."""
    form = form_at(row.game, row.options, len(seats))
    answers = history.count_answers(db, row.id)
    return FinishedGame(
        match=row.id,
        nth=0,
        guild=row.guild,
        game=row.game,
        form=form,
        began=row.started or row.created,
        ended=row.ended or row.created,
        answers=answers,
        tournament=int(tournament),
        rated=row.rated,
        standard=int(is_standard(row.game, row.options, row.packs, form)),
        practice=int(any(not seat.entropy for seat in seats)),
        forfeit=int(answers == 0),
        exempt_by_judge=row.exempt,
        exempt_by_tournament=0,
        margin=facts.margin,
    )


def finished_seats(row: MatchRow, sat: Sat, groups: Sequence[Sequence[Seat]] = ()) -> list[FinishedSeat]:
    """Return everybody who sat in a game, those who took a seat over after who began on it (TM-53).

    `groups` are the seats from best to worst in one game of a series, else the match's result says it.
    """
    stored = msgspec.json.decode(row.result or "{}", type=Declared)
    numbers = [*sat]
    places = _places(groups, numbers) if groups else places_of(row.result or "{}", numbers)
    winners = groups[0] if groups else stored.winners
    side_of = {seat: n for n, side in enumerate(sides_at(row.game, row.options, len(sat))) for seat in side}
    found = []
    for seat, users in sat.items():
        place, won = places[seat], seat in winners
        for sitter, (user, part) in enumerate(_people(users)):
            found.append(FinishedSeat(seat, sitter, user, side_of[seat], part, place, place, int(won)))
    return found


def places_of(result: str, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Return the place of each seat from 1, equal ones share; a seat that the result does not name is last."""
    stored = msgspec.json.decode(result, type=Declared)
    return _places(stored.places or ((stored.winners,) if stored.winners else ()), seats)


def _places(groups: Sequence[Sequence[Seat]], seats: Sequence[Seat]) -> dict[Seat, int]:
    found: dict[Seat, int] = {}
    for group in groups:
        found |= dict.fromkeys(group, len(found) + 1)
    return {seat: found.get(seat, len(found) + 1) for seat in seats}


def _practice(sat: Sat) -> int:
    """Return 1 if a practice player began on a seat, else 0 (TM-52)."""
    return int(any(users[0] is None for users in sat.values()))


def _people(users: Sequence[int | None]) -> list[tuple[int | None, Part]]:
    """Return the persons of a seat with their parts, the one who began first; None is a practice player from the start."""
    began = users[0]
    part: Part = "played" if began == users[-1] or began is None else "left"
    joined = [user for user in dict.fromkeys(users) if user is not None and user != began]
    return [(began, part), *((user, "joined") for user in joined)]
