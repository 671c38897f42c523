"""Dry runs (tournaments/views/forecast.py) hold what the tournaments themselves then do."""

from __future__ import annotations

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.state.model import MAIN
from tournaments.views.forecast import forecast

POD = {"seats": (3, 6), "tiebreaks": (), "first": False}


@pytest.mark.parametrize("entries", [2, 3, 4, 5, 6, 7, 8, 9, 11, 13])
@pytest.mark.parametrize(
    "settings",
    [
        Settings(format=Swiss()),
        Settings(format=Swiss(cut=2)),
        Settings(format=Elimination()),
        Settings(format=Elimination(third_place=False)),
        Settings(format=DoubleElimination(second_final=False)),
        Settings(format=DoubleElimination()),
        Settings(format=RoundRobin()),
        Settings(format=RoundRobin(cycles=2)),
        Settings(format=Pods(), **POD),  # type: ignore[arg-type]
    ],
)
@pytest.mark.rule("TM-23")
def test_a_dry_run_is_what_happens(settings: Settings, entries: int) -> None:
    plan = forecast(settings, entries)
    if plan.problems:
        assert plan == type(plan)(entries, plan.problems)
        return
    hall = Hall(settings).begin(entries).finish()
    main = list(hall.state.in_stage(MAIN))
    pairings = [pairing for round_ in main for pairing in round_.pairings]
    duels = [pairing for pairing in pairings if not pairing.is_bye]
    first = main[0].pairings
    assert plan.tables == sum(not pairing.is_bye for pairing in first)
    # The better seed wins everything in this hall, so no second grand final is played there.
    second = int(getattr(settings.format, "second_final", False))
    assert plan.pairings == len(duels) + second
    assert plan.rounds == len(main) + second
    if isinstance(settings.format, Pods):
        assert sorted(plan.sizes) == sorted(len(pairing.sides) for pairing in first)
    assert plan.byes == entries - sum(len(pairing.sides) for pairing in first if not pairing.is_bye)
    if plan.cut:
        assert plan.cut_rounds == sum(1 for _ in hall.state.in_stage(1))


def test_groups_of_a_round_robin_have_their_sizes() -> None:
    assert forecast(Settings(format=RoundRobin(groups=3)), 11).sizes == (3, 4, 4)
    assert forecast(Settings(format=RoundRobin(groups=3)), 11).tables == 5
    assert forecast(Settings(format=RoundRobin()), 11).sizes == ()


def test_seven_rounds_for_four_have_no_plan_but_a_problem() -> None:
    plan = forecast(Settings(format=Swiss(rounds=7)), 4)
    assert [problem.key for problem in plan.problems] == ["rounds-many"]
    assert plan.rounds == 0
