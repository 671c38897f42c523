"""King Alistair: drives friends forward and enemies away."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Die for Your King!


@pytest.mark.rule("SB-27", "SB-43")
def test_die_for_your_king_hits_all_six_hexes_around_allies_too() -> None:
    bout = Bout("alistair:C4 goldarr:C5 gwaien:C7", "taze:B4 dugrun:C3 kolel:C2", hand="die_for_your_king")
    bout.start("die_for_your_king")
    assert "C6" in bout.offered, "two hexes"
    bout.on("stay")
    assert bout.offered == {"d0", "stop"}
    bout.on("d0")
    assert bout.figures("taze") == Blow(3, 0)
    assert sorted(bout.blows()) == [("dugrun", 1), ("goldarr", 2), ("taze", 3)]
    assert bout.damage("gwaien", "kolel") == [0, 0]
    out = Bout("alistair:C4 goldarr:C5", "taze:B4", hand="die_for_your_king", damage={"goldarr": 6})
    out.play("die_for_your_king", "stay", "d0")
    assert out.view().points == (0, 1)
    assert not out.champion("alistair").levelled
    allies = Bout("alistair:C4 goldarr:C5", "taze:C8", hand="die_for_your_king").play("die_for_your_king", "stay")
    assert allies.emitted("stopped"), "an enemy must be among them"


# ---------------------------------------------------------------- Long Live the King!


@pytest.mark.rule("SB-23", "SB-59")
def test_long_live_the_king_heals_him_if_its_target_is_out() -> None:
    sides = ("alistair:C4 goldarr:C5", "taze:C3")
    damage = {"alistair": 5, "goldarr": 1, "taze": 6}
    bout = Bout(*sides, hand="long_live_the_king", damage=damage).start("long_live_the_king", "stay", "taze")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2"})
    bout.on("2")
    assert bout.damage("alistair", "goldarr") == [3, 1]
    assert bout.champion("alistair").levelled
    alive = Bout(*sides, hand="long_live_the_king", damage={**damage, "taze": 5})
    alive.play("long_live_the_king", "stay", "taze")
    assert alive.figures("taze") == Blow(3, 0)
    assert alive.damage("alistair", "taze") == [5, 8]


# ---------------------------------------------------------------- Bow Before the King!


@pytest.mark.rule("SB-32", "SB-56")
def test_bow_before_the_king_frightens_whom_it_hurts() -> None:
    bout = Bout("alistair:C4", "taze:C3 gwaien:B3", hand="bow_before_the_king").start("bow_before_the_king", "stay")
    assert bout.offered == {"taze", "gwaien", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (1, "fear"), "his controller chooses where he flees"
    assert bout.offered == {"C2", "B2", "D2"}, "away from Alistair, to a free hex"
    bout.on("B2")
    assert bout.moved("fear") == [("taze", "B2")]
    blocked = Bout("alistair:C4", "dugrun:C3", hand="bow_before_the_king").play("bow_before_the_king", "stay", "dugrun")
    assert blocked.at("dugrun") == ["C3"], "no damage, no fear"


# ---------------------------------------------------------------- The Tyrant's Gaze


@pytest.mark.rule("SB-26", "SB-56", "SB-58")
def test_the_tyrants_gaze_frightens_and_stuns() -> None:
    sides = ("alistair:C4", "taze:C3 gwaien:B5 kolel:C1")
    bout = Bout(*sides, hand="the_tyrants_gaze rush").start("the_tyrants_gaze", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "stop"}, "one is in no row with him, one too far"
    bout.on("taze")
    assert (bout.question, bout.offered) == ((1, "fear"), {"A1", "E2"}), (
        "as far as possible: in the row it is one hex less"
    )
    bout.on("E2")
    assert (bout.at("taze"), bout.damage("taze")) == (["E2"], [0])
    assert (bout.question, bout.offered) == ((1, "lose_card"), {"rush"})
    bout.on("rush")
    held = Bout("alistair:C4", "taze:C5", hand="the_tyrants_gaze rush", traps={"C6": "damage_1"})
    held.start("the_tyrants_gaze", "stay", "taze", "C7")
    assert held.question == (1, "trap_place"), "traps on the way trigger"
    held.on("B4")
    assert held.at("taze") == ["C7"]
    assert held.question == (1, "lose_card")


@pytest.mark.rule("SB-42", "SB-46", "SB-87")
def test_the_tyrants_gaze_may_drive_onto_a_trap_and_then_stuns_nobody() -> None:
    bout = Bout(
        "alistair:B4", "taze:B3 gwaien:B2", hand="the_tyrants_gaze rush", damage={"taze": 7}, traps={"C3": "damage_2"}
    )
    bout.start("the_tyrants_gaze", "stay", "taze")
    assert "D2" in bout.offered
    bout.on("D2", "C6")
    assert bout.at("taze") == ["gate"]
    assert bout.view().points == (1, 0)
    assert bout.champion("alistair").levelled
    assert bout.hand(1) == ["rush"]


# ---------------------------------------------------------------- Forced March


@pytest.mark.rule("SB-31", "SB-55", "SB-69")
def test_forced_march_forces_each_ally_one_hex_in_the_order_wanted() -> None:
    bout = Bout("alistair:C4 goldarr:C6 gwaien:C7", "taze:E1", hand="forced_march").start("forced_march", "stay", "use")
    assert (bout.question, bout.offered, bout.picks) == ((0, "next"), {"goldarr", "gwaien"}, (2, 2))
    bout.on("gwaien goldarr")
    assert bout.question == (0, "force")
    assert bout.offered == {"C8", "B6", "B7", "D6", "stay"}
    bout.on("C8")
    assert "C7" in bout.offered, "free now"
    bout.on("stay")
    assert bout.at("alistair", "goldarr", "gwaien", "taze") == ["C4", "C6", "C8", "E1"]


@pytest.mark.rule("SB-43", "SB-46", "SB-70")
def test_forced_march_moves_the_mates_champions_and_traps_trigger() -> None:
    bout = Bout(
        "alistair:C4",
        "taze:E1",
        "goldarr:C5",
        "kilgore",
        hand="forced_march",
        traps={"C6": "damage_2"},
        damage={"goldarr": 6},
    )
    bout.start("forced_march", "stay", "use")
    assert bout.question == (0, "force"), "one ally: no order to ask for"
    bout.on("C6!")
    assert bout.question == (2, "trap_place"), "who controls him"
    bout.on("B4")
    assert bout.view().points == (0, 1)
    assert not bout.champion("alistair").levelled
    none = Bout("alistair:C4", "taze:C5", hand="forced_march").play("forced_march", "stay", "use")
    assert none.emitted("moved") == []


# ---------------------------------------------------------------- Reverence


@pytest.mark.rule("SB-38", "SB-56")
def test_reverence_defends_and_makes_immune_to_fear() -> None:
    hand = "bow_before_the_king@0 reverence@3 rush"
    bout = Bout("alistair:C4", "taze:C3", "gwaien", "alistair:G1", hand=hand)
    bout.start("bow_before_the_king", "stay", "taze", "pass")
    assert bout.question == (3, "react"), "his mate is asked too"
    assert bout.offered == {"reverence>taze", "pass"}
    bout.on("reverence>taze")
    assert bout.figures("taze") == Blow(2, 1)
    assert bout.damage("taze") == [1]
    assert bout.at("taze") == ["C3"]


@pytest.mark.rule("SB-30", "SB-56")
def test_the_immunity_of_reverence_lasts_to_the_end_of_the_turn_for_its_target_alone() -> None:
    bout = Bout("nevamor:C5", "alistair:C3 taze:C4", hand="soul_reave nightmare reverence")
    bout.play("soul_reave", "stay", "taze", "reverence>taze")
    assert bout.figures("taze") == Blow(2, 1)
    assert bout.effects("taze") == {("immune_fear", 1, "")}
    bout.start("nightmare", "stay", "use", "C2")
    assert sorted(bout.blows("effect")) == [("alistair", 1), ("taze", 1)], "damage all the same"
    assert bout.question == (1, "fear"), "nobody asks for an order with one who does not move"
    bout.on("B3")
    assert bout.moved("fear") == [("alistair", "B3")], "only the other one flees"
    bout.play("end")
    assert bout.effects("taze") == set()
