"""One rule for a series: the match goes on exactly as long as the tournament has no result (TM-33, TM-16)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.legends.setup.series import goes_on
from referee.tournaments.rounds.series import drawn_games
from tests.engines.legends.openings import Opening
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision, most_games
from tournaments.state.model import Game, Pairing, State

PLACES = {"won": (1, 2), "lost": (2, 1), "drawn": (1, 1)}


@pytest.mark.rule("TM-33", "TM-16", "LG-05")
@pytest.mark.parametrize("knockout", [False, True], ids=["swiss", "elimination"])
@pytest.mark.parametrize(("best_of", "games"), [(1, "one"), (3, "three")])
def test_match_and_tournament_end_a_series_after_the_same_games(best_of: int, games: str, knockout: bool) -> None:
    format_ = Elimination() if knockout else Swiss(rounds=1)
    state = State(Settings(format=format_, best_of=best_of, drawn_games=drawn_games("legends", best_of)), seeds=(2, 1))
    limits = {"decisive": True, "most": most_games(state)} if knockout else {}
    board = Opening(games=games, **limits).board
    ways = [("won",), ("lost",), ("drawn",)]
    ended, longest = 0, 0
    while ways:
        way = ways.pop()
        board.won, board.drawn = {0: way.count("won"), 1: way.count("lost")}, way.count("drawn")
        board.number = len(way)
        made = decision(state, pairing(way))
        assert goes_on(board) == (made is None), way
        if made is None:
            ways += [(*way, result) for result in PLACES]
        else:
            ended, longest = ended + 1, max(longest, len(way))
            if knockout and way.count("won") == way.count("lost"):
                assert made.places == (2, 1), "the better seed goes on"
    assert ended > best_of
    assert longest == (best_of + 2 if knockout else 1 if best_of == 1 else 4)


def pairing(way: Sequence[str]) -> Pairing:
    """Return a pairing with these results of its games."""
    return Pairing(0, 1, 1, (1, 2), games=[Game(nth, places=PLACES[result]) for nth, result in enumerate(way, 1)])


@pytest.mark.rule("TM-16", "LG-05")
def test_the_last_game_of_a_pairing_ends_the_match_though_it_is_drawn() -> None:
    match = Opening(decisive=True, most=5, lead=(1, 1, 2))
    outcome = match.lose(0, 1).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shared) == ((0, 1), True)
