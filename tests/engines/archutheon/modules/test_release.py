"""The module of release (AR-96)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table

ON = {"release": "on"}


def released(where: str, **setup: Any) -> Table:
    """Return a table after b's card was released."""
    return Table("b:C3n f:C3w", **{"hand": "b.base", "options": ON, **setup}).on("attack", "release:slow:b.base", where)


@pytest.mark.rule("AR-96")
def test_the_element_comes_at_once_onto_the_hero_or_his_area() -> None:
    hero = released("hero", foe="f.base")
    assert hero.question == (1, "answer"), "at the declaration"
    assert hero.hero("b").element == "freedom"
    area = released("area", foe="f.base")
    assert area.board.aside[area.area("C3")].what == "freedom"
    assert area.hero("b").element == ""


@pytest.mark.rule("AR-96")
def test_the_card_does_nothing_else() -> None:
    table = released("hero", cards={"b.base": {"slow": do(op("put", what="armour", who="self"))}}).rest()
    assert (table.marks("b"), table.health("f")) == (set(), [10])
    assert not table.emitted("executes")


@pytest.mark.rule("AR-96", "AR-22")
def test_it_is_a_declaration_in_the_attack_column_so_combat_may_end_with_it() -> None:
    table = released("hero", hand="b.base c.base")
    assert table.question == (0, "declare")
    assert "end" in table.offered
    assert not any(word.split(":")[1:2] == ["slow"] for word in table.offered), "its slot is taken"


@pytest.mark.rule("AR-96", "AR-40", "AR-24")
def test_a_block_does_not_reach_back_over_a_release_to_an_earlier_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", options=ON)
    table.on("attack", "attack:slow:b.base", "f", "pass", "release:fast:c.base", "hero")
    assert table.question == (1, "answer")
    assert not any(word.startswith("block") for word in table.offered)


@pytest.mark.rule("AR-96", "AR-28")
def test_universum_is_named_and_void_is_named_by_the_opponent() -> None:
    named = released("hero", cards={"b.base": {"element": "universum"}})
    assert named.question == (0, "element")
    assert named.answer("chaos").hero("b").element == "chaos"
    void = released("hero", cards={"b.base": {"element": "void"}})
    assert void.question == (1, "void")
    assert void.answer("truth").hero("b").element == "truth"


@pytest.mark.rule("AR-96", "AR-25")
def test_in_defence_too() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", options=ON)
    table.on("attack", "attack:slow:b.base", "none", "release:slow:f.base", "hero")
    assert table.hero("f").element == "freedom"


@pytest.mark.rule("AR-96", "AR-29")
def test_it_stays_in_its_slot_until_recovery() -> None:
    table = released("hero").finish().finish()
    assert table.board.players[0].recharge[0] == ("b.base",)


@pytest.mark.rule("AR-96")
def test_without_the_module_there_is_none() -> None:
    assert not any(word.startswith("release") for word in Table(hand="b.base").on("attack").offered)
