"""Sulka: slips through the ranks, curses, and moves enemies like dolls."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Darting Strikes


@pytest.mark.rule("SB-25", "SB-62")
def test_darting_strikes_does_its_damage_twice() -> None:
    bout = Bout("sulka:C1", "xinshen:C4 alistair:C2 taze:C5", hand="darting_strikes")
    bout.start("darting_strikes")
    assert bout.question == (0, "attack"), "no boots"
    assert bout.offered == {"xinshen", "alistair", "stop"}, "one to three hexes"
    bout.on("xinshen")
    assert bout.figures("xinshen") == Blow(2, 1)
    assert (bout.blows(), bout.blows("repeat")) == ([("xinshen", 1)], [("xinshen", 1)])


@pytest.mark.rule("SB-62", "SB-83")
def test_darting_strikes_does_not_hit_again_who_is_out() -> None:
    bout = Bout("sulka:C1", "taze:C4", hand="darting_strikes", damage={"taze": 7})
    bout.play("darting_strikes", "taze")
    assert bout.at("taze") == ["gate"]
    assert (bout.damage("taze"), bout.blows("repeat")) == ([0], [])
    second = Bout("sulka:C1", "taze:C4", hand="darting_strikes", damage={"taze": 5})
    second.play("darting_strikes", "taze")
    assert second.view().points == (1, 0), "the second hit takes out as well"
    assert second.champion("sulka").levelled


# ---------------------------------------------------------------- Life Drain


@pytest.mark.rule("SB-26", "SB-63")
def test_life_drain_heals_her_or_an_ally_instead() -> None:
    sides = ("sulka:C1 dugrun:E1 goldarr:E2", "taze:C4 alistair:C5")
    bout = Bout(*sides, hand="life_drain", damage={"sulka": 3, "dugrun": 1, "taze": 1})
    bout.start("life_drain", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (0, "who")
    assert bout.offered == {"sulka", "dugrun"}, "one without damage is not offered, nor an enemy"
    bout.on("sulka")
    assert bout.damage("sulka", "dugrun", "taze") == [1, 1, 3]
    other = Bout(*sides, hand="life_drain", damage={"sulka": 3, "dugrun": 1})
    other.play("life_drain", "stay", "taze", "dugrun")
    assert other.damage("sulka", "dugrun") == [3, 0], "all of it goes to one"


@pytest.mark.rule("SB-59", "SB-63")
def test_life_drain_asks_nothing_if_only_she_is_hurt_or_no_damage_was_dealt() -> None:
    bout = Bout("sulka:C1 goldarr:E2", "taze:C4", hand="life_drain", damage={"sulka": 1})
    bout.play("life_drain", "stay", "taze")
    assert bout.damage("sulka") == [0]
    blocked = Bout("sulka:C1 goldarr:E2", "dugrun:C3", hand="life_drain", damage={"sulka": 1, "goldarr": 1})
    blocked.play("life_drain", "stay", "dugrun")
    assert blocked.damage("sulka") == [1]
    whole = Bout("sulka:C1 goldarr:E2", "taze:C4", hand="life_drain").play("life_drain", "stay", "taze")
    assert whole.emitted("healed") == []


@pytest.mark.rule("SB-63")
def test_life_drain_need_not_heal_an_ally() -> None:
    bout = Bout("sulka:C1 mariusz:E1", "taze:C4", hand="life_drain", damage={"mariusz": 3})
    bout.start("life_drain", "stay", "taze")
    assert bout.offered == {"sulka", "mariusz"}
    bout.on("sulka")
    assert bout.damage("mariusz") == [3]


# ---------------------------------------------------------------- Effigy


@pytest.mark.rule("SB-55", "SB-58")
def test_effigy_forces_and_stuns() -> None:
    bout = Bout("sulka:C1", "taze:C3 alistair:C4", hand="effigy rush bludgeon reverence")
    bout.start("effigy", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.question == (0, "force")
    assert bout.offered == {"C2", "B2", "B3", "D2", "D3", "stay"}, "not onto a champion"
    bout.on("B3")
    assert bout.at("taze") == ["B3"]
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"rush", "bludgeon"}
    bout.on("bludgeon")
    assert bout.hand(1) == ["reverence", "rush"]
    still = Bout("sulka:C1", "taze:C3", hand="effigy rush").play("effigy", "stay", "taze", "stay", "rush")
    assert still.emitted("moved") == [], "up to one hex"


@pytest.mark.rule("SB-46", "SB-55")
def test_effigy_over_a_trap_scores_and_levels_and_then_stuns_nobody() -> None:
    bout = Bout("sulka:C1", "taze:C2", hand="effigy rush", damage={"taze": 7}, traps={"C3": "damage_2"})
    bout.start("effigy", "stay", "taze")
    assert "C3!" in bout.offered
    bout.on("C3!")
    assert bout.question == (1, "trap_place")
    bout.on("C6")
    assert bout.view().points == (1, 0)
    assert bout.champion("sulka").levelled
    assert bout.hand(1) == ["rush"]


# ---------------------------------------------------------------- Spirit Slither


@pytest.mark.rule("SB-21", "SB-30")
def test_spirit_slither_goes_through_enemies_statues_and_traps_and_weakens_enemies_passed() -> None:
    sides = ("sulka:C2 goldarr:C4", "dugrun:C3 taze:B3")
    bout = Bout(*sides, hand="spirit_slither harpoon_strike", traps={"B4": "damage_3"})
    bout.start("spirit_slither")
    assert bout.question == (0, "move")
    assert {"C5", "D3"} <= bout.offered, "through a champion, around a statue"
    assert not {"C3", "B3", "C4", "D1", "B4!"} & bout.offered, "not onto anybody, and a trap stops her only at the end"
    bout.on("C5")
    assert bout.question == (0, "use"), "one way is the shortest"
    bout.on("use")
    assert bout.emitted("moved", way="walk")[0]["passed"] == ["dugrun", "goldarr"]
    assert bout.effects("dugrun") == {("defence", -2, "")}
    assert bout.effects("goldarr") == bout.effects("taze") == set(), "enemies passed alone"
    bout.play("end")
    assert bout.effects("dugrun") == set()


@pytest.mark.rule("SB-30")
def test_who_was_passed_by_spirit_slither_defends_less() -> None:
    bout = Bout("sulka:C2 goldarr:C6", "dugrun:C3", hand="spirit_slither harpoon_strike")
    bout.start("spirit_slither", "C4")
    assert bout.question == (0, "way")
    assert bout.offered == {"dugrun", "none"}
    bout.on("dugrun", "use")
    assert bout.effects("dugrun") == {("defence", -2, "")}
    through = Bout("sulka:C2 goldarr:C6", "dugrun:C3", hand="spirit_slither harpoon_strike")
    through.play("spirit_slither", "D2", "none", "use")
    assert through.effects("dugrun") == set()
    hit = Bout("sulka:C2 goldarr:C5", "dugrun:C3", hand="spirit_slither harpoon_strike")
    hit.play("spirit_slither", "B3", "dugrun", "use").play("harpoon_strike", "stay", "dugrun")
    assert hit.figures("dugrun") == Blow(1, 0)


@pytest.mark.rule("SB-45")
def test_spirit_slither_goes_through_a_statue_and_triggers_only_the_trap_it_ends_on() -> None:
    bout = Bout("sulka:D3", "taze", hand="spirit_slither", traps={"E3": "damage_1", "E6": "damage_2", "C6": "stun"})
    bout.start("spirit_slither")
    assert "D5" in bout.offered
    assert "E3" in bout.offered
    bout.on("D5", "use")
    assert bout.emitted("moved", way="walk")[0]["path"] == ["D4", "D5"]
    on = Bout("sulka:D3", "taze", hand="spirit_slither", traps={"E3": "damage_1"})
    on.play("spirit_slither", "E3", "F4", "use")
    assert on.blows("trap") == [("sulka", 1)]
    over = Bout("sulka:E2", "taze", hand="spirit_slither", traps={"E3": "damage_1"})
    over.play("spirit_slither", "E4", "use")
    assert over.emitted("trap") == []


@pytest.mark.rule("SB-41")
def test_spirit_slither_brings_her_back_and_leads_on_through_enemies() -> None:
    bout = Bout("sulka", "dugrun:B2", hand="spirit_slither", traps={"A2": "damage_1"}).start("spirit_slither")
    assert {"A1", "A2", "C2", "C3"} <= bout.offered
    assert not {"stay", "B2", "D2"} & bout.offered, "three hexes, the first one brings her in"
    bout.on("C2")
    assert bout.question == (0, "way")
    bout.on("dugrun", "use")
    assert bout.effects("dugrun") == {("defence", -2, "")}
    on = Bout("sulka", "dugrun:B2", hand="spirit_slither", traps={"A2": "damage_1"})
    on.play("spirit_slither", "A2", "none", "C3", "use")
    assert on.blows("trap") == [("sulka", 1)], "a trap triggers where she stays"


# ---------------------------------------------------------------- Mind Control


@pytest.mark.rule("SB-55")
def test_mind_control_discards_the_opponents_top_card_and_forces_its_champion() -> None:
    bout = Bout("sulka:C1", "taze:C8 alistair:C5", hand="mind_control", deck="rush reverence")
    bout.start("mind_control", "stay", "use")
    assert bout.discard(1) == ["rush"]
    assert bout.question == (0, "force")
    assert bout.offered == {"C7", "C6", "B7", "B6", "A6", "D6", "stay"}, "two hexes"
    bout.on("C6")
    assert bout.at("taze", "alistair") == ["C6", "C5"]
    again = Bout("sulka:C1", "taze:C8 alistair", hand="mind_control", deck="reverence rush")
    again.play("mind_control", "stay", "use")
    assert again.discard(1) == ["reverence"], "its champion is at the gate"


@pytest.mark.rule("SB-15")
def test_mind_control_shuffles_an_empty_deck_first_and_finds_planned_cards_on_top() -> None:
    bout = Bout("sulka:C1", "taze:C8", hand="mind_control", discard="rush")
    player = bout.board.players[1]
    player.shown, player.deck = player.deck, []
    bout.play("mind_control", "stay", "use", "stay")
    assert bout.emitted("shuffled", seat=1)
    assert bout.discard(1) == ["rush"]
    planned = Bout("sulka:C1", "taze:C8", hand="mind_control", deck="reverence")
    player = planned.board.players[1]
    player.deck.remove("taze.rush")
    player.shown, player.deck, player.planned = player.deck, [], ["taze.rush"]
    planned.play("mind_control", "stay", "use", "stay")
    assert planned.discard(1) == ["rush"]
    assert planned.emitted("shuffled") == []


@pytest.mark.rule("SB-70")
def test_mind_control_asks_whose_deck_among_two_opponents() -> None:
    bout = Bout("sulka:C1", "taze:C8", "goldarr", "kilgore:C5", hand="mind_control", deck="fury rush")
    bout.start("mind_control", "stay", "use")
    assert bout.question == (0, "opponent")
    assert bout.offered == {"1", "3"}
    bout.on("3")
    assert bout.discard(3) == ["fury"]
    assert bout.question == (0, "force")
    bout.on("C4")
    assert bout.at("kilgore") == ["C4"]


# ---------------------------------------------------------------- Curse


@pytest.mark.rule("SB-36", "SB-57")
def test_curse_roots_the_attacker_before_what_he_does_after_the_attack() -> None:
    bout = Bout("kolel:C4", "sulka:C3", hand="double_jump curse")
    bout.play("double_jump", "stay", "sulka", "curse>sulka")
    assert bout.figures("sulka") == Blow(2, 2)
    assert bout.champion("kolel").rooted
    assert bout.at("kolel") == ["C4"], "he cannot jump away"
    assert bout.question == (0, "act")
    bout.play("end")
    assert not bout.champion("kolel").rooted


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_the_levelled_sulka_draws_and_plans_after_each_blue_card_of_hers() -> None:
    hand = "effigy darting_strikes"
    bout = Bout("sulka:C1", "taze:C3", hand=hand, deck="curse", levelled="sulka")
    bout.start("effigy", "stay", "taze", "stay")
    assert bout.question == (0, "draw")
    assert bout.offered == {"0", "1"}
    assert bout.discard(0) == ["effigy"], "after the card"
    bout.on("1")
    assert bout.question == (0, "plan")
    assert (bout.offered, bout.picks) == ({"curse", "darting_strikes"}, (0, 1))
    bout.on("darting_strikes")
    assert bout.planned(0) == ["darting_strikes"]
    red = Bout("sulka:C1", "taze:C3", hand="darting_strikes", levelled="sulka").play("darting_strikes", "taze")
    assert red.emitted("drawn") == [], "only after blue ones"
    other = Bout("sulka:C1 dugrun:C5", "taze:C4", hand="mighty_blow", levelled="sulka")
    other.play("mighty_blow", "stay", "taze")
    assert other.emitted("drawn") == [], "only after hers"
    plan = Bout("sulka:C1", "taze:C4", levelled="sulka", hand="curse").play("plan:sulka", "stay", "")
    assert plan.emitted("drawn") == [], "a standard action is no card"


@pytest.mark.rule("SB-84")
def test_the_card_by_which_sulka_levels_draws_nothing_yet() -> None:
    bout = Bout("sulka:C1", "taze:C3", hand="life_drain", damage={"taze": 7}).play("life_drain", "stay", "taze")
    assert bout.champion("sulka").levelled
    assert bout.champion("sulka").health == 8
    assert bout.emitted("drawn") == []


def test_a_blue_card_that_is_stopped_was_played_all_the_same() -> None:
    bout = Bout("sulka:C1", "taze:C3", hand="effigy", levelled="sulka").start("effigy", "stay", "stop")
    assert bout.question == (0, "draw")
