"""Dugrun: stands his ground, lays enemies low, and enemies next to him must attack him."""

from __future__ import annotations

import pytest

from engines.brawl.board import Effect
from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Hold Ground


@pytest.mark.rule("SB-68")
def test_hold_ground_cancels_the_push_of_the_attack_and_its_damage() -> None:
    bout = Bout("kilgore:C4", "dugrun:C3 alistair:C2", hand="maul_thrash hold_ground")
    bout.start("maul_thrash", "stay", "dugrun")
    assert bout.question == (1, "react")
    assert bout.offered == {"hold_ground>dugrun", "pass"}
    bout.on("hold_ground>dugrun")
    assert bout.question == (0, "act"), "the attack is over"
    assert bout.figures("dugrun") == Blow(2, 2), "it gives no defence"
    assert bout.at("dugrun") == ["C3"]
    assert bout.damage("dugrun") == [0], "two steps that could not be made"
    assert bout.emitted("protected") == [{"champion": "dugrun", "from": "displacement"}]
    assert bout.discard(1) == ["hold_ground"]
    assert bout.player(1).ready == ("yellow", "blue")
    passed = Bout("kilgore:C4", "dugrun:C3 alistair:C2", hand="maul_thrash hold_ground")
    passed.play("maul_thrash", "stay", "dugrun", "pass")
    assert passed.damage("dugrun") == [2]
    assert passed.hand(1) == ["hold_ground"]


@pytest.mark.rule("SB-38")
def test_hold_ground_may_be_put_on_another_champion_while_dugrun_is_at_the_gate() -> None:
    bout = Bout("mariusz:C4", "dugrun taze:C3", hand="overpower hold_ground", damage={"mariusz": 3})
    bout.play("overpower", "stay", "stay", "taze", "hold_ground>taze")
    assert bout.damage("taze") == [2], "the attack itself is not hindered"
    assert not bout.emitted("moved"), "nor is anybody asked where he is forced to"


@pytest.mark.rule("SB-68")
def test_hold_ground_holds_for_all_targets_of_the_attack_but_for_no_other_card() -> None:
    bout = Bout("goldarr:C4 tzu_xiao:B5", "dugrun:B3 taze:C3", hand="anchors_aweigh pounce hold_ground")
    bout.start("anchors_aweigh", "stay")
    assert bout.offered == {"d1", "d2", "d3", "d4", "stop"}, "every direction with an enemy in it"
    bout.on("d3", "hold_ground>dugrun")
    assert bout.at("dugrun", "taze") == ["B3", "C3"]
    assert bout.damage("dugrun", "taze") == [0, 1]
    bout.play("pounce", "B4", "dugrun")
    assert bout.at("dugrun") == ["B2"], "another attack pushes him"


# ---------------------------------------------------------------- Knock Down


