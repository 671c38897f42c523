"""Marmelee: concentration that pays for everything, and is gone when she is stunned (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of


def mind(fight: Fight, i: int = 0) -> tuple[int, int]:
    """Return a Marmelee's concentration in supply and exhausted."""
    fighter = fight.fighter(i)
    return fighter.tokens["marmelee.concentration"], fighter.exhausted["marmelee.concentration"]


def marmelee(*spaces: int, held: int = 2, foe: str = "claus", active: int = 0, finisher: int = 0) -> Fight:
    fight = Fight("marmelee", foe, spaces=spaces, active=active, sides={0: finisher})
    return fight.set(0, tokens={"concentration": held}, exhausted={"concentration": 5 - held})


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("marmelee") == {
        "petrifying": ((0, 0), 1, -1, 0),
        "magnificent": ((1, 2), -1, 0, 0),
        "sorceress": ((0, 0), 0, -1, 0),
        "barrier": ((0, 1), -1, 0, 0),
        "nullifying": ((1, 1), 0, 1, 0),
        "meditation": ((1, 1), 2, 3, 0),
        "astral_cannon": ((2, 4), 0, 4, "stable"),
        "astral_trance": ("none", "none", 0, 0),
    }
    assert lasting_of("marmelee") == {}
    fight = Fight("marmelee", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert mind(fight) == (2, 3)


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("held", "then"), [(0, 1), (2, 3), (4, 5), (5, 5)])
def test_recycling_brings_1_concentration_up_to_5(held: int, then: int) -> None:
    fight = marmelee(0, 6, held=held).lay("petrifying/strike", "maneuver/grasp")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    while fight.asked.kind == "effect":
        fight.answer("decline")
    fight.on(*(["decline"] if held >= 3 else []))
    assert mind(fight) == (then, 5 - then)


@pytest.mark.rule("BC-41", "BC-30")
def test_all_is_lost_when_she_is_stunned_and_one_comes_back() -> None:
    fight = marmelee(3, 4, held=4).lay("magnificent/shot", "cyclone/strike").on()
    assert fight.emitted("stunned", fighter=0)
    assert fight.emitted("tokens", how="set") == [
        {"fighter": 0, "token": "marmelee.concentration", "change": -4, "how": "set", "supply": 0, "to": None}
    ]
    assert mind(fight) == (1, 4)


def test_damage_that_does_not_stun_costs_no_concentration() -> None:
    fight = marmelee(3, 4, held=2).beat("magnificent/strike", "cyclone/tempest", answers=["stay", "decline"])
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 2
    assert mind(fight) == (3, 2)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-85", "BC-75")
def test_petrifying_becomes_active_for_3() -> None:
    fight = marmelee(0, 6, held=3).lay("petrifying/strike", "maneuver/grasp").on()
    assert fight.board.phase == "start"
    assert fight.offered == {"marmelee.petrifying/0", "decline"}
    fight.on("marmelee.petrifying/0")
    assert fight.emitted("active") == [{"fighter": 0}]
    assert [event["attacker"] for event in fight.emitted("attack")] == [0, 1]
    assert mind(fight) == (1, 4)


def test_petrifying_with_2_cannot_become_active() -> None:
    fight = marmelee(0, 6, held=2).beat("petrifying/strike", "maneuver/grasp")
    assert not fight.emitted("active")
    assert [event["attacker"] for event in fight.emitted("attack")] == [1, 0]


@pytest.mark.rule("BC-84")
def test_petrifying_stuns_whom_it_hits_for_2_whatever_the_guard() -> None:
    fight = marmelee(3, 4, held=2).lay("petrifying/grasp", "maneuver/strike").on()
    fight.on("s5")
    assert fight.offered == {"marmelee.petrifying/1", "decline"}
    fight.on("marmelee.petrifying/1")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 3
    assert fight.emitted("stunned", fighter=1)
    assert fight.life() == [20, 17]
    assert mind(fight) == (1, 4)


@pytest.mark.parametrize(("held", "spaces", "left"), [(1, (3, 4), 2), (2, (0, 6), 3)])
def test_petrifying_without_2_or_without_a_hit_stuns_nobody(held: int, spaces: tuple[int, int], left: int) -> None:
    fight = marmelee(*spaces, held=held).beat("petrifying/strike", "maneuver/strike", uses=[(0, "hasten")])
    assert not fight.emitted("stunned")
    assert mind(fight) == (left, 5 - left)


def test_petrifying_may_be_declined() -> None:
    fight = marmelee(3, 4).lay("petrifying/shot", "maneuver/burst").use(0, "hasten").on("s6", "decline")
    assert mind(fight) == (3, 2)
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 4


