"""Al'kemi: acid, smoke, and cores that are ready again."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Barrage


@pytest.mark.rule("SB-27", "SB-30")
def test_barrage_hits_three_hexes_and_ignores_defence() -> None:
    bout = Bout("alkemi:C4 goldarr:C5", "dugrun:B4 taze:C3 alistair:B3", hand="barrage").start("barrage", "stay")
    assert bout.offered == {"d1", "d2", "d3", "d4", "d5", "stop"}
    bout.on("d4")
    assert bout.figures("dugrun") == Blow(2, 0, ignored=True)
    assert sorted(bout.blows()) == [("alistair", 2), ("dugrun", 2), ("goldarr", 2)], "allies too"
    assert bout.damage("taze") == [0]


@pytest.mark.rule("SB-30", "SB-38")
def test_barrage_ignores_the_defence_of_reactions() -> None:
    bout = Bout("alkemi:C4", "gwaien:C3", hand="barrage arcane_shield")
    bout.play("barrage", "stay", "d3", "arcane_shield>gwaien")
    assert bout.damage("gwaien") == [2]


# ---------------------------------------------------------------- Acid Rain


@pytest.mark.rule("SB-30", "SB-69")
def test_acid_rain_does_each_champion_damage_by_his_defence() -> None:
    bout = Bout("alkemi:C4 goldarr:A1 kilgore:G1", "dugrun:C3 taze:C8 xinshen", hand="acid_rain")
    bout.start("acid_rain", "stay")
    assert bout.question == (0, "use")
    bout.on("use")
    assert bout.blows("effect") == [("goldarr", 1), ("kilgore", 1), ("dugrun", 2)], "of either side, in the arena"
    assert bout.damage("alkemi", "taze", "xinshen") == [0, 0, 0]


@pytest.mark.rule("SB-30", "SB-43", "SB-44")
def test_acid_rain_counts_the_defence_as_it_is_now() -> None:
    damage = {"kilgore": 6, "dugrun": 5}
    hand = "burden_of_destiny acid_rain"
    bout = Bout("alkemi:C4 izabella:C2 kilgore:G1", "dugrun:C3", hand=hand, damage=damage)
    bout.play("burden_of_destiny", "stay", "dugrun").play("acid_rain", "stay", "use")
    assert bout.blows("effect") == [("kilgore", 1), ("dugrun", 1)]
    assert bout.view().points == (1, 1), "both are out at once"
    assert bout.champion("alkemi").levelled


# ---------------------------------------------------------------- Recipe for Disaster


@pytest.mark.rule("SB-60", "SB-61")
def test_recipe_for_disaster_draws_two_and_plans_two() -> None:
    bout = Bout("alkemi:C4", "taze", hand="recipe_for_disaster barrage", deck="acid_rain aqua_vitae up_in_smoke")
    bout.start("recipe_for_disaster")
    assert "C1" in bout.offered, "three hexes"
    bout.on("stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"0", "1", "2"}
    bout.on("2")
    assert bout.hand(0) == ["acid_rain", "aqua_vitae", "barrage"]
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 2)
    bout.on("aqua_vitae")
    assert bout.planned(0) == ["aqua_vitae"]


# ---------------------------------------------------------------- Aqua Vitae


@pytest.mark.rule("SB-31", "SB-59")
def test_aqua_vitae_heals_an_enemy_to_ready_the_blue_core() -> None:
    sides = ("alkemi:C4 goldarr:C5", "taze:A1 dugrun:C3 alistair")
    damage = {"alkemi": 1, "goldarr": 1, "taze": 3, "dugrun": 1}
    bout = Bout(*sides, hand="aqua_vitae acid_rain", cores={0: "yellow red"}, damage=damage)
    assert "acid_rain" not in bout.offered
    bout.start("aqua_vitae", "stay", "use")
    assert bout.question == (0, "who")
    assert bout.offered == {"taze", "dugrun", "none"}, "enemies with damage, wherever they are"
    bout.on("taze")
    assert bout.question == (0, "act"), "chosen, it is done: how much is not asked again"
    assert bout.damage("taze", "dugrun", "alkemi") == [2, 1, 1]
    assert set(bout.player(0).ready) == {"red", "blue"}
    assert "acid_rain" in bout.offered


def test_aqua_vitae_readies_nothing_if_no_damage_is_removed() -> None:
    sides = ("alkemi:C4", "taze:A1")
    none = Bout(*sides, hand="aqua_vitae", cores={0: "yellow red"}, damage={"taze": 3})
    none.play("aqua_vitae", "stay", "use", "none")
    assert (none.damage("taze"), none.player(0).ready) == ([3], ("red",))
    nobody = Bout(*sides, hand="aqua_vitae", cores={0: "yellow red"}).play("aqua_vitae", "stay", "use")
    assert nobody.player(0).ready == ("red",)


# ---------------------------------------------------------------- Alchemical Fire


@pytest.mark.rule("SB-60")
def test_alchemical_fire_lets_the_opponent_draw_and_readies_the_red_core() -> None:
    bout = Bout("alkemi:C4", "taze:A1", hand="alchemical_fire barrage", deck="rush", cores={0: "yellow blue"})
    bout.start("alchemical_fire", "stay", "use")
    assert bout.hand(1) == ["rush"]
    assert set(bout.player(0).ready) == {"blue", "red"}
    assert bout.question == (0, "act")
    assert "barrage" in bout.offered
    assert bout.view(0).players[1].hand is None, "what the opponent drew is his secret"


@pytest.mark.rule("SB-70")
def test_alchemical_fire_asks_which_of_two_opponents_draws() -> None:
    bout = Bout("alkemi:C4", "taze:A1", "goldarr", "kilgore", hand="alchemical_fire", deck="rush fury")
    bout.start("alchemical_fire", "stay", "use")
    assert bout.question == (0, "opponent")
    assert bout.offered == {"1", "3"}
    bout.on("3")
    assert (bout.hand(1), bout.hand(3)) == ([], ["fury"])


# ---------------------------------------------------------------- Up in Smoke


@pytest.mark.rule("SB-38", "SB-67")
def test_up_in_smoke_hurts_enemies_next_to_its_target_and_takes_it_home() -> None:
    sides = ("taze:C4 goldarr:B3 gwaien:C5", "alkemi kilgore:C3 dugrun:C2")
    bout = Bout(*sides, hand="bludgeon up_in_smoke").start("bludgeon", "stay", "kilgore")
    assert bout.offered == {"up_in_smoke>kilgore", "pass"}
    bout.on("up_in_smoke>kilgore")
    assert bout.figures("kilgore") == Blow(2, 1), "it gives no defence"
    assert bout.blows("effect") == [("taze", 2), ("goldarr", 2)], "damage ignores defence; not his allies"
    assert bout.question == (1, "place")
    assert bout.offered == {"G1", "G2", "G3", "G4", "G5", "G6"}
    bout.on("G3")
    assert bout.at("kilgore") == ["G3"]
    assert bout.emitted("stunned"), "then Bludgeon stuns him where he is now"


@pytest.mark.rule("SB-36", "SB-37")
def test_up_in_smoke_may_take_the_attacker_out_but_not_for_who_is_out_himself() -> None:
    hand = "bludgeon up_in_smoke"
    bout = Bout("taze:C4", "alkemi kilgore:C3", hand=hand, damage={"taze": 7})
    bout.play("bludgeon", "stay", "kilgore", "up_in_smoke>kilgore", "G1")
    assert bout.view().points == (0, 1)
    assert bout.champion("kilgore").levelled, "whom it was put on levels up"
    assert bout.emitted("stunned") == [], "the attacker is out: nothing of his after the attack"
    out = Bout("taze:C4", "alkemi kilgore:C3", hand=hand, damage={"kilgore": 6})
    out.play("bludgeon", "stay", "kilgore", "up_in_smoke>kilgore")
    assert out.damage("taze") == [0]
    assert out.at("kilgore") == ["gate"]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-29", "SB-42")
def test_the_levelled_alkemi_gives_one_standard_action_a_round_without_a_core() -> None:
    sides = ("alkemi:C4 goldarr:C5", "taze:C8")
    bout = Bout(*sides, hand="barrage", cores={0: "red"}, levelled="alkemi")
    assert {"plan:alkemi", "heal:goldarr", "walk:alkemi", "hit:alkemi", "barrage"} <= bout.offered
    bout.start("hit:goldarr")
    assert bout.question == (0, "core")
    assert bout.offered == {"red", "free"}, "also for the player's other champions"
    bout.on("free", "stay")
    assert bout.player(0).ready == ("red",)
    assert bout.offered == {"barrage", "walk:alkemi", "walk:goldarr", "walk:alistair", "end"}, (
        "once, and each action once"
    )
    bout.play("walk:alkemi", "stay")
    assert [emitted["core"] for emitted in bout.emitted("action")] == ["free", "red"], "the second one is paid for"


@pytest.mark.rule("SB-29", "SB-42")
def test_the_free_standard_action_needs_no_ready_core_and_comes_back_each_round() -> None:
    bout = Bout("alkemi:C4", "taze:C8", cores={0: ""}, levelled="alkemi")
    bout.play("heal:alkemi", "stay")
    assert bout.player(0).ready == ("red", "yellow", "blue"), "nothing was left to do: upkeep came"
    assert bout.question[0] == 1
    bout.play("end")
    assert bout.question == (0, "act")
    assert bout.start("heal:alkemi").offered == {"yellow", "free"}
    card = Bout("alkemi:C4", "taze:C8", hand="barrage acid_rain", cores={0: "red"}, levelled="alkemi")
    assert card.start("barrage").question == (0, "move"), "a card is not free"
    assert card.player(0).ready == ()
    base = Bout("alkemi:C4", "taze:C8", cores={0: "red"})
    assert "heal:alkemi" not in base.offered
