"""Rukyuk: six different rounds, and no hit without one (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of

ROUNDS = ("ap", "explosive", "flash", "impact", "longshot", "swift")
SUPPORTS = {"strengthen", "fortify", "hasten", "pass"}


def names(*rounds: str) -> set[str]:
    return {f"rukyuk.{known}" for known in rounds}


def left(fight: Fight, i: int = 0) -> set[str]:
    """Return the rounds in a Rukyuk's supply, by plain names."""
    return {known for known in ROUNDS if fight.fighter(i).tokens[f"rukyuk.{known}"]}


def rukyuk(*spaces: int, foe: str = "claus", active: int = 0, finisher: int = 0) -> Fight:
    return Fight("rukyuk", foe, spaces=spaces, active=active, sides={0: finisher})


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("rukyuk") == {
        "sniper": ((3, 5), 1, 2, 0),
        "point_blank": ((0, 1), 0, 0, 2),
        "gunner": ((2, 4), 0, 0, 0),
        "crossfire": ((2, 3), 0, -2, 0),
        "trick": ((1, 2), 0, -3, "stable"),
        "reload": ("none", "none", 4, 0),
        "fully_automatic": ((3, 6), 2, 6, 0),
        "force_grenade": ((1, 2), 4, 4, 0),
    }
    assert lasting_of("rukyuk") == {}
    fight = Fight("rukyuk", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert fight.fighter(0).tokens == dict.fromkeys(sorted(names(*ROUNDS)), 1)
    assert not any(fight.fighter(0).exhausted.values())


# ---------------------------------------------------------------- the ability and the rounds


@pytest.mark.rule("BC-94", "BC-35")
@pytest.mark.parametrize("used", ROUNDS)
def test_one_round_of_the_six_is_used_in_a_beat(used: str) -> None:
    fight = rukyuk(0, 6).lay("point_blank/strike", "maneuver/shot")
    assert fight.offered == names(*ROUNDS) | SUPPORTS
    fight.use(0, used).answer("pass")
    assert fight.offered == SUPPORTS
    assert left(fight) == {*ROUNDS} - {used}
    assert fight.fighter(0).exhausted[f"rukyuk.{used}"] == 1


@pytest.mark.rule("BC-98")
def test_without_a_round_no_attack_hits() -> None:
    fight = rukyuk(3, 4).beat("point_blank/strike", "maneuver/shot")
    assert fight.emitted("missed", attacker=0, why="condition")
    assert fight.life() == [17, 20]
    assert left(fight) == set(ROUNDS)


@pytest.mark.rule("BC-27", "BC-98")
@pytest.mark.parametrize(("foe", "why"), [(2, "range"), (4, "condition")])
def test_without_a_round_what_is_out_of_range_misses_by_the_range(foe: int, why: str) -> None:
    fight = rukyuk(0, foe).lay("sniper/shot", "maneuver/shot").on()
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=0)] == [why]


@pytest.mark.rule("BC-98")
def test_a_used_round_does_not_last_for_the_next_beat() -> None:
    fight = rukyuk(3, 4).beat("point_blank/strike", "maneuver/shot", uses=[(0, "swift")], answers=["stay"])
    assert fight.emitted("hit", attacker=0)
    fight.set(1, space=5).beat("trick/grasp", "cyclone/tempest", answers=["stay"])
    assert fight.emitted("missed", attacker=0, distance=2, why="condition")


@pytest.mark.rule("BC-94")
def test_a_curse_of_rexan_is_no_round() -> None:
    fight = rukyuk(3, 4, foe="rexan").set(0, tokens={"rexan.curse": 1})
    fight.lay("point_blank/strike", "unyielding/grasp").use(0, "rexan.curse").on("s5")
    assert fight.emitted("missed", attacker=0, why="condition")


@pytest.mark.rule("BC-71", "BC-44")
@pytest.mark.parametrize(("used", "armour", "taken"), [("ap", 0, 4), ("flash", 1, 3), ("longshot", 1, 3)])
def test_ap_ignores_armour(used: str, armour: int, taken: int) -> None:
    fight = rukyuk(3, 4, foe="luc").set(1, tokens={"time": 0})
    fight.lay("point_blank/strike", "eternal/shot").use(0, used).on("stay")
    blow = fight.emitted("damage", fighter=1)[0]
    assert (blow["armour"], blow["taken"]) == (armour, taken)


