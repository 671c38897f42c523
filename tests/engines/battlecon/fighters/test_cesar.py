"""Cesar (adapted): a threat level that rises each beat, overheats, and one defeat that does not happen."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

THREAT, IMMUNITY = "cesar.threat", "cesar.immunity"


def at_level(level: int, *, spaces: tuple[int, int] = (2, 3), opponent: str = "claus") -> Fight:
    """Return a fight in which Cesar's level will be so much in its first beat: it rises from the one before."""
    before = level - 1 if level else 4
    return Fight("cesar", opponent, spaces=spaces).set(0, tokens={"threat": before}, exhausted={"threat": 4 - before})


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["cesar"]
    assert figures_of("cesar") == {
        "phalanx": ((0, 1), 0, -2, 1),
        "unstoppable": ((0, 0), 0, -2, 0),
        "fueled": ((0, 0), 1, -1, 0),
        "bulwark": ((0, 0), 0, -2, 3),
        "inevitable": ((0, 0), 0, 0, 3),
        "suppression": ((1, 1), 2, 2, 0),
        "level_4_protocol": ((1, 1), 7, 11, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.counter) for t in kit.tokens] == [
        ("threat", 0, 4, True),
        ("immunity", 1, 0, True),
    ]


# ---------------------------------------------------------------- the level


@pytest.mark.rule("BC-94")
def test_the_level_rises_by_one_each_beat_and_falls_from_four_to_none() -> None:
    fight = Fight("cesar", "claus", spaces=(0, 6))
    assert fight.fighter(0).tokens[THREAT] == 0
    levels = []
    pairs = [
        ("phalanx/strike", "cyclone/strike"),
        ("unstoppable/drive", "blast/drive"),
        ("inevitable/grasp", "downdraft/grasp"),
        ("phalanx/strike", "cyclone/strike"),
        ("unstoppable/drive", "blast/drive"),
        ("inevitable/grasp", "downdraft/grasp"),
    ]
    for mine, theirs in pairs:
        beat = fight.board.beat
        fight.lay(mine, theirs)
        levels.append(fight.fighter(0).tokens[THREAT])
        fight.on()
        while fight.board.beat == beat:
            fight.on(sorted(fight.offered)[0])
        fight.set(0, space=0, life=20).set(1, space=6, life=20)
    assert levels == [1, 2, 3, 4, 0, 1]


@pytest.mark.parametrize(
    ("level", "power", "guard", "armour"), [(0, 4, 8, 0), (1, 5, 9, 0), (2, 6, 10, 0), (3, 7, 0, 0), (4, 4, 8, 2)]
)
def test_what_each_level_gives(level: int, power: int, guard: int, armour: int) -> None:
    fight = at_level(level).lay("inevitable/strike", "blast/burst").on()
    while not fight.emitted("revealed"):
        fight.on(sorted(fight.offered)[0])
    assert fight.fighter(0).tokens[THREAT] == level
    assert (fight.power(0), fight.guard(0), fight.armour(0)) == (power, guard, armour)
    assert fight.fighter(0).stunned == (level == 4)
    assert (fight.power(1), fight.guard(1), fight.armour(1)) == (3, 2, 0), "Claus has nothing of it"


def test_level_three_cannot_be_stunned_and_two_can() -> None:
    three = at_level(3).beat("unstoppable/shot", "hurricane/strike")
    assert three.emitted("not_stunned", fighter=0, why="stable")
    assert three.emitted("attack", attacker=0)
    two = at_level(2).beat("unstoppable/shot", "hurricane/strike")
    (hit,) = two.emitted("damage", fighter=0)
    assert (hit["taken"], hit["guard"]) == (7, 4)
    assert two.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-84")
def test_level_four_has_armour_and_does_not_attack() -> None:
    fight = at_level(4).beat("inevitable/strike", "cyclone/drive", answers=["s1"])
    assert fight.emitted("stunned", fighter=0)
    assert fight.emitted("stays_stunned", fighter=0)
    assert not fight.emitted("attack", attacker=0)
    fight = at_level(4).beat("inevitable/strike", "cyclone/strike")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, 2, 3)
    assert not fight.fighter(0).stunned, "only in that beat"


# ---------------------------------------------------------------- the defeat that does not happen


@pytest.mark.rule("BC-86")
def test_the_first_defeat_leaves_one_life_and_the_second_is_one() -> None:
    fight = at_level(1).set(0, life=4)
    fight.beat("unstoppable/shot", "cyclone/strike")
    assert fight.emitted("saved", fighter=0, life=1)
    assert (fight.life()[0], fight.fighter(0).tokens[IMMUNITY]) == (1, 0)
    assert fight.match.outcome is None
    assert fight.emitted("stunned", fighter=0), "the blow itself is as hard as it was"
    fight.beat("phalanx/strike", "hurricane/drive", answers=["s1"])
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (1,)


