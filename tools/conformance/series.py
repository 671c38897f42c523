"""Checks of matches that are made of several games: a seat may give up one of them at any time, and the match goes on."""

from __future__ import annotations

from typing import Any

from engines.kernel.choose import IllegalChoiceError, choose, concede_game, decision_of
from engines.kernel.events import kind_of
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match, Seat
from tools.conformance.playing import Game, Table


def check_concession(table: Table, seed: int) -> None:
    """Check that giving up a game ends no more than that game, and that it is refused where a match is one game."""
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if n % 7 != seed % 7:
                continue
            seat = game.rng.choice(move.before.seats)
            series = table.rules.game.series
            if series is None or not series.played(move.before.board):
                _check_refused(table, move.before, seat, "no_games")
                continue
            with Game(table, seed + n) as rest:
                _check_conceded(table, move.before, seat, rest, series.ended)


def _check_refused(table: Table, match: Match[Any, Any], seat: Seat, reason: str) -> None:
    try:
        concede_game(table.rules, match, seat)
    except IllegalChoiceError as refused:
        assert refused.reason == reason  # noqa: PT017
    else:
        raise AssertionError(f"{seat} gave up a game, which is not refused for {reason}")


def check_games(table: Table, seed: int) -> None:
    """Check what a game says of the games of a match: each has its places once it has ended, and what it said stays so."""
    series = table.rules.game.series
    if series is None or not series.lengths:
        return
    with Game(table, seed) as game:
        start = table.begin(seed).match
        games = [*series.games(start.board)]
        for move in game.moves(start):
            now, seats = [*series.games(move.turn.match.board)], {*move.before.seats}
            ends = sum(1 for e in move.turn.events if e.public is not None and kind_of(e.public) == series.ended)
            ended = [one for one in now if one.places]
            before = [one for one in games if one.places]
            assert ended[: len(before)] == before, "a game that has ended is told in another way"
            assert len(ended) == len(before) + ends, "a game ends, and none is told"
            assert all({seat for group in one.places for seat in group} == seats for one in ended)
            assert all(one.first in seats and {*one.characters} <= seats for one in now)
            assert move.turn.match.outcome is not None or not now[-1].places, "none is told of the game that is played"
            games = now


def _check_conceded(table: Table, before: Match[Any, Any], seat: Seat, rest: Game, ended: str) -> None:
    body = save(before)
    turn = concede_game(table.rules, before, seat)
    match = turn.match
    assert save(before) == body
    assert turn.revealed, "an undo past a game that was given up needs no consent"
    assert match.seats == before.seats, "whoever gives up a game has left the match"
    assert load(table.rules.game, save(match)) == match
    over = any(event.public is not None and kind_of(event.public) == ended for event in turn.events)
    assert ended in table.rules.game.events
    assert over or len(before.seats) > 2 or match.outcome is not None, "of two, one gave the game up, and it goes on"
    for asked in before.asks if over else [d for d in before.asks if d.seat == seat]:
        _check_closed(table, match, asked.seat, asked.id)
    for move in rest.moves(match):
        match = move.turn.match
    assert match.outcome is not None
    assert {*before.seats} == {s for place in match.outcome.places for s in place}
    _check_refused(table, match, seat, "over")


def _check_closed(table: Table, match: Match[Any, Any], seat: Seat, number: str) -> None:
    """Check that a question of the game that was given up is open no more."""
    asked = decision_of(match, seat)
    assert asked is None or asked.id != number, f"{number} is asked of {seat} in another game"
    try:
        choose(table.rules, match, seat, number, [])
    except IllegalChoiceError:
        return
    raise AssertionError(f"{seat} answered {number} of a game that is over")