@pytest.mark.parametrize(("used", "power"), [("explosive", 6), ("ap", 4), ("swift", 4)])
def test_explosive_is_2_power(used: str, power: int) -> None:
    fight = rukyuk(3, 4).lay("point_blank/strike", "maneuver/shot").use(0, used).on("stay")
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.emitted("damage", fighter=0) == []


@pytest.mark.rule("BC-71")
@pytest.mark.parametrize(("used", "guard", "stunned"), [("flash", 0, True), ("ap", 5, False)])
def test_flash_ignores_guard(used: str, guard: int, stunned: bool) -> None:
    fight = rukyuk(3, 4).lay("point_blank/drive", "maneuver/strike").use(0, used).on("s5", "stay")
    assert fight.emitted("damage", fighter=1)[0]["guard"] == guard
    assert bool(fight.emitted("stunned", fighter=1)) == stunned


@pytest.mark.rule("BC-50", "BC-57")
@pytest.mark.parametrize(("at", "end"), [(4, 6), (5, 5), (6, 6)])
def test_impact_pushes_exactly_2_by_the_hit_or_not_at_all(at: int, end: int) -> None:
    fight = rukyuk(at - 4, at).lay("sniper/strike", "maneuver/shot").use(0, "impact").on()
    assert fight.question() == (0, "move")
    assert fight.emitted("hit", attacker=0)
    assert fight.spaces()[1] == end


def test_impact_pushes_nobody_on_a_miss() -> None:
    fight = rukyuk(0, 4).beat("point_blank/strike", "maneuver/shot", uses=[(0, "impact")])
    assert fight.spaces() == [0, 4]


@pytest.mark.rule("BC-11")
def test_longshot_reaches_1_less_and_1_more() -> None:
    fight = rukyuk(2, 4).lay("trick/strike", "maneuver/strike").use(0, "longshot").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 4]
    fight = rukyuk(2, 4).lay("trick/strike", "maneuver/tempest").use(0, "ap").on("stay")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 3]


@pytest.mark.parametrize(("used", "speed"), [("swift", 5), ("ap", 3)])
def test_swift_is_2_priority(used: str, speed: int) -> None:
    fight = rukyuk(3, 4).lay("point_blank/strike", "maneuver/shot").use(0, used).on()
    assert fight.speeds() == {0: speed, 1: 2}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-91", "BC-50")
def test_sniper_moves_1_to_3_either_way_after_the_attack() -> None:
    fight = rukyuk(1, 5).lay("sniper/strike", "maneuver/shot").use(0, "ap").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [4, 6]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.question() == (0, "move")
    assert fight.board.phase == "attack"
    assert fight.offered == {"s0", "s2", "s3", "s4"}
    fight.on("s0")
    assert fight.spaces() == [0, 5]


def test_sniper_moves_after_a_miss_too_and_must() -> None:
    fight = rukyuk(1, 3).lay("sniper/strike", "maneuver/shot").on()
    assert fight.emitted("missed", attacker=0)
    assert fight.offered == {"s0", "s2", "s4", "s5"}


@pytest.mark.rule("BC-28")
def test_point_blank_pushes_0_to_2_after_damage_alone() -> None:
    fight = rukyuk(2, 3).lay("point_blank/strike", "maneuver/shot").use(0, "ap").on()
    assert fight.question() == (0, "move")
    assert fight.emitted("damage", fighter=1)
    assert fight.offered == {"s4", "s5", "stay"}
    fight.on("s5")
    assert fight.spaces() == [2, 5]
    fight = rukyuk(3, 4, foe="lixis").lay("point_blank/grasp", "rooted/strike").use(0, "ap").on("s5", "refuse")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 2
    assert fight.question() == (0, "move")
    fight = rukyuk(3, 4, foe="lixis").lay("point_blank/grasp", "rooted/strike").use(0, "swift").on("s5", "refuse")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 0
    assert fight.question() == (0, "discard")


def test_point_blank_has_guard_2() -> None:
    fight = rukyuk(2, 4).lay("point_blank/strike", "maneuver/drive").use(0, "ap").on("s3", "stay")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5 + 2


