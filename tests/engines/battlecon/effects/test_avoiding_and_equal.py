"""Attacks avoided, and figures that are "equal to" something (BC-76, BC-77)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, always, duel, op, rule, when, with_style


def struck(red: dict[str, Any], blue: dict[str, Any]) -> Fight:
    """Red strikes blue from next to him, with power 4."""
    return duel(red, blue, spaces=(2, 3)).beat("own/strike", "own/wait")


# ---------------------------------------------------------------- avoiding


@pytest.mark.rule("BC-76")
def test_an_attack_avoided_does_not_hit_though_in_range_and_has_no_hit_effects() -> None:
    red = with_style(when("hit", op("lose", by=1)), when("after", op("lose", by=2)))
    fight = struck(red, with_style(always(rule("avoid"))))
    assert fight.emitted("missed", attacker=0, why="avoided")
    assert fight.life() == [20, 18]


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(
    ("name", "value", "hits"),
    [("avoid_far", 3, [1, 2]), ("avoid_near", 2, [3, 4])],
)
def test_attacks_at_a_distance_are_those_whose_range_is_checked_there(name: str, value: int, hits: list[int]) -> None:
    found = []
    for apart in (1, 2, 3, 4):
        fight = duel(None, with_style(always(rule(name, value=value))), spaces=(1, 1 + apart))
        fight.beat("plain/shot", "own/wait")
        found += [apart] if fight.emitted("hit", attacker=0) else []
    assert found == hits


@pytest.mark.rule("BC-76")
def test_the_distance_is_that_at_the_range_check_after_before_effects() -> None:
    fight = duel(None, with_style(always(rule("avoid_near", value=1))), spaces=(2, 4))
    fight.beat("plain/drive", "own/wait", answers=["s3"])
    assert fight.emitted("missed", attacker=0, distance=1, why="avoided")


@pytest.mark.rule("BC-76")
def test_avoiding_is_judged_at_the_range_check_only() -> None:
    late = with_style(when("when_hit", rule("avoid")))
    assert struck(with_style(), late).life() == [20, 16]


@pytest.mark.rule("BC-76", "BC-79")
def test_effects_that_are_no_attacks_are_not_avoided() -> None:
    fight = struck(with_style(when("start", op("damage", by=3), op("lose", by=2))), with_style(always(rule("avoid"))))
    assert fight.life() == [20, 15]


@pytest.mark.rule("BC-76", "BC-80")
def test_dash_avoids_the_attack_of_whom_it_moves_past() -> None:
    fight = duel(spaces=(2, 3)).beat("plain/dash", "plain/strike", answers=["s4"])
    assert fight.emitted("missed", attacker=1, why="avoided")
    fight = duel(spaces=(2, 3)).beat("plain/dash", "plain/shot", answers=["s1"])
    assert fight.emitted("hit", attacker=1)


# ---------------------------------------------------------------- equal to


@pytest.mark.rule("BC-77")
@pytest.mark.parametrize("stat", ["power", "priority", "guard"])
def test_equal_to_leaves_printed_values_bonuses_and_penalties_out(stat: str) -> None:
    changes = [op("bonus", stat=stat, by=3), op("equal", stat=stat, to=2), op("bonus", stat=stat, by=-1)]
    fight = (
        duel(with_style(when("reveal", *changes), when("start", HALT), priority=4)).lay("own/strike", "plain/wait").on()
    )
    assert {"power": fight.power(0), "priority": fight.priority(0), "guard": fight.guard(0)}[stat] == 2


@pytest.mark.rule("BC-77")
def test_equal_to_holds_for_range_too() -> None:
    ends = [op("equal", stat="min_range", to=2), op("equal", stat="max_range", to=5), op("bonus", stat="range", by=1)]
    fight = duel(with_style(when("reveal", *ends), when("start", HALT))).lay("own/shot", "plain/wait").on()
    assert fight.reach(0) == (2, 5)


@pytest.mark.rule("BC-77")
def test_of_two_the_later_counts() -> None:
    fight = duel(
        with_style(
            when("reveal", op("equal", stat="power", to=7)), when("start", op("equal", stat="power", to=1), HALT)
        ),
        with_style(when("reveal", op("equal", stat="power", to=9, who="opponent"))),
    )
    fight.lay("own/strike", "own/wait").on()
    assert fight.power(0) == 1
    early = with_style(always(op("equal", stat="power", to=2)), when("start", op("equal", stat="power", to=6), HALT))
    fight = duel(early).lay("own/strike", "plain/wait").on()
    assert fight.power(0) == 6


@pytest.mark.rule("BC-77")
def test_equal_to_is_read_anew_if_it_holds_always() -> None:
    own = with_style(
        always(op("equal", stat="power", to={"of": "distance"})), when("start", HALT, op("move", way="retreat"))
    )
    fight = duel(own, spaces=(2, 3)).lay("own/shot", "plain/wait").on()
    assert fight.power(0) == 1
    fight.on("0")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2