@pytest.mark.rule("SB-30", "SB-31")
def test_knock_down_makes_allies_stronger_against_its_target_until_the_end_of_the_turn() -> None:
    bout = Bout("dugrun:C4 tzu_xiao:B3 kilgore:E1", "taze:C3 alistair:B2", hand="knock_down pounce maul_thrash")
    bout.start("knock_down", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.effects("tzu_xiao") == bout.effects("kilgore") == {("strength", 2, "taze")}
    assert bout.effects("dugrun") == set(), "not he himself"
    assert bout.effects("taze") == bout.effects("alistair") == set()


@pytest.mark.rule("SB-33")
def test_the_strength_of_knock_down_counts_in_attacks_on_its_target_alone() -> None:
    sides = ("dugrun:C4 gwaien:B3", "taze:C3 alistair:C2")
    bout = Bout(*sides, hand="knock_down ignite").play("knock_down", "stay", "taze").play("ignite", "stay", "taze")
    assert bout.figures("taze") == Blow(4, 0)
    bout.play("end")
    assert bout.effects("gwaien") == set()
    other = Bout(*sides, hand="knock_down ignite").play("knock_down", "stay", "taze").play("ignite", "stay", "alistair")
    assert other.figures("alistair") == Blow(2, 0)


# ---------------------------------------------------------------- Mighty Blow


@pytest.mark.rule("SB-53", "SB-58")
def test_mighty_blow_stuns_only_if_its_push_has_hurt() -> None:
    bout = Bout("dugrun:C5", "taze:C4 alistair:C2", hand="mighty_blow rush bludgeon reverence")
    bout.start("mighty_blow", "stay", "taze", "pass")
    assert bout.question == (1, "lose_card"), "who is stunned chooses a card of this champion"
    assert bout.at("taze") == ["C3"], "one step of two"
    assert bout.blows() == [("taze", 1)]
    assert bout.blows("push") == [("taze", 1)]
    assert bout.offered == {"rush", "bludgeon"}
    bout.on("rush")
    assert bout.discard(1) == ["rush"]
    assert bout.emitted("stunned") == [{"champion": "taze", "card": "taze.rush"}]
    free = Bout("dugrun:C5", "taze:C4", hand="mighty_blow rush")
    free.play("mighty_blow", "stay", "taze", "pass")
    assert free.at("taze") == ["C2"]
    assert free.blows("push") == []
    assert free.emitted("stunned") == []


@pytest.mark.rule("SB-46", "SB-57")
def test_the_hurt_of_a_trap_is_not_that_of_the_push_but_steps_that_a_root_prevents_are() -> None:
    trapped = Bout("dugrun:C5", "taze:C4", hand="mighty_blow rush", traps={"C3": "damage_1"})
    trapped.play("mighty_blow", "stay", "taze", "pass", "B4")
    assert trapped.at("taze") == ["C2"], "the push goes on after the trap"
    assert trapped.blows("trap") == [("taze", 1)]
    assert trapped.emitted("stunned") == []
    rooted = Bout("dugrun:C5", "taze:C4", hand="mighty_blow rush", traps={"C3": "root"})
    rooted.play("mighty_blow", "stay", "taze", "pass", "B4", "rush")
    assert rooted.at("taze") == ["C3"]
    assert rooted.blows("push") == [("taze", 1)]
    assert rooted.emitted("stunned", champion="taze")


@pytest.mark.rule("SB-87")
def test_mighty_blow_does_not_stun_whom_its_push_took_out() -> None:
    bout = Bout("dugrun:C5", "taze:C4 alistair:C2", hand="mighty_blow rush", damage={"taze": 7})
    bout.play("mighty_blow", "stay", "taze", "pass")
    assert bout.at("taze") == ["gate"]
    assert bout.emitted("stunned") == []
    assert bout.view().points == (1, 0)
    assert bout.champion("dugrun").levelled


# ---------------------------------------------------------------- Shield Slam


@pytest.mark.rule("SB-50", "SB-69")
def test_shield_slam_dashes_and_pushes_every_adjacent_enemy_in_the_order_wanted() -> None:
    bout = Bout("dugrun:C7 tzu_xiao:B4", "taze:C4 alistair:B5", hand="shield_slam")
    bout.start("shield_slam")
    assert bout.offered == {"C8", "C6", "B6", "B7", "D6", "stay"}, "one step, not onto a statue"
    bout.on("stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"use", "stop"}
    bout.on("use")
    assert bout.question == (0, "dash")
    assert bout.offered == {"C8", "C6", "C5", "B6", "A5", "B7", "D6", "E6", "stay"}
    bout.on("C5")
    assert bout.question == (0, "next")
    assert (bout.offered, bout.picks) == ({"taze", "alistair"}, (2, 2)), "not his ally"
    bout.on("alistair taze")
    assert bout.moved("push") == [("alistair", "A5"), ("taze", "C3")]
    assert bout.damage("taze", "alistair") == [0, 0]


def test_shield_slam_may_do_without_the_dash_and_with_nobody_to_push() -> None:
    bout = Bout("dugrun:C3", "taze:C4", hand="shield_slam")
    bout.play("shield_slam", "stay", "use", "stay")
    assert bout.moved("push") == [("taze", "C5")], "only one: no order to ask for"
    alone = Bout("dugrun:C3", "taze:C6", hand="shield_slam")
    alone.play("shield_slam", "stay", "use", "C4")
    assert alone.moved("push") == [], "two hexes away"
    stopped = Bout("dugrun:C3", "taze:C4", hand="shield_slam").play("shield_slam", "stay", "stop")
    assert stopped.at("taze") == ["C4"]
    assert stopped.discard(0) == ["shield_slam"]


# ---------------------------------------------------------------- Blizzard


@pytest.mark.rule("SB-69", "SB-87")
def test_blizzard_hurts_every_other_enemy_if_it_dealt_damage() -> None:
    bout = Bout("dugrun:C4 tzu_xiao:B4", "taze:C3 alistair:G6 goldarr:E1", hand="blizzard")
    bout.play("blizzard", "stay", "taze")
    assert bout.blows() == [("taze", 2)]
    assert bout.blows("effect") == [("alistair", 1), ("goldarr", 1)], "as far as they are, and defence does not count"
    assert bout.damage("tzu_xiao") == [0]
    out = Bout("dugrun:C4", "taze:C3 alistair:G6", hand="blizzard", damage={"taze": 8})
    out.play("blizzard", "stay", "taze")
    assert out.blows("effect") == [("alistair", 1)], "though the target is out of action"


def test_blizzard_without_damage_hurts_nobody_else() -> None:
    bout = Bout("dugrun:C4", "xinshen:C3 alistair:G6", hand="blizzard shift_the_elements")
    bout.play("blizzard", "stay", "xinshen", "shift_the_elements>xinshen", "stay")
    assert bout.figures("xinshen") == Blow(2, 3)
    assert bout.damage("xinshen", "alistair") == [0, 0]


# ---------------------------------------------------------------- Onwards!


@pytest.mark.rule("SB-60", "SB-70")
def test_onwards_draws_and_each_ally_may_dash() -> None:
    bout = Bout("dugrun:C4 tzu_xiao:E5 kilgore:E2", "taze:C3", hand="onwards", deck="fury maul_thrash")
    bout.start("onwards", "stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"1", "0"}
    bout.on("1")
    assert bout.hand(0) == ["fury"]
    assert (bout.question, bout.offered, bout.picks) == ((0, "next"), {"tzu_xiao", "kilgore"}, (2, 2))
    bout.on("tzu_xiao kilgore")
    assert bout.question == (0, "dash")
    assert bout.offered == {"E4", "E6", "D5", "F4", "F5", "stay"}
    bout.on("D5")
    assert bout.offered == {"E1", "E3", "D2", "F1", "F2", "stay"}, "the next one, one hex: not onto a statue"
    bout.on("stay")
    assert bout.question == (0, "act")
    assert bout.moved("dash") == [("tzu_xiao", "D5")]


@pytest.mark.rule("SB-57", "SB-69")
def test_onwards_lets_its_player_choose_who_makes_way_for_whom() -> None:
    sides = ("dugrun:G1 tzu_xiao:A1 kilgore:A2", "taze:B1 alistair:B2")
    bout = Bout(*sides, hand="onwards").start("onwards", "stay", "use", "0")
    bout.on("kilgore tzu_xiao").on("A3")
    assert bout.on("A2").at("kilgore", "tzu_xiao") == ["A3", "A2"], "the other way round he could not have moved"
    held = Bout(*sides, hand="onwards")
    held.board.effects = (Effect(1, "root", 1, -1, ""),)
    assert held.start("onwards", "stay", "use", "0").question == (0, "dash"), "the rooted has no place in the order"


@pytest.mark.rule("SB-70")
def test_onwards_lets_the_champions_of_the_mate_dash_and_its_player_decides() -> None:
    bout = Bout("dugrun:C4", "taze:C3", "tzu_xiao:E5", "kilgore:G1", hand="onwards")
    bout.start("onwards", "stay", "use", "0")
    assert bout.hand(0) == []
    assert bout.question == (0, "dash")
    bout.on("E4")
    assert bout.at("tzu_xiao") == ["E4"]
    assert bout.question == (0, "act"), "neither he himself nor an enemy"


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_an_enemy_next_to_the_levelled_dugrun_may_attack_only_if_he_is_a_target() -> None:
    sides = ("taze:C4 goldarr:C5", "dugrun:C3 alistair:B4")
    bout = Bout(*sides, hand="bludgeon", levelled="dugrun").start("bludgeon", "stay")
    assert bout.offered == {"dugrun", "stop"}
    assert Bout(*sides, hand="bludgeon").start("bludgeon", "stay").offered == {"dugrun", "alistair", "stop"}
    away = Bout(*sides, hand="bludgeon", levelled="dugrun").start("bludgeon", "B5")
    assert away.offered == {"alistair", "stop"}, "no longer next to him"
    other = Bout(*sides, hand="anchors_aweigh", levelled="dugrun").start("anchors_aweigh", "stay")
    assert other.offered == {"d2", "d3", "d4", "stop"}, "he is not next to this one"


@pytest.mark.rule("SB-42")
def test_the_taunt_holds_for_areas_and_for_attacks_that_cannot_reach_him_not_for_skills() -> None:
    bout = Bout("goldarr:C4", "dugrun:C3 alistair:C5", hand="anchors_aweigh", levelled="dugrun")
    bout.start("anchors_aweigh", "stay")
    assert bout.offered == {"d1", "d2", "d3", "stop"}
    shot = Bout("gwaien:C4", "dugrun:C3 alistair:C6", hand="fireball", levelled="dugrun")
    shot.play("fireball", "stay")
    assert shot.emitted("stopped"), "he is too near for this attack, and nobody else may be attacked"
    skill = Bout("korvash:C4", "dugrun:C3 alistair:C5", hand="shockwave", levelled="dugrun")
    assert skill.start("shockwave", "stay").offered == {"dugrun", "alistair", "stop"}
    hit = Bout("korvash:C4", "dugrun:C3 alistair:C5", levelled="dugrun").start("hit:korvash", "stay")
    assert hit.offered == {"dugrun", "alistair", "none"}


def test_the_levelled_dugrun_has_a_health_more() -> None:
    assert Bout("dugrun:C4", "taze").champion("dugrun").health == 6
    assert Bout("dugrun:C4", "taze", levelled="dugrun").champion("dugrun").health == 7
