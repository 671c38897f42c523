"""Loralei (adapted): heals, rearranges, and sees cards coming."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout


@pytest.mark.rule("SB-60", "SB-61")
def test_clairvoyance_draws_one_and_plans_up_to_five() -> None:
    hand = "clairvoyance healing_rain winding_paths grasping_vines bow_before_the_king reverence"
    bout = Bout("loralei:C4 alistair", "taze:G1", hand=hand, deck="intervention").start("clairvoyance")
    assert "C1" in bout.offered, "three hexes"
    bout.on("stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"1", "0"}
    bout.on("1")
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 5)
    assert len(bout.offered) == 6
    bout.on("intervention winding_paths")
    assert bout.emitted("planned") == [{"seat": 0, "count": 2}], "which cards, nobody else learns"
    assert bout.planned(0) == ["intervention", "winding_paths"], "the first one uppermost"
    assert bout.hand(0) == ["bow_before_the_king", "grasping_vines", "healing_rain", "reverence"]


# ---------------------------------------------------------------- Grasping Vines


@pytest.mark.rule("SB-31", "SB-67")
def test_grasping_vines_places_an_enemy_or_an_ally_next_to_her() -> None:
    traps = {"B4": "damage_3"}
    sides = ("loralei:C4 goldarr:C2", "taze:C6 alistair:E3")
    bout = Bout(*sides, hand="grasping_vines", traps=traps).start("grasping_vines", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"goldarr", "taze", "alistair", "stop"}
    bout.on("taze")
    assert bout.question == (0, "place")
    assert bout.offered == {"C3", "C5", "B3", "B4", "D3"}, "any free hex next to her"
    bout.on("B4")
    assert bout.blows("trap") == [("taze", 3)]
    assert bout.question == (1, "trap_place")
    ally = Bout(*sides, hand="grasping_vines").play("grasping_vines", "stay", "goldarr", "B3")
    assert ally.at("goldarr") == ["B3"]


# ---------------------------------------------------------------- Healing Rain


@pytest.mark.rule("SB-59")
def test_healing_rain_heals_each_champion_for_his_own_cards() -> None:
    hand = "healing_rain clairvoyance bow_before_the_king long_live_the_king reverence rush"
    damage = {"loralei": 1, "alistair": 5, "taze": 2}
    bout = Bout("loralei:C4 alistair:C8 taze:G1", "goldarr:A1", hand=hand, damage=damage)
    bout.start("healing_rain", "stay", "use")
    assert bout.question == (0, "discard")
    assert bout.picks == (0, 4)
    assert bout.offered == {"clairvoyance", "bow_before_the_king", "long_live_the_king", "reverence", "rush"}
    bout.on("clairvoyance bow_before_the_king reverence")
    assert bout.question == (0, "heal")
    assert bout.offered == {"1", "0"}
    bout.on("1")
    assert bout.offered == {"2", "1", "0"}
    bout.on("2")
    assert bout.damage("loralei", "alistair", "taze") == [0, 3, 2], "none of his cards was discarded"
    assert bout.hand(0) == ["long_live_the_king", "rush"]
    assert {*bout.discard(0)} == {"clairvoyance", "bow_before_the_king", "reverence", "healing_rain"}


def test_healing_rain_does_without_a_discard() -> None:
    hand = "healing_rain bow_before_the_king"
    bout = Bout("loralei:C4 alistair:C8", "goldarr:A1", hand=hand, damage={"alistair": 5})
    bout.play("healing_rain", "stay", "use", "")
    assert bout.damage("alistair") == [5]


# ---------------------------------------------------------------- Intervention


@pytest.mark.rule("SB-38", "SB-59")
def test_intervention_heals_a_champion_that_took_no_damage() -> None:
    sides = ("tzu_xiao:C4", "alistair:C3 loralei")
    bout = Bout(*sides, hand="pounce intervention", damage={"alistair": 5})
    bout.start("pounce", "stay", "alistair", "intervention>alistair")
    assert bout.figures("alistair") == Blow(1, 1)
    assert bout.question == (1, "heal")
    assert bout.offered == {"3", "2", "1", "0"}
    bout.on("3")
    assert bout.damage("alistair") == [2]
    hurt = Bout("taze:C4", "alistair:C3 loralei", hand="bludgeon intervention", damage={"alistair": 5})
    hurt.play("bludgeon", "stay", "alistair", "intervention>alistair")
    assert hurt.damage("alistair") == [6]


def test_intervention_asks_only_whether_its_own_champion_was_hurt() -> None:
    sides = ("goldarr:C4", "dugrun:C3 taze:B3 loralei")
    bout = Bout(*sides, hand="anchors_aweigh intervention", damage={"dugrun": 4})
    bout.start("anchors_aweigh", "stay", "d3", "intervention>dugrun")
    assert bout.damage("taze") == [1]
    assert bout.question == (1, "heal")


# ---------------------------------------------------------------- Nature's Wrath


@pytest.mark.rule("SB-25", "SB-30")
def test_natures_wrath_ignores_defence_from_three_to_four_hexes() -> None:
    bout = Bout("loralei:C1", "dugrun:C4 taze:C3 alistair:C5", hand="natures_wrath")
    bout.start("natures_wrath", "stay")
    assert bout.offered == {"dugrun", "alistair", "stop"}, "whatever stands between"
    bout.on("dugrun")
    assert bout.figures("dugrun") == Blow(3, 0, ignored=True)
    assert bout.damage("dugrun") == [3]


# ---------------------------------------------------------------- Winding Paths


@pytest.mark.rule("SB-23", "SB-67")
def test_winding_paths_swaps_its_target_with_another_enemy() -> None:
    traps = {"G1": "damage_1"}
    bout = Bout("loralei:C3", "taze:C5 alistair:G1 goldarr:A6", hand="winding_paths", traps=traps)
    bout.start("winding_paths", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (0, "who")
    assert bout.offered == {"alistair", "goldarr"}, "compulsory"
    bout.on("alistair")
    assert bout.at("taze", "alistair") == ["G1", "C5"]
    assert bout.blows("trap") == [("taze", 1)], "a trap in the new hex triggers"
    assert bout.question == (1, "trap_place")


@pytest.mark.rule("SB-87")
def test_winding_paths_asks_nobody_where_there_is_one_only_and_swaps_nobody_who_is_out() -> None:
    bout = Bout("loralei:C3", "taze:C5 alistair:G1", hand="winding_paths").play("winding_paths", "stay", "taze")
    assert bout.at("taze", "alistair") == ["G1", "C5"]
    out = Bout("loralei:C3", "taze:C5 alistair:G1 goldarr:A6", hand="winding_paths", damage={"taze": 7})
    out.play("winding_paths", "stay", "taze")
    assert out.at("taze", "alistair") == ["gate", "G1"], "nor is anything asked"
    alone = Bout("loralei:C3", "taze:C5", hand="winding_paths").play("winding_paths", "stay", "taze")
    assert alone.at("taze") == ["C5"]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-13", "SB-42")
def test_the_levelled_loralei_draws_two_cards_more_in_upkeep() -> None:
    for levelled, count in (("loralei", 7), ("", 5)):
        bout = Bout("loralei:C4", "taze:G1", levelled=levelled).play("end")
        assert len(bout.hand(0)) == count
    gone = Bout("loralei", "taze:G1").play("end")
    assert len(gone.hand(0)) == 5
