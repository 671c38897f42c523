"""Borneo (adapted): bases of his own, damage that stuns, and Mama Mazzaroth."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["borneo"]
    assert figures_of("borneo") == {
        "weaksauce": ((0, 0), -2, 1, 0),
        "clumsy": ((0, 1), 1, 0, 0),
        "pathetic": ((0, 2), -1, 0, 0),
        "petulant": ((0, 0), 0, -2, 3),
        "slippery": ((0, 0), -1, 0, 0),
        "claw": ((1, 2), 3, 4, 0),
        "divider": ((1, 1), 4, 2, "stable"),
        "hex": ((1, 8), 3, 3, 0),
        "knuckle": ((1, 1), 2, 5, 0),
        "master_plan": ((1, 8), 4, 0, "stable"),
        "scene_shift": ((1, 8), 3, 4, 0),
        "smoke": ((1, 5), 2, 3, 0),
        "mama_mazzaroth": ("none", "none", 5, 0),
    }
    assert (kit.life, kit.source, kit.tokens) == (20, "adapted", ())
    fixed = {card.id: card.fixed for card in (*kit.styles, *kit.bases) if card.fixed}
    assert fixed == dict.fromkeys(("hex", "master_plan", "scene_shift", "smoke"), ("range",))


@pytest.mark.rule("BC-02")
def test_his_seven_bases_take_the_place_of_the_six() -> None:
    fight = Fight("borneo", "claus")
    bases = {card for card in fight.fighter(0).hand if card in fight.rules.pack.bases("borneo")}
    assert bases == {
        f"borneo.{card}" for card in ("claw", "divider", "hex", "knuckle", "master_plan", "scene_shift", "smoke")
    }
    assert "strike" not in fight.fighter(0).hand
    assert "strike" in fight.fighter(1).hand


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-99")
def test_his_damage_stuns_whatever_the_guard() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("slippery/smoke", "maneuver/shot", answers=["s4", "stay"])
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (1, 2)
    assert fight.emitted("stunned", fighter=1)
    assert not fight.emitted("attack", attacker=1)
    assert fight.life() == [20, 19]


@pytest.mark.rule("BC-99")
def test_without_damage_nobody_is_stunned() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("weaksauce/knuckle", "maneuver/shot", answers=["s1", "stay"])
    (hit,) = fight.emitted("damage", fighter=1)
    assert hit["taken"] == 0
    assert not fight.emitted("stunned", fighter=1)
    # His own guard is as usual: three damage against none.
    assert fight.emitted("stunned", fighter=0) == fight.emitted("stunned")


def test_with_clumsy_the_guard_counts_as_usual() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("clumsy/knuckle", "maneuver/strike", answers=["s1"])
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (3, 5)
    assert not fight.emitted("stunned", fighter=1)
    over = Fight("borneo", "claus", spaces=(2, 3)).beat("clumsy/knuckle", "maneuver/shot", answers=["s1"])
    assert over.emitted("stunned", fighter=1), "three is more than two"


def test_a_clumsy_that_is_ignored_is_not_played() -> None:
    fight = Fight("borneo", "baenvier", spaces=(2, 3)).beat(
        "clumsy/knuckle", "destruction/strike", uses=[(1, "spell_eater")], answers=["s1"]
    )
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 5
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-99")
def test_stability_and_damage_of_others_are_as_usual() -> None:
    stable = Fight("borneo", "cadenza", spaces=(2, 3)).beat(
        "petulant/knuckle", "battery/shot", uses=[(1, "iron_body")], answers=["s1"]
    )
    assert stable.emitted("damage", fighter=1)[0]["taken"] == 2
    assert not stable.emitted("stunned", fighter=1)
    theirs = Fight("borneo", "claus", spaces=(2, 3)).beat("petulant/smoke", "downdraft/grasp", answers=["stay"])
    assert theirs.emitted("damage", fighter=0)[0]["taken"] == 2
    assert not theirs.emitted("stunned", fighter=0), "petulant's three guard hold"


# ---------------------------------------------------------------- styles


def test_weaksauce_retreats_up_to_two_after_any_attack() -> None:
    fight = Fight("borneo", "claus", spaces=(3, 6)).lay("weaksauce/knuckle", "maneuver/strike").on()
    assert fight.emitted("missed", attacker=0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s1", "stay"}
    assert fight.stage("borneo.weaksauce/0") == "missed"
    fight.on("s1")
    assert fight.spaces() == [1, 6]


def test_pathetic_ignores_guard() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("pathetic/hex", "downdraft/strike", answers=["stay"])
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["taken"], hit["guard"]) == (2, 0)
    assert fight.emitted("stunned", fighter=1)
    assert not fight.emitted("attack", attacker=1)
    other = Fight("borneo", "claus", spaces=(2, 3)).beat("weaksauce/hex", "downdraft/strike", answers=["stay", "stay"])
    assert other.emitted("damage", fighter=1)[0]["guard"] == 5


def test_petulant_is_not_moved_by_the_opponent_and_moves_himself() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("petulant/claw", "maneuver/grasp", answers=["s4"])
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "advance", "start": 2, "end": 4, "passed": [1]}]
    other = Fight("borneo", "claus", spaces=(2, 3)).lay("clumsy/claw", "maneuver/grasp").on()
    assert other.question() == (1, "move")


def test_slippery_and_claw_advance_one_or_two_before_the_range_check() -> None:
    fight = Fight("borneo", "claus", spaces=(0, 4)).lay("slippery/claw", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2"}
    fight.on("s2")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s5"}
    fight.on("s3")
    assert fight.emitted("hit", attacker=0, distance=1, reach=[1, 2])
    assert fight.life() == [20, 18]
    assert fight.stage("borneo.slippery/0") == fight.stage("borneo.claw/0") == "attack"


@pytest.mark.parametrize("pair", ["slippery/knuckle", "petulant/claw"])
def test_each_of_them_must_advance_if_it_can(pair: str) -> None:
    fight = Fight("borneo", "claus", spaces=(2, 6)).lay(pair, "downdraft/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s4"}
    edge = Fight("borneo", "claus", spaces=(5, 6)).lay(pair, "downdraft/shot").on()
    assert not edge.emitted("moved", way="advance"), "no space behind the opponent"
    assert edge.emitted("hit", attacker=0)


# ---------------------------------------------------------------- bases


@pytest.mark.rule("BC-93")
def test_divider_takes_two_is_stable_and_strengthens_the_opponent_for_the_next_beat_only() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("petulant/divider", "hurricane/strike")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (7, 2, 5, None)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.life() == [15, 16]
    assert fight.stage("borneo.divider/1") == "end"
    assert {
        (emitted["stat"], emitted["by"], emitted["until"]) for emitted in fight.emitted("bonus", target=1, owner=0)
    } == {
        ("power", 1, "next"),
        ("priority", 1, "next"),
    }
    fight.lay("slippery/claw", "cyclone/burst")
    assert (fight.priority(0), fight.priority(1)) == (0, -3), "hurricane's -4 and +1"
    fight.on()
    assert (fight.power(1), fight.priority(1)) == (3 + 1 + 1, 1 + 1 + 1 - 4)
    assert (fight.power(0), fight.priority(0)) == (2, 4)
    while fight.board.beat == 2:
        fight.on(sorted(fight.offered)[0])
    fight.lay("weaksauce/knuckle", "downdraft/dash").on()
    assert fight.speeds()[1] == 8


@pytest.mark.rule("BC-98")
@pytest.mark.parametrize("space", [1, 6])
def test_hex_hits_at_any_distance(space: int) -> None:
    fight = Fight("borneo", "claus", spaces=(0, space)).lay("petulant/hex", "maneuver/shot").on()
    while not fight.emitted("attack", attacker=0):
        fight.on(sorted(fight.offered)[0])
    assert fight.emitted("hit", attacker=0, target=1)


@pytest.mark.rule("BC-98")
def test_hex_is_avoided_by_whom_avoids_far_attacks() -> None:
    far = Fight("borneo", "claus", spaces=(0, 3)).beat("petulant/hex", "downdraft/burst", answers=["s4"])
    assert far.emitted("missed", attacker=0, why="avoided")
    near = Fight("borneo", "claus", spaces=(0, 2)).lay("petulant/hex", "downdraft/strike").on()
    assert near.emitted("hit", attacker=0, distance=2)


@pytest.mark.rule("BC-95")
def test_hex_shifts_the_one_hit_and_cancels_his_further_effects() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 4)).lay("clumsy/hex", "blast/drive").on()
    assert fight.emitted("moved", fighter=1, way="advance", end=3), "what has applied stays"
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s4", "stay"}
    assert fight.stage("borneo.hex/1") == "hit"
    fight.on("s4")
    assert fight.board.beat == 2, "no question before Claus's attack"
    assert fight.emitted("rule", target=1) == [
        {"target": 1, "owner": 0, "source": "borneo.hex", "until": "beat", "rule": "silenced", "value": 0}
    ]
    assert fight.spaces() == [2, 4]
    assert fight.emitted("stunned", fighter=1)
    ends = Fight("borneo", "claus", spaces=(2, 3)).beat("clumsy/hex", "hurricane/shot", answers=["stay"])
    assert not ends.emitted("bonus", target=1, stat="priority")
    missed = Fight("borneo", "claus", spaces=(2, 5)).beat("clumsy/knuckle", "hurricane/shot")
    assert missed.emitted("bonus", target=1, stat="priority", by=-4, until="next")


def test_hex_leaves_attack_and_own_effects_and_does_not_stun_against_guard() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).beat("weaksauce/hex", "maneuver/strike", answers=["stay", "s1"])
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 1
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("moved", fighter=0, way="retreat"), "his own after-effect applies"
    assert fight.emitted("attack", attacker=1)
    assert fight.board.force[1] == 3, "Манёвр's end is cancelled: recycling alone"


def test_knuckle_ignores_armour_and_moves_himself_one() -> None:
    fight = Fight("borneo", "cadenza", spaces=(2, 3)).lay("petulant/knuckle", "clockwork/press").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s4"}
    assert fight.stage("borneo.knuckle/1") == "hit"
    fight.on("s1")
    (hit,) = fight.emitted("damage", fighter=1)
    assert (hit["power"], hit["armour"], hit["taken"]) == (2, 0, 2)
    claw = Fight("borneo", "cadenza", spaces=(2, 3)).lay("petulant/claw", "clockwork/press").on("s4")
    (hit,) = claw.emitted("damage", fighter=1)
    assert (hit["armour"], hit["taken"]) == (3, 0)
    missed = Fight("borneo", "cadenza", spaces=(2, 4)).beat("petulant/knuckle", "clockwork/press")
    assert not missed.emitted("moved")


@pytest.mark.rule("BC-98")
def test_master_plan_hits_only_an_opponent_who_has_moved() -> None:
    fight = Fight("borneo", "claus", spaces=(0, 3)).beat("clumsy/master_plan", "hurricane/burst", answers=["s5"])
    assert fight.emitted("hit", attacker=0, distance=5)
    assert fight.life() == [20, 15]
    still = Fight("borneo", "claus", spaces=(0, 3)).beat("clumsy/master_plan", "hurricane/strike")
    assert still.emitted("missed", attacker=0, why="condition")
    assert still.life() == [20, 20]
    # Claus moves him: that Borneo has moved does not count.
    moved = Fight("borneo", "claus", spaces=(2, 3)).beat("clumsy/master_plan", "hurricane/grasp", answers=["s1"])
    assert moved.emitted("missed", attacker=0, why="condition")
    assert moved.emitted("not_stunned", fighter=0, why="stable")


@pytest.mark.rule("BC-98")
def test_scene_shift_moves_up_to_five_and_hits_only_if_sides_were_changed() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 4)).lay("clumsy/scene_shift", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s3", "s5", "s6", "stay"}
    assert fight.stage("borneo.scene_shift/2") == "attack"
    fight.on("s6")
    assert fight.emitted("hit", attacker=0, distance=2)
    for end in ("s3", "stay", "s0"):
        same = Fight("borneo", "claus", spaces=(2, 4)).beat("clumsy/scene_shift", "maneuver/shot", answers=[end])
        assert same.emitted("missed", attacker=0, why="condition")


def test_scene_shift_comes_five_spaces_and_gives_the_opponent_no_range() -> None:
    fight = Fight("borneo", "claus", spaces=(0, 6)).lay("clumsy/scene_shift", "blast/grasp").on()
    assert fight.emitted("moved", fighter=1, end=5)
    fight = Fight("borneo", "claus", spaces=(0, 6)).lay("clumsy/scene_shift", "maneuver/strike").on()
    assert fight.offered == {"s1", "s2", "s3", "s4", "s5", "stay"}
    fight.on("s3")
    assert fight.emitted("missed", attacker=1, why="range", distance=3)


def test_scene_shift_counts_the_opponents_change_of_sides_too() -> None:
    fight = Fight("borneo", "vanaah", spaces=(2, 3)).beat(
        "petulant/scene_shift", "reaping/drive", answers=["s1", "stay"]
    )
    assert fight.emitted("stunned", fighter=0) or fight.emitted("hit", attacker=0)
    assert fight.emitted("hit", attacker=0, distance=1)


@pytest.mark.rule("BC-16")
@pytest.mark.parametrize(("space", "hit"), [(1, True), (5, True), (6, False)])
def test_smoke_has_its_own_range_alone(space: int, hit: bool) -> None:
    fight = Fight("borneo", "claus", spaces=(0, space)).lay("pathetic/smoke", "maneuver/shot").on()
    assert bool(fight.emitted("hit", attacker=0, reach=[1, 5])) == hit


def test_smoke_shifts_the_one_hit_by_up_to_one() -> None:
    fight = Fight("borneo", "claus", spaces=(1, 4)).lay("clumsy/smoke", "maneuver/burst").on("s5")
    assert fight.emitted("moved", fighter=1, way="retreat", end=5)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s6", "stay"}
    assert fight.stage("borneo.smoke/0") == "hit"
    fight.on("s6")
    assert fight.spaces() == [1, 6]


# ---------------------------------------------------------------- Mama Mazzaroth


@pytest.mark.rule("BC-98")
def test_mama_mazzaroth_is_no_attack_and_moves_after() -> None:
    fight = Fight("borneo", "claus", spaces=(2, 3)).set(0, life=9).rich(0, force=9)
    fight.lay("maneuver/smoke", "maneuver/strike").on("play")
    assert fight.emitted("pool", pool=4)
    assert fight.emitted("missed", attacker=0, why="no_range")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s4", "s5", "s6"}
    far = Fight("borneo", "claus", spaces=(6, 5)).set(0, life=9).rich(0, force=9)
    assert far.lay("maneuver/smoke", "maneuver/strike").on("play").offered == {"s2", "s3", "s4"}
    assert fight.stage("borneo.mama_mazzaroth/0") == "start"
    assert fight.stage("borneo.mama_mazzaroth/1") == "missed"
    fight.on("s0")
    assert fight.life() == [9, 20]
    assert "borneo.smoke" in fight.fighter(0).hand


@pytest.mark.rule("BC-32")
def test_mama_mazzaroth_leaves_three_beats_and_wins_when_time_runs_out() -> None:
    fight = Fight("borneo", "claus", spaces=(0, 6)).set(0, life=9).rich(0, force=9)
    fight.beat("maneuver/smoke", "cyclone/strike", answers=["play", "s1"])
    assert fight.board.pool == 2
    assert not fight.board.time_up
    fight.beat("petulant/knuckle", "hurricane/shot")
    assert fight.board.pool == 0
    assert fight.board.last_beat
    assert fight.match.outcome is None
    fight.beat("weaksauce/hex", "downdraft/grasp", answers=["stay"])
    assert fight.life() == [9, 20]
    assert fight.match.outcome is not None
    assert (fight.match.outcome.winners, fight.match.outcome.reason) == ((0,), "time")


def test_mama_mazzaroth_may_come_when_time_is_up_already() -> None:
    fight = Fight("borneo", "claus", spaces=(0, 6)).set(0, life=9).rich(0, force=9)
    fight.board.pool, fight.board.time_up, fight.board.last_beat = 0, True, True
    fight.beat("maneuver/smoke", "cyclone/strike", answers=["play", "s1"])
    assert fight.match.outcome is None
    assert (fight.board.pool, fight.board.last_beat) == (2, False)
