"""Xinshén: moves enemies by thought."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Shift the Elements


@pytest.mark.rule("SB-38", "SB-55")
def test_shift_the_elements_defends_and_forces_the_attacker() -> None:
    bout = Bout("taze:C4", "xinshen alistair:C3", hand="bludgeon shift_the_elements")
    bout.start("bludgeon", "stay", "alistair")
    assert bout.offered == {"shift_the_elements>alistair", "pass"}
    bout.on("shift_the_elements>alistair")
    assert bout.figures("alistair") == Blow(2, 2)
    assert bout.question == (1, "force"), "the player of the reaction moves him"
    assert bout.offered == {"C5", "B3", "B4", "D3", "stay"}
    bout.on("C5")
    assert bout.at("taze") == ["C5"]
    assert bout.emitted("stunned"), "Bludgeon goes on"


@pytest.mark.rule("SB-37", "SB-46")
def test_shift_the_elements_onto_a_trap_scores_and_levels_its_champion() -> None:
    bout = Bout(
        "taze:C4", "xinshen:C3", hand="bludgeon shift_the_elements", damage={"taze": 7}, traps={"B4": "damage_2"}
    )
    bout.play("bludgeon", "stay", "xinshen", "shift_the_elements>xinshen", "B4!", "F4")
    assert bout.view().points == (0, 1)
    assert bout.champion("xinshen").levelled
    assert bout.champion("xinshen").health == 5


# ---------------------------------------------------------------- Mind Over Matter


@pytest.mark.rule("SB-25", "SB-53", "SB-55")
def test_mind_over_matter_forces_then_pushes() -> None:
    bout = Bout("xinshen:C1", "taze:B3 alistair:C2 gwaien:C5", hand="mind_over_matter")
    bout.start("mind_over_matter", "stay")
    assert bout.offered == {"taze", "stop"}, "two to three hexes"
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert bout.question == (0, "force")
    assert bout.offered == {"B2", "B4", "A2", "A3", "C3", "C4", "stay"}
    bout.on("C3")
    assert (bout.at("taze"), bout.damage("taze")) == (["C4"], [1]), "in a row with her now, he is pushed"
    still = Bout("xinshen:C1", "taze:B3", hand="mind_over_matter").play("mind_over_matter", "stay", "taze", "stay")
    assert (still.at("taze"), still.damage("taze")) == (["B3"], [1]), "not in a row: no push"


# ---------------------------------------------------------------- Feline's Grace


@pytest.mark.rule("SB-52", "SB-53")
def test_felines_grace_jumps_and_pushes_one_adjacent_enemy() -> None:
    bout = Bout("xinshen:E5 goldarr:D6", "taze:C5 alistair:C6 gwaien:B5", hand="felines_grace")
    bout.start("felines_grace", "use")
    assert bout.question == (0, "jump")
    assert {"E8", "stay"} <= bout.offered
    assert not {"A5", "E1"} & bout.offered, "three hexes"
    bout.on("D5")
    assert bout.question == (0, "who")
    assert bout.offered == {"taze", "alistair"}, "next to her alone, no ally, and not optional"
    bout.on("alistair")
    assert bout.moved("push") == [("alistair", "B6")]
    one = Bout("xinshen:E5", "taze:C5", hand="felines_grace").play("felines_grace", "use", "D5")
    assert one.moved("push") == [("taze", "B4")], "the only one"
    none = Bout("xinshen:E5", "taze:C5", hand="felines_grace").play("felines_grace", "use", "stay")
    assert none.emitted("moved") == []
    assert "felines_grace" not in Bout("xinshen", "taze:C5", hand="felines_grace").offered


# ---------------------------------------------------------------- Pull of the Panther


@pytest.mark.rule("SB-25", "SB-54")
def test_pull_of_the_panther_pulls_two_hexes_from_afar() -> None:
    sides = ("xinshen:C1", "taze:C4 alistair:C6 gwaien:B2")
    bout = Bout(*sides, hand="pull_of_the_panther").start("pull_of_the_panther", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "alistair", "stop"}, "three to five hexes, whoever stands between"
    bout.on("taze")
    assert (bout.at("taze"), bout.damage("taze")) == (["C2"], [0])
    barred = Bout(*sides, hand="pull_of_the_panther").play("pull_of_the_panther", "stay", "alistair")
    assert (barred.at("alistair"), barred.blows("push")) == (["C5"], [("alistair", 1)])
    off = Bout("xinshen:C1", "taze:B4", hand="pull_of_the_panther").play("pull_of_the_panther", "stay", "taze")
    assert (off.at("taze"), off.damage("taze")) == (["B4"], [0]), "not in a row"
    far = Bout("xinshen:C1", "taze:C7", hand="pull_of_the_panther").play("pull_of_the_panther", "stay")
    assert far.emitted("stopped")


# ---------------------------------------------------------------- Contemplation


@pytest.mark.rule("SB-60", "SB-61")
def test_contemplation_draws_two_and_plans_two() -> None:
    bout = Bout("xinshen:C4", "taze", hand="contemplation felines_grace", deck="mind_over_matter telekinetic_fury")
    bout.start("contemplation", "stay", "use")
    assert bout.offered == {"0", "1", "2"}
    bout.on("2")
    assert bout.hand(0) == ["felines_grace", "mind_over_matter", "telekinetic_fury"]
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 2)
    bout.on("telekinetic_fury felines_grace")
    assert bout.planned(0) == ["telekinetic_fury", "felines_grace"]


# ---------------------------------------------------------------- Telekinetic Fury


@pytest.mark.rule("SB-26", "SB-53", "SB-62")
def test_telekinetic_fury_hits_twice_then_pushes() -> None:
    bout = Bout("xinshen:C1", "taze:C3 alistair:C5 gwaien:B1", hand="telekinetic_fury")
    bout.start("telekinetic_fury", "stay")
    assert bout.offered == {"taze", "stop"}, "two to three hexes"
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert (bout.blows(), bout.blows("repeat")) == ([("taze", 2)], [("taze", 2)])
    assert bout.at("taze") == ["C4"]
    barred = Bout("xinshen:C1", "taze:C3 alistair:C4", hand="telekinetic_fury")
    barred.play("telekinetic_fury", "stay", "taze")
    assert barred.damage("taze") == [5]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-58")
def test_enemies_displaced_by_the_levelled_xinshen_are_stunned() -> None:
    bout = Bout("xinshen:C1", "taze:C3", hand="telekinetic_fury rush", levelled="xinshen")
    bout.start("telekinetic_fury", "stay", "taze", "pass")
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"rush"}
    bout.on("rush")
    assert bout.at("taze") == ["C4"]
    base = Bout("xinshen:C1", "taze:C3", hand="telekinetic_fury rush").play("telekinetic_fury", "stay", "taze", "pass")
    assert base.hand(1) == ["rush"]
    barred = Bout("xinshen:C1", "taze:C3 gwaien:C4", hand="telekinetic_fury rush", levelled="xinshen")
    barred.play("telekinetic_fury", "stay", "taze", "pass")
    assert barred.hand(1) == ["rush"], "who did not move was not displaced"


@pytest.mark.rule("SB-42", "SB-58")
def test_each_displacement_by_the_levelled_xinshen_stuns() -> None:
    hand = "mind_over_matter rush charge reverence"
    bout = Bout("xinshen:C1", "taze:B3 alistair:C5", hand=hand, levelled="xinshen")
    bout.start("mind_over_matter", "stay", "taze", "pass", "C3")
    assert bout.question == (1, "lose_card")
    bout.on("rush", "charge")
    assert bout.at("taze") == ["C4"]
    assert bout.hand(1) == ["reverence"]
    still = Bout("xinshen:C1", "taze:B3", hand=hand, levelled="xinshen")
    still.play("mind_over_matter", "stay", "taze", "pass", "stay")
    assert still.emitted("stunned") == []


@pytest.mark.rule("SB-38", "SB-42")
def test_the_levelled_xinshen_stuns_by_pull_and_by_a_reaction_put_on_her() -> None:
    pull = Bout("xinshen:C1", "taze:C4", hand="pull_of_the_panther rush", levelled="xinshen")
    assert pull.start("pull_of_the_panther", "stay", "taze").question == (1, "lose_card")
    sides = ("taze:C4", "xinshen:C3 alistair:C5")
    hand = "bludgeon rush shift_the_elements"
    own = Bout(*sides, hand=hand, levelled="xinshen")
    own.start("bludgeon", "stay", "xinshen", "shift_the_elements>xinshen", "B4")
    assert own.question == (0, "lose_card")
    other = Bout(*sides, hand=hand, levelled="xinshen")
    other.play("bludgeon", "stay", "alistair", "shift_the_elements>alistair", "B4")
    assert other.hand(0) == ["rush"], "put on another champion it is he who displaces"
    march = Bout("alistair:C4 xinshen:C3", "taze:C5", hand="forced_march reverence", levelled="xinshen")
    march.play("forced_march", "stay", "use", "C2")
    assert march.emitted("stunned") == [], "neither her allies nor by another champion"


def test_a_trap_on_the_way_comes_before_the_stun_of_the_levelled_xinshen() -> None:
    bout = Bout(
        "xinshen:C1",
        "taze:C4",
        hand="pull_of_the_panther rush",
        levelled="xinshen",
        traps={"C3": "damage_1", "B4": "stun"},
    )
    bout.start("pull_of_the_panther", "stay", "taze")
    assert bout.question == (1, "trap_place")
    bout.on("C6")
    assert bout.at("taze") == ["C2"]
    assert bout.question == (1, "lose_card")
