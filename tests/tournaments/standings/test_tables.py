from __future__ import annotations

from random import Random

import pytest

from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.standings.buchholz import buchholz
from tournaments.standings.scores import scores_of
from tournaments.standings.standings import standings


@pytest.mark.rule("TM-43")
@pytest.mark.parametrize("seed", range(5))
def test_a_table_is_ordered_by_points_then_by_the_breaks_in_turn(seed: int) -> None:
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(11).finish(random_outcome(Random(seed)))
    lines = standings(hall.state, 4)
    keys = [(line.points, *line.breaks) for line in lines]
    assert keys == sorted(keys, reverse=True)
    for line, key in zip(lines, keys, strict=True):
        assert line.place == 1 + sum(other > key for other in keys)
    scores = scores_of(hall.state, 4)
    assert all(line.breaks[1] == buchholz(scores, line.entry) for line in lines)
    assert len(lines[0].breaks) == 5


@pytest.mark.rule("TM-43")
def test_who_is_still_equal_shares_a_place() -> None:
    hall = Hall(Settings(format=Swiss(rounds=1))).begin(4)
    hall.round(lambda state, pairing, nth: (1, 1))
    assert [line.place for line in standings(hall.state, 1)] == [1, 1, 1, 1]
    assert standings(hall.state, 0)[0].points == 0


@pytest.mark.rule("TM-43")
def test_groups_have_tables_of_their_own() -> None:
    hall = Hall(Settings(format=RoundRobin(groups=2), tiebreaks=ROBIN_ORDER, seeding="list")).begin(7).finish()
    lines = standings(hall.state, hall.state.planned)
    assert [(line.group, line.place, line.entry) for line in lines] == [
        (1, 1, 1),
        (1, 2, 4),
        (1, 3, 5),
        (2, 1, 2),
        (2, 2, 3),
        (2, 3, 6),
        (2, 4, 7),
    ]
