"""The end of a match without a victory of the board: a player leaves, or time is called."""

from __future__ import annotations

import pytest

from engines.archutheon.round.ending import ahead
from engines.kernel.choose import withdraw
from engines.kernel.steps.play import Play
from tests.engines.archutheon.tables import Table


@pytest.mark.parametrize("seat", [0, 1])
def test_if_a_player_leaves_the_other_one_wins(seat: int) -> None:
    table = Table()
    table.match = withdraw(table.rules, table.match, seat).match
    assert table.winner == (1 - seat, "withdrew")


@pytest.mark.parametrize(
    ("gate", "health", "winner"),
    [(3, {"a": 1}, 0), (1, {"e": 1}, 1), (2, {"a": 5, "e": 6}, 1), (2, {"a": 6, "e": 5}, 0), (2, {}, -1)],
)
def test_by_time_the_gate_decides_then_the_leaders_health(gate: int, health: dict[str, int], winner: int) -> None:
    table = Table(health=health)
    table.board.gate = gate
    assert ahead(Play(table.rules, table.match)) == winner


@pytest.mark.parametrize(("health", "winner"), [({}, -1), ({"e": 10}, 0), ({"a": 8, "e": 10}, -1), ({"a": 9}, 1)])
def test_by_time_the_leaders_are_compared_by_what_they_have_lost(health: dict[str, int], winner: int) -> None:
    """The leader of the side that goes second begins with more."""
    table = Table(health=health, tables={"second_leader": {"always": 2}})
    table.board.gate = 2
    assert ahead(Play(table.rules, table.match)) == winner
