"""The damage of a card to a hero: its stages in their order (AR-34, AR-35)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op
from tests.engines.archutheon.tables import Table

CHARGE = {"charge": "on"}
PASSIVES = {"passives": "on", "passive": ("a.left", "e.left")}
TERRAIN = {"terrain": "drawn", "ground": "t.up"}
MORE: dict[str, Any] = {"lasting": [{"rule": "damage", "by": 1}]}
LESS: dict[str, Any] = {"lasting": [{"rule": "incoming", "by": -1}]}


def struck(damage: int, target: str = "f", *, block: int = 0, bonus: int = 0, **setup: Any) -> int:
    """Return the damage that b's base card deals to a hero beside him, who blocks as said."""
    table = Table(
        "b:C3n f:C3w e:C3s", hand="b.base", foe=f"{target}.base", **with_cards(target, damage, block, bonus, setup)
    )
    table.on("attack", "with:slow:b.base" if bonus else "attack:slow:b.base", target)
    table.on(f"block:slow:{target}.base" if block else "pass").rest()
    return 10 - table.hero(target).health


def with_cards(target: str, damage: int, block: int, bonus: int, setup: dict[str, Any]) -> dict[str, Any]:
    """Return the setup with the cards of both: the block is of the same element and direction type, so it loses nothing."""
    own = {"damage": damage, "slow": do(op("bonus", by=bonus))} if bonus else {"damage": damage}
    return {
        **setup,
        "cards": {"b.base": own, f"{target}.base": {"block": {"by": max(block, 1)}}, **setup.get("cards", {})},
    }


@pytest.mark.rule("AR-34")
@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ({}, 3),
        ({"bonus": 1}, 4),
        ({"marks": {"b": "inspired"}}, 4),
        ({"marks": {"f": "vulnerable"}}, 4),
        ({"marks": {"b": "exhausted"}}, 2),
        ({"marks": {"b": "inspired", "f": "vulnerable"}, "bonus": 1}, 6),
        ({"options": PASSIVES, "passives": {"a.left": MORE}}, 4),
        ({"options": PASSIVES, "passives": {"e.left": LESS}}, 2),
        ({"options": TERRAIN, "terrains": {"t.up": MORE}}, 4),
        ({"block": 1}, 2),
        ({"block": 2, "marks": {"f": "armour"}}, 0),
        ({"block": 5, "marks": {"f": "vulnerable"}}, 0),
        ({"marks": {"f": "armour"}}, 2),
        ({"marks": {"f": "barrier"}}, 0),
        ({"target": "e"}, 2),
        ({"target": "e", "marks": {"e": "armour"}}, 1),
        ({"target": "e", "marks": {"e": "armour"}, "block": 1}, 0),
    ],
)
def test_every_stage_counts(setup: dict[str, Any], expected: int) -> None:
    assert struck(3, **setup) == expected


@pytest.mark.rule("AR-34")
def test_the_sum_is_at_least_0_before_the_block() -> None:
    """Exhaustion takes the last point; then nothing is left that armour could stop below nothing."""
    assert struck(1, marks={"b": "exhausted", "f": "armour"}) == 0
    assert struck(1, marks={"b": "exhausted inspired", "f": "armour"}) == 0


@pytest.mark.rule("AR-34")
def test_a_block_that_is_too_strong_does_not_heal() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", health={"f": 5}, cards={"f.base": {"block": {"by": 5}}})
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base").rest()
    assert table.health("f") == [5]


