"""Verbs that stop declared cards or parts of them: block of damage or effect, cancel, evade, redirect, retype (AR-58)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

ATTACK = {"damage": 3, "slow": do(op("put", what="numb", who="hit"))}


def answered(
    *ops: dict[str, Any], attack: dict[str, Any] | None = None, aim: str = "f", use: str = "with", **setup: Any
) -> Table:
    """Return a table after f answered b's attack with his base card, which does no more than these ops."""
    cards = {"b.base": {**ATTACK, **(attack or {})}, "f.base": {"fast": do(*ops, boost="only")}}
    table = Table("b:C3n f:C3w g:C2n", hand="b.base", foe="f.base", cards=cards, **setup)
    return table.on("attack", f"{use}:slow:b.base", aim, "with:fast:f.base")


@pytest.mark.rule("AR-58")
@pytest.mark.parametrize(
    ("verb", "damage", "effect"),
    [("block_damage", 0, True), ("block_effect", 3, False), ("cancel", 0, False), ("evade", 0, False)],
)
def test_what_each_stops(verb: str, damage: int, effect: bool) -> None:
    table = answered(op(verb))
    assert table.health("f") == [10 - damage]
    assert (table.marks("f") == {"numb"}) is effect


@pytest.mark.rule("AR-58")
def test_evading_is_for_the_own_hero_and_a_targeted_card_alone() -> None:
    assert answered(op("evade"), aim="g").health("g") == [7]
    table = answered(op("evade"), attack={"scheme": area()}, aim="C3")
    assert table.health("f") == [7]
    assert table.at("f") == ["C3w"]


@pytest.mark.rule("AR-58")
@pytest.mark.parametrize("verb", ["block_damage", "cancel", "evade"])
def test_they_work_on_hidden_cards_too(verb: str) -> None:
    table = answered(op(verb), use="hide_with", marks={"b": "stealth"})
    assert table.health("f") == [10]


@pytest.mark.rule("AR-58")
def test_they_come_too_late_for_a_card_whose_turn_is_over() -> None:
    """The attacker's later card is executed before: then the answer has nothing left to stop."""
    cards = {"b.base": ATTACK, "f.base": {"slow": do(op("cancel"), boost="only")}, "c.base": {"damage": 3}}
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", foe="f.base", cards=cards)
    table.on("attack", "with:slow:b.base", "f", "with:slow:f.base", "attack:fast:c.base", "f")
    assert table.health("f") == [7], "c's later card stands, b's is cancelled"


@pytest.mark.rule("AR-58")
def test_the_card_is_named_at_the_declaration() -> None:
    cards = {"f.base": {"fast": do(op("cancel"), boost="only")}}
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "with:fast:f.base")
    assert (table.question, table.offered) == ((1, "named"), ["0", "1"])
    table.answer("0")
    assert {each["card"] for each in table.emitted("executes")} == {"f.base", "c.base"}
    assert table.emitted("skipped", at=0, why="cancelled")


@pytest.mark.rule("AR-58", "AR-26")
def test_redirecting_makes_another_hero_the_target() -> None:
    redirect = op("redirect", who={"side": "own", "of": "ally_target", "within": 1, "pick": "one"})
    table = answered(redirect)
    assert table.question == (1, "who")
    assert {*table.offered} == {"f", "g"}
    table.answer("g")
    assert table.health("f", "g") == [10, 7]


@pytest.mark.rule("AR-86", "AR-58")
def test_redirecting_a_hidden_card_does_not_show_whom_it_names() -> None:
    """Offered is who is near the answering hero, whoever the hidden card names."""
    redirect = op("redirect", who={"side": "own", "of": "ally_target", "within": 1, "pick": "one"})
    offered = []
    for aim in ("f", "h", "none"):
        table = answered(redirect, aim=aim, use="hide", marks={"b": "stealth"})
        offered.append(table.offered)
    assert offered[0] == offered[1] == offered[2]


@pytest.mark.rule("AR-87", "AR-42")
def test_retyping_changes_the_element_of_the_named_card() -> None:
    cards = {
        "b.base": {"damage": 4},
        "g.base": {"fast": do(op("retype", to="chaos"), boost="only")},
        "f.base": {"element": "chaos"},
    }
    table = Table("b:C3n f:C3w c:C3s", hand="b.base c.base", foe="f.base g.base", cards=cards)
    table.on(
        "attack", "attack:slow:b.base", "f", "block:slow:f.base", "attack:fast:c.base", "none", "with:fast:g.base", "0"
    )
    assert table.emitted("guarded")[0]["element"] == 0


@pytest.mark.rule("AR-33")
def test_retyping_the_direction_changes_whom_shields_protect() -> None:
    """A targeted card made an area card hits the area of its target."""
    table = answered(op("retype", to="area"), marks={"f": "stealth"}, attack={"scheme": targeted()})
    assert table.health("f") == [7]


def retyped(places: str, *aim: str, **attack: Any) -> Table:
    """Return a table after b has attacked with a card that his ally c makes targeted."""
    cards = {"b.base": attack, "c.base": {"fast": do(op("retype", to="targeted"), boost="support")}}
    table = Table(places, hand="b.base c.base", cards=cards)
    return table.on("attack", "attack:slow:b.base", *aim, "with:fast:c.base")


@pytest.mark.rule("AR-88", "AR-40")
def test_an_area_card_made_targeted_names_one_hero_in_its_area() -> None:
    table = retyped("b:C3n c:C4s f:C3w g:C3s", "C3", scheme=area())
    assert (table.question, table.offered) == ((0, "aim"), ["f", "g"])
    table.answer("g")
    assert table.health("f", "g") == [10, 8]


@pytest.mark.rule("AR-88")
def test_the_only_hero_in_the_area_is_not_asked_for() -> None:
    table = retyped("b:C3n c:C4s f:C3w", "C3", scheme=area())
    assert table.health("f") == [8]


@pytest.mark.rule("AR-88", "AR-30")
def test_a_pattern_made_targeted_names_one_hero_in_its_areas() -> None:
    table = retyped("b:C3n c:B1n f:C4w g:C3s", "4", scheme={"kind": "pattern", "areas": ["f", "o"]})
    assert table.offered == ["f", "g"]
    table.answer("f")
    assert table.health("f", "g") == [8, 10]


@pytest.mark.rule("AR-88", "AR-44")
def test_who_is_named_may_dodge() -> None:
    table = Table(
        "b:C3n c:C4s f:C3w g:C3s", hand="b.base c.base", foe="f.base",
        cards={
            "b.base": {"scheme": area()},
            "c.base": {"fast": do(op("retype", to="targeted"), boost="support")},
            "f.base": {"block": {"kind": "dodge"}},
        },
    )  # fmt: skip
    table.on("attack", "attack:slow:b.base", "C3", "block:slow:f.base", "with:fast:c.base").answer("f")
    assert table.health("f", "g") == [10, 10]
