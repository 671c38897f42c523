"""Lixis: every hit costs the opponent a base; tokens and bonuses of others do little against her (BC-81)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight, figures_of, lasting_of
from tests.support.events import public_facts

BASES = {"strike", "drive", "dash", "grasp", "burst", "shot"}
HAND = ("claus.cyclone", "claus.hurricane", "claus.downdraft", "strike", "shot", "grasp", "burst")


@pytest.mark.rule("BC-81")
def test_the_figures_are_those_of_the_facts() -> None:
    assert figures_of("lixis") == {
        "venomous": ((0, 0), 1, 0, 2),
        "rooted": ((-1, 0), 1, -2, 0),
        "naturalizing": ((0, 1), -1, 1, 0),
        "vine": ((0, 2), 0, -2, 3),
        "pruning": ((0, 1), -1, -2, 0),
        "lance": ((2, 2), 3, 5, 0),
        "virulent_miasma": ((1, 3), 4, 5, 0),
    }
    assert lasting_of("lixis") == {"venomous/1": "next"}
    fight = Fight("lixis", "claus")
    assert fight.fighter(0).life_at_start == 20
    assert fight.fighter(0).tokens == {}
    assert fight.fighter(0).active == ()


# ---------------------------------------------------------------- the ability


@pytest.mark.rule("BC-78", "BC-40")
def test_a_hit_makes_the_opponent_discard_a_base_of_his_choice() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4))
    fight.lay("naturalizing/strike", "maneuver/shot").on()
    assert fight.question() == (fight.fighter(1).seat, "discard")
    assert fight.offered == BASES - {"shot"} | {"claus.tempest"}
    fight.on("grasp")
    claus, lixis = fight.fighter(1), fight.fighter(0)
    assert set(claus.discard_1) == {"maneuver", "shot", "grasp"}
    assert "grasp" not in claus.hand
    assert set(lixis.discard_1) == {"lixis.naturalizing", "strike"}
    emitted = [event for event in fight.events if event.kind == "discarded"]
    assert [public_facts(event) for event in emitted] == [{"fighter": 1, "kind": "base"}]
    fight.set(0, space=0).set(1, space=6)
    fight.beat("pruning/shot", "cyclone/strike")
    assert set(fight.fighter(1).discard_2) == {"maneuver", "shot", "grasp"}
    assert "grasp" not in fight.fighter(1).hand
    fight.beat("rooted/grasp", "hurricane/dash", answers=["s5"])
    assert "grasp" in fight.fighter(1).hand


def test_a_miss_costs_no_base() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6))
    fight.beat("maneuver/strike", "maneuver/shot")
    assert set(fight.fighter(1).discard_1) == {"maneuver", "shot"}


@pytest.mark.rule("BC-78")
def test_without_a_base_in_hand_nothing_is_discarded() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).set(
        1, hand=("maneuver", "shot", "claus.blast"), discard_2=("drive",)
    )
    fight.beat("maneuver/strike", "maneuver/shot")
    assert fight.emitted("hit", attacker=0)
    assert not fight.emitted("discarded")
    assert set(fight.fighter(1).discard_1) == {"maneuver", "shot"}


def test_a_style_is_never_discarded_and_the_last_base_goes_too() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).set(
        1, hand=("maneuver", "shot", "claus.blast", "dash"), discard_2=("drive",)
    )
    fight.lay("naturalizing/strike", "maneuver/shot").on()
    assert fight.offered == {"dash"}
    fight.on("dash")
    assert set(fight.fighter(1).discard_1) == {"maneuver", "shot", "dash"}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-93")
def test_venomous_advances_0_to_1_and_a_hit_slows_the_opponent_in_the_next_beat_alone() -> None:
    fight = Fight("lixis", "claus", spaces=(2, 4)).lay("venomous/strike", "maneuver/shot").on()
    assert fight.question() == (fight.fighter(0).seat, "move")
    assert fight.offered == {"s3", "stay"}
    fight.on("s3")
    assert fight.question()[1] == "discard"
    assert fight.priority(1) == 2
    fight.on("grasp")
    assert fight.spaces() == [3, 4]
    fight.lay("maneuver/dash", "cyclone/strike").on()
    assert fight.speeds() == {0: 9, 1: 3 + 1 - 2}
    fight.on("s2").lay("vine/grasp", "downdraft/burst").on()
    assert fight.speeds() == {0: 3, 1: 0}


def test_venomous_that_misses_slows_nobody() -> None:
    fight = Fight("lixis", "claus", spaces=(2, 4)).beat("venomous/grasp", "maneuver/strike", answers=["stay"])
    assert not fight.emitted("hit")
    fight.lay("maneuver/dash", "cyclone/shot").on()
    assert fight.speeds() == {0: 9, 1: 3}


@pytest.mark.rule("BC-44")
def test_rooted_has_armour_2() -> None:
    fight = Fight("lixis", "claus", spaces=(1, 4)).beat("rooted/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 2
    assert fight.life() == [19, 20]


@pytest.mark.rule("BC-11")
def test_rooted_reaches_one_space_less_but_not_below_0() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("rooted/grasp", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [0, 1]
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("rooted/shot", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [0, 4]


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "spaces"), [("refuse", [3, 4]), ("allow", [2, 4])])
def test_rooted_may_refuse_to_be_moved(answer: str, spaces: list[int]) -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("rooted/dash", "maneuver/grasp").on()
    assert fight.question() == (fight.fighter(0).seat, "move")
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("rooted/strike", "maneuver/grasp").on()
    assert fight.question() == (fight.fighter(1).seat, "move")
    assert fight.offered == {"s2", "s5"}
    fight.on("s2")
    assert fight.question() == (fight.fighter(0).seat, "refuse")
    fight.answer(answer)
    assert fight.spaces() == spaces
    assert bool(fight.emitted("refused", fighter=0, by=1)) == (answer == "refuse")


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "spaces"), [("refuse", [1, 6]), ("allow", [2, 6])])
def test_rooted_may_refuse_her_own_movement(answer: str, spaces: list[int]) -> None:
    fight = Fight("lixis", "claus", spaces=(1, 6)).lay("rooted/drive", "maneuver/burst").on("s2")
    assert fight.question() == (fight.fighter(0).seat, "refuse")
    fight.answer(answer)
    assert fight.spaces() == spaces


def test_another_style_may_not_refuse() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).beat(
        "venomous/shot", "maneuver/grasp", answers=["s2", "stay", "drive"]
    )
    assert fight.spaces() == [2, 4]
    assert not fight.emitted("refused")


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "spaces"), [("refuse", [1, 2]), ("allow", [0, 2])])
def test_rooted_may_refuse_the_push_of_fusion(answer: str, spaces: list[int]) -> None:
    fight = Fight("lixis", "luc", spaces=(1, 3)).lay("rooted/shot", "fusion/drive").on("s2")
    assert fight.question() == (fight.fighter(0).seat, "refuse")
    fight.answer(answer)
    assert fight.spaces()[0] == spaces[0]
    assert fight.emitted("lost") == []


@pytest.mark.rule("BC-97")
def test_naturalizing_cancels_bonuses_but_not_penalties_nor_guard() -> None:
    fight = Fight("lixis", "vanaah", spaces=(3, 4))
    fight.rich(1, force=6).lay("naturalizing/strike", "vengeance/shot")
    fight.use(0, "strengthen").use(1, "strengthen").use(1, "hasten").use(1, "fortify").on()
    assert fight.speeds() == {0: 4, 1: 2}
    assert fight.question() == (1, "discard")
    assert (fight.power(0), fight.power(1)) == (4 - 1 + 2, 3 + 2)
    assert fight.guard(1) == 2 + 4 + 2
    fight.on("grasp")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.emitted("damage", fighter=0)[0]["power"] == 5


@pytest.mark.rule("BC-97")
def test_naturalizing_leaves_penalties_in_force() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6)).beat("maneuver/grasp", "hurricane/strike")
    fight.lay("naturalizing/shot", "cyclone/shot").use(1, "hasten").on()
    assert fight.speeds() == {0: 3, 1: 3 - 4}
    fight = Fight("lixis", "claus", spaces=(0, 6)).beat("maneuver/grasp", "hurricane/strike")
    fight.lay("vine/dash", "cyclone/shot").use(1, "hasten").on()
    assert fight.speeds() == {0: 7, 1: 3 - 4 + 2}


def test_without_naturalizing_the_bonuses_count() -> None:
    fight = Fight("lixis", "vanaah", spaces=(3, 4))
    fight.lay("venomous/strike", "maneuver/shot").use(1, "divine_rush").use(1, "strengthen").on("stay")
    assert fight.speeds() == {0: 3, 1: 4}
    assert fight.emitted("damage", fighter=0)[0]["power"] == 3 + 2 + 2


@pytest.mark.rule("BC-97")
def test_naturalizing_cancels_a_longer_range() -> None:
    fight = Fight("lixis", "magdelina", spaces=(2, 4)).set(1, tokens={"trance": 3})
    fight.lay("naturalizing/dash", "sanctimonious/strike").on()
    assert fight.reach(1) == (1, 1)


def test_naturalizing_makes_tokens_of_the_opponent_idle() -> None:
    fight = Fight("lixis", "rukyuk", spaces=(3, 4))
    fight.lay("naturalizing/shot", "point_blank/grasp").use(1, "impact").on("s2")
    assert fight.emitted("hit", attacker=1, target=0)
    assert fight.spaces() == [2, 4]
    assert not fight.emitted("moved", way="push")


def test_naturalizing_gives_the_guard_back_that_a_round_would_ignore() -> None:
    fight = Fight("lixis", "rukyuk", spaces=(3, 4))
    fight.lay("venomous/strike", "point_blank/grasp").use(1, "flash").on("s2", "stay")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 0
    fight = Fight("lixis", "rukyuk", spaces=(3, 4))
    fight.lay("naturalizing/strike", "point_blank/grasp").use(1, "flash").on("s2", "stay")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 5


def test_naturalizing_lets_no_token_be_used_any_more() -> None:
    fight = Fight("lixis", "hikaru", spaces=(1, 5)).lay("venomous/shot", "geomantic/strike").on()
    assert fight.question() == (fight.fighter(1).seat, "token")
    fight = Fight("lixis", "hikaru", spaces=(1, 6)).lay("naturalizing/shot", "geomantic/drive").on()
    assert fight.question() == (fight.fighter(1).seat, "move")
    assert not fight.emitted("tokens")


def test_vine_pulls_0_to_2_past_her_too() -> None:
    fight = Fight("lixis", "claus", spaces=(2, 5)).lay("vine/strike", "maneuver/shot").on()
    assert fight.question()[1] == "effect"
    assert fight.offered == {"lixis.vine/0", "lixis.ability/0"}
    fight.on("lixis.vine/0")
    assert fight.offered == {"s4", "s3", "stay"}
    fight.on("s3", "grasp")
    assert fight.spaces() == [2, 3]
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("vine/strike", "maneuver/shot").on("lixis.vine/0")
    assert fight.offered == {"s2", "s1", "stay"}


def test_vine_that_misses_pulls_nobody() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6)).beat("vine/strike", "maneuver/strike")
    assert fight.spaces() == [0, 6]


def test_pruning_grows_with_the_bases_in_the_discards() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4))
    piles = {"discard_1": ("claus.blast", "drive", "dash"), "discard_2": ("claus.cyclone", "claus.tempest")}
    hand = ("maneuver", "claus.hurricane", "strike", "shot", "grasp", "burst")
    fight.set(1, hand=hand, **piles).lay("pruning/strike", "maneuver/shot").on()
    assert fight.speeds() == {0: 3 - 2 + 3, 1: 2}
    assert fight.question() == (1, "discard")
    assert fight.power(0) == 4 - 1 + 3
    assert fight.power(1) == 3


@pytest.mark.rule("BC-42")
def test_what_pruning_adds_lasts_for_the_beat_alone() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6)).set(1, discard_2=("claus.blast", "drive"), hand=("maneuver", *HAND))
    fight.beat("pruning/strike", "maneuver/grasp")
    assert fight.speeds() == {0: 2, 1: 5}
    fight.lay("maneuver/grasp", "cyclone/strike").on()
    assert fight.speeds() == {0: 5, 1: 4}


def test_pruning_adds_nothing_while_no_base_is_discarded() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6)).set(0, discard_1=("drive", "dash"))
    fight.lay("pruning/strike", "maneuver/shot").on()
    assert fight.speeds() == {0: 1, 1: 2}
    assert not fight.emitted("bonus")


def test_pruning_costs_one_more_base() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 4)).lay("pruning/grasp", "maneuver/shot").on()
    assert fight.offered == {"lixis.pruning/1", "grasp/0", "lixis.ability/0"}
    fight.on("lixis.pruning/1")
    assert fight.offered == {"strike", "drive", "dash", "grasp", "burst", "claus.tempest"}
    fight.on("drive", "lixis.ability/0")
    assert fight.offered == {"strike", "dash", "grasp", "burst", "claus.tempest"}
    fight.on("dash", "s5")
    assert set(fight.fighter(1).discard_1) == {"maneuver", "shot", "drive", "dash"}
    assert set(fight.fighter(0).discard_1) == {"lixis.pruning", "grasp"}


# ---------------------------------------------------------------- base


@pytest.mark.rule("BC-92", "BC-50")
def test_lance_keeps_the_opponent_from_entering_the_spaces_next_to_her() -> None:
    fight = Fight("lixis", "vanaah", spaces=(1, 4)).set(1, hand=("vanaah.glorious", "vanaah.paladin", "drive", "shot"))
    fight.lay("vine/lance", "glorious/drive").use(1, "hasten").on()
    assert fight.speeds() == {0: 3, 1: 6}
    assert fight.emitted("moved", fighter=1) == []
    assert fight.question() == (fight.fighter(1).seat, "effect")


@pytest.mark.rule("BC-92")
def test_lance_may_be_passed_by_nobody_on_foot_and_left_by_everybody() -> None:
    fight = Fight("lixis", "claus", spaces=(2, 4)).lay("vine/lance", "maneuver/drive").use(1, "hasten").on()
    assert not fight.emitted("moved")
    assert fight.emitted("hit", attacker=0)
    fight = Fight("lixis", "claus", spaces=(2, 3)).lay("maneuver/lance", "maneuver/dash").on()
    assert fight.offered == {"s4", "s5", "s6"}


@pytest.mark.rule("BC-92", "BC-53")
def test_lance_bars_teleports_next_to_her_and_her_own_pulls() -> None:
    fight = Fight("lixis", "vanaah", spaces=(0, 6)).beat("maneuver/lance", "paladin/strike")
    assert fight.spaces() == [0, 6]
    fight = Fight("lixis", "vanaah", spaces=(0, 6)).beat("maneuver/shot", "paladin/strike")
    assert fight.spaces() == [0, 1]
    fight = Fight("lixis", "claus", spaces=(2, 4)).lay("vine/lance", "maneuver/shot").on("lixis.vine/0")
    assert fight.question()[1] == "discard"
    assert fight.spaces() == [2, 4]


def test_lance_does_not_bind_lixis_herself() -> None:
    fight = Fight("lixis", "claus", spaces=(2, 4)).lay("venomous/lance", "maneuver/shot").on()
    assert fight.offered == {"s3", "stay"}


# ---------------------------------------------------------------- finisher


def with_miasma(life: int, active: int = 1) -> Fight:
    fight = Fight("lixis", "claus", spaces=(3, 5), active=active)
    fight.set(0, active=("lixis.miasma",)).set(1, life=life)
    return fight


@pytest.mark.rule("BC-25", "BC-70")
def test_virulent_miasma_activates_the_miasma_for_good() -> None:
    fight = Fight("lixis", "claus", spaces=(3, 5)).rich(0)
    fight.lay("maneuver/strike", "maneuver/shot").on("play")
    assert fight.speeds() == {0: 5, 1: 2}
    assert fight.question() == (1, "discard")
    fight.on("grasp")
    assert fight.fighter(0).active == ("lixis.miasma",)
    assert fight.life() == [20, 16]
    fight.set(0, space=0).set(1, space=6).lay("vine/lance", "hurricane/drive")
    assert fight.life() == [20, 13]
    fight.on("s5").lay("pruning/burst", "cyclone/strike")
    assert fight.life() == [20, 10]


@pytest.mark.rule("BC-45", "BC-94")
def test_miasma_takes_3_life_in_every_beat_before_advantages_but_not_the_last() -> None:
    fight = with_miasma(8).lay("maneuver/dash", "cyclone/shot")
    assert fight.life() == [20, 5]
    assert fight.question()[1] == "advantage"
    fight = with_miasma(3).lay("maneuver/dash", "cyclone/shot")
    assert fight.life() == [20, 1]
    fight.on()
    assert fight.speeds() == {0: 9, 1: 3}


def test_miasma_slows_an_opponent_who_starts_the_beat_at_1_life() -> None:
    fight = with_miasma(1).lay("maneuver/dash", "cyclone/shot").on()
    assert fight.speeds() == {0: 9, 1: 3 - 3}
    assert fight.life() == [20, 1]
    fight = with_miasma(2).lay("maneuver/dash", "cyclone/shot").on()
    assert fight.speeds() == {0: 9, 1: 3}


@pytest.mark.rule("BC-93")
def test_miasma_takes_its_penalty_anew_in_each_beat() -> None:
    fight = with_miasma(1).beat("maneuver/dash", "cyclone/shot", answers=["s2"])
    fight.set(0, space=0).set(1, space=6, life=10).lay("vine/strike", "downdraft/grasp").on()
    assert fight.speeds() == {0: 1, 1: 5 - 1}


def test_virulent_miasma_that_misses_activates_nothing() -> None:
    fight = Fight("lixis", "claus", spaces=(0, 6)).rich(0)
    fight.beat("maneuver/strike", "maneuver/shot", answers=["play"])
    assert fight.fighter(0).active == ()


@pytest.mark.rule("BC-40")
def test_a_mirror_match_costs_both_a_base() -> None:
    fight = Fight("lixis", "lixis", spaces=(3, 5))
    fight.lay("venomous/lance", "naturalizing/lance").on()
    assert fight.speeds() == {0: 5, 1: 6}
    assert fight.question() == (fight.fighter(0).seat, "discard")
    fight.on("drive")
    assert "drive" in (*fight.fighter(0).beside, *fight.fighter(0).discard_1)
