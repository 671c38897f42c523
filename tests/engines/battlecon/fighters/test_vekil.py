"""Vekil, card by card: endurance, gathered by standing still and being hit, spent on guard, power and closing in."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

BRACE = "vekil.ability.brace"
SUPPORTS = {"strengthen", "fortify", "hasten", "pass"}


def vekil(*spaces: int, endurance: int = 2, rival: str = "claus", side: int = 0) -> Fight:
    """Return a fight of Vekil with so much endurance in supply."""
    fight = Fight("vekil", rival, spaces=spaces, sides={0: side})
    return fight.set(0, tokens={"endurance": endurance}, exhausted={"endurance": 5 - endurance})


@pytest.mark.rule("BC-82", "BC-14")
def test_his_figures_agree_with_the_book() -> None:
    assert figures_of("vekil") == {
        "tectonic": ((0, 1), 3, 0, 0),
        "granite": ((0, 0), 0, -3, "stable"),
        "dogged": ((0, 0), 0, -1, 2),
        "crumbling": ((0, 1), 0, -1, 0),
        "siege": ((0, 2), 0, -1, 2),
        "anvil": ((1, 1), 4, 1, 2),
        "rift": ((1, 3), 7, 2, "stable"),
        "last_stand": ((1, 2), BATTLECON.standard.pack.card["vekil.last_stand"].power, 0, "stable"),
    }
    kit = BATTLECON.standard.pack.kit["vekil"]
    assert (kit.life, kit.source) == (20, "ours")
    assert [(t.id, t.supply, t.exhausted, t.counter) for t in kit.tokens] == [("endurance", 2, 3, True)]
    fight = vekil(0, 6).lay("tectonic/drive", "maneuver/strike").on()
    figures = {"range": [1, 2], "power": 6, "priority": 4, "guard": 0, "tie": False}
    assert fight.emitted("revealed", fighter=0)[0]["figures"] == figures


# ---------------------------------------------------------------- ability


@pytest.mark.rule("BC-59")
def test_standing_still_gives_an_endurance_at_the_end() -> None:
    fight = vekil(0, 6).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert fight.held(0, "endurance") == (3, 2)
    full = vekil(0, 6, endurance=5).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert full.held(0, "endurance") == (5, 0)


@pytest.mark.rule("BC-59")
def test_moving_or_being_moved_gives_none() -> None:
    own = vekil(2, 6).beat("maneuver/drive", "maneuver/strike", answers=["s3", "keep"])
    assert own.held(0, "endurance") == (2, 3)
    moved = vekil(2, 3).beat("maneuver/strike", "maneuver/grasp", answers=["s1", "keep"])
    assert moved.held(0, "endurance") == (3, 2), "one for being hit, none for standing still"


@pytest.mark.rule("BC-41")
def test_being_hit_gives_an_endurance_after_the_hit_effects_before_the_damage() -> None:
    fight = vekil(2, 3, endurance=0).beat("maneuver/anvil", "maneuver/strike", answers=["keep"])
    assert [event.kind for event in fight.events if event.kind in ("hit", "tokens", "damage")][:3] == [
        "hit", "tokens", "damage",
    ]  # fmt: skip
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 1
    assert fight.held(0, "endurance") == (2, 3), "one for the hit, one at the end"
    assert fight.fighter(1).tokens == {}


@pytest.mark.rule("BC-41", "BC-96")
def test_being_hit_gives_an_endurance_once_a_beat() -> None:
    fight = vekil(2, 3, endurance=0, rival="luc").set(1, tokens={"time": 2})
    fight.lay("maneuver/shot", "memento/strike").on("luc.memento/0")
    assert len(fight.emitted("hit", attacker=1)) == 2
    assert len(fight.emitted("effect", effect="vekil.ability/0")) == 1
    assert [emitted["change"] for emitted in fight.emitted("tokens", fighter=0)] == [1, 1], (
        "one for the hits, one at the end"
    )


def test_a_miss_gives_none() -> None:
    fight = vekil(1, 6, endurance=0).lay("maneuver/drive", "maneuver/strike").on("s2")
    assert fight.held(0, "endurance") == (0, 5)


@pytest.mark.rule("BC-35", "BC-75")
def test_brace_spends_endurance_for_two_guard_any_number_of_times() -> None:
    fight = vekil(2, 3).lay("maneuver/shot", "maneuver/strike")
    assert fight.offered == {BRACE} | SUPPORTS
    fight.use(0, "brace").answer("pass")
    assert fight.held(0, "endurance") == (1, 4)
    assert fight.offered == {BRACE} | SUPPORTS
    fight.use(0, "brace").answer("pass")
    assert fight.offered == SUPPORTS, "nothing left to spend"
    fight.on("keep")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 2 + 2 * 2
    assert fight.emitted("damage", fighter=1)[0]["guard"] == 5
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-29", "BC-42")
@pytest.mark.parametrize(("braces", "stunned"), [(0, True), (1, False)])
def test_brace_holds_for_the_beat_alone(braces: int, stunned: bool) -> None:
    fight = vekil(2, 3).lay("maneuver/shot", "maneuver/strike")
    for _ in range(braces):
        fight.use(0, "brace")
    fight.on("keep")
    assert bool(fight.emitted("stunned", fighter=0)) is stunned
    fight.refill().lay("maneuver/shot", "maneuver/strike").on()
    assert [emitted["guard"] for emitted in fight.emitted("damage", fighter=0)] == [2 + 2 * braces, 2]


def test_brace_is_not_the_opponents() -> None:
    fight = vekil(2, 3).lay("maneuver/shot", "maneuver/strike").answer("pass")
    assert fight.question() == (1, "advantage")
    assert fight.offered == SUPPORTS


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-93")
def test_tectonic_slows_both_in_the_next_beat_alone() -> None:
    fight = vekil(0, 6).beat("tectonic/strike", "maneuver/shot")
    assert fight.speeds() == {0: 3, 1: 2}
    assert fight.stage("vekil.tectonic/0") == "end"
    fight.refill().beat("granite/dash", "maneuver/grasp", answers=["s1"])
    assert fight.speeds() == {0: 9 - 3 - 3, 1: 5 - 1}
    fight.refill().lay("siege/grasp", "maneuver/strike").on()
    assert fight.speeds() == {0: 4, 1: 3}


@pytest.mark.rule("BC-13", "BC-44")
def test_granite_has_armour_one_and_cannot_be_stunned() -> None:
    fight = vekil(2, 3).beat("granite/strike", "hurricane/strike")
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["power"], damage["armour"], damage["taken"], damage["guard"]) == (7, 1, 6, None)
    assert [emitted["why"] for emitted in fight.emitted("not_stunned", fighter=0)] == ["stable"] or not fight.emitted(
        "stunned"
    )
    assert fight.emitted("attack", attacker=0)
    assert fight.emitted("damage", fighter=1)[0]["armour"] == 0


@pytest.mark.rule("BC-52", "BC-54")
@pytest.mark.parametrize(
    ("endurance", "spent", "space", "end"), [(5, 3, 6, 3), (5, 5, 3, 2), (2, 0, 6, 0), (2, 2, 6, 2), (3, 3, 1, 0)]
)
def test_dogged_spends_endurance_to_close_in(endurance: int, spent: int, space: int, end: int) -> None:
    fight = vekil(0, space, endurance=endurance).lay("dogged/grasp", "maneuver/shot").on()
    assert fight.question() == (0, "amount"), "compulsory, though 0 may be spent"
    assert fight.stage("vekil.dogged/0") == "attack"
    assert fight.offered == {str(n) for n in range(endurance + 1)}
    fight.answer(str(spent))
    assert fight.spaces()[0] == end
    changes = [(emitted["change"], emitted["supply"]) for emitted in fight.emitted("tokens")]
    assert changes[:1] == ([(-spent, endurance - spent)] if spent else [(1, endurance + 1)])
    ways = [emitted["way"] for emitted in fight.emitted("moved", by=0, fighter=0)]
    assert ways == (["close"] if end else [])


def test_dogged_without_endurance_asks_nothing() -> None:
    fight = vekil(0, 6, endurance=0).beat("dogged/strike", "maneuver/grasp")
    assert fight.spaces() == [0, 6]


@pytest.mark.parametrize(("endurance", "offered"), [(5, {"0", "1", "2", "3"}), (2, {"0", "1", "2"})])
def test_crumbling_spends_up_to_three_on_a_hit_for_as_much_power(endurance: int, offered: set[str]) -> None:
    fight = vekil(2, 3, endurance=endurance).lay("crumbling/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.question() == (0, "amount")
    assert fight.offered == offered
    fight.answer("2")
    assert [emitted["power"] for emitted in fight.emitted("damage", fighter=1)] == [6]
    assert [emitted["change"] for emitted in fight.emitted("tokens")] == [-2, 1]


@pytest.mark.rule("BC-79", "BC-90")
@pytest.mark.parametrize(("spaces", "powers"), [((5, 6), [4, 1]), ((1, 0), [4, 1]), ((4, 5), [4])])
def test_crumbling_deals_one_more_damage_in_a_corner(spaces: tuple[int, int], powers: list[int]) -> None:
    fight = vekil(*spaces).lay("crumbling/strike", "maneuver/shot").use(0, "hasten").on("0")
    emitted = fight.emitted("damage", fighter=1)
    assert [damage["power"] for damage in emitted] == powers
    assert [damage["attack"] for damage in emitted] == [True, False][: len(powers)]
    assert fight.life() == [20, 20 - sum(powers)]


@pytest.mark.rule("BC-92", "BC-40")
def test_siege_cannot_be_moved_and_gathers_endurance_when_hit() -> None:
    fight = vekil(2, 3, endurance=0).lay("siege/strike", "maneuver/grasp").on()
    assert fight.emitted("hit", attacker=1)
    assert not fight.emitted("moved")
    assert len(fight.emitted("effect", effect="vekil.ability/1")) == 1
    assert fight.held(0, "endurance") == (3, 2), "compulsory"


@pytest.mark.rule("BC-92")
def test_siege_lets_him_move_himself_and_gathers_nothing_unhit() -> None:
    fight = vekil(2, 6, endurance=0).beat("siege/drive", "maneuver/grasp", answers=["s4"])
    assert fight.spaces() == [4, 6]
    assert fight.held(0, "endurance") == (0, 5)


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-44", "BC-97")
@pytest.mark.parametrize(("endurance", "armour"), [(0, 1), (1, 2), (2, 2), (4, 2)])
def test_anvil_has_armour_by_endurance_two_at_most(endurance: int, armour: int) -> None:
    fight = vekil(2, 3, endurance=endurance).beat("maneuver/anvil", "maneuver/strike", answers=["keep"])
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["armour"], damage["taken"]) == (armour, 4 - armour), "one more came with the hit itself"


@pytest.mark.rule("BC-44", "BC-97")
def test_the_armour_of_anvil_stays_reduced_by_what_has_burned() -> None:
    fight = Fight("vekil", "vekil", spaces=(5, 6)).lay("crumbling/strike", "maneuver/anvil").on("0")
    emitted = fight.emitted("damage", fighter=1)
    assert [(damage["power"], damage["armour"]) for damage in emitted] == [(4, 2), (1, 0)]


@pytest.mark.rule("BC-13", "BC-25", "BC-93")
def test_rift_advances_hits_hard_and_pins_the_opponent_in_the_next_beat() -> None:
    fight = vekil(0, 5, rival="shekhtur").rich(0).lay("maneuver/strike", "maneuver/shot").use(1, "malice").on("play")
    assert fight.speeds() == {0: 2, 1: 3}
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "stay"}
    assert fight.stage("vekil.rift/0") == "attack"
    fight.answer("s2")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    fight.refill().set(1, space=5).lay("tectonic/drive", "unleashed/dash").on("dash/0", "s3")
    assert [emitted["fighter"] for emitted in fight.emitted("moved")] == [0, 0], "she neither dashes nor retreats"
    fight.refill().lay("tectonic/strike", "maneuver/dash").on()
    assert fight.question() == (1, "move")


@pytest.mark.rule("BC-13")
def test_rift_cannot_be_stunned_and_a_miss_pins_nobody() -> None:
    fight = vekil(0, 4).rich(0).lay("maneuver/strike", "hurricane/shot").use(1, "hasten").on("play", "stay")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 6
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 3]
    assert not fight.emitted("rule")
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-73", "BC-86", "BC-52")
@pytest.mark.parametrize(("life", "left"), [(20, 16), (4, 1), (3, 1)])
def test_last_stand_hits_by_the_damage_taken_and_keeps_the_last_life(life: int, left: int) -> None:
    fight = vekil(2, 3, side=1, endurance=1).rich(0).set(0, life=life)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.speeds() == {0: 0, 1: 3}
    assert fight.life()[0] == left
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 4, "the full damage counts"
    assert fight.held(0, "endurance") == (5, 0)
    assert not fight.emitted("out")


@pytest.mark.rule("BC-52")
def test_last_stand_closes_by_three_and_has_four_power_unhurt() -> None:
    fight = vekil(0, 5, side=1).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.spaces() == [3, 5]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 2]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.stage("vekil.last_stand/1") == "attack"
    far = vekil(0, 6, side=1, endurance=0).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert far.emitted("missed", attacker=0)
    assert far.spaces() == [3, 6]
    assert far.held(0, "endurance") == (5, 0)
    assert far.stage("vekil.last_stand/2") == "end"
