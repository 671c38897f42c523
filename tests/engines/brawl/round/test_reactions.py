"""Reactions: when, on whom, what they do and for whom it counts."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout
from tests.engines.brawl.naming import hex_of, number

# ---------------------------------------------------------------- when


@pytest.mark.rule("SB-35")
def test_a_reaction_is_asked_for_when_an_own_champion_is_a_target_of_an_attack() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3 alistair:G1", hand="maul_thrash intimidation").start("maul_thrash", "stay")
    bout.on("goldarr")
    assert bout.question == (1, "react")
    assert bout.offered == {"intimidation>goldarr", "pass"}
    assert bout.damage("goldarr") == [0], "before the damage"
    bout.on("pass")
    assert bout.emitted("no_reaction") == [{"seat": 1}]
    assert bout.damage("goldarr") == [1]
    assert bout.hand(1) == ["intimidation"]
    assert bout.player(1).ready == ("red", "yellow", "blue")


@pytest.mark.rule("SB-35")
def test_one_card_per_attack_however_many_are_targets() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3 tzu_xiao:B3", hand="fury intimidation revenge").start("fury", "stay", "d0")
    cards = {f"{card}>{who}" for card in ("intimidation", "revenge") for who in ("goldarr", "tzu_xiao")}
    assert bout.offered == cards | {"pass"}
    bout.on("revenge>goldarr")
    assert bout.question == (0, "heal"), "no second one: the attack is carried out, Fury heals"
    assert bout.hand(1) == ["intimidation"]


@pytest.mark.rule("SB-35", "SB-38")
def test_on_own_targets_alone_not_on_those_of_the_attackers_side() -> None:
    bout = Bout("kilgore:C4 rath:C5", "goldarr:C3", hand="fury intimidation").start("fury", "stay", "d0")
    assert bout.offered == {"intimidation>goldarr", "pass"}


@pytest.mark.rule("SB-35")
@pytest.mark.parametrize(
    ("sides", "card", "answers"),
    [
        (("korvash:C4", "dugrun:C3"), "shockwave", ("stay", "dugrun")),
        (("tzu_xiao:C4", "dugrun:C3"), "flash_of_jade", ("stay", "d3")),
    ],
)
def test_none_against_skills(sides: tuple[str, str], card: str, answers: tuple[str, ...]) -> None:
    bout = Bout(*sides, hand=f"{card} hold_ground").start(card, *answers)
    assert bout.question[1] != "react"


@pytest.mark.rule("SB-35")
def test_none_against_traps() -> None:
    bout = Bout("kilgore:A1", "dugrun:C4", turn=1, hand="hold_ground", traps={"C3": "damage_2"})
    bout.start("walk:dugrun", "blue", "C3!")
    assert bout.question == (1, "trap_place")


@pytest.mark.rule("SB-35")
def test_none_in_the_own_turn_though_an_ally_is_hit() -> None:
    bout = Bout("kilgore:C4 dugrun:C5", "taze:C3", hand="fury hold_ground").start("fury", "stay", "d0")
    assert bout.question == (0, "act")
    assert bout.blows() == [("taze", 2)], "Dugrun's defence is 2"
    assert "hold_ground" not in bout.offered, "nor is it an action"


@pytest.mark.rule("SB-35", "SB-38")
def test_none_without_a_ready_core_of_its_colour() -> None:
    sides = ("kilgore:C4", "dugrun:C3")
    bout = Bout(*sides, hand="maul_thrash hold_ground", cores={1: "yellow blue"}).start("maul_thrash", "stay", "dugrun")
    assert bout.offered == {"pass"}, "asked all the same: the question must not tell what the hand holds"
    spent = Bout(*sides, hand="maul_thrash hold_ground", cores={1: ""}).start("maul_thrash", "stay", "dugrun")
    assert spent.question == (0, "act"), "nothing to decide, as all can see"


# ---------------------------------------------------------------- on whom


@pytest.mark.rule("SB-38")
def test_it_is_paid_with_a_core_of_its_colour_and_lies_in_the_discard_afterwards() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", hand="maul_thrash intimidation")
    bout.play("maul_thrash", "stay", "goldarr", "intimidation>goldarr", "C6")
    assert [emitted["core"] for emitted in bout.emitted("reaction", seat=1)] == ["red"]
    assert bout.player(1).ready == ("yellow", "blue")
    assert (bout.hand(1), bout.discard(1)) == ([], ["intimidation"])


@pytest.mark.rule("SB-38")
def test_it_is_put_on_any_own_target_whosever_card_it_is_even_of_one_at_the_gate() -> None:
    sides = ("kilgore:C4", "goldarr taze:C3 alistair:B4")
    bout = Bout(*sides, hand="fury intimidation").start("fury", "stay", "d0")
    assert bout.offered == {"intimidation>taze", "intimidation>alistair", "pass"}
    bout.on("intimidation>alistair")
    assert (bout.figures("alistair"), bout.figures("taze")) == (Blow(2, 1), Blow(2, 0)), "its defence is his alone"


@pytest.mark.rule("SB-38")
def test_what_it_does_comes_from_whom_it_was_put_on() -> None:
    """Intimidation on Alistair: Kilgore flees from him, not from Gold'arr whose card it is."""
    bout = Bout("kilgore:C4", "goldarr:C8 alistair:C3", hand="maul_thrash intimidation")
    bout.start("maul_thrash", "stay", "alistair", "intimidation>alistair")
    assert bout.question == (0, "fear")
    assert bout.offered == {"C6", "A4"}, "C6 is nearer to Gold'arr and further from Alistair"
    bout.on("C6")
    assert bout.emitted("moved", way="fear")[0]["by"] == "alistair"


