"""The module of base boosts (AR-95)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.archutheon.derived.boosts import strengthen
from tests.engines.archutheon.packs import do, op, targeted
from tests.engines.archutheon.tables import Table

ON = {"boosting": "on"}
SWIFT = ((0, 2, 0), (0, 2, 0))


def boosted(element: str, *answers: str, card: Any = None, use: str = "attack:slow:b.base", **setup: Any) -> Table:
    """Return a table after b's base card, with c's tucked under it, was declared with these answers."""
    cards = {"b.base": card or {}, "c.base": {"element": element}}
    table = Table(**{"places": "b:C3n f:C3w", "hand": "b.base c.base", "cards": cards, "options": ON, **setup})
    return table.on("attack", use, "c.base", *answers)


@pytest.mark.rule("AR-95")
def test_chaos_adds_2_damage() -> None:
    assert boosted("chaos", "f").health("f") == [6]


@pytest.mark.rule("AR-95", "AR-34")
def test_it_adds_nothing_to_a_card_without_damage() -> None:
    assert boosted("chaos", "f", card={"damage": 0}).health("f") == [10]


@pytest.mark.rule("AR-95", "AR-57")
def test_chaos_adds_2_to_healing() -> None:
    card = {"damage": 0, "slow": do(op("heal", by=1, who="self"))}
    assert boosted("chaos", "f", card=card, use="with:slow:b.base", health={"b": 5}).health("b") == [8]


@pytest.mark.rule("AR-95", "AR-41")
def test_chaos_adds_2_to_a_block_in_defence_too() -> None:
    cards = {"b.base": {"damage": 5}, "g.base": {"element": "chaos"}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base g.base", cards=cards, options=ON)
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base", "g.base").rest()
    assert table.health("f") == [9]


@pytest.mark.rule("AR-95", "AR-30")
@pytest.mark.parametrize(
    ("how", "scheme", "places", "hit"),
    [
        ("far+", targeted(1), "b:C3n f:C1s", True),
        ("far-", targeted(1), "b:C3n f:C2n", False),
        ("near-", targeted(2, 2), "b:C3n f:C2n", True),
        ("near+", targeted(2, 1), "b:C3n f:C2n", False),
    ],
)
def test_freedom_moves_either_end_of_the_range_by_1(how: str, scheme: Any, places: str, hit: bool) -> None:
    table = boosted("freedom", how, "f", card={"scheme": scheme}, places=places)
    assert table.health("f") == [8 if hit else 10]


@pytest.mark.rule("AR-95")
def test_truth_uses_a_property_of_another_open_speed() -> None:
    card = {"slow": do(op("put", what="numb", who="hit")), "fast": do(op("put", what="blind", who="hit"))}
    assert boosted("truth", "f", card=card, use="with:slow:b.base").marks("f") == {"blind"}, (
        "fast is the only other open one"
    )
    table = boosted("truth", card=card, use="with:slow:b.base", tracks=SWIFT)
    assert (table.question, {*table.offered}) == ((0, "how"), {"fast", "swift"})


@pytest.mark.rule("AR-95", "AR-28")
def test_a_universum_boost_names_its_element_and_void_asks_the_opponent_before_the_window() -> None:
    table = boosted("universum")
    assert (table.question, {*table.offered}) == ((0, "tuck_element"), {"freedom", "truth", "chaos"})
    table.on("chaos", "f")
    assert table.health("f") == [6]
    void = boosted("void", "f", foe="f.base")
    assert void.question == (1, "void")
    assert void.answer("chaos").question == (1, "answer")
    assert void.answer("pass").health("f") == [6]


@pytest.mark.rule("AR-95", "AR-28")
def test_the_way_of_a_void_boost_is_its_players_choice() -> None:
    void = boosted("void", "f", places="b:C3n f:C1s").answer("freedom")
    assert (void.question, {*void.offered}) == ((0, "how"), {"far+", "far-", "near+", "near-"})
    assert void.answer("far+").health("f") == [8]


@pytest.mark.rule("AR-95", "AR-86")
def test_a_void_boost_does_not_show_whether_a_hidden_card_uses_its_property() -> None:
    asked = []
    for use in ("hide", "hide_with"):
        cards = {"b.base": {"slow": do(op("put", what="numb", who="hit"))}, "c.base": {"element": "void"}}
        table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, options=ON, tracks=SWIFT)
        table.on("attack", f"{use}:slow:b.base", "c.base", "f", "truth")
        asked.append(table.question)
    assert asked[0] == asked[1] == (0, "how")


# ---------------------------------------------------------------- a slot of its own


@pytest.mark.rule("AR-95")
def test_a_boost_in_a_slot_of_its_own_strengthens_a_card_declared_before() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", cards={"c.base": {"element": "chaos"}}, options=ON)
    table.on("attack", "attack:slow:b.base", "none", "f", "boost:fast:c.base", "0")
    assert table.health("f") == [6]
    assert not table.emitted("executes", card="c.base"), "the boosting card does nothing else"


@pytest.mark.rule("AR-95")
def test_or_the_next_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", cards={"c.base": {"element": "chaos"}}, options=ON)
    table.on("attack", "boost:slow:c.base", "attack:fast:b.base", "f")
    assert table.health("f") == [6]


@pytest.mark.rule("AR-95")
def test_there_is_one_boost_a_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", cards={"c.base": {"element": "chaos"}}, options=ON)
    table.on("attack", "attack:slow:b.base", "c.base", "f", "boost:fast:d.base")
    assert table.question == (0, "how") or table.question == (0, "turn"), "no card is left to be named"
    assert table.board.declared[-1].named == -1


@pytest.mark.rule("AR-95")
def test_it_counts_from_its_declaration() -> None:
    """The boost's own turn may be cancelled; what it gave stays."""
    cards = {"c.base": {"element": "chaos"}, "f.base": {"fast": do(op("cancel"), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, options=ON)
    table.on("attack", "attack:slow:b.base", "none", "f", "pass", "boost:fast:c.base", "0", "with:fast:f.base", "1")
    assert table.health("f") == [6]


@pytest.mark.rule("AR-95", "AR-28")
def test_a_void_boost_of_its_own_slot_has_its_way_chosen() -> None:
    table = Table("b:C3n f:C1s", hand="b.base c.base", cards={"c.base": {"element": "void"}}, options=ON)
    table.on("attack", "attack:slow:b.base", "none", "f", "boost:fast:c.base", "0")
    assert table.question == (1, "void")
    table.on("freedom", "far+")
    assert table.health("f") == [8]


@pytest.mark.rule("AR-95")
def test_truth_in_a_slot_of_its_own_is_about_the_speed_of_the_card_it_strengthens() -> None:
    cards = {
        "b.base": {"slow": do(op("put", what="numb", who="hit")), "fast": do(op("put", what="blind", who="hit"))},
        "c.base": {"element": "truth"},
    }
    table = Table("b:C3n f:C3w", hand="b.base c.base", cards=cards, options=ON)
    table.on("attack", "with:slow:b.base", "none", "f", "boost:fast:c.base", "0")
    assert table.marks("f") == {"blind"}


@pytest.mark.rule("AR-95", "AR-29")
def test_a_tucked_card_recharges_with_the_slot() -> None:
    table = boosted("chaos", "f").finish().finish()
    assert table.board.players[0].recharge[0] == ("b.base", "c.base")


@pytest.mark.rule("AR-95")
def test_without_the_module_nothing_is_boosted() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base").on("attack")
    assert not any(word.startswith("boost") for word in table.offered)
    assert table.answer("attack:slow:b.base").question == (0, "target")


@pytest.mark.rule("AR-95")
def test_a_boost_whose_element_has_changed_since_its_way_was_named_does_nothing_else() -> None:
    cards = {"b.base": {"slow": do(op("heal", by=1, who="self"))}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards, options=ON).on("attack", "with:slow:b.base", "f")
    (main,) = table.board.declared
    for element, way in (("truth", "far+"), ("freedom", "fast")):
        strengthen(table.board, table.rules.pack, main, element, way)
        assert (main.property, main.reach) == ("slow", (0, 0))
