"""The points of a pod to which nobody came, once a judge has named its result after all."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from tests.tournaments.support.hall import Hall
from tools import verify_tournament
from tournaments.facts.kinds import Absent, Corrected, TableOpened
from tournaments.files.export import export
from tournaments.settings.presets import PRESETS
from tournaments.state.points import points_of


@pytest.mark.rule("TM-31", "TM-62")
def test_a_result_named_for_a_pod_to_which_nobody_came_gives_all_their_points() -> None:
    hall = Hall(PRESETS["pods"]).begin(4)
    hall.pair()
    (pairing,) = hall.state.rounds[0, 1].pairings
    hall.add(TableOpened(0, 1, 1, 1, "M1"))
    hall.add(Absent(0, 1, 1, pairing.sides))
    hall.close()
    assert {*points_of(hall.state, 1).values()} == {Fraction(0)}
    hall.add(Corrected(0, 1, 1, 0, (1, 2, 3, 3), "played"), "judge", "They played at another table")
    points = points_of(hall.state, 1)
    assert [points[side] for side in pairing.sides] == [120, 80, 20, 20]
    assert verify_tournament.verify(json.loads(export(hall.settings, hall.records)))["rounds"] == 1