def test_a_defeat_in_the_same_beat_is_not_prevented_again() -> None:
    fight = at_level(1).set(0, life=1)
    fight.beat("unstoppable/shot", "tailwind/strike", answers=["s1", "s4"])
    assert fight.emitted("saved", fighter=0) == [{"fighter": 0, "life": 1}]
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (1,)


def test_damage_that_leaves_one_life_costs_no_immunity() -> None:
    fight = at_level(1).set(0, life=8).beat("unstoppable/shot", "hurricane/strike")
    assert (fight.life()[0], fight.fighter(0).tokens[IMMUNITY]) == (1, 1)


# ---------------------------------------------------------------- styles


def test_phalanx_when_hit_advances_by_up_to_the_damage_taken() -> None:
    fight = at_level(1, spaces=(1, 5)).lay("phalanx/shot", "maneuver/shot").on()
    assert fight.emitted("damage", fighter=0, taken=3)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3", "s4", "stay"}
    assert fight.stage("cesar.phalanx/0") == "attack"
    fight.on("s4")
    assert fight.spaces() == [4, 5]
    unhit = at_level(1, spaces=(1, 4)).beat("phalanx/shot", "maneuver/strike")
    assert not unhit.emitted("moved", fighter=0)


def test_phalanx_damaged_without_a_hit_stays() -> None:
    fight = at_level(1, spaces=(2, 3)).beat("phalanx/shot", "tailwind/strike", answers=["s0"])
    assert fight.emitted("damage", fighter=0), "the wind alone"
    assert not fight.emitted("hit", attacker=1)
    assert fight.emitted("attack", attacker=0)
    assert not fight.emitted("moved", fighter=0, by=0)


def test_phalanx_hit_without_damage_stays() -> None:
    fight = at_level(1, spaces=(2, 3), opponent="borneo").beat(
        "phalanx/shot", "weaksauce/knuckle", answers=["s1", "stay"]
    )
    assert fight.emitted("hit", attacker=1)
    assert fight.emitted("damage", fighter=0, taken=0)
    assert not fight.emitted("moved", fighter=0)


def test_unstoppable_advances_after_each_movement_by_the_opponent() -> None:
    fight = at_level(1, spaces=(2, 3)).lay("unstoppable/shot", "tailwind/grasp").on()
    assert fight.question() == (1, "move")
    fight.on("s1")
    assert fight.emitted("moved", fighter=0, by=1, way="push", end=1)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4"}
    fight.on("s2")
    # Grasp moves him again: he advances again.
    assert fight.question() == (1, "move")
    fight.on("s1")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4"}
    fight.on("s4")
    assert fight.spaces() == [4, 3]


def test_unstoppable_is_not_set_off_by_his_own_movement_or_that_of_the_opponent_himself() -> None:
    fight = at_level(1, spaces=(2, 5)).lay("unstoppable/drive", "blast/strike").on()
    assert fight.emitted("moved", fighter=1, way="advance")
    assert fight.question() == (0, "move")
    assert fight.emitted("effect", fighter=0)[-1]["effect"] == "drive/0"
    fight.on("s3")
    assert fight.board.beat == 2
    assert len(fight.emitted("moved", fighter=0)) == 1


@pytest.mark.parametrize(("level", "after", "stunned"), [(0, 1, False), (2, 3, False), (3, 4, True), (4, 0, True)])
def test_fueled_raises_the_level_again_at_start(level: int, after: int, stunned: bool) -> None:
    fight = at_level(level, spaces=(1, 5)).lay("fueled/strike", "maneuver/drive").on()
    while (
        fight.board.beat == 1
        and not fight.emitted("stays_stunned", fighter=0)
        and not fight.emitted("attack", attacker=0)
    ):
        fight.on(sorted(fight.offered)[0])
    assert fight.fighter(0).tokens[THREAT] == after
    assert bool(fight.emitted("stunned", fighter=0)) == stunned
    assert bool(fight.emitted("attack", attacker=0)) == (not stunned)
    assert not fight.emitted("not_stunned")
    assert fight.stage("cesar.fueled/0") == "start"


def test_fueled_advances_one_or_two_before_its_attack() -> None:
    fight = at_level(1, spaces=(1, 4)).lay("fueled/strike", "cyclone/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3"}
    assert fight.stage("cesar.fueled/1") == "attack"
    fight.on("s3")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1 + 4 + 2


