"""Izabella: stacks the deck, sees what comes, and is where she is needed."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Fully Prepared


@pytest.mark.rule("SB-30", "SB-38")
def test_fully_prepared_gives_two_defence_to_whom_it_is_put_on() -> None:
    bout = Bout("korvash:C4", "izabella:C3 goldarr:C5", hand="chop fully_prepared")
    bout.start("chop", "d0")
    assert bout.question == (1, "react")
    assert bout.offered == {"fully_prepared>izabella", "fully_prepared>goldarr", "pass"}
    bout.on("fully_prepared>goldarr")
    assert bout.figures("goldarr") == Blow(4, 3), "his own defence and two"
    assert bout.figures("izabella") == Blow(4, 0)
    assert bout.player(1).ready == ("red", "blue")


# ---------------------------------------------------------------- Burden of Destiny


@pytest.mark.rule("SB-25", "SB-31", "SB-33")
def test_burden_of_destiny_makes_an_ally_stronger_and_weaker() -> None:
    bout = Bout("izabella:C2 dugrun:C3", "taze:C4 alistair:C6", hand="burden_of_destiny blizzard mighty_blow")
    bout.start("burden_of_destiny")
    assert bout.offered == {"C1", "B1", "B2", "D2", "stay"}, "one hex"
    bout.on("stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"dugrun", "taze", "stop"}, "one to three hexes, of either side, not she herself"
    bout.on("dugrun")
    assert bout.effects("dugrun") == {("strength", 1, ""), ("defence", -1, "")}
    assert bout.effects("izabella") == bout.effects("taze") == set()
    bout.play("mighty_blow", "stay", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    bout.play("end")
    assert bout.effects("dugrun") == set()


@pytest.mark.rule("SB-30", "SB-35")
def test_burden_of_destiny_weakens_an_enemy_who_cannot_react() -> None:
    bout = Bout("izabella:C2 taze:C5", "dugrun:C4", hand="burden_of_destiny charge hold_ground")
    bout.play("burden_of_destiny", "stay", "dugrun")
    assert bout.effects("dugrun") == {("strength", 1, ""), ("defence", -1, "")}
    bout.play("charge", "stay", "stay", "dugrun", "pass")
    assert bout.figures("dugrun") == Blow(1, 1)


# ---------------------------------------------------------------- Right Place, Right Time


@pytest.mark.rule("SB-67")
def test_right_place_right_time_places_her_onto_any_free_hex() -> None:
    bout = Bout("izabella:C2 goldarr:A1", "taze:C4", hand="right_place_right_time", traps={"F4": "damage_1"})
    bout.start("right_place_right_time", "use")
    assert bout.question == (0, "place")
    assert len(bout.offered) == 49 - 3 - 3, "all hexes but statues and champions"
    assert {"G6", "A6", "F4"} <= bout.offered
    assert not {"A1", "C2", "C4", "D1", "D4", "D7"} & bout.offered
    bout.on("F4", "C3")
    assert bout.at("izabella") == ["F4"]
    assert bout.blows("trap") == [("izabella", 1)], "a trap there triggers"
    assert "right_place_right_time" not in Bout("izabella", "taze:C4", hand="right_place_right_time").offered


@pytest.mark.rule("SB-57", "SB-67")
def test_right_place_right_time_works_for_one_who_is_rooted() -> None:
    bout = Bout("izabella:C2", "taze:C8", hand="right_place_right_time", traps={"C3": "root"})
    bout.play("walk:izabella", "blue", "C3!", "C6")
    assert bout.champion("izabella").rooted
    bout.play("right_place_right_time", "use", "G6")
    assert bout.at("izabella") == ["G6"]


# ---------------------------------------------------------------- Foretell


@pytest.mark.rule("SB-60", "SB-61")
def test_foretell_discards_the_hand_draws_up_to_five_and_plans_two() -> None:
    deck = "set_sail harpoon_strike prophecy_of_doom deja_vu plundarr"
    bout = Bout("izabella:C2 goldarr", "taze:C4", hand="foretell fully_prepared me_hearties", deck=deck)
    bout.start("foretell", "stay", "use")
    assert set(bout.discard(0)) == {"fully_prepared", "me_hearties"}
    assert bout.hand(0) == []
    assert bout.question == (0, "draw")
    assert bout.offered == {"0", "1", "2", "3", "4", "5"}
    bout.on("3")
    assert bout.hand(0) == ["harpoon_strike", "prophecy_of_doom", "set_sail"]
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 2)
    bout.on("set_sail prophecy_of_doom")
    assert bout.hand(0) == ["harpoon_strike"]
    assert bout.planned(0) == ["set_sail", "prophecy_of_doom"]
    assert bout.discard(0)[-1] == "foretell"


def test_foretell_may_be_stopped_and_needs_no_hand() -> None:
    bout = Bout("izabella:C2", "taze:C4", hand="foretell fully_prepared").play("foretell", "stay", "stop")
    assert bout.hand(0) == ["fully_prepared"]
    empty = Bout("izabella:C2", "taze:C4", hand="foretell").play("foretell", "stay", "use", "2", "")
    assert len(empty.hand(0)) == 2


# ---------------------------------------------------------------- Prophecy of Doom


@pytest.mark.rule("SB-26", "SB-58")
def test_prophecy_of_doom_stuns_whether_it_hurts_or_not() -> None:
    bout = Bout("izabella:C1", "dugrun:C4 taze:C5 alistair:B1", hand="prophecy_of_doom onwards rush")
    bout.start("prophecy_of_doom", "stay")
    assert bout.offered == {"dugrun", "stop"}, "two to three hexes, the nearest in the row"
    bout.on("dugrun", "pass")
    assert bout.figures("dugrun") == Blow(1, 2)
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"onwards"}
    bout.on("onwards")
    assert bout.hand(1) == ["rush"]


# ---------------------------------------------------------------- Déjà vu


@pytest.mark.rule("SB-35")
def test_deja_vu_lets_nobody_react() -> None:
    bout = Bout("izabella:C4", "gwaien:C3 taze:C6", hand="deja_vu arcane_shield").start("deja_vu", "stay")
    assert bout.offered == {"gwaien", "stop"}
    bout.on("gwaien")
    assert bout.question == (0, "act")
    assert bout.figures("gwaien") == Blow(3, 0)
    assert bout.hand(1) == ["arcane_shield"]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-61")
def test_the_levelled_izabella_plans_a_card_as_the_activation_phase_begins() -> None:
    bout = Bout("izabella:C4", "taze:C8", hand="deja_vu foretell", levelled="izabella")
    assert bout.question == (0, "plan")
    assert (bout.offered, bout.picks) == ({"deja_vu", "foretell"}, (0, 1))
    bout.on("foretell")
    assert bout.planned(0) == ["foretell"]
    assert bout.question == (0, "act")
    bout.play("end")
    assert "foretell" in bout.hand(0), "it is drawn in upkeep"
    bout.start("end")
    assert bout.question == (0, "plan"), "each turn"
    other = Bout("taze:C8", "izabella:C4", hand="rush foretell", levelled="izabella")
    assert other.question == (0, "act"), "not in the opponent's turn"
    assert Bout("izabella:C4", "taze:C8", hand="foretell").question == (0, "act")