# ---------------------------------------------------------------- what works when


@pytest.mark.rule("SB-39")
def test_defence_and_unmarked_effects_work_when_it_is_played() -> None:
    bout = Bout("taze:C4", "jacques:C3", hand="bludgeon parrying_blow riposte swift_sword_cut")
    bout.start("bludgeon", "stay", "jacques", "parrying_blow>jacques")
    assert bout.question == (1, "discard"), "before the blow"
    bout.on("riposte swift_sword_cut")
    assert bout.figures("jacques") == Blow(2, 4), "1 of his own, 1 of the card and 1 for each blue one"


@pytest.mark.rule("SB-39")
def test_declared_targets_are_not_checked_again() -> None:
    """No shipped reaction moves anybody before the blow: here Lil'Y is set elsewhere by hand while another one may be played."""
    bout = Bout("kilgore:C4", "lily:C3 alistair:G1", hand="maul_thrash didnt_see_that_comin_eh vanish")
    bout.start("maul_thrash", "stay", "lily", "didnt_see_that_comin_eh>lily", "0")
    bout.board.champions[number(bout.board, "lily")].hex = hex_of("G6")
    bout.on("pass")
    assert bout.damage("lily") == [1]


@pytest.mark.rule("SB-39", "SB-36")
def test_post_effects_of_a_reaction_work_after_the_blow() -> None:
    bout = Bout("taze:C4", "kilgore:C3", hand="bludgeon finishing_blow darksteel_armour")
    bout.play("bludgeon", "stay", "kilgore", "darksteel_armour>kilgore")
    assert bout.figures("kilgore") == Blow(2, 2), "1 of his own and 1 of the card"
    assert bout.effects("kilgore") == {("defence", 2, "")}
    bout.start("finishing_blow", "stay", "kilgore")
    assert bout.figures("kilgore") == Blow(3, 3), "2 for later attacks"


# ---------------------------------------------------------------- out of action


@pytest.mark.rule("SB-36")
def test_a_reaction_has_no_post_effects_if_its_champion_is_out() -> None:
    bout = Bout("kilgore:C4", "tzu_xiao:C3", hand="maul_thrash revenge", damage={"tzu_xiao": 7})
    bout.play("maul_thrash", "stay", "tzu_xiao", "revenge>tzu_xiao")
    assert (bout.at("tzu_xiao"), bout.damage("kilgore")) == (["gate"], [0])
    alive = Bout("kilgore:C4", "tzu_xiao:C3", hand="maul_thrash revenge", damage={"tzu_xiao": 6})
    alive.play("maul_thrash", "stay", "tzu_xiao", "revenge>tzu_xiao")
    assert alive.damage("kilgore") == [2]


@pytest.mark.rule("SB-36")
def test_that_another_target_is_out_does_not_hinder_it() -> None:
    bout = Bout("kilgore:C4", "tzu_xiao:C3 taze:B3", hand="fury revenge", damage={"taze": 8})
    bout.play("fury", "stay", "d0", "revenge>tzu_xiao", "0")
    assert bout.at("taze") == ["gate"]
    assert bout.blows("effect") == [("kilgore", 2)]


