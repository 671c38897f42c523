"""Akhet: falls from the sky, heals, and raises the fallen from the ashes."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Take Flight


@pytest.mark.rule("SB-51", "SB-67")
def test_take_flight_places_the_first_champion_swooped_through_next_to_her() -> None:
    bout = Bout("akhet:C1 goldarr:C3", "taze:C2 alistair:E7", hand="take_flight")
    bout.start("take_flight")
    assert bout.question == (0, "use"), "no boots"
    bout.on("use")
    assert bout.question == (0, "swoop")
    assert {"C4", "C5", "B1", "A1", "stay"} <= bout.offered
    assert not {"C2", "C3", "C6", "D1", "B2"} & bout.offered, "up to four hexes in a line, onto a free one"
    bout.on("C5")
    assert bout.question == (0, "place")
    assert bout.offered == {"C4", "C6", "B4", "B5", "D5"}, "next to her; not onto a statue"
    bout.on("B5")
    assert bout.at("akhet", "taze", "goldarr") == ["C5", "B5", "C3"], "only the first one"
    assert bout.moved("place") == [("taze", "B5")]


def test_take_flight_may_carry_an_ally_or_nobody() -> None:
    bout = Bout("akhet:C1 goldarr:C2", "taze:C3", hand="take_flight").play("take_flight", "use", "C5", "C4")
    assert bout.at("goldarr") == ["C4"]
    alone = Bout("akhet:C1", "taze:C5", hand="take_flight").play("take_flight", "use", "C4")
    assert alone.moved("place") == []
    still = Bout("akhet:C1", "taze:C2", hand="take_flight").play("take_flight", "use", "stay")
    assert still.emitted("moved") == []
    gone = Bout("akhet taze:A1", "goldarr:C2", hand="take_flight")
    assert "take_flight" not in gone.offered, "a card without boots does not bring her back"


@pytest.mark.rule("SB-47", "SB-51")
def test_take_flight_goes_over_statues_and_traps_and_may_place_onto_a_trap() -> None:
    bout = Bout("akhet:D3", "taze:D5", hand="take_flight", traps={"C6": "damage_3", "E6": "damage_1"})
    bout.start("take_flight", "use")
    assert "D6" in bout.offered
    bout.on("D6", "C6")
    assert bout.question == (1, "trap_place"), "his controller lays the next token"
    bout.on("B4")
    assert bout.blows("trap") == [("taze", 3)]


# ---------------------------------------------------------------- Wingstorm


@pytest.mark.rule("SB-26", "SB-53")
def test_wingstorm_pushes_two_hexes() -> None:
    bout = Bout("akhet:C1", "taze:C3 alistair:C4 gwaien:B2", hand="wingstorm")
    bout.start("wingstorm", "stay")
    assert bout.offered == {"taze", "stop"}, "the next in the row is behind him, the third is in no row with her"
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert (bout.at("taze"), bout.blows("push")) == (["C3"], [("taze", 2)]), "two steps that cannot be made"
    free = Bout("akhet:C1", "taze:C3", hand="wingstorm").play("wingstorm", "stay", "taze")
    assert (free.at("taze"), free.damage("taze")) == (["C5"], [1])
    stopped = Bout("akhet:C1", "taze:C3", hand="wingstorm").play("wingstorm", "stay", "stop")
    assert stopped.at("taze") == ["C3"]


# ---------------------------------------------------------------- From the Ashes


@pytest.mark.rule("SB-36", "SB-40")
def test_from_the_ashes_places_who_is_out_next_to_the_attacker() -> None:
    bout = Bout(
        "taze:C4",
        "akhet goldarr:C3 gwaien:B4",
        hand="bludgeon from_the_ashes",
        damage={"goldarr": 7},
        levelled="goldarr",
    )
    bout.start("bludgeon", "stay", "goldarr")
    assert bout.offered == {"from_the_ashes>goldarr", "pass"}
    bout.on("from_the_ashes>goldarr")
    assert bout.figures("goldarr") == Blow(2, 1), "it gives no defence"
    assert bout.question == (1, "place")
    assert bout.offered == {"C3", "C5", "B3", "D3"}, "free hexes next to the attacker; a statue and Gwaien are there"
    bout.on("B3")
    assert bout.at("goldarr") == ["B3"]
    assert bout.damage("goldarr") == [0]
    assert not bout.champion("goldarr").levelled, "he comes back with the base side up"
    assert bout.view().points == (1, 0), "the attacker has his point"
    assert bout.champion("taze").levelled
    assert bout.discard(1) == ["from_the_ashes"]


@pytest.mark.rule("SB-36")
def test_from_the_ashes_does_nothing_for_who_is_not_out() -> None:
    bout = Bout("taze:C4", "akhet:C3", hand="bludgeon from_the_ashes").start("bludgeon", "stay", "akhet")
    bout.on("from_the_ashes>akhet")
    assert bout.at("akhet") == ["C3"]
    assert bout.damage("akhet") == [1]
    assert bout.player(1).ready == ("yellow", "blue"), "it was played all the same"


@pytest.mark.rule("SB-38", "SB-69")
def test_from_the_ashes_saves_only_the_champion_it_was_put_on() -> None:
    damage = {"akhet": 6, "gwaien": 5}
    bout = Bout("korvash:C4", "akhet:C3 gwaien:C5", hand="chop from_the_ashes", damage=damage)
    bout.start("chop", "d0", "from_the_ashes>gwaien")
    assert bout.view().points == (2, 0)
    bout.on("D3")
    assert bout.at("akhet", "gwaien") == ["gate", "D3"]


def test_from_the_ashes_may_save_akhet_herself_onto_a_trap() -> None:
    bout = Bout("taze:C4", "akhet:C5", hand="bludgeon from_the_ashes", damage={"akhet": 6}, traps={"C3": "damage_2"})
    bout.on("bludgeon", "stay", "akhet", "from_the_ashes>akhet", "C3", "C6")
    assert bout.at("akhet") == ["C3"]
    assert bout.blows("trap") == [("akhet", 2)]


# ---------------------------------------------------------------- Healing Tears


@pytest.mark.rule("SB-59")
def test_healing_tears_heals_akhet() -> None:
    sides = ("akhet:C4 goldarr:C5 gwaien:G1", "taze:C3")
    hand = "healing_tears take_flight wingstorm set_sail"
    bout = Bout(*sides, hand=hand, damage={"akhet": 3, "goldarr": 3, "gwaien": 3})
    bout.start("healing_tears", "stay", "use")
    assert bout.question == (0, "discard")
    assert bout.offered == {"take_flight", "set_sail", "none"}, "a blue card, of any champion, or none"
    bout.on("none")
    assert bout.question == (0, "heal")
    assert bout.offered == {"0", "1", "2"}
    bout.on("1")
    assert bout.damage("akhet", "goldarr", "gwaien") == [2, 3, 3]
    assert bout.discard(0) == ["healing_tears"]


@pytest.mark.parametrize(("amount", "left"), [("2", 1), ("0", 3)])
def test_healing_tears_heals_an_adjacent_ally_instead_for_a_blue_card(amount: str, left: int) -> None:
    bout = Bout(
        "akhet:C4 goldarr:C5 gwaien:C6",
        "taze:C3",
        hand="healing_tears take_flight set_sail",
        damage={"akhet": 3, "goldarr": 3, "gwaien": 3},
    )
    bout.start("healing_tears", "stay", "use", "take_flight")
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2"}), "the only one next to her"
    bout.on(amount)
    assert bout.question == (0, "act")
    assert bout.damage("akhet", "goldarr", "gwaien") == [3, left, 3], "not her too, even if the ally is not healed"
    assert bout.discard(0) == ["take_flight", "healing_tears"]
    assert bout.hand(0) == ["set_sail"]


def test_healing_tears_asks_which_adjacent_ally() -> None:
    bout = Bout(
        "akhet:C4 goldarr:C5 gwaien:B4",
        "taze:C3",
        hand="healing_tears take_flight",
        damage={"goldarr": 1, "gwaien": 3},
    )
    bout.start("healing_tears", "stay", "use", "take_flight")
    assert bout.question == (0, "who")
    assert bout.offered == {"goldarr", "gwaien"}
    bout.on("gwaien", "2")
    assert bout.damage("goldarr", "gwaien") == [1, 1]


# ---------------------------------------------------------------- Inner Fire


@pytest.mark.rule("SB-33")
def test_inner_fire_takes_a_red_card_back_and_makes_her_attacks_stronger() -> None:
    bout = Bout(
        "akhet:C1 goldarr:E1",
        "taze:C3",
        hand="inner_fire",
        discard="wingstorm take_flight harpoon_strike from_the_ashes",
    )
    bout.start("inner_fire")
    assert "D2" in bout.offered
    bout.on("stay", "use")
    assert bout.question == (0, "retrieve")
    assert bout.offered == {"wingstorm", "harpoon_strike", "from_the_ashes"}, "red ones, of any champion"
    bout.on("wingstorm")
    assert bout.hand(0) == ["wingstorm"]
    assert bout.discard(0) == ["take_flight", "harpoon_strike", "from_the_ashes", "inner_fire"]
    assert bout.effects("akhet") == {("strength", 1, "")}
    assert bout.effects("goldarr") == set()
    bout.play("wingstorm", "stay", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.blows() == [("taze", 2)]
    bout.play("end")
    assert bout.effects("akhet") == set()


def test_inner_fire_takes_the_only_red_card_without_a_question() -> None:
    bout = Bout("akhet:C1", "taze", hand="inner_fire", discard="take_flight wingstorm").play(
        "inner_fire", "stay", "use"
    )
    assert bout.hand(0) == ["wingstorm"]


@pytest.mark.rule("SB-19")
def test_inner_fire_makes_her_stronger_without_a_card_to_take() -> None:
    bout = Bout("akhet:C1", "taze", hand="inner_fire", discard="take_flight").play("inner_fire", "stay", "use")
    assert bout.hand(0) == []
    assert bout.effects("akhet") == {("strength", 1, "")}


# ---------------------------------------------------------------- Death From Above


@pytest.mark.rule("SB-27", "SB-51")
def test_death_from_above_swoops_and_hits_three_adjacent_hexes() -> None:
    bout = Bout("akhet:D3 goldarr:C5", "taze:D6 alistair:C6 gwaien:B5", hand="death_from_above")
    bout.start("death_from_above")
    assert bout.question == (0, "swoop"), "no boots"
    assert {"D2", "D5", "A1", "A4", "stay"} <= bout.offered
    assert not {"D1", "D4", "D6", "D7"} & bout.offered, "over a statue, but not onto one; three hexes at most"
    bout.on("D5")
    assert bout.question == (0, "attack")
    assert bout.offered == {"d0", "d3", "d4", "d5", "stop"}, "every direction with an enemy in it"
    bout.on("d3")
    assert bout.blows() == [("goldarr", 1), ("alistair", 2)], "allies too"
    assert bout.damage("taze", "gwaien") == [0, 0]


@pytest.mark.rule("SB-34")
def test_death_from_above_may_end_with_the_swoop() -> None:
    bout = Bout("akhet:D3", "taze:D6", hand="death_from_above").play("death_from_above", "D5", "stop")
    assert (bout.at("akhet"), bout.damage("taze")) == (["D5"], [0])
    far = Bout("akhet:G1", "taze:A1", hand="death_from_above").start("death_from_above")
    assert far.offered == {"F2", "E3", "D3", "F1", "E1", "G2", "G3", "G4", "stay"}, "three hexes"
    nobody = Bout("akhet:D3", "taze:D6", hand="death_from_above").play("death_from_above", "stay")
    assert nobody.emitted("stopped")


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_the_levelled_akhet_discards_red_cards_for_strength() -> None:
    hand = "wingstorm death_from_above from_the_ashes harpoon_strike healing_tears"
    bout = Bout("akhet:C1 goldarr:E1", "taze:C3", hand=hand, levelled="akhet").start("wingstorm", "stay", "taze")
    assert bout.question == (0, "red")
    assert bout.offered == {"from_the_ashes", "harpoon_strike", "none"}, "red ones of the hand, any number"
    bout.on("harpoon_strike")
    assert bout.offered == {"from_the_ashes", "none"}
    bout.on("from_the_ashes")
    assert bout.question == (0, "red"), "asked until she has enough: not even that says what is in the hand"
    bout.on("none")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.discard(0) == ["harpoon_strike", "from_the_ashes", "wingstorm"]
    bout.play("death_from_above", "stay")
    none = Bout("akhet:C1", "taze:C3", hand=hand.replace("harpoon_strike", ""), levelled="akhet")
    none.play("wingstorm", "stay", "taze", "none")
    assert none.figures("taze") == Blow(1, 0)


@pytest.mark.rule("SB-42")
def test_only_akhets_own_attacks_get_strength_for_red_cards() -> None:
    sides = ("akhet:C8 goldarr:C1", "taze:C3")
    ally = Bout(*sides, hand="harpoon_strike wingstorm", levelled="akhet").play("harpoon_strike", "stay", "taze")
    assert ally.hand(0) == ["wingstorm"]
    skill = Bout("akhet:C1", "taze:C3", hand="inner_fire wingstorm", levelled="akhet").play("inner_fire", "stay", "use")
    assert skill.discard(0) == ["inner_fire"]
    base = Bout("akhet:C1", "taze:C3", hand="wingstorm from_the_ashes").play("wingstorm", "stay", "taze")
    assert base.hand(0) == ["from_the_ashes"]
    assert Bout("akhet:C1", "taze", levelled="akhet").champion("akhet").health == 8


@pytest.mark.rule("SB-22")
def test_red_cards_are_discarded_for_each_attack_anew() -> None:
    hand = "wingstorm from_the_ashes death_from_above"
    bout = Bout("akhet:C1", "taze:C2", hand=hand, levelled="akhet")
    bout.play("wingstorm", "stay", "taze", "from_the_ashes", "none")
    assert bout.blows() == [("taze", 2)]
    bout.play("death_from_above", "C3", "d0")
    assert bout.figures("taze") == Blow(2, 0)


# ---------------------------------------------------------------- doubts that were settled


@pytest.mark.rule("SB-87", "SB-83")
def test_whom_the_ashes_have_saved_is_in_the_arena_and_has_the_attackers_effects() -> None:
    """SB-87 is about one who is out: he is a target still, and stands next to the attacker (SB-39)."""
    bout = Bout("kilgore:C4", "akhet:C3", hand="maul_thrash from_the_ashes", damage={"akhet": 6})
    bout.start("maul_thrash", "stay", "akhet", "from_the_ashes>akhet", "C5")
    assert bout.at("akhet") == ["C7"]


@pytest.mark.rule("SB-67")
def test_take_flight_places_one_who_is_next_to_her_already_on_another_hex() -> None:
    """To be placed is to be set on another hex, and it is not optional (SB-23)."""
    bout = Bout("akhet:C1", "taze:C3", hand="take_flight").start("take_flight", "use", "C4")
    assert bout.question == (0, "place")
    assert not {"C3", "stay"} & bout.offered
    assert bout.on("B3").at("taze") == ["B3"]


@pytest.mark.rule("SB-67")
def test_the_only_hex_to_be_placed_on_is_not_asked_about() -> None:
    sides = ("akhet:C3 goldarr:B1", "taze:B2 rath:A2")
    bout = Bout(*sides, hand="take_flight").play("take_flight", "use", "A1")
    assert bout.at("akhet", "taze") == ["A1", "B2"], "no free hex next to her"
    one = Bout("akhet:C3", "taze:B2 rath:A2", hand="take_flight").play("take_flight", "use", "A1")
    assert one.moved("place") == [("taze", "B1")]


@pytest.mark.rule("SB-36")
def test_the_ashes_work_in_the_corner_too() -> None:
    bout = Bout("korvash:A1", "akhet:A2", hand="chop from_the_ashes", damage={"akhet": 6})
    bout.start("chop", "d0", "from_the_ashes>akhet")
    assert (bout.question, bout.offered) == ((1, "place"), {"A2", "B1", "B2"})
