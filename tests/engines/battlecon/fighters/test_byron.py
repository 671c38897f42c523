"""Byron (adapted): life by Masks, distances that matter, and attacks that do not reach him."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

MASK = "byron.mask"


def masks(fight: Fight, i: int = 0) -> tuple[int, int]:
    """Return the Masks in supply and exhausted."""
    return fight.fighter(i).tokens[MASK], fight.fighter(i).exhausted.get(MASK, 0)


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["byron"]
    assert figures_of("byron") == {
        "soulless": ((0, 0), 1, -4, "stable"),
        "deathless": ((1, 3), 2, -1, 0),
        "heartless": ((1, 2), 1, 1, 0),
        "faceless": ((0, 1), 1, 0, 0),
        "breathless": ((3, 4), 0, 0, 0),
        "smoke": ((1, 5), 2, 3, 0),
        "soul_trap": ((1, 3), 7, 2, "stable"),
        "soul_gate": ((3, 4), 25, 0, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (15, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.counter) for t in kit.tokens] == [("mask", 5, 0, True)]
    assert {card.id: card.fixed for card in (*kit.styles, *kit.bases) if card.fixed} == {"smoke": ("range",)}


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-01")
def test_life_is_three_for_each_mask_and_is_set_anew_in_recycle() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3))
    assert (fight.life()[0], fight.fighter(0).life_at_start, masks(fight)) == (15, 15, (5, 0))
    fight.beat("maneuver/shot", "hurricane/strike", answers=["keep"])
    assert fight.emitted("damage", fighter=0) == [
        {"fighter": 0, "by": 1, "power": 7, "armour": 0, "taken": 7, "guard": 2, "life": 8, "attack": True}
    ]
    assert fight.emitted("life_set", fighter=0, life=12)
    assert fight.stage("byron.ability/0") == "damage"
    assert fight.stage("byron.ability/1") == "recycle"
    assert (fight.life()[0], masks(fight)) == (12, (4, 1))


def test_a_mask_is_lost_once_a_beat_however_often_he_is_damaged() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).beat("maneuver/shot", "tailwind/strike", answers=["s1", "keep"])
    assert len(fight.emitted("damage", fighter=0)) == 2, "Claus's push, then his attack"
    assert masks(fight) == (4, 1)


def test_unharmed_he_keeps_his_masks_and_the_blow_may_cost_less_than_a_mask() -> None:
    fight = Fight("byron", "claus", spaces=(0, 6)).beat("maneuver/strike", "cyclone/strike", answers=["keep"])
    assert (fight.life()[0], masks(fight)) == (15, (5, 0))
    assert not fight.emitted("life_set")
    weak = Fight("byron", "claus", spaces=(2, 3)).beat("maneuver/strike", "maneuver/tempest", answers=["stay", "keep"])
    assert weak.emitted("damage", fighter=0)[0]["taken"] == 1
    assert (weak.life()[0], masks(weak)) == (12, (4, 1))


def test_life_lost_by_effects_stays_lost() -> None:
    fight = Fight("byron", "claus", spaces=(0, 1)).beat("maneuver/shot", "cyclone/strike", answers=["keep"])
    assert fight.emitted("lost", fighter=0, amount=3)
    assert (fight.life()[0], masks(fight)) == (4 * 3 - 3, (4, 1))
    fight.set(0, tokens={"mask": 1}).set(1, space=6)
    fight.beat("soulless/strike", "blast/grasp")
    assert fight.life()[0] == 1, "never less than 1"


@pytest.mark.rule("BC-47", "BC-67")
def test_the_life_that_a_title_adds_lasts_until_the_masks_set_it() -> None:
    fight = Fight("byron", "claus", "seth", spaces=(0, 7, 8))
    assert (fight.fighter(0).title, fight.life()[0], fight.board.force[0]) == ("master", 25, 4)
    fight.beat("heartless/grasp", "blast/grasp", "mimics/grasp")
    assert fight.emitted("life_set", fighter=0, life=15)
    assert masks(fight) == (5, 0)


@pytest.mark.rule("BC-33")
def test_enough_damage_in_one_beat_puts_him_out_with_masks_left() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).set(0, life=7).beat("maneuver/shot", "hurricane/strike")
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (1,)
    saved = (
        Fight("byron", "claus", spaces=(2, 3))
        .set(0, life=8)
        .beat("maneuver/shot", "hurricane/strike", answers=["keep"])
    )
    assert saved.life()[0] == 12


# ---------------------------------------------------------------- styles


def test_soulless_next_to_the_opponent_takes_two_life_for_two_power() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).beat("soulless/strike", "maneuver/shot")
    assert fight.emitted("lost", fighter=1, amount=2)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1 + 4 + 2
    assert fight.life()[1] == 20 - 2 - 7
    assert fight.stage("byron.soulless/1") == "reveal"
    assert {emitted["until"] for emitted in fight.emitted("bonus")} == {"beat"}
    far = Fight("byron", "claus", spaces=(2, 4)).beat("soulless/shot", "maneuver/strike")
    assert not far.emitted("lost")
    assert far.emitted("damage", fighter=1)[0]["power"] == 1 + 3


@pytest.mark.rule("BC-97")
def test_soulless_has_armour_for_lost_masks_and_is_stable() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).set(0, tokens={"mask": 3}, exhausted={"mask": 2})
    fight.lay("soulless/burst", "hurricane/strike").on()
    assert fight.armour(0) == 2
    fight.on("s1")
    assert fight.board.beat == 2
    whole = Fight("byron", "claus", spaces=(2, 3)).beat("soulless/strike", "hurricane/strike")
    (hit,) = whole.emitted("damage", fighter=0)
    assert (hit["armour"], hit["taken"], hit["guard"]) == (0, 7, None)
    assert whole.emitted("not_stunned", fighter=0, why="stable")
    lost = Fight("byron", "claus", spaces=(2, 3)).set(0, tokens={"mask": 3}, exhausted={"mask": 2})
    lost.beat("soulless/strike", "hurricane/strike")
    assert lost.emitted("damage", fighter=0)[0]["armour"] == 2


def test_soulless_costs_a_mask_at_the_end_if_none_was_lost() -> None:
    fight = Fight("byron", "claus", spaces=(0, 6)).beat("soulless/strike", "maneuver/strike")
    assert (masks(fight), fight.life()[0]) == ((4, 1), 12)
    assert fight.stage("byron.soulless/2") == "end"
    hurt = Fight("byron", "claus", spaces=(2, 3)).beat("soulless/strike", "maneuver/strike")
    assert masks(hurt) == (4, 1), "the one for the damage, no other"


@pytest.mark.rule("BC-74")
def test_deathless_takes_one_damage_in_the_whole_beat() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).beat("deathless/strike", "hurricane/strike")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["taken"], hit["guard"]) == (7, 1, 5)
    assert not fight.emitted("stunned", fighter=0)
    twice = Fight("byron", "claus", spaces=(2, 3)).beat("deathless/strike", "tailwind/strike", answers=["s1"])
    assert [hit["taken"] for hit in twice.emitted("damage", fighter=0)] == [1, 0]
    # Claus takes what he is dealt.
    near = Fight("byron", "claus", spaces=(2, 4)).beat("deathless/strike", "maneuver/grasp")
    assert near.emitted("damage", fighter=1)[0]["taken"] == 6


def test_deathless_one_damage_stuns_a_guard_of_nothing() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).beat("deathless/drive", "maneuver/grasp", answers=["s1"])
    assert fight.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-91")
def test_deathless_damage_at_distance_four_teleports_the_opponent_to_any_free_space() -> None:
    fight = Fight("byron", "claus", spaces=(1, 5)).lay("deathless/shot", "maneuver/strike").on()
    assert fight.emitted("hit", attacker=0, distance=4, reach=[2, 7])
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s2", "s3", "s4", "s6"}
    fight.on("s0")
    assert fight.spaces() == [1, 0]
    assert fight.emitted("moved", fighter=1, by=0, way="teleport")
    assert fight.stage("byron.deathless/2") == "damage"
    for space in (4, 6):
        other = Fight("byron", "claus", spaces=(1, space)).lay("deathless/shot", "maneuver/strike").on()
        assert other.emitted("damage", fighter=1, taken=5)
        assert other.board.beat == 2, "nothing is asked"
        assert not other.emitted("moved")


def test_deathless_without_damage_at_distance_four_teleports_nobody() -> None:
    fight = Fight("byron", "cadenza", spaces=(1, 5), sides={1: 1}).set(1, life=9).rich(1, force=9)
    fight.lay("deathless/shot", "maneuver/strike").on("play")
    assert fight.emitted("hit", attacker=0, distance=4)
    assert fight.emitted("damage", fighter=1, taken=0)
    assert not fight.emitted("effect", effect="byron.deathless/2")


def test_heartless_has_two_armour() -> None:
    fight = Fight("byron", "claus", spaces=(2, 3)).beat("heartless/strike", "cyclone/grasp", answers=["s1"])
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (3, 2, 1)


@pytest.mark.parametrize(("space", "armour"), [(3, 6), (2, 3), (4, 3)])
def test_heartless_gains_armour_by_damage_dealt(space: int, armour: int) -> None:
    fight = Fight("byron", "cadenza", spaces=(0, space)).set(1, life=20)
    fight.lay("heartless/shot", "clockwork/shot").use(1, "iron_body").on()
    (mine,) = fight.emitted("damage", fighter=1)
    (theirs,) = fight.emitted("damage", fighter=0)
    if space == 3:
        # Ignores the armour, and takes as much life as there was of it, before the damage.
        assert fight.stage("byron.heartless/2") == "damage"
        assert {emitted["until"] for emitted in fight.emitted("bonus", target=0, stat="armour")} == {"beat"}
        assert fight.emitted("lost", fighter=1) == [{"fighter": 1, "amount": 3, "life": 17}]
        assert fight.stage("byron.heartless/1") == "hit"
        assert {emitted["until"] for emitted in fight.emitted("rule", target=0)} == {"beat"}
        assert (mine["armour"], mine["taken"]) == (0, 4)
        assert (theirs["power"], theirs["armour"], theirs["taken"]) == (6, armour, 0)
    else:
        assert not fight.emitted("lost", fighter=1)
        assert (mine["armour"], mine["taken"]) == (3, 1)
        assert (theirs["power"], theirs["armour"], theirs["taken"]) == (6, armour, 3)


def test_heartless_at_distance_three_takes_nothing_where_there_is_no_armour() -> None:
    fight = Fight("byron", "claus", spaces=(0, 3)).beat("heartless/shot", "cyclone/strike")
    assert fight.emitted("hit", attacker=0, distance=3)
    assert not fight.emitted("lost")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 4


@pytest.mark.rule("BC-76")
def test_faceless_is_not_hit_any_more_once_he_has_hit() -> None:
    fight = Fight("byron", "cadenza", spaces=(2, 3)).beat("faceless/strike", "battery/shot", uses=[(1, "iron_body")])
    assert fight.emitted("hit", attacker=0, reach=[1, 2])
    assert fight.emitted("missed", attacker=1, why="avoided")
    assert fight.stage("byron.faceless/0") == "hit"
    assert fight.life() == [15, 15]
    late = Fight("byron", "cadenza", spaces=(2, 3)).beat("faceless/strike", "battery/grasp", answers=["s4", "decline"])
    assert late.emitted("hit", attacker=1), "he had not hit yet"
    assert late.emitted("hit", attacker=0)
    missed = Fight("byron", "claus", spaces=(0, 4)).beat("faceless/strike", "maneuver/shot")
    assert missed.emitted("hit", attacker=1)
    fight.lay("heartless/shot", "mechanical/press").on()
    assert fight.emitted("hit", attacker=1), "in the next beat he is hit again"


@pytest.mark.rule("BC-93")
def test_faceless_damage_at_distance_two_is_priority_in_the_next_beat_alone() -> None:
    fight = Fight("byron", "claus", spaces=(2, 4)).beat("faceless/strike", "downdraft/strike")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 5
    assert fight.emitted("bonus", target=0, stat="priority", by=5, until="next")
    assert fight.stage("byron.faceless/1") == "damage"
    fight.lay("heartless/shot", "cyclone/shot")
    assert fight.priority(0) == 5
    assert fight.priority(1) == 0
    fight.on()
    while fight.board.beat == 2:
        fight.on(sorted(fight.offered)[0])
    fight.lay("deathless/grasp", "blast/burst")
    assert fight.priority(0) == 0
    near = Fight("byron", "claus", spaces=(2, 3)).beat("faceless/strike", "downdraft/strike")
    assert near.emitted("damage", fighter=1)[0]["taken"] == 5
    assert not near.emitted("bonus", stat="priority")
    far = Fight("byron", "claus", spaces=(2, 5)).beat("faceless/shot", "cyclone/strike")
    assert far.emitted("damage", fighter=1)[0]["taken"] == 4
    assert not far.emitted("bonus", stat="priority")


@pytest.mark.rule("BC-91")
def test_breathless_may_teleport_on_its_own_side_of_the_opponent() -> None:
    fight = Fight("byron", "claus", spaces=(2, 4)).lay("breathless/shot", "maneuver/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"byron.breathless/0", "decline"}
    assert fight.emitted("phase")[-1]["phase"] == "start"
    fight.on("byron.breathless/0")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s3"}
    fight.on("s0")
    assert fight.emitted("moved", fighter=0, way="teleport", end=0)
    stay = Fight("byron", "claus", spaces=(2, 4)).beat("breathless/shot", "maneuver/strike", answers=["decline"])
    assert stay.spaces() == [2, 4]


@pytest.mark.parametrize(("space", "lost"), [(4, 0), (5, 2), (6, 0)])
def test_breathless_at_distance_five_weakens_and_drains(space: int, lost: int) -> None:
    fight = Fight("byron", "claus", spaces=(0, space)).beat("breathless/shot", "maneuver/strike", answers=["decline"])
    assert fight.emitted("hit", attacker=0, reach=[4, 8])
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == ([lost] if lost else [])
    assert bool(fight.emitted("bonus", target=1, stat="power", by=-3, until="beat")) == bool(lost)
    assert fight.life() == [15, 20 - lost - 3]


def test_breathless_weakens_the_attack_of_this_beat() -> None:
    fight = Fight("byron", "cadenza", spaces=(0, 4)).beat(
        "breathless/shot", "grapnel/burst", uses=[(1, "iron_body")], answers=["decline", "s5", "stay"]
    )
    assert fight.emitted("hit", attacker=1, distance=5)
    assert fight.emitted("damage", fighter=0)[0]["power"] == 0
    assert fight.life() == [15, 15]
    assert fight.stage("byron.breathless/1") == "hit"


@pytest.mark.parametrize(("space", "hit"), [(1, True), (5, True), (6, False)])
def test_smoke_has_its_own_range_alone_and_shifts_by_up_to_one(space: int, hit: bool) -> None:
    fight = Fight("byron", "claus", spaces=(0, space)).lay("faceless/smoke", "maneuver/shot").on()
    assert bool(fight.emitted("hit", attacker=0, reach=[1, 5])) == hit
    if hit:
        assert fight.question() == (0, "move")
        assert fight.offered == {1: {"s2", "stay"}, 5: {"s4", "s6", "stay"}}[space]
        assert fight.stage("byron.smoke/0") == "hit"


# ---------------------------------------------------------------- finishers


def test_soul_trap_gives_back_a_mask() -> None:
    fight = Fight("byron", "claus", spaces=(2, 5), sides={0: 0}).set(
        0, life=9, tokens={"mask": 3}, exhausted={"mask": 2}
    )
    fight.rich(0, force=9).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("hit", attacker=0, distance=3, reach=[1, 3])
    assert (masks(fight), fight.life()) == ((4, 1), [12, 13])
    assert fight.stage("byron.soul_trap/0") == "hit"
    missed = Fight("byron", "claus", spaces=(2, 6), sides={0: 0}).set(
        0, life=9, tokens={"mask": 3}, exhausted={"mask": 2}
    )
    missed.rich(0, force=9).beat("maneuver/strike", "hurricane/shot", answers=["play"])
    assert missed.emitted("missed", attacker=0)
    assert masks(missed) == (2, 3), "none back, and one lost"
    assert missed.emitted("not_stunned", fighter=0, why="stable")


@pytest.mark.rule("BC-76")
def test_soul_gate_is_hit_only_by_an_opponent_who_has_moved() -> None:
    fight = Fight("byron", "claus", spaces=(2, 5), sides={0: 1}).set(0, life=9).rich(0, force=9)
    fight.beat("maneuver/strike", "maneuver/shot", answers=["play"])
    assert fight.emitted("missed", attacker=1, why="avoided")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 25
    assert fight.match.outcome is not None
    assert fight.match.outcome.winners == (0,)
    moved = Fight("byron", "claus", spaces=(2, 6), sides={0: 1}).set(0, life=9).rich(0, force=9)
    moved.beat("maneuver/strike", "tailwind/shot", answers=["play", "s5"])
    assert moved.emitted("hit", attacker=1, target=0)
    assert moved.emitted("stunned", fighter=0)
    far = Fight("byron", "claus", spaces=(2, 4), sides={0: 1}).set(0, life=9).rich(0, force=9)
    far.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert far.emitted("missed", attacker=0, reach=[3, 4])
    assert far.life() == [15, 20]
