"""Traps: what triggers them, whose their damage is, where the next token goes."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.brawl.board import TRAPS
from tests.engines.brawl.bouts import Bout
from tests.engines.brawl.naming import hex_of
from tests.support.events import public_facts, secret_facts

SYMBOLS = {"B4", "C3", "C6", "E3", "E6", "F4"}
WALKER = "taze:C4", "alistair:G6"


def tokens(bout: Bout) -> Counter[str]:
    """Return all trap tokens that there are."""
    return Counter([*bout.board.supply, *bout.board.traps.values()])


# ---------------------------------------------------------------- what triggers them


@pytest.mark.rule("SB-45")
def test_a_trap_triggers_as_soon_as_a_champion_moves_onto_it() -> None:
    bout = Bout(*WALKER, traps={"C3": "damage_2"}).start("walk:taze", "red", "C3!")
    assert bout.damage("taze") == [2]
    assert bout.emitted("trap") == [{"champion": "taze", "hex": "C3", "trap": "damage_2"}]
    assert hex_of("C3") not in bout.view().traps


@pytest.mark.rule("SB-45", "SB-53")
def test_also_when_he_is_displaced_and_the_displacement_goes_on_afterwards() -> None:
    bout = Bout("kilgore:C5", "taze:C4", hand="maul_thrash", traps={"C3": "damage_1"})
    bout.start("maul_thrash", "stay", "taze")
    assert bout.damage("taze") == [3]
    assert (bout.question, bout.at("taze")) == ((1, "trap_place"), ["C3"]), "first the trap, by who controls him"
    bout.on("C6")
    assert bout.at("taze") == ["C2"]
    assert bout.emitted("unable") == []


@pytest.mark.rule("SB-45")
def test_the_trap_of_a_displaced_enemy_is_resolved_by_his_player() -> None:
    bout = Bout("kilgore:C5", "taze:C4", hand="maul_thrash rush bludgeon", traps={"C3": "stun"})
    bout.start("maul_thrash", "stay", "taze", "pass")
    assert (bout.question, bout.offered) == ((1, "lose_card"), {"rush", "bludgeon"})
    bout.on("rush")
    assert bout.question == (1, "trap_place")


@pytest.mark.rule("SB-46")
@pytest.mark.parametrize(("trap", "damage"), [("damage_1", 1), ("damage_2", 2), ("damage_3", 3)])
def test_trap_damage_ignores_defence(trap: str, damage: int) -> None:
    bout = Bout("dugrun:C4", "alistair:G6", traps={"C3": trap}).start("walk:dugrun", "red", "C3!")
    assert bout.damage("dugrun") == [damage]
    assert [hit["kind"] for hit in bout.emitted("damage")] == ["trap"]


@pytest.mark.rule("SB-46")
def test_a_root_trap_roots_and_a_stun_trap_stuns() -> None:
    root = Bout(*WALKER, traps={"C3": "root"}).start("walk:taze", "red", "C3!", "C6")
    assert root.champion("taze").rooted
    assert root.question == (0, "act")
    stun = Bout(*WALKER, hand="rush", traps={"C3": "stun"}).start("walk:taze", "red", "C3!", "rush")
    assert stun.discard(0) == ["rush"]


@pytest.mark.rule("SB-46")
def test_who_is_pushed_onto_a_trap_is_out_by_whoever_pushed_him() -> None:
    bout = Bout("kilgore:C5", "taze:C4", hand="maul_thrash", damage={"taze": 6}, traps={"C3": "damage_1"})
    bout.play("maul_thrash", "stay", "taze", "C6")
    assert bout.emitted("out") == [{"champion": "taze", "by": "kilgore", "team": 0, "points": 1}]
    assert bout.champion("kilgore").levelled
    assert bout.emitted("unable") == [], "the rest of the push is nobody's"


@pytest.mark.rule("SB-46", "SB-43")
def test_who_walks_onto_one_is_out_by_himself() -> None:
    bout = Bout(*WALKER, damage={"taze": 8}, traps={"C3": "damage_1"}).play("walk:taze", "red", "C3!", "C6")
    assert bout.emitted("out") == [{"champion": "taze", "by": "taze", "team": 1, "points": 1}]
    assert bout.emitted("levelled") == []


@pytest.mark.rule("SB-46", "SB-56")
def test_who_fled_onto_one_is_out_by_whom_he_feared() -> None:
    bout = Bout("alistair:C5", "taze:C4", hand="the_tyrants_gaze", damage={"taze": 8}, traps={"C3": "damage_1"})
    bout.start("the_tyrants_gaze", "stay", "taze")
    bout.on("C2", "C6")
    assert [emitted["by"] for emitted in bout.emitted("out")] == ["alistair"]
    assert bout.champion("alistair").levelled


# ---------------------------------------------------------------- the next token


@pytest.mark.rule("SB-48")
def test_the_controller_lays_a_new_token_on_another_free_trap_hex() -> None:
    bout = Bout("taze:C4 rath:E6", "alistair:G6", traps={"C3": "damage_1", "B4": "root", "C6": "stun"})
    bout.start("walk:taze", "red", "C3!")
    assert bout.question == (0, "trap_place")
    assert bout.offered == {"E3", "F4"}, "not the one just used, none with a token or a champion"
    bout.on("E3")
    assert sorted(bout.view().traps) == sorted(hex_of(name) for name in ("B4", "C6", "E3"))
    assert tokens(bout) == Counter(TRAPS)


@pytest.mark.rule("SB-48")
def test_the_only_free_trap_hex_is_not_asked_about() -> None:
    bout = Bout("taze:C4 rath:E6", "alistair:F4", traps={"C3": "damage_1", "B4": "root", "C6": "stun"})
    bout.start("walk:taze", "red", "C3!")
    assert bout.question == (0, "move")
    assert bout.emitted("trap_placed") == [{"seat": 0, "hex": "E3"}]
    assert tokens(bout) == Counter(TRAPS)


@pytest.mark.rule("SB-48")
def test_the_used_hex_is_not_free_though_nobody_stands_there_any_more() -> None:
    bout = Bout(*WALKER, damage={"taze": 8}, traps={"C3": "damage_1"}).start("walk:taze", "red", "C3!")
    assert bout.at("taze") == ["gate"]
    assert bout.offered == SYMBOLS - {"C3"}


@pytest.mark.rule("SB-48", "SB-17")
def test_the_new_token_is_unseen_and_the_used_one_is_shuffled_back_afterwards() -> None:
    """With all but one token in play or used, the last one is laid: the used one cannot come at once."""
    bout = Bout(*WALKER, traps={"C3": "damage_3"})
    bout.board.supply = ["stun"]
    bout.start("walk:taze", "red", "C3!", "E3")
    assert bout.board.traps == {hex_of("E3"): "stun"}
    assert bout.board.supply == ["damage_3"]
    assert bout.emitted("trap_placed") == [{"seat": 0, "hex": "E3"}]
    assert bout.view(0).known == ()


@pytest.mark.rule("SB-48")
def test_first_the_effect_then_the_token() -> None:
    bout = Bout(*WALKER, hand="rush", traps={"C3": "stun"}).start("walk:taze", "red", "C3!")
    assert bout.question == (0, "lose_card")
    bout.on("rush")
    assert bout.question == (0, "trap_place")


@pytest.mark.rule("SB-49")
def test_without_a_free_trap_hex_a_token_goes_next_to_one() -> None:
    full = {"B4": "root", "C6": "root", "E3": "stun", "E6": "stun", "F4": "damage_1"}
    bout = Bout("taze:C4 rath:A3", "alistair:B3", traps={"C3": "damage_1", **full}).start("walk:taze", "red", "C3!")
    assert bout.question == (0, "trap_place")
    assert {"C2", "B2", "D2", "D3", "A4", "B5", "C5", "G3"} <= bout.offered
    assert not {*SYMBOLS, "A1", "C3", "B3", "A3", "D4", "D1", "C1"} & bout.offered
    bout.on("C2")
    assert hex_of("C2") in bout.view().traps


@pytest.mark.rule("SB-49")
def test_a_hex_with_a_token_is_a_trap_hex() -> None:
    """Heavy Shot is stronger from a trap hex: Deryn's level keeps a token in her hex from triggering."""
    bout = Bout("deryn:C2", "taze:C5", hand="heavy_shot", traps={"C1": "root"}, levelled="deryn")
    assert bout.champion("deryn").defence == 0
    bout.start("heavy_shot", "C1")
    assert bout.champion("deryn").defence == 2
    assert bout.emitted("trap") == []
    full = {"B4": "root", "C6": "root", "E3": "stun", "E6": "stun", "F4": "damage_1", "A1": "damage_2"}
    near = Bout("taze:C4", "alistair:G6", traps={"C3": "damage_1", **full}).start("walk:taze", "red", "C3!")
    assert {"A2", "B1", "B2"} <= near.offered, "next to the token in A1"


