"""Mariusz (adapted): the worse he is hurt, the more dangerous the beast."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

HURT = {"mariusz": 3}
NEARLY = {"mariusz": 2}


@pytest.mark.rule("SB-50", "SB-63")
def test_ravenous_bite_dashes_and_heals_by_its_damage() -> None:
    bout = Bout("mariusz:C2", "goldarr:C4", hand="ravenous_bite", damage={"mariusz": 5}).start("ravenous_bite")
    assert bout.question == (0, "dash"), "no boots"
    assert "E3" in bout.offered
    assert "F3" not in bout.offered, "two hexes"
    bout.on("C3", "goldarr")
    assert bout.figures("goldarr") == Blow(3, 1)
    assert bout.damage("goldarr", "mariusz") == [2, 3]
    over = Bout("mariusz:C3", "taze:C4", hand="ravenous_bite", damage={"mariusz": 5, "taze": 8})
    over.play("ravenous_bite", "stay", "taze")
    assert over.damage("mariusz") == [2], "also what was more than the target had left"


# ---------------------------------------------------------------- Stalk the Prey


@pytest.mark.rule("SB-58", "SB-65", "SB-67")
def test_stalk_the_prey_places_him_next_to_an_enemy_and_stuns_the_bloodied_ones() -> None:
    damage = {"taze": 3, "alistair": 2, "kilgore": 4, "dugrun": 3}
    hand = "stalk_the_prey rush die_for_your_king fury onwards"
    sides = ("mariusz:G1 dugrun:A3", "taze:C3 alistair:C4 kilgore:B5")
    bout = Bout(*sides, hand=hand, damage=damage).start("stalk_the_prey")
    assert bout.question == (0, "use")
    bout.on("use")
    assert bout.question == (0, "place")
    assert bout.offered == {"C2", "B2", "B3", "D2", "D3", "C5", "B4", "A4", "A5", "B6", "C6"}, "next to any enemy"
    bout.on("B3")
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"rush"}, "another is not bloodied, another not adjacent, another an ally"
    bout.on("rush")
    assert bout.question == (0, "act")


def test_stalk_the_prey_stuns_each_of_several() -> None:
    damage = {"taze": 3, "alistair": 3}
    bout = Bout("mariusz:G1", "taze:C3 alistair:C4", hand="stalk_the_prey rush bow_before_the_king", damage=damage)
    bout.play("stalk_the_prey", "use", "B3", "rush", "bow_before_the_king")
    assert bout.hand(1) == []
    well = Bout("mariusz:G1", "taze:C3", hand="stalk_the_prey rush").play("stalk_the_prey", "use", "C2")
    assert well.at("mariusz") == ["C2"], "next to any enemy, but only those that are bloodied are stunned"
    assert well.hand(1) == ["rush"]


# ---------------------------------------------------------------- Closing In


@pytest.mark.rule("SB-20", "SB-62", "SB-65")
def test_closing_in_is_double_while_he_is_bloodied() -> None:
    bout = Bout("mariusz:C1", "kilgore:C6", hand="closing_in", damage=HURT).start("closing_in")
    assert bout.question == (0, "move")
    bout.on("C3")
    assert bout.question == (0, "dash")
    assert "E4" in bout.offered
    assert "F4" not in bout.offered, "two hexes"
    bout.on("C5", "kilgore")
    assert bout.figures("kilgore") == Blow(2, 1)
    assert bout.blows("repeat") == [("kilgore", 1)]
    well = Bout("mariusz:C3", "taze:C4", hand="closing_in", damage=NEARLY).play("closing_in", "stay", "stay", "taze")
    assert well.blows("repeat") == []
    assert well.damage("taze") == [2]


# ---------------------------------------------------------------- Overpower


@pytest.mark.rule("SB-55", "SB-65")
def test_overpower_forces_its_target_while_he_is_bloodied() -> None:
    bout = Bout("mariusz:C1", "taze:C5", hand="overpower", damage=HURT).start("overpower", "C2")
    assert bout.question == (0, "dash")
    assert "E3" in bout.offered
    assert "F3" not in bout.offered, "two hexes"
    bout.on("C4", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (0, "force")
    assert bout.offered == {"C6", "B4", "B5", "D5", "stay"}
    bout.on("B5")
    assert bout.at("taze") == ["B5"]
    well = Bout("mariusz:C4", "taze:C5", hand="overpower", damage=NEARLY).play("overpower", "stay", "stay", "taze")
    assert well.at("taze") == ["C5"]


# ---------------------------------------------------------------- Bone to Pick


@pytest.mark.rule("SB-65")
def test_bone_to_pick_dashes_and_is_stronger_while_he_is_bloodied() -> None:
    bout = Bout("mariusz:C1", "taze:C5", hand="bone_to_pick", damage=HURT).start("bone_to_pick", "C2")
    assert bout.question == (0, "dash")
    assert "E3" in bout.offered
    assert "F3" not in bout.offered, "two hexes"
    bout.on("C4", "taze")
    assert bout.figures("taze") == Blow(4, 0)
    well = Bout("mariusz:C4", "taze:C5", hand="bone_to_pick", damage=NEARLY).start("bone_to_pick", "stay")
    assert well.question == (0, "attack"), "no dash"
    well.on("taze")
    assert well.figures("taze") == Blow(2, 0)


# ---------------------------------------------------------------- A Cornered Beast


@pytest.mark.rule("SB-38", "SB-69")
def test_a_cornered_beast_hurts_the_enemies_next_to_its_champion() -> None:
    hand = "plundarr a_cornered_beast"
    bout = Bout("goldarr:C4 dugrun:B2 tzu_xiao:C6", "taze:C3 mariusz:C7 alistair:D2", hand=hand)
    bout.play("plundarr", "stay", "taze", "a_cornered_beast>taze", "0")
    assert bout.figures("taze") == Blow(2, 0), "it gives no defence"
    assert bout.blows("effect") == [("goldarr", 2), ("dugrun", 2)], "those next to him, not to Mariusz; no friends"
    far = Bout("rath:C5", "taze:C3 mariusz", hand="double_dealing a_cornered_beast")
    far.play("double_dealing", "stay", "taze", "a_cornered_beast>taze")
    assert far.damage("rath") == [0], "the attacker is not next to him"


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-63")
def test_the_levelled_mariusz_drains_while_he_is_bloodied() -> None:
    bout = Bout("mariusz:C4", "taze:C5", hand="bone_to_pick", damage=HURT, levelled="mariusz")
    bout.play("bone_to_pick", "stay", "stay", "taze")
    assert bout.damage("mariusz", "taze") == [0, 4], "no more than he had"
    well = Bout("mariusz:C4", "taze:C5", hand="bone_to_pick", damage=NEARLY, levelled="mariusz")
    assert well.play("bone_to_pick", "stay", "taze").damage("mariusz") == [2]
    base = Bout("mariusz:C4", "taze:C5", hand="bone_to_pick", damage=HURT)
    assert base.play("bone_to_pick", "stay", "stay", "taze").damage("mariusz") == [3]
