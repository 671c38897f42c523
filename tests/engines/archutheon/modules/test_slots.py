"""The module of the advanced board: each slot has an attack of its own (AR-97)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.tables import Table

ON = {"slots": "on"}


@pytest.mark.rule("AR-97")
def test_each_open_slot_has_its_own_attack_usable_without_a_card() -> None:
    table = Table("b:C3n f:C3w g:C3s", hand="b.base", options=ON).on("attack")
    assert {word for word in table.offered if word.startswith("slot")} == {"slot:slow:", "slot:fast:"}
    table.on("slot:slow:", "b", "f", "truth", "pass", "slot:fast:", "b", "C3", "chaos").rest()
    assert table.health("f", "g") == [8, 9], "1 targeted, then 1 in the area"


@pytest.mark.rule("AR-97", "AR-24")
def test_in_defence_too_even_with_an_empty_hand() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", options=ON).on("attack", "attack:slow:b.base", "none")
    assert table.question == (1, "answer")
    assert {word for word in table.offered if word.startswith("slot")} == {"slot:slow:", "slot:fast:"}
    table.on("slot:slow:", "f", "b", "truth").rest()
    assert table.health("b") == [9]


@pytest.mark.rule("AR-97", "AR-29")
def test_the_slot_is_used_until_recovery() -> None:
    table = Table("b:C3n f:C3w", options=ON).on("attack", "slot:slow:", "b", "f", "truth", "pass")
    assert {word for word in table.offered if word.startswith("slot")} == {"slot:fast:"}
    table.rest()
    table.finish().finish()
    assert not [each for each in table.board.declared if each.side == 0]


@pytest.mark.rule("AR-97", "AR-95")
def test_boosts_apply_to_it() -> None:
    options = {"slots": "on", "boosting": "on"}
    table = Table("b:C3n f:C3w", hand="c.base", cards={"c.base": {"element": "chaos"}}, options=options)
    table.on("attack", "slot:slow:", "c.base", "b", "f", "truth").rest()
    assert table.health("f") == [7]


@pytest.mark.rule("AR-97", "AR-22", "AR-28")
def test_its_element_is_named() -> None:
    table = Table("b:C3n f:C3w", options=ON).on("attack", "slot:slow:", "b", "f")
    assert (table.question, {*table.offered}) == ((0, "element"), {"freedom", "truth", "chaos"})


@pytest.mark.rule("AR-97")
def test_the_effects_of_a_slot_attack() -> None:
    """The fast one in defence shifts its hero."""
    table = (
        Table("b:C3n f:C3w", hand="b.base", options=ON)
        .on("attack", "attack:slow:b.base", "none", "slot:fast:", "f", "b", "truth")
        .rest()
    )
    assert table.at("f") == ["C3s"]


@pytest.mark.rule("AR-97")
def test_without_the_module_only_the_slow_slot_attacks_and_only_without_cards() -> None:
    assert not any(word.startswith("slot") for word in Table(hand="b.base").on("attack").offered)
    assert Table().on("attack").offered == ["slot:slow:"]
    table = Table("b:C3n f:C3w").on("attack", "slot:slow:", "b", "f", "truth")
    assert table.question == (0, "turn"), "no second one, and none in defence"