@pytest.mark.rule("AR-34")
@pytest.mark.parametrize(
    "lowering",
    [{"block": 3}, {"marks": {"f": "armour"}, "damage": 1}, {"target": "e", "damage": 1}],
    ids=["block", "armour", "leader"],
)
def test_a_barrier_stays_if_nothing_is_left_to_stop(lowering: dict[str, Any]) -> None:
    """The barrier is the last stage: what came to nothing before does not use it up."""
    damage, target = lowering.get("damage", 3), lowering.get("target", "f")
    block, held = lowering.get("block", 0), lowering.get("marks", {}).get("f", "")
    table = Table(
        "b:C3n f:C3w e:C3s",
        hand="b.base", foe=f"{target}.base", marks={target: f"{held} barrier"},
        **with_cards(target, damage, block, 0, {}),
    )  # fmt: skip
    table.on("attack", "attack:slow:b.base", target, f"block:slow:{target}.base" if block else "pass").rest()
    assert "barrier" in table.marks(target)
    assert table.health(target) == [10]


@pytest.mark.rule("AR-34")
def test_additions_come_only_to_damage_of_its_own() -> None:
    held = {"b": "inspired", "f": "vulnerable"}
    assert struck(0, marks=held) == 0
    assert struck(0, marks=held, bonus=1) == 3, "the property is damage of its own"
    assert struck(0, options=PASSIVES, passives={"a.left": MORE}) == 0


@pytest.mark.rule("AR-34", "AR-93")
def test_charge_adds_before_the_block() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", options=CHARGE, cards={"f.base": {"block": {"by": 3}}})
    table.board.players[1].charges = ("freedom", "truth")
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base").rest()
    assert table.emitted("struck")[0]["full"] == 3
    assert table.health("f") == [10]


@pytest.mark.rule("AR-35")
@pytest.mark.parametrize(("held", "block"), [("armour", 0), ("barrier", 0), ("", 2), ("armour barrier", 3)])
def test_piercing_ignores_block_armour_and_barrier(held: str, block: int) -> None:
    cards = {"b.base": {"damage": 3, "slow": do(op("pierce"))}, "f.base": {"block": {"by": max(block, 1)}}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", marks={"f": held}, cards=cards)
    table.on("attack", "with:slow:b.base", "f", "block:slow:f.base" if block else "pass").rest()
    assert table.health("f") == [7]
    assert table.marks("f") == {*held.split()}, "the barrier stays"


@pytest.mark.rule("AR-35", "AR-09")
def test_piercing_does_not_cancel_the_leaders_1() -> None:
    table = Table("b:C3n e:C3w", hand="b.base", cards={"b.base": {"damage": 3, "slow": do(op("pierce"))}})
    table.fight("with:slow:b.base", "e")
    assert table.health("e") == [8]


@pytest.mark.rule("AR-09")
def test_a_leader_takes_1_less_but_never_less_than_nothing() -> None:
    assert [struck(damage, "e") for damage in (1, 2, 4)] == [0, 1, 3]
    assert [struck(damage, "f") for damage in (1, 2, 4)] == [1, 2, 4]


@pytest.mark.rule("AR-34", "AR-37")
def test_numbers_for_all_come_first_and_land_on_all_at_once() -> None:
    """Both leaders die of one area card: nobody was first, so its owner wins (AR-80)."""
    cards = {"b.base": {"damage": 3, "scheme": area()}}
    table = Table("a:C3s b:C3n e:C3w", hand="b.base", health={"a": 1, "e": 1}, cards=cards)
    table.fight("attack:slow:b.base", "C3")
    assert table.winner == (0, "both_leaders")
    assert table.kinds("struck", "died") == ["struck", "struck", "died", "died"]


@pytest.mark.rule("AR-36")
@pytest.mark.parametrize(("marks", "moved"), [({}, True), ({"f": "barrier"}, False)])
def test_what_needs_damage_comes_only_if_some_landed(marks: dict[str, str], moved: bool) -> None:
    push = op("push", who="hit", when=[{"is": "dealt", "who": "hit"}])
    table = Table("b:C3n f:C3w", hand="b.base", marks=marks, cards={"b.base": {"slow": do(push)}})
    table.fight("with:slow:b.base", "f")
    assert bool(table.match.asks and table.question[1] == "push") is moved
