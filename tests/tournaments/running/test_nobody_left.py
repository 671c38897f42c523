"""Rounds for which nobody is left: they pass, and the tournament ends."""

from __future__ import annotations

import json

import pytest

from tests.tournaments.support.hall import Hall
from tools import verify_tournament
from tournaments.facts.kinds import AbsenceAsked, Absent, Corrected, Dropped
from tournaments.files.export import export
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import Settings

FORMATS = [Swiss(rounds=3), Pods(rounds=3)]
EVERY = [*FORMATS, Swiss(rounds=3, cut=2), Elimination(), DoubleElimination(), RoundRobin()]


def begun(format_: object, entries: int) -> Hall:
    seats = (2, 5) if isinstance(format_, Pods) else (2, 2)
    return Hall(Settings(format=format_, seats=seats)).begin(entries)  # type: ignore[arg-type]


@pytest.mark.rule("TM-08")
@pytest.mark.parametrize("format_", FORMATS, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("missed", [1, 2, 3])
def test_a_round_that_everybody_misses_passes_without_a_table(format_: Swiss | Pods, missed: int) -> None:
    hall = begun(format_, 4)
    for entry in range(1, 5):
        hall.add(AbsenceAsked(entry, missed), "player")
    hall.finish()
    assert [len(round_.pairings) > 0 for round_ in hall.state.rounds.values()] == [n != missed for n in (1, 2, 3)]
    assert all(round_.is_closed for round_ in hall.state.rounds.values())
    assert verify_tournament.verify(json.loads(export(hall.settings, hall.records)))["rounds"] == 3


@pytest.mark.rule("TM-07")
@pytest.mark.parametrize("format_", EVERY, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("left", [0, 1])
def test_a_tournament_that_everybody_leaves_before_the_first_round_ends(format_: object, left: int) -> None:
    hall = begun(format_, 4)
    for entry in range(1, 5 - left):
        hall.add(Dropped(entry))
    hall.finish()
    assert hall.state.phase == "over"
    verify_tournament.verify(json.loads(export(hall.settings, hall.records)))


@pytest.mark.rule("TM-31")
@pytest.mark.parametrize("missing", [2, 3])
def test_a_pod_to_which_hardly_anybody_came_may_be_corrected_to_played(missing: int) -> None:
    hall = begun(Pods(rounds=3), 6)
    hall.pair()
    pod = hall.state.rounds[0, 1].pairings[0]
    pod_at = (pod.stage, pod.round, pod.table)
    hall.add(Absent(*pod_at, pod.sides[:missing]))
    places = tuple(range(1, len(pod.sides) + 1))
    hall.add(Corrected(*pod_at, 0, places, "played"), "organiser", "they played elsewhere")
    hall.finish()
    assert hall.state.phase == "over"
    verify_tournament.verify(json.loads(export(hall.settings, hall.records)))
