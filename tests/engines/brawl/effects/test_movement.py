"""Movement by boots, dash, swoop and jump; root; being placed."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import RULES, Bout


def hexes(bout: Bout) -> set[str]:
    """Return the hexes that are offered."""
    return bout.offered - {"stay"}


# ---------------------------------------------------------------- boots


@pytest.mark.rule("SB-21")
def test_a_champion_moves_up_to_the_points_of_the_card_or_not_at_all() -> None:
    bout = Bout("taze:A1", "alistair:G6", hand="rush").start("rush")
    assert bout.offered == {"stay", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}
    assert bout.on("A2", "stop").at("taze") == ["A2"]
    assert Bout("taze:A1", "alistair:G6", hand="rush").play("rush", "stay", "stop").at("taze") == ["A1"]


@pytest.mark.rule("SB-21")
def test_neither_through_statues_nor_through_enemies() -> None:
    bout = Bout("taze:A1", "alistair:A2 kilgore:B2", hand="rush").start("rush")
    assert hexes(bout) == {"B1", "C1", "C2"}, "around them"
    statue = Bout("taze:C1", "alistair:C2 kilgore:B1", hand="rush").start("rush")
    assert statue.offered == {"stop"} or statue.question == (0, "use"), "a statue and two enemies shut him in"


@pytest.mark.rule("SB-21")
def test_through_allies_but_not_ending_on_them() -> None:
    bout = Bout("taze:A1 gwaien:A2 rath:B1", "alistair:B2", hand="rush").start("rush")
    assert hexes(bout) == {"A3", "B3", "C1", "C2"}
    assert bout.on("A3", "stop").at("taze", "gwaien") == ["A3", "A2"]


@pytest.mark.rule("SB-21", "SB-45")
def test_a_trap_on_the_way_triggers_first_and_then_movement_goes_on() -> None:
    bout = Bout("taze:B5", "alistair:G6", hand="rush", traps={"B4": "damage_1"}).start("rush")
    assert "B4!" in bout.offered
    assert not {"B4", "B3"} & bout.offered, "not past the trap in one go"
    bout.on("B4!")
    assert bout.damage("taze") == [1]
    assert bout.question == (0, "trap_place"), "first the trap is resolved"
    bout.on("C6")
    assert bout.question == (0, "move")
    assert hexes(bout) == {"B3", "B5", "A3", "A4", "C4", "C5"}, "one point is left"
    assert bout.on("B3", "stop").at("taze") == ["B3"]


@pytest.mark.rule("SB-21")
def test_around_a_trap_there_is_a_way_without_it_where_the_points_last() -> None:
    bout = Bout("deryn:B5", "alistair:G6", hand="hit_and_run", traps={"B4": "damage_1"}).start("hit_and_run")
    assert "B3" in bout.offered
    assert bout.on("B3").emitted("trap") == []


# ---------------------------------------------------------------- dash, swoop, jump


@pytest.mark.rule("SB-50")
def test_a_dash_is_straight_and_up_to_so_many_hexes_within_the_limits_of_movement() -> None:
    sides = ("kilgore:A1 tzu_xiao:C6 rath:C5", "alistair:B6")
    bout = Bout(*sides, hand="double_strike").start("double_strike")
    assert hexes(bout) == {"C7", "C8", "C4", "B5", "A4", "D5", "E5", "D6", "E7"}
    assert "C5" not in bout.offered, "an ally: through him, not onto him"
    assert "B6" not in bout.offered, "an enemy"
    assert "B7" not in bout.offered, "not in a row"


@pytest.mark.rule("SB-50")
def test_a_dash_ends_before_a_statue() -> None:
    bout = Bout("tzu_xiao:D3", "alistair:G6", hand="double_strike").start("double_strike")
    assert hexes(bout) == {"D2", "C3", "C4", "B2", "B4", "E3", "E4", "F2", "F4"}, "D4 is one, so is D1"


@pytest.mark.rule("SB-50")
def test_traps_on_the_way_of_a_dash_trigger_and_it_goes_on_in_the_same_line() -> None:
    bout = Bout("tzu_xiao:C2", "alistair:G6", hand="double_strike", traps={"C3": "damage_1"}).start("double_strike")
    assert "C3!" in bout.offered
    assert "C4" not in bout.offered
    bout.on("C3!", "B4")
    assert bout.damage("tzu_xiao") == [1]
    assert (bout.question, bout.offered) == ((0, "dash"), {"C4", "stay"}), "one hex is left, in this line alone"
    assert bout.on("C4").at("tzu_xiao") == ["C4"]


@pytest.mark.rule("SB-50")
def test_a_dash_may_be_0_and_is_not_forced() -> None:
    bout = Bout("tzu_xiao:C2", "alistair:C3", hand="double_strike").start("double_strike", "stay")
    assert bout.question == (0, "attack")


@pytest.mark.rule("SB-51")
def test_a_swoop_is_straight_over_everything_to_a_free_hex() -> None:
    bout = Bout("nevamor:D5 rath:E5", "alistair:C5 taze:D6", hand="nightmare")
    bout.start("nightmare", "stay", "use")
    assert bout.question == (0, "swoop")
    assert {"D4", "D1"} & bout.offered == set(), "statues can be flown over, not landed on"
    assert {"D3", "D2"} <= bout.offered
    assert not {"D6", "C5", "E5", "D7"} & bout.offered
    assert {"B4", "A3"} <= bout.offered, "over an enemy"
    assert {"F4", "G3"} <= bout.offered, "over an ally"
    assert "A5" not in bout.offered, "not in a row"


@pytest.mark.rule("SB-51")
def test_only_the_trap_in_the_last_hex_of_a_swoop_triggers() -> None:
    sides = ("akhet:C2", "alistair:G6")
    over = Bout(*sides, hand="take_flight", traps={"C3": "damage_2"}).start("take_flight", "use", "C4")
    assert over.emitted("trap") == []
    onto = Bout(*sides, hand="take_flight", traps={"C3": "damage_2"}).start("take_flight", "use", "C3")
    assert [emitted["hex"] for emitted in onto.emitted("trap")] == ["C3"]
    assert onto.damage("akhet") == [2]


@pytest.mark.rule("SB-52")
def test_a_jump_goes_any_way_over_everything_to_a_free_hex() -> None:
    bout = Bout("gwaien:D2 rath:C3", "alistair:C2 taze:D3 kilgore:E3", hand="teleport").start("teleport", "use")
    assert (bout.question[1], "stay" in bout.offered) == ("jump", True)
    assert {"D5", "A1", "A4", "G1", "C6", "E6", "B5"} <= bout.offered, "four hexes away as the crow flies"
    assert not {"D1", "D4", "C2", "D3", "E3", "C3", "D7"} & bout.offered
    assert "C7" not in bout.offered, "five"


@pytest.mark.rule("SB-52")
def test_only_the_trap_in_the_last_hex_of_a_jump_triggers() -> None:
    sides = ("gwaien:C2", "alistair:G6")
    over = Bout(*sides, hand="teleport", traps={"C3": "damage_2"}).play("teleport", "use", "C4")
    assert over.emitted("trap") == []
    onto = Bout(*sides, hand="teleport", traps={"C3": "damage_2"}).start("teleport", "use", "C3")
    assert onto.damage("gwaien") == [2]


# ---------------------------------------------------------------- root


@pytest.mark.rule("SB-57")
def test_a_root_trap_takes_the_rest_of_the_movement() -> None:
    bout = Bout("kilgore:C5", "alistair:B4", hand="fury", traps={"C4": "root"}).start("fury", "C4!", "C3")
    assert bout.question == (0, "attack"), "no second step; he may attack"
    assert bout.champion("kilgore").rooted
    assert bout.on("d0").damage("alistair") == [2]


@pytest.mark.rule("SB-57")
@pytest.mark.parametrize(
    ("champion", "card", "answers"),
    [
        ("tzu_xiao", "double_strike", ("alistair",)),
        ("akhet", "take_flight", ("use",)),
        ("gwaien", "teleport", ("use",)),
        ("dugrun", "shield_slam", ("use",)),
        ("taze", "rush", ("use",)),
    ],
)
def test_the_rooted_cannot_move_dash_swoop_or_jump(champion: str, card: str, answers: tuple[str, ...]) -> None:
    bout = Bout(f"{champion}:C5", "alistair:B3", hand=card, traps={"C4": "root"})
    core = {"red": "yellow", "yellow": "red", "blue": "red"}[RULES.pack.card[f"{champion}.{card}"].core]
    bout.play(f"walk:{champion}", core, "C4!", "C3").play(card, *answers)
    assert [emitted["end"] for emitted in bout.emitted("moved", champion=champion)] == ["C4"]


@pytest.mark.rule("SB-57")
def test_a_root_is_over_with_the_turn() -> None:
    bout = Bout("taze:C5", "alistair:B3", traps={"C4": "root"}).play("walk:taze", "red", "C4!", "C3")
    assert bout.champion("taze").rooted
    assert bout.start("heal:taze").question == (0, "act"), "no movement, and nothing to heal"
    assert not bout.play("end").champion("taze").rooted


@pytest.mark.rule("SB-57")
def test_the_rooted_may_use_skills_and_be_placed() -> None:
    bout = Bout("izabella:C5", "alistair:B4", hand="right_place_right_time", traps={"C4": "root"})
    bout.play("walk:izabella", "red", "C4!", "C3")
    assert bout.champion("izabella").rooted
    assert bout.play("right_place_right_time", "use", "A1").at("izabella") == ["A1"]


# ---------------------------------------------------------------- being placed


@pytest.mark.rule("SB-67")
def test_being_placed_is_no_movement() -> None:
    """Taze's Charge counts hexes dashed, Nevamor's light moves nobody: no path, nothing triggers but in the last hex."""
    bout = Bout("izabella:C5", "alistair:C4", hand="right_place_right_time", traps={"C3": "damage_1"})
    bout.start("right_place_right_time", "use")
    assert bout.question == (0, "place")
    assert not {"C4", "D1", "D4", "D7", "C5"} & bout.offered
    assert len(bout.offered) == 49 - 3 - 2, "any free hex, as far as it is"
    bout.on("C2")
    assert bout.emitted("trap") == []
    assert bout.emitted("moved", way="place")[0]["path"] == ["C2"]


@pytest.mark.rule("SB-47", "SB-67")
def test_placed_onto_a_trap_it_triggers() -> None:
    bout = Bout("izabella:C5", "alistair:C4", hand="right_place_right_time", traps={"C3": "damage_1"})
    bout.start("right_place_right_time", "use", "C3")
    assert bout.damage("izabella") == [1]
    assert bout.question == (0, "trap_place")


@pytest.mark.rule("SB-47")
def test_who_is_out_by_a_trap_in_the_middle_of_his_card_loses_the_rest_of_it() -> None:
    sides = ("taze:B5", "alistair:B3")
    bout = Bout(*sides, hand="charge bludgeon", damage={"taze": 8}, traps={"B4": "damage_1"})
    bout.play("bludgeon", "B4!", "C3")
    assert bout.at("taze") == ["gate"]
    assert bout.emitted("moved") == [bout.emitted("moved")[0]], "one step, and no movement after it"
    assert bout.emitted("attack") == []
    assert bout.discard(0) == ["bludgeon"]
    assert bout.view().points == (0, 1)
    dashed = Bout(*sides, hand="charge", damage={"taze": 8}, traps={"B4": "damage_1"})
    dashed.play("charge", "stay", "B4!", "C3")
    assert (dashed.at("taze"), dashed.emitted("attack")) == (["gate"], [])


@pytest.mark.rule("SB-47")
def test_a_standard_action_is_lost_too() -> None:
    bout = Bout("taze:B5", "alistair:A4", damage={"taze": 8}, traps={"B4": "damage_1"}, hand="rush")
    bout.play("hit:taze", "B4!", "C3")
    assert bout.damage("alistair") == [0]
    healed = Bout("taze:B5", "alistair:A4", damage={"taze": 8}, traps={"B4": "damage_1"}, hand="rush")
    healed.play("plan:taze", "B4!", "C3")
    assert healed.planned(0) == []
