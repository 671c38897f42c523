"""What a tournament asks of a match: who is first, the score before it, the end by time, its games (TM-27, TM-33, TM-37)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import call_time
from engines.kernel.game import PlayedGame
from engines.kernel.views import view
from engines.legends import events
from engines.legends.game import LEGENDS
from tests.engines.legends.openings import Opening


def timed(match: Opening, *, decisive: bool = False) -> Opening:
    """Call the time in a match."""
    match.match = call_time(match.rules, match.match, decisive=decisive).match
    return match


def won_by(*seats: int, **options: Any) -> Opening:
    """Return a match in whose earlier games these seats have won, in the first turn of the next one."""
    match = Opening(**options)
    for seat in seats:
        match.concede(1 - seat).answer("seat0")
    return match.squads()


def finish_turn(match: Opening) -> Opening:
    """Let nobody do anything until the turn is over."""
    turn, number = match.board.turn, match.board.number
    while match.match.outcome is None and (match.board.turn, match.board.number) == (turn, number):
        if match.asked.kind == "discard":
            match.answer(match.word(match.asked.options[0].key))
        else:
            match.passes(1)
    return match


def lose_in_turn(match: Opening, *seats: int) -> Opening:
    """Take all heroes of these seats out of play, and let the turn end; the call of time stays."""
    match.board.permanents = [one for one in match.board.permanents if one.controller not in seats]
    return finish_turn(match)


def games(match: Opening) -> list[PlayedGame]:
    assert LEGENDS.series is not None
    return [*LEGENDS.series.games(match.board)]


# ---------------------------------------------------------------- time


@pytest.mark.rule("TM-37", "TM-33")
@pytest.mark.parametrize(
    ("before", "winners"), [((), (0, 1)), ((0,), (0,)), ((1,), (1,)), ((0, 1), (0, 1))], ids=["none", "0", "1", "both"]
)
def test_the_game_under_way_is_drawn_at_the_end_of_the_turn_and_more_wins_take_the_match(
    before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = timed(won_by(*before))
    assert match.match.outcome is None, "the turn is played to its end"
    assert match.board.turn == 1
    finish_turn(match)
    outcome = match.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shared, outcome.reason) == (winners, len(winners) == 2, "time")
    last = match.emitted(events.GameOver)[-1]
    assert (last.number, last.winner, last.reason) == (len(before) + 1, -1, "time")
    assert len(match.emitted(events.Turn)) == 1, "no turn of this game follows"


@pytest.mark.rule("TM-37")
def test_a_game_that_ends_in_that_turn_is_no_draw() -> None:
    match = lose_in_turn(timed(won_by()), 1)
    outcome = match.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "time")


@pytest.mark.rule("TM-37")
def test_in_elimination_a_level_match_goes_on_beyond_the_turn_until_somebody_has_won_more() -> None:
    match = finish_turn(timed(won_by(0, 1), decisive=True))
    assert match.match.outcome is None
    assert match.board.turn == 2
    lose_in_turn(match, 0, 1)
    assert match.match.outcome is None, "a drawn game leaves them level"
    lose_in_turn(match.answer("seat0").squads(), 1)
    outcome = match.match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("TM-37")
def test_in_elimination_a_match_that_is_not_level_ends_with_the_turn() -> None:
    outcome = finish_turn(timed(won_by(0), decisive=True)).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "time")


# ---------------------------------------------------------------- the rest of a pairing


@pytest.mark.rule("TM-37", "LG-05")
@pytest.mark.parametrize("length", ["one", "three"])
def test_a_decisive_match_is_never_drawn(length: str) -> None:
    match = Opening(games=length, decisive=True).lose(0, 1)
    match.lose(0, 1)
    assert match.match.outcome is None
    match.lose(0)
    outcome = match.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "games")


@pytest.mark.rule("TM-37", "LG-05")
def test_two_draws_end_a_decisive_match_too_if_somebody_has_won_more() -> None:
    outcome = Opening(decisive=True).lose(0, 1).lose(0).answer("seat0").lose(0, 1).match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("TM-33", "TM-27")
@pytest.mark.parametrize("first", [0, 1])
def test_a_match_begins_with_the_score_of_its_pairing(first: int) -> None:
    match = Opening(lead=(0, 1, 1), first=first)
    (opened,) = match.emitted(events.Game)
    assert (opened.number, opened.won) == (3, (0, 1))
    assert (match.board.first, match.emitted(events.First)[0].how) == (first, "table")
    assert match.view().number == 3
    outcome = match.concede(0).match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("TM-33", "LG-05")
def test_drawn_games_of_the_pairing_count_for_the_limit() -> None:
    outcome = Opening(lead=(1, 0, 1)).lose(0, 1).match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


# ---------------------------------------------------------------- the games


@pytest.mark.rule("TM-33", "TM-50")
def test_the_games_tell_who_was_first_who_won_and_with_which_heroes() -> None:
    match = Opening(first=1)
    assert games(match) == [PlayedGame(1, (), {0: (), 1: ()})]
    match.squads("mira seer", "rex").lose(0).answer("seat0").squads("mage", "mira").lose(0, 1)
    told = games(match)
    assert told[:2] == [
        PlayedGame(1, ((1,), (0,)), {0: ("mira", "seer"), 1: ("rex",)}),
        PlayedGame(0, ((0, 1),), {0: ("mage",), 1: ("mira",)}),
    ]
    assert [bool(game.places) for game in told] == [True, True, False]


@pytest.mark.rule("TM-33")
def test_a_match_that_is_given_up_ended_within_its_last_game() -> None:
    match = Opening().lose(0).answer("seat0").leave(0)
    assert [game.places for game in games(match)] == [((1,), (0,)), ()]
    over = Opening().lose(0).answer("seat0").lose(0)
    assert [bool(game.places) for game in games(over)] == [True, True]


@pytest.mark.rule("TM-33")
def test_the_lead_is_no_game_of_the_match() -> None:
    match = Opening(lead=(1, 0, 0)).lose(0)
    assert [game.places for game in games(match)] == [((1,), (0,)), ()]


@pytest.mark.rule("TM-33")
def test_options_without_a_pairing_are_stored_as_before() -> None:
    assert LEGENDS.series is not None
    for length, options in LEGENDS.series.lengths.items():
        assert length % 2 == 1
        assert Opening(**options).board.options == LEGENDS.options_type(**options, windows="all", max_copies="any")


@pytest.mark.rule("TM-10")
@pytest.mark.parametrize("kept", [True, False])
def test_lists_that_a_tournament_keeps_closed_stay_so_beyond_the_end(kept: bool) -> None:
    match = Opening(**({"kept": True} if kept else {})).lose(0).answer("seat0").lose(0)
    assert match.match.outcome is not None
    for viewer in (None, 0, 1):
        table = view(match.rules, match.match, viewer).table
        for seat in (0, 1):
            is_closed = kept and viewer != seat
            assert (table.player(seat).deck_list is None, table.player(seat).squad is None) == (is_closed, is_closed)
