"""Gwaien: fire from afar."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Fireball


@pytest.mark.rule("SB-25", "SB-69")
def test_fireball_burns_all_next_to_its_target_of_either_side() -> None:
    bout = Bout("gwaien:C2 goldarr:C5", "taze:C4 dugrun:B4 alistair:E1", hand="fireball")
    bout.start("fireball", "stay")
    assert bout.offered == {"taze", "dugrun", "alistair", "stop"}, "two to three hexes away, whatever stands between"
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.blows() == [("taze", 3)]
    assert bout.blows("effect") == [("goldarr", 2), ("dugrun", 2)], "damage ignores defence; not the target himself"
    assert bout.damage("gwaien", "alistair") == [0, 0]


def test_fireball_cannot_be_thrown_at_an_adjacent_enemy() -> None:
    bout = Bout("gwaien:C2", "taze:C3", hand="fireball").play("fireball", "stay")
    assert bout.emitted("stopped")
    assert bout.discard(0) == ["fireball"]


@pytest.mark.rule("SB-87")
def test_fireball_burns_nobody_around_a_target_that_is_out() -> None:
    bout = Bout("gwaien:C2", "taze:C4 alistair:B4", hand="fireball", damage={"taze": 6})
    bout.play("fireball", "stay", "taze")
    assert bout.at("taze") == ["gate"]
    assert bout.damage("alistair") == [0]


@pytest.mark.rule("SB-43", "SB-44")
def test_fireball_may_take_out_an_ally_and_an_enemy_at_once() -> None:
    bout = Bout("gwaien:C2 goldarr:C5", "taze:C4 dugrun:B4", hand="fireball", damage={"goldarr": 6, "dugrun": 4})
    bout.play("fireball", "stay", "taze")
    assert bout.view().points == (1, 1)
    assert bout.champion("gwaien").levelled


# ---------------------------------------------------------------- Flamespear


@pytest.mark.rule("SB-26", "SB-53")
def test_flamespear_reaches_three_to_five_hexes_and_pushes() -> None:
    bout = Bout("gwaien:C1", "taze:C4 alistair:C3 kilgore:B5", hand="flamespear").start("flamespear", "stay")
    assert bout.emitted("stopped"), "one is too near and bars the way to the next, the third is in no row with her"
    free = Bout("gwaien:C1", "taze:C4 alistair:E3", hand="flamespear").start("flamespear", "stay")
    assert free.offered == {"taze", "stop"}
    free.on("taze")
    assert free.figures("taze") == Blow(3, 0)
    assert free.at("taze") == ["C5"]
    far = Bout("gwaien:C1", "taze:C6 alistair:C7", hand="flamespear").play("flamespear", "stay", "taze")
    assert far.blows("push") == [("taze", 1)]
    beyond = Bout("gwaien:C1", "taze:C7", hand="flamespear").play("flamespear", "stay")
    assert beyond.emitted("stopped")


# ---------------------------------------------------------------- Chain Lightning


def test_chain_lightning_jumps_on_to_another_champion_within_two_hexes() -> None:
    bout = Bout("gwaien:C2 goldarr:E3", "taze:C4 dugrun:C6 alistair:C8", hand="chain_lightning")
    bout.start("chain_lightning", "stay")
    assert bout.offered == {"taze", "stop"}, "the next in the row is behind him"
    bout.on("taze")
    assert bout.figures("taze") == Blow(3, 0)
    assert bout.question == (0, "who")
    assert bout.offered == {"gwaien", "goldarr", "dugrun"}, "of either side, she herself too; not optional"
    bout.on("dugrun")
    assert bout.blows("effect") == [("dugrun", 2)]


def test_chain_lightning_asks_nothing_where_there_is_one_only_and_ends_where_there_is_none() -> None:
    bout = Bout("gwaien:C1", "taze:C4 alistair:C6", hand="chain_lightning").play("chain_lightning", "stay", "taze")
    assert bout.blows("effect") == [("alistair", 2)]
    none = Bout("gwaien:C1", "taze:C4 alistair:C7", hand="chain_lightning").play("chain_lightning", "stay", "taze")
    assert none.blows("effect") == []


@pytest.mark.rule("SB-87")
def test_chain_lightning_needs_damage_and_a_target_that_is_still_there() -> None:
    bout = Bout("gwaien:C2", "xinshen:C4 alistair:C5", hand="chain_lightning shift_the_elements")
    bout.play("chain_lightning", "stay", "xinshen", "shift_the_elements>xinshen", "stay")
    assert bout.figures("xinshen") == Blow(3, 3)
    assert bout.damage("alistair") == [0]
    out = Bout("gwaien:C2", "taze:C4 alistair:C5", hand="chain_lightning", damage={"taze": 6})
    out.play("chain_lightning", "stay", "taze")
    assert out.damage("alistair") == [0], "nothing is measured from a champion at the gate"


# ---------------------------------------------------------------- Ignite


@pytest.mark.rule("SB-25", "SB-30")
def test_ignite_makes_her_allies_stronger_against_its_target() -> None:
    bout = Bout("gwaien:C2 goldarr:C5 kilgore:G1", "taze:C4 alistair:B3", hand="ignite plundarr")
    bout.start("ignite", "stay")
    assert bout.offered == {"taze", "alistair", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.effects("goldarr") == bout.effects("kilgore") == {("strength", 2, "taze")}
    assert bout.effects("gwaien") == set()
    bout.play("plundarr", "stay", "taze", "0")
    assert bout.figures("taze") == Blow(4, 0)


# ---------------------------------------------------------------- Arcane Shield


@pytest.mark.rule("SB-38", "SB-39")
@pytest.mark.parametrize(("place", "defence"), [("C4", 1), ("C5", 2)])
def test_arcane_shield_protects_better_against_an_attacker_who_is_not_adjacent(place: str, defence: int) -> None:
    bout = Bout(f"taze:{place}", "alistair:C3 gwaien:C6", hand="bludgeon arcane_shield")
    bout.play("bludgeon", "stay", "alistair", "arcane_shield>alistair")
    assert bout.figures("alistair") == Blow(2, defence), "measured from whom it was put on, not from Gwaien"


# ---------------------------------------------------------------- Teleport


@pytest.mark.rule("SB-52")
def test_teleport_jumps_four_hexes_over_everything() -> None:
    bout = Bout("gwaien:E5", "taze:D5 alistair:C5", hand="teleport", traps={"D6": "damage_2"})
    bout.start("teleport")
    assert bout.question == (0, "use"), "no boots"
    bout.on("use")
    assert bout.question == (0, "jump")
    assert {"A5", "B5", "stay"} <= bout.offered
    assert not {"D4", "D5", "C5", "E5", "A1", "E1!"} & bout.offered, "not onto a statue or a champion, nor any further"
    bout.on("A5")
    assert bout.moved("jump") == [("gwaien", "A5")]


@pytest.mark.rule("SB-41", "SB-52")
def test_teleport_triggers_the_trap_it_ends_on_and_cannot_bring_her_back() -> None:
    bout = Bout("gwaien:E5", "taze:A1", hand="teleport", traps={"D6": "damage_2", "D5": "damage_3"})
    bout.play("teleport", "use", "D6", "B4")
    assert bout.blows("trap") == [("gwaien", 2)]
    gone = Bout("gwaien goldarr:C4", "taze:A1", hand="teleport ignite")
    assert "teleport" not in gone.offered
    assert "ignite" in gone.offered


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_the_levelled_gwaien_reaches_nearer_and_further() -> None:
    sides = ("gwaien:C2", "taze:C3 alistair:C6 kilgore:C7")
    assert Bout(*sides, hand="fireball", levelled="gwaien").start("fireball", "stay").offered == {
        "taze",
        "alistair",
        "stop",
    }, "one to four"
    ignite = Bout(*sides, hand="ignite", levelled="gwaien").start("ignite", "stay")
    assert ignite.offered == {"taze", "stop"}, "never less than one"
    spear = Bout("gwaien:C2", "taze:C8 alistair:A2 kilgore:D2", hand="flamespear", levelled="gwaien").start(
        "flamespear", "stay"
    )
    assert spear.offered == {"taze", "alistair", "stop"}, "two to six"