@pytest.mark.rule("SB-49")
def test_without_any_hex_there_is_no_token() -> None:
    bout = Bout(*WALKER, traps={"C3": "damage_1"})
    taken = {hex_of(name) for name in ("C3", "D1", "D4", "D7", "G6")}
    bout.board.traps |= {hex_: "root" for hex_ in range(49) if hex_ not in taken}  # more tokens than there are
    count = len(bout.board.supply)
    bout.start("walk:taze", "red", "C3!")
    assert bout.question == (0, "move"), "nothing is asked about the token"
    assert bout.emitted("trap_placed") == []
    assert len(bout.board.supply) == count + 1


@pytest.mark.rule("SB-48", "SB-17")
def test_new_tokens_are_drawn_at_random() -> None:
    drawn = set()
    for n in range(12):
        bout = Bout(*WALKER, traps={"C3": "damage_1"})
        bout.match.rolled = n * 1000
        bout.start("walk:taze", "red", "C3!", "E3")
        drawn.add(bout.board.traps[hex_of("E3")])
    assert len(drawn) > 3


# ---------------------------------------------------------------- looking


@pytest.mark.rule("SB-17")
def test_prowl_looks_for_its_player_alone() -> None:
    bout = Bout("deryn:C4", "alistair:G6", hand="prowl", traps={"C3": "damage_3", "E6": "stun"})
    bout.start("prowl", "stay", "use", "0", "yes")
    assert (bout.question, bout.offered) == ((0, "look"), {"C3", "E6"})
    bout.on("C3")
    looked = next(event for event in bout.events if event.kind == "looked")
    assert (public_facts(looked), secret_facts(looked)) == ({"seat": 0, "hex": hex_of("C3")}, {0: {"trap": "damage_3"}})
    assert bout.view(0).known == ((hex_of("C3"), "damage_3"),)
    assert bout.view(1).known == bout.view().known == ()
    bout.on("B4")
    assert bout.view(0).known == ((hex_of("B4"), "damage_3"),), "he knows where it went"
    assert bout.view(1).known == ()
