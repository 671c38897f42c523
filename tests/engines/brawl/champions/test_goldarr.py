"""Gold'arr: harpoon, boarding and loot."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Me Hearties


@pytest.mark.rule("SB-33", "SB-60")
def test_me_hearties_draws_and_gives_allies_strength_and_movement() -> None:
    bout = Bout("goldarr:C4 dugrun:C3 tzu_xiao:E3", "taze:C1", hand="me_hearties double_strike", deck="mighty_blow")
    bout.start("me_hearties", "stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"1", "0"}
    bout.on("1")
    assert bout.hand(0) == ["double_strike", "mighty_blow"]
    assert bout.effects("dugrun") == bout.effects("tzu_xiao") == {("strength", 1, ""), ("movement", 1, "")}
    assert bout.effects("goldarr") == bout.effects("taze") == set()
    bout.start("mighty_blow")
    assert "B1" in bout.offered, "two hexes instead of one"
    bout.on("C2", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.start("double_strike").question == (0, "dash"), "a card without boots gets no movement"


@pytest.mark.rule("SB-30", "SB-33")
def test_the_movement_of_me_hearties_works_for_standard_actions_too() -> None:
    bout = Bout("goldarr:C4 dugrun:C3", "taze:C8", hand="me_hearties", damage={"dugrun": 2})
    bout.play("me_hearties", "stay", "use", "0")
    bout.start("hit:dugrun")
    assert "B1" in bout.offered
    bout.on("stay").play("end").play("end")
    assert bout.effects("dugrun") == set(), "only to the end of the turn"


# ---------------------------------------------------------------- Harpoon Strike


@pytest.mark.rule("SB-26", "SB-54")
def test_harpoon_strike_pulls_towards_him() -> None:
    bout = Bout("goldarr:C1", "taze:C4 alistair:C8 kilgore:B2", hand="harpoon_strike")
    bout.start("harpoon_strike", "stay")
    assert bout.offered == {"taze", "stop"}, "neither next to him nor further than three hexes"
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert bout.at("taze") == ["C2"]
    assert bout.damage("taze") == [1]


@pytest.mark.rule("SB-54")
def test_who_cannot_come_nearer_is_hurt_by_the_pull() -> None:
    bout = Bout("goldarr:C1", "taze:C3", hand="harpoon_strike").play("harpoon_strike", "stay", "taze")
    assert bout.at("taze") == ["C2"]
    assert bout.blows("push") == [("taze", 1)], "Gold'arr himself is in the way"


@pytest.mark.rule("SB-36", "SB-54")
def test_a_reaction_that_breaks_the_row_avoids_the_pull() -> None:
    bout = Bout("goldarr:C1", "rath:C3", hand="harpoon_strike go_to_ground")
    bout.play("harpoon_strike", "stay", "rath", "go_to_ground>rath", "B4")
    assert bout.at("rath") == ["B4"]
    assert bout.damage("rath") == [0]


# ---------------------------------------------------------------- Plundarr!


@pytest.mark.parametrize(("enemy", "offered"), [("taze", {"2", "1", "0"}), ("kilgore", {"1", "0"}), ("dugrun", None)])
def test_plundarr_draws_a_card_for_each_damage(enemy: str, offered: set[str] | None) -> None:
    bout = Bout("goldarr:C4", f"{enemy}:C3", hand="plundarr").start("plundarr", "stay", enemy)
    if offered is None:
        assert bout.question == (0, "act"), "no damage, no card"
    else:
        assert bout.question == (0, "draw")
        assert bout.offered == offered
        bout.on("1")
        assert len(bout.hand(0)) == 1


@pytest.mark.rule("SB-87")
def test_plundarr_draws_though_its_target_is_out() -> None:
    bout = Bout("goldarr:C4", "taze:C3", hand="plundarr", damage={"taze": 8})
    bout.play("plundarr", "stay", "taze", "2")
    assert bout.at("taze") == ["gate"]
    assert len(bout.hand(0)) == 2, "also for damage that was more than he had left"


# ---------------------------------------------------------------- Intimidation


@pytest.mark.rule("SB-39", "SB-56")
def test_intimidation_gives_defence_and_frightens_the_attacker() -> None:
    bout = Bout("taze:C4", "alistair:C3 goldarr", hand="bludgeon intimidation")
    bout.start("bludgeon", "stay", "alistair", "intimidation>alistair")
    assert bout.figures("alistair") == Blow(2, 1)
    assert bout.question == (0, "fear"), "who is frightened chooses among ways of the same length"
    assert bout.offered == {"C6", "A4"}, "away from the champion it was put on; a statue bars the third way"
    bout.on("A4")
    assert bout.moved("fear") == [("taze", "A4")]
    assert bout.emitted("stunned", champion="alistair"), "the attack's own effects come afterwards"


@pytest.mark.rule("SB-36")
def test_intimidation_does_nothing_if_its_champion_is_out() -> None:
    bout = Bout("taze:C4", "goldarr:C3", hand="bludgeon intimidation", damage={"goldarr": 7})
    bout.on("bludgeon", "stay", "goldarr", "intimidation>goldarr")
    assert bout.figures("goldarr") == Blow(2, 2)
    assert bout.question == (0, "fear")
    out = Bout("mariusz:C4", "goldarr:C3", hand="ravenous_bite intimidation", damage={"goldarr": 7})
    out.play("ravenous_bite", "stay", "goldarr", "intimidation>goldarr")
    assert out.at("goldarr", "mariusz") == ["gate", "C4"]


# ---------------------------------------------------------------- Anchors Aweigh!


@pytest.mark.rule("SB-27", "SB-69")
def test_anchors_aweigh_hits_and_pushes_all_three_hexes_allies_too() -> None:
    bout = Bout("goldarr:C4 dugrun:B3", "taze:C3 alistair:D3", hand="anchors_aweigh")
    bout.start("anchors_aweigh", "stay")
    assert bout.offered == {"d0", "d1", "d2", "d3", "stop"}
    bout.on("d2")
    assert set(bout.blows()) == {("taze", 1), ("alistair", 1)}, "his defence of 2 saves the ally"
    assert bout.question == (0, "next")
    assert bout.offered == {"taze", "alistair", "dugrun"}
    bout.on("dugrun taze alistair")
    assert bout.moved("push") == [("dugrun", "A2"), ("taze", "C2"), ("alistair", "E3")]


# ---------------------------------------------------------------- Set Sail!


@pytest.mark.rule("SB-50")
def test_set_sail_passes_champions_and_traps_and_hurts_the_enemies_passed() -> None:
    traps = {"C4": "damage_3", "C7": "damage_1"}
    bout = Bout("goldarr:C2 dugrun:C5", "taze:C3 kilgore:C6", hand="set_sail", traps=traps)
    bout.start("set_sail", "stay", "use")
    assert bout.question == (0, "dash")
    assert bout.offered == {"C1", "C4", "C7", "B1", "B2", "A2", "D2", "E3", "F3", "G3", "stay"}, (
        "five hexes at most, not onto a champion; a statue stops him"
    )
    bout.on("C7")
    assert bout.moved("dash") == [("goldarr", "C7")]
    assert bout.question == (0, "trap_place"), "only the trap where he ends triggers"
    bout.on("B4")
    assert bout.blows("trap") == [("goldarr", 1)]
    assert bout.blows("effect") == [("taze", 1), ("kilgore", 1)], "defence does not count"
    assert bout.damage("dugrun") == [0]


def test_set_sail_hurts_nobody_who_was_not_passed() -> None:
    bout = Bout("goldarr:C2", "taze:C6 alistair:C8", hand="set_sail").play("set_sail", "stay", "use", "C7")
    assert bout.blows("effect") == [("taze", 1)]
    stay = Bout("goldarr:C2", "taze:C3", hand="set_sail").play("set_sail", "stay", "use", "stay")
    assert stay.blows("effect") == []


@pytest.mark.rule("SB-19")
def test_the_walk_before_set_sail_does_not_count_as_passing() -> None:
    bout = Bout("goldarr:C2 dugrun:C3", "taze:C5", hand="set_sail").play("set_sail", "B2", "use", "B3")
    assert bout.blows("effect") == []
    assert bout.at("goldarr") == ["B3"]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-68")
def test_the_levelled_goldarr_cannot_be_pushed_but_pulled() -> None:
    sides = ("kilgore:C4 tzu_xiao:E5", "goldarr:C3 alistair:C2")
    bout = Bout(*sides, hand="maul_thrash challenge", levelled="goldarr")
    bout.play("maul_thrash", "stay", "goldarr")
    assert bout.blows("push") == [], "nor does he take the damage"
    assert bout.damage("goldarr") == [1]
    assert Bout(*sides, hand="maul_thrash").play("maul_thrash", "stay", "goldarr").blows("push") == [("goldarr", 2)]
    pull = Bout("tzu_xiao:C5", "goldarr:C3", hand="challenge", levelled="goldarr")
    pull.play("challenge", "stay", "goldarr")
    assert pull.at("goldarr") == ["C4"]
