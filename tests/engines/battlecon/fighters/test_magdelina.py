"""Magdelina: begins weak, and every level makes all of her stronger (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of


def counters(fight: Fight, i: int = 0) -> tuple[int, int]:
    """Return a Magdelina's level and Trance."""
    tokens = fight.fighter(i).tokens
    return tokens["magdelina.level"], tokens["magdelina.trance"]


def magdelina(*spaces: int, level: int = 0, trance: int = 0, foe: str = "claus", active: int = 0) -> Fight:
    fight = Fight("magdelina", foe, spaces=spaces, active=active)
    return fight.set(0, tokens={"level": level, "trance": trance}, exhausted={"level": 5 - level, "trance": 5 - trance})


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("magdelina") == {
        "safety": ((0, 0), -2, -1, 0),
        "priestess": ((0, 0), -2, -1, 0),
        "spiritual": ((0, 0), 1, 1, 0),
        "sanctimonious": ((0, 0), 0, -2, 0),
        "excelsius": ((0, 1), -2, -1, 0),
        "blessing": ((1, 2), "none", 3, 3),
        "solar_soul": ((1, 2), 2, 4, 0),
        "apotheosis": ((1, 1), 1, 4, 0),
    }
    assert lasting_of("magdelina") == {}
    fight = Fight("magdelina", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert counters(fight) == (0, 0)
    assert fight.fighter(0).exhausted == {"magdelina.level": 5, "magdelina.trance": 5}


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-43")
def test_counters_are_no_advantages() -> None:
    fight = magdelina(0, 6, level=3, trance=3).lay("sanctimonious/burst", "maneuver/grasp")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0), (0, 1)),
        ((0, 1), (1, 0)),
        ((1, 1), (1, 2)),
        ((1, 2), (2, 0)),
        ((2, 2), (2, 3)),
        ((4, 5), (5, 0)),
        ((0, 5), (1, 0)),
        ((5, 4), (5, 5)),
        ((5, 5), (5, 5)),
    ],
)
def test_a_beat_brings_1_trance_or_trades_all_of_more_trance_than_level_for_a_level(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    fight = magdelina(0, 6, level=before[0], trance=before[1]).beat(
        "sanctimonious/strike", "cyclone/dash", answers=["s5"]
    )
    assert counters(fight) == after
    assert fight.fighter(0).exhausted == {"magdelina.level": 5 - after[0], "magdelina.trance": 5 - after[1]}


@pytest.mark.rule("BC-94", "BC-97")
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_each_level_is_1_power_1_priority_and_1_guard(level: int) -> None:
    fight = magdelina(3, 4, level=level).lay("sanctimonious/shot", "maneuver/shot")
    fight.on()
    assert fight.speeds() == {0: level, 1: 2}
    assert (
        fight.emitted("damage", fighter=0)[0]["guard"] == 2 + level
        if level < 3
        else not fight.emitted("damage", fighter=0)
    )
    hits = fight.emitted("damage", fighter=1)
    assert [hit["power"] for hit in hits] == ([3 + level] if level else [])


def test_the_bonuses_are_those_of_the_level_at_the_start_and_trance_gives_none() -> None:
    fight = magdelina(0, 6, level=1, trance=2).lay("maneuver/dash", "maneuver/grasp").on()
    assert fight.speeds() == {0: 10, 1: 5}
    assert fight.emitted("bonus") == [
        {"target": 0, "owner": 0, "source": "magdelina.ability", "until": "beat", "stat": stat, "by": 1}
        for stat in ("power", "priority", "guard")
    ]
    fight.on("s1", "keep")
    assert counters(fight) == (2, 0)
    fight.lay("safety/strike", "cyclone/shot").on()
    assert fight.speeds() == {0: 3 - 1 + 2, 1: 3}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-74")
@pytest.mark.parametrize(("level", "taken"), [(0, 3), (2, 5), (4, 7), (5, 8)])
def test_safety_takes_no_more_than_3_and_the_level(level: int, taken: int) -> None:
    fight = magdelina(3, 4, level=level).lay("safety/blessing", "hurricane/strike").use(1, "strengthen").on()
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["power"], blow["taken"]) == (9, taken)


