"""Nevamor (adapted): sweeps over enemies and feeds on those who stand alone."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout


@pytest.mark.rule("SB-26", "SB-61")
def test_dark_envoy_plans_two_cards() -> None:
    hand = "dark_envoy nightmare soul_reave bow_before_the_king"
    bout = Bout("nevamor:C3 alistair", "taze:C5 goldarr:C4", hand=hand).start("dark_envoy", "stay")
    assert bout.emitted("stopped"), "the next enemy bars the way and is too near himself"
    bout = Bout("nevamor:C3 alistair", "taze:C6", hand=hand).start("dark_envoy", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(1, 0)
    assert bout.question == (0, "plan")
    assert bout.picks == (0, 2)
    bout.on("soul_reave nightmare")
    assert bout.planned(0) == ["soul_reave", "nightmare"]


# ---------------------------------------------------------------- Nightmare


@pytest.mark.rule("SB-51", "SB-56", "SB-69")
def test_nightmare_hurts_and_frightens_whom_it_swoops_over() -> None:
    bout = Bout("nevamor:C2 alistair:C4", "taze:C3 goldarr:C5 dugrun:C8", hand="nightmare", traps={"C6": "damage_1"})
    bout.start("nightmare", "stay", "use")
    assert bout.question == (0, "swoop")
    assert bout.offered == {"C1", "C6", "B1", "B2", "A2", "D2", "E1", "E3", "F3", "G3", "stay"}, (
        "four hexes, over a statue too"
    )
    bout.on("C6")
    assert bout.question == (0, "trap_place"), "the trap where she ends"
    bout.on("F4")
    assert bout.blows("effect") == [("taze", 1), ("goldarr", 1)], "defence does not count; no ally, nobody beyond"
    assert bout.question == (1, "next"), "who controls them decides in which order they flee"
    assert (bout.offered, bout.picks) == ({"taze", "goldarr"}, (2, 2))
    bout.on("goldarr taze")
    assert bout.at("goldarr") == ["B4"], "the only hex further away from her"
    assert bout.question == (1, "fear")
    assert bout.offered == {"C2", "B2", "D2"}
    bout.on("B2")
    assert bout.moved("fear") == [("goldarr", "B4"), ("taze", "B2")]


def test_nightmare_without_a_flight_frightens_nobody() -> None:
    bout = Bout("nevamor:C2", "taze:C3", hand="nightmare").play("nightmare", "stay", "use", "stay")
    assert bout.damage("taze") == [0]


# ---------------------------------------------------------------- Guiding Light


@pytest.mark.rule("SB-67")
def test_guiding_light_places_one_ally_next_to_her_and_makes_it_stronger() -> None:
    bout = Bout("nevamor:C4 dugrun:G1 alistair:A1", "taze:C5", hand="guiding_light").start(
        "guiding_light", "stay", "use"
    )
    assert bout.question == (0, "who")
    assert bout.offered == {"dugrun", "alistair"}
    bout.on("dugrun")
    assert bout.question == (0, "place")
    assert bout.offered == {"C3", "B3", "B4", "D3"}
    bout.on("B4")
    assert bout.at("dugrun") == ["B4"]
    assert bout.effects("dugrun") == {("strength", 1, "")}
    assert bout.effects("nevamor") == bout.effects("alistair") == set()


def test_guiding_light_makes_the_ally_stronger_though_there_is_no_free_hex() -> None:
    sides = ("nevamor:A1 dugrun:G1", "taze:A2 alistair:B1 goldarr:B2")
    bout = Bout(*sides, hand="guiding_light").play("guiding_light", "use")
    assert bout.at("dugrun") == ["G1"]
    assert bout.effects("dugrun") == {("strength", 1, "")}


# ---------------------------------------------------------------- Murder of Crows


@pytest.mark.rule("SB-36", "SB-39")
@pytest.mark.parametrize(("place", "near"), [("C6", True), ("C7", False), ("gate", False)])
def test_murder_of_crows_ends_what_follows_if_nevamor_is_near_the_attacker(place: str, near: bool) -> None:
    hand = "focus bludgeon murder_of_crows reverence"
    bout = Bout("taze:C4 tzu_xiao:A1", f"alistair:C3 nevamor:{place}", hand=hand)
    bout.play("focus", "stay", "use").start("bludgeon", "stay", "alistair", "murder_of_crows>alistair")
    assert bout.figures("alistair") == Blow(3, 1)
    assert bout.question == ((0, "act") if near else (1, "lose_card")), "no stun"
    assert bool(bout.effects("taze")) != near, "all lasting effects are over"
    assert bool(bout.effects("tzu_xiao")) != near


@pytest.mark.rule("SB-63")
def test_soul_reave_drains() -> None:
    bout = Bout("nevamor:C3", "goldarr:C5 taze:C6", hand="soul_reave", damage={"nevamor": 4}).start(
        "soul_reave", "stay"
    )
    assert bout.offered == {"goldarr", "stop"}
    bout.on("goldarr")
    assert bout.figures("goldarr") == Blow(2, 1)
    assert bout.damage("goldarr", "nevamor") == [1, 3]


# ---------------------------------------------------------------- Grim Harvest


@pytest.mark.rule("SB-31")
@pytest.mark.parametrize(("friend", "strength"), [("C7", 2), ("C8", 4), ("gate", 4)])
def test_grim_harvest_is_stronger_against_one_without_an_ally_within_two_hexes(friend: str, strength: int) -> None:
    bout = Bout("nevamor:C4 goldarr:B4", f"taze:C5 alistair:{friend}", hand="grim_harvest").start(
        "grim_harvest", "stay"
    )
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(strength, 0), "her own allies are none of his"


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-35", "SB-42")
def test_no_reaction_can_be_put_on_enemies_next_to_the_levelled_nevamor() -> None:
    sides = ("nevamor:B2 goldarr:C4", "taze:C3 alistair:D3 loralei")
    bout = Bout(*sides, hand="anchors_aweigh intervention", levelled="nevamor").start("anchors_aweigh", "stay", "d2")
    assert bout.question == (1, "react")
    assert bout.offered == {"intervention>alistair", "pass"}
    base = Bout(*sides, hand="anchors_aweigh intervention").start("anchors_aweigh", "stay", "d2")
    assert base.offered == {"intervention>alistair", "intervention>taze", "pass"}
    none = Bout(*sides, hand="plundarr intervention", levelled="nevamor").start("plundarr", "stay", "taze")
    assert none.question == (0, "draw"), "whom nobody could help there is nothing to ask for"
