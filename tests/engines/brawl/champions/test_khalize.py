"""Khalize: heals, blesses and rubs salt into wounds."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Heaven's Blessing


@pytest.mark.rule("SB-33", "SB-59")
def test_heavens_blessing_heals_one_ally_and_makes_him_stronger_and_faster() -> None:
    sides = ("khalize:C4 goldarr:G1 dugrun:C6", "taze:C7")
    bout = Bout(*sides, hand="heavens_blessing mighty_blow", damage={"khalize": 2, "dugrun": 3})
    bout.start("heavens_blessing", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "who"), {"goldarr", "dugrun"}), "anywhere, healthy ones too"
    bout.on("dugrun")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2"})
    bout.on("2")
    assert bout.damage("dugrun", "khalize") == [1, 2]
    assert bout.effects("dugrun") == {("strength", 1, ""), ("movement", 1, "")}
    assert bout.effects("goldarr") == bout.effects("khalize") == set()
    bout.start("mighty_blow")
    assert "C4" not in bout.offered
    assert "B4" in bout.offered, "two hexes"
    bout.on("stay", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    bout.play("end")
    assert bout.effects("dugrun") == set()


@pytest.mark.rule("SB-19", "SB-70")
def test_heavens_blessing_works_without_damage_and_for_the_mates_champions() -> None:
    bout = Bout("khalize:C4", "taze:C7", "goldarr:G1", "kilgore", hand="heavens_blessing")
    bout.play("heavens_blessing", "stay", "use")
    assert bout.effects("goldarr") == {("strength", 1, ""), ("movement", 1, "")}, "the only ally"
    none = Bout("khalize:C4", "taze:C7", hand="heavens_blessing").play("heavens_blessing", "stay", "use")
    assert none.emitted("effect") == []


# ---------------------------------------------------------------- Salt the Wound


@pytest.mark.rule("SB-33")
def test_salt_the_wound_is_as_strong_as_the_damage_on_its_target() -> None:
    sides = ("khalize:C4", "alistair:C3 taze:C5")
    bout = Bout(*sides, hand="salt_the_wound", damage={"alistair": 4}).start("salt_the_wound", "stay")
    assert bout.offered == {"alistair", "taze", "stop"}
    bout.on("alistair")
    assert bout.figures("alistair") == Blow(4, 0)
    assert bout.damage("alistair") == [8]
    whole = Bout(*sides, hand="salt_the_wound", damage={"alistair": 4}).play("salt_the_wound", "stay", "taze")
    assert whole.figures("taze") == Blow(0, 0), "the target's damage alone"


@pytest.mark.rule("SB-33")
def test_a_printed_strength_of_nothing_can_be_raised() -> None:
    bout = Bout("khalize:C4 goldarr:C1", "alistair:C3", hand="salt_the_wound me_hearties")
    bout.play("me_hearties", "stay", "use", "0").play("salt_the_wound", "stay", "alistair")
    assert bout.figures("alistair") == Blow(1, 0)


# ---------------------------------------------------------------- Glimpse of Divinity


@pytest.mark.rule("SB-39")
def test_glimpse_of_divinity_cancels_what_the_attack_would_do_afterwards() -> None:
    hand = "mighty_jump glimpse_of_divinity"
    bout = Bout("kolel:C4", "khalize alistair:C3 goldarr:C5", hand=hand).start("mighty_jump", "stay", "d0")
    assert bout.offered == {"glimpse_of_divinity>alistair", "glimpse_of_divinity>goldarr", "pass"}
    bout.on("glimpse_of_divinity>alistair")
    assert bout.figures("alistair") == Blow(2, 0), "it gives no defence"
    assert bout.at("alistair", "goldarr") == ["C3", "C5"], "of all targets"
    assert bout.damage("alistair", "goldarr") == [2, 1]
    assert bout.emitted("protected") == [{"champion": "alistair", "from": "post"}]


def test_glimpse_of_divinity_works_even_if_its_champion_is_out_and_leaves_the_figures_alone() -> None:
    bout = Bout("kolel:C4", "khalize:C3 goldarr:C5", hand="mighty_jump glimpse_of_divinity", damage={"khalize": 5})
    bout.play("mighty_jump", "stay", "d0", "glimpse_of_divinity>khalize")
    assert bout.at("khalize", "goldarr") == ["gate", "C5"]
    twice = Bout("sulka:C4", "khalize:C3", hand="darting_strikes glimpse_of_divinity")
    twice.play("darting_strikes", "khalize", "glimpse_of_divinity>khalize")
    assert twice.damage("khalize") == [4], "doubling is not an effect after the attack"


# ---------------------------------------------------------------- Restoration


@pytest.mark.rule("SB-59")
def test_restoration_heals_an_adjacent_ally_and_takes_one_of_its_cards_back() -> None:
    discard = "set_sail plundarr fireball ibis_strike"
    damage = {"goldarr": 4, "gwaien": 1, "khalize": 1}
    sides = ("khalize:C4 goldarr:C5 gwaien:G1", "taze:C3")
    bout = Bout(*sides, hand="restoration", discard=discard, damage=damage).start("restoration", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2", "3"}), "the only one next to her"
    bout.on("3")
    assert bout.damage("goldarr", "gwaien", "khalize") == [1, 1, 1]
    assert (bout.question, bout.offered) == ((0, "retrieve"), {"set_sail", "plundarr"}), "his alone"
    bout.on("plundarr")
    assert bout.hand(0) == ["plundarr"]
    assert bout.discard(0) == ["set_sail", "fireball", "ibis_strike", "restoration"]


@pytest.mark.rule("SB-19")
def test_restoration_takes_a_card_back_without_healing_and_nothing_without_an_ally() -> None:
    discard = "set_sail fireball"
    bout = Bout("khalize:C4 goldarr:C5 gwaien:B4", "taze:C8", hand="restoration", discard=discard)
    bout.start("restoration", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "who"), {"goldarr", "gwaien"})
    bout.on("gwaien")
    assert (bout.question, bout.hand(0)) == ((0, "act"), ["fireball"]), "her only one"
    none = Bout("taze:C8", "khalize:C4 goldarr:C6 gwaien:A1", turn=1, hand="restoration", discard=discard)
    none.play("restoration", "stay", "use")
    assert none.hand(1) == []


# ---------------------------------------------------------------- Ibis Strike


@pytest.mark.rule("SB-25", "SB-54")
def test_ibis_strike_pulls_whom_it_hits_in_a_row() -> None:
    sides = ("khalize:C1", "taze:C3 alistair:C2 gwaien:B2")
    bout = Bout(*sides, hand="ibis_strike").start("ibis_strike", "stay")
    assert bout.offered == {"taze", "alistair", "gwaien", "stop"}, "one to two hexes, whoever stands between"
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert (bout.at("taze"), bout.blows("push")) == (["C3"], [("taze", 1)]), "somebody is in the way"
    free = Bout("khalize:C1", "taze:C3", hand="ibis_strike").play("ibis_strike", "stay", "taze")
    assert (free.at("taze"), free.damage("taze")) == (["C2"], [1])
    off = Bout(*sides, hand="ibis_strike").play("ibis_strike", "stay", "gwaien")
    assert (off.at("gwaien"), off.damage("gwaien")) == (["B2"], [1]), "not in a row"


# ---------------------------------------------------------------- Radiant Rush


@pytest.mark.rule("SB-51", "SB-59")
def test_radiant_rush_swoops_and_heals_one_for_each_hex() -> None:
    sides = ("khalize:C1", "taze:C2")
    bout = Bout(*sides, hand="radiant_rush", damage={"khalize": 5}).start("radiant_rush", "use")
    assert bout.question == (0, "swoop"), "no boots"
    assert bout.offered == {"C3", "C4", "B1", "A1", "E2", "F2", "stay"}
    bout.on("C4")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2", "3"}), "the last hex counts too"
    bout.on("3")
    assert bout.damage("khalize") == [2]
    one = Bout(*sides, hand="radiant_rush", damage={"khalize": 5}).start("radiant_rush", "use", "B1")
    assert one.offered == {"0", "1"}
    still = Bout(*sides, hand="radiant_rush", damage={"khalize": 5}).play("radiant_rush", "use", "stay")
    assert still.damage("khalize") == [5]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-20", "SB-42")
def test_with_the_levelled_khalize_any_core_pays_for_yellow_cards() -> None:
    sides = ("khalize:C4 goldarr:C5", "taze:C8")
    hand = "heavens_blessing plundarr ibis_strike salt_the_wound"
    bout = Bout(*sides, hand=hand, cores={0: "blue"}, levelled="khalize")
    assert {"heavens_blessing", "plundarr", "ibis_strike", "heal:goldarr"} <= bout.offered
    assert "salt_the_wound" not in bout.offered, "as yellow, not as any other colour"
    bout.play("heavens_blessing", "stay", "use")
    assert [emitted["core"] for emitted in bout.emitted("action")] == ["blue"]
    choice = Bout(*sides, hand=hand, levelled="khalize").start("heavens_blessing")
    assert (choice.question, choice.offered) == ((0, "core"), {"red", "yellow", "blue"})
    choice.on("red", "stay", "use")
    assert set(choice.player(0).ready) == {"yellow", "blue"}
    base = Bout(*sides, hand=hand, cores={0: "blue"})
    assert not {"heavens_blessing", "plundarr", "heal:goldarr"} & base.offered
    gate = Bout("khalize goldarr:C5", "taze:C8", hand=hand, cores={0: "blue"}, levelled="khalize")
    assert "plundarr" not in gate.offered, "she must be in the arena"


@pytest.mark.rule("SB-20", "SB-38", "SB-42")
def test_with_the_levelled_khalize_any_core_pays_for_yellow_reactions() -> None:
    hand = "bludgeon shell_of_the_swamp glimpse_of_divinity"
    bout = Bout("taze:C4", "khalize:C6 nikkit:C3", hand=hand, cores={1: "blue yellow"}, levelled="khalize")
    bout.start("bludgeon", "stay", "nikkit")
    assert bout.offered == {"shell_of_the_swamp>nikkit", "pass"}
    bout.on("shell_of_the_swamp>nikkit")
    assert (bout.question, bout.offered) == ((1, "core"), {"blue", "yellow"})
    bout.on("blue")
    assert bout.player(1).ready == ("yellow",)
    assert bout.figures("nikkit") == Blow(2, 3)
