from __future__ import annotations

from collections import Counter

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.pairing.berger import berger_table, robin_rounds, snake_group
from tournaments.settings.formats import RoundRobin
from tournaments.settings.model import ROBIN_ORDER, Settings

FIDE = {
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, 4-8 5-3 6-2 7-1",
}
"""The Berger tables of FIDE's handbook (C.05, annex 1)."""


@pytest.mark.rule("TM-20")
@pytest.mark.parametrize("players", FIDE)
def test_tables_are_those_of_fide(players: int) -> None:
    published = [
        {(int(pair.split("-")[0]), int(pair.split("-")[1])) for pair in round_.split()}
        for round_ in FIDE[players].split(",")
    ]
    assert [{*round_} for round_ in berger_table(players)] == published


@pytest.mark.rule("TM-20")
@pytest.mark.parametrize("players", range(2, 40))
def test_everybody_meets_everybody_once(players: int) -> None:
    rounds = berger_table(players)
    assert len(rounds) == players - 1 + players % 2
    met = Counter(frozenset(pair) for round_ in rounds for pair in round_)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    for round_ in rounds:
        there = [one for pair in round_ for one in pair]
        assert len(there) == len({*there}) == players - players % 2


@pytest.mark.rule("TM-20")
def test_groups_are_filled_to_and_fro() -> None:
    assert [snake_group(index, 3) for index in range(9)] == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    rounds = robin_rounds(range(1, 8), groups=2, cycles=1)
    groups = {
        group: {one for found in rounds for where, pair in found if where == group for one in pair} for group in (1, 2)
    }
    assert groups == {1: {1, 4, 5}, 2: {2, 3, 6, 7}}


@pytest.mark.rule("TM-20")
def test_a_second_cycle_turns_who_goes_first() -> None:
    rounds = robin_rounds((7, 8, 9, 10), groups=1, cycles=2)
    assert len(rounds) == 6
    assert [[pair[::-1] for _, pair in found] for found in rounds[:3]] == [
        [pair for _, pair in found] for found in rounds[3:]
    ]


@pytest.mark.rule("TM-20")
def test_a_round_robin_is_played_by_its_tables() -> None:
    hall = Hall(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, seeding="list")).begin(6).finish()
    rounds = [{pairing.sides for pairing in round_.pairings} for round_ in hall.state.in_stage(0)]
    assert rounds == [{*round_} for round_ in berger_table(6)]
