"""Out of action, points for it, levels, coming back."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Bout

# ---------------------------------------------------------------- out of action


@pytest.mark.rule("SB-40")
@pytest.mark.parametrize(("damage", "out"), [(6, False), (7, True), (8, True)])
def test_damage_as_high_as_health_is_out_of_action(damage: int, *, out: bool) -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": damage}).play(
        "maul_thrash", "stay", "taze"
    )
    assert bout.at("taze") == (["gate"] if out else ["C1"])
    assert bout.damage("taze") == ([0] if out else [8])
    assert bout.view().points == (int(out), 0)


@pytest.mark.rule("SB-40")
def test_at_the_gate_his_card_lies_on_the_base_side() -> None:
    sides = ("taze:C4", "kilgore:C3")
    bout = Bout(*sides, hand="finishing_blow", damage={"kilgore": 7}, levelled="kilgore")
    assert bout.champion("kilgore").health == 8
    bout.play("finishing_blow", "stay", "kilgore")
    assert (bout.at("kilgore"), bout.champion("kilgore").levelled, bout.champion("kilgore").health) == (
        ["gate"],
        False,
        7,
    )


@pytest.mark.rule("SB-40")
def test_the_opponent_has_the_point_whatever_the_cause() -> None:
    trap = Bout("taze:C4", "kilgore:G1", damage={"taze": 8}, traps={"C3": "damage_1"})
    trap.play("walk:taze", "red", "C3!", "C6")
    assert trap.view().points == (0, 1)
    push = Bout("tzu_xiao:C5", "taze:C4 alistair:C3", hand="pounce", damage={"taze": 7})
    push.play("pounce", "stay", "taze")
    assert (push.at("taze"), push.view().points) == (["gate"], (1, 0))
    hit = Bout("tzu_xiao:C5", "taze:C4", damage={"taze": 8}).play("hit:tzu_xiao", "stay", "taze")
    assert hit.view().points == (1, 0)


@pytest.mark.rule("SB-43")
def test_taking_out_an_own_champion_is_a_point_for_the_opponent_and_no_level() -> None:
    bout = Bout("kilgore:C4 taze:C5", "alistair:C3", hand="fury", damage={"taze": 8}).play("fury", "stay", "d0")
    assert bout.at("taze") == ["gate"]
    assert bout.view().points == (0, 1)
    assert not bout.champion("kilgore").levelled


@pytest.mark.rule("SB-43")
def test_taking_out_himself_too() -> None:
    sides = ("alkemi:C4 kilgore:C5", "taze:G1")
    bout = Bout(*sides, hand="acid_rain", damage={"kilgore": 6}).play("acid_rain", "stay", "use")
    assert (bout.at("kilgore"), bout.view().points) == (["gate"], (0, 1))
    own = Bout("akhet:C4", "taze:G1", damage={"akhet": 6}, traps={"C3": "damage_2"})
    own.play("walk:akhet", "red", "C3!", "C6")
    assert (own.at("akhet"), own.view().points, own.emitted("levelled")) == (["gate"], (0, 1), [])


# ---------------------------------------------------------------- at the gate


@pytest.mark.rule("SB-83")
def test_at_the_gate_nobody_is_a_target_or_takes_damage() -> None:
    bout = Bout("gwaien:G4", "taze alistair:G3", hand="ignite").start("ignite", "stay")
    assert bout.offered == {"alistair", "stop"}
    cold = Bout("dugrun:C4", "taze alistair:C3", hand="blizzard").play("blizzard", "stay", "alistair")
    assert cold.damage("taze") == [0]


@pytest.mark.rule("SB-83")
def test_at_the_gate_nobody_has_an_effect() -> None:
    bout = Bout("goldarr:C4 taze gwaien:A1", "alistair:G1", hand="me_hearties").play("me_hearties", "stay", "use", "0")
    assert (bout.effects("taze"), bout.effects("gwaien")) == (set(), {("strength", 1, ""), ("movement", 1, "")})


@pytest.mark.rule("SB-83")
def test_at_the_gate_nobody_is_chosen_or_counted() -> None:
    sides = ("khalize:C4 taze:A1 rath", "alistair:G1")
    blessed = Bout(*sides, hand="heavens_blessing", damage={"taze": 1}).start("heavens_blessing", "stay", "use")
    assert blessed.question == (0, "heal"), "Taze is the only one to choose"
    grim = Bout("nevamor:G5", "taze:G6 rath", hand="grim_harvest").start("grim_harvest", "stay", "taze")
    assert grim.figures("taze").strength == 4, "no friend near him"


@pytest.mark.rule("SB-83")
def test_effects_to_the_end_of_the_turn_are_over_when_he_is_out() -> None:
    sides = ("goldarr:A1 gwaien:C4 dugrun:G6", "alistair:G1")
    bout = Bout(*sides, hand="me_hearties", damage={"gwaien": 5}, traps={"C3": "damage_1"})
    bout.play("me_hearties", "stay", "use", "0")
    assert bout.effects("gwaien")
    bout.play("walk:gwaien", "blue", "C3!", "C6")
    assert bout.effects("gwaien") == set()
    bout.start("hit:gwaien")
    assert bout.question == (0, "move")
    assert bout.offered == {"A2", "A3", "A4", "A5", "A6"}, "one point: the bonus is lost"


@pytest.mark.rule("SB-83", "SB-42")
def test_the_levelled_side_gives_nothing_at_the_gate() -> None:
    bout = Bout("taze:C4", "dugrun goldarr:C3", hand="bludgeon", levelled="dugrun").start("bludgeon", "stay")
    assert bout.offered == {"goldarr", "stop"}


# ---------------------------------------------------------------- coming back


@pytest.mark.rule("SB-41")
def test_the_first_movement_point_brings_him_to_a_free_hex_of_the_own_area() -> None:
    bout = Bout("taze gwaien:A3", "alistair:G1", hand="rush").start("rush")
    assert bout.question == (0, "move")
    assert "stay" not in bout.offered, "whoever is activated comes back"
    assert {"A1", "A2", "A4", "A5", "A6"} <= bout.offered
    assert {word[0] for word in bout.offered} == {"A", "B"}, "the second point goes one hex further"
    assert "A3" not in bout.offered
    bout.on("B3", "use")
    assert bout.at("taze") == ["B3"]
    assert len(bout.emitted("back")) == 1
    assert bout.question == (0, "who"), "the card is used normally: he or an ally may dash"


@pytest.mark.rule("SB-41")
def test_the_other_player_comes_back_in_the_other_area() -> None:
    bout = Bout("taze:A1", "alistair", turn=1).start("hit:alistair")
    assert bout.offered == {"G1", "G2", "G3", "G4", "G5", "G6"}


@pytest.mark.rule("SB-41", "SB-33")
def test_a_card_without_boots_cannot_activate_him_nor_with_a_bonus() -> None:
    sides = ("gwaien goldarr:A1", "alistair:G1")
    bout = Bout(*sides, hand="teleport ignite me_hearties")
    assert "teleport" not in bout.offered
    assert "ignite" in bout.offered
    bout.play("me_hearties", "stay", "use", "0")
    assert "teleport" not in bout.offered


@pytest.mark.rule("SB-41")
def test_with_one_point_he_may_attack_from_the_area_at_once() -> None:
    bout = Bout("kilgore", "alistair:B1", hand="maul_thrash").start("maul_thrash", "A1")
    assert (bout.question, bout.offered) == ((0, "attack"), {"alistair", "stop"})


@pytest.mark.rule("SB-41")
def test_without_a_free_hex_he_cannot_be_activated() -> None:
    row = "taze gwaien:A1 rath:A2", "alistair:A3 kilgore:A4 goldarr:A5"
    bout = Bout(*row, hand="rush")
    assert {"rush", "walk:taze"} <= bout.offered, "A6 is free"
    four = Bout("taze gwaien:A1", "alistair:A3 kilgore:A4", "rath:A2 dugrun:A6", "goldarr:A5", hand="rush")
    assert not {"rush", "walk:taze", "hit:taze"} & four.offered
    assert "walk:gwaien" in four.offered


@pytest.mark.rule("SB-41", "SB-45")
def test_a_trap_in_the_area_triggers_as_he_comes() -> None:
    bout = Bout("taze", "alistair:G1", hand="rush", traps={"A2": "damage_2"}).start("rush")
    assert "A2!" in bout.offered
    bout.on("A2!")
    assert bout.damage("taze") == [2]
    assert bout.question == (0, "trap_place")
    bout.on("B4")
    assert bout.offered == {"stay", "A1", "A3", "B2", "B3"}, "and goes on with what is left"


# ---------------------------------------------------------------- levels


@pytest.mark.rule("SB-42")
def test_who_takes_out_an_enemy_in_his_own_activation_levels_and_keeps_his_damage() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": 7, "kilgore": 4})
    bout.play("maul_thrash", "stay", "taze")
    assert bout.champion("kilgore").levelled
    assert (bout.damage("kilgore"), bout.champion("kilgore").health) == ([4], 8)
    assert bout.emitted("levelled") == [{"champion": "kilgore"}]


@pytest.mark.rule("SB-42")
def test_also_with_a_standard_action_or_a_skill() -> None:
    hit = Bout("kilgore:C4", "taze:C3", damage={"taze": 8}).play("hit:kilgore", "stay", "taze")
    assert hit.champion("kilgore").levelled
    skill = Bout("tzu_xiao:C4", "loralei:C3", hand="flash_of_jade", damage={"loralei": 2})
    skill.play("flash_of_jade", "stay", "d3")
    assert not skill.champion("tzu_xiao").levelled, "3 damage are not 4"
    rath = Bout("rath:C4", "taze:C3", hand="stalk_beneath", damage={"taze": 7}).play("stalk_beneath", "use")
    assert rath.champion("rath").levelled


@pytest.mark.rule("SB-42")
def test_who_is_levelled_stays_so() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": 7}, levelled="kilgore")
    bout.play("maul_thrash", "stay", "taze")
    assert bout.champion("kilgore").levelled
    assert bout.emitted("levelled") == []
    assert bout.view().points == (1, 0)


@pytest.mark.rule("SB-42")
def test_one_who_is_not_activated_does_not_level() -> None:
    """An ally whom Onwards! lets dash deals damage instead by Taze's level: it is not his activation."""
    sides = ("dugrun:A1 taze:C4", "alistair:C3")
    bout = Bout(*sides, hand="onwards", damage={"alistair": 8}, levelled="taze")
    bout.play("onwards", "stay", "use", "0", "hit:alistair")
    assert bout.at("alistair") == ["gate"]
    assert bout.view().points == (1, 0)
    assert bout.emitted("levelled") == []


