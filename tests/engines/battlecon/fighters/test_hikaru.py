"""Hikaru (adapted): four elements, one a beat, won back by blows."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

ELEMENTS = {"hikaru.earth", "hikaru.fire", "hikaru.water", "hikaru.wind"}


def supply(fight: Fight, i: int = 0) -> set[str]:
    """Return the elements in supply."""
    return {name for name, n in fight.fighter(i).tokens.items() if n}


def without(*gone: str) -> dict[str, dict[str, int]]:
    """Return tokens and exhausted with these elements exhausted."""
    names = {f"hikaru.{name}" for name in gone}
    return {
        "tokens": {name: int(name not in names) for name in ELEMENTS},
        "exhausted": {name: int(name in names) for name in ELEMENTS},
    }


def reach_of(fight: Fight, i: int = 0) -> list[object]:
    tries = [*fight.emitted("hit", attacker=i), *fight.emitted("missed", attacker=i)]
    return [t["reach"] for t in tries]


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["hikaru"]
    assert figures_of("hikaru") == {
        "trance": ((0, 1), 0, 0, 0),
        "focused": ((0, 0), 0, 1, 2),
        "advancing": ((0, 0), 1, 1, 0),
        "sweeping": ((0, 0), -1, 3, 0),
        "geomantic": ((0, 0), 1, 0, 0),
        "palm_strike": ((1, 1), 2, 5, 0),
        "wrath_of_elements": ((1, 1), 7, 6, 0),
        "four_winds": ((1, 1), 2, 5, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert {(t.id, t.supply, t.exhausted) for t in kit.tokens} == {
        ("earth", 1, 0),
        ("fire", 1, 0),
        ("water", 1, 0),
        ("wind", 1, 0),
    }
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("BC-94")
def test_one_element_a_beat_and_supports_besides() -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 6)).lay("focused/strike", "maneuver/strike")
    assert fight.offered == {*ELEMENTS, "strengthen", "fortify", "hasten", "pass"}
    fight.use(0, "wind").answer("pass")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    fight.on()
    assert supply(fight) == ELEMENTS - {"hikaru.wind"}
    fight.lay("advancing/grasp", "cyclone/shot")
    assert {key for key in fight.offered if key.startswith("hikaru.")} == ELEMENTS - {"hikaru.wind"}


@pytest.mark.rule("BC-44")
@pytest.mark.parametrize(("used", "armour"), [([], 0), ([(0, "earth")], 3), ([(0, "fire")], 0)])
def test_earth_is_three_armour(used: list[tuple[int, str]], armour: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("focused/shot", "cyclone/strike", uses=used)
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, armour, 5 - armour)
    # The blow of the other is as it was, and he has none.
    assert fight.armour(1) == 0


@pytest.mark.parametrize(("used", "power"), [([], 4), ([(0, "fire")], 7), ([(0, "wind")], 4)])
def test_fire_is_three_power(used: list[tuple[int, str]], power: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("focused/strike", "maneuver/shot", uses=used)
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.emitted("revealed", fighter=1)[0]["figures"]["power"] == 3  # type: ignore[index]


@pytest.mark.rule("BC-11")
@pytest.mark.parametrize(("base", "plain", "watered"), [("strike", [1, 1], [0, 2]), ("shot", [1, 4], [0, 5])])
def test_water_widens_the_range_at_both_ends(base: str, plain: list[int], watered: list[int]) -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 6)).beat(f"focused/{base}", "maneuver/grasp")
    assert reach_of(fight) == [plain]
    fight = Fight("hikaru", "claus", spaces=(0, 6)).beat(f"focused/{base}", "maneuver/grasp", uses=[(0, "water")])
    assert reach_of(fight) == [watered]
    assert reach_of(fight, 1) == [[1, 1]]


@pytest.mark.parametrize(("used", "speed"), [([], 4), ([(0, "wind")], 6), ([(0, "water")], 4)])
def test_wind_is_two_priority(used: list[tuple[int, str]], speed: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 6)).beat("focused/strike", "maneuver/strike", uses=used)
    assert fight.speeds() == {0: speed, 1: 3}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-94")
def test_trance_takes_the_used_element_back_and_its_effect_ends() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).set(0, **without("earth", "water"))
    fight.lay("trance/strike", "maneuver/shot").use(0, "fire")
    assert supply(fight) == {"hikaru.wind"}
    fight.on()
    assert fight.emitted("tokens", how="taken_back", token="hikaru.fire")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    # At the end one of the exhausted comes back.
    assert fight.question() == (0, "token")
    assert fight.offered == {"hikaru.earth", "hikaru.water"}
    fight.on("hikaru.earth")
    assert supply(fight) == {"hikaru.wind", "hikaru.fire", "hikaru.earth"}


def test_trance_takes_wind_back_before_priorities_are_compared() -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 6)).beat("trance/strike", "maneuver/shot", uses=[(0, "wind")])
    assert fight.speeds() == {0: 3, 1: 2}
    assert supply(fight) == ELEMENTS


def test_trance_takes_nothing_back_where_nothing_was_used() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).set(0, **without("earth")).beat("trance/strike", "maneuver/shot")
    assert [t["how"] for t in fight.emitted("tokens")] == ["returned"]
    assert supply(fight) == ELEMENTS


@pytest.mark.rule("BC-94")
def test_focused_returns_by_a_hit_an_element_not_used_in_this_beat() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).set(0, **without("earth", "water"))
    fight.lay("focused/strike", "maneuver/shot").use(0, "fire").on()
    assert fight.question() == (0, "token")
    assert fight.offered == {"hikaru.earth", "hikaru.water"}
    fight.on("hikaru.water")
    assert supply(fight) == {"hikaru.wind", "hikaru.water"}


def test_focused_returns_none_that_was_used_nor_without_a_hit() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("focused/strike", "maneuver/shot", uses=[(0, "fire")])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert supply(fight) == ELEMENTS - {"hikaru.fire"}
    fight = Fight("hikaru", "claus", spaces=(2, 4)).set(0, **without("earth")).beat("focused/strike", "maneuver/strike")
    assert supply(fight) == ELEMENTS - {"hikaru.earth"}


def test_focused_hits_with_guard_two() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("focused/shot", "cyclone/strike")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 2 + 2


@pytest.mark.rule("BC-90")
@pytest.mark.parametrize(("space", "end", "power"), [(2, 4, 6), (1, 2, 5)])
def test_advancing_is_stronger_if_it_changed_sides(space: int, end: int, power: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(space, 3)).beat("advancing/strike", "maneuver/shot")
    assert fight.spaces() == [end, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == power


@pytest.mark.parametrize(("first", "power"), [("hikaru.advancing/0", 1 + 2), ("hikaru.palm_strike/0", 1 + 2 + 1)])
def test_advancing_counts_its_own_step_only(first: str, power: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(1, 3)).lay("advancing/palm_strike", "maneuver/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"hikaru.advancing/0", "hikaru.palm_strike/0"}
    fight.on(first)
    assert fight.spaces() == [4, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == power


@pytest.mark.rule("BC-86")
@pytest.mark.parametrize(("used", "armour"), [([], 0), ([(0, "earth")], 3)])
def test_sweeping_takes_two_more_damage_before_armour(used: list[tuple[int, str]], armour: int) -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("sweeping/strike", "maneuver/strike", uses=used)
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (6, armour, 6 - armour)
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 3


@pytest.mark.rule("BC-15", "BC-86")
def test_sweeping_adds_nothing_to_an_attack_without_power() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("sweeping/grasp", "maneuver/dash", answers=["s4"])
    assert not fight.emitted("damage", fighter=0)


def test_without_sweeping_damage_is_as_it_is() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).beat("trance/strike", "maneuver/shot")
    assert not [d for d in fight.emitted("damage", fighter=0) if d["power"] != 3]


def test_geomantic_may_use_one_more_element_at_the_start() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3)).lay("geomantic/grasp", "maneuver/strike").use(0, "earth").on()
    assert fight.question() == (0, "token")
    assert fight.offered == {"hikaru.fire", "hikaru.water", "hikaru.wind", "decline"}
    fight.on("hikaru.fire", "s4")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 1 + 2 + 3
    assert supply(fight) == {"hikaru.water", "hikaru.wind"}


def test_geomantic_comes_after_priorities_were_compared() -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 6)).beat(
        "geomantic/strike", "maneuver/shot", uses=[(0, "earth")], answers=["hikaru.wind"]
    )
    assert fight.speeds() == {0: 3, 1: 2}
    assert supply(fight) == ELEMENTS - {"hikaru.wind", "hikaru.earth"}


def test_geomantic_may_decline_and_asks_nothing_of_empty_hands() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 4)).beat("geomantic/grasp", "maneuver/strike", answers=["decline"])
    assert supply(fight) == ELEMENTS
    fight = Fight("hikaru", "claus", spaces=(2, 4)).set(0, **without("earth", "fire", "water", "wind"))
    fight.beat("geomantic/grasp", "maneuver/strike")
    assert supply(fight) == set()


def test_palm_strike_advances_and_returns_an_element_by_damage() -> None:
    fight = (
        Fight("hikaru", "claus", spaces=(1, 3)).set(0, **without("wind")).beat("trance/palm_strike", "maneuver/shot")
    )
    assert fight.emitted("moved")[0] == {"fighter": 0, "by": 0, "way": "advance", "start": 1, "end": 2, "passed": []}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2
    assert supply(fight) == ELEMENTS


def test_palm_strike_alone_returns_an_element_that_was_not_used() -> None:
    fight = Fight("hikaru", "claus", spaces=(1, 3)).set(0, **without("wind"))
    fight.beat("sweeping/palm_strike", "maneuver/shot", uses=[(0, "fire")])
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2 - 1 + 3
    assert fight.stage("hikaru.palm_strike/1") == "damage"
    assert supply(fight) == ELEMENTS - {"hikaru.fire"}
    fight = Fight("hikaru", "claus", spaces=(1, 3)).beat("sweeping/palm_strike", "maneuver/shot", uses=[(0, "fire")])
    assert supply(fight) == ELEMENTS - {"hikaru.fire"}


@pytest.mark.rule("BC-28")
def test_palm_strike_returns_nothing_without_damage() -> None:
    fight = Fight("hikaru", "eustace", spaces=(1, 3)).set(0, **without("wind"))
    fight.beat("focused/palm_strike", "ivory/strike", uses=[(1, "frostflow")] * 2)
    # Focused returns Wind by the hit; 2 power against 2 armour: nothing more.
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 0
    assert len(fight.emitted("tokens", fighter=0, how="returned")) == 1
    fight = Fight("hikaru", "eustace", spaces=(1, 3)).set(0, **without("wind", "water"))
    fight.beat("advancing/palm_strike", "ivory/strike", uses=[(1, "frostflow")] * 3, answers=["hikaru.advancing/0"])
    assert fight.emitted("hit", attacker=0)
    assert not fight.emitted("tokens", fighter=0)


# ---------------------------------------------------------------- finishers


def test_wrath_uses_all_that_is_left() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 4), sides={0: 0}).rich(0)
    fight.beat("maneuver/dash", "hurricane/strike", uses=[(0, "earth"), (1, "hasten")], answers=["play"])
    assert supply(fight) == set()
    assert fight.speeds() == {0: 6 + 2, 1: 3 + 2}
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [0, 2]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7 + 3


def test_wrath_uses_earth_too_and_not_what_is_exhausted() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3), sides={0: 0}).rich(0).set(0, **without("fire", "wind"))
    fight.lay("maneuver/dash", "cyclone/grasp").use(1, "hasten").on("play")
    # Claus: 5 + 1 + 2 comes before 6.
    assert fight.speeds() == {0: 6, 1: 8}
    fight.on("s1")
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 3
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7


@pytest.mark.rule("BC-96")
def test_four_winds_attack_again_for_an_element_that_came_back() -> None:
    fight = Fight("hikaru", "claus", spaces=(1, 3), sides={0: 1}).rich(0).set(0, **without("earth", "water"))
    fight.lay("maneuver/dash", "maneuver/strike").use(0, "fire").on("play")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "stay"}
    fight.on("s2")
    # Fire is idle, and may not come back: it was used.
    assert fight.question() == (0, "token")
    assert fight.offered == {"hikaru.earth", "hikaru.water"}
    fight.on("hikaru.earth")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 2
    assert fight.offered == {"s4", "stay"}
    fight.on("stay")
    assert len(fight.emitted("attack", attacker=0)) == 2
    assert supply(fight) == {"hikaru.earth", "hikaru.water", "hikaru.wind"}
    assert fight.life()[1] == 16


def test_four_winds_attack_once_if_nothing_came_back() -> None:
    fight = Fight("hikaru", "claus", spaces=(2, 3), sides={0: 1}).rich(0)
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play", "stay"], uses=[(0, "earth")])
    assert len(fight.emitted("attack", attacker=0)) == 1
    assert supply(fight) == ELEMENTS - {"hikaru.earth"}
    # Earth is idle as well.
    assert fight.emitted("damage", fighter=0)[0]["armour"] == 0


def test_four_winds_that_miss_bring_nothing_back() -> None:
    fight = Fight("hikaru", "claus", spaces=(0, 3), sides={0: 1}).rich(0).set(0, **without("earth"))
    fight.beat("maneuver/dash", "maneuver/strike", answers=["play", "s1"])
    assert len(fight.emitted("missed", attacker=0)) == 1
    assert supply(fight) == ELEMENTS - {"hikaru.earth"}


def test_four_winds_leave_supports_and_the_others_tokens_alone() -> None:
    fight = Fight("hikaru", "eustace", spaces=(2, 3), sides={0: 1}).rich(0)
    fight.beat(
        "maneuver/dash",
        "frostbite/strike",
        answers=["play", "stay"],
        uses=[(0, "strengthen"), (1, "frostflow")],
    )
    hit = fight.emitted("damage", fighter=1)[0]
    assert (hit["power"], hit["armour"], hit["taken"]) == (2 + 2, 1, 3)


def test_two_of_hikaru_each_use_their_own() -> None:
    fight = Fight("hikaru", "hikaru", spaces=(2, 3)).beat(
        "focused/strike", "trance/strike", uses=[(0, "fire"), (1, "earth")]
    )
    # Trance takes Earth back before it could take anything.
    assert fight.emitted("damage", fighter=1)[0] | {"guard": None} == {
        "fighter": 1,
        "by": 0,
        "power": 7,
        "armour": 0,
        "taken": 7,
        "guard": None,
        "life": 13,
        "attack": True,
    }
    assert (supply(fight, 0), supply(fight, 1)) == (ELEMENTS - {"hikaru.fire"}, ELEMENTS)
