"""Ko'lel: jumps, darts and a long tongue; armour does not help against him."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Double Jump


@pytest.mark.rule("SB-22", "SB-52")
def test_double_jump_jumps_strikes_and_jumps_away() -> None:
    bout = Bout("kolel:E5", "taze:C5 alistair:C8", hand="double_jump")
    bout.start("double_jump")
    assert bout.question == (0, "jump"), "no boots"
    assert {"B5", "D6", "stay"} <= bout.offered
    assert not {"A5", "D4", "C5", "C8", "E5"} & bout.offered, "three hexes, not onto a statue or a champion"
    bout.on("D5")
    assert bout.question == (0, "attack")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (0, "jump")
    assert {"B7", "stay"} <= bout.offered
    assert not {"A2", "E1"} & bout.offered, "three hexes again"
    bout.on("E7")
    assert bout.moved("jump") == [("kolel", "D5"), ("kolel", "E7")]
    assert bout.question == (0, "act")


@pytest.mark.rule("SB-34")
def test_double_jump_does_not_jump_away_without_an_attack() -> None:
    bout = Bout("kolel:E5", "taze:C5", hand="double_jump").play("double_jump", "D5", "stop")
    assert bout.at("kolel") == ["D5"]
    assert bout.damage("taze") == [0]
    nobody = Bout("kolel:E5", "taze:C5", hand="double_jump").play("double_jump", "stay")
    assert nobody.emitted("stopped"), "nobody is next to him"


# ---------------------------------------------------------------- Mighty Jump


@pytest.mark.rule("SB-27", "SB-53", "SB-69")
def test_mighty_jump_hits_and_pushes_all_around_allies_too() -> None:
    bout = Bout("kolel:E5 dugrun:C6", "taze:C5 alistair:D6 gwaien:B5", hand="mighty_jump")
    bout.start("mighty_jump")
    assert bout.question == (0, "jump")
    assert {"B6", "stay"} <= bout.offered
    assert not {"A5", "D4", "C5"} & bout.offered, "three hexes"
    bout.on("D5")
    assert bout.question == (0, "attack")
    assert bout.offered == {"d0", "stop"}, "all six hexes: there is no direction to choose"
    bout.on("d0")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.figures("dugrun") == Blow(2, 2)
    assert sorted(bout.blows()) == [("alistair", 2), ("taze", 2)]
    assert bout.question == (0, "next")
    assert (bout.offered, bout.picks) == ({"dugrun", "taze", "alistair"}, (3, 3))
    bout.on("alistair dugrun taze")
    assert bout.moved("push") == [("dugrun", "B6"), ("taze", "B4")]
    assert bout.blows("push") == [("alistair", 1)], "a statue stands behind him"
    assert bout.damage("gwaien") == [0]


# ---------------------------------------------------------------- Poisoned Dart


@pytest.mark.rule("SB-25", "SB-64")
def test_poisoned_dart_does_one_damage_more_after_it_has_hurt() -> None:
    bout = Bout("kolel:C1", "taze:C4 alistair:C2 gwaien:C5", hand="poisoned_dart")
    bout.start("poisoned_dart")
    assert bout.question == (0, "move")
    assert bout.offered == {"B1", "stay"}, "one hex, not onto a statue or an enemy"
    bout.on("stay")
    assert bout.offered == {"taze", "alistair", "stop"}, "one to three hexes, whoever stands between"
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert (bout.blows(), bout.blows("poison")) == ([("taze", 2)], [("taze", 1)])
    assert bout.damage("taze") == [3]


@pytest.mark.rule("SB-64")
def test_poisoned_dart_does_not_poison_whom_it_does_not_hurt() -> None:
    bout = Bout("kolel:C1", "dugrun:C3", hand="poisoned_dart").play("poisoned_dart", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(2, 2)
    assert bout.damage("dugrun") == [0]


# ---------------------------------------------------------------- Blinding Dart


@pytest.mark.rule("SB-36", "SB-38", "SB-58")
def test_blinding_dart_defends_and_stuns_the_attacker() -> None:
    bout = Bout("taze:C4 gwaien:B1", "kolel alistair:C3", hand="bludgeon rush ignite blinding_dart")
    bout.start("bludgeon", "stay", "alistair")
    assert bout.question == (1, "react")
    assert bout.offered == {"blinding_dart>alistair", "pass"}, "Ko'lel himself is at the gate"
    bout.on("blinding_dart>alistair")
    assert bout.figures("alistair") == Blow(2, 1)
    assert bout.question == (0, "lose_card")
    assert bout.offered == {"rush"}, "his cards alone, and the one that is being played is not in hand"
    bout.on("rush")
    assert bout.discard(0) == ["rush", "bludgeon"]
    assert bout.player(1).ready == ("red", "yellow")


@pytest.mark.rule("SB-36")
def test_blinding_dart_stuns_nobody_if_its_champion_is_out() -> None:
    bout = Bout("taze:C4", "kolel:C3", hand="bludgeon rush blinding_dart", damage={"kolel": 7})
    bout.play("bludgeon", "stay", "kolel", "blinding_dart>kolel")
    assert bout.at("kolel") == ["gate"]
    assert bout.hand(0) == ["rush"]
    assert bout.emitted("stunned") == []


# ---------------------------------------------------------------- Scout Ahead


@pytest.mark.rule("SB-60", "SB-61")
def test_scout_ahead_draws_up_to_three_then_plans_up_to_three() -> None:
    bout = Bout("kolel:C4", "taze", hand="scout_ahead double_jump", deck="tongue_lash mighty_jump blinding_dart")
    bout.start("scout_ahead")
    assert "C2" in bout.offered
    assert "C1" not in bout.offered
    bout.on("stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"0", "1", "2", "3"}
    bout.on("2")
    assert bout.hand(0) == ["double_jump", "mighty_jump", "tongue_lash"]
    assert bout.question == (0, "plan")
    assert (bout.offered, bout.picks) == ({"double_jump", "mighty_jump", "tongue_lash"}, (0, 3))
    bout.on("mighty_jump double_jump")
    assert bout.hand(0) == ["tongue_lash"]
    assert bout.planned(0) == ["mighty_jump", "double_jump"]
    assert bout.discard(0) == ["scout_ahead"]


# ---------------------------------------------------------------- Tongue Lash


@pytest.mark.rule("SB-26", "SB-54", "SB-58")
def test_tongue_lash_pulls_and_stuns_whom_it_hurts() -> None:
    bout = Bout("kolel:C1", "taze:C4 alistair:C5 gwaien:B2", hand="tongue_lash rush ignite")
    bout.start("tongue_lash", "stay")
    assert bout.offered == {"taze", "stop"}, "the next in the row is behind him, the third is in no row with Ko'lel"
    bout.on("taze", "pass")
    assert bout.figures("taze") == Blow(1, 0)
    assert bout.at("taze") == ["C2"]
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"rush"}
    bout.on("rush")
    assert bout.damage("taze") == [1]


def test_tongue_lash_neither_pulls_nor_stuns_without_damage() -> None:
    bout = Bout("kolel:C1", "dugrun:C3", hand="tongue_lash onwards").play("tongue_lash", "stay", "dugrun", "pass")
    assert bout.figures("dugrun") == Blow(1, 2)
    assert bout.at("dugrun") == ["C3"]
    assert bout.emitted("stunned") == []


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-30", "SB-42")
def test_targets_of_the_levelled_kolel_have_two_less_defence() -> None:
    bout = Bout("kolel:C1 goldarr:C5", "dugrun:C3 alistair:B1", hand="tongue_lash plundarr", levelled="kolel")
    bout.play("tongue_lash", "stay", "dugrun")
    assert bout.figures("dugrun") == Blow(1, 0)
    assert bout.blows() == [("dugrun", 1)]
    bout.play("plundarr", "C3", "dugrun")
    assert bout.figures("dugrun") == Blow(2, 2), "only against his own attacks"


@pytest.mark.rule("SB-30")
def test_the_levelled_kolel_lowers_what_reactions_give_but_never_below_nothing() -> None:
    hand = "poisoned_dart arcane_shield reverence"
    bout = Bout("kolel:C1", "alistair:C3 gwaien:C4", hand=hand, levelled="kolel")
    bout.play("poisoned_dart", "stay", "alistair", "arcane_shield>alistair")
    assert bout.figures("alistair") == Blow(2, 0)
    shell = Bout("kolel:C1", "nikkit:C2", hand="poisoned_dart shell_of_the_swamp", levelled="kolel")
    shell.play("poisoned_dart", "stay", "nikkit", "shell_of_the_swamp>nikkit")
    assert shell.figures("nikkit") == Blow(2, 1), "three for the reaction, two less"
