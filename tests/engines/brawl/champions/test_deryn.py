"""Deryn: hunts among the traps."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

# ---------------------------------------------------------------- Heavy Shot


@pytest.mark.rule("SB-49")
@pytest.mark.parametrize(
    ("place", "traps", "strength", "end"),
    [("C2", {}, 2, "C6"), ("C3", {}, 3, "C7"), ("C2", {"C2": "damage_3"}, 3, "C7")],
)
def test_heavy_shot_is_better_from_a_trap_hex(place: str, traps: dict[str, str], strength: int, end: str) -> None:
    bout = Bout(f"deryn:{place}", "taze:C5 alistair:E3", hand="heavy_shot", traps=traps).start("heavy_shot", "stay")
    assert bout.offered >= {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(strength, 0)
    assert bout.at("taze") == [end]
    assert bout.damage("taze") == [strength]


def test_heavy_shot_reaches_two_to_three_hexes() -> None:
    bout = Bout("deryn:C4", "taze:C5 alistair:C2 kilgore:A2", hand="heavy_shot").start("heavy_shot", "stay")
    assert bout.offered == {"alistair", "kilgore", "stop"}


# ---------------------------------------------------------------- Hunter's Quarry


@pytest.mark.rule("SB-30")
def test_the_next_attack_on_the_quarry_ignores_defence_and_is_stronger() -> None:
    bout = Bout("deryn:C1 goldarr:B4 kilgore:E4", "dugrun:C4 taze:C7", hand="hunters_quarry plundarr maul_thrash")
    bout.start("hunters_quarry", "stay")
    assert bout.question == (0, "use")
    assert bout.offered == {"dugrun", "stop"}, "one to four hexes in a row"
    bout.on("dugrun")
    assert bout.emitted("charged") == [{"champion": "", "on": "dugrun", "source": "deryn.hunters_quarry"}]
    bout.play("plundarr", "stay", "dugrun", "0")
    assert bout.figures("dugrun") == Blow(3, 0, ignored=True), "by whoever makes it"
    bout.start("maul_thrash", "D3", "dugrun")
    assert bout.figures("dugrun") == Blow(2, 2), "only the next one"


def test_the_quarry_is_not_lost_by_an_attack_on_another() -> None:
    bout = Bout("deryn:C1 goldarr:B4 kilgore:C6", "dugrun:C4 taze:C5", hand="hunters_quarry plundarr maul_thrash")
    bout.play("hunters_quarry", "stay", "dugrun").play("maul_thrash", "stay", "taze")
    assert bout.figures("taze") == Blow(2, 0)
    bout.play("plundarr", "stay", "dugrun", "0")
    assert bout.figures("dugrun") == Blow(3, 0, ignored=True)


@pytest.mark.rule("SB-30")
def test_the_quarry_is_hunted_until_the_end_of_the_turn() -> None:
    bout = Bout("deryn:C1 taze:E1", "dugrun:C4", hand="hunters_quarry").play("hunters_quarry", "stay", "dugrun")
    assert bout.board.charges
    bout.play("end")
    assert not bout.board.charges


# ---------------------------------------------------------------- Prowl


@pytest.mark.rule("SB-17", "SB-60", "SB-61")
def test_prowl_draws_plans_and_moves_a_trap_it_looks_at() -> None:
    traps = {"C3": "damage_3", "B4": "stun"}
    bout = Bout("deryn:E1", "taze:F4 alistair:E6", hand="prowl", deck="ambush heavy_shot", traps=traps)
    bout.start("prowl", "stay", "use")
    assert bout.question == (0, "draw")
    assert bout.offered == {"2", "1", "0"}
    bout.on("2")
    assert bout.question == (0, "plan")
    assert (bout.offered, bout.picks) == ({"ambush", "heavy_shot"}, (0, 1))
    bout.on("ambush")
    assert bout.planned(0) == ["ambush"]
    assert bout.question == (0, "may")
    bout.on("yes")
    assert bout.question == (0, "look")
    assert bout.offered == {"C3", "B4"}
    bout.on("C3")
    assert bout.question == (0, "trap_place")
    assert bout.offered == {"C3", "C6", "E3"}, "free trap hexes, or where it lies"
    bout.on("C6")
    assert bout.emitted("trap_moved") == [{"seat": 0, "start": "C3", "end": "C6"}]
    assert [kind for _, kind in bout.view(0).known] == ["damage_3"]
    assert bout.view(1).known == ()
    assert len(bout.view().traps) == 2


def test_prowl_need_not_touch_a_trap_and_plans_what_is_there() -> None:
    bout = Bout("deryn:E1", "taze", hand="prowl", traps={"C3": "stun"}).play("prowl", "stay", "use", "0", "no")
    assert bout.emitted("looked") == []
    none = Bout("deryn:E1", "taze", hand="prowl", deck="ambush").play("prowl", "stay", "use", "0")
    assert none.emitted("looked") == [], "no token, no question"


# ---------------------------------------------------------------- Ambush


@pytest.mark.rule("SB-23", "SB-67")
def test_ambush_places_deryn_next_to_the_attacker() -> None:
    bout = Bout("taze:C4", "alistair:C3 deryn:G1", hand="bludgeon ambush", traps={"B4": "root"})
    bout.start("bludgeon", "stay", "alistair", "ambush>alistair")
    assert bout.figures("alistair") == Blow(2, 1)
    assert bout.question == (1, "place")
    assert bout.offered == {"C5", "B3", "B4", "D3"}, "compulsory"
    bout.on("B4")
    assert bout.question == (1, "trap_place"), "a trap there triggers"
    bout.on("F4")
    assert bout.at("deryn", "alistair") == ["B4", "C3"]
    assert bout.champion("deryn").rooted


@pytest.mark.rule("SB-83")
def test_ambush_leaves_deryn_at_the_gate() -> None:
    bout = Bout("tzu_xiao:C4", "alistair:C3 deryn", hand="pounce ambush")
    bout.play("pounce", "stay", "alistair", "ambush>alistair")
    assert bout.figures("alistair") == Blow(1, 1)
    assert bout.at("deryn") == ["gate"]


# ---------------------------------------------------------------- Spring the Trap


@pytest.mark.rule("SB-25", "SB-49")
def test_spring_the_trap_hits_and_stuns_those_in_trap_hexes() -> None:
    bout = Bout("deryn:C7", "taze:C3 alistair:C2 kilgore:C5", hand="spring_the_trap rush")
    bout.start("spring_the_trap", "stay")
    assert bout.offered == {"taze", "kilgore", "stop"}, "four hexes, whatever stands between"
    bout.on("taze", "pass")
    assert bout.figures("taze") == Blow(4, 0)
    assert bout.question == (1, "lose_card")
    assert bout.offered == {"rush"}
    other = Bout("deryn:C7", "taze:C4", hand="spring_the_trap rush").play("spring_the_trap", "stay", "taze", "pass")
    assert other.figures("taze") == Blow(2, 0)
    assert other.emitted("stunned") == []


# ---------------------------------------------------------------- Hit and Run


@pytest.mark.rule("SB-22", "SB-50")
def test_hit_and_run_dashes_after_the_attack() -> None:
    bout = Bout("deryn:C1", "taze:C5 alistair:G6", hand="hit_and_run").start("hit_and_run")
    assert "C4" in bout.offered, "three hexes"
    bout.on("C3")
    assert bout.offered == {"taze", "stop"}
    bout.on("taze")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.question == (0, "dash")
    assert bout.offered == {"C1", "C2", "C4", "A1", "A3", "B2", "B3", "D2", "D3", "E2", "E4", "stay"}
    bout.on("C1")
    assert bout.at("deryn") == ["C1"]
    stopped = Bout("deryn:C1", "taze:C5", hand="hit_and_run").play("hit_and_run", "C3", "stop")
    assert stopped.moved("dash") == [], "without an attack there is nothing after it"


# ---------------------------------------------------------------- levelled


@pytest.mark.rule("SB-42")
def test_the_levelled_deryn_is_harder_to_hit_on_trap_hexes() -> None:
    assert Bout("deryn:C3", "taze", levelled="deryn").champion("deryn").defence == 2
    assert Bout("deryn:C2", "taze", levelled="deryn", traps={"C2": "stun"}).champion("deryn").defence == 2
    assert Bout("deryn:C2", "taze", levelled="deryn").champion("deryn").defence == 0
    assert Bout("deryn:C3", "taze").champion("deryn").defence == 0
    bout = Bout("taze:C4", "deryn:C3", hand="bludgeon", levelled="deryn").play("bludgeon", "stay", "deryn")
    assert bout.figures("deryn") == Blow(2, 2)


@pytest.mark.rule("SB-42", "SB-45")
def test_traps_in_the_hex_of_the_levelled_deryn_do_not_trigger() -> None:
    traps = {"C3": "damage_3", "C2": "damage_2"}
    bout = Bout("deryn:C4", "taze", levelled="deryn", traps=traps)
    bout.start("walk:deryn", "red")
    assert {"C2", "C3"} <= bout.offered, "she walks on them and over them"
    assert not {word for word in bout.offered if "!" in word}
    bout.on("C2")
    assert bout.damage("deryn") == [0]
    assert len(bout.view().traps) == 2
    pushed = Bout("kilgore:C5", "deryn:C4", hand="maul_thrash", levelled="deryn", traps=traps)
    pushed.play("maul_thrash", "stay", "deryn")
    assert pushed.at("deryn") == ["C2"]
    assert pushed.damage("deryn") == [2], "of the blow alone"
    base = Bout("deryn:C4", "taze", traps=traps).start("walk:deryn", "red")
    assert {"C3!"} == {word for word in base.offered if "!" in word}


@pytest.mark.rule("SB-42", "SB-56")
@pytest.mark.parametrize("sides", [("alistair:C5", "taze:C4 deryn:C3"), ("alistair:C5", "deryn:C3 taze:C4")])
def test_a_friend_who_flees_past_the_levelled_deryn_does_not_trigger_the_trap_in_her_hex(
    sides: tuple[str, str],
) -> None:
    bout = Bout(*sides, hand="the_tyrants_gaze", levelled="deryn", traps={"C3": "damage_3"})
    bout.play("the_tyrants_gaze", "stay", "taze", "C2")
    assert (bout.at("taze"), bout.damage("taze"), bout.emitted("trap")) == (["C2"], [0], [])
    assert bout.moved("fear") == [("taze", "C2")], "in one go"
