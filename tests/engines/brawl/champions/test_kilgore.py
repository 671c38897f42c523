"""Kilgore: barges ahead and mends himself on those he crushes."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Relentless Advance


@pytest.mark.rule("SB-55", "SB-67")
def test_relentless_advance_forces_and_takes_the_hex_that_was_left() -> None:
    bout = Bout("kilgore:C3 dugrun:B5", "taze:C5 alistair:B3", hand="relentless_advance")
    bout.start("relentless_advance", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"taze", "alistair", "stop"}, "one to two hexes in a row"
    bout.on("taze")
    assert bout.question == (0, "force")
    assert bout.offered == {"C4", "C6", "B4", "D5", "stay"}, "as he could walk: not onto a champion, nor a statue"
    bout.on("D5")
    assert bout.question == (0, "act")
    assert bout.at("taze", "kilgore") == ["D5", "C5"]
    assert bout.moved("place") == [("kilgore", "C5")]
    assert bout.damage("taze") == [0]


def test_relentless_advance_leaves_kilgore_where_he_is_if_nobody_was_moved() -> None:
    bout = Bout("kilgore:C3", "taze:C5", hand="relentless_advance").play("relentless_advance", "stay", "taze", "stay")
    assert bout.at("taze", "kilgore") == ["C5", "C3"]
    ahead = Bout("kilgore:C3", "taze:C5 alistair:C4", hand="relentless_advance").start("relentless_advance", "stay")
    assert ahead.offered == {"alistair", "stop"}, "a champion bars the way"


@pytest.mark.rule("SB-46")
def test_relentless_advance_takes_the_hex_of_one_who_died_in_a_trap() -> None:
    traps = {"C6": "damage_3"}
    bout = Bout("kilgore:C3", "taze:C5", hand="relentless_advance", traps=traps, damage={"taze": 6})
    bout.play("relentless_advance", "stay", "taze", "C6!", "B4")
    assert bout.at("taze", "kilgore") == ["gate", "C5"]
    assert bout.champion("kilgore").levelled, "the damage of the trap is his"


# ---------------------------------------------------------------- Darksteel Armour


@pytest.mark.rule("SB-39")
def test_darksteel_armour_gives_one_defence_now_and_two_in_later_attacks() -> None:
    bout = Bout("taze:C4 tzu_xiao:B2", "alistair:C3 kilgore", hand="bludgeon double_strike darksteel_armour")
    bout.play("bludgeon", "stay", "alistair", "darksteel_armour>alistair")
    assert bout.figures("alistair") == Blow(2, 1)
    assert bout.effects("alistair") == {("defence", 2, "")}
    assert bout.champion("alistair").defence == 2
    assert bout.effects("kilgore") == set()
    bout.play("double_strike", "stay", "alistair")
    assert bout.figures("alistair") == Blow(2, 2)
    bout.play("end")
    assert bout.champion("alistair").defence == 0


# ---------------------------------------------------------------- Throw


@pytest.mark.rule("SB-52")
def test_throw_lets_one_adjacent_ally_jump() -> None:
    bout = Bout("kilgore:C4 dugrun:C3 tzu_xiao:B4", "taze:C5", hand="throw").start("throw", "stay", "use")
    assert bout.question == (0, "who")
    assert bout.offered == {"dugrun", "tzu_xiao"}
    bout.on("dugrun")
    assert bout.question == (0, "jump")
    assert {"C6", "A2", "stay", "F3"} <= bout.offered, "three hexes"
    assert not {"D4", "C5", "C7", "G3"} & bout.offered
    bout.on("C6")
    assert bout.at("dugrun") == ["C6"]


def test_throw_asks_for_nobody_where_one_ally_or_none_stands_next_to_him() -> None:
    bout = Bout("kilgore:C4 dugrun:C3 tzu_xiao:E5", "taze:C5", hand="throw").play("throw", "stay", "use", "stay")
    assert bout.at("dugrun") == ["C3"]
    alone = Bout("kilgore:C4 dugrun:E4", "taze:C5", hand="throw").play("throw", "stay", "use")
    assert alone.emitted("moved") == []


# ---------------------------------------------------------------- Maul Thrash


@pytest.mark.rule("SB-24", "SB-53")
def test_maul_thrash_pushes_two_hexes() -> None:
    bout = Bout("kilgore:C4", "taze:C3 alistair:C6", hand="maul_thrash").start("maul_thrash", "stay")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.at("taze") == ["C1"]
    edge = Bout("kilgore:C3", "taze:C2", hand="maul_thrash").play("maul_thrash", "stay", "taze")
    assert edge.at("taze") == ["C1"]
    assert edge.blows("push") == [("taze", 1)]


# ---------------------------------------------------------------- Fury


@pytest.mark.rule("SB-27", "SB-59")
def test_fury_hits_all_around_and_heals() -> None:
    bout = Bout(
        "kilgore:C4 dugrun:B3 tzu_xiao:B4", "taze:C3 alistair:C5 goldarr:E4", hand="fury", damage={"kilgore": 3}
    )
    bout.start("fury", "stay")
    assert bout.offered == {"d0", "stop"}
    bout.on("d0")
    assert bout.blows() == [("tzu_xiao", 2), ("taze", 2), ("alistair", 2)], "allies too, each with his own defence"
    assert bout.question == (0, "heal")
    assert bout.offered == {"1", "0"}
    bout.on("1")
    assert bout.damage("kilgore") == [2]


def test_fury_needs_an_enemy_and_heals_nothing_where_there_is_nothing() -> None:
    bout = Bout("kilgore:C4 dugrun:B3", "taze:C6", hand="fury").play("fury", "stay")
    assert bout.emitted("stopped"), "only an ally next to him"
    whole = Bout("kilgore:C4", "taze:C5", hand="fury").play("fury", "stay", "d0")
    assert whole.emitted("healed") == []


# ---------------------------------------------------------------- Appetite for Destruction


@pytest.mark.rule("SB-33", "SB-63")
@pytest.mark.parametrize(("cores", "strength"), [("yellow", 1), ("yellow red", 3), ("red yellow blue", 5)])
def test_appetite_for_destruction_is_as_strong_as_many_cores_are_ready(cores: str, strength: int) -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", hand="appetite_for_destruction", cores={0: cores}, damage={"kilgore": 6})
    bout.start("appetite_for_destruction")
    assert bout.question == (0, "attack"), "no boots"
    bout.on("goldarr")
    assert bout.figures("goldarr") == Blow(strength, 1)
    assert bout.damage("kilgore", "goldarr") == [6 - (strength - 1), strength - 1]


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42", "SB-58")
def test_the_levelled_kilgore_cannot_be_stunned() -> None:
    bout = Bout("taze:C4", "kilgore:C3", hand="bludgeon fury", levelled="kilgore")
    bout.play("bludgeon", "stay", "kilgore", "pass")
    assert bout.emitted("stunned") == []
    assert bout.hand(1) == ["fury"]
    assert bout.champion("kilgore").health == 8
    trap = Bout("kilgore:C4", "taze", hand="fury", levelled="kilgore", traps={"C3": "stun"})
    trap.play("walk:kilgore", "red", "C3!", "B4", "stay")
    assert trap.emitted("stunned") == []
    plain = Bout("taze:C4", "kilgore:C3", hand="bludgeon fury").start("bludgeon", "stay", "kilgore", "pass")
    assert plain.question == (1, "lose_card")
