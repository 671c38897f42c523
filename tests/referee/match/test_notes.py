"""Notes of the referee and events of games are told apart by their kinds alone."""

from __future__ import annotations

import pytest

from engines.games import GAMES
from referee.match.notes import NOTES


@pytest.mark.parametrize("game", GAMES)
def test_no_event_of_a_game_is_called_like_a_note(game: str) -> None:
    assert {*GAMES[game].events} & {*NOTES} == set()
