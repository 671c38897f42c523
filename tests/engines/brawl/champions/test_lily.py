"""Lil'Y: strikes from behind and hides behind friends."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Flank


@pytest.mark.rule("SB-30", "SB-50")
def test_flank_ignores_defence_and_is_stronger_for_allies_next_to_the_target() -> None:
    bout = Bout("lily:C4 goldarr:B3 gwaien:C1", "dugrun:C3 taze:C2", hand="flank").start("flank", "stay")
    assert bout.offered == {"dugrun", "stop"}
    bout.on("dugrun")
    assert bout.figures("dugrun") == Blow(3, 0, ignored=True), "one ally there; she herself and enemies do not count"
    assert bout.question == (0, "dash")
    assert {"C7", "stay"} <= bout.offered
    assert not {"C8", "D4"} & bout.offered, "three hexes"
    bout.on("C7")
    assert bout.at("lily") == ["C7"]
    alone = Bout("lily:C4 goldarr:B5", "dugrun:C3", hand="flank").play("flank", "stay", "dugrun", "stay")
    assert alone.figures("dugrun") == Blow(2, 0, ignored=True), "an ally next to her alone"


@pytest.mark.rule("SB-70")
def test_flank_counts_the_champions_of_the_mate() -> None:
    bout = Bout("lily:C4 goldarr:B3", "dugrun:C3", "gwaien:C2", "kilgore", hand="flank")
    bout.play("flank", "stay", "dugrun", "stay")
    assert bout.figures("dugrun").strength == 4


# ---------------------------------------------------------------- Twin Blades


@pytest.mark.rule("SB-26", "SB-62")
def test_twin_blades_hits_twice_and_once_more_for_a_core() -> None:
    sides = ("lily:C1", "taze:C4 alistair:B2")
    bout = Bout(*sides, hand="twin_blades", cores={0: "red blue"}).start("twin_blades", "stay")
    assert bout.offered == {"taze", "stop"}, "one to three hexes in a row"
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert (bout.blows(), bout.blows("repeat")) == ([("taze", 1)], [("taze", 1)])
    assert (bout.question, bout.offered) == ((0, "pay"), {"blue", "none"}), "any ready core"
    bout.on("blue")
    assert bout.question == (0, "move"), "the whole card again, its boots too"
    bout.on("B1")
    assert bout.question == (0, "attack")
    assert "alistair" in bout.offered
    bout.on("alistair")
    assert bout.damage("taze", "alistair") == [2, 2]
    assert bout.question == (1, "act"), "no core is left to pay with, nor for anything else"
    assert bout.discard(0) == ["twin_blades"]


def test_twin_blades_may_go_on_as_long_as_cores_are_paid() -> None:
    bout = Bout("lily:C1", "taze:C4", hand="twin_blades")
    bout.start("twin_blades", "stay", "taze")
    assert bout.offered == {"blue", "yellow", "none"}
    bout.on("yellow", "stay", "taze")
    assert bout.offered == {"blue", "none"}
    bout.on("blue", "stay", "taze")
    assert bout.damage("taze") == [6]
    none = Bout("lily:C1", "taze:C4", hand="twin_blades").play("twin_blades", "stay", "taze", "none")
    assert none.damage("taze") == [2]
    stopped = Bout("lily:C1", "taze:C4", hand="twin_blades").play("twin_blades", "stay", "stop")
    assert stopped.player(0).ready == ("yellow", "blue"), "without an attack nothing after it"
    after = Bout("lily:C1", "taze:C4", hand="twin_blades").play("twin_blades", "stay", "taze", "blue", "stay", "stop")
    assert after.damage("taze") == [2]


@pytest.mark.rule("SB-18", "SB-35", "SB-38")
def test_each_attack_of_twin_blades_may_be_reacted_to_anew() -> None:
    hand = "twin_blades arcane_shield reverence"
    bout = Bout("lily:C1", "gwaien:C4 alistair:B1", hand=hand)
    bout.start("twin_blades", "stay", "gwaien", "arcane_shield>gwaien")
    assert bout.figures("gwaien") == Blow(1, 2)
    bout.on("blue")
    assert bout.discard(1) == ["arcane_shield"], "the first attack is over"
    bout.on("stay", "gwaien")
    assert bout.question == (1, "react"), "though yellow is exhausted it is asked"
    assert bout.offered == {"pass"}
    bout.on("pass", "none")
    assert bout.figures("gwaien") == Blow(1, 0), "the shield was against the first attack only"
    assert bout.damage("gwaien") == [2]


@pytest.mark.rule("SB-36", "SB-38")
def test_a_reaction_to_the_first_of_twin_blades_attacks_does_nothing_in_the_second() -> None:
    bout = Bout("lily:C1", "kolel:C4 dugrun:C8", hand="twin_blades snatch flank blinding_dart scout_ahead hold_ground")
    bout.start("twin_blades", "stay", "kolel", "blinding_dart>kolel")
    assert bout.question == (0, "lose_card")
    bout.on("snatch", "blue", "stay", "kolel")
    assert (bout.question, bout.offered) == ((1, "react"), {"hold_ground>kolel", "pass"})
    bout.on("hold_ground>kolel")
    assert bout.question == (0, "pay"), "no second stun"
    bout.on("none")
    assert bout.discard(1) == ["blinding_dart", "hold_ground"]


# ---------------------------------------------------------------- Didn't See That Comin', Eh?


@pytest.mark.rule("SB-30", "SB-35", "SB-38")
def test_didnt_see_that_comin_draws_and_lets_another_reaction_be_played() -> None:
    hand = "die_for_your_king didnt_see_that_comin_eh"
    deck = "vanish darksteel_armour"
    bout = Bout("alistair:C4", "lily:C3 kilgore:B4", hand=hand, deck=deck).start("die_for_your_king", "stay", "d0")
    assert bout.offered == {"didnt_see_that_comin_eh>lily", "didnt_see_that_comin_eh>kilgore", "pass"}
    bout.on("didnt_see_that_comin_eh>kilgore")
    assert (bout.question, bout.offered) == ((1, "draw"), {"0", "1", "2"})
    bout.on("2")
    assert bout.question == (1, "react"), "to this attack"
    assert bout.offered == {
        "vanish>lily",
        "vanish>kilgore",
        "darksteel_armour>lily",
        "darksteel_armour>kilgore",
        "pass",
    }
    bout.on("darksteel_armour>kilgore")
    assert bout.question == (0, "act"), "and no third one"
    assert bout.figures("kilgore") == Blow(3, 3), "both on the same champion add up"
    assert bout.figures("lily") == Blow(3, 0)
    assert bout.discard(1) == ["didnt_see_that_comin_eh", "darksteel_armour"]
    assert bout.player(1).ready == ("blue",)


def test_after_didnt_see_that_comin_another_reaction_is_not_compulsory() -> None:
    hand = "die_for_your_king didnt_see_that_comin_eh vanish"
    bout = Bout("alistair:C4", "lily:C3", hand=hand)
    bout.play("die_for_your_king", "stay", "d0", "didnt_see_that_comin_eh>lily", "0", "pass")
    assert bout.figures("lily") == Blow(3, 1)
    assert bout.hand(1) == ["vanish"]
    empty = Bout("alistair:C4", "lily:C3", hand="die_for_your_king didnt_see_that_comin_eh")
    empty.play("die_for_your_king", "stay", "d0", "didnt_see_that_comin_eh>lily", "0")
    assert empty.discard(1) == ["didnt_see_that_comin_eh"], "nobody is asked with an empty hand"


# ---------------------------------------------------------------- Vanish


@pytest.mark.rule("SB-36", "SB-67")
def test_vanish_places_its_target_next_to_an_ally() -> None:
    bout = Bout("kilgore:C4", "lily taze:C3 alistair:A1", hand="maul_thrash vanish")
    bout.start("maul_thrash", "stay", "taze", "vanish>taze")
    assert bout.figures("taze") == Blow(2, 1)
    assert bout.question == (1, "place")
    assert bout.offered == {"A2", "B1", "B2"}, "next to Alistair, his only ally in the arena"
    bout.on("B2")
    assert bout.at("taze") == ["B2"]
    assert bout.damage("taze") == [1], "the push finds no row"
    several = Bout("kilgore:C4", "lily:G6 taze:C3 alistair:A1", hand="maul_thrash vanish")
    several.start("maul_thrash", "stay", "taze", "vanish>taze")
    assert several.offered == {"A2", "B1", "B2", "G5", "F6", "F7"}
    alone = Bout("kilgore:C4", "lily taze:C3", hand="maul_thrash vanish")
    alone.play("maul_thrash", "stay", "taze", "vanish>taze")
    assert alone.at("taze") == ["C1"], "nobody to be next to: the push works"


# ---------------------------------------------------------------- Snatch


@pytest.mark.rule("SB-24", "SB-28")
def test_snatch_lets_the_targets_player_lose_a_random_card_then_draws_and_dashes() -> None:
    bout = Bout("lily:C4", "taze:C3 alistair:B5", hand="snatch rush reverence", deck="flank").start("snatch", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    lost = bout.discard(1)
    assert len(lost) == 1
    assert sorted([*lost, *bout.hand(1)]) == ["reverence", "rush"], "any of the hand"
    assert (bout.question, bout.offered) == ((0, "draw"), {"0", "1"})
    bout.on("1")
    assert bout.hand(0) == ["flank"]
    assert bout.question == (0, "dash")
    assert {"C6", "stay"} <= bout.offered
    assert "C7" not in bout.offered, "two hexes"
    bout.on("C6")
    empty = Bout("lily:C4", "taze:C3", hand="snatch").play("snatch", "stay", "taze", "0", "stay")
    assert empty.discard(1) == [], "nothing to lose, the rest is done"


# ---------------------------------------------------------------- Through the Shadows


@pytest.mark.rule("SB-61", "SB-67")
def test_through_the_shadows_places_her_away_from_all_and_plans() -> None:
    bout = Bout("lily:A1 goldarr:G6", "taze:C3 alistair", hand="through_the_shadows flank vanish")
    bout.start("through_the_shadows", "use")
    assert bout.question == (0, "place")
    assert {"A2", "B1", "C5", "G4", "E1"} <= bout.offered, "where she herself stands does not count"
    assert not {"C2", "C4", "B2", "B3", "D2", "D3", "G5", "F6", "F7", "A1", "D1"} & bout.offered
    bout.on("E1")
    assert (bout.question, bout.offered, bout.picks) == ((0, "plan"), {"flank", "vanish"}, (0, 1))
    bout.on("vanish")
    assert bout.planned(0) == ["vanish"]
    assert "through_the_shadows" not in Bout("lily", "taze:C3", hand="through_the_shadows").offered


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_the_levelled_lily_cannot_be_attacked_next_to_an_ally() -> None:
    sides = ("gwaien:C4 alistair:C5", "lily:C2 taze:C1 dugrun:B3")
    assert Bout(*sides, hand="ignite").start("ignite", "stay").offered == {"lily", "dugrun", "stop"}
    bout = Bout(*sides, hand="ignite", levelled="lily").start("ignite", "stay")
    assert bout.offered == {"dugrun", "stop"}
    alone = Bout("gwaien:C4", "lily:C2 taze:G1", hand="ignite", levelled="lily").start("ignite", "stay")
    assert alone.offered == {"lily", "stop"}
    foe = Bout("gwaien:C4 goldarr:C3", "lily:C2 taze:G1", hand="ignite", levelled="lily").start("ignite", "stay")
    assert foe.offered == {"lily", "stop"}, "enemies do not hide her"
    assert foe.champion("lily").defence == 1


@pytest.mark.rule("SB-27", "SB-42", "SB-70")
def test_areas_leave_the_levelled_lily_out_and_skills_do_not() -> None:
    sides = ("alistair:C4", "lily:C3 taze:B3")
    area = Bout(*sides, hand="die_for_your_king", levelled="lily").play("die_for_your_king", "stay", "d0")
    assert area.damage("taze", "lily") == [3, 0]
    skill = Bout(*sides, hand="the_tyrants_gaze", levelled="lily").start("the_tyrants_gaze", "stay")
    assert skill.offered == {"lily", "taze", "stop"}
    hit = Bout(*sides, levelled="lily").start("hit:alistair", "stay")
    assert hit.offered == {"lily", "taze", "none"}
    mate = Bout("alistair:C4", "lily:C3", "gwaien", "taze:B3", hand="long_live_the_king", levelled="lily")
    assert mate.start("long_live_the_king", "stay").offered == {"taze", "stop"}, "the mate's champions hide her too"