@pytest.mark.rule("BC-74", "BC-29")
def test_what_safety_cuts_off_does_not_stun_and_does_not_shield_the_other() -> None:
    fight = magdelina(3, 4).lay("safety/blessing", "hurricane/strike").on()
    blow = fight.emitted("damage", fighter=0)[0]
    assert (blow["power"], blow["taken"], blow["guard"]) == (7, 3, 3)
    assert not fight.emitted("stunned", fighter=0)
    fight = magdelina(3, 4, level=5).lay("safety/strike", "maneuver/shot").on()
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 7


@pytest.mark.rule("BC-40")
def test_safety_moves_her_0_to_3_at_the_end_if_she_was_hit() -> None:
    fight = magdelina(3, 4).lay("safety/strike", "cyclone/shot").on()
    assert fight.board.phase == "end"
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s2", "s5", "s6", "stay"}
    fight.on("s6")
    assert fight.spaces() == [6, 4]
    assert counters(fight) == (0, 1)
    fight = magdelina(0, 1).lay("safety/strike", "cyclone/shot").on()
    assert fight.offered == {"s2", "s3", "s4", "stay"}


def test_safety_does_not_move_her_if_nobody_hit() -> None:
    fight = magdelina(0, 6).beat("safety/strike", "maneuver/grasp")
    assert fight.spaces() == [0, 6]


@pytest.mark.rule("BC-42", "BC-46")
def test_priestess_weakens_the_one_hit_for_the_beat_and_heals_1_after() -> None:
    fight = magdelina(3, 4).set(0, life=10).beat("priestess/grasp", "maneuver/shot", answers=["s2"])
    assert fight.emitted("bonus", target=1) == [
        {"target": 1, "owner": 0, "source": "magdelina.priestess", "until": "beat", "stat": "power", "by": -2}
    ]
    assert fight.emitted("damage", fighter=0)[0]["power"] == 1
    assert fight.life() == [10 + 1 - 1, 20]
    fight.set(0, space=3).set(1, space=4).lay("sanctimonious/burst", "cyclone/strike").on()
    assert fight.power(1) == 5


def test_priestess_heals_after_a_miss_too_but_not_above_the_start() -> None:
    fight = magdelina(0, 6).set(0, life=19).beat("priestess/grasp", "maneuver/shot")
    assert fight.life() == [20, 20]
    assert not fight.emitted("bonus", target=1)
    fight = magdelina(0, 6).beat("priestess/grasp", "maneuver/shot")
    assert fight.life() == [20, 20]
    assert not fight.emitted("healed")


@pytest.mark.rule("BC-27")
def test_priestess_who_is_stunned_heals_nothing() -> None:
    fight = magdelina(3, 4).set(0, life=10).beat("priestess/shot", "cyclone/grasp", answers=["s2"])
    assert fight.emitted("stunned", fighter=0)
    assert fight.life()[0] == 7


@pytest.mark.parametrize("before", [(0, 0), (0, 1), (2, 3)])
def test_spiritual_returns_nothing_and_trades_nothing_without_a_hit(before: tuple[int, int]) -> None:
    fight = magdelina(0, 6, level=before[0], trance=before[1]).beat("spiritual/strike", "maneuver/grasp")
    assert counters(fight) == before


@pytest.mark.parametrize(("before", "after"), [((0, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 1), (1, 2))])
def test_spiritual_that_hits_is_no_hindrance(before: tuple[int, int], after: tuple[int, int]) -> None:
    fight = magdelina(3, 4, level=before[0], trance=before[1]).beat("spiritual/strike", "maneuver/shot")
    assert counters(fight) == after


def test_spiritual_lets_blessing_return_trance_by_its_hit() -> None:
    fight = magdelina(3, 4).beat("spiritual/blessing", "maneuver/shot")
    assert counters(fight) == (1, 0)