def test_bulwark_is_not_moved_and_moves_up_to_three_after() -> None:
    fight = at_level(1, spaces=(2, 4)).lay("bulwark/strike", "tailwind/grasp").on("s3")
    assert fight.emitted("hit", attacker=1)
    assert not fight.emitted("moved", fighter=0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s4", "s5", "s6", "stay"}
    fight.on("s0")
    assert fight.spaces() == [0, 3]
    missed = at_level(1, spaces=(5, 2)).lay("bulwark/strike", "maneuver/strike").on()
    assert missed.emitted("missed", attacker=0)
    assert missed.question() == (0, "move"), "after an attack that missed too"
    assert missed.offered == {"s1", "s3", "s4", "s6", "stay"}
    assert missed.stage("cesar.bulwark/1") == "missed"


def test_bulwark_is_not_pushed_by_the_wind_nor_hurt_by_it() -> None:
    fight = at_level(1, spaces=(2, 3)).beat("bulwark/strike", "tailwind/shot", answers=["s1", "stay"])
    assert not fight.emitted("moved", fighter=0)
    assert not fight.emitted("damage", fighter=0, attack=False)


@pytest.mark.rule("BC-93")
def test_inevitable_stuns_the_one_hit_and_weakens_his_next_beat_alone() -> None:
    fight = at_level(1, spaces=(2, 3)).beat("inevitable/grasp", "maneuver/strike", answers=["s1"])
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (3, 5)
    assert fight.emitted("stunned", fighter=1)
    assert not fight.emitted("attack", attacker=1)
    assert fight.emitted("bonus", target=1, stat="power", by=-3, until="next")
    assert fight.stage("cesar.inevitable/0") == "hit"
    fight.lay("phalanx/shot", "cyclone/shot").on()
    assert fight.emitted("damage", fighter=0)[-1]["power"] == 1 + 3 - 3
    while fight.board.beat == 2:
        fight.on(sorted(fight.offered)[0])
    fight.set(0, space=0).set(1, space=3).lay("unstoppable/suppression", "hurricane/burst").on()
    assert fight.question() == (1, "move")
    assert fight.power(1) == 6


def test_inevitable_that_misses_does_neither_and_stability_protects() -> None:
    fight = at_level(1, spaces=(2, 5)).beat("inevitable/grasp", "maneuver/strike")
    assert not fight.emitted("stunned")
    assert not fight.emitted("bonus")
    stable = at_level(1, opponent="cadenza").beat(
        "inevitable/drive", "battery/strike", uses=[(1, "iron_body")], answers=["s4"]
    )
    assert stable.emitted("not_stunned", fighter=1, why="stable")
    assert stable.emitted("attack", attacker=1)


# ---------------------------------------------------------------- Suppression, Level 4 Protocol


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("space", "hit"), [(4, True), (5, False), (6, False)])
def test_suppression_is_not_hit_from_three_or_more(space: int, hit: bool) -> None:
    fight = at_level(1, spaces=(2, space)).lay("inevitable/suppression", "cyclone/shot").on()
    assert bool(fight.emitted("hit", attacker=1)) == hit
    assert bool(fight.emitted("missed", attacker=1, why="avoided")) != hit


@pytest.mark.rule("BC-92")
def test_suppression_is_not_walked_past_and_moves_up_to_three_at_the_end() -> None:
    fight = at_level(1, spaces=(5, 3), opponent="vanaah").lay("bulwark/suppression", "reaping/drive").on()
    assert fight.emitted("moved", fighter=1) == [
        {"fighter": 1, "by": 1, "way": "advance", "start": 3, "end": 4, "passed": []}
    ], "two spaces would lead past him"
    while fight.asked.kind != "move":
        fight.on(sorted(fight.offered)[0])
    assert fight.offered == {"s1", "s2", "s3", "s6", "stay"}, "Bulwark, after the attack"
    fight.on("stay")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "s3", "s6", "stay"}
    assert fight.stage("cesar.suppression/1") == "end"
    fight.on("s1")
    assert fight.spaces() == [1, 4], "he may pass the opponent himself"


def test_without_suppression_the_opponent_walks_past() -> None:
    fight = at_level(1, spaces=(2, 4), opponent="vanaah").lay("bulwark/strike", "reaping/drive").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s3", "s1"}


@pytest.mark.rule("BC-99")
def test_level_4_protocol_has_armour_and_recovers_at_reveal() -> None:
    fight = at_level(4).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/strike", "hurricane/strike").on()
    assert fight.fighter(0).stunned
    fight.on("play")
    assert fight.emitted("recovered", fighter=0)
    assert fight.stage("cesar.level_4_protocol/1") == "reveal"
    assert fight.emitted("attack")[0]["attacker"] == 0
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    plain = at_level(1).set(0, life=9).rich(0, force=9)
    plain.beat("maneuver/strike", "hurricane/strike", answers=["play"])
    assert plain.emitted("damage", fighter=1)[0]["power"] == 7 + 1
    assert plain.emitted("stunned", fighter=1)
    for level, armour in ((1, 4), (4, 6)):
        fight = at_level(level, opponent="cadenza").set(0, life=9).rich(0, force=9)
        fight.beat("maneuver/strike", "clockwork/strike", answers=["play"], uses=[(1, "iron_body")])
        (hit,) = fight.emitted("damage", fighter=0)
        assert (hit["power"], hit["armour"], hit["taken"]) == (7, armour, 7 - armour)


def test_two_of_them_fight_to_an_end() -> None:
    fight = Fight("cesar", "cesar", spaces=(2, 3)).beat("unstoppable/grasp", "unstoppable/shot", answers=["s1", "s3"])
    assert [fight.fighter(i).tokens[THREAT] for i in (0, 1)] == [1, 1]
    assert fight.emitted("moved", fighter=1, by=1, way="advance")
