"""Recovery: its order, cards on their way, deferred effects (AR-16, AR-17, AR-70, AR-99)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

DEFERRED = do(op("put", what="numb", who="hit"), deferred=True)


@pytest.mark.rule("AR-16")
def test_oranges_first_turn_has_no_recovery() -> None:
    table = Table(turn=1, marks={"e": "withering"})
    assert table.health("e") == [10]
    assert table.finish().finish().health("e") == [9]


@pytest.mark.rule("AR-17")
def test_the_cards_move_on() -> None:
    """1 to the hand, 2 to 1, 3 to 2; slow to 1, fast to 2, swift to 3, of both columns."""
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base g.base", tracks=((0, 2, 0), (0, 2, 0)))
    table.board.players[0].recharge = (("a.base",), ("a.one",), ("a.leader",))
    table.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "none")
    table.on("attack:fast:c.base", "f", "attack:fast:g.base", "none", "attack:swift:d.base", "f").finish()
    assert table.board.players[1].recharge == (("f.base",), ("g.base",), ())
    table.finish()
    player = table.board.players[0]
    assert player.hand == ["a.base"]
    assert player.recharge == (("a.one", "b.base"), ("a.leader", "c.base"), ("d.base",))
    assert player.known[0].cards == ("a.base",), "all have seen it come to the hand"


@pytest.mark.rule("AR-17", "AR-70")
def test_withering_comes_after_the_cards_and_before_deferred_effects() -> None:
    """Withering kills f before the deferred healing of c, in the order of the events."""
    cards = {"b.base": {"slow": do(op("heal", by=1, who="self"), deferred=True)}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards, health={"b": 5}, marks={"f": "withering"})
    table.fight("with:slow:b.base", "none").finish().finish()
    assert table.board.turn == 3
    assert table.kinds("recovered", "hurt", "healed")[-3:] == ["recovered", "hurt", "healed"]


@pytest.mark.rule("AR-17", "AR-82")
def test_the_collapse_shifts_before_all_else() -> None:
    table = Table("f:C3w", marks={"f": "withering"}, turn=2)
    table.board.collapse = 1
    table.finish()
    assert table.question == (0, "collapse")
    table.answer("green")
    assert table.kinds("collapse_shifts", "recovered", "hurt")[-3:] == ["collapse_shifts", "recovered", "hurt"]


@pytest.mark.rule("AR-17", "AR-87")
def test_charge_comes_last() -> None:
    table = Table("b:C3n", turn=2, options={"charge": "on"}, marks={"f": "withering"})
    table.board.players[0].charges = ("truth", "chaos", "chaos")
    table.finish()
    assert table.kinds("recovered", "hurt", "bonus")[-3:] == ["recovered", "hurt", "bonus"]


# ---------------------------------------------------------------- deferred effects


def deferred(scheme: object, aim: str, **setup: object) -> Table:
    """Return a table after b's deferred card was executed."""
    cards = {"b.base": {"damage": 0, "scheme": scheme, "slow": DEFERRED}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards, **setup)  # type: ignore[arg-type]
    return table.fight("with:slow:b.base", aim)


@pytest.mark.rule("AR-99")
def test_a_deferred_effect_acts_in_its_owners_next_recovery() -> None:
    table = deferred(targeted(), "f")
    assert table.marks("f") == set()
    assert table.view().deferred == ((table.number("b"), "b.base"),), "it lies beside its hero, public"
    table.finish()
    assert (table.board.turn, table.marks("f")) == (2, set())
    table.finish()
    assert table.marks("f") == {"numb"}
    assert table.view().deferred == ()


@pytest.mark.rule("AR-99")
def test_no_range_is_checked_but_shields_count() -> None:
    table = deferred(targeted(), "f").finish()
    table.hero("f").cell = table.cell("A1w")
    assert table.finish().marks("f") == {"numb"}
    table = deferred(targeted(), "f").finish()
    table.mark("f", "stealth")
    assert table.finish().marks("f") == {"stealth"}
    table = deferred(area(), "C3").finish()
    assert table.finish().marks("f") == {"numb"}
    table = deferred(area(), "C3").finish()
    table.mark("f", "aloft")
    assert table.finish().marks("f") == {"aloft"}


@pytest.mark.rule("AR-99")
def test_it_needs_its_hero_alive() -> None:
    table = deferred(targeted(), "f").finish()
    table.hero("b").cell = -1
    assert table.finish().marks("f") == set()


@pytest.mark.rule("AR-99")
def test_deferred_effects_come_in_the_order_of_execution() -> None:
    cards = {name: {"damage": 0, "slow": DEFERRED, "fast": DEFERRED} for name in ("b.base", "c.base")}
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", cards=cards)
    table.on("attack", "with:slow:b.base", "f", "with:fast:c.base", "f")
    assert [each.hero for each in table.board.deferred] == [table.number("c"), table.number("b")]