@pytest.mark.rule("SB-42")
def test_the_new_figures_and_ability_hold_at_all_times() -> None:
    bout = Bout("taze:C4", "kilgore:C3 gwaien:A1", hand="bludgeon", levelled="kilgore")
    assert bout.champion("kilgore").health == 8
    bout.play("bludgeon", "stay", "kilgore")
    assert bout.emitted("stunned") == [], "immune, in the opponent's turn too"


@pytest.mark.rule("SB-84")
def test_the_card_is_turned_when_the_action_is_finished_not_within_it() -> None:
    """Ko'lel's area: whom he takes out with it does not make it pierce the defence of the others; his next attack does."""
    bout = Bout("kolel:C5", "taze:C3 goldarr:B3", hand="mighty_jump double_jump", damage={"taze": 7})
    bout.start("mighty_jump", "C4", "d0")
    assert bout.champion("kolel").levelled
    assert bout.emitted("figures", target="goldarr")[0]["defence"] == 1
    kinds = [event.kind for event in bout.events]
    assert kinds.index("levelled") > max(n for n, kind in enumerate(kinds) if kind in ("damage", "moved", "out"))


@pytest.mark.rule("SB-84")
def test_what_a_level_does_after_a_card_is_not_for_the_card_that_earned_it() -> None:
    bout = Bout("sulka:C4", "taze:C3", hand="life_drain effigy", damage={"taze": 8}, deck="curse")
    bout.play("life_drain", "stay", "taze")
    assert bout.champion("sulka").levelled
    assert bout.emitted("drawn") == []


@pytest.mark.rule("SB-84")
def test_who_is_out_when_the_action_is_finished_does_not_level() -> None:
    """Kilgore takes out Taze, and Revenge takes out Kilgore."""
    sides = ("kilgore:C4", "tzu_xiao:C3 taze:B3")
    bout = Bout(*sides, hand="fury revenge", damage={"taze": 8, "kilgore": 5}).play(
        "fury", "stay", "d0", "revenge>tzu_xiao"
    )
    assert bout.at("kilgore", "taze") == ["gate", "gate"]
    assert not bout.champion("kilgore").levelled
    assert bout.champion("tzu_xiao").levelled
    assert bout.view().points == (1, 1)
