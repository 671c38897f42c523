"""Rath (adapted): comes up from below, strikes unseen and is gone again."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout


@pytest.mark.rule("SB-25", "SB-62")
def test_double_dealing_deals_its_damage_twice_from_afar() -> None:
    bout = Bout("rath:C1", "kilgore:C3 alistair:C2 taze:C4", hand="double_dealing").start("double_dealing", "stay")
    assert bout.offered == {"kilgore", "alistair", "stop"}
    bout.on("kilgore")
    assert bout.figures("kilgore") == Blow(2, 1)
    assert bout.blows() == bout.blows("repeat") == [("kilgore", 1)]


# ---------------------------------------------------------------- Nightshade


@pytest.mark.rule("SB-30", "SB-60", "SB-61")
def test_nightshade_draws_plans_and_makes_his_next_attack_ignore_defence() -> None:
    hand = "nightshade sneak_attack burrow"
    bout = Bout("rath:C4 tzu_xiao:D3", "dugrun:C3", hand=hand, deck="pounce go_to_ground")
    bout.start("nightshade", "stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"2", "1", "0"}
    bout.on("2")
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 1)
    bout.on("go_to_ground")
    assert bout.planned(0) == ["go_to_ground"]
    bout.play("pounce", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(1, 2), "his own attacks alone"
    bout.start("sneak_attack", "B3", "dugrun")
    assert bout.figures("dugrun") == Blow(2, 0, ignored=True), "not spent by the ally"


def test_nightshade_is_spent_on_his_first_attack() -> None:
    bout = Bout("rath:C4", "dugrun:C3", hand="nightshade sneak_attack burrow")
    bout.play("nightshade", "stay", "use", "0", "").play("sneak_attack", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(2, 0, ignored=True)
    bout.start("burrow", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(3, 2)


# ---------------------------------------------------------------- Stalk Beneath


@pytest.mark.rule("SB-28", "SB-67")
def test_stalk_beneath_bites_an_adjacent_enemy_and_places_him_next_to_an_ally() -> None:
    bout = Bout("rath:C4 goldarr:A1 tzu_xiao:G1", "dugrun:C3 taze:C5", hand="stalk_beneath").start("stalk_beneath")
    assert bout.question == (0, "use"), "no boots"
    bout.on("use")
    assert bout.question == (0, "who")
    assert bout.offered == {"dugrun", "taze"}, "not optional"
    bout.on("dugrun")
    assert bout.blows("effect") == [("dugrun", 2)], "defence does not count"
    assert bout.question == (0, "place")
    assert bout.offered == {"A2", "B1", "B2", "F1", "F2", "G2"}, "any hex next to any ally"
    bout.on("G2")
    assert bout.at("rath") == ["G2"]


@pytest.mark.rule("SB-19")
def test_stalk_beneath_places_him_only_after_a_bite() -> None:
    bout = Bout("rath:C4 goldarr:B4", "taze:C6", hand="stalk_beneath").play("stalk_beneath", "use")
    assert bout.at("rath") == ["C4"]
    assert bout.damage("goldarr") == [0], "he bites no ally"
    alone = Bout("rath:C4", "taze:C5", hand="stalk_beneath").play("stalk_beneath", "use")
    assert alone.damage("taze") == [2]
    assert alone.at("rath") == ["C4"], "no ally in the arena"
    out = Bout("rath:C4 goldarr:A1", "taze:C5", hand="stalk_beneath", damage={"taze": 7})
    out.play("stalk_beneath", "use", "A2")
    assert out.at("taze", "rath") == ["gate", "A2"]
    assert out.champion("rath").levelled
    assert "stalk_beneath" not in Bout("rath goldarr:A1", "taze:C6", hand="stalk_beneath").offered


# ---------------------------------------------------------------- Burrow


@pytest.mark.rule("SB-22", "SB-52")
def test_burrow_jumps_before_and_after() -> None:
    bout = Bout("rath:C1", "taze:C4 alistair:C2", hand="burrow").start("burrow")
    assert bout.question == (0, "jump")
    assert bout.offered == {"A1", "B1", "B2", "C3", "D2", "E1", "E2", "stay"}, "two hexes"
    bout.on("C3")
    assert bout.offered == {"taze", "alistair", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.question == (0, "jump")
    assert "C5" in bout.offered
    assert "C6" not in bout.offered
    bout.on("C1")
    assert bout.moved("jump") == [("rath", "C3"), ("rath", "C1")]


# ---------------------------------------------------------------- Sneak Attack


@pytest.mark.rule("SB-35")
def test_sneak_attack_leaves_no_time_to_react() -> None:
    bout = Bout("rath:C4", "goldarr:C3", hand="sneak_attack intimidation burrow")
    bout.play("sneak_attack", "stay", "goldarr")
    assert bout.figures("goldarr") == Blow(2, 1)
    bout.start("burrow", "stay", "goldarr")
    assert bout.question == (1, "react"), "the next attack again"


# ---------------------------------------------------------------- Go to Ground


@pytest.mark.rule("SB-38", "SB-52")
def test_go_to_ground_lets_the_champion_it_was_put_on_jump() -> None:
    bout = Bout("tzu_xiao:C4", "alistair:C3 rath:G1", hand="pounce go_to_ground")
    bout.start("pounce", "stay", "alistair", "go_to_ground>alistair")
    assert bout.figures("alistair") == Blow(1, 1)
    assert bout.question == (1, "jump")
    assert {"C1", "stay", "A3", "E3"} <= bout.offered
    assert not {"C4", "D1", "B5"} & bout.offered
    bout.on("C5")
    assert bout.at("alistair") == ["C6"], "pushed from where he jumped to: he is still next to the attacker"


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-64")
def test_attacks_of_the_levelled_rath_are_poisonous_once_a_target() -> None:
    bout = Bout("rath:C4", "taze:C3", hand="double_dealing", levelled="rath").play("double_dealing", "stay", "taze")
    assert bout.blows() + bout.blows("repeat") == [("taze", 2), ("taze", 2)]
    assert bout.blows("poison") == [("taze", 1)]
    assert bout.champion("rath").health == 7
    none = Bout("rath:C4", "dugrun:C3", hand="double_dealing", levelled="rath")
    assert none.play("double_dealing", "stay", "dugrun").damage("dugrun") == [0], "no damage, no poison"
    plain = Bout("rath:C4", "taze:C3", hand="double_dealing").play("double_dealing", "stay", "taze")
    assert plain.damage("taze") == [4]


@pytest.mark.rule("SB-42")
def test_only_his_attacks_are_poisonous() -> None:
    bout = Bout("rath:C4 tzu_xiao:B2", "taze:C3", hand="stalk_beneath pounce", levelled="rath")
    bout.play("pounce", "stay", "taze")
    assert bout.blows("poison") == []
    bout = Bout("rath:C4", "taze:C3", hand="stalk_beneath", levelled="rath").play("stalk_beneath", "use")
    assert bout.damage("taze") == [2]
