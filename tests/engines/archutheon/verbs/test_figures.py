"""Verbs that change figures: damage, range, lifesteal, spread, stealth and the rest (AR-34, AR-35, AR-37, AR-59)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

COUNT = {"of": "count", "group": {"side": "allies", "within": 0}}


def attack(*ops: dict[str, Any], places: str = "b:C3n f:C3w", aim: str = "f", card: Any = None, **setup: Any) -> Table:
    """Return a table after b's card of damage 2 with these ops was executed."""
    cards = {"b.base": {"slow": do(*ops), **(card or {})}}
    return Table(places, hand="b.base", cards=cards, **setup).fight("with:slow:b.base", aim)


@pytest.mark.rule("AR-59", "AR-34")
def test_bonus_adds_damage_on_its_condition() -> None:
    when = [{"is": "leader", "who": "target"}]
    assert attack(op("bonus", by=2)).health("f") == [6]
    assert attack(op("bonus", by=2, when=when)).health("f") == [8]
    assert attack(op("bonus", by=2, when=when), places="b:C3n e:C3w", aim="e").health("e") == [7]


@pytest.mark.rule("AR-59")
@pytest.mark.parametrize(
    ("amount", "left"),
    [
        (COUNT, 6),
        ({**COUNT, "times": 2}, 4),
        ({**COUNT, "most": 1}, 7),
        ({"of": "missing"}, 5),
    ],
)
def test_amounts_are_counted_when_they_are_needed(amount: dict[str, Any], left: int) -> None:
    """c and d stand beside b, who lacks 3 health; the card deals 2."""
    table = attack(op("bonus", by=amount), places="b:C3n c:C3s d:C3w f:C2n", health={"b": 7})
    assert table.health("f") == [left]


@pytest.mark.rule("AR-59", "AR-41")
@pytest.mark.parametrize(("of", "healed"), [("dealt", 4), ("hit", 2), ("blocked", 0)])
def test_amounts_of_what_the_card_did(of: str, healed: int) -> None:
    table = attack(
        op("heal", by={"of": of}, who="self"),
        places="b:C3n f:C3w g:C3s",
        aim="C3",
        card={"scheme": area()},
        health={"b": 3},
    )
    assert table.health("b") == [3 + healed]


@pytest.mark.rule("AR-43")
def test_the_amount_that_blocks_stopped() -> None:
    cards = {"b.base": {"damage": 3, "slow": do(op("heal", by={"of": "blocked"}, who="self"))}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, health={"b": 5})
    table.on("attack", "with:slow:b.base", "f", "block:slow:f.base")
    assert table.health("b") == [7]


@pytest.mark.rule("AR-59")
def test_lifesteal_heals_by_the_damage_dealt_to_enemies_overkill_included() -> None:
    table = attack(op("lifesteal"), health={"b": 5, "f": 1})
    assert table.health("b") == [7]
    friends = attack(op("lifesteal"), places="b:C3n c:C3w f:C3s", aim="C3", card={"scheme": area()}, health={"b": 5})
    assert friends.health("b", "c", "f") == [7, 8, 8]
    assert attack(op("lifesteal"), health={"b": 9}).health("b") == [10], "healing is capped (AR-03)"
    assert attack(op("lifesteal"), marks={"f": "barrier"}, health={"b": 5}).health("b") == [5]


@pytest.mark.rule("AR-59", "AR-41")
def test_lifesteal_comes_after_deaths_and_saves_nobody() -> None:
    cards = {"b.base": {"damage": 4, "slow": do(op("lifesteal"))}, "f.base": {"block": {"kind": "reflect", "by": 2}}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, health={"b": 2})
    table.on("attack", "with:slow:b.base", "f", "block:slow:f.base")
    assert table.at("b") == [""]
    assert table.health("f") == [8]


@pytest.mark.rule("AR-59", "AR-41")
def test_an_effect_block_stops_lifesteal() -> None:
    cards = {"b.base": {"damage": 4, "slow": do(op("lifesteal"))}, "f.base": {"block": {"kind": "effect", "by": 2}}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, health={"b": 2})
    table.on("attack", "with:slow:b.base", "f", "block:slow:f.base")
    assert table.health("b", "f") == [2, 8]


@pytest.mark.rule("AR-30")
def test_range_moves_the_far_end_and_near_the_near_end() -> None:
    assert attack(op("range", by=1), places="b:C3n f:C1s").health("f") == [8]
    assert attack(op("bonus", by=0), places="b:C3n f:C1s").health("f") == [10]
    far = {"scheme": targeted(2, 2)}
    assert attack(op("bonus", by=0), places="b:C3n f:C2n", card=far).health("f") == [10]
    assert attack(op("near", by=1), places="b:C3n f:C2n", card=far).health("f") == [8]


@pytest.mark.rule("AR-37")
def test_spread_hits_more_heroes_and_spare_no_friends() -> None:
    spread = op("spread", who={"side": "heroes", "within": 0, "of": "target"})
    table = attack(spread, places="b:C3n c:C3s f:C3w g:C2n")
    assert table.health("b", "c", "f", "g") == [10, 8, 8, 10]
    assert attack(spread, op("spare"), places="b:C3n c:C3s f:C3w").health("c", "f") == [10, 8]


@pytest.mark.rule("AR-59", "AR-27")
def test_stealth_as_a_figure_lets_a_hidden_card_stand() -> None:
    cards = {"b.base": {"slow": do(op("stealth"))}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards).fight("hide_with:slow:b.base", "f")
    assert table.health("f") == [8]


@pytest.mark.rule("AR-41")
def test_guard_adds_to_another_own_block() -> None:
    cards = {"b.base": {"damage": 5}, "g.base": {"fast": do(op("guard", by=2), boost="support")}}
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", foe="f.base g.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base", "attack:fast:c.base", "none", "with:fast:g.base")
    assert table.emitted("guarded")[0]["value"] == 4
    assert table.health("f") == [9]
