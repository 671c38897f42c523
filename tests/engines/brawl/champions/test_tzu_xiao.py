"""Tzu Xiao: blows up close, and every wound paid back."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Challenge


@pytest.mark.rule("SB-26", "SB-54")
def test_challenge_pulls_one_hex_or_hurts() -> None:
    bout = Bout("tzu_xiao:C3", "taze:C5 alistair:C6", hand="challenge").start("challenge", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.at("taze") == ["C4"]
    assert bout.blows("push") == []
    near = Bout("tzu_xiao:C3", "taze:C4", hand="challenge").play("challenge", "stay", "taze")
    assert near.blows("push") == [("taze", 1)]


# ---------------------------------------------------------------- Focus


@pytest.mark.rule("SB-33")
def test_focus_strengthens_all_own_champions_himself_too() -> None:
    bout = Bout("tzu_xiao:C3 gwaien:E3 dugrun", "taze:C5", hand="focus challenge ignite").play("focus", "stay", "use")
    assert bout.effects("tzu_xiao") == bout.effects("gwaien") == {("strength", 1, ""), ("movement", 1, "")}
    assert bout.effects("dugrun") == set(), "at the gate nothing has an effect on him"
    assert bout.effects("taze") == set()
    bout.start("challenge")
    assert "E5" not in bout.offered
    assert "E4" in bout.offered, "two hexes instead of one"
    bout.on("stay", "taze")
    assert bout.figures("taze") == Blow(3, 0)


@pytest.mark.rule("SB-70")
def test_focus_does_not_concern_the_champions_of_the_mate() -> None:
    bout = Bout("tzu_xiao:C3", "taze:C5", "gwaien:E3", "alistair:C7", hand="focus").play("focus", "stay", "use")
    assert bout.effects("gwaien") == set()
    assert bout.effects("tzu_xiao") != set()


# ---------------------------------------------------------------- Double Strike


@pytest.mark.rule("SB-22", "SB-34", "SB-62")
def test_double_strike_dashes_and_deals_its_damage_twice() -> None:
    bout = Bout("tzu_xiao:C3", "kilgore:C6", hand="double_strike").start("double_strike")
    assert bout.question == (0, "dash"), "no boots, but a dash before the attack"
    assert bout.offered == {"C1", "C2", "C4", "C5", "A1", "A3", "B2", "B3", "D2", "D3", "E2", "E4", "stay"}
    bout.on("C5", "kilgore")
    assert bout.figures("kilgore") == Blow(2, 1)
    assert bout.blows() == bout.blows("repeat") == [("kilgore", 1)]
    assert bout.damage("kilgore") == [2]
    short = Bout("tzu_xiao:C3", "kilgore:C6", hand="double_strike").play("double_strike", "stay")
    assert short.emitted("stopped"), "nobody next to him"


@pytest.mark.rule("SB-44", "SB-62")
def test_the_second_strike_hits_nobody_who_is_out_and_repeats_no_damage_of_zero() -> None:
    bout = Bout("tzu_xiao:C3", "taze:C4", hand="double_strike", damage={"taze": 7})
    bout.play("double_strike", "stay", "taze")
    assert bout.blows("repeat") == []
    assert bout.view().points == (1, 0)
    none = Bout("tzu_xiao:C3", "dugrun:C4", hand="double_strike").play("double_strike", "stay", "dugrun")
    assert none.damage("dugrun") == [0]


# ---------------------------------------------------------------- Flash of Jade


@pytest.mark.rule("SB-27", "SB-28", "SB-65")
def test_flash_of_jade_wounds_each_target_until_it_is_bloodied() -> None:
    sides = ("tzu_xiao:C4 goldarr:B3", "taze:C3 alistair:D3 kilgore:C5")
    bout = Bout(*sides, hand="flash_of_jade", damage={"alistair": 2}).start("flash_of_jade", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"d0", "d1", "d2", "d3", "d4", "d5", "stop"}
    bout.on("d2")
    assert bout.damage("taze", "alistair", "goldarr", "kilgore") == [3, 3, 3, 0], "allies too; defence does not count"
    assert bout.blows("effect") == [("goldarr", 3), ("taze", 3), ("alistair", 1)]
    deep = Bout("tzu_xiao:C4", "taze:C3 alistair:B3", hand="flash_of_jade", damage={"taze": 5})
    deep.play("flash_of_jade", "stay", "d3")
    assert deep.damage("taze", "alistair") == [5, 3], "who has more already takes none"


# ---------------------------------------------------------------- Revenge


@pytest.mark.rule("SB-30", "SB-37")
def test_revenge_pays_the_attack_damage_back() -> None:
    bout = Bout("goldarr:C4", "alistair:C3 tzu_xiao", hand="plundarr revenge").start("plundarr", "stay", "alistair")
    assert bout.offered == {"revenge>alistair", "pass"}
    bout.on("revenge>alistair")
    assert bout.figures("alistair") == Blow(2, 0), "it gives no defence"
    assert bout.blows("effect") == [("goldarr", 2)], "defence does not count"
    assert bout.question == (0, "draw"), "the attack's own effects come afterwards"


def test_revenge_does_not_count_the_second_strike() -> None:
    bout = Bout("rath:C4", "tzu_xiao:C3", hand="double_dealing revenge")
    bout.play("double_dealing", "stay", "tzu_xiao", "revenge>tzu_xiao")
    assert bout.damage("tzu_xiao", "rath") == [4, 2]


@pytest.mark.rule("SB-36", "SB-37")
def test_revenge_may_take_the_attacker_out_but_not_from_the_gate() -> None:
    bout = Bout("goldarr:C4", "tzu_xiao:C3", hand="plundarr revenge", damage={"goldarr": 6})
    bout.play("plundarr", "stay", "tzu_xiao", "revenge>tzu_xiao")
    assert bout.at("goldarr") == ["gate"]
    assert bout.view().points == (0, 1)
    assert bout.champion("tzu_xiao").levelled
    assert bout.emitted("drawn") == [], "nothing more of the attacker's card"
    out = Bout("goldarr:C4", "tzu_xiao:C3", hand="plundarr revenge", damage={"goldarr": 6, "tzu_xiao": 8})
    out.play("plundarr", "stay", "tzu_xiao", "revenge>tzu_xiao", "0")
    assert out.at("goldarr", "tzu_xiao") == ["C4", "gate"]


# ---------------------------------------------------------------- Pounce


@pytest.mark.rule("SB-52")
def test_pounce_jumps_hits_and_pushes() -> None:
    bout = Bout("tzu_xiao:C1", "taze:C5 alistair:C2", hand="pounce").start("pounce")
    assert bout.question == (0, "jump")
    assert {"C4", "C3", "stay"} <= bout.offered, "over whoever stands there"
    assert not {"C2", "D1", "B4"} & bout.offered
    bout.on("C4")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert bout.moved("push") == [("taze", "C6")]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-30", "SB-42")
def test_enemies_next_to_the_levelled_tzu_xiao_have_less_defence() -> None:
    sides = ("tzu_xiao:C4 kilgore:B4 goldarr:B3", "dugrun:C3 nevamor:C5 taze:D3")
    bout = Bout(*sides, levelled="tzu_xiao")
    assert [bout.champion(name).defence for name in ("dugrun", "nevamor", "taze")] == [1, 0, 0], "never below 0"
    assert bout.champion("kilgore").defence == 1, "not his allies"
    far = Bout("tzu_xiao:C1 kilgore:B4", "dugrun:C3", levelled="tzu_xiao")
    assert far.champion("dugrun").defence == 2
    hit = Bout(*sides, hand="plundarr", levelled="tzu_xiao").play("plundarr", "stay", "dugrun", "0")
    assert hit.figures("dugrun") == Blow(2, 1), "in anybody's attack"


@pytest.mark.rule("SB-30")
def test_the_lower_defence_is_added_before_it_is_cut_at_zero() -> None:
    bout = Bout("tzu_xiao:C4", "taze:C5 alistair:B1 goldarr", hand="pounce intimidation", levelled="tzu_xiao")
    bout.start("pounce", "stay", "taze", "intimidation>taze")
    assert bout.figures("taze") == Blow(1, 0), "0 and 1 less and 1 more"