@pytest.mark.rule("BC-75", "BC-43")
def test_gunner_discards_a_round_of_choice_for_range() -> None:
    fight = rukyuk(0, 6).lay("gunner/strike", "maneuver/shot").use(0, "swift").on()
    assert fight.offered == {"rukyuk.gunner/0", "decline"}
    fight.on("rukyuk.gunner/0")
    assert fight.question() == (0, "token")
    assert fight.offered == names("ap", "explosive", "flash", "impact", "longshot")
    fight.on("rukyuk.explosive")
    hit = fight.emitted("hit", attacker=0)[0]
    assert (hit["reach"], hit["distance"]) == ([2, 6], 6)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert left(fight) == {"ap", "flash", "impact", "longshot"}


def test_gunner_may_decline_and_has_then_its_own_range() -> None:
    fight = rukyuk(0, 6).lay("gunner/strike", "maneuver/shot").use(0, "swift").on("decline")
    missed = fight.emitted("missed", attacker=0)[0]
    assert (missed["reach"], missed["why"]) == ([3, 5], "range")
    assert fight.offered == {"s1", "s2"}
    fight.on("s2")
    assert fight.spaces() == [2, 6]


def test_gunner_moves_1_or_2_either_way_after_the_attack() -> None:
    fight = rukyuk(2, 5).lay("gunner/strike", "maneuver/shot").use(0, "ap").on("decline")
    assert fight.emitted("hit", attacker=0)
    assert fight.offered == {"s0", "s1", "s3", "s4"}


def test_gunner_without_a_round_left_offers_none() -> None:
    fight = rukyuk(2, 5).set(0, tokens=dict.fromkeys(ROUNDS, 0) | {"ap": 1})
    fight.lay("gunner/strike", "maneuver/shot").use(0, "ap").on()
    assert fight.question() == (0, "move")


@pytest.mark.rule("BC-44", "BC-75")
def test_crossfire_has_armour_2_and_discards_a_round_for_2_power() -> None:
    fight = rukyuk(2, 5).lay("crossfire/strike", "maneuver/tempest").use(0, "impact").on("stay")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 1
    assert fight.offered == {"rukyuk.crossfire/1", "decline"}
    fight.on("rukyuk.crossfire/1", "rukyuk.flash")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    assert left(fight) == {"ap", "explosive", "longshot", "swift"}
    fight = rukyuk(2, 5).lay("crossfire/strike", "hurricane/tempest").use(0, "ap").on("stay")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 2
    assert fight.offered == {"rukyuk.crossfire/1", "decline"}
    fight.on("decline")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert left(fight) == {"explosive", "flash", "impact", "longshot", "swift"}


@pytest.mark.rule("BC-13")
def test_trick_cannot_be_stunned() -> None:
    fight = rukyuk(2, 4).lay("trick/drive", "hurricane/tempest").use(0, "ap").use(1, "hasten").on("s3")
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.emitted("attack", attacker=0) or fight.question() == (0, "move")


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-98", "BC-53", "BC-43")
def test_reload_is_no_attack_teleports_and_returns_all_rounds() -> None:
    fight = rukyuk(2, 4).set(0, tokens={"ap": 0, "flash": 0}, exhausted={"ap": 1, "flash": 1})
    fight.lay("crossfire/reload", "maneuver/burst").use(0, "swift").on("s5")
    assert fight.emitted("missed", attacker=0, why="no_range")
    assert fight.offered == {"s0", "s1", "s3", "s4", "s6"}
    assert left(fight) == {"explosive", "impact", "longshot"}
    fight.on("s6")
    assert fight.emitted("moved", fighter=0, way="teleport", end=6)
    assert left(fight) == set(ROUNDS)
    assert fight.fighter(0).exhausted == dict.fromkeys(fight.fighter(0).exhausted, 0)


@pytest.mark.rule("BC-27", "BC-30")
def test_reload_of_the_stunned_does_not_teleport_but_returns_the_rounds() -> None:
    fight = rukyuk(2, 4).set(0, tokens=dict.fromkeys(ROUNDS, 0), exhausted=dict.fromkeys(ROUNDS, 1))
    fight.beat("gunner/reload", "cyclone/tempest", answers=["stay"], uses=[(1, "hasten")])
    assert fight.emitted("stunned", fighter=0)
    assert fight.spaces() == [2, 4]
    assert left(fight) == set(ROUNDS)