@pytest.mark.rule("BC-42")
@pytest.mark.parametrize(("spent", "power"), [(0, 3), (1, 4), (4, 7)])
def test_magnificent_is_1_power_for_each_spent(spent: int, power: int) -> None:
    fight = marmelee(2, 4, held=4).lay("magnificent/strike", "cyclone/shot").use(0, "hasten").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2", "3", "4"}
    fight.on(str(spent))
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.fighter(0).tokens["marmelee.concentration"] in (4 - spent, 5 - spent)


@pytest.mark.rule("BC-53")
def test_magnificent_teleports_anywhere_free_for_2_after_the_attack() -> None:
    fight = marmelee(0, 6).lay("magnificent/strike", "maneuver/burst").on()
    assert fight.board.phase == "attack"
    assert fight.offered == {"marmelee.magnificent/1", "decline"}
    fight.on("marmelee.magnificent/1")
    assert fight.offered == {"s1", "s2", "s3", "s4", "s5"}
    fight.on("s5")
    assert fight.emitted("moved", fighter=0, way="teleport")
    assert fight.spaces()[0] == 5
    assert mind(fight) == (1, 4)
    fight = marmelee(0, 6).lay("magnificent/strike", "maneuver/burst").on("decline")
    assert fight.spaces()[0] == 0
    assert mind(fight) == (3, 2)


def test_magnificent_with_1_does_not_teleport() -> None:
    fight = marmelee(0, 6, held=1).beat("magnificent/strike", "maneuver/burst")
    assert fight.spaces() == [0, 6]


