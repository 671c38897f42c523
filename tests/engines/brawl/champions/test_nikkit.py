"""Nikkit: strong while the discard is clean, and it can be planned from."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Fearsome Spitfire


@pytest.mark.rule("SB-18", "SB-26")
@pytest.mark.parametrize(
    ("discard", "strength"), [("", 4), ("recovery shell_of_the_swamp", 4), ("burning_wrath", 2), ("blizzard", 2)]
)
def test_fearsome_spitfire_is_stronger_without_red_cards_in_the_discard(discard: str, strength: int) -> None:
    bout = Bout(
        "nikkit:C1 dugrun", "taze:C3 alistair:C5", hand="fearsome_spitfire", discard=f"{discard} die_for_your_king"
    )
    bout.start("fearsome_spitfire", "stay")
    assert bout.offered == {"taze", "stop"}, "one to three hexes, the nearest in the row"
    bout.on("taze")
    assert bout.figures("taze") == Blow(strength, 0), "the own discard, without the card that is being played"
    assert (bout.at("taze"), bout.damage("taze")) == (["C4"], [strength]), "pushed by one in any case"


# ---------------------------------------------------------------- Cracklewind


@pytest.mark.rule("SB-25", "SB-51", "SB-58")
def test_cracklewind_swoops_and_stuns_without_blue_cards_in_the_discard() -> None:
    bout = Bout("nikkit:C1", "taze:C5 alistair:C2", hand="cracklewind rush", discard="fearsome_spitfire")
    bout.start("cracklewind")
    assert bout.question == (0, "swoop"), "no boots"
    assert bout.offered == {"C3", "B1", "A1", "E2", "stay"}, "two hexes, over a champion and a statue"
    bout.on("C3")
    assert bout.offered == {"taze", "alistair", "stop"}, "one to three hexes"
    bout.on("taze", "pass")
    assert bout.figures("taze") == Blow(2, 0)
    assert (bout.question, bout.offered) == ((1, "lose_card"), {"rush"})


def test_cracklewind_stuns_nobody_with_a_blue_card_in_the_discard() -> None:
    bout = Bout("nikkit:C1", "taze:C4", hand="cracklewind rush", discard="recovery")
    bout.play("cracklewind", "stay", "taze", "pass")
    assert bout.damage("taze") == [2]
    assert bout.emitted("stunned") == []


# ---------------------------------------------------------------- Blackwater's Bite


@pytest.mark.rule("SB-25", "SB-63")
def test_blackwaters_bite_drains_without_yellow_cards_in_the_discard() -> None:
    sides = ("nikkit:C1 goldarr:E1", "taze:C4 alistair:C2")
    damage = {"nikkit": 4, "goldarr": 4}
    bout = Bout(*sides, hand="blackwaters_bite", discard="recovery", damage=damage).start("blackwaters_bite", "stay")
    assert bout.offered == {"taze", "alistair", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.damage("nikkit", "goldarr", "taze") == [1, 4, 3]
    dirty = Bout(*sides, hand="blackwaters_bite", discard="shell_of_the_swamp", damage=damage)
    dirty.play("blackwaters_bite", "stay", "taze")
    assert dirty.figures("taze") == Blow(2, 0)
    assert dirty.damage("nikkit") == [4]


# ---------------------------------------------------------------- Shell of the Swamp


@pytest.mark.rule("SB-38")
@pytest.mark.parametrize(("place", "defence"), [("C4", 3), ("C5", 1)])
def test_shell_of_the_swamp_protects_better_against_an_adjacent_attacker(place: str, defence: int) -> None:
    bout = Bout(f"taze:{place}", "alistair:C3 nikkit:C6", hand="bludgeon shell_of_the_swamp")
    bout.start("bludgeon", "stay", "alistair", "shell_of_the_swamp>alistair")
    assert bout.figures("alistair") == Blow(2, defence), "measured from whom it was put on, not from Nikkit"


# ---------------------------------------------------------------- Burning Wrath


@pytest.mark.rule("SB-25", "SB-30", "SB-31")
def test_burning_wrath_hurts_its_target_and_makes_it_stronger() -> None:
    bout = Bout("nikkit:C1 dugrun:C3", "taze:C4 alistair:C5", hand="burning_wrath mighty_blow").start(
        "burning_wrath", "stay"
    )
    assert bout.question == (0, "use")
    assert bout.offered == {"dugrun", "taze", "stop"}, "one to three hexes, of either side, not Nikkit"
    bout.on("dugrun")
    assert bout.blows("effect") == [("dugrun", 1)], "defence does not count"
    assert bout.effects("dugrun") == {("strength", 2, "")}
    bout.play("mighty_blow", "stay", "taze")
    assert bout.figures("taze") == Blow(3, 0)
    bout.play("end")
    assert bout.effects("dugrun") == set()


@pytest.mark.rule("SB-42", "SB-43", "SB-83")
def test_burning_wrath_may_take_out_either_side() -> None:
    foe = Bout("nikkit:C1", "taze:C4", hand="burning_wrath", damage={"taze": 8}).play("burning_wrath", "stay", "taze")
    assert foe.view().points == (1, 0)
    assert foe.champion("nikkit").levelled
    assert foe.champion("nikkit").health == 9
    assert foe.effects("taze") == set()
    own = Bout("nikkit:C1 dugrun:C3", "taze", hand="burning_wrath", damage={"dugrun": 5})
    own.play("burning_wrath", "stay", "dugrun")
    assert own.view().points == (0, 1)
    assert not own.champion("nikkit").levelled


# ---------------------------------------------------------------- Recovery


@pytest.mark.rule("SB-18", "SB-59")
def test_recovery_shuffles_the_discard_into_the_deck_and_heals() -> None:
    discard = "fearsome_spitfire cracklewind rush"
    bout = Bout("nikkit:C1", "taze:C8", hand="recovery", discard=discard, damage={"nikkit": 3})
    before = bout.player(0).deck_size
    bout.start("recovery", "use")
    assert bout.discard(0) == []
    assert bout.discard(1) == ["rush"], "not the opponent's"
    assert bout.player(0).deck_size == before + 2
    assert (bout.question, bout.offered) == ((0, "heal"), {"0", "1", "2"})
    bout.on("2")
    assert bout.damage("nikkit") == [1]
    assert bout.discard(0) == ["recovery"], "it was in neither hand nor discard"
    assert "recovery" not in Bout("nikkit", "taze:C8", hand="recovery").offered


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-61")
def test_with_the_levelled_nikkit_cards_may_be_planned_from_the_discard() -> None:
    sides = ("nikkit:C1 goldarr:C4 kolel:E2", "taze:C8")
    bout = Bout(*sides, hand="recovery", discard="fearsome_spitfire set_sail rush", levelled="nikkit")
    bout.start("plan:goldarr", "stay")
    assert bout.question == (0, "plan"), "also for the player's other champions"
    assert (bout.offered, bout.picks) == ({"recovery", "fearsome_spitfire", "set_sail"}, (0, 1))
    bout.on("set_sail")
    assert bout.discard(0) == ["fearsome_spitfire"]
    assert bout.hand(0) == ["recovery"]
    assert bout.planned(0) == ["set_sail"]
    scout = Bout(*sides, hand="scout_ahead recovery", discard="set_sail", levelled="nikkit")
    scout.start("scout_ahead", "stay", "use", "0")
    assert (scout.offered, scout.picks) == ({"recovery", "set_sail"}, (0, 2)), "never the card that is being played"
    scout.on("set_sail recovery")
    assert scout.planned(0) == ["set_sail", "recovery"]


def test_the_discard_alone_is_enough_for_the_levelled_nikkit_and_no_help_otherwise() -> None:
    bout = Bout("nikkit:C1", "taze:C8", discard="fearsome_spitfire", levelled="nikkit")
    bout.play("plan:nikkit", "stay", "fearsome_spitfire")
    assert bout.planned(0) == ["fearsome_spitfire"]
    base = Bout("nikkit:C1", "taze:C8", discard="fearsome_spitfire").play("plan:nikkit", "stay")
    assert base.discard(0) == ["fearsome_spitfire"]
    gate = Bout("nikkit goldarr:C1", "taze:C8", discard="fearsome_spitfire", levelled="nikkit")
    gate.play("plan:goldarr", "stay")
    assert gate.planned(0) == [], "he must be in the arena"