@pytest.mark.rule("BC-97", "BC-11")
@pytest.mark.parametrize(("trance", "reach"), [(0, [1, 1]), (2, [1, 3]), (5, [1, 6])])
def test_sanctimonious_reaches_as_much_farther_as_there_is_trance(trance: int, reach: list[int]) -> None:
    fight = magdelina(3, 4, trance=trance, active=1).lay("sanctimonious/grasp", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == reach
    assert fight.emitted("hit", attacker=0)[0]["distance"] == 1
    far = magdelina(0, 3, trance=trance).lay("sanctimonious/grasp", "maneuver/shot").on()
    assert bool(far.emitted("hit", attacker=0)) == (trance >= 2)


@pytest.mark.rule("BC-91")
def test_excelsius_moves_her_1_and_pushes_0_to_2_from_level_2_on() -> None:
    fight = magdelina(2, 4, level=2).lay("excelsius/strike", "maneuver/burst").on("s5")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s3"}
    fight.on("s3")
    assert fight.offered == {"s6", "stay"}
    fight.on("s6")
    assert fight.spaces() == [3, 6]


def test_excelsius_pushes_up_to_2_but_not_below_level_2_nor_on_a_miss() -> None:
    fight = magdelina(1, 3, level=5).lay("excelsius/strike", "maneuver/shot").on("s2")
    assert not fight.emitted("damage")
    assert fight.offered == {"s4", "s5", "stay"}
    fight = magdelina(1, 3, level=1).beat("excelsius/strike", "maneuver/shot", answers=["s2"])
    assert fight.spaces() == [2, 3]
    fight = magdelina(1, 6, level=2).beat("excelsius/strike", "maneuver/shot", answers=["s2"])
    assert fight.spaces() == [2, 6]


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-15", "BC-46")
def test_blessing_heals_both_3_returns_trance_and_never_damages() -> None:
    fight = magdelina(3, 5, level=2).set(0, life=10).set(1, life=15)
    fight.lay("spiritual/blessing", "maneuver/shot").use(0, "strengthen").on()
    assert fight.emitted("healed") == [
        {"fighter": 0, "amount": 3, "life": 13},
        {"fighter": 1, "amount": 3, "life": 18},
    ]
    assert fight.emitted("no_power", attacker=0)
    assert fight.emitted("damage", fighter=1) == []
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5
    assert fight.life() == [10, 18]
    assert counters(fight) == (2, 2)


def test_blessing_that_misses_does_nothing() -> None:
    fight = magdelina(0, 6).set(0, life=10).set(1, life=15).beat("priestess/blessing", "maneuver/burst")
    assert fight.life() == [11, 15]
    assert counters(fight) == (0, 1)


@pytest.mark.rule("BC-44", "BC-43")
@pytest.mark.parametrize("trance", [0, 1, 3])
def test_solar_soul_spends_all_trance_on_power(trance: int) -> None:
    fight = magdelina(3, 5, level=3, trance=trance).set(0, finisher=0).rich(0)
    fight.lay("maneuver/strike", "maneuver/shot").on("play")
    assert fight.speeds() == {0: 4 + 3, 1: 2}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 + 3 + trance
    assert counters(fight) == (3, 1)


def test_solar_soul_has_armour_2_and_spends_nothing_on_a_miss() -> None:
    fight = magdelina(0, 4, trance=3, level=3).set(0, finisher=0).rich(0)
    fight.beat("maneuver/strike", "maneuver/shot", answers=["play"])
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 2
    assert fight.life() == [19, 20]
    assert counters(fight) == (3, 4)


@pytest.mark.rule("BC-84", "BC-39")
def test_apotheosis_stuns_and_is_worth_a_level_without_strengthening_itself() -> None:
    fight = Fight("magdelina", "claus", spaces=(3, 4), sides={0: 1}).rich(0)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("stunned", fighter=1)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1
    assert fight.life() == [20, 19]
    assert counters(fight) == (1, 1)


def test_apotheosis_at_level_5_still_stuns_and_a_miss_does_nothing() -> None:
    fight = magdelina(3, 4, level=5).set(0, finisher=1).rich(0)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("stunned", fighter=1)
    assert counters(fight) == (5, 1)
    fight = magdelina(0, 6).set(0, finisher=1).rich(0)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert not fight.emitted("stunned")
    assert counters(fight) == (0, 1)


@pytest.mark.rule("BC-39")
def test_the_finisher_may_be_turned_over_at_the_end_of_a_manoeuvre() -> None:
    fight = magdelina(0, 6).set(0, finisher=0).lay("maneuver/strike", "maneuver/grasp").on()
    assert fight.offered == {"flip", "keep"}
    fight.on("flip")
    assert fight.fighter(0).finisher == 1


# ---------------------------------------------------------------- against herself


def test_two_of_them_count_their_own_levels() -> None:
    fight = Fight("magdelina", "magdelina", spaces=(0, 6)).set(1, tokens={"level": 3, "trance": 4})
    fight.set(1, exhausted={"level": 2, "trance": 1})
    fight.lay("sanctimonious/grasp", "safety/grasp").on()
    assert fight.speeds() == {0: 3, 1: 4 + 3}
    assert (counters(fight, 0), counters(fight, 1)) == ((0, 1), (4, 0))