@pytest.mark.rule("BC-11")
def test_sorceress_reaches_2_farther_for_1() -> None:
    fight = marmelee(2, 5, held=1).lay("sorceress/strike", "cyclone/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"marmelee.sorceress/0", "decline"}
    fight.on("marmelee.sorceress/0")
    hit = fight.emitted("hit", attacker=0)[0]
    assert (hit["reach"], hit["distance"]) == ([1, 3], 3)
    assert mind(fight) == (1, 4)
    fight = marmelee(2, 5, held=1).lay("sorceress/strike", "cyclone/shot").on("decline", "decline")
    assert fight.emitted("missed", attacker=0, why="range")
    assert mind(fight) == (2, 3)


@pytest.mark.rule("BC-91")
def test_sorceress_moves_1_at_the_end_for_1() -> None:
    fight = marmelee(3, 5).lay("sorceress/strike", "maneuver/grasp").on("decline")
    assert fight.board.phase == "end"
    fight.on("marmelee.sorceress/1")
    assert fight.offered == {"s2", "s4"}
    fight.on("s4")
    assert fight.spaces() == [4, 5]
    assert mind(fight) == (2, 3)


def test_sorceress_without_concentration_offers_nothing() -> None:
    fight = marmelee(2, 5, held=0).beat("sorceress/strike", "cyclone/shot")
    assert not fight.emitted("hit", attacker=0)


@pytest.mark.rule("BC-76")
def test_barrier_avoids_every_attack_for_4() -> None:
    fight = marmelee(2, 4, held=4).lay("barrier/strike", "maneuver/shot").use(1, "hasten").on()
    assert fight.board.phase == "start"
    assert fight.offered == {"marmelee.barrier/0", "decline"}
    fight.on("marmelee.barrier/0")
    assert fight.emitted("missed", attacker=1, why="avoided")
    assert fight.life()[0] == 20
    assert fight.emitted("hit", attacker=0)
    assert mind(fight) == (1, 4)
    fight = marmelee(2, 4, held=3).beat("barrier/strike", "maneuver/shot", uses=[(1, "hasten")])
    assert fight.emitted("hit", attacker=1)


@pytest.mark.rule("BC-54", "BC-57")
def test_barrier_pushes_a_neighbour_by_what_is_spent() -> None:
    fight = marmelee(2, 3, held=3).lay("barrier/shot", "maneuver/burst").on("s5")
    assert fight.emitted("hit", attacker=0)
    fight = marmelee(2, 3, held=3).lay("barrier/strike", "maneuver/shot").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2", "3"}
    fight.on("3")
    assert fight.spaces() == [2, 6]
    assert fight.emitted("missed", attacker=0, why="range")
    assert mind(fight) == (1, 4)


def test_barrier_with_nothing_spent_pushes_nobody() -> None:
    fight = marmelee(2, 3, held=3).lay("barrier/strike", "maneuver/shot").on("0")
    assert fight.spaces() == [2, 3]
    assert fight.emitted("hit", attacker=0)
    assert mind(fight) == (4, 1)


def test_barrier_does_not_push_from_distance_2() -> None:
    fight = marmelee(2, 4, held=3).beat("barrier/strike", "maneuver/shot")
    assert mind(fight) == (4, 1)
    assert fight.spaces() == [2, 4]


@pytest.mark.rule("BC-50")
def test_nullifying_retreats_1_and_takes_1_power_for_each_spent() -> None:
    fight = marmelee(3, 4, held=3).lay("nullifying/grasp", "maneuver/shot").on()
    assert fight.spaces() == [2, 4]
    fight.on("s3")
    assert fight.offered == {"0", "1", "2", "3"}
    fight.on("2")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 3 - 2
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2
    assert mind(fight)[0] + mind(fight)[1] == 5


@pytest.mark.rule("BC-12")
def test_nullifying_cannot_bring_power_below_0() -> None:
    fight = marmelee(3, 4, held=5).lay("nullifying/grasp", "maneuver/shot").on("s3", "5")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 0
    assert fight.life() == [20, 18]
    assert mind(fight) == (1, 4)


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-44")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_meditation_is_armour_for_each_spent_and_gives_1_back(spent: int) -> None:
    fight = marmelee(2, 4, held=3).lay("magnificent/meditation", "cyclone/shot").use(1, "hasten").on()
    assert fight.board.phase == "start"
    assert fight.offered == {"0", "1", "2", "3"}
    fight.on(str(spent))
    assert fight.emitted("damage", fighter=0)[0]["armour"] == spent
    assert fight.life()[0] == 20 - 4 + spent
    assert fight.emitted("stunned", fighter=0)
    assert mind(fight) == (2, 3)


@pytest.mark.rule("BC-40")
def test_meditation_without_concentration_still_gives_1() -> None:
    fight = marmelee(0, 6, held=0).lay("sorceress/meditation", "maneuver/grasp").on()
    assert mind(fight) == (1, 4)
    assert fight.offered == {"marmelee.sorceress/1", "decline"}
    fight.on("decline")
    assert mind(fight) == (2, 3)


@pytest.mark.rule("BC-40")
def test_at_5_she_may_spend_at_the_end_before_meditation_brings_1() -> None:
    fight = marmelee(0, 6, held=5).lay("sorceress/meditation", "maneuver/grasp").on("0", "decline")
    assert fight.board.phase == "end"
    assert fight.offered == {"marmelee.meditation/1", "marmelee.sorceress/1"}
    fight.on("marmelee.sorceress/1")
    assert mind(fight) == (5, 0)


@pytest.mark.rule("BC-13", "BC-25")
@pytest.mark.parametrize("held", [0, 2, 5])
def test_astral_cannon_spends_all_for_2_power_each_and_is_stable(held: int) -> None:
    fight = marmelee(2, 4, held=held).rich(0)
    fight.lay("maneuver/strike", "hurricane/tempest").use(1, "hasten").on("play", "stay")
    assert fight.speeds() == {0: 4, 1: 6}
    assert fight.emitted("damage", fighter=0)[0]["taken"] == 4
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 * held
    assert fight.life() == [16, 20 - 2 * held]
    assert mind(fight) == (1, 4)


@pytest.mark.rule("BC-98", "BC-15")
def test_astral_trance_is_no_attack_has_armour_5_and_returns_5() -> None:
    fight = marmelee(3, 4, held=0, finisher=1).rich(0)
    fight.beat("maneuver/strike", "cyclone/strike", answers=["play"])
    assert fight.speeds() == {0: 0, 1: 4}
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 5
    assert fight.emitted("missed", attacker=0, why="no_range")
    assert fight.life() == [20, 20]
    assert mind(fight) == (5, 0)
    fight = marmelee(3, 4, held=0, finisher=1).rich(0)
    fight.beat("maneuver/strike", "hurricane/shot", answers=["play"])
    assert fight.life() == [19, 20]
    assert fight.emitted("stunned", fighter=0)
    assert mind(fight) == (1, 4)


# ---------------------------------------------------------------- against herself


def test_two_of_them_keep_their_own_counters() -> None:
    fight = Fight("marmelee", "marmelee", spaces=(0, 6)).set(1, tokens={"concentration": 0})
    fight.set(1, exhausted={"concentration": 5})
    fight.lay("sorceress/strike", "barrier/strike").on("decline", "decline")
    assert (mind(fight, 0), mind(fight, 1)) == ((3, 2), (1, 4))