@pytest.mark.rule("SB-36")
def test_a_push_is_ignored_if_the_reaction_broke_the_row_other_post_effects_apply() -> None:
    bout = Bout("kilgore:C4", "rath:C3", hand="maul_thrash go_to_ground")
    bout.play("maul_thrash", "stay", "rath", "go_to_ground>rath", "A3")
    assert (bout.at("rath"), bout.moved("push"), bout.damage("rath")) == (["A3"], [], [1]), "no damage for it either"
    away = Bout("kolel:C4", "rath:C3 alistair:C1", hand="tongue_lash go_to_ground nightshade", levelled="kolel")
    away.start("tongue_lash", "stay", "rath", "go_to_ground>rath", "B1")
    assert away.moved("pull") == []
    assert away.question == (1, "lose_card"), "the stun is done"


@pytest.mark.rule("SB-37")
def test_an_enemy_taken_out_by_a_reaction_is_a_point_and_levels_whom_it_was_put_on() -> None:
    bout = Bout("kilgore:C4", "tzu_xiao alistair:C3", hand="maul_thrash revenge", damage={"kilgore": 5})
    bout.play("maul_thrash", "stay", "alistair", "revenge>alistair")
    assert bout.at("kilgore") == ["gate"]
    assert bout.view().points == (0, 1)
    assert (bout.champion("alistair").levelled, bout.champion("tzu_xiao").levelled) == (True, False)


@pytest.mark.rule("SB-37")
def test_also_another_enemy_than_the_attacker() -> None:
    sides = ("kilgore:C4 rath:B2", "mariusz:C3")
    bout = Bout(*sides, hand="maul_thrash a_cornered_beast", damage={"rath": 4})
    bout.play("maul_thrash", "stay", "mariusz", "a_cornered_beast>mariusz")
    assert bout.at("rath") == ["gate"]
    assert bout.view().points == (0, 1)
    assert bout.champion("mariusz").levelled


@pytest.mark.rule("SB-37", "SB-46")
def test_an_attacker_forced_onto_a_trap_by_a_reaction_is_its_champions() -> None:
    bout = Bout(
        "kilgore:C5",
        "xinshen:C6",
        hand="maul_thrash shift_the_elements",
        damage={"kilgore": 6},
        traps={"B4": "damage_1"},
    )
    bout.start("maul_thrash", "stay", "xinshen", "shift_the_elements>xinshen", "B4!")
    assert bout.at("kilgore") == ["gate"]
    assert bout.emitted("out") == [{"champion": "kilgore", "by": "xinshen", "team": 1, "points": 1}]
    assert bout.question == (0, "trap_place"), "his player places the new token"
    bout.on("C3")
    assert bout.champion("xinshen").levelled


# ---------------------------------------------------------------- targets that are out


@pytest.mark.rule("SB-87")
def test_post_effects_on_a_target_that_is_out_do_nothing() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": 8}).play("maul_thrash", "stay", "taze")
    assert (bout.at("taze"), bout.emitted("moved"), bout.emitted("unable")) == (["gate"], [], [])
    stun = Bout("taze:C4", "alistair:C3", hand="bludgeon bow_before_the_king", damage={"alistair": 8})
    stun.play("bludgeon", "stay", "alistair", "pass")
    assert stun.emitted("stunned") == []


@pytest.mark.rule("SB-87")
def test_those_measured_from_it_do_nothing_either() -> None:
    sides = ("gwaien:C1", "alistair:C4 taze:C5 rath:C6")
    ball = Bout(*sides, hand="fireball", damage={"alistair": 7}).play("fireball", "stay", "alistair")
    assert (ball.at("alistair"), ball.damage("taze")) == (["gate"], [0])
    bolt = Bout(*sides, hand="chain_lightning", damage={"alistair": 7}).play("chain_lightning", "stay", "alistair")
    assert bolt.damage("taze", "rath") == [0, 0]


@pytest.mark.rule("SB-87")
def test_those_that_do_not_need_its_place_work() -> None:
    drawn = Bout("goldarr:C4", "taze:C3", hand="plundarr", damage={"taze": 8}).start("plundarr", "stay", "taze")
    assert (drawn.question, drawn.offered) == ((0, "draw"), {"0", "1", "2"}), "for each damage"
    cold = Bout("dugrun:C4", "taze:C3 rath:G1", hand="blizzard", damage={"taze": 8}).play("blizzard", "stay", "taze")
    assert cold.damage("rath") == [1], "every other enemy"


@pytest.mark.rule("SB-87")
def test_of_several_targets_those_in_the_arena_have_the_effect() -> None:
    bout = Bout("goldarr:C4", "taze:C3 alistair:B3", hand="anchors_aweigh", damage={"taze": 8})
    bout.play("anchors_aweigh", "stay", "d3")
    assert bout.at("taze", "alistair") == ["gate", "A2"], "only one is left to push: no order to ask for"
