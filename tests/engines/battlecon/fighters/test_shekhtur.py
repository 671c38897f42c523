"""Shekhtur, card by card: malice from every wound she deals makes her faster."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of


@pytest.mark.rule("BC-81")
def test_her_figures_are_those_of_the_facts() -> None:
    assert figures_of("shekhtur") == {
        "unleashed": ((0, 1), -1, 0, 0),
        "combination": ((0, 0), 2, 0, 0),
        "reaver": ((0, 1), 0, 0, 0),
        "jugular": ((0, 0), 1, 2, 0),
        "spiral": ((0, 0), 0, -1, 0),
        "brand": ((1, 2), 3, 2, 0),
        "coffin_nails": ((1, 1), 3, 3, 0),
    }
    kit = BATTLECON.standard.pack.kit["shekhtur"]
    assert (kit.life, kit.source) == (20, "adapted")
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("malice", 3, 2, 0)]


# ---------------------------------------------------------------- malice


@pytest.mark.rule("BC-94")
@pytest.mark.parametrize("used", [0, 1, 3])
def test_any_number_of_malice_may_be_used_for_one_priority_each(used: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, 6))
    fight.beat("maneuver/strike", "maneuver/grasp", uses=[(0, "malice")] * used)
    assert fight.speeds() == {0: 3 + used, 1: 5}
    assert fight.held(0, "malice") == (3 - used, 2 + used)
    fight.lay("combination/shot", "hurricane/shot").on()
    assert fight.fighter(0).now.used == {}


def test_malice_is_offered_until_none_is_left() -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, 6)).set(0, tokens={"malice": 1})
    fight.lay("maneuver/strike", "maneuver/grasp")
    assert fight.offered == {"shekhtur.malice", "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "malice").answer("pass")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("held", "after"), [((3, 2), (5, 0)), ((0, 5), (4, 1)), ((5, 0), (5, 0))])
def test_each_damage_dealt_returns_one_malice(held: tuple[int, int], after: tuple[int, int]) -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 3))
    fight.set(0, tokens={"malice": held[0]}, exhausted={"malice": held[1]})
    fight.beat("maneuver/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 4
    assert fight.held(0, "malice") == after


@pytest.mark.rule("BC-44")
def test_what_armour_takes_returns_no_malice() -> None:
    fight = Fight("shekhtur", "vekil", spaces=(2, 3)).set(0, tokens={"malice": 0}, exhausted={"malice": 5})
    fight.beat("maneuver/strike", "granite/shot")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 3
    assert fight.held(0, "malice") == (3, 2)


def test_damage_taken_or_none_dealt_returns_no_malice() -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, 2)).beat("maneuver/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=0)
    assert fight.held(0, "malice") == (3, 2)


def test_a_mirror_keeps_the_malice_of_both_apart() -> None:
    fight = Fight("shekhtur", "shekhtur", spaces=(0, 6))
    fight.beat("maneuver/strike", "maneuver/strike", uses=[(0, "malice")])
    assert fight.speeds() == {0: 4, 1: 3}
    assert (fight.held(0, "malice"), fight.held(1, "malice")) == ((2, 3), (3, 2))


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-93")
def test_unleashed_retreats_regains_two_and_adds_power_in_the_next_beat_alone() -> None:
    fight = Fight("shekhtur", "claus", spaces=(3, 6)).set(0, tokens={"malice": 0}, exhausted={"malice": 5})
    fight.lay("unleashed/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s1"}
    assert fight.stage("shekhtur.unleashed/0") == "missed"
    fight.answer("s2")
    assert fight.stage("shekhtur.unleashed/1") == "end"
    assert fight.held(0, "malice") == (2, 3)
    fight.refill().set(0, space=5).beat("maneuver/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    fight.refill().beat("maneuver/strike", "maneuver/shot")
    assert [emitted["power"] for emitted in fight.emitted("damage", fighter=1)] == [5, 4]


@pytest.mark.rule("BC-54")
@pytest.mark.parametrize(("space", "end"), [(1, 0), (0, 0)])
def test_unleashed_retreats_as_far_as_there_is_room(space: int, end: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(space, 6)).beat("unleashed/strike", "maneuver/grasp")
    assert fight.spaces() == [end, 6]
    assert fight.held(0, "malice") == (5, 0)


@pytest.mark.rule("BC-71")
@pytest.mark.parametrize(("malice", "armour"), [(2, 0), (1, 1)])
def test_combination_ignores_armour_at_priority_seven(malice: int, armour: int) -> None:
    fight = Fight("shekhtur", "vekil", spaces=(2, 3))
    fight.lay("combination/grasp", "granite/shot")
    for _ in range(malice):
        fight.use(0, "malice")
    fight.on("s1")
    assert fight.speeds()[0] == 5 + malice
    damage = fight.emitted("damage", fighter=1)[0]
    assert (damage["power"], damage["armour"], damage["taken"]) == (4, armour, 4 - armour)


@pytest.mark.rule("BC-98")
@pytest.mark.parametrize(("space", "missed"), [(2, []), (3, ["condition"])])
def test_combination_cannot_hit_from_three_spaces(space: int, missed: list[str]) -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, space)).beat("combination/shot", "hurricane/strike")
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=0)] == missed
    assert len(fight.emitted("hit", attacker=0)) == 1 - len(missed)


@pytest.mark.rule("BC-93")
@pytest.mark.parametrize(("space", "power"), [(3, 6 + 2), (6, 6)])
def test_combination_hits_harder_after_a_beat_with_a_hit(space: int, power: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, space)).beat("maneuver/strike", "maneuver/shot")
    assert bool(fight.emitted("hit", attacker=0)) is (space == 3)
    fight.events.clear()
    fight.refill().set(1, space=3).beat("combination/strike", "maneuver/shot")
    assert fight.emitted("damage", fighter=1)[0]["power"] == power


@pytest.mark.rule("BC-50", "BC-40")
@pytest.mark.parametrize(("spaces", "end"), [((0, 1), 5), ((1, 2), 6), ((2, 3), 3)])
def test_reaver_pushes_by_exactly_the_damage_dealt_or_not_at_all(spaces: tuple[int, int], end: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=spaces).lay("reaver/strike", "maneuver/shot").on()
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 4
    assert [emitted["end"] for emitted in fight.emitted("moved", way="push")] == ([] if end == spaces[1] else [end])
    assert fight.held(0, "malice") == (5, 0)
    assert fight.stage("shekhtur.reaver/1") == "end"
    assert fight.question() == (0, "move")
    assert fight.offered == {f"s{spaces[0] + n}" for n in ((1, 2) if end != spaces[1] else (2, 3))}


def test_jugular_shifts_the_one_hit_and_sets_malice_to_three_from_above() -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 3)).lay("jugular/strike", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s4"}
    fight.answer("s1")
    assert fight.spaces() == [2, 1]
    assert [emitted["supply"] for emitted in fight.emitted("tokens")] == [5, 3]
    assert fight.held(0, "malice") == (3, 2)


def test_jugular_sets_malice_to_three_from_below_without_a_hit() -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, 6)).set(0, tokens={"malice": 0}, exhausted={"malice": 5})
    fight.beat("jugular/strike", "maneuver/strike")
    assert fight.held(0, "malice") == (3, 2)
    assert fight.spaces() == [0, 6]


@pytest.mark.rule("BC-56")
@pytest.mark.parametrize(
    ("space", "offered", "picked", "power"),
    [
        (4, {"s1", "s2", "s3", "stay"}, "s3", 7),
        (2, {"s1", "s3", "s4", "stay"}, "s3", 6),
        (1, {"s2", "s3", "s4", "stay"}, "stay", 4),
    ],
)
def test_spiral_adds_a_power_for_each_space_advanced(space: int, offered: set[str], picked: str, power: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, space)).lay("spiral/strike", "maneuver/shot").use(0, "malice").on()
    assert fight.question() == (0, "move")
    assert fight.offered == offered
    assert fight.stage("shekhtur.spiral/0") == "attack"
    fight.answer(picked)
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.spaces()[1] == space


# ---------------------------------------------------------------- Brand


@pytest.mark.rule("BC-71")
@pytest.mark.parametrize(("malice", "guard"), [(2, 0), (1, 5)])
def test_brand_ignores_guard_at_priority_six(malice: int, guard: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 3)).lay("jugular/brand", "hurricane/strike")
    for _ in range(malice):
        fight.use(0, "malice")
    fight.on("s4", "decline")
    damage = fight.emitted("damage", fighter=1)[0]
    assert (damage["power"], damage["guard"]) == (4, guard)
    assert bool(fight.emitted("stunned", fighter=1)) is (malice == 2)


@pytest.mark.rule("BC-86", "BC-75", "BC-45")
@pytest.mark.parametrize(
    ("malice", "options", "drained"),
    [(1, None, 0), (2, set(), 1), (3, set(), 1), (4, {"0", "1"}, 2), (5, {"0", "1"}, 2)],
)
def test_brand_drains_a_life_for_two_malice(malice: int, options: set[str] | None, drained: int) -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 4)).set(
        0, tokens={"malice": malice}, exhausted={"malice": 0}, life=10
    )
    fight.lay("combination/brand", "maneuver/strike").on()
    if options is None:
        assert not fight.emitted("lost")
        return
    assert fight.question() == (0, "effect")
    assert fight.offered == {"shekhtur.brand/1", "decline"}
    before = fight.life()
    fight.answer("shekhtur.brand/1")
    if options:
        assert fight.question() == (0, "option")
        assert fight.offered == options
        fight.answer("1")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == [drained]
    assert [emitted["amount"] for emitted in fight.emitted("healed", fighter=0)] == [drained]
    assert fight.life() == [before[0] + drained, before[1] - drained]
    assert fight.held(0, "malice") == (malice - 2 * drained, 2 * drained)


@pytest.mark.rule("BC-86", "BC-45")
def test_brand_heals_no_more_than_is_lost() -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 4)).set(0, life=10).set(1, life=7)
    fight.lay("combination/brand", "maneuver/strike").on()
    assert fight.life() == [10, 2]
    fight.answer("shekhtur.brand/1").answer("1")
    assert fight.life() == [11, 1]
    assert fight.held(0, "malice") == (1, 4)


def test_brand_that_misses_drains_nothing() -> None:
    fight = Fight("shekhtur", "claus", spaces=(0, 6)).set(0, life=10).beat("combination/brand", "maneuver/strike")
    assert fight.life() == [10, 20]


# ---------------------------------------------------------------- Coffin Nails


@pytest.mark.rule("BC-93", "BC-71", "BC-84")
def test_coffin_nails_stuns_and_makes_her_ignore_armour_and_guard_for_the_fight() -> None:
    fight = Fight("shekhtur", "vekil", spaces=(2, 3)).rich(0)
    fight.lay("maneuver/strike", "dogged/strike").on("play")
    first = fight.emitted("damage", fighter=1)[0]
    assert (first["power"], first["guard"], first["taken"]) == (3, 7, 3)
    assert fight.emitted("stunned") == [{"fighter": 1}], "compulsory"
    for at in (1, 2):
        fight.refill().set(0, space=2).set(1, space=3).lay("combination/strike", "maneuver/anvil").on()
        again = fight.emitted("damage", fighter=1)[at]
        assert (again["armour"], again["guard"]) == (0, 0)
        fight.on("keep")
    assert not [mod for mod in fight.board.mods if mod.target == 1]


def test_coffin_nails_without_damage_does_nothing() -> None:
    fight = Fight("shekhtur", "claus", spaces=(2, 4)).rich(0)
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert fight.emitted("missed", attacker=0)[0]["reach"] == [1, 1]
    assert not fight.emitted("rule")
    assert not fight.emitted("stunned")
