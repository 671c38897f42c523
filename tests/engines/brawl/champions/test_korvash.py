"""Korvash (adapted): cuts into the thick of them and finishes the wounded."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout


@pytest.mark.rule("SB-55", "SB-65")
def test_hell_hath_no_fury_forces_a_target_that_is_bloodied_by_now() -> None:
    bout = Bout("korvash:C3", "taze:C5 alistair:C6", hand="hell_hath_no_fury").start("hell_hath_no_fury", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.question == (0, "force"), "bloodied by this very attack"
    assert bout.offered == {"C4", "B4", "B5", "D5", "stay"}, "one hex"
    bout.on("B5")
    assert bout.at("taze") == ["B5"]
    light = Bout("korvash:C3", "goldarr:C5", hand="hell_hath_no_fury").play("hell_hath_no_fury", "stay", "goldarr")
    assert light.at("goldarr") == ["C5"]


@pytest.mark.rule("SB-27", "SB-33")
def test_chop_is_stronger_for_each_target_allies_too() -> None:
    bout = Bout("korvash:C4 dugrun:C3", "taze:C5 alistair:B4", hand="chop").start("chop")
    assert bout.offered == {"d0", "stop"}, "no boots; all six neighbours"
    bout.on("d0")
    assert bout.figures("taze") == Blow(6, 0)
    assert bout.figures("dugrun") == Blow(6, 2)
    assert bout.damage("taze", "alistair", "dugrun") == [6, 6, 4]
    one = Bout("korvash:C4", "taze:C5", hand="chop").play("chop", "d0")
    assert one.figures("taze") == Blow(2, 0)


@pytest.mark.rule("SB-28", "SB-53", "SB-58")
def test_shockwave_pushes_and_stuns() -> None:
    bout = Bout("korvash:C3", "taze:C4 alistair:C6", hand="shockwave rush finishing_blow").start("shockwave", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.at("taze") == ["C5"]
    assert bout.question == (1, "lose_card"), "no reaction against a skill, and stunned though the push has not hurt"
    bout.on("rush")
    assert bout.damage("taze") == [0]
    wall = Bout("korvash:C4", "taze:C5 alistair:C6", hand="shockwave rush").play("shockwave", "stay", "taze", "rush")
    assert wall.damage("taze") == [1]


@pytest.mark.rule("SB-52")
def test_leaping_strike_jumps_before_it_hits() -> None:
    bout = Bout("korvash:C1", "taze:C5 alistair:C3", hand="leaping_strike").start("leaping_strike", "C2")
    assert bout.question == (0, "jump")
    assert "E3" in bout.offered
    assert "F3" not in bout.offered, "two hexes"
    bout.on("C4")
    assert bout.offered == {"taze", "alistair", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)


# ---------------------------------------------------------------- Bloodcurdling Roar


@pytest.mark.rule("SB-36", "SB-39", "SB-65")
@pytest.mark.parametrize(("damage", "question"), [(3, (0, "act")), (2, (1, "lose_card"))])
def test_bloodcurdling_roar_stops_what_a_bloodied_attacker_would_do_after_the_attack(
    damage: int, question: tuple[int, str]
) -> None:
    hand = "bludgeon bloodcurdling_roar reverence"
    bout = Bout("taze:C4", "alistair:C3 korvash", hand=hand, damage={"taze": damage})
    bout.start("bludgeon", "stay", "alistair", "bloodcurdling_roar>alistair")
    assert bout.figures("alistair") == Blow(2, 2)
    assert bout.question == question
    assert bool(bout.emitted("protected")) == (damage == 3)


@pytest.mark.rule("SB-65")
@pytest.mark.parametrize(("damage", "strength"), [(2, 2), (3, 4)])
def test_sap_strength_is_stronger_against_a_bloodied_target(damage: int, strength: int) -> None:
    sides = ("korvash:C3", "taze:C5 alistair:B1")
    bout = Bout(*sides, hand="sap_strength", damage={"taze": damage}).start("sap_strength", "stay")
    assert bout.offered == {"taze", "stop"}, "in a row, one to two hexes"
    bout.on("taze")
    assert bout.figures("taze") == Blow(strength, 0)


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-65")
def test_the_levelled_korvash_ignores_the_defence_of_bloodied_targets() -> None:
    sides = ("korvash:C4", "dugrun:C5 goldarr:B4")
    bout = Bout(*sides, hand="chop", levelled="korvash", damage={"dugrun": 3, "goldarr": 2}).play("chop", "d0")
    assert bout.figures("dugrun") == Blow(4, 0, ignored=True)
    assert bout.figures("goldarr") == Blow(4, 1), "each target for itself"
    base = Bout(*sides, hand="chop", damage={"dugrun": 3}).play("chop", "d0")
    assert base.figures("dugrun") == Blow(4, 2)
    assert bout.champion("korvash").health == 9