@pytest.mark.rule("BC-96")
@pytest.mark.parametrize("spent", [0, 2])
def test_fully_automatic_attacks_once_more_for_each_round_spent(spent: int) -> None:
    fight = rukyuk(1, 5).rich(0).lay("maneuver/strike", "cyclone/shot").use(0, "explosive").on("play")
    assert fight.speeds() == {0: 6, 1: 3}
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    fight.on(str(spent))
    if spent:
        assert fight.offered == names("ap", "flash", "impact", "longshot", "swift")
        fight.on("rukyuk.ap")
        assert fight.offered == names("flash", "impact", "longshot", "swift")
        fight.on("rukyuk.swift")
    assert len(fight.emitted("attack", attacker=0)) == 1 + spent
    assert [blow["power"] for blow in fight.emitted("damage", fighter=1)] == [2] * (1 + spent)
    assert len(left(fight)) == 5 - spent


@pytest.mark.rule("BC-98", "BC-96")
def test_fully_automatic_needs_a_round_and_ignores_its_effect() -> None:
    fight = rukyuk(1, 5).rich(0).beat("maneuver/strike", "cyclone/shot", answers=["play"])
    assert fight.emitted("missed", attacker=0, why="condition")
    assert fight.emitted("attack", attacker=0) == [{"attacker": 0, "number": 1}]
    fight = rukyuk(1, 5).rich(0).lay("maneuver/strike", "cyclone/shot").use(0, "swift").on("play", "5")
    assert fight.emitted("order")[0]["priorities"] == [[0, 6, True], [1, 3, False]]
    assert len(fight.emitted("hit", attacker=0)) == 6
    assert left(fight) == set()
    assert fight.life()[1] == 20 - 12


def test_fully_automatic_that_misses_spends_nothing() -> None:
    fight = rukyuk(3, 4).rich(0).beat("maneuver/strike", "cyclone/shot", uses=[(0, "impact")], answers=["play"])
    assert fight.emitted("missed", attacker=0, why="range")
    assert len(left(fight)) == 5


@pytest.mark.rule("BC-91")
def test_force_grenade_hits_without_a_round_pushes_0_to_5_and_retreats_0_to_5() -> None:
    fight = rukyuk(3, 4, finisher=1).rich(0).lay("maneuver/strike", "cyclone/shot").on("play")
    assert fight.speeds() == {0: 4, 1: 3}
    assert fight.question() == (0, "move")
    assert fight.offered == {"s5", "s6", "stay"}
    fight.on("s6")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.board.phase == "attack"
    assert fight.offered == {"s0", "s1", "s2", "stay"}
    fight.on("s0")
    assert fight.spaces() == [0, 6]
    fight = rukyuk(0, 1, finisher=1).rich(0).lay("maneuver/strike", "cyclone/shot").on("play")
    assert fight.offered == {"s2", "s3", "s4", "s5", "s6", "stay"}
    fight = rukyuk(5, 6, finisher=1).rich(0).lay("maneuver/strike", "cyclone/shot").on("play")
    assert fight.offered == {"s0", "s1", "s2", "s3", "s4", "stay"}


def test_force_grenade_ignores_the_effect_of_a_round() -> None:
    fight = (
        rukyuk(3, 4, finisher=1).rich(0).lay("maneuver/strike", "cyclone/shot").use(0, "explosive").on("play", "stay")
    )
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    fight = rukyuk(0, 6, finisher=1).rich(0).lay("maneuver/strike", "cyclone/shot").use(0, "impact").on("play")
    assert fight.spaces() == [0, 6]


# ---------------------------------------------------------------- against himself


def test_two_of_them_need_a_round_each() -> None:
    fight = (
        Fight("rukyuk", "rukyuk", spaces=(3, 4)).lay("point_blank/strike", "point_blank/shot").use(1, "ap").on("stay")
    )
    assert fight.emitted("hit", attacker=1)
    assert not fight.emitted("hit", attacker=0)
